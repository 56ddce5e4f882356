# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport reach
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int discard_used(State state, Farm farm, int card) except -1
cpdef int throw(State state, Farm farm, int card) except -1
cpdef int run_used(State state, Farm farm) except -1
@cython.locals(is_foreman=bint)
cpdef int run_foreman(State state, Farm farm) except -1
cpdef bint foreman_sees(State state, int seat, int discarder) except -1
cpdef int offer_foreman(State state, Farm farm) except -1
cpdef int why_not_foreman(State state, Farm farm, int verb, int number) except? -1
@cython.locals(just_used=bint)
cpdef int answer_foreman(State state, Farm farm, int verb, int number) except -1
cpdef int why_not_swap(State state, Farm farm, int card) except? -1
cpdef bint can_con(State state, Farm farm) except -1
cpdef int offer_con(State state, Farm farm) except -1
cpdef int why_not_con(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_con(State state, Farm farm, int verb, int number) except -1
cpdef int swap_with_grid(State state, Farm farm, int con_man, int card) except -1
