"""Make the golden records.

    python -m tests.lagranja.make_records             play all of them anew
    python -m tests.lagranja.make_records FILE ...    stamp finished records of your own

A golden record must replay for ever. Playing them anew is for a change of the rules before the
first release, or of the notation; afterwards a changed rule keeps its old reading as a switch.
Run ``python -m tests.lagranja.perft`` after it, which starts from positions of these records.
"""

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from barrowgate.core.chance import Chance
from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja, loading
from tests.lagranja import golden
from tests.lagranja.choosers import eager

OWN_CARDS: Mapping[str, Any] = {
    "setup": {"markers": 18, "silver": 6},
    "price": {"pig": {"sell": 2}},
    "card": [
        {"number": 2, "barrow": {"vp": 4, "goods": ["grape", "olive"]}},
        {"number": 16, "extension": ["silver", "silver"]},
        {
            "number": 41,
            "helper": {"effect": "pig_with_barrow", "pigs": 2, "when": "reaction", "once": False},
        },
    ],
}


@dataclass(frozen=True)
class Wanted:
    """A golden record to be made."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    changes: Mapping[str, Any] = field(default_factory=dict)


WANTED = (
    Wanted("solo-begun-first", 1, 2),
    Wanted("solo-begun-second", 1, 1),
    Wanted("two-seats", 2, 1),
    Wanted("three-seats", 3, 1),
    Wanted("four-seats", 4, 1),
    Wanted("four-seats-again", 4, 2),
    Wanted("markers-without-limit", 2, 3, {"marker_limit": "off"}),
    Wanted("secret-points", 3, 3, {"secret_vp": "on"}),
    Wanted("removals-chosen", 4, 3, {"removal": "choose"}),
    Wanted("extra-deliveries-up-front", 2, 4, {"extra_deliveries": "up_front"}),
    Wanted(
        "every-option-changed",
        *(4, 5),
        {
            "marker_limit": "off",
            "secret_vp": "on",
            "removal": "choose",
            "extra_deliveries": "up_front",
        },
    ),
    Wanted("own-components", 3, 6, changes=OWN_CARDS),
    Wanted("own-components-solo", 1, 7, {"extra_deliveries": "up_front"}, OWN_CARDS),
)


def play(wanted: Wanted) -> Record:
    """A game between eager players, seat by seat in ascending order."""
    box = loading.from_changes(json.dumps(wanted.changes))
    game = LaGranja(wanted.seats, wanted.options, box)
    position = game.start(wanted.seed)
    record = Record.of(game, wanted.seed, ["eager"] * wanted.seats)
    chance = Chance()
    chance.seed(wanted.seed)
    while not position.is_over:
        seat = position.actors()[0]
        action = eager(position, seat, chance)
        position.play(seat, action)
        record.add(seat, game.write(action))
    record.scores = position.scores()
    return record


def main(files: list[str]) -> None:
    for name in files:
        record = Record.load(name)
        if record.scores is None:
            sys.exit(f"{name}: only a finished game can be golden; its last line must be 'end ...'")
        golden.save(record, Path(name))
    if not files:
        golden.FOLDER.mkdir(exist_ok=True)
        for wanted in WANTED:
            golden.save(play(wanted), golden.FOLDER / f"{wanted.name}.bgr")


if __name__ == "__main__":
    main(sys.argv[1:])
