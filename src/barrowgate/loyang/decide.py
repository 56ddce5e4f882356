"""Decisions: what a seat is asked, and what it may answer (one test of legality).

``why_not`` reads the same tests as ``offer``; ``answer`` applies an action that passed them.
"""

from barrowgate.loyang import (
    customers,
    distribution,
    farming,
    flow,
    helpers,
    names,
    open_cards,
    pack,
    trading,
)
from barrowgate.loyang.state import Farm, State


def may_act(state: State, seat: int) -> bool:
    """Is this seat asked something now? Two may be in their action turns at once (A20)."""
    if state.over > 0:
        return False
    acting = flow.acting_seat(state)
    if acting == seat:
        return True
    return (
        acting >= 0
        and state.agenda(acting).top_kind() == names.ASK_ACTION
        and state.agenda(seat).top_kind() == names.ASK_ACTION
    )


def offer(state: State, seat: int) -> None:
    """Fill the list of legal actions of a seat that may act, in ascending order."""
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    kind = agenda.top_kind()
    if kind == names.ASK_ACTION:
        offer_actions(state, farm)
    else:
        offer_answers(state, farm, kind, agenda.top_first())
    for vegetable in range(names.VEGETABLES):
        if farm.cart[vegetable] > 0 and why_not_sell(state, farm, kind, vegetable) == 0:
            state.offer(names.SELL + vegetable)
    if trading.why_not_loan(state, farm, kind == names.ASK_FUNDS) == names.ALLOWED:
        state.offer(names.LOAN)


def offer_range(state: State, seat: int, base: int, size: int) -> None:
    """Offer those of some neighbouring actions that are legal."""
    for action in range(base, base + size):
        if why_not_answer(state, seat, action) == names.ALLOWED:
            state.offer(action)


def offer_cards(state: State, farm: Farm, base: int, place: int) -> None:
    """Offer those of the cards at one place, and of the own starter, that are legal."""
    starter = names.STARTER + farm.seat
    for card in range(1, names.CARDS + 1):
        if (state.place[card] == place or state.place[card] == starter) and why_not_answer(
            state, farm.seat, base + card - 1
        ) == names.ALLOWED:
            state.offer(base + card - 1)


def offer_actions(state: State, farm: Farm) -> None:
    """The action turn (7)."""
    state.offer(names.DONE)
    for vegetable in range(names.VEGETABLES):
        if trading.why_not_buy(state, farm, vegetable) == names.ALLOWED:
            state.offer(names.BUY + vegetable)
    for vegetable in range(names.VEGETABLES):
        if farm.cart[vegetable] > 0:
            for place in range(farm.n_fields):
                if farming.why_not_sow(state, farm, vegetable, place) == names.ALLOWED:
                    state.offer(names.SOW + vegetable * names.FIELDS + place)
    trading.offer_trades(state, farm, farm.seat)
    customers.offer_services(state, farm)
    if pack.why_not_buy(state, farm) == names.ALLOWED:
        state.offer(names.TWO_PACK)
    kinds = open_cards.helper_kinds(state, farm.seat)
    if kinds > 0:
        for use in range(names.USES):
            if (
                kinds & (1 << helpers.kind_of(use)) != 0
                and helpers.why_not_use(state, farm, use) == names.ALLOWED
            ):
                state.offer(names.USE + use)
        offer_throws(state, farm)


def offer_throws(state: State, farm: Farm) -> None:
    kinds = open_cards.helper_kinds(state, farm.seat)
    for kind in range(names.HELPERS):
        if kinds & (1 << kind) != 0 and why_not_throw(state, farm, kind) == names.ALLOWED:
            state.offer(names.THROW + kind)


