"""Engines of other games beside this one: python bench/peers.py (make bench-peers).

Every engine is driven from Python in the same way: ask for the legal actions, choose one, play it.
All choose with the same generator. Engines take turns, and medians of the rounds are reported.
"""

import argparse
import importlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from barrowgate.core import engine
from barrowgate.core.chance import Chance
from barrowgate.games import REGISTRY, GameEntry
from barrowgate.lab import bench

FIGURES = {
    "decisions": "decisions a second",
    "games": "games a second",
    "inside": "decisions a second inside",
    "copy": "copy, us",
    "copy_into": "copy into a given one, us",
}
SEATS = 4
CATAN_COLORS = ("RED", "BLUE", "WHITE", "ORANGE")
SPIELS = ("gin_rummy", "backgammon")

Figures = dict[str, float]


class Subject(Protocol):
    """An engine with one of its games."""

    name: str

    def measure(self, seconds: float) -> Figures: ...


def timed(deal: Callable[[int], Any], play: Callable[[Any], int], seconds: float) -> Figures:
    """Decisions per second of playing alone, and games per second with dealing."""
    played, decisions, playing = 0, 0, 0.0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds or played == 0:
        game = deal(played)
        dealt = time.perf_counter()
        decisions += play(game)
        playing += time.perf_counter() - dealt
        played += 1
    return {"decisions": decisions / playing, "games": played / spent}


def copy_time(call: Callable[[], object], seconds: float) -> float:
    return bench.seconds_a_call(call, seconds) / bench.MICROSECOND


class Barrowgate:
    """This engine, through the very measurements of ``barrowgate bench``."""

    def __init__(self, kind: GameEntry) -> None:
        self.name = f"{kind.name}, {SEATS} seats, {engine.running().name}"
        self._game = kind.make(SEATS)

    def measure(self, seconds: float) -> Figures:
        found = bench.measure_games(self._game, seconds)
        found |= bench.measure_copies(self._game, seconds / 2)
        found["inside"] = bench.measure_playouts(self._game, seconds)
        return {figure: found[figure] for figure in FIGURES}


class Catanatron:
    """Settlers with four players, dealt and rolled by the library's own generator."""

    def __init__(self, library: Any) -> None:
        self.name = f"catanatron, {len(CATAN_COLORS)} seats"
        self._library = library
        self._chance = Chance()

    def measure(self, seconds: float) -> Figures:
        found = timed(self._deal, self._play, seconds)
        half = self._play(self._deal(0)) // 2
        game = self._deal(0)
        self._play(game, half)
        return found | {"copy": copy_time(game.copy, seconds / 2)}

    def _deal(self, number: int) -> Any:
        random.seed(number)
        self._chance.seed(number)
        colors = [getattr(self._library.Color, name) for name in CATAN_COLORS]
        players = [self._library.RandomPlayer(color) for color in colors]
        return self._library.Game(players, seed=number)

    def _play(self, game: Any, most: int = sys.maxsize) -> int:
        decisions = 0
        turns = importlib.import_module("catanatron.game").TURNS_LIMIT
        while decisions < most and game.winning_color() is None and game.state.num_turns < turns:
            game.play_tick(decide_fn=self._choose)
            decisions += 1
        return decisions

    def _choose(self, player: object, game: object, actions: Sequence[object]) -> object:
        return actions[self._chance.below(len(actions))]


class OpenSpiel:
    """A game of OpenSpiel; its chance nodes count as decisions, since we must choose there."""

    def __init__(self, library: Any, name: str) -> None:
        self._game = library.load_game(name)
        self.name = f"open_spiel {name}, {self._game.num_players()} seats"
        self._chance = Chance()

    def measure(self, seconds: float) -> Figures:
        found = timed(self._deal, self._play, seconds)
        half = self._play(self._deal(0)) // 2
        state = self._deal(0)
        self._play(state, half)
        return found | {"copy": copy_time(state.clone, seconds / 2)}

    def _deal(self, number: int) -> Any:
        self._chance.seed(number)
        return self._game.new_initial_state()

    def _play(self, state: Any, most: int = sys.maxsize) -> int:
        # Outcomes of chance are taken as equally likely, which is faster than weighing them.
        decisions = 0
        while decisions < most and not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[self._chance.below(len(legal))])
            decisions += 1
        return decisions


def library(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        sys.exit(f"bench/peers.py: {name} cannot be imported ({error}); run: make bench-peers")


def subjects() -> list[Subject]:
    catanatron, spiel = library("catanatron"), library("pyspiel")
    return [
        *(Barrowgate(kind) for kind in REGISTRY.values() if kind.is_observed),
        Catanatron(catanatron),
        *(OpenSpiel(spiel, name) for name in SPIELS),
    ]


def measure(everyone: Sequence[Subject], rounds: int, seconds: float) -> dict[str, Figures]:
    """The medians of each engine, measured in turn."""
    found: dict[str, list[Figures]] = {each.name: [] for each in everyone}
    for _ in range(rounds):
        for each in everyone:
            found[each.name].append(each.measure(seconds))
    return {
        name: {
            figure: round(statistics.median(each[figure] for each in measured), 3)
            for figure in FIGURES
            if figure in measured[0]
        }
        for name, measured in found.items()
    }


def table(found: dict[str, Figures]) -> str:
    """Engines down, figures across."""
    widest = max(map(len, found))
    lines = [" " * widest + "".join(f"  {title:>10}" for title in FIGURES.values())]
    for name, figures in found.items():
        cells = [
            f"  {_shown(figures.get(figure)):>{max(10, len(title))}}"
            for figure, title in FIGURES.items()
        ]
        lines.append(f"{name:<{widest}}{''.join(cells)}")
    return "\n".join(lines)


def _shown(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench/peers.py", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (default: 5)")
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="seconds for each measurement (default: 0.5)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    options = parser.parse_args(arguments)
    if options.rounds < 1:
        parser.error(f"--rounds must be 1 or more, not {options.rounds}")
    if not 0 < options.seconds <= 3600:
        parser.error(f"--seconds must be above 0, at most 3600, not {options.seconds}")
    found = measure(subjects(), options.rounds, options.seconds)
    print(json.dumps(found, indent=1) if options.json else table(found))


if __name__ == "__main__":
    main(sys.argv[1:])
