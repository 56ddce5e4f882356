# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.observation_buffer cimport ObservationBuffer

cdef int ROOM
@cython.final
cdef class ObservationBytes:
    cdef unsigned char[4096] cells
    cdef readonly int count
    cpdef int take(self, ObservationBuffer buffer, int width) except -1
    cpdef bytes to_bytes(self)
