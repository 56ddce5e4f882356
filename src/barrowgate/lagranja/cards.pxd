# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.lagranja cimport extensions
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int free_slot(Farm farm, int side) except? -1
cpdef int why_not_clear(State state, Farm farm, int side, int slot) except? -1
cpdef int card_plays(State state, Farm farm) except? -1
cpdef int why_not_play(State state, Farm farm, int card, int side, int below) except? -1
cpdef int offer_plays(State state, Farm farm, int below) except -1
cpdef int play_card(State state, Farm farm, int card, int side) except -1
cpdef int play_field(State state, Farm farm, int card) except -1
cpdef int put_barrow(State state, Farm farm, int slot, int card) except -1
cpdef int load_barrow(State state, Farm farm, int slot, int card) except -1
cpdef int empty_target(Farm farm, int target) except -1
cpdef int remove_barrow(State state, Farm farm, int slot) except -1
cpdef int put_helper(State state, Farm farm, int slot, int card) except -1
cpdef int remove_helper(State state, Farm farm, int slot) except -1
cpdef int offer_play_card(State state, Farm farm) except -1
cpdef int why_not_play_card(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_play_card(State state, Farm farm, int verb, int number) except -1
cpdef int offer_slot(State state, Farm farm) except -1
cpdef int why_not_slot(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_slot(State state, Farm farm, int verb, int number) except -1
