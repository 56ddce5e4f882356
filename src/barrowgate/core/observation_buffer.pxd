# Written by tools/headers.py from the annotations; do not edit.

cimport cython


@cython.final
cdef class ObservationBuffer:
    cdef public short[2048] numbers
    cdef signed char[2048] cells
    cdef public short[32] places
    cdef public short[32] rows
    cdef int leave_blank(self, int first, int count) except? -1
    cdef int cut(self, int width) except -1
    cpdef bytes to_bytes(self, int width)
