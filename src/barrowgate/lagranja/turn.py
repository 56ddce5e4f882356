"""A seat's own turn (5, G5): what a step asks, and the anytime actions around it.

A turn is a choice among verbs, so it goes by verb. Its frame stays until the turn ends.
"""

from barrowgate.lagranja import (
    cards,
    delivery,
    dice,
    farming,
    hand,
    helper_uses,
    helpers,
    names,
    revenue,
    roof,
    tile_uses,
    trade,
    transport,
)
from barrowgate.lagranja.state import Farm, State

# --- What the step asks -----------------------------------------------------------------------


def offer_step(state: State, farm: Farm, done: int, counted: int) -> None:
    """The actions of this step whose numbers come after the anytime actions."""
    step = state.step
    if step == names.STEP_ROOF:
        roof.offer_purchases(state, farm)
    elif step == names.STEP_GROWTH:
        state.offer(names.GROW)
    elif step == names.STEP_DELIVERIES or step == names.STEP_EXTRA:
        if why_not_deliver_more(state, farm, done) == names.ALLOWED:
            delivery.offer_deliveries(state, farm)
        if transport.why_not_hire(state, farm) == names.ALLOWED:
            state.offer(names.HIRE)
    elif step == names.STEP_FIRST_DIE or step == names.STEP_SECOND_DIE:
        if done == 0:
            dice.offer_dice(state, farm)
    elif step == names.STEP_COMMON_DIE:
        if done == 0:
            state.offer(names.USE_COMMON_DIE)
    elif step == names.STEP_SIESTA:
        transport.offer_steps(state, farm, done, counted)


def why_not_done(state: State, farm: Farm, done: int) -> int:
    """May the turn end now?"""
    step = state.step
    if step == names.STEP_CARDS:
        if plays_due(state, farm, done) > 0:
            return names.MUST_PLAY
    elif step == names.STEP_GROWTH:
        return names.MUST_CHOOSE
    elif (
        step == names.STEP_FIRST_DIE
        or step == names.STEP_SECOND_DIE
        or step == names.STEP_COMMON_DIE
    ):
        if done == 0:
            return names.MUST_TAKE_DIE
    elif step == names.STEP_SIESTA and done == 0 and transport.hats(state, farm) > 0:
        return names.MUST_WALK
    return names.ALLOWED


def plays_due(state: State, farm: Farm, done: int) -> int:
    """Cards that must be played before the turn may end (6.1)."""
    if state.step != names.STEP_CARDS or state.round != 1 or farm.hand == 0:
        return 0
    return max(0, names.FIRST_PLAYS - done)


def why_not_play_more(state: State, farm: Farm, done: int) -> int:
    """Is there a card left to play in step 1?"""
    if state.step != names.STEP_CARDS:
        return names.NOT_ASKED
    if done >= cards.card_plays(state, farm):
        return names.NO_PLAY_LEFT
    return names.ALLOWED


def why_not_play(state: State, farm: Farm, done: int, number: int) -> int:
    reason = why_not_play_more(state, farm, done)
    if reason == names.ALLOWED:
        card = number // names.SIDES + 1
        reason = cards.why_not_play(state, farm, card, number % names.SIDES, 0)
    return reason


def why_not_deliver_more(state: State, farm: Farm, done: int) -> int:
    """Is there a delivery left in transport step 3 or 4?"""
    if state.step == names.STEP_DELIVERIES:
        if done >= transport.deliveries(state, farm):
            return names.NO_DELIVERY_LEFT
        return names.ALLOWED
    if state.step == names.STEP_EXTRA:
        return transport.why_not_extra(state, farm)
    return names.NOT_ASKED


def why_not_deliver(state: State, farm: Farm, done: int, number: int) -> int:
    reason = why_not_deliver_more(state, farm, done)
    if reason == names.ALLOWED:
        target = number // names.SOURCES
        reason = delivery.why_not_deliver(state, farm, target, number % names.SOURCES)
    return reason


def why_not_take_die(state: State, farm: Farm, done: int, number: int) -> int:
    if state.step != names.STEP_FIRST_DIE and state.step != names.STEP_SECOND_DIE:
        return names.NOT_ASKED
    return names.DIE_TAKEN if done > 0 else dice.why_not_take_die(state, farm, number)


def why_not_common_die(state: State, done: int) -> int:
    if state.step != names.STEP_COMMON_DIE:
        return names.NOT_ASKED
    return names.DIE_TAKEN if done > 0 else names.ALLOWED


def why_not_walk(state: State, farm: Farm, done: int, counted: int, number: int) -> int:
    if state.step != names.STEP_SIESTA:
        return names.NOT_ASKED
    return transport.why_not_walk_on(state, farm, done, counted, number + 1)


# --- The question turn ------------------------------------------------------------------------


def offer_turn(state: State, farm: Farm) -> None:
    """In the order of the catalogue: ending, cards, the anytime actions, the step's own."""
    agenda = state.agenda(farm.seat)
    done = agenda.top_first()
    if why_not_done(state, farm, done) == names.ALLOWED:
        state.offer(names.DONE)
    if why_not_play_more(state, farm, done) == names.ALLOWED:
        cards.offer_plays(state, farm, 0)
    trade.offer_trades(state, farm)
    if farm.stock[names.COMMODITY] > 0:
        trade.offer_commodities(state, farm, -1)
    helper_uses.offer_uses(state, farm)
    tile_uses.offer_uses(state, farm)
    offer_step(state, farm, done, agenda.top_second())


