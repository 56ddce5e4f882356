# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.loyang cimport distribution
from barrowgate.loyang cimport end_of_turn
from barrowgate.loyang cimport farming
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport foreman
from barrowgate.loyang cimport grid
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport State

cpdef int acting_seat(State state) except? -1
cpdef int first_of_pair(State state) except? -1
@cython.locals(running=bint)
cpdef int settle(State state) except -1
cpdef int run_frame(State state, int seat) except -1
cpdef int run_step(State state) except -1
cpdef int next_turn(State state, int begun) except? -1
cpdef int next_action(State state, int begun) except? -1
cpdef int begin_step(State state) except -1
cpdef int begin_turn(State state, int seat) except -1
cpdef int end_step(State state) except -1
cpdef int set_order(State state) except -1
cpdef int end_round(State state) except -1
cpdef int end_game(State state) except -1
