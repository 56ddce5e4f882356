"""A table as it was set up; it never changes."""

import hashlib
import secrets
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, ClassVar

from barrowgate.core.contract import Game
from barrowgate.core.record import Record
from barrowgate.games import of_record

SALT_BYTES = 32
SEED_BYTES = 8
TABLE_ID_BYTES = 9  # twelve letters in an address


@dataclass(frozen=True)
class Clock:
    """A time budget for each seat, in seconds, and what happens when it has run out."""

    budget: int
    increment: int = 0  # given back for each action
    then: str = "bot"  # a bot plays on, or the table is paused

    KINDS: ClassVar = ("bot", "pause")


@dataclass(frozen=True)
class Header:
    """Everything that was said when the table was made, and its secrets."""

    table: str  # the id
    host: str  # the id of a person
    name: str
    record: str  # with the seed, and any actions that are played already, as text
    salt: str  # in hexadecimal
    public: bool = False  # listed for everybody, or by invitation alone
    spectators: bool = True
    talk: bool = True
    hints: bool = False
    deal_known: bool = False  # the seed was chosen, or the game goes on from a record
    clock: Clock | None = None
    clock_runs_on: bool = False  # also while its seat is free; at tables of before it stood still
    made: int = 0  # milliseconds since 1970

    @cached_property
    def seed(self) -> int:
        return self.start_record().seed

    @cached_property
    def commitment(self) -> str:
        """What everybody may know of the seed from the start; with the salt it can be proved."""
        return commitment(self.seed, bytes.fromhex(self.salt))

    def as_json(self) -> dict[str, Any]:
        """Plain data, with the secrets: for storage alone."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Header":
        clock = data.get("clock")
        return cls(**(data | {"clock": Clock(**clock) if clock else None}))

    def start_record(self) -> Record:
        """The record as it was when the table was made, a new one each time."""
        return Record.parse(self.record, self.table)

    def game(self) -> Game:
        return of_record(self.start_record())


def commitment(seed: int, salt: bytes) -> str:
    """SHA-256 of the salt and the seed (eight bytes, the highest first)."""
    return hashlib.sha256(salt + seed.to_bytes(SEED_BYTES, "big")).hexdigest()


def new_id() -> str:
    """An id for a table or a person that nobody guesses."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)
