# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.chance cimport Chance
from barrowgate.core.pool cimport Pool
from barrowgate.loyang cimport names
from barrowgate.loyang cimport pile_guess
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int hide(State state, int seat) except -1
cpdef int deal(State state, int seat, Chance chance) except -1
cpdef bint is_others(int place, int base, int seat) except -1
@cython.locals(is_regular=bint)
cpdef bint may_be_starter(State state, int card) except -1
cpdef int gather_starters(State state, int seat, Pool pool) except -1
cpdef int gather_drawn(State state, int seat, Pool pool) except -1
cpdef bint is_drawn(int place, int seat) except -1
cpdef int lay_starters(State state, Pool pool) except -1
cpdef int lay_starter(State state, Pool pool, int place) except -1
cpdef int lay_hands(State state, int seat, Pool pool) except -1
cpdef bint is_pile_hidden(Farm farm, int seat) except -1
cpdef int sort_pile(Farm farm) except -1
cpdef bint comes_before(int card, int size, int other_card, int other_size) except -1
