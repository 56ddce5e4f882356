"""Make the golden records that are wanted and not there yet.

    python -m tests.loyang.make_records             play those that are missing
    python -m tests.loyang.make_records FILE ...    stamp finished records laid into ``records``

A golden record must replay for ever, so one that is there is never played anew: a rule that changes
keeps its old reading as a switch (docs/decisions/0006-records.md).
"""

import sys
from collections.abc import Mapping
from typing import Any

from barrowgate.core.contract import Game
from barrowgate.core.record import Record
from barrowgate.loyang import Loyang
from tests import golden
from tests.golden import Wanted
from tests.loyang.choosers import CHOOSERS
from tests.loyang.golden import SHELF

OWN_BOX: Mapping[str, Any] = {
    "setup": {"cash": 14},
    "shop": {"wheat": {"buy": 4}},
    "customer": {"penalty": 3},
    "storehouse": {"capacity": 2},
    "regular": [{"number": 3, "pays": [5, 5, 7, 9]}],
}

WANTED = (
    Wanted("solo", 1, 2),
    Wanted("solo-with-own-components", 1, 3, changes=OWN_BOX, temper="collector"),
    Wanted("two-seats", 2, 1),
    Wanted("two-seats-collecting", 2, 6, {"first_player": "2"}, temper="collector"),
    Wanted("three-seats", 3, 1, {"first_player": "3"}),
    Wanted(
        "introductory-of-three", 3, 2, {"introductory": "on", "first_player": "1"}, temper="mixed"
    ),
    Wanted("own-components", 3, 6, changes=OWN_BOX, temper="mixed"),
    Wanted("four-seats", 4, 1, temper="mixed"),
    Wanted("introductory-of-four", 4, 5, {"introductory": "on", "first_player": "4"}),
    Wanted("before-an-option", 2, 8, unnamed=("first_player",), rules=1, temper="mixed"),
    Wanted("rules-1-squire-thrown-in-use", 2, 51, rules=1, temper="careless"),
    Wanted("rules-1-squire-thrown-in-use-alone", 1, 33, rules=1, temper="careless"),
    Wanted("rules-2-squire-in-use", 2, 51, rules=2, temper="careless"),
    Wanted("rules-2-squire-in-use-alone", 1, 33, rules=2, temper="careless"),
    Wanted("rules-2-four-seats", 4, 6, rules=2, temper="mixed"),
)


def play(game: Game, wanted: Wanted) -> Record:
    """Of two seats that may act at once any goes first."""
    chooser = CHOOSERS[wanted.temper]
    return golden.play(game, wanted.seed, chooser, wanted.temper, any_order=True)


if __name__ == "__main__":
    golden.make_records(SHELF, Loyang, WANTED, play, sys.argv[1:])
