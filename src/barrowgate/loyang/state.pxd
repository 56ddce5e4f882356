# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.board cimport Board
from barrowgate.loyang.components cimport Components

@cython.final
cdef class Farm:
    cdef public short[6] shop
    cdef public short[6] cart
    cdef public short[6] store
    cdef public short[16] field_size
    cdef public short[16] field_crop
    cdef public short[16] field_tokens
    cdef public short[16] field_card
    cdef public short[16] pile
    cdef public short[16] pile_card
    cdef public short[64] log
    cdef public int seat
    cdef public int cash
    cdef public int loans
    cdef public int path
    cdef public int enlarged
    cdef public int n_fields
    cdef public int n_pile
    cdef public int pile_known
    cdef public int n_log
    cdef public int hand
    cdef public int starter
    cdef public int taken
    cdef public int squire_round
    cdef public int finished
    cdef public int pack_bought
    cdef public int extra_tokens
    cdef public int housemaid
    cdef public int messenger
    cdef public int official
    cdef public int saleswoman
    cdef public int forgiven
    cpdef int copy_into(self, Farm new) except -1

cdef class State(Board):
    cdef public short[4] order
    cdef public short[4] partner
    cdef public short[71] place
    cdef public short[71] under
    cdef public short[71] seen
    cdef public short[12] grid
    cdef public short[84] stall_has
    cdef public short[14] row
    cdef public short[14] red
    cdef public short[14] served
    cdef public Components components
    cdef public list farms
    cdef public int introductory
    cdef public int squire_stays
    cdef public int round
    cdef public int step
    cdef public int big_token
    cdef public int small_token
    cdef public int last_taker
    cdef public int last_but_one
    cdef public int waiting
    cdef public int deck
    cdef public int discards
    cdef public int courtyard
    cdef public int shuffled
    @cython.final
    cdef Farm farm(self, int seat)
    @cython.final
    cdef int copy_state_into(self, State new) except -1
