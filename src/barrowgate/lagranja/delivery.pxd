# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.lagranja cimport course
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int why_not_deliver(State state, Farm farm, int target, int source) except? -1
cpdef bint can_deliver(State state, Farm farm) except -1
cpdef int offer_deliveries(State state, Farm farm) except -1
cpdef int offer_to(State state, Farm farm, int target, int n_goods) except -1
cpdef int deliver(State state, Farm farm, int target, int source) except -1
cpdef int carry(State state, Farm farm, int target, int source) except -1
cpdef bint can_add(State state, Farm farm, int slot, int target) except -1
cpdef int ask_delivery(State state, Farm farm, int by_die) except -1
cpdef int offer_delivery(State state, Farm farm) except -1
cpdef int why_not_delivery(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_delivery(State state, Farm farm, int verb, int number) except -1
cpdef int offer_second_good(State state, Farm farm) except -1
cpdef int why_not_second_good(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_second_good(State state, Farm farm, int verb, int number) except -1
