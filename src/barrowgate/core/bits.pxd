# Written by tools/headers.py from the annotations; do not edit.

cimport cython


cdef int ROOM
cdef unsigned long long MASK32
@cython.final
cdef class Bits:
    cdef unsigned char[4096] cells
    cdef public int n_cells
    cdef public int reading
    cdef public int place
    cdef public unsigned long long held
    cdef public int n_held
    cpdef int number(self, str name, int value, int least, int most) except? -1
    cdef int row(self, str name, short* items, int count, int least, int most) except -1
    cpdef unsigned long long word(self, str name, unsigned long long value) except? 0
    cdef int put(self, unsigned long long value, unsigned long long width) except -1
    cdef int append(self, int cell) except -1
    cdef long long take(self, str name, int width) except? 0
    cpdef bytes to_bytes(self)
    cpdef int read_from(self, bytes data) except -1
    cpdef int finish(self) except -1
    cpdef int refuse(self, str name, int value, int least, int most) except -1
    cpdef int end_within(self, str name) except -1
    cpdef int overflow(self) except -1

cpdef int width_of(int span) except? -1
