"""The written form of every action of La Granja.

Goods are written with the place they lie in: ``olive den``, or ``olive field 3`` for a field that
holds three. Cards, market spaces, slots and dice count from 1.
"""

from collections.abc import Iterable

from barrowgate.core.notation import Catalogue
from barrowgate.lagranja import names

# Words in the order of their numbers in ``names``.
GOODS = ("olive", "grain", "grape", "pig", "food", "wine", "meat", "commodity")
SIDES = ("field", "barrow", "extension", "helper")
CRAFTS = ("greengrocer", "merchant_house", "deli", "village_store", "butcher", "wainwright")
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
    """All fields at 0, then the Handyman's field; only fields grow, so a den has no form."""
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


def _each(verb: str, objects: Iterable[str]) -> list[str | None]:
    return [f"{verb} {thing}" for thing in objects]


def _forms() -> list[str | None]:
    """The catalogue in the order of ``names``; each verb must begin where names says."""
    parts: list[tuple[int, list[str | None]]] = [
        (names.DONE, ["done"]),
        (names.PASS, ["pass"]),
        (names.ACCEPT, ["accept"]),
        (names.PLAY, _each("play", _card_sides())),
        (names.DISCARD, _each("discard", _numbers(names.CARDS))),
        (names.DISCARD_SLOT, _each("discard", _slots())),
        (names.BUY, _each("buy", GOODS[: names.RESOURCES])),
        (names.SELL, _each("sell", _sources(names.RESOURCE_SOURCES))),
        (names.UPGRADE, _each("upgrade", _sources(names.RESOURCE_SOURCES))),
        (names.COMMODITY_USE, _each("commodity", COMMODITY_ACTIONS)),
        (names.USE_HELPER, _each("use", _numbers(names.CARDS))),
        (names.USE_TILE, _each("use tile", TILES)),
        (names.BUY_TILE, _each("buy tile", TILES)),
        (names.FLIP_TILE, _each("flip tile", TILES)),
        (names.GROW, _grow()),
        (names.TAKE, _each("take", GOODS)),
        (names.TAKE_PAIR, _each("take", PAIRS)),
        (names.PAY, _each("pay", _payments())),
        (names.DELIVER, _each("deliver", _deliveries())),
        (names.RETURN, _each("return", _returns())),
        (names.REMOVE, _each("remove", _numbers(names.SPACES))),
        (names.PLACE, _each("place", _numbers(names.SPACES))),
        (names.RESCUE, _each("rescue", _numbers(names.SPACES))),
        (names.RESERVE, _each("reserve", _numbers(6))),
        (names.RENT, _each("rent", _numbers(6))),
        (names.TURN, _each("turn", _numbers(6))),
        (names.TURN_TO, _each("turn to", _numbers(6))),
        (names.TAKE_DIE, [*_each("take die", _numbers(6)), "take rented die"]),
        (names.USE_COMMON_DIE, ["use common die"]),
        (names.CHOOSE, _each("choose", OPTIONS)),
        (names.DONKEY, _each("donkey", _numbers(names.DONKEY_TILES))),
        (names.WALK, _each("walk", _numbers(names.MOST_STEPS))),
        (names.HIRE, ["hire"]),
        (names.ACTIONS, []),
    ]
    forms: list[str | None] = []
    for begin, part in parts:
        if len(forms) != begin:
            raise ValueError(f"'{part[0] if part else 'end'}' is action {len(forms)}, not {begin}")
        forms += part
    return forms


CATALOGUE = Catalogue(_forms())
