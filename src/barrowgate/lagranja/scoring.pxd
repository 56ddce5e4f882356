# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.lagranja cimport dice
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int score_round(State state) except -1
cpdef int market_markers(State state, int seat) except? -1
cpdef int clear_round(State state) except -1
cpdef int stack_discs(State state) except -1
cpdef int end_game(State state) except -1
cpdef int sellable(Farm farm, int good) except? -1
cpdef int put_away(Farm farm) except -1
