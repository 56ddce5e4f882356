# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.loyang cimport customers
from barrowgate.loyang cimport end_of_turn
from barrowgate.loyang cimport names
from barrowgate.loyang cimport reach
from barrowgate.loyang cimport shop_helpers
from barrowgate.loyang cimport stall_helpers
from barrowgate.loyang cimport trading
from barrowgate.loyang cimport two_pack
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef dict prices(State state, Farm farm)
cdef dict by_vegetable(short* numbers)
cpdef int _step(State state, Farm farm) except? -1
cpdef dict rates(State state, int owner, int stall)
cpdef int paying_row(State state, int owner, int row, int served) except? -1
cpdef int casual_pays(State state, int owner, int casual) except? -1
@cython.locals(is_asked=bint)
cpdef dict named(State state, Farm farm)
cpdef int _cash_for(State state, Farm farm, int vegetable) except? -1
cpdef dict crier(State state, Farm farm)
cpdef dict trader(State state, Farm farm)
cpdef dict _rates_for(State state, Farm farm, int stall)
