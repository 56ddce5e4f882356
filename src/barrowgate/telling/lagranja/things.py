"""The things of La Granja: goods, cards, places, tiles, as keys or as messages with numbers."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from barrowgate.core.contract import View
from barrowgate.lagranja import LaGranja, board_facts, loading, names, notation
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.helper_effects import EFFECTS
from barrowgate.telling.message import Message, Value, row
from barrowgate.telling.own_words import Block

GOODS = tuple(f"good-{word}" for word in notation.GOODS)
SIDES = tuple(f"side-{word}" for word in notation.SIDES)
CRAFTS = tuple(f"craft-{word}" for word in notation.CRAFTS)
ANY_RESOURCE = "effect-any-resource"
UNTOLD = frozenset({"when", "once", "needs_pig"})  # parameters of helpers that no sentence names


def good_of(source: int) -> int:
    """The good that lies at a source."""
    if source >= names.FIELD_SOURCES:
        return names.PIG + source - names.SOURCE_PIG
    return source // names.LEVELS


def seat(number: int) -> str:
    """A seat; 4 is the neutral player."""
    return f"seat-{number}"


def source(number: int) -> Message:
    """A good where it lies: in its den, or on a field."""
    good = GOODS[good_of(number)]
    level = number % names.LEVELS if number < names.FIELD_SOURCES else 0
    if level == 0:
        return Message(good)
    if level == 1:
        return Message("place-field", {"good": good})
    return Message("place-field-of", {"good": good, "count": level})


def goods(listed: Sequence[str]) -> Message:
    """A row of symbols, by the words of views: ``pig pig meat``."""
    return row([Message(f"good-{word}") for word in listed])


def supplied(facts: View) -> Message:
    """A row of a barrow or building: a sign for each good that has arrived, the others by name."""
    arrived = [Message("sign-done") for _ in facts["has"]]
    return row([*arrived, *(Message(f"good-{word}") for word in facts["needs"])])


def building(number: int) -> Message:
    """``3 Deli``."""
    return Message("craft-numbered", {"number": number + 1, "craft": CRAFTS[number]})


def target(number: int) -> Message:
    """Where a good is delivered."""
    if number < names.FIRST_BARROW:
        return Message(CRAFTS[number])
    return Message("target-barrow", {"slot": number - names.FIRST_BARROW + 1})


def points(count: int) -> Message:
    return Message("count-vp", {"count": count})


def number(value: int) -> Message:
    """A number in a list of things."""
    return Message("number", {"number": value})


class Things:
    """The things of one box."""

    def __init__(self, game: LaGranja) -> None:
        self.components: Components = game.box.components
        self._data = game.box.data
        table = self.components
        self._cards = [self._card(card) for card in range(names.CARDS + 1)]
        self._instants = _instants(table)
        self._lastings = _lastings(table)
        self._tiles = _tiles(table)
        self._options = [_options(table, space) for space in range(7)]  # 0: a card tile
        self._uses = _uses(table)
        self._donkeys = _donkeys(table)
        self.space_value = list(table.space_value)
        self.siesta_vp = list(table.siesta_vp)
        self.barrow_vp = list(table.barrow_vp)

    # --- Cards --------------------------------------------------------------------------------

    def card(self, card: int) -> Message:
        """``35 Agricultural Worker``; the name alone is the thing ``card-35``."""
        return self._cards[card]

    @staticmethod
    def _card(card: int) -> Message:
        return Message("card-numbered", {"number": card, "card": f"card-{card}"})

    def card_text(self, card: int) -> Message:
        """What the helper does; one that the player changed is described by its effect."""
        mine, shipped = self.card_data(card), _shipped(card)
        if mine["text"] == shipped["text"] and mine["helper"] != shipped["helper"]:
            return effect(mine["helper"])
        return Message(f"card-{card}-text")

    def card_data(self, card: int) -> dict[str, Any]:
        """The block of the components file."""
        data: dict[str, Any] = self._data["card"][card - 1]
        return data

    def printed(self, card: int) -> View:
        """The sides of a card as every view has them, for a face without one."""
        sides: View = board_facts.board_of(self.components)["cards"][card - 1]
        return sides

    def sides(self, printed: View, symbols: str = "symbol") -> list[Message]:
        """What a card is on each of its four sides; extensions in long or ``short`` words."""
        barrow = printed["barrow"]
        shown = [Message(f"{symbols}-{symbol}") for symbol in printed["extension"]]
        return [
            Message("hand-field", {"good": f"good-{printed['field']}"}),
            Message("hand-barrow", {"vp": barrow["vp"], "goods": goods(barrow["needs"])}),
            Message("hand-extension", {"symbols": shown}),
            Message("hand-helper", {"text": self.card_text(printed["card"])}),
        ]

    def row(self, craft: int) -> list[str]:
        """The goods that a craft building asks for."""
        wanted: list[str] = board_facts.board_of(self.components)["crafts"][craft]["row"]
        return wanted

    def blocks(self) -> list[Block]:
        """The cards, for the words of a player's own."""
        return [
            Block(f"card-{card}", self.card_data(card), _shipped(card))
            for card in range(1, names.CARDS + 1)
        ]

    def cost(self, thing: str, count: int) -> Message:
        """So many of what a choice costs: silver, points, goods, or a card."""
        if thing.startswith("card-"):
            return self._cards[int(thing.removeprefix("card-"))]
        if thing in GOODS:
            return Message("count-good", {"count": count, "good": thing})
        return Message("count-vp" if thing == "vp" else "count-silver", {"count": count})

    # --- Village, tiles, dice, donkeys --------------------------------------------------------

    def craft_told(self, craft: int) -> Message:
        """All that is printed on a craft building."""
        return Message(
            "craft-told",
            {
                "row": [Message(f"good-{word}") for word in self.row(craft)],
                "instant": self.instant(craft),
                "lasting": self.lasting(craft),
            },
        )

    def instant(self, craft: int) -> Message:
        return self._instants[craft]

    def lasting(self, craft: int) -> Message:
        return self._lastings[craft]

    def tile(self, kind: int) -> Message:
        return self._tiles[kind]

    def tile_of(self, word: str) -> Message:
        """A roof tile by the word of a view."""
        return self._tiles[notation.TILES.index(word)]

    def option(self, option: int, space: int) -> Message:
        """An option of a revenue space; silver depends on the space."""
        return self._options[space][option]

    def space(self, space: int) -> Message:
        """Everything that a revenue space offers; one option is chosen."""
        offered = board_facts.options_of(self.components, space)
        return reduce(_either, (self.option(option, space) for option in offered))

    def commodity_use(self, use: int) -> Message:
        return self._uses[use]

    def donkey(self, tile: int) -> Message:
        """A donkey tile, counted from 0."""
        return self._donkeys[tile]


