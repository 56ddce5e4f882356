"""Makes the views that the page's tests draw: every question once, and moments of whole games.

python -m tests.loyang.make_web_views
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from barrowgate.bots import RandomBot
from barrowgate.loyang import Loyang
from barrowgate.loyang.position import Position
from barrowgate.telling.loyang import LoyangTeller
from tests.telling.loyang_questions import SITUATIONS

FILE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "loyang-views.json"
GAMES = ((1, 5), (2, 1), (3, 2), (4, 3))
"""Seats and seed."""
ENDINGS = ("group-pass", "group-done")
EVERY = 140
"""So many actions lie between two moments of a game."""

Moment = dict[str, Any]


def moment(name: str, game: Loyang, position: Position, seat: int) -> Moment:
    """What a seat sees and what its choices are about; the board is the same in all of them."""
    view = position.view(seat)
    objects: set[str] = set()
    if seat in view["actors"]:
        for group in LoyangTeller(game).groups(view, seat, position.legal(seat)):
            for choice in group.choices:
                # What ends a turn stands in the gate, whatever it is about.
                if group.key not in ENDINGS:
                    objects.update(choice.objects, choice.then)
    view = {key: facts for key, facts in view.items() if key != "board"}
    return {"name": name, "view": view, "objects": sorted(objects)}


def questions() -> Iterator[Moment]:
    for name, (build, _) in SITUATIONS.items():
        scene = build()
        yield moment(name, scene.game, scene.position, scene.position.actors()[0])


def played() -> Iterator[Moment]:
    """Moments of games played at random; at the end nobody is asked."""
    for seats, seed in GAMES:
        game, bot = Loyang(seats), RandomBot(seed)
        position = game.start(seed)
        for number in range(game.longest_game):
            if position.is_over:
                break
            seat = position.actors()[0]
            if number % EVERY == 0:
                yield moment(f"{seats} seats, action {number}", game, position, seat)
            position.play(seat, bot.pick(position.legal(seat)))
        yield moment(f"{seats} seats, the end", game, position, 0)


def main() -> None:
    board = Loyang(2).start(1).view(0)["board"]
    written = [json.dumps(each, separators=(",", ":")) for each in (*questions(), *played())]
    moments = ",\n".join(written)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(
        f'{{"board":{json.dumps(board, separators=(",", ":"))},\n"moments":[\n{moments}\n]}}\n',
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
