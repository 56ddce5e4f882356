# Written by tools/headers.py from the annotations; do not edit.

cimport cython


@cython.final
cdef class Components:
    cdef public short[5] dice
    cdef public short[4] buy
    cdef public short[4] sell
    cdef public short[4] upgrade_silver
    cdef public short[4] upgrade_to
    cdef public short[21] revenue_option
    cdef public short[21] revenue_silver
    cdef public short[5] roof_vp
    cdef public short[28] tile
    cdef public short[14] tile_amount
    cdef public short[14] tile_phases
    cdef public short[9] siesta_vp
    cdef public short[4] donkeys
    cdef public short[4] hats
    cdef public short[48] row_need
    cdef public short[6] row_size
    cdef public short[6] craft_instant
    cdef public short[6] craft_amount
    cdef public short[6] craft_lasting
    cdef public short[6] craft_lasting_amount
    cdef public short[25] space_value
    cdef public short[25] space_q
    cdef public short[25] space_r
    cdef public short[25] closed
    cdef public short[150] neighbour
    cdef public short[4] start
    cdef public short[67] field_good
    cdef public short[67] barrow_vp
    cdef public short[67] barrow_size
    cdef public short[536] barrow_need
    cdef public short[67] extension_silver
    cdef public short[67] extension_extra
    cdef public short[67] extension_pig
    cdef public short[67] effect
    cdef public short[67] silver
    cdef public short[67] vp
    cdef public short[67] number
    cdef public short[67] good
    cdef public short[67] pig_places
    cdef public short[67] limit
    cdef public short[67] draw
    cdef public short[67] on
    cdef public short[67] least
    cdef public short[67] once
    cdef public short[67] when
    cdef public short[1004] verb
    cdef public short[33] verb_base
    cdef public int start_silver
    cdef public int start_vp
    cdef public int start_commodities
    cdef public int hand
    cdef public int hand_limit
    cdef public int extra_deliveries
    cdef public int pig_spaces
    cdef public int markers
    cdef public int rounds
    cdef public int end_silver
    cdef public int silver_per_vp
    cdef public int first_vp
    cdef public int unblock_vp
    cdef public int order_markers
    cdef public int removed_vp
    cdef public int market_vp
    cdef public int solo_tiles
    cdef public int solo_lowest_until
    cdef public int solo_first_from
    cdef public int delivery_silver
    cdef public int commodity_silver
    cdef public int siesta_spaces
    cdef public int reset_round
