"""Players for tests, each with a temper, so that every corner of the rules is visited.

A temper is a weight for each verb: how much more likely than others such an action is. What it
does not name has the weight 10.
"""

from collections.abc import Callable, Mapping

from barrowgate.core import contract
from barrowgate.core.chance import Chance
from barrowgate.core.checks import Chooser, uniform
from barrowgate.lagranja import goods, names
from barrowgate.lagranja.position import Position

PLAIN = 10
FIRST_OF_VERB = (
    *(names.DONE, names.PASS, names.ACCEPT, names.PLAY, names.DISCARD, names.DISCARD_SLOT),
    *(names.BUY, names.SELL, names.UPGRADE, names.COMMODITY_USE, names.USE_HELPER),
    *(names.USE_TILE, names.BUY_TILE, names.FLIP_TILE, names.GROW, names.TAKE, names.TAKE_PAIR),
    *(names.PAY, names.DELIVER, names.RETURN, names.REMOVE, names.PLACE, names.RESCUE),
    *(names.RESERVE, names.RENT, names.TURN, names.TURN_TO, names.TAKE_DIE),
    *(names.USE_COMMON_DIE, names.CHOOSE, names.DONKEY, names.WALK, names.HIRE, names.ACTIONS),
)
VERB_OF = tuple(
    verb
    for verb in range(names.VERBS)
    for _ in range(FIRST_OF_VERB[verb], FIRST_OF_VERB[verb + 1])
)


def side_of(action: int) -> int:
    """The side that a card is played to."""
    return (action - names.PLAY) % names.SIDES


def tempered(weights: Mapping[int, int], sides: tuple[int, int, int, int]) -> Chooser:
    """A chooser with weights by verb, and for played cards by side (field, barrow, ...)."""
    by_verb = [weights.get(verb, PLAIN) for verb in range(names.VERBS)]
    table = [
        sides[side_of(action)] if verb == names.VERB_PLAY else by_verb[verb]
        for action, verb in enumerate(VERB_OF)
    ]

    def choose(position: contract.Position, seat: int, chance: Chance) -> int:
        legal = position.legal(seat)
        left = chance.below(sum(table[action] for action in legal))
        for action in legal:
            left -= table[action]
            if left < 0:
                return action
        return legal[-1]

    return choose


busy_hands = tempered(
    {
        names.VERB_DONE: 1,
        names.VERB_PASS: 1,
        names.VERB_ACCEPT: 60,
        names.VERB_BUY: 1,
        names.VERB_SELL: 1,
        names.VERB_UPGRADE: 2,
        names.VERB_USE_HELPER: 80,
        names.VERB_USE_TILE: 20,
        names.VERB_BUY_TILE: 60,
        names.VERB_HIRE: 60,
        names.VERB_RESCUE: 60,
    },
    (10, 30, 10, 60),
)


def eager(position: contract.Position, seat: int, chance: Chance) -> int:
    """Delivers where least is missing, gets what is still missing, and uses whatever it can."""
    assert isinstance(position, Position)
    legal = position.legal(seat)
    deliveries = [action for action in legal if VERB_OF[action] == names.VERB_DELIVER]
    wanted = [action for action in legal if brings_what_is_missing(position, seat, action)]
    if deliveries:
        missing = position.farm(seat).missing
        return min(deliveries, key=lambda action: missing[target_of(action)])
    if wanted and chance.below(4) > 0:
        return wanted[chance.below(len(wanted))]
    return busy_hands(position, seat, chance)


def target_of(delivery: int) -> int:
    return (delivery - names.DELIVER) // names.SOURCES


def brings_what_is_missing(position: Position, seat: int, action: int) -> bool:
    """Buying, taking or upgrading to a good that an open building or a barrow lacks."""
    verb = VERB_OF[action]
    number = action - FIRST_OF_VERB[verb]
    farm = position.farm(seat)
    if verb in (names.VERB_BUY, names.VERB_TAKE):
        good = number
    elif verb == names.VERB_UPGRADE:
        good = position.components.upgrade_to[goods.good_of(number)]
    else:
        return False
    lacking = -goods.units(farm, good)
    for target in range(names.TARGETS):
        if target >= names.FIRST_BARROW or position.blocked[target] == 0:
            lacking += farm.need[target * names.GOODS + good]
    return lacking > 0


hoarder = tempered(
    {
        names.VERB_DONE: 6,
        names.VERB_PASS: 3,
        names.VERB_BUY: 60,
        names.VERB_SELL: 1,
        names.VERB_UPGRADE: 1,
        names.VERB_COMMODITY: 4,
        names.VERB_USE_HELPER: 40,
        names.VERB_BUY_TILE: 30,
        names.VERB_GROW: 60,
        names.VERB_DELIVER: 2,
    },
    (30, 2, 10, 30),
)
"""Gathers goods and fields, so that the 25 markers run out."""

trader = tempered(
    {
        names.VERB_DONE: 2,
        names.VERB_BUY: 40,
        names.VERB_SELL: 30,
        names.VERB_UPGRADE: 40,
        names.VERB_COMMODITY: 60,
        names.VERB_USE_HELPER: 40,
        names.VERB_HIRE: 40,
    },
    (10, 15, 40, 15),
)
"""Buys, sells and upgrades at every turn; builds extensions."""


def mixed(position: contract.Position, seat: int, chance: Chance) -> int:
    """Each seat with a temper of its own."""
    tempers = (eager, hoarder, trader, uniform)
    return tempers[seat](position, seat, chance)


CHOOSERS: Mapping[str, Chooser] = {
    "uniform": uniform,
    "eager": eager,
    "hoarder": hoarder,
    "trader": trader,
    "mixed": mixed,
}


# --- Stubborn players: always the same kind of action, as long as there is one --------------------


def first(position: contract.Position, seat: int, chance: Chance) -> int:
    return position.legal(seat)[0]


def last(position: contract.Position, seat: int, chance: Chance) -> int:
    return position.legal(seat)[-1]


def always(*verbs: int, lowest: bool = True) -> Chooser:
    """The first (or last) action of these verbs, in this order; done and pass only if need be."""
    order = [*verbs, *(verb for verb in range(names.VERBS) if verb not in verbs)]
    rank = [order.index(verb) for verb in VERB_OF]
    for verb in (names.VERB_DONE, names.VERB_PASS):
        rank[FIRST_OF_VERB[verb]] = names.VERBS + verb
    pick: Callable[[list[int]], int] = min if lowest else max

    def choose(position: contract.Position, seat: int, chance: Chance) -> int:
        legal = position.legal(seat)
        best = min(rank[action] for action in legal)
        return pick([action for action in legal if rank[action] == best])

    return choose


STUBBORN: Mapping[str, Chooser] = {
    "first": first,
    "last": last,
    "restless": always(),
    "restless from the end": always(*reversed(range(names.VERBS)), lowest=False),
    "merchant": always(names.VERB_BUY, names.VERB_SELL),
    "seller": always(names.VERB_SELL, names.VERB_BUY),
    "pig dealer": always(names.VERB_BUY, names.VERB_SELL, lowest=False),
    "user": always(
        *(names.VERB_HIRE, names.VERB_USE_HELPER, names.VERB_USE_TILE, names.VERB_COMMODITY)
    ),
    "deliverer": always(names.VERB_DELIVER, names.VERB_ACCEPT, names.VERB_HIRE),
    "player of cards": always(names.VERB_PLAY, names.VERB_COMMODITY, lowest=False),
}

