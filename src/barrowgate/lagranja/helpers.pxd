# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport names
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int recount(State state, Farm farm) except -1
cpdef int begin_count(State state, Farm farm) except -1
cpdef int count_helper(State state, Farm farm, int card) except -1
cpdef bint is_for(State state, int card, int good) except -1
cpdef int slot_of(Farm farm, int card) except? -1
cpdef int next_slot(State state, Farm farm, int effect, int first) except? -1
cpdef int ready_slot(State state, Farm farm, int effect, int first) except? -1
cpdef int total_cards(State state, Farm farm, int effect) except? -1
cpdef int total_count(State state, Farm farm, int effect) except? -1
cpdef int total_pigs(State state, Farm farm, int effect) except? -1
cpdef int total_steps(State state, Farm farm, int effect) except? -1
cpdef int pay_out_vp(State state, Farm farm, int effect, int times) except -1
cpdef int pay_out_silver(State state, Farm farm, int effect, int times) except -1
cpdef bint needs_room(State state, Farm farm, int slot) except -1
cpdef int mark(State state, Farm farm, int slot) except -1
cpdef int pay_unasked(State state, Farm farm, int slot) except -1
cpdef int ask(State state, Farm farm, int effect, int about) except -1
