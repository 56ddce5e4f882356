"""Make the golden records.

    python -m tests.loyang.make_records             play all of them anew
    python -m tests.loyang.make_records FILE ...    stamp finished records of your own

A golden record must replay for ever. Playing them anew is for a change of the rules before the
first release, or of the notation; afterwards a changed rule keeps its old reading as a switch.
Run ``python -m tests.loyang.perft`` after it, which starts from positions of these records.
"""

import json
import sys
from collections.abc import Mapping
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
)
"""Each with the temper of its players; of two seats that may act at once any goes first."""


def main(files: list[str]) -> None:
    for name in files:
        SHELF.stamp(name)
    if not files:
        for wanted, temper in WANTED:
            box = loading.from_changes(json.dumps(wanted.changes))
            game = Loyang(wanted.seats, wanted.options, box)
            choose = CHOOSERS[temper]
            SHELF.keep(golden.play(game, wanted.seed, choose, temper, any_order=True), wanted.name)


if __name__ == "__main__":
    main(sys.argv[1:])
