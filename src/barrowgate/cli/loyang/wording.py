"""How the terminal says the things of Loyang."""

from collections.abc import Sequence

from barrowgate.cli.console import Symbols
from barrowgate.cli.wording import Wording
from barrowgate.locales import Words
from barrowgate.telling.loyang import LoyangTeller


class LoyangWording(Wording):
    """Speaks for one table; cards are named as in views."""

    def __init__(
        self, teller: LoyangTeller, players: Sequence[str], words: Words, symbols: Symbols
    ) -> None:
        super().__init__(players, words, symbols, teller.own_words(words.language))
        self.things = teller.things

    def card(self, word: str) -> str:
        """``stall 3``, ``Foreman``, ``Trader 2``."""
        return self.tell(self.things.card(word))

    def facts(self, word: str) -> str:
        """What a card says, in as few words as possible."""
        return self.tell(self.things.facts(word))

    def told(self, word: str) -> str:
        """A card with what it says."""
        return self.tell(self.things.told(word))

    def sentences(self, word: str) -> str:
        """All that a card says."""
        return " ".join(self.tell(sentence) for sentence in self.things.text(word))
