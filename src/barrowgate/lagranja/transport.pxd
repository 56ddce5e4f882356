# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int reset_donkeys(State state) except -1
cpdef int reveal_donkeys(State state) except -1
cpdef int offer_donkey(State state, Farm farm) except -1
cpdef int why_not_donkey(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_donkey(State state, Farm farm, int verb, int number) except -1
cpdef int steps_left(State state, int seat) except? -1
cpdef int siesta_points(State state, int seat) except? -1
cpdef int advance(State state, int seat, int steps) except -1
cpdef int ask_walk(State state, Farm farm, int most, int by_die) except -1
cpdef int offer_walk(State state, Farm farm) except -1
cpdef int why_not_walk(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_walk(State state, Farm farm, int verb, int number) except -1
cpdef int hats(State state, Farm farm) except? -1
cpdef int all_steps(State state, Farm farm) except? -1
cpdef int lasting_step(State state, Farm farm) except? -1
cpdef int why_not_walk_on(State state, Farm farm, int walked, int counted, int steps) except? -1
cpdef int least_steps(State state, Farm farm, int walked) except? -1
cpdef int most_steps(State state, Farm farm, int walked, int counted) except? -1
cpdef int offer_steps(State state, Farm farm, int walked, int counted) except -1
cpdef bint is_ahead(State state, int seat, int other) except -1
cpdef int renew_order(State state) except -1
cpdef int deliveries(State state, Farm farm) except? -1
cpdef int extra_deliveries(State state, Farm farm) except? -1
cpdef int count_extra_deliveries(State state) except -1
cpdef int extra_price(State state, Farm farm) except? -1
cpdef int hire(State state, Farm farm) except -1
cpdef int why_not_hire(State state, Farm farm) except? -1
cpdef int why_not_pay_extra(State state, Farm farm) except? -1
cpdef int why_not_extra(State state, Farm farm) except? -1
cpdef int extra_left(State state, Farm farm) except? -1
