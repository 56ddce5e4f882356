# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.bits cimport Bits

cdef int DEPTH
@cython.final
cdef class Agenda:
    cdef public short[48] kind
    cdef public short[48] first
    cdef public short[48] second
    cdef public short[48] third
    cdef public int count
    cpdef int push(self, int kind, int first=*, int second=*, int third=*) except -1
    cpdef int pop(self) except -1
    cpdef int top_kind(self) except? -1
    cpdef int top_first(self) except? -1
    cpdef int top_second(self) except? -1
    cpdef int top_third(self) except? -1
    cpdef int set_top(self, int first, int second=*, int third=*) except -1
    cpdef int no_such_frame(self, int kind) except -1
    cpdef int copy_into(self, Agenda new) except -1
    cpdef int walk(self, Bits bits) except -1
