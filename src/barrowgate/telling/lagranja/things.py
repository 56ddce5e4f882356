"""The things of La Granja: goods, cards, places, tiles, as keys or as messages with numbers."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

from barrowgate.lagranja import LaGranja, board_facts, loading, names, notation
from barrowgate.lagranja.helper_effects import EFFECTS
from barrowgate.telling.message import Message, Value

GOODS = tuple(f"good-{word}" for word in notation.GOODS)
SIDES = tuple(f"side-{word}" for word in notation.SIDES)
CRAFTS = tuple(f"craft-{word}" for word in notation.CRAFTS)
ENGLISH = "en"  # the names of components that every card has
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
        self.components = game.box.components
        self._data = game.box.data
        self._cards = [self._card(card) for card in range(names.CARDS + 1)]

    # --- Cards --------------------------------------------------------------------------------

    def card(self, card: int) -> Message:
        """``35 Agricultural Worker``; the name alone is the thing ``card-35``."""
        return self._cards[card]

    @staticmethod
    def _card(card: int) -> Message:
        return Message("card-numbered", {"number": card, "card": f"card-{card}"})

    def card_text(self, card: int) -> Message:
        """What the helper does; one that the player's components changed is told by its effect."""
        mine, shipped = self.card_data(card), _shipped(card)
        if mine["text"] == shipped["text"] and mine["helper"] != shipped["helper"]:
            return effect(mine["helper"])
        return Message(f"card-{card}-text")

    def card_data(self, card: int) -> dict[str, Any]:
        """The block of the components file."""
        data: dict[str, Any] = self._data["card"][card - 1]
        return data

    def barrow(self, card: int) -> list[str]:
        """The goods that the barrow of a card asks for, as a view names them."""
        return board_facts.symbols(self.components.barrow_need, card)

    def row(self, craft: int) -> list[str]:
        """The goods that a craft building asks for."""
        return board_facts.symbols(self.components.row_need, craft)

    def own_words(self, language: str) -> dict[str, str]:
        """Names and texts of cards that the player's components changed."""
        own = {}
        for card in range(1, names.CARDS + 1):
            mine, shipped = self.card_data(card), _shipped(card)
            changed = {
                tongue: name
                for tongue, name in mine["name"].items()
                if name != shipped["name"].get(tongue)
            }
            if language in changed or ENGLISH in changed:
                own[f"card-{card}"] = changed.get(language) or changed[ENGLISH]
            if mine["text"] != shipped["text"]:
                own[f"card-{card}-text"] = mine["text"]
        return own

    # --- Village, tiles, dice, donkeys --------------------------------------------------------

    def instant(self, craft: int) -> Message:
        word = board_facts.instant_word(self.components, craft)
        return Message(f"instant-{word}", {"amount": self.components.craft_amount[craft]})

    def lasting(self, craft: int) -> Message:
        word = board_facts.lasting_word(self.components, craft)
        return Message(f"lasting-{word}", {"amount": self.components.craft_lasting_amount[craft]})

    def tile(self, kind: int) -> Message:
        key = f"tile-{notation.TILES[kind]}"
        if kind in (names.TILE_VP, names.TILE_SILVER):
            return Message(key, {"amount": self.components.tile_amount[kind]})
        return Message(key)

    def option(self, option: int, space: int) -> Message:
        """An option of a revenue space; silver depends on the space."""
        key = f"revenue-{notation.OPTIONS[option]}"
        if option == names.OPTION_SILVER:
            return Message(key, {"amount": board_facts.silver_at(self.components, space, option)})
        return Message(key)

    def space(self, space: int) -> Message:
        """Everything that a revenue space offers: one of it is chosen."""
        offered = board_facts.options_of(self.components, space)
        return reduce(_either, (self.option(option, space) for option in offered))

    def commodity_use(self, use: int) -> Message:
        key = f"use-{notation.COMMODITY_ACTIONS[use]}"
        if use == names.USE_SILVER:
            return Message(key, {"amount": self.components.commodity_silver})
        return Message(key)

    def donkey(self, tile: int) -> Message:
        """A donkey tile, counted from 0."""
        table = self.components
        return Message("donkey-tile", {"donkeys": table.donkeys[tile], "hats": table.hats[tile]})


def _either(first: Message, second: Message) -> Message:
    return Message("revenue-either", {"first": first, "second": second})


def effect(helper: Mapping[str, Any]) -> Message:
    """What a helper does, told from its effect and its numbers."""
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
