# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core.observation_buffer cimport ObservationBuffer

cdef unsigned long long BASIS
cdef unsigned long long PRIME
cdef unsigned long long MASK64
cdef int MASK16
cpdef unsigned long long key_of(ObservationBuffer buffer, int count) except? 0
