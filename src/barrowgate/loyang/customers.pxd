# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef bint has_all(State state, Farm farm, int regular, int times) except -1
cpdef int why_not_serve(State state, Farm farm, int regular) except? -1
cpdef int serve(State state, Farm farm, int regular) except -1
cpdef int why_not_serve_twice(State state, Farm farm, int regular) except? -1
cpdef int serve_twice(State state, Farm farm, int regular) except -1
cpdef int hand_over(State state, Farm farm, int regular, int row, int times) except -1
cpdef int fill_row(State state, int regular) except -1
cpdef int why_not_miss(State state, Farm farm, int regular) except? -1
cpdef int miss(State state, Farm farm, int regular) except -1
@cython.locals(open_card=bint)
cpdef bint is_due(State state, int seat, int regular) except -1
cpdef int why_not_serve_casual(State state, Farm farm, int owner, int casual) except? -1
cpdef int casual_price(State state, Farm farm, int casual) except? -1
cpdef int serve_casual(State state, Farm farm, int casual) except -1
cpdef int why_not_serve_customer(State state, Farm farm, int customer) except? -1
cpdef int serve_customer(State state, Farm farm, int customer) except -1
cpdef int offer_services(State state, Farm farm) except -1
