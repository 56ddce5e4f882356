# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.lagranja cimport course
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja cimport trade
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int why_not_use(State state, Farm farm, int kind) except? -1
cpdef int why_not_happen(State state, Farm farm, int kind) except? -1
cpdef int offer_uses(State state, Farm farm) except -1
cpdef int turn_tile(Farm farm, int kind, int used) except -1
cpdef int use_tile(State state, Farm farm, int kind) except -1
cpdef int why_not_turn_up(Farm farm, int kind) except? -1
cpdef bint can_flip(Farm farm) except -1
cpdef int offer_flip(State state, Farm farm) except -1
cpdef int why_not_flip(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_flip(State state, Farm farm, int verb, int number) except -1
cpdef int offer_card(State state, Farm farm) except -1
cpdef int why_not_card(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_card(State state, Farm farm, int verb, int number) except -1
