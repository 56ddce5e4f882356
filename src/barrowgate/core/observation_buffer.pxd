# Written by tools/headers.py from the annotations; do not edit.

cimport cython


cdef int LARGEST
@cython.final
cdef class ObservationBuffer:
    cdef public short[2048] numbers
    cdef public short[32] places
    cdef int leave_blank(self, int first, int count) except? -1
    cdef int put_large(self, int place, int number) except -1
