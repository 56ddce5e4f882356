"""Writes moments of La Granja for the tests of the page: views, questions and what may be done.

Games are played at random; the first moment of each question is kept, and the end of each game.

python -m tools.web_moments
"""

from tools import from_sources  # noqa: F401 - first

# isort: split
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from barrowgate.core.contract import Position, View
from barrowgate.lagranja import LaGranja
from barrowgate.telling.lagranja import LaGranjaTeller
from barrowgate.telling.teller import Choice, Group, Teller

FILE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "la-granja.json"
SEEDS = range(30)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"secret_vp": "on", "removal": "choose", "extra_deliveries": "up_front"},
)
Moment = dict[str, Any]


def main() -> None:
    """Write the file: what is printed on the boards once, then the moments."""
    moments = list(_first_of_each_question())
    board = moments[0]["view"]["board"]
    for moment in moments:
        view = {key: value for key, value in moment["view"].items() if key != "board"}
        moment["view"] = view
    lines = ",\n".join(json.dumps(moment, separators=(",", ":")) for moment in moments)
    printed = json.dumps(board, separators=(",", ":"))
    FILE.write_text(f'{{"board":{printed},\n"moments":[\n{lines}\n]}}\n', encoding="utf-8")


def _first_of_each_question() -> Iterator[Moment]:
    known: set[object] = set()
    for seed in SEEDS:
        players = seed % LaGranja.most_seats + 1
        game = LaGranja(players, OPTIONS[seed // LaGranja.most_seats % len(OPTIONS)])
        for what, moment in _moments(game, seed):
            if what not in known:
                known.add(what)
                yield moment


def _moments(game: LaGranja, seed: int) -> Iterator[tuple[object, Moment]]:
    """Each moment of a game with what is new about it: its question, or the end with so many."""
    teller = LaGranjaTeller(game)
    position = game.start(seed)
    chance = Random(seed)
    while not position.is_over:
        seat = position.actors()[0]
        legal = position.legal(seat)
        view = position.view(seat)
        yield view["questions"][seat], _moment(teller, view, position, seat)
        position.play(seat, chance.choice(legal))
    yield ("end", game.seats), {"view": position.view(0), "asked": None}


def _moment(teller: Teller, view: View, position: Position, seat: int) -> Moment:
    groups = teller.groups(view, seat, position.legal(seat))
    return {
        "view": view,
        "asked": {
            "decision": position.n_actions + 1,
            "question": teller.question(view, seat).as_json(),
            "groups": [_group(group) for group in groups],
        },
    }


def _group(group: Group) -> Moment:
    choices = [_choice(choice) for choice in group.choices]
    return {"key": group.key, "title": group.title.as_json(), "choices": choices}


def _choice(choice: Choice) -> Moment:
    return {
        "action": choice.written,
        "label": choice.label.as_json(),
        "objects": choice.objects,
        "cost": choice.cost,
    }


if __name__ == "__main__":
    main()
