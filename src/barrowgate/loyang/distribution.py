"""The card phase (6): dealing, the courtyard, taking two cards, turn tokens; the Squire (12)."""

from barrowgate.core import events
from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import foreman, helper_uses, names, open_cards, trading
from barrowgate.loyang.state import Farm, State


def deal(state: State) -> None:
    """6.1, A33: the discard is shuffled in; everybody gets the same number of cards."""
    open_cards.shuffle_in(state)
    number = min(state.components.deal, state.deck // state.players)
    state.waiting = state.players if number > 0 else 0
    state.last_taker = -1
    state.last_but_one = -1
    for place in range(state.players):
        seat = (state.big_token + place) % state.players
        farm = state.farm(seat)
        farm.taken = 0 if number > 0 else 1
        for _ in range(number):
            card = open_cards.draw(state)
            state.place[card] = names.IN_HAND + seat
            farm.hand += 1
            if state.watched:
                events.whisper(state.event_log, names.EVENT_HAND, seat, card, 0, 0)


def next_seat(state: State, after: int) -> int:
    """Clockwise, the next seat that has not taken its cards; -1 when all have."""
    for step in range(state.players):
        seat = (after + step) % state.players
        if state.farm(seat).taken == 0:
            return seat
    return -1


# --- 6.2 A turn: put a card, or take one --------------------------------------------------------


def must_take(state: State, farm: Farm) -> bool:
    """A24: with one card left, and the last player still in."""
    return farm.hand == 1 or state.waiting == 1


def why_not_put(state: State, farm: Farm, card: Card) -> int:
    """A hand card goes to the courtyard."""
    if state.place[card] != names.IN_HAND + farm.seat:
        return names.NOT_IN_HAND
    return names.MUST_TAKE if must_take(state, farm) else names.ALLOWED


def put(state: State, farm: Farm, card: Card) -> None:
    farm.hand -= 1
    lay_in_courtyard(state, farm.seat, card)


def lay_in_courtyard(state: State, seat: Seat, card: Card) -> None:
    state.place[card] = names.IN_COURTYARD
    state.courtyard += 1
    state.seen[card] = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_PUT, seat, card, 0, 0)


def why_not_flip(state: State, flipped: int) -> int:
    """6.3, A25: with two players, one card of the draw pile per turn."""
    if state.players != 2:
        return names.NOT_FOR_TWO
    if flipped > 0:
        return names.ALREADY_FLIPPED
    return names.ALLOWED if state.deck > 0 else names.PILE_EMPTY


def why_not_take(state: State, card: Card, newest: int) -> int:
    """A card of the courtyard; several (Squire) in ascending order."""
    if state.place[card] != names.IN_COURTYARD:
        return names.NOT_IN_COURTYARD
    return names.ALLOWED if card > newest else names.CARD_ORDER


def take(state: State, card: Card) -> None:
    """The card is set aside until the hand card is chosen, too."""
    state.place[card] = names.DRAWN
    state.courtyard -= 1


def why_not_play(state: State, farm: Farm, card: Card) -> int:
    """A hand card, or the starter of the introductory game, is laid out."""
    if state.place[card] == names.IN_HAND + farm.seat:
        return names.ALLOWED
    if state.place[card] == names.STARTER + farm.seat:
        return names.ALLOWED
    return names.NOT_IN_HAND


def why_not_play_alone(state: State, farm: Farm, card: Card) -> int:
    """A24: whoever must take from an empty courtyard plays the hand card alone."""
    if not must_take(state, farm):
        return names.NOT_ASKED
    if state.courtyard > 0:
        return names.MUST_TAKE
    return why_not_play(state, farm, card)


def offer_cards(state: State, base: int, place: int) -> None:
    """Offer the cards at one place."""
    for card in range(1, names.CARDS + 1):
        if state.place[card] == place:
            state.offer(base + card - 1)


def offer_plays(state: State, farm: Farm) -> None:
    """Offer the hand, and the seat's own starter."""
    for card in range(1, names.CARDS + 1):
        if why_not_play(state, farm, card) == names.ALLOWED:
            state.offer(names.PLAY + card - 1)


def offer_distribute(state: State, farm: Farm) -> None:
    must = must_take(state, farm)
    if not must:
        offer_cards(state, names.PUT, names.IN_HAND + farm.seat)
    offer_cards(state, names.TAKE, names.IN_COURTYARD)
    if must and state.courtyard == 0:
        offer_plays(state, farm)
    if why_not_flip(state, state.agenda(farm.seat).top_first()) == names.ALLOWED:
        state.offer(names.FLIP)
    if why_not_use_here(state, farm) == names.ALLOWED:
        state.offer(names.USE + names.USE_SQUIRE)
    helper_uses.offer_throws(state, farm)


def why_not_distribute(state: State, farm: Farm, verb: int, number: int) -> int:
    reason = names.NOT_ASKED
    if verb == names.VERB_PUT:
        reason = why_not_put(state, farm, number + 1)
    elif verb == names.VERB_TAKE:
        reason = why_not_take(state, number + 1, 0)
    elif verb == names.VERB_PLAY:
        reason = why_not_play_alone(state, farm, number + 1)
    elif verb == names.VERB_FLIP:
        reason = why_not_flip(state, state.agenda(farm.seat).top_first())
    elif verb == names.VERB_USE:
        if number == names.USE_SQUIRE:
            reason = why_not_use_here(state, farm)
    elif verb == names.VERB_THROW:
        reason = helper_uses.why_not_throw(state, farm, number)
    return reason


