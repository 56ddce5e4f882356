# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.chance cimport Chance

@cython.final
cdef class Pool:
    cdef public short[128] cards
    cdef public short[128] places
    cdef public int count
    cdef public int laid
    cpdef int empty(self) except -1
    cpdef int add(self, int card, int place) except -1
    cpdef int count_at(self, int place) except? -1
    cdef int lay(self, short* place_of, int place) except -1
    cpdef int lay_next(self) except? -1
    cpdef int shuffle(self, Chance chance, int first, int behind) except -1
    cpdef int swap(self, int one, int other) except -1
