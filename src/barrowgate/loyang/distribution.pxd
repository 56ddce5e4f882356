# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport foreman
from barrowgate.loyang cimport helper_uses
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int deal(State state) except -1
cpdef int next_seat(State state, int after) except? -1
cpdef bint must_take(State state, Farm farm) except -1
cpdef int why_not_put(State state, Farm farm, int card) except? -1
cpdef int put(State state, Farm farm, int card) except -1
cpdef int lay_in_courtyard(State state, int seat, int card) except -1
cpdef int why_not_flip(State state, int flipped) except? -1
cpdef int why_not_take(State state, int card, int newest) except? -1
cpdef int take(State state, int card) except -1
cpdef int why_not_play(State state, Farm farm, int card) except? -1
cpdef int why_not_play_alone(State state, Farm farm, int card) except? -1
cpdef int offer_cards(State state, int base, int place) except -1
cpdef int offer_plays(State state, Farm farm) except -1
cpdef int offer_distribute(State state, Farm farm) except -1
cpdef int why_not_distribute(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_distribute(State state, Farm farm, int verb, int number) except -1
cpdef int why_not_squire(State state, Farm farm) except? -1
cpdef int why_not_use_here(State state, Farm farm) except? -1
cpdef int offer_courtyard(State state, Farm farm) except -1
cpdef int why_not_courtyard(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_courtyard(State state, Farm farm, int verb, int number) except -1
cpdef int offer_hand(State state, Farm farm) except -1
cpdef int why_not_hand(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_hand(State state, Farm farm, int verb, int number) except -1
cpdef int play(State state, Farm farm, int card, int squire) except -1
cpdef int run_lay(State state, Farm farm) except -1
cpdef int lay_new(State state, Farm farm, int card) except -1
cpdef int run_taken(State state, Farm farm) except -1
cpdef int close_courtyard(State state) except -1
