# Written by tools/headers.py from the annotations; do not edit.

cimport cython


@cython.final
cdef class Components:
    cdef public short[6] shop_spaces
    cdef public short[6] shop_start
    cdef public short[6] buy
    cdef public short[6] sell
    cdef public short[4] row_price
    cdef public short[6] tenant_crop
    cdef public short[3] level
    cdef public short[10] trader_payment
    cdef public short[6] home_crop
    cdef public short[60] crop
    cdef public short[10] private_copies
    cdef public short[71] card_field
    cdef public short[71] card_helper
    cdef public short[84] stall_price
    cdef public short[84] regular_need
    cdef public short[56] regular_pays
    cdef public short[14] starter
    cdef public short[84] casual_need
    cdef public short[14] casual_pays
    cdef public short[20] lantern
    cdef public short[20] phases
    cdef public short[20] pays_for_field
    cdef public short[28] use_helper
    cdef public short[28] use_bargain
    cdef public short[1024] verb
    cdef public short[64] verb_base
    cdef public object digest
    cdef public int start_cash
    cdef public int rounds
    cdef public int path_start
    cdef public int path_end
    cdef public int first_step
    cdef public int capacity
    cdef public int enlarge
    cdef public int enlarged
    cdef public int loan_cash
    cdef public int loan_steps
    cdef public int loan_limit
    cdef public int deal
    cdef public int two_pack
    cdef public int penalty
    cdef public int casual_modifier
    cdef public int dummy_stalls
    cdef public int dummy_regulars
    cdef public int dummy_casuals
    cdef public int grid_buys
    cdef public int squire_buys
    cdef public int tenant_solo_price
    cdef public int shopper_discount
    cdef public int merchant_price
    cdef public int crier_goods
    cdef public int crier_cash
    cdef public int deliveryman_share
    cdef public int tout_price
    cdef public int tenant_price
    cdef public int tenant_tokens
    cdef public int harvest_hand_tokens
    cdef public int ploughman_tokens
    cdef public int leaseholder_price
    cdef public int squire_cards
    cdef public int saleswoman_bonus
    cdef public int home_size
    cdef public int common_price
