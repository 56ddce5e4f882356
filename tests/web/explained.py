"""Writes the kinds of things that tellers explain, for the tests of the page; ``#`` is a number.

PYTHONPATH=src python -m tests.web.explained
"""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from barrowgate.core.contract import Game
from barrowgate.games import entry
from barrowgate.lagranja import notation as lagranja
from barrowgate.loyang import notation as loyang
from barrowgate.telling import Teller
from barrowgate.telling.lagranja.explained import SYMBOLS
from barrowgate.telling.loyang.explained import ALWAYS, CARDS

FILE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "explained.json"
NUMBER = re.compile(r"\d+")
NUMBERS = range(1, 25)
LOYANG_ACTIONS = 12  # after the first crop there are fields, and cards lie out


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")


def text() -> str:
    found = {name: sorted(kinds(name)) for name in ("la-granja", "loyang")}
    return json.dumps(found, indent=1) + "\n"


def kind(thing: str) -> str:
    """``market-13`` is of the kind ``market-#``."""
    return NUMBER.sub("#", thing)


def kinds(name: str) -> set[str]:
    """The kinds of everything that is explained at a table for one or for four."""
    ids = [*(_of_lagranja() if name == "la-granja" else _of_loyang())]
    found: set[str] = set()
    for seats in (1, 4):
        game = entry(name).make(seats, {}, "")
        teller: Teller = entry(name).part("telling")(game)
        view = _begun(game)
        found |= {kind(thing) for thing in ids if teller.explained(view, thing)}
    return found


def _begun(game: Game) -> dict[str, object]:
    position = game.start(1)
    for _ in range(LOYANG_ACTIONS):
        seat = position.actors()[0]
        position.play(seat, position.legal(seat)[0])
    return position.view(0)


def _numbered(words: Iterable[str]) -> Iterator[str]:
    return (f"{word}-{number}" for word in words for number in NUMBERS)


def _of_lagranja() -> Iterator[str]:
    yield from (*SYMBOLS, "field", "siesta", "roof", "donkey", "rented-die", "siesta-0", "seat-0")
    yield from _numbered(("card", "barrow", "helper", "market", "die", "revenue", "roof", "donkey"))
    yield from _numbered(("siesta", "seat"))
    yield from (f"card-1-{side}" for side in lagranja.SIDES)
    yield from (f"{place}-{good}" for place in ("den", "stock") for good in lagranja.GOODS)
    yield from _numbered(f"field-{good}" for good in lagranja.GOODS[:3])
    yield from (f"craft-{craft}" for craft in lagranja.CRAFTS)
    yield from (f"tile-{tile}" for tile in lagranja.TILES)


def _of_loyang() -> Iterator[str]:
    yield from (*ALWAYS, *CARDS, "pile", "store", "loan", "seat-0")
    yield from _numbered(("field", "pile", "path", "grid", "seat", "seat-1-field"))
    yield from (f"{card}-{part}" for card in CARDS for part in ("miss", "throw"))
    for name in loyang.VEGETABLES:
        yield from (f"{place}-{name}" for place in ("shop", "cart"))
        yield from (f"card-stall-{number}-{name}" for number in NUMBERS)


if __name__ == "__main__":
    main()
