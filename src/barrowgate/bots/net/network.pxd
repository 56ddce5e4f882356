# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.board cimport Board
from barrowgate.core.chance cimport Chance
from barrowgate.core.observation_buffer cimport ObservationBuffer

cdef int LARGEST_UNIT
cdef int NEVER
cdef int LAST_EXP
cdef int TABLE_SEATS
@cython.final
cdef class Layer:
    cdef short[:, ::1] _weights
    cdef int[::1] _bias
    cdef readonly int count
    cdef readonly int width
    @cython.locals(total=int)
    cdef int weigh(self, int row, short* units) except? -1
    @cython.locals(a=int, b=int, c=int, d=int)
    cdef int fill(self, short* before, short* units) except -1
    cdef int cut_off(self, int total) except? -1

@cython.final
cdef class Network:
    cdef readonly int[1024] scores
    cdef readonly int[1024] chances
    cdef readonly int[4] points
    cdef readonly int[4] wins
    cdef int[4] _win_scores
    cdef short[6144] _cells
    cdef short[6144] _tops
    cdef short[6144] _strides
    cdef short[2048] _first_rows
    cdef short[2056] _chosen
    cdef short[:, ::1] _rows
    cdef short[::1] _rows_bias
    cdef short[512] _sums
    cdef short[512] _first_units
    cdef short[512] _second_units
    cdef short[512] _third_units
    cdef short[512] _value_units
    cdef short[32] _guess_cells
    cdef short[32] _guess_counts
    cdef int[::1] _exponentials
    cdef readonly int count
    cdef readonly int scale
    cdef readonly int numbers
    cdef int _singles
    cdef int _lookups
    cdef int _n_chosen
    cdef int _empty
    cdef int _width
    cdef Layer _second
    cdef Layer _third
    cdef Layer _policy
    cdef Layer _value
    cdef Layer _outcome
    cdef ObservationBuffer _buffer
    cpdef void look(self, Board board, Py_ssize_t seat) except *
    cpdef int choose(self, Board board, Py_ssize_t seat) except? -1
    cdef int _think(self, Board board, Py_ssize_t seat) except -1
    cpdef int best(self) except? -1
    cpdef int pick(self, Chance chance) except? -1
    cdef int _refuse_seat(self, Board board, Py_ssize_t seat) except -1
    cdef int _refuse_action(self, int action) except -1
    cdef int _choose_rows(self) except -1
    cdef int _add_rows(self) except -1
    cdef int _add_eight(self, int at) except -1
    @cython.locals(total=int)
    cdef int _fill_first(self) except -1
    cdef int _score_actions(self, Board board, int seat) except -1
    cdef int _score(self, Board board, int seat, int action) except? -1
    cdef int _share_out(self, int* scores, int* shares, int count) except -1
    cdef int _share(self, long long part, long long total) except? -1
    cdef int _tell_outcomes(self, int players) except -1
    cdef int _guess(self, int seat) except? -1