def offer_answers(state: State, farm: Farm, kind: int, first: int) -> None:
    """The answers to a question other than the action turn."""
    seat = farm.seat
    offer_range(state, seat, names.DONE, 4)
    if kind == names.ASK_EXTRA:
        offer_range(state, seat, names.EXTRA, 6)
    elif kind == names.ASK_CROP:
        offer_range(state, seat, names.PLANT, names.VEGETABLES)
    elif kind == names.ASK_DISTRIBUTE:
        offer_cards(state, farm, names.PUT, names.IN_HAND + seat)
        offer_cards(state, farm, names.TAKE, names.IN_COURTYARD)
        offer_cards(state, farm, names.PLAY, names.IN_HAND + seat)
        offer_range(state, seat, names.FLIP, 1)
        offer_range(state, seat, names.USE + names.USE_SQUIRE, 1)
        offer_throws(state, farm)
    elif kind == names.ASK_COURTYARD:
        offer_cards(state, farm, names.TAKE, names.IN_COURTYARD)
    elif kind == names.ASK_HAND:
        offer_cards(state, farm, names.PLAY, names.IN_HAND + seat)
    elif kind == names.ASK_GRID:
        offer_cards(state, farm, names.TAKE, names.IN_GRID)
        offer_range(state, seat, names.USE + names.USE_SQUIRE, 1)
        offer_throws(state, farm)
    elif kind == names.ASK_PARTNER:
        offer_range(state, seat, names.PARTNER, names.SEATS)
    elif kind == names.ASK_FUNDS:
        offer_range(state, seat, names.USE + names.USE_ACCOUNTANT, 1)
        offer_range(state, seat, names.USE + names.USE_CRIER_SELL, 1)
        offer_throws(state, farm)
    elif kind == names.ASK_GIVE:
        offer_range(state, seat, names.GIVE, names.VEGETABLES)
    elif kind == names.ASK_PACK:
        offer_range(state, seat, names.KEEP, names.KEEPS)
    elif kind == names.ASK_SHOP:
        offer_range(state, seat, names.FILL + first * 4, 4)
    elif kind == names.ASK_STORE:
        offer_range(state, seat, names.STORE, names.VEGETABLES)
        offer_range(state, seat, names.ENLARGE, 1)
    elif kind == names.ASK_PATH:
        offer_range(state, seat, names.STEP, 1)
    else:
        offer_choices(state, farm, kind)


def offer_choices(state: State, farm: Farm, kind: int) -> None:
    """Questions of helpers."""
    seat = farm.seat
    if kind == names.ASK_HARVEST:
        offer_range(state, seat, names.USE + names.USE_HARVEST_HAND, 1)
    elif kind == names.ASK_NAME or kind == names.ASK_BARGAIN or kind == names.ASK_MERCHANT:
        offer_range(state, seat, names.NAME, names.VEGETABLES)
    elif kind == names.ASK_TENANT:
        offer_range(state, seat, names.NAME, names.VEGETABLES)
        offer_range(state, seat, names.PICK, names.SEATS * names.FIELDS)
    elif kind == names.ASK_PLOUGH or kind == names.ASK_RETURN:
        offer_range(state, seat, names.PICK + seat * names.FIELDS, names.FIELDS)
    elif kind == names.ASK_CRIER:
        offer_range(state, seat, names.HAWK, names.STALLS * names.VEGETABLES)
    elif kind == names.ASK_PILE:
        offer_range(state, seat, names.PLACE, names.PILE)
    elif kind == names.ASK_TRADER:
        offer_range(state, seat, names.TRADE, names.STALLS * names.VEGETABLES)
    elif kind != names.ASK_FOREMAN:
        offer_range(state, seat, names.CHOOSE, names.CARDS)


# --- The test ---------------------------------------------------------------------------------


def why_not(state: State, seat: int, action: int) -> int:
    """0 when the action is legal for this seat now, else the reason."""
    if state.over > 0:
        return names.GAME_OVER
    if seat < 0 or seat >= state.players or not may_act(state, seat):
        return names.NOT_YOUR_TURN
    if action < 0 or action >= names.ACTIONS:
        return names.NO_WRITTEN_FORM
    return why_not_answer(state, seat, action)


def why_not_answer(state: State, seat: int, action: int) -> int:
    """The test for a seat that may act."""
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    kind = agenda.top_kind()
    verb = state.components.verb[action]
    number = action - state.components.verb_base[verb]
    if verb == names.VERB_SELL:
        return why_not_sell(state, farm, kind, number)
    if verb == names.VERB_LOAN:
        return trading.why_not_loan(state, farm, kind == names.ASK_FUNDS)
    if kind == names.ASK_ACTION:
        return why_not_act(state, farm, verb, number)
    if verb <= names.VERB_HARVEST:
        return why_not_end(state, farm, kind, verb)
    if verb == names.VERB_CHOOSE:
        return why_not_choose(state, farm, kind, agenda.top_first(), number + 1)
    if verb == names.VERB_USE or verb == names.VERB_THROW:
        return why_not_helper(state, farm, kind, verb, number)
    if verb >= names.VERB_PUT and verb <= names.VERB_PARTNER:
        return why_not_card(state, farm, kind, verb, number)
    return why_not_other(state, farm, kind, verb, number)


