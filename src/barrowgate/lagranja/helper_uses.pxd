# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport asked_helpers
from barrowgate.lagranja cimport course
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja cimport trade
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int why_not_use(State state, Farm farm, int card) except? -1
cpdef int why_not_effect(State state, Farm farm, int card) except? -1
cpdef int offer_uses(State state, Farm farm) except -1
cpdef int use(State state, Farm farm, int slot, int about) except -1
cpdef int run(State state, Farm farm, int slot, int about) except -1
cpdef int offer_helper(State state, Farm farm) except -1
cpdef int why_not_helper(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_helper(State state, Farm farm, int verb, int number) except -1
cpdef int offer_groom_grain(State state, Farm farm) except -1
cpdef int why_not_groom_grain(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_groom_grain(State state, Farm farm, int verb, int number) except -1
cpdef int offer_field_good(State state, Farm farm) except -1
cpdef int why_not_field_good(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_field_good(State state, Farm farm, int verb, int number) except -1
