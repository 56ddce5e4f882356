# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.agenda cimport Agenda

@cython.final
cdef class FrameLimits:
    cdef public short[128] is_known
    cdef public short[384] least
    cdef public short[384] most
    cpdef int add(self, int kind, int place, int least, int most) except -1
    cpdef bint allows(self, Agenda agenda, int at) except -1
    cpdef bint is_within(self, int place, int number) except -1
