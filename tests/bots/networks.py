"""Small networks with random weights: they play badly, but by the same arithmetic as any other."""

from collections.abc import Sequence
from math import prod

from barrowgate.bots.net.header import SEATS, Header, Lookup, Term
from barrowgate.bots.net.network_file import NetworkFile, from_bytes, to_bytes
from barrowgate.core.chance import Chance
from barrowgate.core.contract import ObservedGame
from barrowgate.core.layout import Part

UNITS = (27, 18, 13)  # no multiples of what C takes at a time
MANY = 15  # the most that a number counts in these networks
# A first guess of final points: parts of a seat, with what one of it counts in 256ths.
GUESSES = {"la-granja": {"vp": 256}, "loyang": {"path": 256, "loans": -256, "cash": 15}}
OWNERS = ("own", "second", "third", "fourth")


def random_file(game: ObservedGame, seed: int = 1, units: Sequence[int] = UNITS) -> NetworkFile:
    """A network for this game, as it is read from a file; the same seed makes the same one."""
    header = make_header(game, units)
    return from_bytes(to_bytes(header, random_arrays(header, seed)))


def make_header(game: ObservedGame, units: Sequence[int] = UNITS) -> Header:
    return Header.of(
        game,
        units=units,
        value_units=units[-1],
        lookups=lookups(game),
        baseline=baseline(game),
        scale=10,
        made={"minutes": 0},
    )


def lookups(game: ObservedGame) -> list[Lookup]:
    """One for each number of an observation, and some that read two or three together."""
    cells = [
        (cell, top_of(part))
        for part in game.layout.parts
        for cell in range(game.layout.part(part.name).start, game.layout.part(part.name).stop)
    ]
    groups = [[cell] for cell in cells]
    groups += [cells[at : at + 2] for at in range(0, len(cells) - 2, 50)]
    groups += [cells[at : at + 3] for at in range(0, len(cells) - 3, 60)]
    found = []
    first = 0
    for group in groups:
        narrow = MANY if len(group) == 1 else 3
        tops = tuple(min(top, narrow) for _, top in group)
        found.append(Lookup(tuple(cell for cell, _ in group), tops, first))
        first += found[-1].rows
    return found


def top_of(part: Part) -> int:
    """The largest number of a part, or as much of it as is read."""
    return {"flag": 1, "number": MANY, "bits": MANY}.get(part.kind, max(1, part.choices - 1))


def baseline(game: ObservedGame) -> list[list[Term]]:
    return [
        [
            Term(game.layout.part(f"{owner}.{part}").start, count)
            for part, count in GUESSES[game.name].items()
        ]
        for owner in OWNERS[:SEATS]
    ]


def random_arrays(header: Header, seed: int) -> dict[str, list[int]]:
    """Weights of such a size that units differ and some of them are cut off."""
    chance = Chance()
    chance.seed(seed)
    largest = {
        "rows": 32767 // (len(header.lookups) + 1),
        "rows_bias": 32767 // (len(header.lookups) + 1),
        "policy": 600,
        "outcome": 300,
    }

    def numbers(name: str, code: str, count: int) -> list[int]:
        most = largest.get(name, 1500 if code == "h" else 300_000)
        return [chance.below(2 * most + 1) - most for _ in range(count)]

    return {
        name: numbers(name, code, prod(shape)) for name, (code, shape) in header.shapes().items()
    }
