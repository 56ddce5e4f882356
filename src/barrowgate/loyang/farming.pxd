# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int gain_cash(State state, Farm farm, int amount, int cause) except -1
cpdef int gain_vegetable(State state, Farm farm, int vegetable, int amount, int cause) except -1
cpdef int in_cart(Farm farm) except? -1
cpdef int add_field(State state, Farm farm, int size, int card) except -1
cpdef int drop_field(Farm farm, int place) except -1
cpdef int turn_field(State state, Farm farm) except -1
cpdef int take_from_pile(State state, Farm farm, int place, int mark) except -1
cpdef int put_under_pile(State state, Farm farm, int place) except -1
cpdef int log(Farm farm, int code) except -1
cpdef bint is_sowable(Farm farm, int place) except -1
cpdef bint is_first_alike(State state, Farm farm, int place) except -1
cpdef int kind_of_field(State state, Farm farm, int place) except? -1
cpdef int why_not_sow(State state, Farm farm, int vegetable, int place) except? -1
cpdef int sow(State state, Farm farm, int vegetable, int place) except -1
cpdef int plant(State state, Farm farm, int vegetable, int place, int tokens) except -1
cpdef int reap(State state, Farm farm, int place, int amount, int cause) except -1
cpdef int clear_emptied(State state, Farm farm) except? -1
cpdef int most_extra(State state, Farm farm, int place, int uses) except? -1
cpdef bint can_use_harvest_hand(State state, Farm farm, int uses) except -1
cpdef int unload_store(State state, Farm farm) except -1
@cython.locals(asking=bint)
cpdef int harvest(State state, Farm farm, int uses, int first) except -1
