"""The cards, shop and fields of Loyang, with the source of each value."""

from typing import Any

from rich.text import Text

from barrowgate.cli.catalogue import LETTERS, how_much_is_known
from barrowgate.cli.console import Symbols
from barrowgate.cli.context import Refusal
from barrowgate.cli.layout import styled, wrapped
from barrowgate.cli.loyang import cards
from barrowgate.cli.loyang.finding import find
from barrowgate.cli.loyang.pen import KINDS, Pen, kind_of
from barrowgate.core.contract import Game
from barrowgate.locales import Words
from barrowgate.loyang import Loyang, names, notation, provenance

SHOP_COLUMNS = ("spaces", "start", "buy", "sell")
SHOP_WIDTH = 9
NAME_WIDTH = 14
LETTER_WIDTH = 3
CARD_TABLES = ("stall", "regular", "casual", "helper")


class LoyangComponents:
    """See ``cli.catalogue.Components``."""

    def __init__(self, game: Game, words: Words, symbols: Symbols) -> None:
        if not isinstance(game, Loyang):
            raise TypeError("not a game of Loyang")
        self.box = game.box
        self.pen = Pen(game, (), words, symbols)

    def find(self, name: str) -> int:
        card = find(self.pen, name)
        if card == 0:
            raise Refusal(self.pen.say("error-card", name=name[:40], most=names.CARDS))
        return card

    # --- For people ---------------------------------------------------------------------------

    def listing(self, width: int) -> list[Text]:
        title = self.pen.say("cards-title", edition=self.box.edition, digest=self.box.digest)
        lines = [styled(title, "bold"), Text(), *self._shop(), Text(), *self._fields(width)]
        for kind, first in KINDS:
            lines += [Text(), styled(self.pen.say(f"cards-{kind}"), "bold")]
            for card in range(first, names.CARDS + 1):
                if kind_of(card)[0] == kind:
                    lines += self._line(card, width)
        known = how_much_is_known(self.pen, provenance.summary(self.box))
        return [*lines, Text(), *known, Text(), Text(self.pen.say("cards-more"))]

    def _shop(self) -> list[Text]:
        pen = self.pen
        heads = "".join(pen.say(f"shop-{key}").rjust(SHOP_WIDTH) for key in SHOP_COLUMNS)
        lines = [styled(pen.say("cards-shop").ljust(NAME_WIDTH) + heads, "bold")]
        for name in notation.VEGETABLES:
            values = self.box.data["shop"][name]
            cells = "".join(str(values[key]).rjust(SHOP_WIDTH) for key in SHOP_COLUMNS)
            lines.append(Text(pen.say(f"vegetable-{name}").ljust(NAME_WIDTH) + cells))
        return lines

    def _fields(self, width: int) -> list[Text]:
        pen = self.pen
        lines = [styled(pen.say("cards-crops"), "bold")]
        for size in sorted(self.box.data["field"]["copies"]["private_per_player"]):
            told = Text(pen.say("cards-crop", spaces=size, crops=pen.crops(int(size))))
            lines += wrapped(told, width, cards.INDENT)
        return lines

    def _line(self, card: int, width: int) -> list[Text]:
        """A letter for each source of a card, then what it says."""
        letters = "".join(dict.fromkeys(LETTERS[one] for one in self._sources(card).values()))
        head = letters.ljust(LETTER_WIDTH) + self.pen.card(card).ljust(NAME_WIDTH)
        return wrapped(Text(head + self.pen.facts(card)), width, LETTER_WIDTH + NAME_WIDTH)

    def _sources(self, card: int) -> dict[str, str]:
        """The source of each value of a card."""
        kind, first = kind_of(card)
        if kind == "field":
            return self._field_sources(self.pen.components.card_field[card])
        place = f"{kind} {card - first + 1}"
        if kind == "helper":
            place = f"helper {notation.HELPERS[self.pen.components.card_helper[card] - 1]}"
        return provenance.sources_at(self.box, place)

    def _field_sources(self, size: int) -> dict[str, str]:
        """Common fields have no block of their own: size, price and crops stand in three."""
        return {
            "spaces": provenance.sources_at(self.box, "field.copies")["common"],
            "crops": provenance.sources_at(self.box, "field.crops")[str(size)],
            "price": provenance.sources_at(self.box, "field")["common_price"],
        }

    def card(self, number: int, width: int) -> list[Text]:
        told = ", ".join(
            f"{key} {self.pen.say('source-' + source)}"
            for key, source in self._sources(number).items()
        )
        margin = " " * cards.INDENT
        sources = wrapped(Text(self.pen.say("cards-sources", sources=told)), width - cards.INDENT)
        lines = cards.card_lines(self.pen, number, width)
        return lines + [Text(margin).append_text(line) for line in sources]

    # --- For programs -------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        others = {key: value for key, value in self.box.data.items() if key not in CARD_TABLES}
        return {
            "game": Loyang.name,
            "edition": self.box.edition,
            "digest": self.box.digest,
            "changes": self.box.changes,
            "cards": [self.card_as_json(card) for card in range(1, names.CARDS + 1)],
            "components": others,
            "summary": provenance.summary(self.box),
        }

    def card_as_json(self, number: int) -> dict[str, Any]:
        kind, _ = kind_of(number)
        return {
            "number": number,
            "key": notation.card_words(number),
            "kind": kind,
            "name": self.pen.card(number),
            "values": self._values(number),
            "text": cards.sentence(self.pen, number),
            "source": self._sources(number),
        }

    def _values(self, card: int) -> dict[str, Any]:
        """The values of the components file."""
        kind, first = kind_of(card)
        if kind == "field":
            return {"spaces": self.pen.components.card_field[card]}
        if kind == "helper":
            data = self.pen.helper_data(self.pen.components.card_helper[card] - 1)
            return {key: data[key] for key in ("lantern", "phases")}
        data = self.box.data[kind][card - first]
        return {key: value for key, value in data.items() if key not in ("number", "source")}
