# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.board cimport Board
from barrowgate.core.chance cimport Chance
from barrowgate.core.observation_buffer cimport ObservationBuffer

@cython.final
cdef class Batch:
    cdef signed char[::1] _seats
    cdef unsigned char[:, ::1] _masks
    cdef short[:, ::1] _observations
    cdef short[:, ::1] _observed
    cdef int[::1] _observers
    cdef unsigned char[::1] _over
    cdef int[:, ::1] _scores
    cdef int[:, ::1] _net_scores
    cdef signed char[:, ::1] _places
    cdef int[::1] _skipped
    cdef int[::1] _choices
    cdef int[::1] _given
    cdef readonly object game
    cdef readonly int count
    cdef readonly int players
    cdef readonly int width
    cdef readonly bint skip_forced
    cdef readonly bint distinct
    cdef readonly int begun
    cdef readonly object seats
    cdef readonly object masks
    cdef readonly object observations
    cdef readonly object observed
    cdef readonly object over
    cdef readonly object scores
    cdef readonly object net_scores
    cdef readonly object places
    cdef readonly object skipped
    cdef readonly object choices
    cdef object _blank
    cdef list _boards
    cdef list _seeds
    cdef ObservationBuffer _buffer
    cdef Chance _stream
    cdef int _share(self) except -1
    cpdef object choose(self, Chance chance)
    cpdef int restart(self) except? -1
    cdef Board _board(self, int number)
    cdef int _check_number(self, int number) except -1
    cdef int _begin(self, int number) except -1
    cdef int _check_all(self) except -1
    cdef int _refuse(self, int number) except -1
    cdef int _play_all(self) except -1
    cdef int _choose_all(self, Chance chance) except -1
    cdef int _choose_shown(self, Board board, int number, Chance chance) except? -1
    cdef int _show(self, int number) except -1
    @cython.locals(looking=bint)
    cdef int _find_decision(self, Board board, int number) except -1
    cdef bint _has_one_answer(self, Board board, int seat) except -1
    cdef int _show_decision(self, Board board, int number) except -1
    cdef int _observe_all(self) except -1
    cdef int _finish(self, int number) except -1
