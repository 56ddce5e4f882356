# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.board cimport Board
from barrowgate.core.chance cimport Chance
from barrowgate.core.sheet cimport Sheet

@cython.final
cdef class Batch:
    cdef public object game
    cdef public int count
    cdef public int players
    cdef public int width
    cdef public int begun
    cdef public list seeds
    cdef public object seats
    cdef public object masks
    cdef public object observations
    cdef public object over
    cdef public object scores
    cdef public object places
    cdef public object choices
    cdef signed char[::1] _seats
    cdef unsigned char[:, ::1] _masks
    cdef signed char[:, ::1] _observations
    cdef unsigned char[::1] _over
    cdef int[:, ::1] _scores
    cdef signed char[:, ::1] _places
    cdef int[::1] _choices
    cdef int[::1] _given
    cdef list _boards
    cdef Sheet _sheet
    cdef Chance _stream
    cdef int _share(self) except -1
    cpdef int restart(self) except? -1
    cdef Board _board(self, int number)
    cdef int _begin(self, int number) except -1
    cdef int _check_all(self) except -1
    cdef int _refuse(self, int number) except -1
    cdef int _play_all(self) except -1
    cdef int _choose_all(self, Chance chance) except -1
    cdef int _show(self, int number) except -1
    cdef int _observe(self, Board board, int seat, int number) except -1
    cdef int _finish(self, int number) except -1
