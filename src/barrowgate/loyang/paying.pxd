# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.loyang cimport helper_uses
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport reach
from barrowgate.loyang cimport stall_helpers
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef bint may_pay_now(State state, int kind) except -1
cpdef int why_not_raise(State state, Farm farm, int use) except? -1
cpdef int offer_funds(State state, Farm farm) except -1
cpdef int why_not_funds(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_funds(State state, Farm farm, int verb, int number) except -1
