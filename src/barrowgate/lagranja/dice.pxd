# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int roll(State state) except -1
cpdef int reserve(State state, Farm farm, int number) except -1
cpdef int release_reserve(Farm farm) except -1
cpdef int offer_reserve(State state, Farm farm) except -1
cpdef int why_not_reserve(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_reserve(State state, Farm farm, int verb, int number) except -1
cpdef int offer_rent(State state, Farm farm) except -1
cpdef int why_not_rent(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_rent(State state, Farm farm, int verb, int number) except -1
cpdef int offer_turn_die(State state, Farm farm) except -1
cpdef int why_not_turn_die(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_turn_die(State state, Farm farm, int verb, int number) except -1
cpdef int offer_turn_to(State state, Farm farm) except -1
cpdef int why_not_turn_to(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_turn_to(State state, Farm farm, int verb, int number) except -1
cpdef bint is_reserved(State state, int seat, int number) except -1
cpdef bint has_free_die(State state, int seat) except -1
cpdef bint can_pay_tenant(Farm farm) except -1
cpdef bint is_rent_due(State state, Farm farm) except -1
cpdef int why_not_take_die(State state, Farm farm, int choice) except? -1
cpdef int offer_dice(State state, Farm farm) except -1
@cython.locals(rent_due=bint)
cpdef int take_die(State state, Farm farm, int choice) except -1
cpdef int offer_tenant_good(State state, Farm farm) except -1
cpdef int why_not_tenant_good(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_tenant_good(State state, Farm farm, int verb, int number) except -1
