# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport names
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int gain_cash(State state, Farm farm, int amount, int cause) except -1
cpdef int gain_vegetable(State state, Farm farm, int vegetable, int amount, int cause) except -1
cpdef int in_cart(Farm farm, int lowest) except? -1
cpdef int leftovers(Farm farm) except? -1
cpdef int add_field(State state, Farm farm, int size, int card) except -1
cpdef int drop_field(Farm farm, int place) except -1
cpdef int turn_field(State state, Farm farm) except -1
cpdef int take_from_pile(State state, Farm farm, int place, int what) except -1
cpdef int put_under_pile(State state, Farm farm, int place) except -1
cpdef int log_field(Farm farm, int what, int size, int card) except -1
cpdef int logged_event(int code) except? -1
cpdef int logged_field(int code) except? -1
