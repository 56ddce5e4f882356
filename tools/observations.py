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
from barrowgate.core.frames import Frames, Number
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
MANY = 1000  # as many as this is a quantity (GAME/frames.py)
HEAD = """\
# Observations

Written by `python -m tools.observations` from `GAME/observation_parts.py`; do not edit.

An observation is what one seat may know of a game, as a row of numbers: the facts of its view,
and nothing that is hidden from it. Every number is an int16 (in the byte order of the machine);
one that does not fit is an OverflowError, nothing is cut off.

| call | gives |
|---|---|
| `position.observation(seat)` | the row of any seat, as bytes |
| `position.observe(seat, row)` | the same, into a row of NumPy, an `array("h")`, a memoryview |
| `Batch.observations` | a row for each game, as the acting seat sees it |
| `Batch.observe(seats)` | a row for each game, as any seat sees it |

A part is found by its name (with NumPy; without it a batch has memoryviews, which take single
indexes only):

```python
silver = observations[:, game.layout.part("own.silver")]
```

## What the numbers are

- Seats are counted from the observer: `own`, then `second`, `third` and `fourth` clockwise. The
  numbers of a seat that is not there are 0. Only `seat`, and the numbers of a question, are those
  of the table.
- Goods, vegetables, crafts, steps and questions have the numbers of `GAME/names.py`.
- What a card or a building costs and gives belongs to the components, not to an observation: so do
  points of barrows, rates of stalls, prices of the shop and of rows of the grid, pay of customers.
  Prices that change with helpers are given.
- Left out of what a view says: how many actions were played, which decides nothing; what is only a
  sum of other numbers (phases, levels, the standing and vegetables that break ties, places left in
  a storehouse, the price of a two-pack, which is the number of open helpers or stalls); where a
  marker may be placed, which the mask says, and whose it removes, which follows from the market.

## Kinds, and rows for networks

A row is compact: what is one of many things is one number. Each part has a kind, which
`game.layout.parts` tells programs and `game.layout.spread(observations)` uses. It makes rows of
`layout.spread_width` columns (float32, or the `dtype` that is asked for; it needs NumPy), in which
`layout.columns(name)` finds a part:

| kind | a number is | its columns |
|---|---|---|
| `number` | a quantity, -1 where it says so | the number |
| `flag` | 0 or 1 | the number |
| `one of N` | one of N things, from 0 on | N, with a 1 for this one |
| `bits N` | any of N things, added up as powers of 2 | N, with a 1 for each of them |
| `either N` | a quantity or one of N things, as the question says | the number, then N as above |

A program that embeds cards takes the compact numbers of `cards`, `under` or `barrow_cards` as they
are.

## Versions

`layout.version` is raised whenever an observation changes, even if only the meaning of a number
does, and a test refuses a change without it. `layout.digest` tells layouts apart. Keep both beside
a network, and compare them when it is loaded.

## Masks and equal actions

A row of `Batch.masks` has a number for each action of the catalogue: 1 where it is legal now. In a
batch with `distinct=True`, and in `position.distinct(seat)`, an action is left out if a lower legal
one does the same but for the names of equal things. In Loyang these are common fields of one size,
Traders, fields of a farm with the same size, vegetable and tokens, equal fields on each other in a
private pile, and vegetables for which the Accountant brings as much. `legal` has them all, and all
may be played. La Granja names equal things alike already (goods by kind and place, tiles by kind,
dice by number), so nothing is left out there.

## Scores

`Batch.scores` are the points now, and in the end the result. `Batch.net_scores` and
`position.net_scores()` count everything that a seat owes: in Loyang the space on the path less a
step for every loan, without the floor at the first space, during the game and at its end, so that
a learner sees every loan. In La Granja they are the scores.
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
        f"{layout.width} numbers in an observation ({layout.spread_width} columns when spread), "
        f"{len(game.catalogue)} in a mask; version {layout.version}, digest `{layout.digest}`.\n",
        "| part | from | length | kind | meaning |",
        "|---|---|---|---|---|",
    ]
    for part in layout.parts:
        first = layout.part(part.name).start
        kind = f"{part.kind} {part.choices}" if part.choices else part.kind
        lines.append(f"| `{part.name}` | {first} | {part.length} | {kind} | {part.meaning} |")
    return "\n".join(lines) + "\n"


def _questions(frames: Frames) -> str:
    """What may be asked, by its number, and what its three numbers mean."""
    lines = ["", "| question | name | its numbers, choices from 0 |", "|---|---|---|"]
    for frame in frames.questions:
        numbers = ", ".join(_number(number) for number in frame.numbers)
        lines.append(f"| {frame.kind} | `{frame.name}` | {numbers or 'none'} |")
    return "\n".join(lines) + "\n"


def _number(number: Number) -> str:
    """A quantity by its name alone; a choice with how many there are."""
    is_choice = number.values.stop < MANY
    return f"{number.name} (one of {number.values.stop})" if is_choice else number.name


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
