# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport answer
from barrowgate.lagranja cimport decide
from barrowgate.lagranja cimport flow
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja.state cimport State

cdef class Position(State):
    cpdef int set_up(self, unsigned long long seed) except -1
    cdef bint may_act(self, int seat) except -1
    cdef int first_actor(self) except? -1
    cdef int offer_actions(self, int seat) except -1
    cdef int reason(self, int seat, int action) except? -1
    cdef int apply(self, int seat, int action) except -1
    cdef int refuse(self, int seat, int action, int reason) except -1
    cpdef Position copy(self)
    cpdef int copy_into(self, Position new) except -1
    cpdef list scores(self)
    cpdef list standing(self)
