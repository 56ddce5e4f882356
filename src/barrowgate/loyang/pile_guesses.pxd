# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cdef int GUESSES
cdef int UNDER
@cython.final
cdef class PileGuesses:
    cdef public short[64] first
    cdef public short[64] second
    cdef public short[64] n_under
    cdef public short[1024] under
    cdef public int count
    cdef public int lost
    cpdef int follow(self, State state, Farm farm) except -1
    cpdef int turn(self, int field) except -1
    cpdef bint lifts_top(self, int guess, int field) except -1
    cpdef bint lifts_size(self, int guess, int field, int half) except -1
    cpdef int take(self, int field) except -1
    cpdef int put_under(self, int field) except -1
    cpdef int branch(self, int guess) except -1
    cpdef int move(self, int guess, int place) except -1
    cpdef int close_up(self, int guess, int place) except -1
    cpdef int sizes_at(self, State state, int place) except? -1

cpdef int sizes_of_half(State state) except? -1
cpdef int count_bits(int sizes) except? -1
cpdef int size_bit(State state, int field) except? -1
