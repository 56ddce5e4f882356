# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.lagranja cimport cards
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport flow
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport market
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport revenue
from barrowgate.lagranja cimport trade
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int recount(State state, Farm farm) except -1
cpdef int slot_of(Farm farm, int card) except? -1
cpdef int ready_slot(State state, Farm farm, int effect, int first) except? -1
cpdef int total_number(State state, Farm farm, int effect) except? -1
cpdef int pay_out_vp(State state, Farm farm, int effect, int times) except -1
cpdef int pay_out_silver(State state, Farm farm, int effect, int times) except -1
cpdef int why_not_use(State state, Farm farm, int card) except? -1
cpdef int offer_uses(State state, Farm farm) except -1
cpdef int use(State state, Farm farm, int slot, int about) except -1
cpdef int use_unasked(State state, Farm farm, int slot) except -1
cpdef int mark(State state, Farm farm, int slot) except -1
cpdef int harvest_kinds(Farm farm) except? -1
cpdef int run(State state, Farm farm, int slot, int about) except -1
cpdef int ask(State state, Farm farm, int effect, int about) except -1
cpdef int ask_next(State state, Farm farm, int code, int about) except -1
cpdef int run_when_asked(State state, Farm farm, int slot, int about) except -1
@cython.locals(is_gone=bint, possible=bint)
cpdef bint can_do(State state, Farm farm, int slot, int about) except -1
