# Written by tools/headers.py from the annotations; do not edit.

cimport cython


cdef unsigned long long MULTIPLIER
cdef unsigned long long INCREMENT
cdef unsigned long long MASK64
cdef unsigned long long MASK32
cdef unsigned long long TWO_TO_32
cdef int TWO_TO_26
cdef unsigned long long TWO_TO_53
@cython.final
cdef class Chance:
    cdef public unsigned long long word
    cpdef void seed(self, unsigned long long seed) except *
    cpdef int copy_into(self, Chance new) except -1
    cpdef unsigned long long next32(self) except? 0
    cpdef long long below(self, Py_ssize_t bound) except? 0
    cpdef double share(self) except? -1
