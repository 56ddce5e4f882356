# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int phase(State state) except? -1
cpdef bint reaches(State state, int seat, int owner) except -1
cpdef bint is_within_reach(State state, int seat, int card) except -1
cpdef int pay_owner(State state, Farm farm, int owner, int amount, int cause) except -1
cpdef bint can_swap(State state, int seat, int first, int number) except -1
@cython.locals(is_own=bint)
cpdef int why_not_own(State state, int seat, int card, bint fits) except? -1
cpdef int why_not_other(State state, int seat, int card, bint fits) except? -1
cpdef int offer_own(State state, int seat, int first, int number) except -1
cpdef int offer_others(State state, int seat, int first, int number) except -1
