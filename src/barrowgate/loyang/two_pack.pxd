# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int price(State state, Farm farm) except? -1
cpdef int why_not_buy(State state, Farm farm) except? -1
cpdef int buy(State state, Farm farm) except -1
cpdef int turn_over(State state) except? -1
cpdef int why_not_choice(int second, int choice) except? -1
cpdef int offer_pack(State state, Farm farm) except -1
cpdef int why_not_pack(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_pack(State state, Farm farm, int verb, int number) except -1
cpdef int keep(State state, Farm farm, int first, int second, int choice) except -1
cpdef int pay_for_fields(State state, Farm farm, int one, int other) except -1
