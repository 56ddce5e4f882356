"""The farm cards and craft buildings of La Granja, with the source of each value."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from barrowgate.cli.console import Symbols
from barrowgate.cli.context import Refusal
from barrowgate.cli.inventory import LETTERS, how_much_is_known, totals
from barrowgate.cli.lagranja import hand
from barrowgate.cli.lagranja.finding import find
from barrowgate.cli.lagranja.looking import named
from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.text_layout import GAP, styled, wrapped
from barrowgate.core.contract import Game
from barrowgate.core.errors import quoted
from barrowgate.lagranja import LaGranja, names, provenance
from barrowgate.locales import Words
from barrowgate.telling.lagranja import LaGranjaTeller, things
from barrowgate.telling.message import Message, message


class LaGranjaInventory:
    """See ``cli.inventory.Inventory``."""

    def __init__(self, game: Game, words: Words, symbols: Symbols) -> None:
        if not isinstance(game, LaGranja):
            raise TypeError("not a game of La Granja")
        self.box = game.box
        self.wording = LaGranjaWording(LaGranjaTeller(game), (), words, symbols)

    def find(self, name: str) -> int:
        card = find(self.wording, name)
        if card == 0:
            raise Refusal(self.wording.say("error-card", name=quoted(name), most=names.CARDS))
        return card

    def sources(self) -> dict[str, int]:
        return totals(provenance.summary(self.box))

    # --- For people ---------------------------------------------------------------------------

    def listing(self, width: int) -> list[Text]:
        title = self.wording.say("cards-title", edition=self.box.edition, digest=self.box.digest)
        heads = [self.wording.say(f"side-{side}") for side in ("field", "barrow", "extension")]
        rows = [["", self.wording.say("cards-card"), *heads]]
        rows += [self._row(number) for number in range(1, names.CARDS + 1)]
        head, *cards = _in_columns(rows)
        lines = [styled(title, "bold"), Text(), styled(head, "dim"), *map(Text, cards)]
        lines += [Text(), styled(self.wording.say("cards-crafts"), "bold")]
        for building in range(names.CRAFTS):
            lines += wrapped(self._craft(building), width, hand.INDENT)
        known = how_much_is_known(self.wording, provenance.summary(self.box))
        return [*lines, Text(), *known, Text(), Text(self.wording.say("cards-more"))]

    def _row(self, number: int) -> list[str]:
        """Letters for the sources of field, barrow, extension and helper, then the card."""
        sources = provenance.card_sources(self.box, number)
        letters = "".join(LETTERS[source] for source in sources.values())
        card = self.wording.things.printed(number)
        goods = things.goods(card["barrow"]["needs"])
        symbols = [Message(f"short-{symbol}") for symbol in card["extension"]]
        return [
            letters,
            self.wording.card(number),
            self.wording.tell(f"good-{card['field']}"),
            self.wording.tell(message("cards-barrow", vp=card["barrow"]["vp"], goods=goods)),
            self.wording.tell(message("cards-extension", symbols=symbols)),
        ]

    def _craft(self, building: int) -> Text:
        told = self.wording.things.craft_told(building)
        return Text(self.wording.tell(named(things.building(building), told)))

    def card(self, number: int, width: int) -> list[Text]:
        sources = provenance.card_sources(self.box, number)
        lines = hand.card_lines(self.wording, self.wording.things.printed(number), width)
        told = self.wording.tell(message("cards-sources", sources=list(_sources(sources))))
        margin = " " * hand.INDENT
        told_lines = wrapped(Text(told), width - hand.INDENT, hand.INDENT)
        return lines + [Text(margin).append_text(line) for line in told_lines]

    # --- For programs -------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        others = {key: value for key, value in self.box.data.items() if key != "card"}
        return {
            "game": LaGranja.name,
            "edition": self.box.edition,
            "digest": self.box.digest,
            "changes": self.box.changes,
            "cards": [self.card_as_json(number) for number in range(1, names.CARDS + 1)],
            "components": others,
            "summary": provenance.summary(self.box),
        }

    def card_as_json(self, number: int) -> dict[str, Any]:
        data = self.wording.things.card_data(number)
        return {
            "number": number,
            "key": data["key"],
            "name": self.wording.tell(f"card-{number}"),
            "field": data["field"],
            "barrow": data["barrow"],
            "extension": data["extension"],
            "helper": data["helper"],
            "text": self.wording.tell(self.wording.things.card_text(number)),
            "source": provenance.card_sources(self.box, number),
        }


def _sources(sources: Mapping[str, str]) -> Iterator[Message]:
    for side, source in sources.items():
        yield message("cards-source", side=f"side-{side}", source=f"source-{source}")


def _in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Each column as wide as its longest cell."""
    widths = [max(map(cell_len, column)) + GAP for column in zip(*rows, strict=True)]
    return ["".join(map(set_cell_size, row, widths)).rstrip() for row in rows]
