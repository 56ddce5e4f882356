"""Writes, for the page's tests in a browser, a record that ends at each question of each game.

The list of questions is the games' own (``frames``), the records are the beginnings of games that
the tests of every game play. ``test_questions.py`` tells when it is to be written anew.

PYTHONPATH=src python -m tests.web.questions
"""

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from barrowgate.core.record import Record
from tests.kit import Kit, Plan
from tests.kits import KITS
from tests.properties import course

FILE = Path(__file__).parents[2] / "web" / "e2e" / "questions.json"
Asked = dict[str, Any]


def main() -> None:
    found = {kit.name: asked_in(kit) for kit in KITS.values()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def asked_in(kit: Kit) -> list[Asked]:
    """Each question with the earliest moment at which it is asked, if possible among several."""
    names = {frame.kind: frame.name for frame in kit.game.frames.questions}
    first: dict[int, Asked] = {}
    for games in chain(kit.games.normal.values(), kit.games.long.values()):
        for plan in games:
            for kind, asked in _questions(kit, plan):
                if kind not in first or _rank(asked) < _rank(first[kind]):
                    first[kind] = asked
        if len(first) == len(names):
            break
    missing = [name for kind, name in names.items() if kind not in first]
    if missing:
        raise SystemExit(f"{kit.name}: never asked: {', '.join(missing)}")
    return [{"question": name, **_written(first[kind])} for kind, name in names.items()]


def _rank(asked: Asked) -> tuple[bool, int]:
    return asked["record"].seats == 1, asked["actions"]


def _questions(kit: Kit, plan: Plan) -> Iterator[tuple[int, Asked]]:
    """Every question of a game at its first moment, by its kind."""
    record, met = Record.of(plan.game, plan.seed), set[int]()
    for position in course(plan.game, plan.seed, kit.games.choosers[plan.chooser], None, record):
        for seat in position.actors():
            kind = position.agendas[seat].top_kind()
            if kind not in met:
                met.add(kind)
                phase = position.view(seat)["phase"]
                actions = position.n_actions
                yield kind, {"seat": seat, "phase": phase, "actions": actions, "record": record}


def _written(asked: Asked) -> Asked:
    """The record up to its moment, as text; it goes on after that while the games are played."""
    whole: Record = asked["record"]
    cut = Record(**{**vars(whole), "moves": whole.moves[: asked["actions"]]})
    return {**asked, "seats": whole.seats, "record": cut.write()}


if __name__ == "__main__":
    main()
