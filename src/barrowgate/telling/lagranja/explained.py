"""What a thing on the table is: its name, what it does, its paragraph of the rules."""

from collections.abc import Mapping
from typing import NamedTuple

from barrowgate.core.contract import View
from barrowgate.lagranja import names, notation
from barrowgate.telling.explaining import Heads, explain
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.things import CRAFTS, GOODS, SIDES, Things
from barrowgate.telling.message import Message, message
from barrowgate.telling.teller import Explained

NEUTRAL = names.NEUTRAL - 1  # its seat
# Symbols that stand for no single thing, with their paragraphs.
SYMBOLS: Mapping[str, str] = {
    "card": "6.1",
    "hand": "6.1",
    "deck": "4",
    "extensions": "6.1",
    "barrow": "8.3.3",
    "helper": "6.1",
    "income": "6.2",
    "extra_deliveries": "8.4",
    "pig_places": "2.4",
    "upgrade": "5.1.3",
    "any_harvest": "2.8",
    "hat": "8.2",
    "order_marker": "8.3.2",
    "silver": "2.5.1",
    "vp": "2.5.2",
}


class Place(NamedTuple):
    """The table that a thing lies on, as somebody sees it."""

    things: Things
    view: View

    @property
    def farm(self) -> View:
        """The reader's own; onlookers look at the first."""
        farm: View = self.view["farms"][max(self.view["seat"], 0)]
        return farm


def explained(its_things: Things, view: View, thing: str) -> Explained | None:
    """The thing of an id that ``choices`` lists, or a symbol; None if there is no such thing."""
    return explain(thing, SYMBOLS, BY_HEAD, Place(its_things, view))


# --- Cards and their slots ------------------------------------------------------------------------


def _card(place: Place, rest: str) -> Explained:
    number, _, side = rest.partition("-")
    card = _number(number, names.CARDS)
    sides = place.things.sides(place.things.printed(card))
    name = place.things.card(card)
    if not side:
        return Explained(name, [Message("explain-card"), *sides], f"12.{card}")
    which = notation.SIDES.index(side)
    told = [sides[which], Message(f"explain-{side}")]
    title = message("action-play", card=name, side=SIDES[which])
    return Explained(title, told, f"12.{card}" if which == names.HELPER else "6.1")


def _barrow(place: Place, rest: str) -> Explained:
    slot = _number(rest, names.BARROWS)
    name = message("target-barrow", slot=slot)
    barrow = place.farm["barrows"][slot - 1]
    if barrow is None:
        return Explained(name, [Message("explain-barrow-free"), Message("explain-barrow")], "6.1")
    goods = things.supplied(barrow)
    told = message("farm-barrow", slot=slot, vp=barrow["vp"], goods=goods)
    return Explained(place.things.card(barrow["card"]), [told, Message("explain-barrow")], "8.3.3")


def _helper(place: Place, rest: str) -> Explained:
    slot = _number(rest, names.HELPERS)
    helper = place.farm["helpers"][slot - 1]
    if helper is None:
        name = message("explain-helper-slot", slot=slot)
        return Explained(name, [Message("explain-helper-free"), Message("explain-helper")], "6.1")
    card = helper["card"]
    told = [place.things.card_text(card)]
    if helper["used"]:
        told.append(Message("explain-helper-used"))
    return Explained(place.things.card(card), told, f"12.{card}")


# --- Goods ----------------------------------------------------------------------------------------


def _good(place: Place, rest: str) -> Explained:
    number = notation.GOODS.index(rest)
    told = [good(place.things, place.view, number)]
    if number == names.PIG:
        told.append(Message("explain-pigs"))
    if number == names.COMMODITY:
        paragraph = "5.1.1"
    else:
        paragraph = "5.1.2" if number < names.FOOD else "5.1.3"
    return Explained(Message(GOODS[number]), told, paragraph)


def good(its_things: Things, view: View, number: int) -> Message:
    """What a good costs the seat of the view, and what can be made of it."""
    if number == names.COMMODITY:
        uses = [its_things.commodity_use(use) for use in range(len(notation.COMMODITY_ACTIONS))]
        return message("look-commodity", uses=uses)
    prices = view["farms"][max(view["seat"], 0)]["prices"]
    if number < names.FOOD:
        return message(
            "look-resource",
            buy=prices["buy"][number],
            sell=prices["sell"][number],
            into=GOODS[its_things.components.upgrade_to[number]],
            price=prices["upgrade"][number],
        )
    upgrades = list(its_things.components.upgrade_to)
    sources = [Message(GOODS[n]) for n in range(names.FOOD) if upgrades[n] == number]
    return message("look-upgraded", sources=sources)


