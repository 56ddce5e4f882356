"""The games of a ladder in a file, one line of JSON each, to go on with after an interruption.

The first line says which games they are: the table and the seed. Which bots play, and how many
games, may change from one time to the next; what was played already is not played again.
"""

import json
import os
import stat
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from barrowgate.core.errors import BarrowgateError
from barrowgate.lab.ladder import Outcome
from barrowgate.lab.pairings import Pairing, Plan, Seating
from barrowgate.lab.thinking import Thinking

VERSION = 1


class WrongLadder(BarrowgateError):
    """A file that holds other games: what is different, there and here."""

    def __init__(self, path: Path, what: str, there: str, here: str) -> None:
        super().__init__(f"{path}: {what} is {there}, not {here}")
        self.path = path
        self.what = what
        self.there = there
        self.here = here


class NotALadder(BarrowgateError):
    """A file that has a line which no ladder writes."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(f"{path}, line {line}: not of a ladder")
        self.path = path
        self.line = line


class LadderFile:
    """The games that are known, and a place for more."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Read what is there; the file is made, or a line that was cut off goes."""
        self.path = path
        self.outcomes: dict[Seating, Outcome] = {}
        self._seats = plan.seats
        table = _table(plan)
        self._file: BinaryIO = open(path, "a+b", buffering=0)  # noqa: SIM115
        try:
            self._read(table)
        except BaseException:
            self._file.close()
            raise

    def add(self, seating: Seating, outcome: Outcome) -> None:
        """It is in the file when this returns, whatever happens to this process."""
        self._write(_as_json(seating, outcome))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def _write(self, facts: Mapping[str, Any]) -> None:
        self._file.write(_line(facts))

    def _read(self, table: Mapping[str, Any]) -> None:
        if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):  # it may have no end
            raise NotALadder(self.path, 1)
        self._file.seek(0)
        found = self._file.read()
        if _line(table).startswith(found):  # new, or cut off at once
            self._file.truncate(0)
            self._write(table)
            return
        self._compare(self._parsed(found.partition(b"\n")[0], 1), table)
        whole = found.rpartition(b"\n")[0] + b"\n"
        for number, line in enumerate(whole.splitlines()[1:], 2):
            self._take(self._parsed(line, number), number)
        self._file.truncate(len(whole))

    def _parsed(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            facts = json.loads(line)
        except (ValueError, RecursionError):
            facts = None
        if not isinstance(facts, dict):
            raise NotALadder(self.path, number)
        return facts

    def _compare(self, there: Mapping[str, Any], here: Mapping[str, Any]) -> None:
        if "ladder" not in there:
            raise NotALadder(self.path, 1)
        for what, value in here.items():
            if there.get(what) != value:
                raise WrongLadder(self.path, what, json.dumps(there.get(what)), json.dumps(value))

    def _take(self, facts: Mapping[str, Any], number: int) -> None:
        try:
            seating, outcome = _of_json(facts, self._seats)
        except (KeyError, TypeError, ValueError) as error:
            raise NotALadder(self.path, number) from error
        self.outcomes.setdefault(seating, outcome)


def _table(plan: Plan) -> dict[str, Any]:
    """What all games of a file have in common."""
    game = plan.make_game()
    return {
        "ladder": VERSION,
        "game": game.name,
        "rules": game.rules_version,
        "edition": game.edition,
        "components": game.components_digest,
        "options": dict(game.options),
        "seats": plan.seats,
        "seed": plan.seed,
    }


def _line(facts: Mapping[str, Any]) -> bytes:
    return (json.dumps(facts, separators=(",", ":")) + "\n").encode("ascii")


def _as_json(seating: Seating, outcome: Outcome) -> dict[str, Any]:
    return {
        "one": seating.pairing.one,
        "rest": seating.pairing.rest,
        "deal": seating.deal,
        "seat": seating.seat,
        "first": outcome.first,
        "scores": outcome.scores,
        "standing": outcome.standing,
        "decisions": [thinking.decisions for thinking in outcome.thinking],
        "seconds": [round(thinking.seconds, 6) for thinking in outcome.thinking],
        "longest": [round(thinking.longest, 6) for thinking in outcome.thinking],
        "longest_turn": [round(thinking.longest_turn, 6) for thinking in outcome.thinking],
    }


def _of_json(facts: Mapping[str, Any], seats: int) -> tuple[Seating, Outcome]:
    """What ``_as_json`` wrote; KeyError, TypeError or ValueError where it is anything else.

    Older files know nothing of turns.
    """
    scores, standing, decisions = (
        [_whole(number) for number in _by_seat(facts[key], seats)]
        for key in ("scores", "standing", "decisions")
    )
    facts = {"longest_turn": [0] * seats, **facts}
    seconds, longest, longest_turn = (
        [_real(number) for number in _by_seat(facts[key], seats)]
        for key in ("seconds", "longest", "longest_turn")
    )
    if 1 not in standing:
        raise ValueError("nobody has won")
    pairing = Pairing(str(facts["one"]), str(facts["rest"]))
    seating = Seating(pairing, _whole(facts["deal"]), _whole(facts["seat"]))
    thinking = list(map(Thinking, decisions, seconds, longest, longest_turn))
    return seating, Outcome(_whole(facts["first"]), scores, standing, thinking)


def _by_seat(numbers: Any, seats: int) -> list[Any]:
    if not isinstance(numbers, list) or len(numbers) != seats:
        raise ValueError("not a number for each seat")
    return numbers


def _real(number: Any) -> float:
    if type(number) not in (int, float) or not isfinite(number):
        raise TypeError("not a number")
    return float(number)


def _whole(number: Any) -> int:
    if type(number) is not int:
        raise TypeError("not a whole number")
    return number
