# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.lagranja cimport asked_helpers
from barrowgate.lagranja cimport completion
from barrowgate.lagranja cimport dice
from barrowgate.lagranja cimport extensions
from barrowgate.lagranja cimport farming
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport market
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport peddler
from barrowgate.lagranja cimport revenue
from barrowgate.lagranja cimport roof
from barrowgate.lagranja cimport scoring
from barrowgate.lagranja cimport solo
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport State

cpdef int acting_seat(State state) except? -1
@cython.locals(running=bint)
cpdef int settle(State state) except -1
cpdef int run_frame(State state, int seat) except -1
cpdef int start_round(State state) except -1
cpdef int run_step(State state) except -1
cpdef int turns(State state) except? -1
cpdef int turn_seat(State state, int begun) except? -1
cpdef int begin_step(State state) except -1
cpdef int begin_turn(State state, int seat) except -1
cpdef int finish_round(State state) except -1
cpdef int set_up(State state, Py_ssize_t seed) except -1
cpdef int choose_order(State state) except -1
cpdef int block_buildings(State state) except -1
cpdef int set_up_farm(State state, int seat) except -1
cpdef int place_start_markers(State state) except -1
