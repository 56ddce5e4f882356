"""How a bot is asked: it is given what its seat may know, and as little of it as it needs."""

from barrowgate.bots.bot import LEGAL, Bot
from barrowgate.core.contract import Position, View


def decide(bot: Bot, position: Position, seat: int) -> int:
    """What a bot does now; gathering all that a seat has seen is slow, so only some bots get it."""
    if bot.needs == LEGAL:
        return bot.choose(Offered(seat, position.legal(seat)))
    return bot.choose(position.seen_by(seat))


class Offered:
    """The legal actions of a seat and nothing else: a ``Seen`` for bots that need no more."""

    __slots__ = ("_legal", "seat")

    def __init__(self, seat: int, legal: list[int]) -> None:
        self.seat = seat
        self._legal = legal

    def legal(self) -> list[int]:
        return self._legal

    def view(self) -> View:
        raise TypeError("a bot that says it needs only the legal actions has no view")

    def determinize(self, seed: int) -> Position:
        raise TypeError("a bot that says it needs only the legal actions cannot determinize")
