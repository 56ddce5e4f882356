"""Players of Loyang for tests, each with a temper, so that every corner of the rules is visited."""

from collections.abc import Mapping

from barrowgate.core import contract
from barrowgate.core.chance import Chance
from barrowgate.core.checks import Chooser, uniform
from barrowgate.loyang import names, notation
from barrowgate.loyang.position import Position
from tests.choosers import always, by_verb, first, last, verbs_of, weighted

VERB_OF = verbs_of([*(verb.first for verb in notation.VERBS), names.ACTIONS])
COMBINED = range(names.USE + names.USE_HAGGLER_SHOPPER, names.USE + names.USES)
HAGGLERS = (
    names.FIRST_HELPER + names.HAGGLER,
    names.FIRST_HELPER + names.SHOPPER,
    names.FIRST_HELPER + names.MERCHANT,
)
ALONE = (names.USE_HAGGLER, names.USE_SHOPPER, names.USE_MERCHANT)


def is_helper(card: int) -> bool:
    return card >= names.FIRST_HELPER


def weights(by: Mapping[int, int], *, helper: int = 10, combined: int = 10) -> list[int]:
    """Weights by verb; cards that are helpers, and uses of several helpers, have their own."""
    table = by_verb(VERB_OF, by)
    for base in (names.TAKE, names.PLAY):
        for card in range(names.FIRST_HELPER, names.CARDS + 1):
            table[base + card - 1] = helper
    for use in COMBINED:
        table[use] = combined
    return table


eager = weighted(
    weights(
        {
            names.VERB_DONE: 4,
            names.VERB_HARVEST: 2,
            names.VERB_ACCEPT: 30,
            names.VERB_TAKE: 20,
            names.VERB_FLIP: 3,
            names.VERB_BUY: 2,
            names.VERB_SOW: 120,
            names.VERB_SERVE: 200,
            names.VERB_SERVE_TWICE: 400,
            names.VERB_MISS: 1,
            names.VERB_TWO_PACK: 30,
            names.VERB_USE: 40,
            names.VERB_THROW: 0,
            names.VERB_STEP: 60,
            names.VERB_ENLARGE: 20,
            names.VERB_SELL: 1,
            names.VERB_LOAN: 0,
        },
        helper=20,
        combined=200,
    )
)
"""Serves, sows, uses helpers and buys two-packs wherever it can."""

plain_collector = weighted(
    weights(
        {
            names.VERB_DONE: 20,
            names.VERB_ACCEPT: 60,
            names.VERB_PASS: 1,
            names.VERB_PUT: 5,
            names.VERB_FLIP: 60,
            names.VERB_BUY: 3,
            names.VERB_SOW: 40,
            names.VERB_SERVE: 4,
            names.VERB_MISS: 1,
            names.VERB_TWO_PACK: 200,
            names.VERB_USE: 3,
            names.VERB_THROW: 1,
            names.VERB_STEP: 1,
            names.VERB_SELL: 2,
            names.VERB_LOAN: 2,
        },
        helper=200,
        combined=400,
    )
)


def collector(position: contract.Position, seat: int, chance: Chance) -> int:
    """Gathers helpers, in packs where it can; keeps those that work together until they do."""
    assert isinstance(position, Position)
    legal = position.legal(seat)
    keep = [action for action in legal if VERB_OF[action] == names.VERB_KEEP]
    if keep and chance.below(4) > 0:
        agenda = position.agendas[seat]
        pack = (agenda.first[agenda.count - 1], agenda.second[agenda.count - 1])
        if is_helper(pack[0]) and len(keep) == names.KEEPS:
            return names.KEEP + names.KEEP_FIRST_OVER
        if is_helper(pack[1]):
            return names.KEEP + names.KEEP_SECOND_OVER
    spare = [action for action in legal if not spends_haggler(position, seat, action)]
    action = plain_collector(position, seat, chance)
    if action not in spare and chance.below(8) > 0:
        return spare[chance.below(len(spare))]
    return action


def spends_haggler(position: Position, seat: int, action: int) -> bool:
    """Would one of the three that work together be used alone?"""
    return action - names.USE in ALONE


def spender(weight: Mapping[int, int]) -> Chooser:
    return weighted(weights(weight))


borrower = spender({names.VERB_LOAN: 100_000, names.VERB_BUY: 40, names.VERB_SOW: 40})
"""Borrows whenever it may, and spends."""

churner = spender(
    {
        names.VERB_DONE: 1,
        names.VERB_BUY: 60,
        names.VERB_SELL: 60,
        names.VERB_FILL: 20,
        names.VERB_TRADE: 30,
        names.VERB_LOAN: 1,
        names.VERB_USE: 30,
        names.VERB_MISS: 1,
        names.VERB_STEP: 1,
    }
)
"""Buys, sells and trades at every turn."""


def mixed(position: contract.Position, seat: int, chance: Chance) -> int:
    """Each seat with a temper of its own."""
    tempers = (eager, collector, churner, uniform)
    return tempers[seat](position, seat, chance)


def careless(position: contract.Position, seat: int, chance: Chance) -> int:
    """Uses the Squire whenever possible and throws it away when a card that it brought costs."""
    legal = position.legal(seat)
    uses, throws = names.USE + names.USE_SQUIRE, names.THROW + names.SQUIRE
    if throws in legal and position.view(seat)["questions"][seat] == "funds":
        return throws
    return uses if uses in legal else eager(position, seat, chance)


CHOOSERS: Mapping[str, Chooser] = {
    "uniform": uniform,
    "eager": eager,
    "collector": collector,
    "borrower": borrower,
    "churner": churner,
    "mixed": mixed,
    "careless": careless,
}


def stubborn(*verbs: int, lowest: bool = True) -> Chooser:
    return always(VERB_OF, verbs, (names.VERB_DONE, names.VERB_PASS), lowest)


STUBBORN: Mapping[str, Chooser] = {
    "first": first,
    "last": last,
    "restless": stubborn(),
    "restless from the end": stubborn(*reversed(range(2, names.VERBS)), lowest=False),
    "debtor": stubborn(names.VERB_LOAN, names.VERB_BUY, names.VERB_SELL),
    "merchant": stubborn(names.VERB_BUY, names.VERB_SELL),
    "seller": stubborn(names.VERB_SELL, names.VERB_BUY, names.VERB_LOAN),
    "leek dealer": stubborn(names.VERB_BUY, names.VERB_SELL, names.VERB_LOAN, lowest=False),
    "user": stubborn(names.VERB_ACCEPT, names.VERB_USE, names.VERB_TWO_PACK, names.VERB_FILL),
    "thrower": stubborn(names.VERB_THROW, names.VERB_TWO_PACK, names.VERB_MISS, lowest=False),
    "trader": stubborn(names.VERB_TRADE, names.VERB_SERVE, names.VERB_SOW, names.VERB_BUY),
}
