"""The written form of every action of At the Gates of Loyang.

Cards are written as ``field 1``, ``stall 3``, ``regular 5``, ``casual 2``, or with the helper's
name; only the three Traders have numbers. Seats, places of fields and of the pile count from 1.
"""

from collections.abc import Iterable

from barrowgate.core.notation import Catalogue, Verb, joined
from barrowgate.core.numbers import Card
from barrowgate.loyang import names

# Words in the order of their numbers in ``names``.
VEGETABLES = ("wheat", "pumpkin", "turnip", "cabbage", "bean", "leek")
HELPERS = (
    *("accountant", "con_man", "deliveryman", "foreman", "haggler", "harvest_hand", "housemaid"),
    *("market_crier", "market_woman", "merchant", "messenger", "official", "ploughman"),
    *("saleswoman", "shopper", "squire", "tenant", "leaseholder", "tout", "trader"),
)
USES = (
    *("accountant", "con_man", "deliveryman", "haggler", "harvest_hand", "housemaid"),
    *("market_crier refill", "market_crier sell", "market_woman", "merchant", "messenger"),
    *("official", "ploughman clear", "ploughman harvest"),
    *("saleswoman markers", "saleswoman bonus", "shopper", "squire", "tenant"),
    *("leaseholder buy", "leaseholder swap", "tout swap", "tout buy", "trader"),
    *("haggler shopper", "haggler merchant", "merchant shopper", "haggler merchant shopper"),
)
KEEPS = ("none", "first", "second", "first over second", "second over first")
MOST_IN_SHOP = names.SHOP_NUMBERS - 1  # spaces of one vegetable


def card_words(card: Card) -> str:
    """The name of a card: ``stall 3``, ``accountant``, ``trader 2``."""
    if card < names.FIRST_STALL:
        return f"field {card - names.FIRST_FIELD + 1}"
    if card < names.FIRST_REGULAR:
        return f"stall {card - names.FIRST_STALL + 1}"
    if card < names.FIRST_CASUAL:
        return f"regular {card - names.FIRST_REGULAR + 1}"
    if card < names.FIRST_HELPER:
        return f"casual {card - names.FIRST_CASUAL + 1}"
    helper = card - names.FIRST_HELPER
    if helper < names.TRADER:
        return HELPERS[helper]
    return f"{HELPERS[names.TRADER]} {helper - names.TRADER + 1}"


CARD_WORDS = ("", *(card_words(card) for card in range(1, names.CARDS + 1)))
"""The name of each card by its number; 0 is no card."""


def _each(verb: str, objects: Iterable[str]) -> list[str]:
    return [f"{verb} {thing}" for thing in objects]


def _numbered(what: str, count: int) -> list[str]:
    return [f"{what} {number}" for number in range(1, count + 1)]


def _numbers(most: int) -> list[str]:
    return [str(number) for number in range(most + 1)]


def _pairs(ones: Iterable[str], others: Iterable[str]) -> list[str]:
    """Every one with every other, the others changing faster."""
    seconds = list(others)
    return [f"{one} {other}" for one in ones for other in seconds]


_CARDS = CARD_WORDS[1:]
_FIELDS = _numbered("field", names.FIELDS)
_REGULARS = _numbered("regular", names.REGULARS)
_CUSTOMERS = _REGULARS + _numbered("casual", names.CASUALS)
_OFFERS = _pairs(_numbered("stall", names.STALLS), VEGETABLES)

# In the order of the VERB_ numbers.
VERBS = (
    Verb(names.DONE, ["done"]),
    Verb(names.PASS, ["pass"]),
    Verb(names.ACCEPT, ["accept"]),
    Verb(names.HARVEST, ["harvest"]),
    Verb(names.EXTRA, _each("extra", _numbers(names.MOST_EXTRA))),
    Verb(names.PLANT, _each("plant", VEGETABLES)),
    Verb(names.PUT, _each("put", _CARDS)),
    Verb(names.TAKE, _each("take", _CARDS)),
    Verb(names.PLAY, _each("play", _CARDS)),
    Verb(names.FLIP, ["flip"]),
    Verb(names.PARTNER, _numbered("partner", names.SEATS)),
    Verb(names.BUY, _each("buy", VEGETABLES)),
    Verb(names.SOW, _each("sow", _pairs(VEGETABLES, _FIELDS))),
    Verb(names.TRADE, _each("trade", _OFFERS)),
    Verb(names.GIVE, _each("give", VEGETABLES)),
    Verb(names.SERVE, _each("serve", _CUSTOMERS)),
    Verb(names.SERVE_TWICE, [f"serve {regular} twice" for regular in _REGULARS]),
    Verb(names.MISS, _each("miss", _REGULARS)),
    Verb(names.TWO_PACK, ["two_pack"]),
    Verb(names.KEEP, _each("keep", KEEPS)),
    Verb(names.USE, _each("use", USES)),
    Verb(names.THROW, _each("throw", HELPERS)),
    Verb(names.CHOOSE, _each("choose", _CARDS)),
    Verb(names.FILL, _each("fill", _pairs(VEGETABLES, _numbers(MOST_IN_SHOP)))),
    Verb(names.NAME, _each("name", VEGETABLES)),
    Verb(names.HAWK, _each("hawk", _OFFERS)),
    Verb(names.PICK, _pairs(_numbered("pick", names.SEATS), _FIELDS)),
    Verb(names.PLACE, _numbered("place", names.PILE)),
    Verb(names.STORE, _each("store", VEGETABLES)),
    Verb(names.ENLARGE, ["enlarge"]),
    Verb(names.STEP, ["step"]),
    Verb(names.SELL, _each("sell", VEGETABLES)),
    Verb(names.LOAN, ["loan"]),
)

CATALOGUE = Catalogue(joined(VERBS, names.ACTIONS))
