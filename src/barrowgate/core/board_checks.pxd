# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.agenda cimport Agenda
from barrowgate.core.board cimport Board
from barrowgate.core.frame_limits cimport FrameLimits

cpdef int check(Board board, FrameLimits limits, int step) except -1
@cython.locals(is_step=bint)
cpdef int check_frames(Agenda agenda, FrameLimits limits, int step, int is_table) except -1
cdef int check_each_once(str name, short* order, int players) except -1
cdef int count_in(short* numbers, int first, int behind, int wanted) except? -1
cpdef int check_seat(str name, int seat, int players) except -1
cpdef int check_count(str name, int count, int found) except -1
cpdef int refuse(str name, int value) except -1
cpdef int refuse_count(str name, int count, int found) except -1
cpdef int refuse_frames(int count) except -1
cpdef int refuse_kind(int kind) except -1
cpdef int refuse_frame(Agenda agenda, int at) except -1
cpdef int refuse_below(int kind, int beneath) except -1
