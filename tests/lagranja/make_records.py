"""Make the golden records that are wanted and not there yet.

    python -m tests.lagranja.make_records             play those that are missing
    python -m tests.lagranja.make_records FILE ...    stamp finished records laid into ``records``

A golden record must replay for ever, so one that is there is never played anew: a rule that changes
keeps its old reading as a switch (docs/decisions/0006-records.md).
"""

import sys
from collections.abc import Mapping
from typing import Any

from barrowgate.core.contract import Game
from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja
from tests import golden
from tests.golden import Wanted
from tests.lagranja.choosers import CHOOSERS
from tests.lagranja.golden import SHELF

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
    Wanted("before-an-option", 2, 8, unnamed=("extra_deliveries",)),
)


def play(game: Game, wanted: Wanted) -> Record:
    return golden.play(game, wanted.seed, CHOOSERS[wanted.temper], wanted.temper)


if __name__ == "__main__":
    golden.make_records(SHELF, LaGranja, WANTED, play, sys.argv[1:])
