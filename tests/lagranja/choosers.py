"""Players for tests, each with a temper, so that every corner of the rules is visited.

A temper is a weight for each verb: how much more likely than others such an action is. What it
does not name has the weight 10.
"""

from collections.abc import Mapping

from barrowgate.core import contract
from barrowgate.core.chance import Chance
from barrowgate.core.checks import Chooser, uniform
from barrowgate.lagranja import goods, names
from barrowgate.lagranja.position import Position
from tests.choosers import always, by_verb, first, last, verbs_of, weighted

FIRST_OF_VERB = (
    *(names.DONE, names.PASS, names.ACCEPT, names.PLAY, names.DISCARD, names.DISCARD_SLOT),
    *(names.BUY, names.SELL, names.UPGRADE, names.COMMODITY_USE, names.USE_HELPER),
    *(names.USE_TILE, names.BUY_TILE, names.FLIP_TILE, names.GROW, names.TAKE, names.TAKE_PAIR),
    *(names.PAY, names.DELIVER, names.RETURN, names.REMOVE, names.PLACE, names.RESCUE),
    *(names.RESERVE, names.RENT, names.TURN, names.TURN_TO, names.TAKE_DIE),
    *(names.USE_COMMON_DIE, names.CHOOSE, names.DONKEY, names.WALK, names.HIRE, names.ACTIONS),
)
VERB_OF = verbs_of(FIRST_OF_VERB)


def side_of(action: int) -> int:
    """The side that a card is played to."""
    return (action - names.PLAY) % names.SIDES


def tempered(weights: Mapping[int, int], sides: tuple[int, int, int, int]) -> Chooser:
    """A chooser with weights by verb, and for played cards by side (field, barrow, ...)."""
    table = by_verb(VERB_OF, weights)
    for action, verb in enumerate(VERB_OF):
        if verb == names.VERB_PLAY:
            table[action] = sides[side_of(action)]
    return weighted(table)


busy_hands = tempered(
    {
        names.VERB_DONE: 20,
        names.VERB_PASS: 1,
        names.VERB_ACCEPT: 60,
        names.VERB_BUY: 0,
        names.VERB_SELL: 0,
        names.VERB_UPGRADE: 2,
        names.VERB_COMMODITY: 3,
        names.VERB_USE_HELPER: 80,
        names.VERB_USE_TILE: 20,
        names.VERB_BUY_TILE: 60,
        names.VERB_HIRE: 60,
        names.VERB_RESCUE: 60,
    },
    (30, 40, 20, 20),
)
NEARLY = 2  # symbols still free on a target that is worth spending silver on


def eager(position: contract.Position, seat: int, chance: Chance) -> int:
    """Delivers where least is missing, gets what is still missing, and uses whatever it can."""
    assert isinstance(position, Position)
    legal = position.legal(seat)
    deliveries = [action for action in legal if VERB_OF[action] == names.VERB_DELIVER]
    if deliveries:
        missing = position.farms[seat].missing
        return min(deliveries, key=lambda action: missing[target_of(action)])
    if chance.below(8) > 0:
        wanted = [action for action in legal if brings_what_is_missing(position, seat, action)]
        if wanted:
            return wanted[chance.below(len(wanted))]
    if legal[0] in (names.DONKEY, names.DONKEY + 1):
        return max(legal, key=lambda tile: position.components.donkeys[tile - names.DONKEY])
    return busy_hands(position, seat, chance)


def target_of(delivery: int) -> int:
    return (delivery - names.DELIVER) // names.SOURCES


def brings_what_is_missing(position: Position, seat: int, action: int) -> bool:
    """Taking or upgrading to a good that an open building or a barrow lacks; buying it only
    where little is missing."""
    verb = VERB_OF[action]
    number = action - FIRST_OF_VERB[verb]
    if verb == names.VERB_BUY:
        return lacks(position, seat, number, NEARLY)
    if verb == names.VERB_TAKE:
        return lacks(position, seat, number, names.GOODS)
    if verb == names.VERB_UPGRADE:
        good = goods.good_of(number)
        if lacks(position, seat, good, NEARLY):
            return False
        return lacks(position, seat, position.components.upgrade_to[good], names.GOODS)
    return False


def lacks(position: Position, seat: int, good: int, most: int) -> bool:
    """Is there a target with at most this many free symbols that wants more of this good?"""
    farm = position.farms[seat]
    stock = goods.units(farm, good)
    for target in range(names.TARGETS):
        is_open = target >= names.FIRST_BARROW or position.blocked[target] == 0
        need = farm.need[target * names.GOODS + good]
        if is_open and need > stock and farm.missing[target] <= most:
            return True
    return False


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


def stubborn(*verbs: int, lowest: bool = True) -> Chooser:
    return always(VERB_OF, verbs, (names.VERB_DONE, names.VERB_PASS), lowest)


STUBBORN: Mapping[str, Chooser] = {
    "first": first,
    "last": last,
    "restless": stubborn(),
    "restless from the end": stubborn(*reversed(range(names.VERBS)), lowest=False),
    "merchant": stubborn(names.VERB_BUY, names.VERB_SELL),
    "seller": stubborn(names.VERB_SELL, names.VERB_BUY),
    "pig dealer": stubborn(names.VERB_BUY, names.VERB_SELL, lowest=False),
    "user": stubborn(
        *(names.VERB_HIRE, names.VERB_USE_HELPER, names.VERB_USE_TILE, names.VERB_COMMODITY)
    ),
    "deliverer": stubborn(names.VERB_DELIVER, names.VERB_ACCEPT, names.VERB_HIRE),
    "player of cards": stubborn(names.VERB_PLAY, names.VERB_COMMODITY, lowest=False),
}
