"""Playing farm cards to the four sides of a farm (6.1): fields, barrows, extensions, helpers."""

from barrowgate.core import events
from barrowgate.lagranja import goods, helpers, names
from barrowgate.lagranja.state import Farm, State


def free_slot(farm: Farm, side: int) -> int:
    """The first empty slot for a barrow or a helper, or 3 when all are taken."""
    for slot in range(names.BARROWS):
        if side == names.BARROW:
            if farm.barrow[slot] == 0:
                return slot
        elif farm.helper[slot] == 0:
            return slot
    return names.BARROWS


def why_not_clear(state: State, farm: Farm, side: int, slot: int) -> int:
    """May the card in this slot be discarded to make room (G11)?"""
    if (
        side == names.HELPER
        and farm.roof[names.STORED_TILE] > 0
        and state.components.effect[farm.helper[slot]] == names.EXTRA_ROOF_SPACE
    ):
        return names.CARD_HOLDS_TILE
    return names.ALLOWED


def why_not_play(state: State, farm: Farm, card: int, side: int, less_than: int) -> int:
    """May this card be played to this side? less_than: the barrow must be worth less (or 0)."""
    if state.place[card] != names.IN_HAND + farm.seat:
        return names.NOT_IN_HAND
    if less_than > 0:
        if side != names.BARROW:
            return names.WRONG_SIDE
        if state.components.barrow_vp[card] >= less_than:
            return names.BARROW_TOO_HIGH
    if side == names.EXTENSION:
        if payable(farm, 0) < extension_cost(farm):
            return names.CANNOT_PAY_EXTENSION
    elif side == names.HELPER and free_slot(farm, names.HELPER) == names.HELPERS:
        for slot in range(names.HELPERS):
            if why_not_clear(state, farm, names.HELPER, slot) == names.ALLOWED:
                return names.ALLOWED
        return names.CARD_HOLDS_TILE
    return names.ALLOWED


def offer_plays(state: State, farm: Farm, less_than: int) -> None:
    """Every card in hand with every side it may be played to."""
    at_hand = names.IN_HAND + farm.seat
    extension = payable(farm, 0) >= extension_cost(farm)
    for card in range(1, names.CARDS + 1):
        if state.place[card] == at_hand:
            base = names.PLAY + (card - 1) * names.SIDES
            for side in range(names.SIDES):
                if (side != names.EXTENSION or extension) and why_not_play(
                    state, farm, card, side, less_than
                ) == names.ALLOWED:
                    state.offer(base + side)


def play_card(state: State, farm: Farm, card: int, side: int) -> None:
    """6.1: the card leaves the hand and goes to one side of the farm."""
    farm.hand -= 1
    if state.watched:
        events.note(state.event_log, names.EVENT_PLAY, farm.seat, card, side, 0)
    if side == names.FIELD:
        play_field(state, farm, card)
    elif side == names.EXTENSION:
        play_extension(state, farm, card)
    else:
        state.place[card] = (
            names.ON_BARROW if side == names.BARROW else names.ON_HELPER
        ) + farm.seat
        slot = free_slot(farm, side)
        if slot == names.BARROWS:
            state.agenda(farm.seat).push(names.ASK_SLOT, side, card)
        elif side == names.BARROW:
            put_barrow(state, farm, slot, card)
        else:
            put_helper(state, farm, slot, card)


def play_field(state: State, farm: Farm, card: int) -> None:
    """A field enters empty; with the Surveyor it enters planted."""
    state.place[card] = names.ON_FIELD + farm.seat
    source = state.components.field_good[card] * names.LEVELS
    farm.fields[source] += 1
    if farm.effects[names.FIELD_ENTERS_PLANTED] > 0:
        goods.grow(state, farm, source, names.CAUSE_PLAYED)


def clear_slot(state: State, farm: Farm, side: int, slot: int, card: int) -> None:
    """G11: discard the card in a slot, then put the new one there."""
    if side == names.BARROW:
        remove_barrow(state, farm, slot)
        put_barrow(state, farm, slot, card)
    else:
        remove_helper(state, farm, slot)
        put_helper(state, farm, slot, card)


