# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.lagranja cimport answer
from barrowgate.lagranja cimport decide
from barrowgate.lagranja cimport flow
from barrowgate.lagranja cimport names
from barrowgate.lagranja.components cimport Components
from barrowgate.lagranja.state cimport State

@cython.final
cdef class Position(State):
    cpdef int set_up(self, int seed) except -1
    cpdef list actors(self)
    cpdef list legal(self, int seat)
    cpdef int fill_legal(self, int seat) except -1
    cpdef int why_not(self, int seat, int action) except? -1
    cpdef int play(self, int seat, int action) except -1
    cpdef bint is_remembered(self, int seat, int action) except -1
    cpdef Position copy(self)
    cpdef int copy_into(self, Position new) except -1
    cpdef list scores(self)
    cpdef list standing(self)
    cpdef int undo_floor(self, int seat) except? -1
    cpdef int watch(self) except -1
    cpdef list take_events(self)
