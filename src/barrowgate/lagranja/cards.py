"""Playing farm cards to the four sides of a farm (6.1): fields, barrows, extensions, helpers."""

from barrowgate.core import events
from barrowgate.core.numbers import Card
from barrowgate.lagranja import extensions, goods, helpers, names, questions
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


def card_plays(state: State, farm: Farm) -> int:
    """6.1, G2: two cards in round 1, later one; one more with the Builder."""
    plays = names.FIRST_PLAYS if state.round == 1 else 1
    return plays + helpers.total_cards(state, farm, names.EXTRA_CARD_PLAY)


def why_not_play(state: State, farm: Farm, card: Card, side: int, below: int) -> int:
    """May this card be played to this side? below: the barrow must be worth less (or 0)."""
    if state.place[card] != names.IN_HAND + farm.seat:
        return names.NOT_IN_HAND
    if below > 0:
        if side != names.BARROW:
            return names.WRONG_SIDE
        if state.components.barrow_vp[card] >= below:
            return names.BARROW_TOO_HIGH
    if side == names.EXTENSION:
        if not extensions.can_pay(farm):
            return names.CANNOT_PAY_EXTENSION
    elif side == names.HELPER and free_slot(farm, names.HELPER) == names.HELPERS:
        for slot in range(names.HELPERS):
            if why_not_clear(state, farm, names.HELPER, slot) == names.ALLOWED:
                return names.ALLOWED
        return names.CARD_HOLDS_TILE
    return names.ALLOWED


def offer_plays(state: State, farm: Farm, below: int) -> None:
    """Every card in hand with every side it may be played to."""
    at_hand = names.IN_HAND + farm.seat
    can_extend = extensions.can_pay(farm)
    for card in range(1, names.CARDS + 1):
        if state.place[card] == at_hand:
            base = names.PLAY + (card - 1) * names.SIDES
            for side in range(names.SIDES):
                if (side != names.EXTENSION or can_extend) and why_not_play(
                    state, farm, card, side, below
                ) == names.ALLOWED:
                    state.offer(base + side)


def play_card(state: State, farm: Farm, card: Card, side: int) -> None:
    """6.1: the card leaves the hand and goes to one side of the farm."""
    farm.hand -= 1
    if state.watched:
        events.note(state.event_log, names.EVENT_PLAY, farm.seat, card, side, 0)
    if side == names.FIELD:
        play_field(state, farm, card)
    elif side == names.EXTENSION:
        extensions.play_extension(state, farm, card)
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


def play_field(state: State, farm: Farm, card: Card) -> None:
    """A field enters empty; with the Surveyor it enters planted."""
    state.place[card] = names.ON_FIELD + farm.seat
    source = state.components.field_good[card] * names.LEVELS
    farm.fields[source] += 1
    if farm.effects[names.FIELD_ENTERS_PLANTED] > 0:
        goods.grow(state, farm, source, names.CAUSE_PLAYED)


def put_barrow(state: State, farm: Farm, slot: int, card: Card) -> None:
    """A barrow with all its symbols free."""
    farm.barrow[slot] = card
    load_barrow(state, farm, slot, card)


def load_barrow(state: State, farm: Farm, slot: int, card: Card) -> None:
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


def put_helper(state: State, farm: Farm, slot: int, card: Card) -> None:
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


# --- The question play_card -------------------------------------------------------------------


def offer_play_card(state: State, farm: Farm) -> None:
    agenda = state.agenda(farm.seat)
    if agenda.top_first() != names.PLAY_FREELY:
        state.offer(names.PASS)
    offer_plays(state, farm, agenda.top_second())


def why_not_play_card(state: State, farm: Farm, verb: int, number: int) -> int:
    """A card that was chosen to be played is played; at a revenue space it may be waived."""
    agenda = state.agenda(farm.seat)
    why = agenda.top_first()
    below = agenda.top_second()
    if verb == names.VERB_PLAY:
        card = number // names.SIDES + 1
        return why_not_play(state, farm, card, number % names.SIDES, below)
    if why == names.PLAY_FREELY:
        return questions.must_choose(verb)
    return questions.may_pass(verb)


def answer_play_card(state: State, farm: Farm, verb: int, number: int) -> None:
    """At a revenue space Market Gardener and Hawker look on."""
    agenda = state.agenda(farm.seat)
    why = agenda.top_first()
    agenda.pop()
    if verb == names.VERB_PLAY:
        if why == names.PLAY_AT_SPACE:
            agenda.push(names.AUTO_BONUS, names.ON_PLAY_CARD)
        play_card(state, farm, number // names.SIDES + 1, number % names.SIDES)


# --- The question slot: room for a barrow or a helper (G11) -----------------------------------


def offer_slot(state: State, farm: Farm) -> None:
    side = state.agenda(farm.seat).top_first()
    first = names.DISCARD_SLOT if side == names.BARROW else names.DISCARD_SLOT + names.BARROWS
    for slot in range(names.BARROWS):
        if why_not_clear(state, farm, side, slot) == names.ALLOWED:
            state.offer(first + slot)


def why_not_slot(state: State, farm: Farm, verb: int, number: int) -> int:
    side = state.agenda(farm.seat).top_first()
    if verb == names.VERB_DISCARD_SLOT:
        if side != (names.BARROW if number < names.BARROWS else names.HELPER):
            return names.WRONG_SIDE
        return why_not_clear(state, farm, side, number % names.BARROWS)
    return questions.must_choose(verb)


def answer_slot(state: State, farm: Farm, verb: int, number: int) -> None:
    """The card in the slot is discarded, then the new one is put there."""
    agenda = state.agenda(farm.seat)
    side = agenda.top_first()
    card = agenda.top_second()
    slot = number % names.BARROWS
    agenda.pop()
    if side == names.BARROW:
        remove_barrow(state, farm, slot)
        put_barrow(state, farm, slot, card)
    else:
        remove_helper(state, farm, slot)
        put_helper(state, farm, slot, card)
