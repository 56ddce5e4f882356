"""Writes what the tests of the guided rounds read: each question on the way, with all choices.

The person of a guided round does what the guide suggests (``played``), the others are bots as the
server seats them. The page's own test looks whether the guide still suggests just that; the test
beside this file whether the engine and the bots still lead there.

PYTHONPATH=src python -m tests.web.guided
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from barrowgate.bots import roster
from barrowgate.core.contract import Game, Position
from barrowgate.games import entry
from barrowgate.lab.seeds import derive
from barrowgate.telling import Teller
from tests.web.moments import Moment, asked

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
LEVEL = "easy"
ME = 0
FIRST_ROUND = 1


class Guided(NamedTuple):
    """A guided round as the page wishes for it, and what is played in it."""

    seats: int
    seed: int
    options: Mapping[str, str]
    played: tuple[str, ...]


ROUNDS: Mapping[str, Guided] = {
    "la-granja": Guided(
        3,
        1815,
        {},
        (
            *("play 65 field", "play 57 barrow", "done", "done", "grow"),
            *("buy tile two_different_harvest", "use tile two_different_harvest"),
            *("take olive grain", "done", "take die 1", "done", "take die 4", "done"),
            *("use common die", "choose silver", "done", "donkey 3", "walk 1", "done"),
            *("deliver olive den barrow 1", "deliver grape field 1 barrow 1"),
            *("deliver pig barrow 1", "place 14", "done"),
            *("deliver grain den village_store", "done"),
        ),
    ),
    "loyang": Guided(
        3,
        3722,
        {"introductory": "on"},
        (
            *("plant wheat", "put deliveryman", "take regular 4", "play regular 1"),
            *("sow wheat field 2", "buy pumpkin", "buy wheat", "serve regular 1", "done"),
            *("step", "done"),
        ),
    ),
}


def main() -> None:
    for name in ROUNDS:
        file_of(name).write_text(text_of(name), encoding="utf-8")


def file_of(name: str) -> Path:
    return FOLDER / f"guided-{name}.json"


def text_of(name: str) -> str:
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in questions(name))
    return f"[\n{lines}\n]\n"


def questions(name: str) -> Iterator[dict[str, Any]]:
    """Each question of the person, with what is played; the last one is of the next round."""
    guided = ROUNDS[name]
    game = entry(name).make(guided.seats, dict(guided.options), "")
    teller: Teller = entry(name).part("telling")(game)
    position = game.start(guided.seed)
    for action in (*guided.played, ""):
        bots_play(game, position, guided.seed)
        yield {"actions": position.n_actions, "played": action, "asked": question(teller, position)}
        if action:
            position.play(ME, game.catalogue.read(action))


def bots_play(game: Game, position: Position, seed: int) -> None:
    """Until nobody but the person is asked; with the seeds that the server gives them."""
    while others := [seat for seat in position.actors() if seat != ME]:
        seat = others[0]
        bot = roster.make(LEVEL, game, derive(seed, seat, position.n_actions))
        position.play(seat, bot.choose(position.seen_by(seat)))


def question(teller: Teller, position: Position) -> Moment:
    view = position.view(ME)
    return asked(teller, view, teller.groups(view, ME, position.legal(ME)))


if __name__ == "__main__":
    main()
