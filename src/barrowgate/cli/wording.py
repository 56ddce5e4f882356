"""How the terminal says things at one table: messages in words, and the names of seats."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from barrowgate.cli.console import SEAT_STYLES, Symbols
from barrowgate.cli.text_layout import styled
from barrowgate.locales import Words
from barrowgate.locales.rendering import PLAIN, Speaker
from barrowgate.telling import Message

HEAD = "head"


class Wording:
    """Speaks for one table.

    ``tell`` renders messages and things by their keys; ``say`` takes words of the terminal's own,
    with texts as values. Seats are things (``seat-0``) whose words are the names of the players;
    one without a player (neutral player, dummy) has its words in the files of its game. Signs
    (``sign-done``) are those of the terminal.
    """

    def __init__(
        self,
        players: Sequence[str],
        words: Words,
        symbols: Symbols,
        own: Mapping[str, str] | None = None,
    ) -> None:
        self.players = players
        self.words = words
        self.symbols = symbols
        seats = {f"seat-{seat}": f"{seat + 1} {name}" for seat, name in enumerate(players)}
        signs = {"sign-done": symbols.done, "sign-none": symbols.none}
        self._speaker = Speaker(words, {**(own or {}), **seats, **signs})

    def say(self, key: str, **values: str | int) -> str:
        """The words of a key; texts are taken as they are."""
        return self.words.say(key, **values)

    def tell(self, message: Message | str) -> str:
        """The words of a message, or of a thing by its key."""
        return self._speaker.say(message)

    def head(self, key: str) -> str:
        """A thing as the head of a column: its form ``head`` where a language has a shorter one."""
        forms = self._speaker.forms(key)
        return forms.get(HEAD, forms[PLAIN])

    def seat(self, seat: int) -> str:
        """``2 random``."""
        return self.tell(f"seat-{seat}")

    def chip(self, seat: int) -> Text:
        """The sign of a seat: its disc, its marker, the margin of what it owns."""
        return styled(self.mark(seat), SEAT_STYLES[seat])

    def mark(self, seat: int) -> str:
        """The number of a seat; the first letter where nobody sits."""
        return str(seat + 1) if seat < len(self.players) else self.seat(seat)[:1].upper()