# --- Made once for a box --------------------------------------------------------------------------


def _instants(table: Components) -> list[Message]:
    return [
        _with_amount(f"instant-{board_facts.instant_word(table, craft)}", amount)
        for craft, amount in enumerate(table.craft_amount)
    ]


def _lastings(table: Components) -> list[Message]:
    return [
        _with_amount(f"lasting-{board_facts.lasting_word(table, craft)}", amount)
        for craft, amount in enumerate(table.craft_lasting_amount)
    ]


def _tiles(table: Components) -> list[Message]:
    """Silver and points have amounts."""
    counted = (names.TILE_VP, names.TILE_SILVER)
    return [
        _with_amount(f"tile-{word}", table.tile_amount[kind])
        if kind in counted
        else Message(f"tile-{word}")
        for kind, word in enumerate(notation.TILES)
    ]


def _options(table: Components, space: int) -> list[Message]:
    """The options by number; silver as much as the space gives."""
    return [
        _with_amount(f"revenue-{word}", board_facts.silver_at(table, space, option))
        if option == names.OPTION_SILVER
        else Message(f"revenue-{word}")
        for option, word in enumerate(notation.OPTIONS)
    ]


def _uses(table: Components) -> list[Message]:
    return [
        _with_amount(f"use-{word}", table.commodity_silver)
        if use == names.USE_SILVER
        else Message(f"use-{word}")
        for use, word in enumerate(notation.COMMODITY_ACTIONS)
    ]


def _donkeys(table: Components) -> list[Message]:
    return [
        Message("donkey-tile", {"donkeys": donkeys, "hats": hats})
        for donkeys, hats in zip(table.donkeys, table.hats, strict=True)
    ]


def _with_amount(key: str, amount: int) -> Message:
    return Message(key, {"amount": amount})


def _either(first: Message, second: Message) -> Message:
    return Message("revenue-either", {"first": first, "second": second})


def effect(helper: Mapping[str, Any]) -> Message:
    """What a helper does, described by its effect and its numbers."""
    name = helper["effect"]
    keys = EFFECTS[name]
    values = {key: _parameter(key, helper.get(key)) for key in (*keys.required, *keys.optional)}
    told = Message(f"effect-{name}", {key: v for key, v in values.items() if key not in UNTOLD})
    return Message("effect-once", {"effect": told}) if helper["once"] else told


def _parameter(key: str, value: Any) -> Value:
    """A parameter of a helper; one that it does not have is 0, or any resource."""
    if key == "good":
        return f"good-{value}" if value else ANY_RESOURCE
    if key == "on":
        return [Message(f"bonus-{event}") for event in value]
    if key == "spaces":
        return [number(space) for space in value]
    return value or 0


def _shipped(card: int) -> dict[str, Any]:
    data: dict[str, Any] = loading.shipped().data["card"][card - 1]
    return data
