# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport board_checks
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport pile_guess
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int check(State state) except -1
cpdef int check_order(State state) except -1
cpdef int count_at(State state, int place) except? -1
cpdef int check_no_card(State state) except -1
cpdef int check_cards(State state) except -1
@cython.locals(is_area=bint)
cpdef bint is_place(State state, int place) except -1
cpdef int check_grid(State state) except -1
cpdef int check_covered(State state) except -1
@cython.locals(is_served=bint)
cpdef int check_open_cards(State state) except -1
cpdef int check_stocks(State state, Farm farm) except -1
@cython.locals(is_common=bint, is_private=bint)
cpdef int check_pile(State state, Farm farm) except -1
cpdef int check_farm(State state, Farm farm) except -1
@cython.locals(is_foreman=bint)
cpdef int check_frames(State state, int seat) except -1
