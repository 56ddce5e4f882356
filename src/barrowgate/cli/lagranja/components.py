"""The farm cards and craft buildings of La Granja, with the source of each value."""

from typing import Any

from rich.text import Text

from barrowgate.cli.console import Symbols
from barrowgate.cli.lagranja import hand
from barrowgate.cli.lagranja.pen import Pen
from barrowgate.cli.layout import styled, wrapped
from barrowgate.core.contract import Game
from barrowgate.lagranja import LaGranja, names, provenance
from barrowgate.locales import Words

NAME_WIDTH = 24
FIELD_WIDTH = 7
BARROW_WIDTH = 24
LETTERS = {"rulebook": "R", "published": "P", "inferred": "I", "designed": "D", "yours": "Y"}


class LaGranjaComponents:
    """See ``cli.catalogue.Components``."""

    most = names.CARDS

    def __init__(self, game: Game, words: Words, symbols: Symbols) -> None:
        if not isinstance(game, LaGranja):
            raise TypeError("not a game of La Granja")
        self.box = game.box
        self.pen = Pen(game, (), words, symbols)

    # --- For people ---------------------------------------------------------------------------

    def listing(self, width: int) -> list[Text]:
        title = self.pen.say("cards-title", edition=self.box.edition, digest=self.box.digest)
        heads = [self.pen.say(f"side-{side}") for side in ("field", "barrow", "extension")]
        head = _row("", self.pen.say("cards-card"), *heads)
        lines = [styled(title, "bold"), Text(), styled(head, "dim")]
        lines += [self._line(number) for number in range(1, names.CARDS + 1)]
        lines += [Text(), styled(self.pen.say("cards-crafts"), "bold")]
        for building in range(names.CRAFTS):
            lines += wrapped(self._craft(building), width, hand.INDENT)
        return [*lines, Text(), *self.summary(), Text(), Text(self.pen.say("cards-more"))]

    def _line(self, number: int) -> Text:
        """Letters for the sources of field, barrow, extension and helper, then the card."""
        sources = provenance.card_sources(self.box, number)
        letters = "".join(LETTERS[source] for source in sources.values())
        vp = self.pen.components.barrow_vp[number]
        return Text(
            _row(
                letters,
                self.pen.card(number),
                self.pen.good(self.pen.components.field_good[number]),
                f"{vp}: {self.pen.barrow_goods(number)}",
                self.pen.extension(number, "short"),
            )
        )

    def _craft(self, building: int) -> Text:
        return Text(
            self.pen.say(
                "cards-craft",
                name=f"{building + 1} {self.pen.craft(building)}",
                row=self.pen.row(building),
                instant=self.pen.instant(building),
                lasting=self.pen.lasting(building),
            )
        )

    def summary(self) -> list[Text]:
        """How many values of each kind come from where."""
        counts = provenance.summary(self.box)
        titles = [self.pen.say(f"source-{source}") for source in LETTERS]
        widths = [max(len(title), 4) for title in titles]
        kinds = {kind: self.pen.say(f"kind-{kind}") for kind in counts}
        first = max(len(name) for name in kinds.values())
        head = "  ".join(title.rjust(wide) for title, wide in zip(titles, widths, strict=True))
        lines = [
            styled(self.pen.say("cards-known"), "bold"),
            styled(self.pen.say("cards-letters"), "dim"),
            styled(" " * first + "  " + head, "dim"),
        ]
        for kind, by_source in counts.items():
            cells = [str(count or self.pen.symbols.none) for count in by_source.values()]
            shown = "  ".join(cell.rjust(wide) for cell, wide in zip(cells, widths, strict=True))
            lines.append(Text(kinds[kind].ljust(first) + "  " + shown))
        return lines

    def card(self, number: int, width: int) -> list[Text]:
        sources = provenance.card_sources(self.box, number)
        lines = hand.card_lines(self.pen, number, width)
        told = ", ".join(
            f"{self.pen.say('side-' + side)} {self.pen.say('source-' + source)}"
            for side, source in sources.items()
        )
        margin = " " * hand.INDENT
        told_lines = wrapped(
            Text(self.pen.say("cards-sources", sources=told)), width - hand.INDENT, hand.INDENT
        )
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
        data = self.pen.card_data(number)
        return {
            "number": number,
            "key": data["key"],
            "name": self.pen.card_name(number),
            "field": data["field"],
            "barrow": data["barrow"],
            "extension": data["extension"],
            "helper": data["helper"],
            "text": self.pen.card_text(number),
            "source": provenance.card_sources(self.box, number),
        }


def _row(letters: str, card: str, field: str, barrow: str, extension: str) -> str:
    cells = (
        letters.ljust(6),
        card.ljust(NAME_WIDTH),
        field.ljust(FIELD_WIDTH),
        barrow.ljust(BARROW_WIDTH),
        extension,
    )
    return "".join(cells).rstrip()
