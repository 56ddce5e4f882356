"""The things of La Granja as the terminal writes them."""

from collections.abc import Sequence

from barrowgate.cli.console import Symbols
from barrowgate.cli.wording import Wording
from barrowgate.locales import Words
from barrowgate.telling.lagranja import LaGranjaTeller


class LaGranjaWording(Wording):
    """Speaks for one table of La Granja."""

    def __init__(
        self, teller: LaGranjaTeller, players: Sequence[str], words: Words, symbols: Symbols
    ) -> None:
        super().__init__(players, words, symbols, teller.own_words(words.language))
        self.things = teller.things

    def card(self, number: int) -> str:
        """``35 Agricultural Worker``."""
        return self.tell(self.things.card(number))
