# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int fill_hand(State state, Farm farm) except -1
cpdef int discard_from_hand(State state, Farm farm, int card, int cause) except -1
cpdef int why_not_discard(State state, Farm farm, int card) except? -1
cpdef int offer_discard_down(State state, Farm farm) except -1
cpdef int why_not_discard_down(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_discard_down(State state, Farm farm, int verb, int number) except -1
cpdef int offer_discard_one(State state, Farm farm) except -1
@cython.locals(is_held=bint)
cpdef int why_not_discard_one(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_discard_one(State state, Farm farm, int verb, int number) except -1
