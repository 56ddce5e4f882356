"""The names of seats, as the terminal writes them; the pen of a game knows its things besides."""

from collections.abc import Sequence

from rich.text import Text

from barrowgate.cli.console import SEAT_STYLES, Symbols
from barrowgate.cli.layout import styled
from barrowgate.locales import Words


class Pen:
    """Writes for one table."""

    def __init__(self, players: Sequence[str], words: Words, symbols: Symbols) -> None:
        self.players = players
        self.words = words
        self.symbols = symbols

    def say(self, key: str, **values: str | int) -> str:
        return self.words.say(key, **values)

    def seat(self, seat: int) -> str:
        """``2 random``."""
        return f"{seat + 1} {self.players[seat]}"

    def seat_text(self, seat: int) -> Text:
        return styled(self.seat(seat), SEAT_STYLES[seat])

    def chip(self, seat: int) -> Text:
        """The sign of a seat: its disc, its marker, the margin of what it owns."""
        return styled(self.mark(seat), SEAT_STYLES[seat])

    def mark(self, seat: int) -> str:
        return str(seat + 1)
