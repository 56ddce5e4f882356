# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int offer_tiles(State state) except -1
cpdef int price(State state, Farm farm) except? -1
cpdef int roof_place(Farm farm) except? -1
cpdef int storage_slot(State state, Farm farm) except? -1
cpdef int good_value(State state, Farm farm) except? -1
cpdef bint can_pay_rest(State state, Farm farm, int left, int lowest) except -1
@cython.locals(offered=bint)
cpdef int why_not_buy_tile(State state, Farm farm, int kind) except? -1
cpdef int offer_purchases(State state, Farm farm) except -1
cpdef int buy_tile(State state, Farm farm, int kind) except -1
cpdef bint has_upgraded(Farm farm, int lowest) except -1
cpdef int lay_tile(State state, Farm farm, int kind) except -1
cpdef int put_tile(State state, Farm farm, int kind, int place) except -1
cpdef int deliver_with_roof(State state, Farm farm, int deliveries) except -1
cpdef int why_not_pay(State state, Farm farm, int payment) except? -1
cpdef int offer_roof_cost(State state, Farm farm) except -1
cpdef int why_not_roof_cost(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_roof_cost(State state, Farm farm, int verb, int number) except -1
cpdef int offer_storage(State state, Farm farm) except -1
cpdef int why_not_storage(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_storage(State state, Farm farm, int verb, int number) except -1
