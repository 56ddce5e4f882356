"""Make the golden records that are wanted and not there yet.

    python -m tests.loyang.make_records             play those that are missing
    python -m tests.loyang.make_records FILE ...    stamp finished records laid into ``records``

A golden record must replay for ever, so one that is there is never played anew: a rule that changes
keeps its old reading as a switch (docs/decisions/0006-records.md).
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from barrowgate.loyang import Loyang, loading
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
    (Wanted("solo", 1, 2), "eager"),
    (Wanted("solo-with-own-components", 1, 3, changes=OWN_BOX), "collector"),
    (Wanted("two-seats", 2, 1), "eager"),
    (Wanted("two-seats-collecting", 2, 6, {"first_player": "2"}), "collector"),
    (Wanted("three-seats", 3, 1, {"first_player": "3"}), "eager"),
    (Wanted("introductory-of-three", 3, 2, {"introductory": "on", "first_player": "1"}), "mixed"),
    (Wanted("own-components", 3, 6, changes=OWN_BOX), "mixed"),
    (Wanted("four-seats", 4, 1), "mixed"),
    (Wanted("introductory-of-four", 4, 5, {"introductory": "on", "first_player": "4"}), "eager"),
    (Wanted("before-an-option", 2, 8, unnamed=("first_player",), rules=1), "mixed"),
    (Wanted("rules-1-squire-thrown-in-use", 2, 51, rules=1), "careless"),
    (Wanted("rules-1-squire-thrown-in-use-alone", 1, 33, rules=1), "careless"),
    (Wanted("rules-2-squire-in-use", 2, 51, rules=2), "careless"),
    (Wanted("rules-2-squire-in-use-alone", 1, 33, rules=2), "careless"),
    (Wanted("rules-2-four-seats", 4, 6, rules=2), "mixed"),
)
"""Each with the temper of its players; of two seats that may act at once any goes first."""


def main(files: list[str]) -> None:
    for name in files:
        SHELF.stamp(SHELF.folder / Path(name).name)
    if not files:
        for wanted, temper in WANTED:
            if not SHELF.has(wanted):
                box = loading.from_changes(json.dumps(wanted.changes))
                game = Loyang(wanted.seats, wanted.options, box, wanted.rules)
                played = golden.play(game, wanted.seed, CHOOSERS[temper], temper, any_order=True)
                SHELF.keep(played, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