def _field(_: Place, rest: str) -> Explained:
    """``field-olive-2``, or any field."""
    word = rest.partition("-")[0]
    if not word:
        return Explained(Message("side-field"), [Message("explain-field")], "6.3")
    kind = GOODS[notation.GOODS.index(word)]
    told = [Message("explain-field"), Message("explain-field-goods")]
    return Explained(message("explain-field-name", good=kind), told, "6.3")


# --- The village ----------------------------------------------------------------------------------


def _craft(place: Place, rest: str) -> Explained:
    craft = notation.CRAFTS.index(rest)
    told = [place.things.craft_told(craft), Message("explain-craft")]
    blocked = place.view["blocked"][craft]
    if blocked:
        told.append(message("explain-blocked", number=blocked))
    return Explained(Message(CRAFTS[craft]), told, "8.3.2" if blocked else "8.3.1")


def _market(place: Place, rest: str) -> Explained:
    space = _number(rest, names.SPACES)
    value = place.things.space_value[space]
    is_closed = space in place.view["closed"]
    told = [Message("explain-market-closed" if is_closed else "explain-market")]
    return Explained(message("action-market", space=space, value=value), told, "8.3.3")


def _die(place: Place, rest: str) -> Explained:
    number = _number(rest, names.DICE_NUMBERS)
    name = message("look-die", number=number)
    told = message("look-space", number=number, options=place.things.space(number))
    return Explained(name, [told, Message("explain-die")], "7.1")


def _revenue(place: Place, rest: str) -> Explained:
    number = _number(rest, names.DICE_NUMBERS)
    told = [place.things.space(number), Message("explain-die")]
    return Explained(message("explain-revenue", number=number), told, "7.2")


def _rented_die(_: Place, rest: str) -> Explained:
    if rest != "die":
        raise LookupError(rest)
    return Explained(Message("explain-rented-name"), [Message("explain-rented")], "12.26")


def _siesta(place: Place, rest: str) -> Explained:
    """``siesta-3``, or the track."""
    told = [Message("explain-siesta")]
    if not rest:
        return Explained(Message("table-siesta"), told, "8.2")
    space = _number(rest, len(place.view["siesta_vp"]) - 1, least=0)
    worth = message("explain-siesta-vp", vp=place.view["siesta_vp"][space])
    return Explained(message("explain-siesta-name", space=space), [worth, *told], "8.2")


# --- Tiles and seats ------------------------------------------------------------------------------


def _tile(place: Place, rest: str) -> Explained:
    tile = place.things.tile_of(rest)
    return Explained(tile, [Message("look-tile"), Message("explain-tile")], "6.4")


def _roof(place: Place, rest: str) -> Explained:
    """``roof-3``, or the whole roof."""
    told = [Message("explain-tile")]
    if not rest:
        return Explained(Message("table-tiles"), told, "6.4")
    number = _number(rest, len(place.farm["roof"]))
    tile = place.farm["roof"][number - 1]
    if tile is not None:
        return _tile(place, tile["tile"])
    worth = message("explain-roof", vp=place.view["board"]["roof"][number - 1])
    return Explained(message("explain-roof-name", number=number), [worth, *told], "6.4")


def _donkey(place: Place, rest: str) -> Explained:
    """``donkey-2``, or any donkey."""
    told = [Message("explain-donkey")]
    if not rest:
        return Explained(Message("explain-donkey-name"), told, "8.1")
    tile = place.things.donkey(_number(rest, names.DONKEY_TILES) - 1)
    return Explained(tile, told, "8.1")


def _seat(place: Place, rest: str) -> Explained:
    seat = _number(rest, NEUTRAL, least=0)
    if seat == NEUTRAL and place.view["players"] == 1:
        return Explained(Message(things.seat(seat)), [Message("explain-neutral")], "11")
    if seat >= place.view["players"]:
        raise LookupError(rest)
    return Explained(Message(things.seat(seat)), [Message("explain-seat")], "2.7.1")


def _number(text: str, most: int, least: int = 1) -> int:
    number = int(text)
    if not least <= number <= most:
        raise LookupError(text)
    return number


BY_HEAD: Heads[Place] = {
    "card": _card,
    "barrow": _barrow,
    "helper": _helper,
    "den": _good,
    "stock": _good,
    "field": _field,
    "craft": _craft,
    "market": _market,
    "die": _die,
    "revenue": _revenue,
    "rented": _rented_die,
    "siesta": _siesta,
    "tile": _tile,
    "roof": _roof,
    "donkey": _donkey,
    "seat": _seat,
}
