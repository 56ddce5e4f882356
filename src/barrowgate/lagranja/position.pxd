# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core.chance cimport Chance
from barrowgate.core.observation_buffer cimport ObservationBuffer
from barrowgate.lagranja cimport answer
from barrowgate.lagranja cimport decide
from barrowgate.lagranja cimport flow
from barrowgate.lagranja cimport redeal
from barrowgate.lagranja cimport write_observation
from barrowgate.lagranja.state cimport State

cdef class Position(State):
    cpdef void set_up(self, Py_ssize_t seed) except *
    cdef bint may_act(self, int seat) except -1
    cdef int first_actor(self) except? -1
    cdef int offer_actions(self, int seat) except -1
    cdef int reason(self, int seat, int action) except? -1
    cdef int apply(self, int seat, int action) except -1
    cdef int refuse(self, Py_ssize_t seat, Py_ssize_t action, Py_ssize_t reason) except -1
    cdef int write_observation(self, int seat, ObservationBuffer buffer) except -1
    cdef int points(self, int seat) except? -1
    cpdef Position copy(self)
    cpdef void copy_into(self, Position new) except *
    cdef bint is_ahead(self, int one, int other) except -1
    cpdef bytes to_bytes(self)
    cpdef bytes to_bytes_for(self, Py_ssize_t reader)
    cpdef int fill(self, bytes data) except? -1
    cpdef bytes observation(self, Py_ssize_t seat)
    cpdef void hide(self, Py_ssize_t seat) except *
    cpdef void deal(self, Py_ssize_t seat, Chance chance) except *
