# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int take_income(State state, Farm farm, int building) except -1
cpdef int take_craft_income(State state, Farm farm, int building) except -1
cpdef int field_kinds(Farm farm) except? -1
cpdef int take_pig_income(State state, Farm farm) except -1
cpdef int why_not_start(State state, int source) except? -1
cpdef int start_growth(State state, Farm farm) except -1
cpdef int why_not_help(Farm farm, int source) except? -1
cpdef bint can_help(Farm farm) except -1
cpdef int grow_fields(State state, Farm farm, int good, int fields) except -1
cpdef int offspring(State state, Farm farm) except? -1
cpdef int bear_young(State state, Farm farm, int pigs) except -1
cpdef int offer_grow(State state, Farm farm) except -1
cpdef int why_not_grow(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_grow(State state, Farm farm, int verb, int number) except -1
