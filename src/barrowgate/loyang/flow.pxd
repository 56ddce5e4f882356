# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.loyang cimport customers
from barrowgate.loyang cimport distribution
from barrowgate.loyang cimport farming
from barrowgate.loyang cimport helpers
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport pack
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport State

cpdef int phase(State state) except? -1
cpdef int acting_seat(State state) except? -1
@cython.locals(running=bint)
cpdef int settle(State state) except -1
cpdef int run_frame(State state, int seat) except -1
cpdef int run_step(State state) except -1
cpdef int next_turn(State state, int begun) except? -1
cpdef int next_action(State state, int begun) except? -1
cpdef int begin_step(State state) except -1
@cython.locals(has_hand=bint)
cpdef int begin_turn(State state, int seat) except -1
cpdef int end_step(State state) except -1
cpdef int set_order(State state) except -1
cpdef int end_round(State state) except -1
cpdef int end_game(State state) except -1
cpdef int end_actions(State state, int seat) except -1
cpdef int set_up(State state, Py_ssize_t seed) except -1
cpdef int set_up_farm(State state, int seat) except -1
cpdef int shuffle_half(State state, int seat) except -1
cpdef int deal_starters(State state) except -1
@cython.locals(in_deck=bint)
cpdef bint is_spare_starter(State state, int regular) except -1
cpdef int set_up_dummy(State state) except -1
