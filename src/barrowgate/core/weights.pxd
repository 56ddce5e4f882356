# Written by tools/headers.py from the annotations; do not edit.

cimport cython


cdef int LARGEST
@cython.final
cdef class Weights:
    cdef public short[1024] numbers
