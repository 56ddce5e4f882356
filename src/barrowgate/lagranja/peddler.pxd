# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport market
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int ask_peddlers(State state, int seat, int asked) except -1
cpdef bint has_refuge(State state, int space) except -1
@cython.locals(threatened=bint)
cpdef int why_not_save(State state, int owner, int space) except? -1
cpdef bint can_rescue(State state, int owner) except -1
cpdef int offer_rescue(State state, Farm farm) except -1
cpdef int why_not_rescue(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_rescue(State state, Farm farm, int verb, int number) except -1
cpdef int why_not_flee(State state, int threatened, int space) except? -1
cpdef int offer_refuge(State state, Farm farm) except -1
cpdef int why_not_refuge(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_refuge(State state, Farm farm, int verb, int number) except -1
