# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport market
from barrowgate.lagranja cimport names
from barrowgate.lagranja.state cimport State

cdef int FAR
@cython.locals(lowest=bint)
cpdef int discard_die(State state) except -1
cpdef bint is_kept(State state, int number) except -1
@cython.locals(comes_first=bint, is_early=bint)
cpdef int take_neutral_turn(State state) except -1
cpdef int place_neutral(State state) except -1
cpdef int choose_space(State state, int value) except? -1
@cython.locals(higher=bint, lower=bint)
cpdef int score_space(State state, int space) except? -1
cpdef int distance_to_neutral(State state, int space) except? -1
cpdef int steps_between(State state, int one, int other) except? -1
cpdef int decide_order(State state) except -1
cpdef int discard_before_die(State state) except -1
