"""Anytime actions (5.1): trade commodities, buying, selling, upgrading."""

from barrowgate.core import events
from barrowgate.lagranja import goods, helpers, names, questions
from barrowgate.lagranja.state import Farm, State

# --- 5.1.1 Trade commodities ------------------------------------------------------------------
# The actions are silver, harvest, draw, play, pig, upgrade; draw and play are one use.


def use_of(choice: int) -> int:
    """The use (of five) that an action belongs to."""
    if choice <= names.USE_CARD:
        return choice
    return choice - 1


def why_not_use(state: State, farm: Farm, choice: int, taken: int) -> int:
    """May this use be chosen? taken: FREE_OPTION, the use taken before, or -1 (return one)."""
    use = use_of(choice)
    if farm.closed[use] > 0:
        return names.USE_CLOSED
    if use == taken:
        return names.USE_TAKEN_ALREADY
    if taken < 0 and farm.stock[names.COMMODITY] == 0:
        return names.NO_COMMODITY
    if use == names.USE_CARD:
        if choice == names.USE_CARD:
            if not goods.can_draw(state):
                return names.NO_CARD_TO_DRAW
        elif farm.hand == 0:
            return names.NO_HAND
    elif use == names.USE_UPGRADES and not can_upgrade(farm, names.ANY_RESOURCE):
        return names.NOTHING_TO_UPGRADE
    return names.ALLOWED


def offer_commodities(state: State, farm: Farm, taken: int) -> None:
    for choice in range(names.COMMODITY_ACTIONS):
        if why_not_use(state, farm, choice, taken) == names.ALLOWED:
            state.offer(names.COMMODITY_USE + choice)


def has_use(state: State, farm: Farm, taken: int) -> bool:
    """Is there a use left that can do something?"""
    for choice in range(names.COMMODITY_ACTIONS):
        if why_not_use(state, farm, choice, taken) == names.ALLOWED:
            return True
    return False


def return_commodity(state: State, farm: Farm, choice: int) -> None:
    """Return one trade commodity for one of the five uses; the Waitress may add a second."""
    goods.give_up(state, farm, names.SOURCE_COMMODITY, names.CAUSE_COMMODITY)
    helpers.ask(state, farm, names.TWO_COMMODITY_OPTIONS, use_of(choice))
    take_use(state, farm, choice)


def close_use(state: State, farm: Farm, choice: int) -> None:
    """Exporter: the use is free now and closed for the rest of the game."""
    if goods.has_marker(state, farm):
        farm.pool -= 1
        farm.closed[use_of(choice)] = 1
        take_use(state, farm, choice)
    else:
        state.agenda(farm.seat).push(names.ASK_ROOM, names.FOR_CLOSING, choice)


def take_use(state: State, farm: Farm, choice: int) -> None:
    """One of the five uses happens."""
    agenda = state.agenda(farm.seat)
    use = use_of(choice)
    if use == names.USE_SILVER:
        goods.gain_silver(state, farm, state.components.commodity_silver, names.CAUSE_COMMODITY)
    elif use == names.USE_HARVEST:
        agenda.push(names.ASK_PAIR)
    elif use == names.USE_PIG:
        goods.gain_good(state, farm, names.PIG, names.CAUSE_COMMODITY)
    elif use == names.USE_UPGRADES:
        agenda.push(names.ASK_UPGRADE, 2, names.ANY_RESOURCE)
    elif choice == names.USE_CARD:
        goods.draw_card(state, farm, names.CAUSE_COMMODITY)
    else:
        agenda.push(names.ASK_PLAY_CARD, names.PLAY_FREELY)


# --- The question commodity: a use without returning one --------------------------------------


def offer_commodity(state: State, farm: Farm) -> None:
    offer_commodities(state, farm, state.agenda(farm.seat).top_first())


def why_not_commodity(state: State, farm: Farm, verb: int, number: int) -> int:
    taken = state.agenda(farm.seat).top_first()
    if verb == names.VERB_COMMODITY:
        return why_not_use(state, farm, number, taken)
    return questions.must_choose(verb)


def answer_commodity(state: State, farm: Farm, verb: int, number: int) -> None:
    """The Exporter's use closes it; the Waitress's is one more."""
    agenda = state.agenda(farm.seat)
    taken = agenda.top_first()
    agenda.pop()
    if taken == names.FREE_OPTION:
        close_use(state, farm, number)
    else:
        take_use(state, farm, number)


# --- 5.1.2 Buying and selling -----------------------------------------------------------------


def why_not_buy(farm: Farm, good: int) -> int:
    if farm.silver < farm.buy_price[good]:
        return names.NO_SILVER
    if good == names.PIG and farm.stock[names.PIG] >= farm.pig_places:
        return names.NO_PIG_PLACE
    return names.ALLOWED


