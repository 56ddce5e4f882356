"""Writes docs/observations.md from the layouts of the games.

python -m tools.observations            write it
python -m tools.observations --check    say whether it is out of date
"""

from tools import from_sources  # noqa: F401 - first

# isort: split
import sys
from pathlib import Path
from typing import Any

from barrowgate import locales
from barrowgate.core.frames import Frames
from barrowgate.core.game import BoxGame
from barrowgate.games import REGISTRY, GameEntry

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"


def _title(entry: GameEntry) -> str:
    """The name of a game for people; without words of its own, its name in commands."""
    words = locales.words(locales.ENGLISH, entry.name)
    return words.say(entry.title) if words.knows(entry.title) else entry.name


GAMES: dict[str, type[BoxGame[Any]]] = {
    _title(entry): entry.game for entry in REGISTRY.values() if issubclass(entry.game, BoxGame)
}
"""Games with observations, by their title."""
HEAD = """\
# Observations

Written by `python -m tools.observations` from `GAME/observation_parts.py`; do not edit.

An observation is what one seat may know of a game, as a row of small numbers: the facts of its
view, and nothing that is hidden from it. `position.observation(seat)` gives it for one position,
as bytes; `Batch.observations` for many games, each as the acting seat sees it. A part is found
by its name (with NumPy; without it a batch has memoryviews, which take single indexes only):

```python
hand = observations[:, game.layout.part("own.hand")]
```

- Every number is a signed byte; smaller or larger values are cut off at -128 and 127. Silver, cash
  and points stay below that in ordinary games, so they are given once.
- Seats are counted from the observer: `own`, then `second`, `third` and `fourth` clockwise. The
  numbers of a seat that is not there are 0. Only `seat`, and the numbers of a question, are those
  of the table.
- Goods, vegetables, crafts, steps and questions have the numbers of `GAME/names.py`. What a card
  or a building costs and gives is part of the components, not of an observation.
- How many actions were played, which the view says, is left out: it decides nothing.

A row of `Batch.masks` has a number for each action of the catalogue: 1 where it is legal now.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(
        _chapter(title, game) + _questions(game.frames) for title, game in GAMES.items()
    )


def _chapter(title: str, game: type[BoxGame[Any]]) -> str:
    layout = game.layout
    lines = [
        f"\n## {title}\n",
        f"{layout.width} numbers in an observation, {len(game.catalogue)} in a mask.\n",
        "| part | from | length | meaning |",
        "|---|---|---|---|",
    ]
    for part in layout.parts:
        first = layout.part(part.name).start
        lines.append(f"| `{part.name}` | {first} | {part.length} | {part.meaning} |")
    return "\n".join(lines) + "\n"


def _questions(frames: Frames) -> str:
    """What may be asked, by its number, and what its three numbers mean."""
    lines = ["", "| question | name | its numbers |", "|---|---|---|"]
    for frame in frames.questions:
        numbers = ", ".join(number.name or "unused" for number in frame.numbers)
        lines.append(f"| {frame.kind} | `{frame.name}` | {numbers or 'none'} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    text = page()
    is_stale = not PAGE.exists() or PAGE.read_text() != text
    if "--check" in arguments:
        if is_stale:
            print("docs/observations.md is out of date: python -m tools.observations")
        return int(is_stale)
    PAGE.write_text(text)
    print("wrote docs/observations.md" + ("" if is_stale else ", which has not changed"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
