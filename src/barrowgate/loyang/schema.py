"""What a complete components file looks like, table by table."""

from collections.abc import Mapping
from dataclasses import dataclass

from barrowgate.core.components.blocks import Keyed, Label, Names, Numbered, Source, section
from barrowgate.core.components.checking import (
    Fixed,
    Flag,
    Keys,
    OneOf,
    Rule,
    Several,
    Spot,
    Text,
    Whole,
    as_value,
)
from barrowgate.loyang import names
from barrowgate.loyang.notation import HELPERS, MOST_IN_SHOP, VEGETABLES

ROUNDS = 9
SIZES = ("3", "4", "5", "6")
COMMON_SIZES = ("3", "4", "5")
PER_SIZE = names.COMMON_FIELDS // len(COMMON_SIZES)
TRADERS = names.HELPER_CARDS - names.HELPERS + 1
BRING_CASH = (HELPERS[names.ACCOUNTANT], HELPERS[names.MARKET_CRIER])  # while paying

COUNT = Whole(0, 100)
PRICE = Whole(0, 50)
PAYS = Whole(1, 50)
TOKENS = Whole(2, 6)
VEGETABLE = OneOf(VEGETABLES)
HALVES = "each half of a private pile has one field of each size"
CARD_NUMBERS = "the actions number the cards"
GRID = "the grid has four rows of three"


def _crops(least: int) -> Several:
    return Several(VEGETABLE, least, names.VEGETABLES, kind=str)


TABLES: Mapping[str, Rule] = {
    "setup": section(
        {"cash": COUNT, "rounds": Fixed(ROUNDS, "the home field is harvested in nine rounds")}
    ),
    "vegetable": section({"order": Fixed(list(VEGETABLES), "the actions number the vegetables")}),
    "shop": Keys(
        dict.fromkeys(
            VEGETABLES,
            section(
                {
                    "spaces": Whole(1, MOST_IN_SHOP),
                    "start": Whole(0, MOST_IN_SHOP),
                    "buy": PAYS,
                    "sell": PRICE,
                }
            ),
        ),
        section=True,
    ),
    "path": section({"start": Whole(1, 59), "end": Whole(2, 60), "first_step": PRICE}),
    "storehouse": section({"capacity": Whole(0, 20), "enlarge": PRICE, "enlarged": Whole(1, 50)}),
    "loan": section({"cash": PAYS, "steps_back": Whole(0, 10), "limit": Whole(0, 20)}),
    "cards": section(
        {
            "deal": Whole(1, 8, "four players are dealt from one pile"),
            "two_pack": Fixed(2, "the actions name the first and the second card"),
        }
    ),
    "customer": section({"penalty": PRICE, "casual_modifier": PRICE}),
    "solo": section(
        {
            "dummy": Keys(dict.fromkeys(("stall", "regular", "casual"), Whole(0, 4))),
            "rows": Fixed(names.ROWS, GRID),
            "columns": Fixed(names.COLUMNS, GRID),
            "row_price": Several(PRICE, names.ROWS, names.ROWS),
            "buys": Whole(0, names.GRID),
            "squire_buys": Whole(0, names.GRID),
            "tenant_price": PRICE,
            "tenant_crops": _crops(1),
            "level": Keys(dict.fromkeys(("good", "very_good", "master"), Whole(1, 60))),
        }
    ),
    "helper_values": section(
        {
            "shopper_discount": PRICE,
            "merchant_price": PRICE,
            "crier_goods": Whole(1, 8),
            "crier_cash": PRICE,
            "deliveryman_share": PRICE,
            "tout_price": PRICE,
            "tenant_price": PRICE,
            "tenant_tokens": TOKENS,
            "harvest_hand_tokens": TOKENS,
            "ploughman_tokens": Whole(1, 6),
            "leaseholder_price": PRICE,
            "squire_cards": Whole(1, 12),
            "saleswoman_bonus": PRICE,
            "trader_payment": Keys({}, {str(number + 1): PRICE for number in range(ROUNDS)}),
        }
    ),
    "field": section(
        {
            "common_price": PRICE,
            "home": section(
                {
                    "spaces": Fixed(ROUNDS, "one vegetable per round"),
                    "crops": _crops(2),  # at most two players begin with the same one
                }
            ),
            "crops": section(dict.fromkeys(SIZES, _crops(1))),
            "copies": section(
                {
                    "private_per_player": Keys(dict.fromkeys(SIZES, Fixed(2, HALVES))),
                    "common": Keys(dict.fromkeys(COMMON_SIZES, Fixed(PER_SIZE, CARD_NUMBERS))),
                }
            ),
        }
    ),
}


@dataclass(frozen=True)
class Offers:
    """What a stall offers: a vegetable, and how many are given for it."""

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, dict):
            spot.wrong(f"is {as_value(value)}, must be a table: a vegetable and how many are given")
        elif not value:
            spot.wrong("is empty, must have a vegetable and how many are given")
        else:
            Keys({}, dict.fromkeys(VEGETABLES, Whole(1, 2))).check(value, spot)


@dataclass(frozen=True)
class Helper:
    """A helper: how many cards there are of it, whom it touches, and when it is used."""

    keys: Keys

    def check(self, value: object, spot: Spot) -> None:
        self.keys.check(value, spot)
        if isinstance(value, dict) and "copies" in value:
            only = TRADERS if value.get("key") == HELPERS[names.TRADER] else 1
            Fixed(only, CARD_NUMBERS).check(value["copies"], spot.at("copies"))
        if isinstance(value, dict) and "pays_in_2" in value and value.get("key") not in BRING_CASH:
            only_these = " and ".join(BRING_CASH)
            spot.at("pays_in_2").wrong(f"is not a key of this helper: only {only_these} bring cash")


def _numbered(what: str, count: int, required: Mapping[str, Rule], **optional: Rule) -> Numbered:
    each = Keys(
        {"number": Whole(1, count), **required},
        {**optional, "source": Source((*required, *optional))},
    )
    return Numbered(what, "number", range(1, count + 1), each)


STALLS = _numbered("stall", names.STALLS, {"offers": Offers()})
REGULARS = _numbered(
    "regular",
    names.REGULARS,
    {"wants": Several(VEGETABLE, 2, 2), "pays": Several(PAYS, names.ROWS, names.ROWS)},
    starter=Flag(),
)
CASUALS = _numbered("casual", names.CASUALS, {"wants": Several(VEGETABLE, 3, 3), "pays": PAYS})
PHASES = Several(Whole(1, 3), 1, 3, kind=str)
HELPER = Keys(
    {"key": Label(), "copies": Whole(1, TRADERS), "lantern": Flag(), "phases": PHASES},
    {
        "pays_in_2": Flag(),
        "name": Names(),
        "text": Text(1000, False),
        "source": Source(("copies", "lantern", "phases", "pays_in_2")),
    },
)
HELPER_LIST = Keyed("helper", "key", HELPERS, Helper(HELPER))

SCHEMA = Keys(
    {
        "edition": Label(),
        **TABLES,
        "stall": STALLS,
        "regular": REGULARS,
        "casual": CASUALS,
        "helper": HELPER_LIST,
    }
)
