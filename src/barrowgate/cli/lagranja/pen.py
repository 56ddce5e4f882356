"""The names of things: goods, cards, buildings, seats, as the terminal writes them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from barrowgate.cli.console import Symbols
from barrowgate.cli.wording import Wording
from barrowgate.core.contract import View
from barrowgate.lagranja import LaGranja, loading, names, notation, vocabulary
from barrowgate.lagranja.components import Components
from barrowgate.locales import Words

# The parameters of helpers that are numbers (lagranja/helper_effects.py).
EFFECT_NUMBERS = (
    *("silver", "vp", "goods", "cards", "count", "draw", "harvest", "limit"),
    *("pigs", "pig_spaces", "steps", "donkeys", "least"),
)
NEUTRAL_SEAT = names.NEUTRAL - 1  # as events and views number it


class Pen(Wording):
    """Writes the things of one table."""

    def __init__(
        self, game: LaGranja, players: Sequence[str], words: Words, symbols: Symbols
    ) -> None:
        super().__init__(players, words, symbols)
        self.game = game
        self.components: Components = game.box.components

    # --- Seats --------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """``2 random``; the neutral player has no number."""
        if seat == NEUTRAL_SEAT:
            return self.say("neutral-player")
        return super().seat(seat)

    def mark(self, seat: int) -> str:
        return "N" if seat == NEUTRAL_SEAT else super().mark(seat)

    # --- Goods --------------------------------------------------------------------------------

    def good(self, good: int) -> str:
        return self.say(f"good-{notation.GOODS[good]}")

    def goods(self, listed: Sequence[str]) -> str:
        """Goods by the words of a view."""
        return " ".join(self.say(f"good-{good}") for good in listed)

    def need(self, row: View) -> str:
        """A row of symbols: a tick for each good that has arrived, the others by name."""
        return " ".join([self.symbols.done] * len(row["has"]) + [self.goods(row["needs"])]).strip()

    def source(self, source: int) -> str:
        """Where a good lies: in its den, or on a field."""
        if source >= names.FIELD_SOURCES:
            return self.good(names.PIG + source - names.SOURCE_PIG)
        good, level = divmod(source, names.LEVELS)
        if level == 0:
            return self.say("place-den", good=self.good(good))
        if level == 1:
            return self.say("place-field", good=self.good(good))
        return self.say("place-field-of", good=self.good(good), count=level)

    # --- Village ------------------------------------------------------------------------------

    def craft(self, building: int) -> str:
        return self.say(f"craft-{notation.CRAFTS[building]}")

    def target(self, target: int) -> str:
        if target < names.FIRST_BARROW:
            return self.craft(target)
        return self.say("target-barrow", slot=target - names.FIRST_BARROW + 1)

    def row(self, building: int) -> str:
        """The goods that a building asks for."""
        return " ".join(
            self.good(good)
            for good in range(names.GOODS)
            for _ in range(self.components.row_need[building * names.GOODS + good])
        )

    def instant(self, building: int) -> str:
        word = _word(vocabulary.INSTANTS, self.components.craft_instant[building])
        return self.say(f"instant-{word}", amount=self.components.craft_amount[building])

    def lasting(self, building: int) -> str:
        word = _word(vocabulary.LASTINGS, self.components.craft_lasting[building])
        return self.say(f"lasting-{word}", amount=self.components.craft_lasting_amount[building])

    # --- Tiles, dice, donkeys -----------------------------------------------------------------

    def tile(self, kind: int) -> str:
        return self.say(f"tile-{notation.TILES[kind]}", amount=self.components.tile_amount[kind])

    def tile_named(self, name: str) -> str:
        """A tile by the word of a view."""
        return self.tile(notation.TILES.index(name))

    def option(self, option: int, space: int) -> str:
        """An option of a revenue space; silver depends on the space."""
        silver = 0
        for place in range(names.OPTIONS_PER_SPACE):
            at = space * names.OPTIONS_PER_SPACE + place
            if self.components.revenue_option[at] == option + 1:
                silver = self.components.revenue_silver[at]
        return self.say(f"revenue-{notation.OPTIONS[option]}", amount=silver)

    def space(self, space: int) -> str:
        """Everything that a revenue space offers."""
        first = space * names.OPTIONS_PER_SPACE
        offered = self.components.revenue_option[first : first + names.OPTIONS_PER_SPACE]
        return " / ".join(self.option(option - 1, space) for option in offered if option)

    def donkey(self, tile: int) -> str:
        """A donkey tile, counted from 0."""
        return self.say(
            "donkey-tile", donkeys=self.components.donkeys[tile], hats=self.components.hats[tile]
        )

    # --- Cards --------------------------------------------------------------------------------

    def card(self, number: int) -> str:
        return f"{number} {self.card_name(number)}"

    def card_name(self, number: int) -> str:
        mine = self.card_data(number).get("name", {}).get("en")
        if mine != _shipped(number)["name"]["en"]:
            return str(mine)
        return self.say(f"card-{number}")

    def card_text(self, number: int) -> str:
        """What the helper does; a helper that the player's components changed is told by them."""
        mine, shipped = self.card_data(number), _shipped(number)
        if mine["text"] != shipped["text"]:
            return str(mine["text"])
        if mine["helper"] != shipped["helper"]:
            return self.effect(mine["helper"])
        return self.say(f"card-{number}-text")

    def effect(self, helper: Mapping[str, Any]) -> str:
        """What a helper does, told from its effect and its numbers."""
        values: dict[str, str | int] = dict.fromkeys(EFFECT_NUMBERS, 0)
        values |= {key: value for key, value in helper.items() if key in EFFECT_NUMBERS}
        good = helper.get("good")
        values["good"] = self.say(f"good-{good}" if good else "effect-any-resource")
        values["spaces"] = ", ".join(str(space) for space in helper.get("spaces", ()))
        values["on"] = ", ".join(self.say(f"bonus-{event}") for event in helper.get("on", ()))
        told = self.say(f"effect-{helper['effect']}", **values)
        return self.say("effect-once", effect=told) if helper["once"] else told

    def card_data(self, number: int) -> dict[str, Any]:
        data: dict[str, Any] = self.game.box.data["card"][number - 1]
        return data

    def extension(self, number: int, words: str = "symbol") -> str:
        """The symbols of an extension; ``short`` has shorter words for lists."""
        symbols = self.card_data(number)["extension"]
        return ", ".join(self.say(f"{words}-{symbol}") for symbol in symbols)

    def barrow_goods(self, number: int) -> str:
        return " ".join(
            self.good(good)
            for good in range(names.GOODS)
            for _ in range(self.components.barrow_need[number * names.GOODS + good])
        )


def _word(words: Mapping[str, int], number: int) -> str:
    """The word of a components file without its amount: ``silver`` of ``silver_#``."""
    for word, meaning in words.items():
        if meaning == number:
            return re.sub("_#", "", word)
    raise KeyError(number)


def _shipped(number: int) -> dict[str, Any]:
    data: dict[str, Any] = loading.shipped().data["card"][number - 1]
    return data