def why_not_sell(state: State, farm: Farm, kind: int, vegetable: int) -> int:
    """A32: at every decision of the seat, as long as the question can still be answered."""
    reason = trading.why_not_sell(state, farm, vegetable)
    if reason == names.ALLOWED and kind >= names.ASK_GIVE:
        farm.cart[vegetable] -= 1
        farm.shop[vegetable] += 1
        if not has_answer(state, farm, kind):
            reason = names.REST_NOT_ENOUGH
        farm.cart[vegetable] += 1
        farm.shop[vegetable] -= 1
    return reason


def has_answer(state: State, farm: Farm, kind: int) -> bool:
    """Can a question that needs vegetables or shop spaces be answered?"""
    agenda = state.agenda(farm.seat)
    first = agenda.top_first()
    second = agenda.top_second()
    possible = True
    if kind == names.ASK_GIVE:
        left = 0
        for vegetable in range(second, names.VEGETABLES):
            left += farm.cart[vegetable]
        possible = left >= first
    elif kind == names.ASK_REGULAR:
        possible = helpers.has_regular(state, farm)
    elif kind == names.ASK_CRIER:
        possible = first > 0 or helpers.can_hawk_from(state, farm, second)
    elif kind == names.ASK_OTHER_CASUAL:
        possible = first > 0 or helpers.can_buy_casual(state, farm)
    elif kind == names.ASK_TRADER or (kind == names.ASK_WHICH and first == 0):
        possible = helpers.can_trade_away(state, farm)
    return possible


def why_not_act(state: State, farm: Farm, verb: int, number: int) -> int:
    """The test of an action in the action turn."""
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = names.ALLOWED
    elif verb == names.VERB_BUY:
        reason = trading.why_not_buy(state, farm, number)
    elif verb == names.VERB_SOW:
        vegetable = number // names.FIELDS
        reason = farming.why_not_sow(state, farm, vegetable, number % names.FIELDS)
    elif verb == names.VERB_TRADE:
        stall = number // names.VEGETABLES
        reason = trading.why_not_trade(state, farm, farm.seat, stall, number % names.VEGETABLES)
    elif verb == names.VERB_SERVE:
        if number < names.REGULARS:
            reason = customers.why_not_serve(state, farm, number)
        else:
            casual = number - names.REGULARS
            reason = customers.why_not_serve_casual(state, farm, farm.seat, casual)
    elif verb == names.VERB_SERVE_TWICE:
        reason = customers.why_not_serve_twice(state, farm, number)
    elif verb == names.VERB_MISS:
        reason = customers.why_not_miss(state, farm, number)
    elif verb == names.VERB_TWO_PACK:
        reason = pack.why_not_buy(state, farm)
    elif verb == names.VERB_USE:
        reason = helpers.why_not_use(state, farm, number)
    elif verb == names.VERB_THROW:
        reason = why_not_throw(state, farm, number)
    return reason


def why_not_throw(state: State, farm: Farm, kind: int) -> int:
    if open_cards.find_helper(state, farm.seat, kind) == 0:
        return names.HELPER_ABSENT
    if kind == names.SQUIRE and state.squire_stays > 0 and helpers.uses_squire(state, farm.seat):
        return names.HELPER_IN_USE
    return names.ALLOWED


def why_not_end(state: State, farm: Farm, kind: int, verb: int) -> int:
    """done, pass, accept, harvest: which questions have such an answer."""
    agenda = state.agenda(farm.seat)
    first = agenda.top_first()
    reason = names.NOT_ASKED
    if verb == names.VERB_HARVEST:
        reason = names.ALLOWED if kind == names.ASK_HARVEST else names.NOT_ASKED
    elif verb == names.VERB_DONE:
        if kind == names.ASK_GRID or kind == names.ASK_PATH:
            reason = names.ALLOWED
        elif kind == names.ASK_MERCHANT:
            # The Merchant alone must buy something first.
            must_buy = first == 0 and agenda.top_second() == 0
            reason = names.MUST_CHOOSE if must_buy else names.ALLOWED
        elif kind == names.ASK_COURTYARD:
            reason = names.ALLOWED if first > 0 else names.MUST_CHOOSE
        elif kind == names.ASK_CRIER:
            reason = names.ALLOWED if first > 0 else names.NOTHING_SOLD
        elif kind == names.ASK_STORE:
            reason = names.ALLOWED if pack.capacity(state, farm) == 0 else names.MUST_CHOOSE
    elif kind == names.ASK_FOREMAN:
        reason = names.ALLOWED
    return reason


