"""The written form of every action of La Granja.

Goods are written with the place they lie in: ``olive den``, or ``olive field 3`` for a field that
holds three. Cards, market spaces, slots and dice count from 1.
"""

from collections.abc import Iterable

from barrowgate.core.notation import Catalogue, Verb, joined
from barrowgate.lagranja import names

# Words in the order of their numbers in ``names``.
GOODS = ("olive", "grain", "grape", "pig", "food", "wine", "meat", "commodity")
SIDES = ("field", "barrow", "extension", "helper")
CRAFTS = ("greengrocer", "merchant_house", "deli", "village_store", "butcher", "wainwright")
COMMODITY_USES = ("silver", "harvest", "card", "pig", "upgrade")
COMMODITY_ACTIONS = ("silver", "harvest", "draw", "play", "pig", "upgrade")
OPTIONS = (
    *("pig", "play", "draw", "harvest", "pair"),
    *("silver", "upgrades", "upgrade_step", "steps", "delivery"),
)
TILES = (
    *("two_different_harvest", "pig", "card", "upgrade", "delivery", "siesta_2", "any_harvest"),
    *("grape", "siesta_1", "flip_roof", "grain_or_olive", "olive", "vp", "silver"),
)
PAIRS = ("olive grain", "olive grape", "grain grape")


def source_words(source: int) -> str:
    """Where a good is taken from: ``olive den``, ``olive field 3``, ``pig``."""
    if source >= names.FIELD_SOURCES:
        return GOODS[names.PIG + source - names.SOURCE_PIG]
    good, level = divmod(source, names.LEVELS)
    return f"{GOODS[good]} field {level}" if level else f"{GOODS[good]} den"


def target_words(target: int) -> str:
    """Where a good is delivered: ``greengrocer``, ``barrow 2``."""
    if target < names.FIRST_BARROW:
        return CRAFTS[target]
    return f"barrow {target - names.FIRST_BARROW + 1}"


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def _sources(count: int) -> list[str]:
    return [source_words(source) for source in range(count)]


def _targets() -> list[str]:
    return [target_words(target) for target in range(names.TARGETS)]


def _slots() -> list[str]:
    barrows = [f"barrow {slot}" for slot in _numbers(names.BARROWS)]
    return barrows + [f"helper {slot}" for slot in _numbers(names.HELPERS)]


def _card_sides() -> list[str]:
    return [f"{card} {side}" for card in _numbers(names.CARDS) for side in SIDES]


def _grow() -> list[str | None]:
    """All fields at 0, then the Handyman's field; only fields grow, so dens have no form."""
    fields = [
        f"grow {source_words(source)}" if source % names.LEVELS else None
        for source in range(names.FIELD_SOURCES)
    ]
    return ["grow", *fields[1:]]


def _payments() -> list[str]:
    return ["silver", "vp", *_sources(names.SOURCE_COMMODITY)]


def _deliveries() -> list[str]:
    return [f"{source} {target}" for target in _targets() for source in _sources(names.SOURCES)]


def _returns() -> list[str]:
    targets = [f"from {target}" for target in _targets()]
    return _sources(names.SOURCES) + targets + [f"grey {craft}" for craft in CRAFTS]


def _each(verb: str, objects: Iterable[str]) -> list[str]:
    return [f"{verb} {thing}" for thing in objects]


# In the order of the VERB_ numbers.
VERBS = (
    Verb(names.DONE, ["done"]),
    Verb(names.PASS, ["pass"]),
    Verb(names.ACCEPT, ["accept"]),
    Verb(names.PLAY, _each("play", _card_sides())),
    Verb(names.DISCARD, _each("discard", _numbers(names.CARDS))),
    Verb(names.DISCARD_SLOT, _each("discard", _slots())),
    Verb(names.BUY, _each("buy", GOODS[: names.RESOURCES])),
    Verb(names.SELL, _each("sell", _sources(names.RESOURCE_SOURCES))),
    Verb(names.UPGRADE, _each("upgrade", _sources(names.RESOURCE_SOURCES))),
    Verb(names.COMMODITY_USE, _each("commodity", COMMODITY_ACTIONS)),
    Verb(names.USE_HELPER, _each("use", _numbers(names.CARDS))),
    Verb(names.USE_TILE, _each("use tile", TILES)),
    Verb(names.BUY_TILE, _each("buy tile", TILES)),
    Verb(names.FLIP_TILE, _each("flip tile", TILES)),
    Verb(names.GROW, _grow()),
    Verb(names.TAKE, _each("take", GOODS)),
    Verb(names.TAKE_PAIR, _each("take", PAIRS)),
    Verb(names.PAY, _each("pay", _payments())),
    Verb(names.DELIVER, _each("deliver", _deliveries())),
    Verb(names.RETURN, _each("return", _returns())),
    Verb(names.REMOVE, _each("remove", _numbers(names.SPACES))),
    Verb(names.PLACE, _each("place", _numbers(names.SPACES))),
    Verb(names.RESCUE, _each("rescue", _numbers(names.SPACES))),
    Verb(names.RESERVE, _each("reserve", _numbers(6))),
    Verb(names.RENT, _each("rent", _numbers(6))),
    Verb(names.TURN, _each("turn", _numbers(6))),
    Verb(names.TURN_TO, _each("turn to", _numbers(6))),
    Verb(names.TAKE_DIE, [*_each("take die", _numbers(6)), "take rented die"]),
    Verb(names.USE_COMMON_DIE, ["use common die"]),
    Verb(names.CHOOSE, _each("choose", OPTIONS)),
    Verb(names.DONKEY, _each("donkey", _numbers(names.DONKEY_TILES))),
    Verb(names.WALK, _each("walk", _numbers(names.MOST_STEPS))),
    Verb(names.HIRE, ["hire"]),
)

CATALOGUE = Catalogue(joined(VERBS, names.ACTIONS))
