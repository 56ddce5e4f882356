# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang.state cimport State

cpdef bint is_stall(int card) except -1
cpdef bint is_regular(int card) except -1
cpdef bint is_casual(int card) except -1
cpdef int owners(State state) except? -1
cpdef int owner_of(State state, int card) except? -1
cpdef int why_not_open(State state, int owner, int card) except? -1
cpdef bint has_finished(State state, int owner) except -1
cpdef int lay_out(State state, int owner, int card) except -1
cpdef int fill_stall(State state, int card) except -1
cpdef int stack(State state, int owner, int upper, int lower) except -1
cpdef int reveal_under(State state, int owner, int card) except -1
cpdef int discard(State state, int card, int cause) except -1
cpdef int move(State state, int card, int owner) except -1
cpdef int swap(State state, int one, int other) except -1
cpdef int find_helper(State state, int owner, int kind) except? -1
cpdef int helper_kinds(State state, int owner) except? -1
cpdef int count_open(State state, int owner, int first, int number) except? -1
cpdef int shuffle_in(State state) except -1
cpdef int draw(State state) except? -1
cpdef bint may_reshuffle(State state) except -1
cpdef bint can_draw(State state) except -1
cpdef int draw_or_shuffle(State state) except? -1
cpdef int put_aside(State state, int card) except -1
