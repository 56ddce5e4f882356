"""The components of a game as the terminal lists them."""

from collections.abc import Mapping
from typing import Any, Protocol

from rich.text import Text

from barrowgate.cli.text_layout import styled
from barrowgate.cli.wording import Wording

LETTERS = {"rulebook": "R", "published": "P", "inferred": "I", "designed": "D", "yours": "Y"}


class Inventory(Protocol):
    """The cards and other pieces of one game, with what is known of each value."""

    def find(self, name: str) -> int:
        """The number of the card that a person named; Refusal when there is none."""

    def sources(self) -> dict[str, int]:
        """How many values of the box come from each source."""

    def listing(self, width: int) -> list[Text]:
        """Everything, in as few lines as possible, and how much of it is known."""

    def card(self, number: int, width: int) -> list[Text]:
        """One card with its sources."""

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""

    def card_as_json(self, number: int) -> dict[str, Any]:
        """One card, for programs."""


def totals(counts: Mapping[str, Mapping[str, int]]) -> dict[str, int]:
    """How many values of all kinds come from where."""
    return {source: sum(kind[source] for kind in counts.values()) for source in LETTERS}


def how_much_is_known(wording: Wording, counts: Mapping[str, Mapping[str, int]]) -> list[Text]:
    """How many values of each kind come from where."""
    titles = [wording.say(f"source-{source}") for source in LETTERS]
    widths = [max(len(title), 4) for title in titles]
    kinds = {kind: wording.say(f"kind-{kind}") for kind in counts}
    first = max(len(name) for name in kinds.values())
    head = "  ".join(title.rjust(wide) for title, wide in zip(titles, widths, strict=True))
    lines = [
        styled(wording.say("cards-known"), "bold"),
        styled(wording.say("cards-letters"), "dim"),
        styled(" " * first + "  " + head, "dim"),
    ]
    for kind, by_source in counts.items():
        cells = [str(count or wording.symbols.none) for count in by_source.values()]
        shown = "  ".join(cell.rjust(wide) for cell, wide in zip(cells, widths, strict=True))
        lines.append(Text(kinds[kind].ljust(first) + "  " + shown))
    return lines
