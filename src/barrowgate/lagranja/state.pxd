# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.board cimport Board
from barrowgate.lagranja.components cimport Components

@cython.final
cdef class Farm:
    cdef public short[8] stock
    cdef public short[24] fields
    cdef public short[3] barrow
    cdef public short[72] need
    cdef public short[72] delivered
    cdef public short[9] missing
    cdef public short[6] craft
    cdef public short[6] grey
    cdef public short[3] helper
    cdef public short[3] used
    cdef public short[6] roof
    cdef public short[6] roof_used
    cdef public short[14] ready
    cdef public short[4] donkey_used
    cdef public short[2] dice
    cdef public short[5] closed
    cdef public short[4] buy_price
    cdef public short[4] upgrade_price
    cdef public short[58] effects
    cdef public int seat
    cdef public int silver
    cdef public int vp
    cdef public int pool
    cdef public int hand
    cdef public int extensions
    cdef public int extra_symbols
    cdef public int extension_pigs
    cdef public int income
    cdef public int bought_tile
    cdef public int donkey
    cdef public int n_dice
    cdef public int reserved
    cdef public int extra_available
    cdef public int extra_hired
    cdef public int extra_made
    cdef public int bonus_given
    cdef public int received
    cdef public int space_silver
    cdef public int hand_limit
    cdef public int pig_places
    cdef public int roof_discount
    cdef public int extension_goods
    cpdef int copy_into(self, Farm new) except -1

cdef class State(Board):
    cdef public short[4] order
    cdef public short[67] place
    cdef public short[67] generation
    cdef public short[6] blocked
    cdef public short[6] completed
    cdef public short[25] market
    cdef public short[25] doomed
    cdef public short[4] tiles
    cdef public short[4] siesta
    cdef public short[4] siesta_stamp
    cdef public short[7] dice
    cdef public Components components
    cdef public list farms
    cdef public int limited
    cdef public int secret_vp
    cdef public int removal_chosen
    cdef public int extra_up_front
    cdef public int round
    cdef public int step
    cdef public int solo_first
    cdef public int generations
    cdef public int deck
    cdef public int discards
    cdef public int placed
    cdef public int replaced
    cdef public int stamp
    cdef public int rented
    cdef public int renter
    @cython.final
    cdef Farm farm(self, int seat)
    @cython.final
    cdef int copy_state_into(self, State new) except -1
