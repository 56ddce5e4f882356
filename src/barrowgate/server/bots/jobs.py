"""What a worker can be asked, as data that travels in a frame.

``game`` is the text of a record without actions whose seed is 0 (``header_of``): enough to make the
game, with its options and components, and nothing that is hidden.
"""

from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass
from typing import Any

from barrowgate.core.contract import Game
from barrowgate.core.record import Record

NO_SEED = 0


@dataclass(frozen=True, slots=True)
class Choose:
    """An action for a bot."""

    game: str
    seen: bytes
    bot: str
    place: str  # table and seat: a search goes on where it was there
    seed: int  # of the bot


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach thinks of a decision."""

    game: str
    seen: bytes


@dataclass(frozen=True, slots=True)
class Check:
    """Is there such a bot for this game?"""

    game: str
    bot: str


@dataclass(frozen=True, slots=True)
class Review:
    """What could have been better in a game that is over."""

    record: str  # the whole of it
    seats: tuple[int, ...]
    simulations: int


Job = Choose | Hint | Check | Review
KINDS: dict[str, type[Job]] = {"choose": Choose, "hint": Hint, "check": Check, "review": Review}
NAMES = {kind: name for name, kind in KINDS.items()}


def header_of(game: Game) -> str:
    """A game as text. It is made from the game alone, which knows of no seed and no player."""
    return Record.of(game, NO_SEED).write()


def as_json(job: Job) -> dict[str, Any]:
    data = asdict(job)
    if "seen" in data:
        data["seen"] = b64encode(data["seen"]).decode()
    return {"job": NAMES[type(job)], **data}


def from_json(data: dict[str, Any]) -> Job:
    fields = dict(data)
    kind = KINDS[fields.pop("job")]
    if "seen" in fields:
        fields["seen"] = b64decode(fields["seen"])
    if "seats" in fields:
        fields["seats"] = tuple(fields["seats"])
    return kind(**fields)
