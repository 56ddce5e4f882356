# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport customers
from barrowgate.loyang cimport distribution
from barrowgate.loyang cimport farming
from barrowgate.loyang cimport flow
from barrowgate.loyang cimport helpers
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport pack
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int answer(State state, int seat, int action) except -1
cpdef int raise_cash(State state, Farm farm, int kind, int verb, int number) except -1
cpdef int throw(State state, Farm farm, int kind) except -1
cpdef int act(State state, Farm farm, int verb, int number) except -1
cpdef int answer_early(State state, Farm farm, int kind, int verb, int number) except -1
cpdef int choose_partner(State state, int partner) except -1
cpdef int answer_cards(State state, Farm farm, int kind, int verb, int number) except -1
cpdef int answer_late(State state, Farm farm, int kind, int verb, int number) except -1
cpdef int store(State state, Farm farm, int verb, int number) except -1
cpdef int answer_helper(State state, Farm farm, int kind, int first, int second, int number) except -1
cpdef int answer_card_choice(State state, Farm farm, int kind, int first, int card) except -1