def put_barrow(state: State, farm: Farm, slot: int, card: int) -> None:
    """A barrow with all its symbols free."""
    farm.barrow[slot] = card
    load_barrow(state, farm, slot, card)


def load_barrow(state: State, farm: Farm, slot: int, card: int) -> None:
    """The barrow wants all its goods (again)."""
    target = names.FIRST_BARROW + slot
    for good in range(names.GOODS):
        farm.need[target * names.GOODS + good] = state.components.barrow_need[
            card * names.GOODS + good
        ]
        farm.delivered[target * names.GOODS + good] = 0
    farm.missing[target] = state.components.barrow_size[card]


def empty_target(farm: Farm, target: int) -> None:
    """The markers on a barrow or in a row go back to the pool; no symbol is free any more."""
    for good in range(names.GOODS):
        farm.pool += farm.delivered[target * names.GOODS + good]
        farm.delivered[target * names.GOODS + good] = 0
        farm.need[target * names.GOODS + good] = 0
    farm.missing[target] = 0


def remove_barrow(state: State, farm: Farm, slot: int) -> None:
    """A barrow goes to the discards; the goods on it are lost."""
    empty_target(farm, names.FIRST_BARROW + slot)
    card = farm.barrow[slot]
    farm.barrow[slot] = 0
    goods.discard(state, farm.seat, card, names.CAUSE_PLAYED)


def put_helper(state: State, farm: Farm, slot: int, card: int) -> None:
    """G32: a helper works at once, and is unused."""
    farm.helper[slot] = card
    farm.used[slot] = 0
    farm.bonus_given &= ~(1 << slot)
    helpers.recount(state, farm)
    if state.components.effect[card] == names.HAND_LIMIT:
        for _ in range(state.components.draw[card]):
            goods.draw_card(state, farm, card)


def remove_helper(state: State, farm: Farm, slot: int) -> None:
    """A helper goes to the discards, its mark to the pool."""
    card = farm.helper[slot]
    farm.helper[slot] = 0
    farm.pool += farm.used[slot]
    farm.used[slot] = 0
    goods.discard(state, farm.seat, card, names.CAUSE_PLAYED)
    helpers.recount(state, farm)
    goods.sell_surplus_pigs(state, farm)


# --- Extensions (6.1, G10) --------------------------------------------------------------------


def extension_cost(farm: Farm) -> int:
    """The k-th extension costs k farm goods, less with the Shack Builder."""
    return max(0, farm.extensions + 1 - farm.extension_goods)


def units_of_kind(farm: Farm, kind: int) -> int:
    """How much of one kind of farm goods the farm has."""
    if kind == names.PAY_SILVER:
        return farm.silver
    if kind == names.PAY_VP:
        return farm.vp
    return goods.units(farm, kind - names.PAY_GOODS)


def payable(farm: Farm, lowest: int) -> int:
    """How many farm goods of the kinds from lowest on can be paid: different ones, or with the
    Potter any."""
    total = 0
    for kind in range(lowest, names.PAY_KINDS):
        amount = units_of_kind(farm, kind)
        if farm.effects[names.EXTENSION_SAME_GOODS] > 0:
            total += amount
        elif amount > 0:
            total += 1
    return total


def why_not_pay(farm: Farm, left: int, lowest: int, payment: int) -> int:
    """May this good be paid next? Kinds are paid in one order, so that one choice is one way."""
    kind = payment
    if payment < names.PAY_GOODS:
        if units_of_kind(farm, payment) == 0:
            return names.NO_SILVER if payment == names.PAY_SILVER else names.NO_VP
    else:
        source = payment - names.PAY_GOODS
        if not goods.has_source(farm, source):
            return names.NO_GOOD
        kind = goods.good_of(source) + names.PAY_GOODS
    if kind < lowest:
        return names.PAYING_ORDER
    if farm.effects[names.EXTENSION_SAME_GOODS] > 0:
        if payable(farm, kind) < left:
            return names.REST_NOT_PAYABLE
    elif payable(farm, kind + 1) < left - 1:
        return names.REST_NOT_PAYABLE
    return names.ALLOWED