def why_not_helper(state: State, farm: Farm, kind: int, verb: int, number: int) -> int:
    """Helpers outside the action turn."""
    reason = names.HELPER_NOT_NOW
    if verb == names.VERB_THROW:
        if kind == names.ASK_DISTRIBUTE or kind == names.ASK_GRID or kind == names.ASK_FUNDS:
            reason = why_not_throw(state, farm, number)
    elif kind == names.ASK_FUNDS:
        reason = helpers.why_not_raise(state, farm, number)
    elif kind == names.ASK_HARVEST:
        if number == names.USE_HARVEST_HAND:
            uses = state.agenda(farm.seat).top_first()
            reason = names.HELPER_ABSENT
            if open_cards.find_helper(state, farm.seat, names.HARVEST_HAND) > 0:
                useful = farming.can_use_harvest_hand(state, farm, uses)
                reason = names.ALLOWED if useful else names.HELPER_NO_EFFECT
    elif number == names.USE_SQUIRE:
        if kind == names.ASK_DISTRIBUTE:
            reason = helpers.why_not_squire(state, farm)
        elif kind == names.ASK_GRID:
            reason = names.HELPER_NO_EFFECT
            if state.agenda(farm.seat).top_second() < state.components.squire_buys:
                reason = helpers.why_not_squire(state, farm)
    return reason


def why_not_card(state: State, farm: Farm, kind: int, verb: int, number: int) -> int:
    """The card phase: put, take, play, flip; and the choice of a partner."""
    agenda = state.agenda(farm.seat)
    reason = names.NOT_ASKED
    if verb == names.VERB_PUT:
        if kind == names.ASK_DISTRIBUTE:
            reason = distribution.why_not_put(state, farm, number + 1)
    elif verb == names.VERB_TAKE:
        if kind == names.ASK_DISTRIBUTE:
            reason = distribution.why_not_take(state, number + 1, 0)
        elif kind == names.ASK_COURTYARD:
            reason = names.TOO_MANY_CARDS
            if agenda.top_first() < state.components.squire_cards:
                reason = distribution.why_not_take(state, number + 1, agenda.top_second())
        elif kind == names.ASK_GRID:
            bought, most = agenda.top_first(), agenda.top_second()
            reason = distribution.why_not_buy_card(state, farm, bought, most, number + 1)
    elif verb == names.VERB_PLAY:
        if kind == names.ASK_HAND:
            reason = distribution.why_not_play(state, farm, number + 1)
        elif kind == names.ASK_DISTRIBUTE:
            reason = distribution.why_not_play_alone(state, farm, number + 1)
    elif verb == names.VERB_FLIP:
        if kind == names.ASK_DISTRIBUTE:
            reason = distribution.why_not_flip(state, agenda.top_first())
    elif kind == names.ASK_PARTNER:
        taken = number == state.first or number == state.second
        reason = names.WRONG_PARTNER if taken else names.ALLOWED
    return reason


def why_not_choose(state: State, farm: Farm, kind: int, first: int, card: int) -> int:
    """Cards that helpers ask for."""
    reason = names.NOT_ASKED
    if kind == names.ASK_CON:
        reason = helpers.why_not_con(state, farm, card)
    elif kind == names.ASK_REGULAR:
        reason = helpers.why_not_deliver(state, farm, card)
    elif kind == names.ASK_OWN_STALL:
        reason = helpers.why_not_swap_stall(state, farm, True, card)
    elif kind == names.ASK_OTHER_STALL:
        reason = helpers.why_not_swap_stall(state, farm, False, card)
    elif kind == names.ASK_OWN_CASUAL:
        reason = helpers.why_not_swap_casual(state, farm, True, card)
    elif kind == names.ASK_OTHER_CASUAL:
        if first > 0:
            reason = helpers.why_not_swap_casual(state, farm, False, card)
        else:
            reason = helpers.why_not_buy_casual(state, farm, card)
    elif kind == names.ASK_WHICH:
        reason = helpers.why_not_which(state, farm, card)
    return reason


