# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.loyang cimport customers
from barrowgate.loyang cimport distribution
from barrowgate.loyang cimport farming
from barrowgate.loyang cimport flow
from barrowgate.loyang cimport helpers
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport pack
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef bint may_act(State state, int seat) except -1
cpdef int offer(State state, int seat) except -1
cpdef int offer_range(State state, int seat, int base, int size) except -1
cpdef int offer_cards(State state, Farm farm, int base, int place) except -1
cpdef int offer_actions(State state, Farm farm) except -1
cpdef int offer_throws(State state, Farm farm) except -1
cpdef int offer_answers(State state, Farm farm, int kind, int first) except -1
cpdef int offer_choices(State state, Farm farm, int kind) except -1
cpdef int why_not(State state, int seat, int action) except? -1
cpdef int why_not_answer(State state, int seat, int action) except? -1
cpdef int why_not_sell(State state, Farm farm, int kind, int vegetable) except? -1
@cython.locals(possible=bint)
cpdef bint has_answer(State state, Farm farm, int kind) except -1
cpdef int why_not_act(State state, Farm farm, int verb, int number) except? -1
cpdef int why_not_throw(State state, Farm farm, int kind) except? -1
@cython.locals(must_buy=bint)
cpdef int why_not_end(State state, Farm farm, int kind, int verb) except? -1
cpdef int why_not_helper(State state, Farm farm, int kind, int verb, int number) except? -1
@cython.locals(taken=bint)
cpdef int why_not_card(State state, Farm farm, int kind, int verb, int number) except? -1
cpdef int why_not_choose(State state, Farm farm, int kind, int first, int card) except? -1
@cython.locals(fits=bint)
cpdef int why_not_other(State state, Farm farm, int kind, int verb, int number) except? -1
cpdef int why_not_plant(State state, Farm farm, int vegetable) except? -1
@cython.locals(allowed=bint)
cpdef int why_not_name(State state, Farm farm, int kind, int first, int second, int vegetable) except? -1
cpdef int why_not_pick(State state, Farm farm, int kind, int owner, int place) except? -1
