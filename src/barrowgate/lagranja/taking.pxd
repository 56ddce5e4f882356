# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int offer_harvest(State state, Farm farm) except -1
cpdef int why_not_harvest(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_harvest(State state, Farm farm, int verb, int number) except -1
cpdef int offer_pair(State state, Farm farm) except -1
cpdef int why_not_pair(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_pair(State state, Farm farm, int verb, int number) except -1
cpdef int offer_resource(State state, Farm farm) except -1
cpdef int why_not_resource(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_resource(State state, Farm farm, int verb, int number) except -1
