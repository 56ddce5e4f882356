# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.loyang cimport farming
from barrowgate.loyang cimport names
from barrowgate.loyang cimport shop_helpers
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef bint is_double(State state, int seat, int action) except -1
cpdef bint are_alike(State state, int card, int other) except -1
cpdef bint has_lower_card(State state, int card) except -1
cpdef bint is_double_keep(State state, int seat, int choice) except -1
cpdef bint has_lower_field(State state, Farm farm, int place) except -1
cpdef bint is_same_in_pile(Farm farm, int place) except -1
cpdef bint has_lower_name(Farm farm, int vegetable) except -1
