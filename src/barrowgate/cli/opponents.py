"""The bots at a table in the terminal."""

from barrowgate import bots
from barrowgate.bots import Bot
from barrowgate.core.table import Table
from barrowgate.lab.seeds import derive

NOBODY = -1


class Opponents:
    """Let the bots choose; each is kept through a turn, so that a search goes on with its tree.

    A turn is all that a seat does until another one acts. For each turn a bot is made anew, with a
    seed from that of the game and the moment: so a game that was taken back or resumed between
    turns goes on as it would have.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bot: Bot | None = None
        self._seat = NOBODY  # whose turn it is
        self._next = 0  # actions after its newest choice

    def choose(self, seat: int) -> int:
        """What the bot on this seat does now; the caller plays it."""
        moment = self._table.position.n_actions
        if self._bot is None or not self._goes_on(seat, moment):
            name = self._table.record.players[seat]
            seed = derive(self._table.record.seed, seat, moment)
            self._bot = bots.make(name, self._table.game, seed)
        self._seat, self._next = seat, moment + 1
        return self._bot.choose(self._table.position.seen_by(seat))

    def _goes_on(self, seat: int, moment: int) -> bool:
        """Is this the turn of the newest choice? Not when it was taken back."""
        is_next = (seat, moment) == (self._seat, self._next)
        return is_next and self._table.record.moves[-1].seat == seat
