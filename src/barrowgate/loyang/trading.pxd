# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int set_shop(State state, Farm farm, int vegetable, int number) except -1
cpdef int why_not_buy(State state, Farm farm, int vegetable) except? -1
cpdef int offer_purchases(State state, Farm farm) except -1
cpdef int buy(State state, Farm farm, int vegetable) except -1
cpdef int why_not_sell(State state, Farm farm, int vegetable) except? -1
cpdef int sell(State state, Farm farm, int vegetable) except -1
cpdef int why_not_loan(State state, Farm farm, bint must_pay) except? -1
cpdef int borrow(State state, Farm farm) except -1
cpdef int pay(State state, Farm farm, int amount, int cause) except -1
cpdef int run_pay(State state, Farm farm) except -1
cpdef int rate(State state, Farm farm, int stall, int vegetable) except? -1
cpdef int why_not_trade(State state, Farm farm, int owner, int stall, int vegetable) except? -1
cpdef int offer_trades(State state, Farm farm, int owner) except -1
cpdef int trade(State state, Farm farm, int stall, int vegetable) except -1
@cython.locals(enough=bint)
cpdef int why_not_part_with(Farm farm, int count, int lowest, int vegetable) except? -1
cpdef int offer_give(State state, Farm farm) except -1
cpdef int why_not_give(State state, Farm farm, int verb, int number) except? -1
cpdef bint can_give(State state, Farm farm) except -1
cpdef int answer_give(State state, Farm farm, int verb, int number) except -1
cpdef int run_trade(State state, Farm farm) except -1
cpdef int empty_space(State state, int card, int vegetable) except -1
