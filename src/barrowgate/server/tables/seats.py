"""Who sits where."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any


class Sitter(StrEnum):
    """What sits on a seat."""

    FREE = "free"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat; it is replaced, not changed."""

    sitter: Sitter = Sitter.FREE
    person: str = ""  # an id: for the server alone
    name: str = ""
    level: str = ""  # of a bot

    def as_json(self, muted: bool) -> dict[str, Any]:
        """What everybody may know."""
        return {
            "sitter": str(self.sitter),
            "name": self.name,
            "level": self.level,
            "muted": muted,
        }


FREE = Seat()


def person(who: str, name: str) -> Seat:
    return Seat(Sitter.PERSON, who, name)


def bot(level: str) -> Seat:
    return Seat(Sitter.BOT, name=level, level=level)


def played_for(seat: Seat, level: str) -> Seat:
    """A bot plays on for somebody, who may look on, or on a seat that was left."""
    if seat.sitter is Sitter.FREE:
        return bot(level)
    return replace(seat, sitter=Sitter.BOT, level=level)
