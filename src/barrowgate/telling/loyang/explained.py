"""What a thing on the table is: its name, what it does, its paragraph of the rules."""

from collections.abc import Mapping
from typing import NamedTuple

from barrowgate.core.contract import View
from barrowgate.loyang import names, notation
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.telling.explaining import Heads, explain
from barrowgate.telling.loyang import things
from barrowgate.telling.loyang.parts import card_id
from barrowgate.telling.loyang.things import Things, vegetable
from barrowgate.telling.message import Message, message
from barrowgate.telling.teller import Explained

# Things that are the same at every table, and symbols, with their paragraphs.
ALWAYS: Mapping[str, str] = {
    "cash": "7.10",
    "cart": "7.3",
    "shop": "2.2",
    "field": "2.3",
    "courtyard": "6.2",
    "deck": "7.9",
    "hand": "6.1",
    "path": "8.3",
    "regular": "7.7",
    "casual": "7.8",
    "stall": "7.5",
    "helper": "7.6",
    "satisfied": "7.7",
    "unsatisfied": "8.1",
    "lantern": "7.1",
    "first": "6.4",
    "grid": "11.3",
}
CARDS = {card_id(word): word for word in CARD_WORDS[1:]}
OF_KINDS = {"field": "6.2.4", "stall": "7.5", "regular": "7.7", "casual": "7.8"}
HELPERS = "12"


class Place(NamedTuple):
    """The table that a thing lies on, as somebody sees it."""

    things: Things
    view: View

    @property
    def seat(self) -> int:
        """The reader's own; onlookers look at the first."""
        return max(int(self.view["seat"]), 0)


def explained(its_things: Things, view: View, thing: str) -> Explained | None:
    """The thing of an id that ``choices`` lists, or a symbol; None if there is no such thing."""
    return explain(thing, ALWAYS, BY_HEAD, Place(its_things, view))


# --- Cards ----------------------------------------------------------------------------------------


def _card(place: Place, rest: str) -> Explained:
    """``card-stall-3``; ``card-stall-3-leek`` is one vegetable of it.

    The face of a regular, and what throws a helper away, are the card's.
    """
    rest = rest.removesuffix("-miss").removesuffix("-throw")
    word = CARDS.get(f"card-{rest}")
    if word is None:
        stall, _, name = rest.rpartition("-")
        return _offer(place, CARDS[f"card-{stall}"], name)
    kind = place.things.board["cards"][word]["kind"]
    told = [*place.things.text(word)]
    if kind in OF_KINDS:
        told.append(Message(f"explain-{kind}"))
        return Explained(place.things.card(word), told, OF_KINDS[kind])
    number = notation.HELPERS.index(word.split(" ")[0]) + 1
    return Explained(place.things.card(word), told, f"{HELPERS}.{number}")


def _offer(place: Place, stall: str, name: str) -> Explained:
    rate = place.things.board["cards"][stall]["offers"][name]
    title = message("explain-offer", vegetable=vegetable(name), stall=place.things.card(stall))
    return Explained(title, [message("explain-rate", count=rate)], "7.5")


# --- The farm -------------------------------------------------------------------------------------


def _field(place: Place, rest: str) -> Explained:
    return _field_of(place, place.seat, rest)


def _field_of(place: Place, seat: int, rest: str) -> Explained:
    number = _number(rest, names.FIELDS)
    facts = place.view["farms"][seat]["fields"][number - 1]
    told = [message("explain-field-takes", spaces=facts["size"], crops=_crops(place, facts))]
    told.append(Message("explain-field"))
    return Explained(things.numbered_field(number, facts), told, "2.3")


def _crops(place: Place, facts: View) -> Message:
    if facts["kind"] == "home":
        return things.vegetables(place.things.board["field"]["home"]["takes"])
    return place.things.crops(facts["size"])


def _pile(_: Place, rest: str) -> Explained:
    """``pile-2``, or the whole pile."""
    if rest:
        _number(rest, names.FIELDS)
    return Explained(Message("explain-pile-name"), [Message("explain-pile")], "5.1")


def _shop(place: Place, rest: str) -> Explained:
    return _vegetable(place, rest, "explain-shop", "7.3")


def _cart(place: Place, rest: str) -> Explained:
    return _vegetable(place, rest, "explain-cart", "7.4")


def _vegetable(place: Place, name: str, where: str, paragraph: str) -> Explained:
    told = [vegetable_told(place.view, name, "explain-vegetable"), Message(where)]
    return Explained(Message(vegetable(name)), told, paragraph)


def vegetable_told(view: View, name: str, key: str = "look-vegetable") -> Message:
    """What a vegetable costs the seat of the view, and the fields that take it.

    ``explain-vegetable`` leaves out its name, where that stands above.
    """
    prices = view["farms"][max(view["seat"], 0)]["prices"]
    home = view["board"]["field"]["home"]
    fields = [
        message("farm-pile-size", spaces=int(size))
        for size, takes in view["board"]["field"]["takes"].items()
        if name in takes
    ]
    return message(
        key,
        vegetable=vegetable(name),
        buy=prices["buy"][name],
        sell=prices["sell"][name],
        fields=fields,
        home=home["spaces"] if name in home["takes"] else 0,
    )


def _store(place: Place, rest: str) -> Explained:
    _nothing(rest)
    facts = place.things.board["storehouse"]
    told = message(
        "explain-store", places=facts["places"], price=facts["price"], enlarged=facts["enlarged"]
    )
    return Explained(Message("explain-store-name"), [told], "8.2")


# --- What is common -------------------------------------------------------------------------------


def _path(place: Place, rest: str) -> Explained:
    facts = place.things.board["path"]
    space = _number(rest, facts["end"])
    told = message("explain-step", first=facts["first_step"], space=space)
    return Explained(message("explain-space", space=space), [told], "8.3")


def _grid(place: Place, rest: str) -> Explained:
    """A place of the grid with the card there."""
    _number(rest, names.GRID)
    return Explained(Message("explain-grid-name"), [Message("explain-grid")], ALWAYS["grid"])


def _loan(place: Place, rest: str) -> Explained:
    _nothing(rest)
    facts = place.things.board["loan"]
    told = message("explain-loan", cash=facts["cash"], steps=facts["steps_back"])
    return Explained(Message("explain-loan-name"), [told], "9")


def _seat(place: Place, rest: str) -> Explained:
    """``seat-1``, and ``seat-1-field-2``."""
    number, _, thing = rest.partition("-")
    seat = _number(number, len(place.view["areas"]) - 1, least=0)
    if thing:
        what, _, place_of_it = thing.partition("-")
        if what != "field":
            raise LookupError(thing)
        return _field_of(place, seat, place_of_it)
    if seat >= place.view["players"]:
        return Explained(Message(things.seat(seat)), [Message("explain-dummy")], "11.4")
    return Explained(Message(things.seat(seat)), [Message("explain-seat")], "2.6")


def _number(text: str, most: int, least: int = 1) -> int:
    number = int(text)
    if not least <= number <= most:
        raise LookupError(text)
    return number


def _nothing(rest: str) -> None:
    if rest:
        raise LookupError(rest)


BY_HEAD: Heads[Place] = {
    "card": _card,
    "field": _field,
    "pile": _pile,
    "shop": _shop,
    "cart": _cart,
    "store": _store,
    "path": _path,
    "grid": _grid,
    "loan": _loan,
    "seat": _seat,
}
