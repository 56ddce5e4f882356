# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport customers
from barrowgate.loyang cimport end_of_turn
from barrowgate.loyang cimport farming
from barrowgate.loyang cimport helper_uses
from barrowgate.loyang cimport names
from barrowgate.loyang cimport trading
from barrowgate.loyang cimport two_pack
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef bint is_free(State state, int partner) except -1
cpdef int offer_partner(State state, Farm farm) except -1
cpdef int why_not_partner(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_partner(State state, Farm farm, int verb, int number) except -1
cpdef int pair(State state, int one, int other) except -1
cpdef int offer_action(State state, Farm farm) except -1
cpdef int why_not_action(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_action(State state, Farm farm, int verb, int number) except -1