def why_not_turn(  # noqa: C901, PLR0912 - one line per verb
    state: State, farm: Farm, verb: int, number: int
) -> int:
    agenda = state.agenda(farm.seat)
    done = agenda.top_first()
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = why_not_done(state, farm, done)
    elif verb == names.VERB_PLAY:
        reason = why_not_play(state, farm, done, number)
    elif verb == names.VERB_BUY:
        reason = trade.why_not_buy(farm, number)
    elif verb == names.VERB_SELL:
        reason = trade.why_not_sell(farm, number)
    elif verb == names.VERB_UPGRADE:
        reason = trade.why_not_buy_upgrade(farm, number)
    elif verb == names.VERB_COMMODITY:
        reason = trade.why_not_use(state, farm, number, -1)
    elif verb == names.VERB_USE_HELPER:
        reason = helper_uses.why_not_use(state, farm, number + 1)
    elif verb == names.VERB_USE_TILE:
        reason = tile_uses.why_not_use(state, farm, number)
    elif verb == names.VERB_BUY_TILE:
        reason = roof.why_not_buy_tile(state, farm, number)
    elif verb == names.VERB_GROW:
        reason = farming.why_not_start(state, number)
    elif verb == names.VERB_DELIVER:
        reason = why_not_deliver(state, farm, done, number)
    elif verb == names.VERB_HIRE:
        reason = transport.why_not_hire(state, farm)
    elif verb == names.VERB_TAKE_DIE:
        reason = why_not_take_die(state, farm, done, number)
    elif verb == names.VERB_USE_COMMON_DIE:
        reason = why_not_common_die(state, done)
    elif verb == names.VERB_WALK:
        reason = why_not_walk(state, farm, done, agenda.top_second(), number)
    return reason


def answer_turn(  # noqa: C901, PLR0912 - one line per verb
    state: State, farm: Farm, verb: int, number: int
) -> None:
    if verb == names.VERB_DONE:
        end_turn(state, farm)
    elif verb == names.VERB_PLAY:
        play(state, farm, number)
    elif verb == names.VERB_BUY:
        trade.buy(state, farm, number)
    elif verb == names.VERB_SELL:
        trade.sell(state, farm, number)
    elif verb == names.VERB_UPGRADE:
        trade.buy_upgrade(state, farm, number)
    elif verb == names.VERB_COMMODITY:
        trade.return_commodity(state, farm, number)
    elif verb == names.VERB_USE_HELPER:
        helper_uses.use(state, farm, helpers.slot_of(farm, number + 1), 0)
    elif verb == names.VERB_USE_TILE:
        tile_uses.use_tile(state, farm, number)
    elif verb == names.VERB_BUY_TILE:
        roof.buy_tile(state, farm, number)
    elif verb == names.VERB_GROW:
        grow(state, farm)
    elif verb == names.VERB_DELIVER:
        deliver(state, farm, number)
    elif verb == names.VERB_HIRE:
        transport.hire(state, farm)
    elif verb == names.VERB_TAKE_DIE:
        take_die(state, farm, number)
    elif verb == names.VERB_USE_COMMON_DIE:
        use_common_die(state, farm)
    elif verb == names.VERB_WALK:
        walk(state, farm, number)


# --- What counts as done in the step ----------------------------------------------------------


def end_turn(state: State, farm: Farm) -> None:
    """In step 1 the hand is filled (G34)."""
    state.agenda(farm.seat).pop()
    if state.step == names.STEP_CARDS:
        hand.fill_hand(state, farm)


def play(state: State, farm: Farm, number: int) -> None:
    agenda = state.agenda(farm.seat)
    agenda.set_top(agenda.top_first() + 1)
    cards.play_card(state, farm, number // names.SIDES + 1, number % names.SIDES)


def grow(state: State, farm: Farm) -> None:
    """Growth ends the turn."""
    state.agenda(farm.seat).pop()
    farming.start_growth(state, farm)


def deliver(state: State, farm: Farm, number: int) -> None:
    """An extra delivery is paid as it is made, or was hired up front (G40)."""
    agenda = state.agenda(farm.seat)
    if state.step == names.STEP_EXTRA:
        if state.extra_up_front == 0:
            transport.hire(state, farm)
        farm.extra_made += 1
    agenda.set_top(agenda.top_first() + 1)
    delivery.deliver(state, farm, number // names.SOURCES, number % names.SOURCES)


def take_die(state: State, farm: Farm, number: int) -> None:
    state.agenda(farm.seat).set_top(1)
    dice.take_die(state, farm, number)


def use_common_die(state: State, farm: Farm) -> None:
    agenda = state.agenda(farm.seat)
    agenda.set_top(1)
    agenda.push(names.AUTO_USE_SPACE, revenue.common_die(state), names.USE_COMMON)


def walk(state: State, farm: Farm, number: int) -> None:
    """The steps there are now are counted: a Coachman who comes later adds a move (G42)."""
    state.agenda(farm.seat).set_top(1, transport.all_steps(state, farm))
    transport.advance(state, farm.seat, number + 1)
