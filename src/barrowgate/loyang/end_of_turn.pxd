# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport customers
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang cimport trading
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int end_actions(State state, Farm farm) except -1
cpdef int run_miss(State state, Farm farm) except -1
cpdef int capacity(State state, Farm farm) except? -1
cpdef int run_store(State state, Farm farm) except -1
cpdef int store(State state, Farm farm, int vegetable) except -1
cpdef int why_not_store_one(State state, Farm farm, int vegetable) except? -1
cpdef int why_not_enlarge(State state, Farm farm) except? -1
cpdef int enlarge(State state, Farm farm) except -1
cpdef int return_rest(State state, Farm farm) except -1
cpdef int offer_store(State state, Farm farm) except -1
cpdef int why_not_store(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_store(State state, Farm farm, int verb, int number) except -1
cpdef int run_path(State state, Farm farm) except -1
cpdef int step_price(State state, Farm farm, int steps) except? -1
cpdef int why_not_step(State state, Farm farm) except? -1
cpdef int offer_path(State state, Farm farm) except -1
cpdef int why_not_path(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_path(State state, Farm farm, int verb, int number) except -1