def answer_distribute(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    if verb == names.VERB_THROW:
        helper_uses.throw_helper(state, farm, number)
    elif verb == names.VERB_FLIP:
        agenda.set_top(1)
        lay_in_courtyard(state, -1, open_cards.draw(state))
    else:
        agenda.pop()
        if verb == names.VERB_PUT:
            put(state, farm, number + 1)
        elif verb == names.VERB_TAKE:
            take(state, number + 1)
            agenda.push(names.ASK_HAND)
        elif verb == names.VERB_PLAY:
            play(state, farm, number + 1, 0)
        else:
            helper_uses.note_use(state, farm.seat, number)
            agenda.push(names.ASK_COURTYARD)


# --- The Squire: up to three cards of the courtyard; alone, more of the grid --------------------


def why_not_squire(state: State, farm: Farm) -> int:
    """Not in the round in which it was laid out."""
    if open_cards.find_helper(state, farm.seat, names.SQUIRE) == 0:
        return names.HELPER_ABSENT
    if farm.squire_round == state.round:
        return names.SQUIRE_NEW
    return names.ALLOWED


def why_not_use_here(state: State, farm: Farm) -> int:
    """The Squire needs a card in the courtyard."""
    reason = why_not_squire(state, farm)
    if reason == names.ALLOWED and state.courtyard == 0:
        reason = names.COURTYARD_EMPTY
    return reason


def offer_courtyard(state: State, farm: Farm) -> None:
    agenda = state.agenda(farm.seat)
    taken = agenda.top_first()
    newest = agenda.top_second()
    if taken > 0:
        state.offer(names.DONE)
    if taken < state.components.squire_cards:
        for card in range(newest + 1, names.CARDS + 1):
            if state.place[card] == names.IN_COURTYARD:
                state.offer(names.TAKE + card - 1)


def why_not_courtyard(state: State, farm: Farm, verb: int, number: int) -> int:
    agenda = state.agenda(farm.seat)
    taken = agenda.top_first()
    newest = agenda.top_second()
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = names.ALLOWED if taken > 0 else names.MUST_CHOOSE
    elif verb == names.VERB_TAKE:
        reason = names.TOO_MANY_CARDS
        if taken < state.components.squire_cards:
            reason = why_not_take(state, number + 1, newest)
    return reason


def answer_courtyard(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    taken = agenda.top_first()
    if verb == names.VERB_DONE:
        agenda.pop()
        squire = open_cards.find_helper(state, farm.seat, names.SQUIRE)
        agenda.push(names.ASK_HAND, squire)
    else:
        agenda.set_top(taken + 1, number + 1)
        take(state, number + 1)


# --- The hand card; then everything is laid out -------------------------------------------------


def offer_hand(state: State, farm: Farm) -> None:
    offer_plays(state, farm)


def why_not_hand(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_PLAY:
        return names.NOT_ASKED
    return why_not_play(state, farm, number + 1)


def answer_hand(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    squire = agenda.top_first()
    agenda.pop()
    play(state, farm, number + 1, squire)


def play(state: State, farm: Farm, card: Card, squire: Card) -> None:
    """The cards taken are laid out, common fields paid; then the seat is out of the round."""
    if state.place[card] == names.STARTER + farm.seat:
        farm.starter = 0
    else:
        farm.hand -= 1
    state.place[card] = names.DRAWN
    agenda = state.agenda(farm.seat)
    agenda.push(names.AUTO_TAKEN, squire)
    agenda.push(names.AUTO_LAY)


def run_lay(state: State, farm: Farm) -> None:
    """The cards taken come to the area one by one, helpers first: they may help to pay."""
    agenda = state.agenda(farm.seat)
    agenda.pop()
    card = names.CARDS
    while card > 0 and state.place[card] != names.DRAWN:
        card -= 1
    if card > 0:
        agenda.push(names.AUTO_LAY)
        lay_new(state, farm, card)


def lay_new(state: State, farm: Farm, card: Card) -> None:
    """A new card is laid out; a common field is paid, a Squire waits for the next round."""
    open_cards.lay_out(state, farm.seat, card)
    if state.components.card_field[card] > 0:
        trading.pay(state, farm, state.components.common_price, names.CAUSE_COMMON_FIELD)
    elif state.components.card_helper[card] == names.SQUIRE + 1:
        farm.squire_round = state.round


def run_taken(state: State, farm: Farm) -> None:
    """The Squire is discarded after the cards lie; the rest of the hand goes to the courtyard."""
    agenda = state.agenda(farm.seat)
    squire = agenda.top_first()
    agenda.pop()
    if squire > 0:
        agenda.push(names.AUTO_TAKEN)
        if state.place[squire] == names.IN_AREA + farm.seat and farm.squire_round != state.round:
            foreman.discard_used(state, farm, squire)
    else:
        for card in range(1, names.CARDS + 1):
            if state.place[card] == names.IN_HAND + farm.seat:
                state.reveal()
                put(state, farm, card)
        farm.taken = 1
        state.waiting -= 1
        state.last_but_one = state.last_taker
        state.last_taker = farm.seat


def close_courtyard(state: State) -> None:
    """What is left goes to the discard; the last to take cards gets the big token."""
    for card in range(1, names.CARDS + 1):
        if state.place[card] == names.IN_COURTYARD:
            state.place[card] = names.IN_DISCARD
            state.discards += 1
    state.courtyard = 0
    if state.last_taker >= 0:
        state.big_token = state.last_taker
        state.small_token = state.last_but_one
        if state.watched:
            events.note(
                state.event_log, names.EVENT_TOKENS, -1, state.big_token, state.small_token, 0
            )
