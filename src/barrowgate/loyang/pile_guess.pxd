# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.chance cimport Chance
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cdef int UPPER
cdef int LOWER
cdef int UNDER
cdef int MOST_STEPS
@cython.final
cdef class PileGuess:
    cdef public short[20] left
    cdef public short[64] under
    cdef public short[8] common
    cdef public short[16] sizes
    cdef public int n_under
    cdef public int steps
    cdef public int marking
    @cython.locals(is_there=bint)
    cpdef int begin(self, State state) except -1
    cpdef int count(self, int half) except? -1
    cpdef bint holds(self, int part, int field) except -1
    cpdef int copies(self, int field) except? -1
    cpdef int take(self, int part, int field) except -1
    cpdef int give_back(self, int part, int field) except -1
    cpdef int top(self) except? -1
    cpdef int mark(self) except -1
    cpdef int mark_half(self, int half, int first) except? -1
    cpdef int places(self, int part) except? -1

cpdef int deal_pile(State state, Farm farm, Chance chance) except -1
cpdef int lay_pile(State state, Farm farm, PileGuess guess, Chance chance) except -1
cpdef int lay_half(Farm farm, PileGuess guess, int half, int first, Chance chance) except? -1
cpdef int lay_field(State state, Farm farm, int place, int field) except -1
cpdef int fields_left(State state, Farm farm) except? -1
@cython.locals(is_under=bint)
cpdef int fields_after(State state, Farm farm) except? -1
cpdef int find_sizes(State state, Farm farm, PileGuess guess) except -1
cpdef int size_bit(int size) except? -1
cpdef int half_count(State state) except? -1
cpdef int put_under(Farm farm, PileGuess guess, int event) except -1
cpdef int draw_part(Farm farm, PileGuess guess, int event, Chance chance) except? -1
cpdef int parts_within_reach(Farm farm, PileGuess guess, int event) except? -1
cpdef double ways(Farm farm, PileGuess guess, int event) except? -1
cpdef double ways_turned(Farm farm, PileGuess guess, int event) except? -1
cpdef double ways_from(Farm farm, PileGuess guess, int event, int part) except? -1
cpdef double orders(int count) except? -1
