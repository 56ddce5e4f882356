# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.loyang cimport farms
from barrowgate.loyang cimport foreman
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport reach
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef bint has_gap(State state, int seat) except -1
cpdef int refill_stalls(State state, int seat) except -1
cpdef int why_not_hawk(State state, Farm farm, int lowest, int offer) except? -1
cpdef bint can_hawk(State state, Farm farm, int lowest) except -1
cpdef int offer_crier(State state, Farm farm) except -1
cpdef int why_not_crier(State state, Farm farm, int verb, int number) except? -1
cpdef bint can_answer_crier(State state, Farm farm) except -1
cpdef int answer_crier(State state, Farm farm, int verb, int number) except -1
cpdef int hawk(State state, Farm farm, int sold, int cash, int offer) except -1
cpdef int offer_own_stall(State state, Farm farm) except -1
cpdef int why_not_own_stall(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_own_stall(State state, Farm farm, int verb, int number) except -1
cpdef int offer_other_stall(State state, Farm farm) except -1
cpdef int why_not_other_stall(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_other_stall(State state, Farm farm, int verb, int number) except -1
cpdef int trader_payment(State state) except? -1
cpdef int why_not_trade_away(State state, Farm farm, int stall, int vegetable) except? -1
cpdef bint can_trade_away(State state, Farm farm) except -1
cpdef int offer_trader(State state, Farm farm) except -1
cpdef int why_not_trader(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_trader(State state, Farm farm, int verb, int number) except -1
@cython.locals(is_trader=bint)
cpdef bint is_own_trader(State state, int seat, int card) except -1
@cython.locals(differ=bint)
cpdef int choose_trader(State state, Farm farm, int thrown) except -1
cpdef int settle_trader(State state, Farm farm, int card, int thrown) except -1
cpdef int why_not_choose_trader(State state, Farm farm, int card) except? -1
cpdef int offer_which(State state, Farm farm) except -1
cpdef int why_not_which(State state, Farm farm, int verb, int number) except? -1
cpdef bint can_answer_which(State state, Farm farm) except -1
cpdef int answer_which(State state, Farm farm, int verb, int number) except -1
