"""The things of La Granja as the terminal writes them."""

from collections.abc import Sequence

from barrowgate.cli.console import Symbols
from barrowgate.cli.wording import Wording
from barrowgate.core.contract import View
from barrowgate.lagranja import notation
from barrowgate.locales import Words
from barrowgate.telling.lagranja import LaGranjaTeller


class LaGranjaWording(Wording):
    """Speaks for one table of La Granja."""

    def __init__(
        self, teller: LaGranjaTeller, players: Sequence[str], words: Words, symbols: Symbols
    ) -> None:
        super().__init__(players, words, symbols, teller.own_words(words.language))
        self.things = teller.things

    def goods(self, listed: Sequence[str]) -> str:
        """A row of symbols: ``pig pig meat``."""
        return " ".join(self.tell(f"good-{good}") for good in listed)

    def need(self, row: View) -> str:
        """A row of symbols: a tick for each good that has arrived, the others by name."""
        return " ".join([self.symbols.done] * len(row["has"]) + [self.goods(row["needs"])]).strip()

    def card(self, number: int) -> str:
        """``35 Agricultural Worker``."""
        return self.tell(self.things.card(number))

    def tile(self, word: str) -> str:
        """A roof tile by the word of a view."""
        return self.tell(self.things.tile(notation.TILES.index(word)))
