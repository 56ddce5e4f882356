# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.loyang cimport customer_helpers
from barrowgate.loyang cimport field_helpers
from barrowgate.loyang cimport foreman
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport reach
from barrowgate.loyang cimport shop_helpers
from barrowgate.loyang cimport stall_helpers
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int offer_uses(State state, Farm farm) except -1
cpdef int why_not_use(State state, Farm farm, int use) except? -1
@cython.locals(possible=bint)
cpdef bint has_effect(State state, Farm farm, int use) except -1
cpdef int note_use(State state, int seat, int use) except -1
cpdef int use_helper(State state, Farm farm, int use) except -1
@cython.locals(lasting=bint)
cpdef bint begins_to_last(Farm farm, int use) except -1
cpdef int start_effect(State state, Farm farm, int use, int card) except -1
cpdef int why_not_throw(State state, Farm farm, int kind) except? -1
cpdef bint uses_squire(State state, int seat) except -1
cpdef int offer_throws(State state, Farm farm) except -1
cpdef int throw_helper(State state, Farm farm, int kind) except -1