def buy(state: State, farm: Farm, good: int) -> None:
    """A resource for silver; without a marker room is made first (G15)."""
    if goods.has_marker(state, farm):
        goods.gain_silver(state, farm, -farm.buy_price[good], names.CAUSE_PURCHASE)
        goods.put_good(state, farm, good, names.CAUSE_PURCHASE)
    else:
        state.agenda(farm.seat).push(names.ASK_ROOM, names.FOR_PURCHASE, good)


def why_not_sell(farm: Farm, source: int) -> int:
    """Resources are sold from dens and pig places; from fields only with card 35."""
    if not goods.has_source(farm, source):
        return names.NO_GOOD
    if (
        source < names.FIELD_SOURCES
        and source % names.LEVELS > 0
        and farm.effects[names.SELL_FROM_FIELDS] == 0
    ):
        return names.FIELD_NOT_SOLD
    return names.ALLOWED


def sell(state: State, farm: Farm, source: int) -> None:
    good = goods.good_of(source)
    goods.give_up(state, farm, source, names.CAUSE_SALE)
    goods.gain_silver(state, farm, state.components.sell[good], names.CAUSE_SALE)


def offer_trades(state: State, farm: Farm) -> None:
    """Buying, selling and upgrading for silver."""
    for good in range(names.RESOURCES):
        if why_not_buy(farm, good) == names.ALLOWED:
            state.offer(names.BUY + good)
    source = goods.next_source(farm, 0, names.RESOURCE_SOURCES)
    while source < names.RESOURCE_SOURCES:
        if why_not_sell(farm, source) == names.ALLOWED:
            state.offer(names.SELL + source)
        source = goods.next_source(farm, source + 1, names.RESOURCE_SOURCES)
    source = goods.next_source(farm, 0, names.RESOURCE_SOURCES)
    while source < names.RESOURCE_SOURCES:
        if why_not_buy_upgrade(farm, source) == names.ALLOWED:
            state.offer(names.UPGRADE + source)
        source = goods.next_source(farm, source + 1, names.RESOURCE_SOURCES)


# --- 5.1.3 Upgrading --------------------------------------------------------------------------


def why_not_upgrade_free(farm: Farm, source: int, resource: int) -> int:
    """May this good be upgraded free of charge?"""
    if resource != names.ANY_RESOURCE and goods.good_of(source) != resource:
        return names.WRONG_GOOD
    if not goods.has_source(farm, source):
        return names.NO_GOOD
    return names.ALLOWED


def why_not_buy_upgrade(farm: Farm, source: int) -> int:
    """May this good be upgraded for silver?"""
    if farm.silver < farm.upgrade_price[goods.good_of(source)]:
        return names.NO_SILVER
    return why_not_upgrade_free(farm, source, names.ANY_RESOURCE)


def can_upgrade(farm: Farm, resource: int) -> bool:
    """Is there a resource to upgrade?"""
    return upgradable(farm, resource) > 0


def upgradable(farm: Farm, resource: int) -> int:
    """How many goods of this resource, or of any, could be upgraded."""
    total = 0
    for good in range(names.RESOURCES):
        if resource == names.ANY_RESOURCE or resource == good:
            total += goods.units(farm, good)
    return total


def upgrade(state: State, farm: Farm, source: int) -> None:
    """The marker moves to the den of the upgraded good; the Taxidermist looks on."""
    good = goods.good_of(source)
    to = state.components.upgrade_to[good]
    goods.lift(farm, source)
    farm.stock[to] += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_UPGRADE, farm.seat, good, to, 0)
    slot = helpers.ready_slot(state, farm, names.SILVER_FOR_UPGRADE, 0)
    while slot < names.HELPERS:
        if helpers.is_for(state, farm.helper[slot], good):
            helpers.pay_unasked(state, farm, slot)
        slot = helpers.ready_slot(state, farm, names.SILVER_FOR_UPGRADE, slot + 1)


def buy_upgrade(state: State, farm: Farm, source: int) -> None:
    price = farm.upgrade_price[goods.good_of(source)]
    goods.gain_silver(state, farm, -price, names.CAUSE_UPGRADE)
    upgrade(state, farm, source)


# --- The question upgrade: free of charge -----------------------------------------------------


def offer_upgrade(state: State, farm: Farm) -> None:
    good = state.agenda(farm.seat).top_second()
    state.offer(names.PASS)
    for source in range(names.RESOURCE_SOURCES):
        if why_not_upgrade_free(farm, source, good) == names.ALLOWED:
            state.offer(names.UPGRADE + source)


def why_not_upgrade(state: State, farm: Farm, verb: int, number: int) -> int:
    good = state.agenda(farm.seat).top_second()
    if verb == names.VERB_UPGRADE:
        return why_not_upgrade_free(farm, number, good)
    return questions.may_pass(verb)


def answer_upgrade(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    good = agenda.top_second()
    agenda.pop()
    if verb == names.VERB_UPGRADE:
        if count > 1 and upgradable(farm, good) > 1:
            agenda.push(names.ASK_UPGRADE, count - 1, good)
        upgrade(state, farm, number)
