# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.loyang cimport action_phase
from barrowgate.loyang cimport customer_helpers
from barrowgate.loyang cimport distribution
from barrowgate.loyang cimport end_of_turn
from barrowgate.loyang cimport farming
from barrowgate.loyang cimport field_helpers
from barrowgate.loyang cimport flow
from barrowgate.loyang cimport foreman
from barrowgate.loyang cimport grid
from barrowgate.loyang cimport names
from barrowgate.loyang cimport paying
from barrowgate.loyang cimport set_up
from barrowgate.loyang cimport shop_helpers
from barrowgate.loyang cimport stall_helpers
from barrowgate.loyang cimport trading
from barrowgate.loyang cimport two_pack
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef bint may_act(State state, int seat) except -1
cpdef int offer(State state, int seat) except -1
cpdef int why_not(State state, int seat, int action) except? -1
cpdef int why_not_sell(State state, Farm farm, int kind, int vegetable) except? -1
@cython.locals(possible=bint)
cpdef bint can_answer(State state, Farm farm, int kind) except -1
cpdef int offer_answers(State state, Farm farm, int kind) except -1
cpdef int why_not_answer(State state, Farm farm, int kind, int verb, int number) except? -1
