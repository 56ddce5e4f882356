"""The course of a game (5): rounds, steps, turns, and the frames that act by themselves."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.lagranja import (
    asked_helpers,
    completion,
    dice,
    extensions,
    farming,
    goods,
    helpers,
    market,
    names,
    peddler,
    revenue,
    roof,
    scoring,
    solo,
    transport,
)
from barrowgate.lagranja.state import State


def acting_seat(state: State) -> int:
    """The seat whose agenda comes first: one that reacts, else the active one; -1: none."""
    turn = state.turn
    for seat in range(state.players):
        if seat != turn and state.agenda(seat).count > 0:
            return seat
    if turn >= 0 and state.agenda(turn).count > 0:
        return turn
    return -1


def settle(state: State) -> None:
    """Let everything happen that asks nobody, until somebody is asked or the game is over."""
    running = state.over == 0
    while running:
        seat = acting_seat(state)
        if seat < 0:
            run_step(state)
            running = state.over == 0
        elif state.agenda(seat).top_kind() >= names.AUTO:
            run_frame(state, seat)
        else:
            running = False


def run_frame(state: State, seat: Seat) -> None:  # noqa: C901, PLR0912 - one line per frame
    """Take the top frame of a seat off and do what it says."""
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    kind = agenda.top_kind()
    first = agenda.top_first()
    second = agenda.top_second()
    third = agenda.top_third()
    agenda.pop()
    if kind == names.AUTO_EXTENSION:
        extensions.build_extension(state, farm, first)
    elif kind == names.AUTO_INCOME:
        farming.take_income(state, farm, first)
    elif kind == names.AUTO_GROWTH:
        farming.grow_fields(state, farm, first, second)
    elif kind == names.AUTO_OFFSPRING:
        farming.bear_young(state, farm, first)
    elif kind == names.AUTO_ROOF:
        roof.lay_tile(state, farm, first)
    elif kind == names.AUTO_ROOF_BUILT:
        roof.deliver_with_roof(state, farm, first)
    elif kind == names.AUTO_USE_SPACE:
        revenue.use_space(state, farm, first, second)
    elif kind == names.AUTO_BONUS:
        revenue.give_bonus(state, farm, first, second)
    elif kind == names.AUTO_ASK:
        asked_helpers.ask_next(state, farm, first, second, third)
    elif kind == names.AUTO_ARRIVED:
        completion.arrive(state, farm, first)
    elif kind == names.AUTO_CRAFT:
        completion.complete_craft(state, farm, first, second)
    elif kind == names.AUTO_BARROW_GONE:
        completion.barrow_gone(state, farm, first)
    elif kind == names.AUTO_BARROW:
        market.after_barrow(state, farm, first, second)
    elif kind == names.AUTO_PEDDLERS:
        peddler.ask_peddlers(state, seat, first)
    elif kind == names.AUTO_SIESTA_VP:
        completion.score_siesta_space(state, farm, first)
    elif kind == names.AUTO_NEUTRAL:
        market.remove_doomed(state, names.NEUTRAL)
    else:
        agenda.no_such_frame(kind)


# --- The steps of a round ---------------------------------------------------------------------


def start_round(state: State) -> None:
    """A new round: its roof tiles are turned over."""
    state.round += 1
    state.rounds_begun += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_ROUND, -1, state.round, 0, 0)
    roof.offer_tiles(state)
    state.table.push(names.AUTO_STEP, names.STEP_CARDS)


def run_step(state: State) -> None:
    """The table's own frame: the next turn of this step, or the next step."""
    step = state.table.top_first()
    begun = state.table.top_second()
    state.table.pop()
    state.step = step
    state.turn = -1
    if begun == 0:
        begin_step(state)
    if begun < turns(state):
        state.table.push(names.AUTO_STEP, step, begun + 1)
        begin_turn(state, turn_seat(state, begun))
    elif step == names.STEP_SCORING:
        finish_round(state)
    else:
        state.table.push(names.AUTO_STEP, step + 1)


def turns(state: State) -> int:
    """Turns in this step: one per player, or none where nobody is asked in turn."""
    step = state.step
    if (
        step == names.STEP_ROLL
        or step == names.STEP_NEUTRAL_EARLY
        or step == names.STEP_NEUTRAL_LATE
        or step == names.STEP_SCORING
    ):
        return 0
    if step == names.STEP_DONKEYS:
        return 1
    return state.players


def turn_seat(state: State, begun: int) -> int:
    """Turn order; roof tiles are bought in reverse order in round 1 (6.4)."""
    if state.step == names.STEP_ROOF and state.round == 1:
        return state.order[state.players - 1 - begun]
    return state.order[begun]


