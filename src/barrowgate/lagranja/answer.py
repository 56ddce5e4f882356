"""Answers: what follows a decision that passed the test of ``decide``."""

from barrowgate.lagranja import (
    cards,
    delivery,
    farming,
    flow,
    goods,
    helpers,
    making_room,
    market,
    names,
    revenue,
    roof,
    trade,
    transport,
)
from barrowgate.lagranja.state import Farm, State


def answer(state: State, seat: int, action: int) -> None:
    """Apply a legal action and let everything follow that asks nobody."""
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    kind = agenda.top_kind()
    verb = state.components.verb[action]
    number = action - state.components.verb_base[verb]
    if kind == names.ASK_TURN:
        act_in_turn(state, farm, verb, number)
    elif verb == names.VERB_PASS:
        decline(state, farm, kind)
    else:
        act(state, farm, kind, verb, number)
    flow.settle(state)


def act_in_turn(state: State, farm: Farm, verb: int, number: int) -> None:
    """An action of the own turn; the turn frame stays until the turn ends."""
    agenda = state.agenda(farm.seat)
    done = agenda.top_first()
    if verb == names.VERB_DONE:
        agenda.pop()
        flow.end_turn(state, farm.seat)
    elif verb == names.VERB_PLAY:
        agenda.set_top(done + 1, 0)
        cards.play_card(state, farm, number // names.SIDES + 1, number % names.SIDES)
    elif verb == names.VERB_BUY:
        trade.buy(state, farm, number)
    elif verb == names.VERB_SELL:
        trade.sell(state, farm, number)
    elif verb == names.VERB_UPGRADE:
        trade.buy_upgrade(state, farm, number)
    elif verb == names.VERB_COMMODITY:
        trade.return_commodity(state, farm, number)
    elif verb == names.VERB_USE_HELPER:
        helpers.use(state, farm, helpers.slot_of(farm, number + 1), 0)
    elif verb == names.VERB_USE_TILE:
        roof.use_tile(state, farm, number)
    elif verb == names.VERB_BUY_TILE:
        roof.buy_tile(state, farm, number)
    elif verb == names.VERB_GROW:
        agenda.pop()
        farming.start_growth(state, farm)
    elif verb == names.VERB_DELIVER:
        if state.step == names.STEP_EXTRA:
            if state.extra_up_front == 0:
                hire(state, farm)
            farm.extra_made += 1
        agenda.set_top(done + 1, 0)
        delivery.deliver(state, farm, number // names.SOURCES, number % names.SOURCES)
    elif verb == names.VERB_HIRE:
        hire(state, farm)
    elif verb == names.VERB_TAKE_DIE:
        agenda.set_top(1, 0)
        revenue.take_die(state, farm, number)
    elif verb == names.VERB_USE_COMMON_DIE:
        agenda.set_top(1, 0)
        agenda.push(names.AUTO_USE_SPACE, revenue.common_die(state), names.USE_COMMON)
    else:
        agenda.set_top(1, transport.all_steps(state, farm))
        transport.advance(state, farm.seat, number + 1)


def hire(state: State, farm: Farm) -> None:
    """8.4: pay for one extra delivery."""
    goods.gain_silver(state, farm, -transport.extra_price(state, farm), names.CAUSE_DELIVERY)
    farm.extra_hired += 1


def decline(state: State, farm: Farm, kind: int) -> None:
    """The question is let go; a tile that is not stored goes to the roof."""
    agenda = state.agenda(farm.seat)
    first = agenda.top_first()
    if kind == names.ASK_ROOM:
        making_room.decline(state, farm, first)
    else:
        agenda.pop()
        if kind == names.ASK_STORAGE:
            roof.put_tile(state, farm, first, roof.roof_place(farm))


def act(state: State, farm: Farm, kind: int, verb: int, number: int) -> None:
    """The answer to a question; most questions are over with it."""
    agenda = state.agenda(farm.seat)
    first = agenda.top_first()
    second = agenda.top_second()
    if kind == names.ASK_EXTENSION_COST:
        cards.pay_extension(state, farm, first, number)
    elif kind == names.ASK_ROOF_COST:
        roof.pay_roof(state, farm, first, number)
    elif kind == names.ASK_ROOM:
        if verb == names.VERB_RETURN:
            making_room.return_marker(state, farm, number)
        else:
            making_room.leave_market(state, farm, number + 1)
    elif kind == names.ASK_ROOM_GOOD:
        making_room.unload(state, farm, first, number)
    elif kind == names.ASK_HELPER:
        helpers.use(state, farm, first, second)
    else:
        agenda.pop()
        if verb == names.VERB_DELIVER:
            deliver_asked(state, farm, kind, first, number)
        elif verb == names.VERB_TAKE or verb == names.VERB_TAKE_PAIR:
            take(state, farm, kind, first, second, verb, number)
        elif verb == names.VERB_CHOOSE:
            choose(state, farm, kind, first, second, number)
        elif kind >= names.ASK_PLACE and kind <= names.ASK_REFUGE:
            act_on_market(state, farm, kind, first, number + 1)
        elif kind >= names.ASK_DONKEY and kind <= names.ASK_TURN_TO:
            act_on_dice(state, farm, kind, first, second, number + 1)
        else:
            act_on_farm(state, farm, kind, first, second, number)


def deliver_asked(state: State, farm: Farm, kind: int, by_die: int, number: int) -> None:
    target = number // names.SOURCES
    source = number % names.SOURCES
    if kind == names.ASK_SECOND_GOOD:
        delivery.carry(state, farm, target, source)
    else:
        if by_die > 0:
            state.agenda(farm.seat).push(names.AUTO_BONUS, names.ON_DELIVERY, 0)
        delivery.deliver(state, farm, target, source)


def take(
    state: State, farm: Farm, kind: int, first: int, second: int, verb: int, number: int
) -> None:
    """Goods that were chosen come to the farm."""
    if verb == names.VERB_TAKE_PAIR:
        one = names.GRAIN if number == 2 else names.OLIVE
        other = names.GRAIN if number == 0 else names.GRAPE
        goods.gain_good(state, farm, other, 0)
        goods.gain_good(state, farm, one, 0)
    else:
        if kind == names.ASK_HARVEST and first > 1:
            # More of them: kinds are taken in ascending order, so that one choice is one way.
            kinds = second & ~((1 << number) - 1)
            state.agenda(farm.seat).push(names.ASK_HARVEST, first - 1, kinds)
        cause = 0
        if kind == names.ASK_RESOURCE:
            cause = second
        elif kind == names.ASK_INSTANT:
            cause = names.CAUSE_CRAFT + first
        goods.gain_good(state, farm, number, cause)


def choose(state: State, farm: Farm, kind: int, first: int, second: int, option: int) -> None:
    """Options of a revenue space, or of a card tile."""
    if kind == names.ASK_OPTION:
        revenue.take_option(state, farm, first, option, second)
    elif kind == names.ASK_SECOND_OPTION:
        revenue.take_option(state, farm, first, option, names.USE_SECOND)
    elif option == names.OPTION_DRAW:
        goods.draw_card(state, farm, names.CAUSE_TILE)
    else:
        state.agenda(farm.seat).push(names.ASK_PLAY_CARD, names.PLAY_FREELY, 0)


def act_on_market(state: State, farm: Farm, kind: int, first: int, space: int) -> None:
    agenda = state.agenda(farm.seat)
    if kind == names.ASK_PLACE:
        market.put_marker(state, farm.seat + 1, space)
    elif kind == names.ASK_REMOVAL:
        state.doomed[space] = 1
        if market.can_remove_after(state, farm.seat + 1, space):
            agenda.push(names.ASK_REMOVAL, space, 0)
    elif kind == names.ASK_RESCUE:
        agenda.push(names.ASK_REFUGE, space, 0)
    else:
        market.flee(state, farm.seat, first, space)


def act_on_dice(state: State, farm: Farm, kind: int, first: int, second: int, number: int) -> None:
    if kind == names.ASK_DONKEY:
        farm.donkey = number
    elif kind == names.ASK_RESERVE:
        revenue.reserve(state, farm, number)
    elif kind == names.ASK_RENT:
        revenue.rent(state, farm, number)
    elif kind == names.ASK_TURN_DIE:
        state.agenda(farm.seat).push(names.ASK_TURN_TO, number, first - 1)
    else:
        revenue.turn_die(state, farm, first, number)
        if second > 0:
            state.agenda(farm.seat).push(names.ASK_TURN_DIE, second, 0)


def act_on_farm(state: State, farm: Farm, kind: int, first: int, second: int, number: int) -> None:
    """Cards, upgrades, payments to helpers, tiles, steps."""
    agenda = state.agenda(farm.seat)
    if kind == names.ASK_PLAY_CARD:
        if first == names.PLAY_AT_SPACE:
            agenda.push(names.AUTO_BONUS, names.ON_PLAY_CARD, 0)
        cards.play_card(state, farm, number // names.SIDES + 1, number % names.SIDES)
    elif kind == names.ASK_SLOT:
        cards.clear_slot(state, farm, first, number % names.BARROWS, second)
    elif kind == names.ASK_DISCARD_DOWN:
        if first > 1:
            agenda.push(names.ASK_DISCARD_DOWN, first - 1, number + 1)
        cards.discard_from_hand(state, farm, number + 1, names.CAUSE_HAND_LIMIT)
    elif kind == names.ASK_DISCARD_ONE:
        agenda.push(names.ASK_HARVEST, first, names.ALL_HARVEST)
        cards.discard_from_hand(state, farm, number + 1, names.CAUSE_PLAYED)
    elif kind == names.ASK_UPGRADE:
        if first > 1 and trade.upgradable(farm, second) > 1:
            agenda.push(names.ASK_UPGRADE, first - 1, second)
        trade.upgrade(state, farm, number)
    elif kind == names.ASK_COMMODITY:
        if first == names.FREE_OPTION:
            trade.close_use(state, farm, number)
        else:
            trade.take_use(state, farm, number)
    elif kind == names.ASK_TENANT_GOOD:
        revenue.pay_tenant(state, farm, number - names.PAY_GOODS)
    elif kind == names.ASK_GROOM_GRAIN:
        goods.give_up(state, farm, number - names.PAY_GOODS, first)
        goods.gain_vp(state, farm, state.components.vp[first], first)
    elif kind == names.ASK_FIELD_GOOD:
        goods.give_up(state, farm, number - names.PAY_GOODS, 0)
        agenda.push(names.ASK_HARVEST, 1, names.ALL_HARVEST)
    elif kind == names.ASK_STORAGE:
        roof.put_tile(state, farm, first, names.STORED_TILE)
    elif kind == names.ASK_FLIP:
        roof.turn_tile(farm, number, 0)
    elif kind == names.ASK_WALK:
        if second > 0:
            agenda.push(names.AUTO_BONUS, names.ON_SIESTA, 0)
        transport.advance(state, farm.seat, number + 1)
    elif kind == names.ASK_INSTANT:
        delivery.take_instant(state, farm, first)
    else:
        goods.grow(state, farm, number, names.CAUSE_GROWTH)
        if first > 1 and farming.can_help(farm):
            agenda.push(names.ASK_GROW, first - 1, 0)