def offer_payments(state: State, farm: Farm, left: int, lowest: int) -> None:
    """Every farm good that may be paid next."""
    for payment in range(names.PAY_GOODS + names.SOURCE_COMMODITY):
        if why_not_pay(farm, left, lowest, payment) == names.ALLOWED:
            state.offer(names.PAY + payment)


def pay_extension(state: State, farm: Farm, left: int, payment: int) -> None:
    """One farm good is paid; the frame is on top of the agenda."""
    kind = payment
    if payment == names.PAY_SILVER:
        goods.gain_silver(state, farm, -1, names.CAUSE_EXTENSION)
    elif payment == names.PAY_VP:
        goods.gain_vp(state, farm, -1, names.CAUSE_EXTENSION)
    else:
        source = payment - names.PAY_GOODS
        kind = goods.good_of(source) + names.PAY_GOODS
        goods.give_up(state, farm, source, names.CAUSE_EXTENSION)
    if left == 1:
        state.agenda(farm.seat).pop()
    elif farm.effects[names.EXTENSION_SAME_GOODS] > 0:
        state.agenda(farm.seat).set_top(left - 1, kind)
    else:
        state.agenda(farm.seat).set_top(left - 1, kind + 1)


def play_extension(state: State, farm: Farm, card: int) -> None:
    """The extension is paid before it works."""
    state.place[card] = names.ON_EXTENSION + farm.seat
    agenda = state.agenda(farm.seat)
    cost = extension_cost(farm)
    agenda.push(names.AUTO_EXTENSION, card, 0)
    if cost > 0:
        agenda.push(names.ASK_EXTENSION_COST, cost, 0)


def build_extension(state: State, farm: Farm, card: int) -> None:
    """A paid extension begins to work: hand limit, silver, extra deliveries, pig places."""
    farm.extensions += 1
    farm.income += state.components.extension_silver[card]
    farm.extra_symbols += state.components.extension_extra[card]
    farm.extension_pigs += state.components.extension_pig[card]
    helpers.recount(state, farm)


# --- Hand limit (6.1, G3) ---------------------------------------------------------------------


def fill_hand(state: State, farm: Farm) -> None:
    """Draw up to the hand limit, or discard down to it by choice."""
    if farm.hand > farm.hand_limit:
        excess = farm.hand - farm.hand_limit
        state.agenda(farm.seat).push(names.ASK_DISCARD_DOWN, excess, 0)
    else:
        while farm.hand < farm.hand_limit and goods.can_draw(state):
            goods.draw_card(state, farm, names.CAUSE_HAND_LIMIT)


def why_not_discard(state: State, farm: Farm, left: int, newest: int, card: int) -> int:
    """Cards are discarded in ascending order; enough higher ones must be left."""
    at_hand = names.IN_HAND + farm.seat
    if state.place[card] != at_hand:
        return names.NOT_IN_HAND
    if card < newest:
        return names.PAYING_ORDER
    higher = 0
    for other in range(card + 1, names.CARDS + 1):
        if state.place[other] == at_hand:
            higher += 1
    if higher < left - 1:
        return names.PAYING_ORDER
    return names.ALLOWED


def offer_discards(state: State, farm: Farm, left: int, newest: int) -> None:
    for card in range(1, names.CARDS + 1):
        if why_not_discard(state, farm, left, newest, card) == names.ALLOWED:
            state.offer(names.DISCARD + card - 1)


def discard_from_hand(state: State, farm: Farm, card: int, cause: int) -> None:
    """One card of the hand goes to the discards."""
    farm.hand -= 1
    goods.discard(state, farm.seat, card, cause)
