# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport farming
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int price(State state, Farm farm) except? -1
cpdef int why_not_buy(State state, Farm farm) except? -1
cpdef int buy(State state, Farm farm) except -1
cpdef int turn_over(State state) except? -1
cpdef int why_not_keep(int first, int second, int choice) except? -1
cpdef int keep(State state, Farm farm, int first, int second, int choice) except -1
cpdef int pay_for_fields(State state, Farm farm, int one, int other) except -1
cpdef int capacity(State state, Farm farm) except? -1
cpdef int store_rest(State state, Farm farm, int lowest) except -1
cpdef int why_not_store(State state, Farm farm, int lowest, int vegetable) except? -1
cpdef int store(State state, Farm farm, int vegetable) except -1
cpdef int why_not_enlarge(State state, Farm farm) except? -1
cpdef int enlarge(State state, Farm farm) except -1
cpdef int return_rest(State state, Farm farm) except -1
cpdef int step_price(State state, Farm farm, int steps) except? -1
cpdef int why_not_step(State state, Farm farm, int steps) except? -1
cpdef int step(State state, Farm farm, int steps) except -1
