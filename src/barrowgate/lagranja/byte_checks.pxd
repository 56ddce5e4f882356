# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport board_checks
from barrowgate.core.agenda cimport Agenda
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int check(State state) except -1
cpdef int check_owner(State state, str name, int owner) except -1
cpdef int count_at(State state, int place) except? -1
cpdef int check_no_card(State state) except -1
@cython.locals(is_seat=bint)
cpdef int check_cards(State state) except -1
cpdef int check_slots(State state, Farm farm) except -1
cpdef int check_slot(State state, str name, int card, int place) except -1
cpdef int check_markers(State state, Farm farm) except -1
cpdef int check_targets(State state, Farm farm) except -1
cpdef int printed_symbols(State state, Farm farm, int target, int good) except? -1
cpdef bint is_asked(Agenda agenda, int kind) except -1
cpdef bint has_frame(Agenda agenda, int kind) except -1
cpdef int check_dice(State state) except -1
@cython.locals(is_dice=bint)
cpdef int dice_due(State state, int seat, int place) except? -1
@cython.locals(is_due=bint)
cpdef int check_donkey(State state, Farm farm) except -1
@cython.locals(is_reset=bint)
cpdef int most_resting(State state) except? -1
cpdef int check_roof(Farm farm) except -1
@cython.locals(is_loose=bint, is_possible=bint)
cpdef int check_frames(State state, Farm farm) except -1
cpdef bint is_room_for(int purpose, int number) except -1
cpdef int looks_up(int effect) except? -1
cpdef bint is_about(State state, int effect, int about) except -1
cpdef bint is_about_space(int effect) except -1
