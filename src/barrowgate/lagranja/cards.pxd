# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int free_slot(Farm farm, int side) except? -1
cpdef int why_not_clear(State state, Farm farm, int side, int slot) except? -1
cpdef int why_not_play(State state, Farm farm, int card, int side, int less_than) except? -1
@cython.locals(extension=bint)
cpdef int offer_plays(State state, Farm farm, int less_than) except -1
cpdef int play_card(State state, Farm farm, int card, int side) except -1
cpdef int play_field(State state, Farm farm, int card) except -1
cpdef int clear_slot(State state, Farm farm, int side, int slot, int card) except -1
cpdef int put_barrow(State state, Farm farm, int slot, int card) except -1
cpdef int load_barrow(State state, Farm farm, int slot, int card) except -1
cpdef int empty_target(Farm farm, int target) except -1
cpdef int remove_barrow(State state, Farm farm, int slot) except -1
cpdef int put_helper(State state, Farm farm, int slot, int card) except -1
cpdef int remove_helper(State state, Farm farm, int slot) except -1
cpdef int extension_cost(Farm farm) except? -1
cpdef int units_of_kind(Farm farm, int kind) except? -1
cpdef int payable(Farm farm, int lowest) except? -1
cpdef int why_not_pay(Farm farm, int left, int lowest, int payment) except? -1
cpdef int offer_payments(State state, Farm farm, int left, int lowest) except -1
cpdef int pay_extension(State state, Farm farm, int left, int payment) except -1
cpdef int play_extension(State state, Farm farm, int card) except -1
cpdef int build_extension(State state, Farm farm, int card) except -1
cpdef int fill_hand(State state, Farm farm) except -1
cpdef int why_not_discard(State state, Farm farm, int left, int newest, int card) except? -1
cpdef int offer_discards(State state, Farm farm, int left, int newest) except -1
cpdef int discard_from_hand(State state, Farm farm, int card, int cause) except -1
