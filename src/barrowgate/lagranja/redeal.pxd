# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.chance cimport Chance
from barrowgate.core.pool cimport Pool
from barrowgate.lagranja cimport names
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int hide(State state, int seat) except -1
cpdef int deal(State state, int seat, Chance chance) except -1
@cython.locals(is_hand=bint)
cpdef bint is_hidden(State state, int seat, int card) except -1
cpdef int gather(State state, int seat, int generation, Pool pool) except -1
cpdef int lay_all(State state, int seat, int discarding, Pool pool) except -1
cpdef int discarding_seat(State state, int seat) except? -1
cpdef int newest_discard(State state, int discarding) except? -1
cpdef int draw_high(State state, int seat, int discarding, int generation, int needed, Chance chance) except? -1
cpdef double ways(State state, int seat, int discarding, int generation, int needed) except? -1
cpdef double ways_with(State state, int seat, int discarding, int generation, int needed, int high) except? -1
cpdef int count_held(State state, int seat, int generation) except? -1
cpdef int count_hidden(State state, int seat, int generation, int least, int most) except? -1
cpdef double choose(int total, int number) except? -1
cpdef int shuffle_for(State state, int discarding, int high, Pool pool, Chance chance) except -1
cpdef bint is_donkey_hidden(State state, int seat, int other) except -1
cpdef int count_awake(Farm farm) except? -1
cpdef int nth_awake(Farm farm, int number) except? -1
