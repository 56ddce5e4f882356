# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int extension_cost(Farm farm) except? -1
cpdef int units_of_kind(Farm farm, int kind) except? -1
cpdef int kind_of(int payment) except? -1
cpdef int payable(Farm farm, int lowest) except? -1
cpdef bint can_pay(Farm farm) except -1
cpdef int play_extension(State state, Farm farm, int card) except -1
cpdef int build_extension(State state, Farm farm, int card) except -1
cpdef int why_not_pay(State state, Farm farm, int payment) except? -1
cpdef int offer_extension_cost(State state, Farm farm) except -1
cpdef int why_not_extension_cost(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_extension_cost(State state, Farm farm, int verb, int number) except -1
