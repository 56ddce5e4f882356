# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int offer_shop(State state, Farm farm) except -1
@cython.locals(fits=bint)
cpdef int why_not_shop(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_shop(State state, Farm farm, int verb, int number) except -1
cpdef int offer_name(State state, Farm farm) except -1
cpdef int why_not_name(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_name(State state, Farm farm, int verb, int number) except -1
cpdef int count_fields(Farm farm, int vegetable) except? -1
cpdef int bargain_card(State state, int seat, int bit, int kind) except? -1
cpdef int why_not_use_bargain(State state, Farm farm, int helpers) except? -1
cpdef int use_bargain(State state, Farm farm, int helpers) except -1
cpdef bint wanted_twice(State state, int seat, int vegetable) except -1
cpdef int bargain_price(State state, int helpers, int vegetable) except? -1
cpdef int why_not_buy_so(State state, Farm farm, int helpers, int vegetable) except? -1
cpdef int buy_so(State state, Farm farm, int helpers, int vegetable) except -1
cpdef int offer_bargain(State state, Farm farm) except -1
cpdef int why_not_bargain(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_bargain(State state, Farm farm, int verb, int number) except -1
cpdef int why_not_buy_next(State state, Farm farm, int lowest, int taken, int vegetable) except? -1
cpdef int ask_merchant(State state, Farm farm, int lowest, int taken) except -1
@cython.locals(must_buy=bint)
cpdef int why_not_end_merchant(State state, Farm farm) except? -1
cpdef int offer_merchant(State state, Farm farm) except -1
cpdef int why_not_merchant(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_merchant(State state, Farm farm, int verb, int number) except -1
