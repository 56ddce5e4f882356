# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport customers
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport reach
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int why_not_deliver(State state, Farm farm, int card) except? -1
cpdef bint can_deliver(State state, Farm farm) except -1
cpdef int offer_regular(State state, Farm farm) except -1
cpdef int why_not_regular(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_regular(State state, Farm farm, int verb, int number) except -1
cpdef bint has_red(State state, int seat) except -1
cpdef int turn_markers(State state, int seat) except -1
cpdef int offer_own_casual(State state, Farm farm) except -1
cpdef int why_not_own_casual(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_own_casual(State state, Farm farm, int verb, int number) except -1
cpdef int why_not_buy_casual(State state, Farm farm, int card) except? -1
cpdef bint can_buy_casual(State state, Farm farm) except -1
cpdef int offer_other_casual(State state, Farm farm) except -1
cpdef int why_not_other_casual(State state, Farm farm, int verb, int number) except? -1
cpdef bint can_answer_other_casual(State state, Farm farm) except -1
cpdef int answer_other_casual(State state, Farm farm, int verb, int number) except -1
cpdef int buy_casual(State state, Farm farm, int card) except -1
