"""The hand (6.1, G3): drawing up to its limit, discarding from it."""

from barrowgate.core.numbers import Card
from barrowgate.lagranja import goods, names, questions
from barrowgate.lagranja.state import Farm, State


def fill_hand(state: State, farm: Farm) -> None:
    """Draw up to the hand limit, or discard down to it by choice."""
    if farm.hand > farm.hand_limit:
        excess = farm.hand - farm.hand_limit
        state.agenda(farm.seat).push(names.ASK_DISCARD_DOWN, excess)
    else:
        while farm.hand < farm.hand_limit and goods.can_draw(state):
            goods.draw_card(state, farm, names.CAUSE_HAND_LIMIT)


def discard_from_hand(state: State, farm: Farm, card: Card, cause: int) -> None:
    """One card of the hand goes to the discards."""
    farm.hand -= 1
    goods.discard(state, farm.seat, card, cause)


def why_not_discard(state: State, farm: Farm, card: Card) -> int:
    """Cards are discarded in ascending order; enough higher ones must be left."""
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    newest = agenda.top_second()
    at_hand = names.IN_HAND + farm.seat
    if state.place[card] != at_hand:
        return names.NOT_IN_HAND
    if card < newest:
        return names.PAYING_ORDER
    higher = 0
    for other in range(card + 1, names.CARDS + 1):
        if state.place[other] == at_hand:
            higher += 1
    if higher < count - 1:
        return names.PAYING_ORDER
    return names.ALLOWED


# --- The question discard_down ----------------------------------------------------------------


def offer_discard_down(state: State, farm: Farm) -> None:
    for card in range(1, names.CARDS + 1):
        if why_not_discard(state, farm, card) == names.ALLOWED:
            state.offer(names.DISCARD + card - 1)


def why_not_discard_down(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_DISCARD:
        return why_not_discard(state, farm, number + 1)
    return questions.must_choose(verb)


def answer_discard_down(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    card = number + 1
    agenda.pop()
    if count > 1:
        agenda.push(names.ASK_DISCARD_DOWN, count - 1, card)
    discard_from_hand(state, farm, card, names.CAUSE_HAND_LIMIT)


# --- The question discard_one: a helper gives harvest goods for a card ------------------------


def offer_discard_one(state: State, farm: Farm) -> None:
    at_hand = names.IN_HAND + farm.seat
    for card in range(1, names.CARDS + 1):
        if state.place[card] == at_hand:
            state.offer(names.DISCARD + card - 1)


def why_not_discard_one(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_DISCARD:
        is_held = state.place[number + 1] == names.IN_HAND + farm.seat
        return names.ALLOWED if is_held else names.NOT_IN_HAND
    return questions.must_choose(verb)


def answer_discard_one(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    agenda.pop()
    agenda.push(names.ASK_HARVEST, count, names.ALL_HARVEST)
    discard_from_hand(state, farm, number + 1, names.CAUSE_PLAYED)
