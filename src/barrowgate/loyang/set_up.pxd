# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.loyang cimport farming
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport flow
from barrowgate.loyang cimport grid
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int set_up(State state, Py_ssize_t seed) except -1
cpdef int set_up_farm(State state, int seat) except -1
cpdef int shuffle_half(State state, int seat) except -1
cpdef int deal_starters(State state) except -1
@cython.locals(in_deck=bint)
cpdef bint is_spare_starter(State state, int regular) except -1
cpdef int set_up_dummy(State state) except -1
cpdef int why_not_begin_with(State state, Farm farm, int vegetable) except? -1
cpdef int offer_crop(State state, Farm farm) except -1
cpdef int why_not_crop(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_crop(State state, Farm farm, int verb, int number) except -1
