"""Writes, for the page's tests in a browser, a record that ends at each question of each game.

The list of questions is the games' own (``frames``); a turn that asks something else in each of its
steps is as many as there are words for it (``turn-roof``). The records are the beginnings of games
that the tests of every game play. ``test_questions.py`` tells when it is to be written anew.

PYTHONPATH=src python -m tests.web.questions
"""

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import barrowgate.locales
from barrowgate.core.record import Record
from barrowgate.games import entry
from tests.kit import Kit, Plan
from tests.kits import KITS
from tests.properties import course

FILE = Path(__file__).parents[2] / "web" / "e2e" / "questions.json"
ENGLISH = Path(barrowgate.locales.__file__).parent / "en"
TURN = "turn"
Asked = dict[str, Any]
Question = tuple[str, str]
"""The name of its frame, and its words where one frame asks for different things."""


def main() -> None:
    found = {kit.name: asked_in(kit) for kit in KITS.values()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def asked_in(kit: Kit) -> list[Asked]:
    """Each question with the earliest moment at which it is asked, if possible among several."""
    wanted = questions_of(kit)
    first: dict[Question, Asked] = {}
    for games in chain(kit.games.normal.values(), kit.games.long.values()):
        for plan in games:
            for question, asked in _questions(kit, plan):
                if question not in first or _rank(asked) < _rank(first[question]):
                    first[question] = asked
        if first.keys() >= set(wanted):
            break
    missing = [words or name for name, words in wanted if (name, words) not in first]
    if missing:
        raise SystemExit(f"{kit.name}: never asked: {', '.join(missing)}")
    return [
        {"question": name, "words": words, **_written(first[name, words])} for name, words in wanted
    ]


def questions_of(kit: Kit) -> list[Question]:
    """All that may be asked: the games' own list, a turn by its words."""
    names = [frame.name for frame in kit.game.frames.questions]
    steps = _turns(kit.name)
    return [
        (name, words) for name in names for words in (steps if steps and name == TURN else [""])
    ]


def _turns(game: str) -> list[str]:
    texts = (path.read_text("utf-8") for path in sorted((ENGLISH / game).glob("*.ftl")))
    keys = [key for text in texts for key in re.findall(r"^(turn-[\w-]+) =", text, re.MULTILINE)]
    return [key for key in keys if not key.endswith(("-short", "-done", "-topic"))]


def _rank(asked: Asked) -> tuple[bool, int]:
    return asked["record"].seats == 1, asked["actions"]


def _questions(kit: Kit, plan: Plan) -> Iterator[tuple[Question, Asked]]:
    """Every question of a game at its first moment."""
    record, met = Record.of(plan.game, plan.seed), set[Question]()
    teller = entry(kit.name).part("telling")(plan.game)
    for position in course(plan.game, plan.seed, kit.games.choosers[plan.chooser], None, record):
        for seat in position.actors():
            view = position.view(seat)
            name = view["questions"][seat]
            words = teller.question(view, seat).key if name == TURN else ""
            if (name, words) not in met:
                met.add((name, words))
                phase = view["phase"]
                actions = position.n_actions
                yield (
                    (name, words),
                    {"seat": seat, "phase": phase, "actions": actions, "record": record},
                )


def _written(asked: Asked) -> Asked:
    """The record up to its moment, as text; it goes on after that while the games are played."""
    whole: Record = asked["record"]
    cut = Record(**{**vars(whole), "moves": whole.moves[: asked["actions"]]})
    return {**asked, "seats": whole.seats, "record": cut.write()}


if __name__ == "__main__":
    main()