def why_not_other(state: State, farm: Farm, kind: int, verb: int, number: int) -> int:
    """Every other answer to a question."""
    agenda = state.agenda(farm.seat)
    first = agenda.top_first()
    second = agenda.top_second()
    reason = names.NOT_ASKED
    if verb == names.VERB_PLANT:
        if kind == names.ASK_CROP:
            reason = why_not_plant(state, farm, number)
    elif verb == names.VERB_EXTRA:
        if kind == names.ASK_EXTRA:
            most = farming.most_extra(state, farm, first, second)
            reason = names.ALLOWED if number <= most else names.TOO_FEW_TOKENS
    elif verb == names.VERB_GIVE:
        if kind == names.ASK_GIVE:
            reason = trading.why_not_give(farm, first, second, number)
    elif verb == names.VERB_KEEP:
        if kind == names.ASK_PACK:
            reason = pack.why_not_keep(first, second, number)
    elif verb == names.VERB_FILL:
        if kind == names.ASK_SHOP and number // 4 == first:
            fits = number % 4 <= state.components.shop_spaces[first]
            reason = names.ALLOWED if fits else names.SHOP_FULL
    elif verb == names.VERB_NAME:
        reason = why_not_name(state, farm, kind, first, second, number)
    elif verb == names.VERB_HAWK:
        if kind == names.ASK_CRIER:
            stall = number // names.VEGETABLES
            reason = helpers.why_not_hawk(state, farm, second, stall, number % names.VEGETABLES)
    elif verb == names.VERB_PICK:
        reason = why_not_pick(state, farm, kind, number // names.FIELDS, number % names.FIELDS)
    elif verb == names.VERB_PLACE:
        if kind == names.ASK_PILE:
            reason = names.ALLOWED if number < first else names.NO_FIELD
    elif verb == names.VERB_STORE:
        if kind == names.ASK_STORE:
            reason = pack.why_not_store(state, farm, first, number)
    elif verb == names.VERB_ENLARGE:
        if kind == names.ASK_STORE:
            reason = pack.why_not_enlarge(state, farm)
    elif verb == names.VERB_STEP:
        if kind == names.ASK_PATH:
            reason = pack.why_not_step(state, farm, first)
    elif verb == names.VERB_TRADE and kind == names.ASK_TRADER:
        stall = number // names.VEGETABLES
        reason = helpers.why_not_trade_away(state, farm, stall, number % names.VEGETABLES)
    return reason


def why_not_plant(state: State, farm: Farm, vegetable: int) -> int:
    """A26: at most two players begin with the same crop; it is bought from the own shop."""
    if state.components.home_crop[vegetable] == 0:
        return names.WRONG_CROP
    alike = 0
    for seat in range(state.players):
        other = state.farm(seat)
        if other.field_crop[0] == vegetable + 1:
            alike += 1
    if alike >= 2:
        return names.CROP_TAKEN
    return trading.why_not_buy(state, farm, vegetable)


def why_not_name(
    state: State, farm: Farm, kind: int, first: int, second: int, vegetable: int
) -> int:
    """A vegetable that a helper asks for."""
    reason = names.NOT_ASKED
    if kind == names.ASK_NAME:
        reason = names.ALLOWED
    elif kind == names.ASK_BARGAIN:
        reason = helpers.why_not_bargain(state, farm, first, vegetable)
    elif kind == names.ASK_MERCHANT:
        reason = helpers.why_not_merchant(state, farm, first, second, vegetable)
    elif kind == names.ASK_TENANT and state.players == 1:
        allowed = state.components.tenant_crop[vegetable] > 0
        reason = names.ALLOWED if allowed else names.WRONG_CROP
    return reason


def why_not_pick(state: State, farm: Farm, kind: int, owner: int, place: int) -> int:
    """A field that a helper asks for."""
    reason = names.NOT_ASKED
    if kind == names.ASK_TENANT:
        if state.players > 1:
            reason = helpers.why_not_lease(state, farm, owner, place)
    elif kind == names.ASK_PLOUGH or kind == names.ASK_RETURN:
        reason = names.OUT_OF_REACH
        if owner == farm.seat:
            if kind == names.ASK_PLOUGH:
                reason = helpers.why_not_clear(state, farm, place)
            else:
                reason = helpers.why_not_return(state, farm, place)
    return reason
