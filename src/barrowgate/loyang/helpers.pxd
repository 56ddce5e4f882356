# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.loyang cimport customers
from barrowgate.loyang cimport distribution
from barrowgate.loyang cimport farming
from barrowgate.loyang cimport flow
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef bint reaches(State state, int seat, int owner) except -1
cpdef bint can_reach_card(State state, int seat, int first, int number) except -1
cpdef bint is_within_reach(State state, int seat, int card) except -1
cpdef int pay_owner(State state, Farm farm, int owner, int amount, int cause) except -1
cpdef int discard_used(State state, Farm farm, int card) except -1
cpdef int throw(State state, Farm farm, int card) except -1
cpdef int watch_foreman(State state, Farm farm, int card, int used) except -1
cpdef int ask_foreman(State state, int card, int code) except -1
cpdef bint foreman_sees(State state, int seat, int discarder) except -1
@cython.locals(just_used=bint)
cpdef int take_with_foreman(State state, Farm farm, int card, int code) except -1
cpdef int kind_of(int use) except? -1
cpdef int bargain(int use) except? -1
cpdef bint bargain_cards(State state, int seat, int bits) except -1
@cython.locals(possible=bint)
cpdef int why_not_use(State state, Farm farm, int use) except? -1
@cython.locals(possible=bint)
cpdef int why_not_use_later(State state, Farm farm, int use) except? -1
cpdef int why_not_raise(State state, Farm farm, int use) except? -1
cpdef bint has_field(Farm farm, int least, int most) except -1
cpdef bint has_gap(State state, int seat) except -1
cpdef bint has_unsown(Farm farm) except -1
cpdef bint has_red(State state, int seat) except -1
cpdef int why_not_con(State state, Farm farm, int card) except? -1
cpdef bint can_con(State state, Farm farm) except -1
cpdef int why_not_deliver(State state, Farm farm, int card) except? -1
cpdef bint has_regular(State state, Farm farm) except -1
@cython.locals(is_own=bint)
cpdef int why_not_swap_stall(State state, Farm farm, bint own, int card) except? -1
@cython.locals(is_own=bint)
cpdef int why_not_swap_casual(State state, Farm farm, bint own, int card) except? -1
cpdef int why_not_buy_casual(State state, Farm farm, int card) except? -1
cpdef bint can_buy_casual(State state, Farm farm) except -1
cpdef int trader_payment(State state) except? -1
cpdef int why_not_trade_away(State state, Farm farm, int stall, int vegetable) except? -1
cpdef bint can_trade_away(State state, Farm farm) except -1
cpdef int why_not_lease(State state, Farm farm, int owner, int place) except? -1
cpdef bint can_lease(State state, Farm farm) except -1
cpdef int why_not_hawk(State state, Farm farm, int code, int stall, int vegetable) except? -1
cpdef bint can_hawk(State state, Farm farm) except -1
cpdef bint can_hawk_from(State state, Farm farm, int code) except -1
cpdef bint wanted_twice(State state, int seat, int vegetable) except -1
cpdef int bargain_price(State state, int bits, int vegetable) except? -1
cpdef int why_not_bargain(State state, Farm farm, int bits, int vegetable) except? -1
cpdef bint has_bargain(State state, Farm farm, int bits) except -1
cpdef int take_bargain(State state, Farm farm, int bits, int vegetable) except -1
cpdef int why_not_merchant(State state, Farm farm, int lowest, int taken, int vegetable) except? -1
cpdef int ask_merchant(State state, Farm farm, int lowest, int taken) except -1
cpdef int use(State state, Farm farm, int how) except -1
cpdef int use_in_harvest(State state, Farm farm) except -1
cpdef int use_bargain(State state, Farm farm, int bits) except -1
cpdef int discard_together(State state, Farm farm, int bits) except -1
cpdef int bargain_card(State state, int seat, int bit, int kind) except? -1
cpdef int discard_if_any(State state, Farm farm, int card) except -1
@cython.locals(differ=bint)
cpdef int choose_trader(State state, Farm farm, int thrown) except -1
cpdef int why_not_which(State state, Farm farm, int card) except? -1
cpdef int settle_trader(State state, Farm farm, int card, int thrown) except -1
@cython.locals(lasting=bint)
cpdef int use_card(State state, Farm farm, int how, int card) except -1
cpdef int start_effect(State state, Farm farm, int how, int card) except -1
cpdef int refill_stalls(State state, int seat) except -1
cpdef int hawk(State state, Farm farm, int sold, int cash, int code) except -1
cpdef int harvest_last_tokens(State state, Farm farm) except -1
cpdef int clear_field(Farm farm, int place) except -1
cpdef int why_not_clear(State state, Farm farm, int place) except? -1
cpdef int turn_markers(State state, int seat) except -1
cpdef int look_through_pile(State state, Farm farm) except -1
cpdef int why_not_return(State state, Farm farm, int place) except? -1
cpdef int return_field(State state, Farm farm, int place) except -1
cpdef int swap_helper(State state, Farm farm, int con_man, int card) except -1
cpdef int deliver_for(State state, Farm farm, int card) except -1
cpdef int swap_stalls(State state, Farm farm, int own, int other) except -1
cpdef int swap_casuals(State state, Farm farm, int own, int other) except -1
cpdef int buy_casual(State state, Farm farm, int card) except -1
cpdef int trade_away(State state, Farm farm, int stall, int vegetable) except -1
cpdef int lease(State state, Farm farm, int owner, int place) except -1
cpdef int buy_as_tenant(State state, Farm farm, int vegetable) except -1
cpdef int count_fields(Farm farm, int vegetable) except? -1
cpdef int squire(State state, Farm farm) except -1
cpdef bint uses_squire(State state, int seat) except -1
cpdef int why_not_squire(State state, Farm farm) except? -1
