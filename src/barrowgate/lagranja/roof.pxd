# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport flow
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport trade
from barrowgate.lagranja cimport transport
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
cpdef int why_not_pay_roof(State state, Farm farm, int left, int lowest, int payment) except? -1
cpdef int offer_roof_payments(State state, Farm farm, int left, int lowest) except -1
cpdef int pay_roof(State state, Farm farm, int left, int payment) except -1
cpdef int lay_tile(State state, Farm farm, int kind) except -1
cpdef int put_tile(State state, Farm farm, int kind, int place) except -1
cpdef int deliver_with_roof(State state, Farm farm, int count) except -1
cpdef int why_not_use_tile(State state, Farm farm, int kind) except? -1
cpdef int offer_uses(State state, Farm farm) except -1
cpdef int turn_tile(Farm farm, int kind, int used) except -1
cpdef int use_tile(State state, Farm farm, int kind) except -1
cpdef int why_not_flip(Farm farm, int kind) except? -1
cpdef int offer_flips(State state, Farm farm) except -1
cpdef int why_not_card(State state, Farm farm, int option) except? -1
