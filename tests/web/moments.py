"""Writes moments of La Granja for the tests of the page: views, questions and what may be done.

The first moment of each question is kept, out of situations that are laid out and of games played
at random, and the end of a game with each number of seats.

PYTHONPATH=src python -m tests.web.moments
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from barrowgate.core.contract import View
from barrowgate.lagranja import LaGranja
from barrowgate.lagranja.frames import FRAMES
from barrowgate.lagranja.position import Position
from barrowgate.telling.lagranja import LaGranjaTeller
from barrowgate.telling.teller import Choice, Group, Teller
from tests.lagranja.builders import Scene
from tests.lagranja.situations import SITUATIONS

FILE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "la-granja.json"
SEEDS = range(64)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"secret_vp": "on", "removal": "choose", "extra_deliveries": "up_front"},
)
ENDINGS = ("group-pass", "group-done")
GOES_ON = 0.5
Moment = dict[str, Any]


def main() -> None:
    """Write the file: what is printed on the boards once, then the moments."""
    moments = list(_first_of_each())
    missing = {frame.name for frame in FRAMES.questions} - {_question(each) for each in moments}
    if missing:
        raise SystemExit("never asked: " + ", ".join(sorted(missing)))
    board = json.dumps(moments[0]["view"]["board"], separators=(",", ":"))
    lines = ",\n".join(json.dumps(_without_board(each), separators=(",", ":")) for each in moments)
    FILE.write_text(f'{{"board":{board},\n"moments":[\n{lines}\n]}}\n', encoding="utf-8")


def _question(moment: Moment) -> object:
    view = moment["view"]
    return view["questions"][view["seat"]] or ("end", view["players"])


def _without_board(moment: Moment) -> Moment:
    view = {key: value for key, value in moment["view"].items() if key != "board"}
    return {**moment, "view": view}


def _first_of_each() -> Iterator[Moment]:
    known: set[object] = set()
    for moment in _moments():
        if _question(moment) not in known:
            known.add(_question(moment))
            yield moment


def _moments() -> Iterator[Moment]:
    for seed in SEEDS:
        players = seed % LaGranja.most_seats + 1
        options = OPTIONS[seed // LaGranja.most_seats % len(OPTIONS)]
        yield from _played(LaGranja(players, options), seed)
    for scene in [*(situation()[0] for situation in SITUATIONS.values()), *_rare()]:
        if scene.actor >= 0:
            teller = LaGranjaTeller(scene.game)
            view = scene.position.view(scene.actor)
            yield _moment(teller, view, _groups(teller, scene.position, scene.actor))


def _rare() -> Iterator[Scene]:
    """Questions that neither chance nor the situations bring."""
    yield Scene("income").farm(0, crafts={"greengrocer": "back"}).begin()
    for actions in (["reserve 3"], ["reserve 3", "return from deli"]):
        full = Scene("elder").farm(0, helpers=[5], food=24, delivered={"deli": ["food"]})
        yield full.begin().play(*actions)
    taker = Scene("deliveries").farm(0, siesta=1, helpers=[59], meat=1)
    taker.farm(0, delivered={"deli": ["food", "pig"]})
    yield taker.begin().play("deliver meat deli", "use 59")
    flip = Scene("income").farm(0, used_tiles=["silver", "vp"], tiles=["flip_roof"]).begin()
    yield flip.play("use tile flip_roof")
    yield Scene("income").farm(0, helpers=[12], pig=1, grain=2).begin().play("use 12")
    peddler = Scene("neutral", seats=1, seed=1).farm(0, helpers=[33]).market({13: 0})
    yield peddler.deck(47).begin().play("use 33")


def _played(game: LaGranja, seed: int) -> Iterator[Moment]:
    """Each moment of a game, and its end."""
    teller = LaGranjaTeller(game)
    position = game.start(seed)
    chance = Random(seed)
    while not position.is_over:
        seat = position.actors()[0]
        groups = _groups(teller, position, seat)
        yield _moment(teller, position.view(seat), groups)
        position.play(seat, _chosen(groups, chance).action)
    yield {"view": position.view(0), "asked": None}


def _groups(teller: Teller, position: Position, seat: int) -> list[Group]:
    return teller.groups(position.view(seat), seat, position.legal(seat))


def _chosen(groups: Sequence[Group], chance: Random) -> Choice:
    """Any choice, seldom one that ends the turn: then more happens, rare things too."""
    choices = [choice for group in groups for choice in group.choices]
    going_on = [choice for group in groups if group.key not in ENDINGS for choice in group.choices]
    return chance.choice(going_on if going_on and chance.random() < GOES_ON else choices)


def _moment(teller: Teller, view: View, groups: Sequence[Group]) -> Moment:
    return {"view": view, "asked": asked(teller, view, groups)}


def asked(teller: Teller, view: View, groups: Sequence[Group]) -> Moment:
    """A decision of the view's seat, as a document has it."""
    return {
        "decision": view["actions"] + 1,
        "question": teller.question(view, view["seat"]).as_json(),
        "groups": [_group(group) for group in groups],
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
