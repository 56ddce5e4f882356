# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.agenda cimport Agenda
from barrowgate.core.bits cimport Bits
from barrowgate.core.chance cimport Chance
from barrowgate.core.observation_buffer cimport ObservationBuffer
from barrowgate.core.observation_bytes cimport ObservationBytes
from barrowgate.core.weights cimport Weights

cdef class Board:
    cdef public short[1024] legal_actions
    cdef public int players
    cdef public Chance chance
    cdef public list agendas
    cdef public Agenda table
    cdef public int turn
    cdef public int over
    cdef public int n_actions
    cdef public int run_start
    cdef public int last_actor
    cdef public int revealed
    cdef public int turns_begun
    cdef public int rounds_begun
    cdef public int n_legal
    cdef public int legal_for
    cdef public int watched
    cdef public list event_log
    cdef public int known_until
    @cython.final
    cdef Agenda agenda(self, int seat)
    @cython.final
    cdef int offer(self, int action) except -1
    @cython.final
    cdef int reveal(self) except -1
    @cython.final
    cdef int copy_board_into(self, Board new) except -1
    @cython.final
    cdef int walk_board(self, Bits bits) except -1
    cdef bint may_act(self, int seat) except -1
    cdef int first_actor(self) except? -1
    cdef int offer_actions(self, int seat) except -1
    cdef int reason(self, int seat, int action) except? -1
    cdef int apply(self, int seat, int action) except -1
    cdef int refuse(self, Py_ssize_t seat, Py_ssize_t action, Py_ssize_t reason) except -1
    cdef int write_observation(self, int seat, ObservationBuffer buffer) except -1
    cdef int points(self, int seat) except? -1
    cdef int net_points(self, int seat) except? -1
    cdef bint is_ahead(self, int one, int other) except -1
    cdef bint is_double(self, int seat, int action) except -1
    cpdef bytes to_bytes(self)
    cpdef list actors(self)
    cpdef list legal(self, Py_ssize_t seat)
    cpdef list distinct(self, Py_ssize_t seat)
    @cython.final
    cdef int fill_legal(self, int seat) except -1
    @cython.final
    cdef bint is_forced(self, int seat) except -1
    cpdef int why_not(self, Py_ssize_t seat, Py_ssize_t action) except? -1
    cpdef void play(self, Py_ssize_t seat, Py_ssize_t action) except *
    @cython.final
    cdef int advance(self, int seat, int action) except -1
    cpdef int playout(self, Chance chance, Py_ssize_t most, str until=*, Weights weights=*) except? -1
    @cython.final
    cdef int play_on(self, Chance chance, Py_ssize_t most) except -1
    @cython.final
    cdef int play_until(self, Chance chance, Py_ssize_t most, Py_ssize_t stop, Weights weights) except -1
    @cython.final
    cdef int weighed(self, Chance chance, Weights weights) except? -1
    cpdef void reseed(self, Py_ssize_t seed) except *
    @cython.final
    cdef bint is_remembered(self, int seat, int action) except -1
    cpdef bytes observed(self, Py_ssize_t seat, Py_ssize_t width)
    cpdef list scores(self)
    cpdef list net_scores(self)
    cpdef list standing(self)
    @cython.final
    cdef int place_of(self, int seat) except? -1
    cpdef void check_reader(self, Py_ssize_t seat) except *
    cpdef int undo_floor(self, Py_ssize_t seat) except? -1
    cpdef void watch(self) except *
    cpdef list take_events(self)

cpdef int as_index(Py_ssize_t number) except? -1
