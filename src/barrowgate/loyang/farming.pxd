# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport foreman
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef bint is_first_alike(State state, Farm farm, int place) except -1
cpdef int kind_of_field(State state, Farm farm, int place) except? -1
cpdef int why_not_sow(State state, Farm farm, int vegetable, int place) except? -1
cpdef int offer_sowing(State state, Farm farm) except -1
cpdef int sow(State state, Farm farm, int vegetable, int place) except -1
cpdef int plant(State state, Farm farm, int vegetable, int place, int tokens) except -1
cpdef int reap(State state, Farm farm, int place, int amount, int cause) except -1
cpdef int clear_emptied(State state, Farm farm) except? -1
cpdef int most_extra(State state, Farm farm, int place, int used) except? -1
cpdef bint can_use_harvest_hand(State state, Farm farm, int used) except -1
cpdef int unload_store(State state, Farm farm) except -1
@cython.locals(has_hand=bint)
cpdef int begin_harvest(State state, Farm farm) except -1
cpdef int why_not_harvest_hand(State state, Farm farm) except? -1
cpdef int offer_harvest(State state, Farm farm) except -1
cpdef int why_not_harvest(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_harvest(State state, Farm farm, int verb, int number) except -1
@cython.locals(asking=bint)
cpdef int run_harvest(State state, Farm farm) except -1
cpdef int offer_extra(State state, Farm farm) except -1
cpdef int why_not_extra(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_extra(State state, Farm farm, int verb, int number) except -1