def begin_step(state: State) -> None:
    """What happens once, before the first turn of a step."""
    step = state.step
    if step == names.STEP_ROLL:
        dice.roll(state)
    elif step == names.STEP_FIRST_DIE or step == names.STEP_SECOND_DIE:
        solo.discard_before_die(state)
    elif step == names.STEP_COMMON_DIE:
        solo.discard_before_die(state)
        revenue.leave_common_die(state)
    elif step == names.STEP_NEUTRAL_EARLY or step == names.STEP_NEUTRAL_LATE:
        solo.take_neutral_turn(state)
    elif step == names.STEP_DONKEYS:
        transport.reset_donkeys(state)
    elif step == names.STEP_SIESTA:
        transport.reveal_donkeys(state)
    elif step == names.STEP_DELIVERIES:
        transport.renew_order(state)
    elif step == names.STEP_EXTRA:
        transport.count_extra_deliveries(state)
    elif step == names.STEP_SCORING:
        scoring.score_round(state)


def begin_turn(state: State, seat: Seat) -> None:
    """The seat is active: it is asked what this step asks."""
    state.turns_begun += 1
    step = state.step
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    state.turn = seat
    if step == names.STEP_DONKEYS:
        state.turn = -1
        for other in range(state.players):
            state.agenda(other).push(names.ASK_DONKEY)
    elif step == names.STEP_ELDER:
        if farm.effects[names.RESERVE_LAST_DIE] > 0:
            agenda.push(names.ASK_RESERVE)
    elif step == names.STEP_TENANT:
        if farm.effects[names.RENT_DIE] > 0 and state.rented == 0:
            agenda.push(names.ASK_RENT)
    elif step == names.STEP_LABORER:
        if farm.effects[names.TURN_DIE] > 0:
            agenda.push(names.ASK_TURN_DIE, farm.effects[names.TURN_DIE])
    else:
        agenda.push(names.ASK_TURN)
        if step == names.STEP_INCOME:
            agenda.push(names.AUTO_INCOME)


def finish_round(state: State) -> None:
    """9: after the last round the game ends; else everything is made ready for the next."""
    if state.round == state.components.rounds:
        scoring.end_game(state)
    else:
        if state.players == 1:
            solo.decide_order(state)
        scoring.clear_round(state)
        start_round(state)


# --- Set-up (4, 11.1) -------------------------------------------------------------------------


def set_up(state: State, seed: int) -> None:
    """Deal and lay out everything; then the first seat is asked."""
    state.chance.seed(seed)
    state.deck = names.CARDS
    choose_order(state)
    block_buildings(state)
    for place in range(state.players):
        set_up_farm(state, state.order[place])
    place_start_markers(state)
    scoring.stack_discs(state)
    start_round(state)
    settle(state)
    state.revealed = 0


def choose_order(state: State) -> None:
    """The first player is drawn, the others follow clockwise; alone, order marker 2 or 3."""
    if state.players == 1:
        state.solo_first = 1 - state.chance.below(2)
    else:
        first = state.chance.below(state.players)
        for place in range(state.players):
            state.order[place] = (first + place) % state.players


def block_buildings(state: State) -> None:
    """A die is rolled for each order marker, again where one lies already."""
    for marker in range(1, state.components.order_markers + 1):
        building = state.chance.below(names.CRAFTS)
        while state.blocked[building] > 0:
            building = state.chance.below(names.CRAFTS)
        state.blocked[building] = marker


def set_up_farm(state: State, seat: Seat) -> None:
    table = state.components
    farm = state.farm(seat)
    farm.seat = seat
    farm.silver = table.start_silver
    farm.vp = table.start_vp
    farm.stock[names.COMMODITY] = table.start_commodities
    farm.pool = table.markers - table.start_commodities
    for building in range(names.CRAFTS):
        farm.missing[building] = table.row_size[building]
        for good in range(names.GOODS):
            place = building * names.GOODS + good
            farm.need[place] = table.row_need[place]
    helpers.recount(state, farm)
    for _ in range(table.hand):
        goods.draw_card(state, farm, names.CAUSE_SET_UP)


def place_start_markers(state: State) -> None:
    """First player on the 2, second on the 3, and so on; alone, the neutral takes the other."""
    if state.players == 1:
        own = 1 - state.solo_first
        state.market[state.components.start[own]] = 1
        state.market[state.components.start[1 - own]] = names.NEUTRAL
        farm = state.farm(0)
        farm.pool -= 1
    else:
        for place in range(state.players):
            seat = state.order[place]
            farm = state.farm(seat)
            state.market[state.components.start[place]] = seat + 1
            farm.pool -= 1
