"""Simulation: every game depends on its number alone."""

import hashlib
import multiprocessing
import os
import struct
import time
from multiprocessing.process import BaseProcess

import pytest

from barrowgate.core import engine
from barrowgate.core.errors import ComponentsError, OptionError
from barrowgate.core.record import LARGEST_SEED
from barrowgate.lab.helpers import count, helpers_of
from barrowgate.lab.playing import Played
from barrowgate.lab.seeds import derive, secret
from barrowgate.lab.simulate import Plan, Simulated, simulate
from barrowgate.lab.summary import Spread, summarize
from barrowgate.lab.workers import WorkersLost
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang

PLAN = Plan("la-granja", ("random", "random"), games=7, seed=3)


def test_any_number_of_processes_plays_the_same_games() -> None:
    alone = simulate(PLAN)
    assert len(alone.played) == 7
    for jobs in (2, 3):
        assert simulate(PLAN, jobs).played == alone.played


def test_more_games_begin_with_the_same_ones() -> None:
    fewer = Plan("la-granja", ("random", "random"), games=3, seed=3)
    assert simulate(fewer).played == simulate(PLAN).played[:3]


def test_the_games_of_a_simulation_differ() -> None:
    played = simulate(PLAN).played
    assert len({(tuple(game.scores), game.decisions) for game in played}) == 7


def test_options_and_components_matter() -> None:
    rich = Plan("la-granja", ("random",), 3, 3, changes='{"setup":{"silver":50}}')
    poor = Plan("la-granja", ("random",), 3, 3)
    assert simulate(rich).played != simulate(poor).played


def test_helpers_that_were_played_are_counted_by_games() -> None:
    found = summarize(simulate(PLAN)).helpers
    assert found is not None
    assert len(found.cards) == len(set(found.cards)) == 66
    assert 0 < found.often == found.different < 66
    told = found.as_json()
    assert (told["cards"], told["played"]) == (66, len(told["games"]))
    assert 1 <= max(told["games"].values()) <= 7


def test_a_helper_of_one_game_in_a_hundred_is_played_often() -> None:
    first = next(iter(helpers_of(LaGranja(2))))
    noted = [frozenset({first}), *[frozenset[int]()] * 100]
    for games, often in ((100, 1), (101, 0)):
        found = count(LaGranja(2), noted[:games])
        assert found is not None
        assert (found.different, found.often) == (1, often)


def test_only_helpers_of_la_granja_are_counted() -> None:
    assert count(Loyang(2), [frozenset()]) is None
    assert summarize(simulate(Plan("loyang", ("random",), 1, 1))).as_json()["helpers"] is None


def test_progress_is_heard_until_all_are_done() -> None:
    heard: list[int] = []
    simulate(PLAN, jobs=2, progress=heard.append)
    assert sum(heard) == 7
    assert len(heard) > 1


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", ("random",), 1, 1), OptionError),
        (Plan("la-granja", ("clever",), 1, 1), OptionError),
        (Plan("la-granja", ("random",) * 5, 1, 1), OptionError),
        (Plan("la-granja", ("random",), 1, 1, {"removal": "some"}), OptionError),
        (Plan("la-granja", ("random",), 1, 1, changes='{"setup":{"hens":1}}'), ComponentsError),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_at_once(
    plan: Plan, error: type[Exception]
) -> None:
    with pytest.raises(error):
        simulate(plan, jobs=2)


# --- Figures ----------------------------------------------------------------------------------


def test_the_figures_of_three_made_up_games() -> None:
    played = [
        Played([10, 20], [2, 1], 100),
        Played([30, 20], [1, 2], 120),
        Played([20, 20], [1, 1], 110),
    ]
    plan = Plan("la-granja", ("random", "random"), 3, 1)
    summary = summarize(Simulated(plan, played, seconds=2.0, jobs=1))
    assert summary.scores == Spread(20.0, 10, 30)
    assert summary.decisions == Spread(110.0, 100, 120)
    first, second = summary.seats
    assert (first.scores, first.places, first.mean_place) == (Spread(20.0, 10, 30), (2, 1), 1.3333)
    assert (second.scores, second.places) == (Spread(20.0, 20, 20), (2, 1))
    assert summary.games_a_second == 1.5
    assert summary.decisions_a_second == 165.0
    assert summary.as_json()["speed"] == {
        "engine": engine.running().name,
        "plain_is_slower": engine.PLAIN_IS_SLOWER,
        "seconds": 2.0,
        "jobs": 1,
        "games_a_second": 1.5,
        "decisions_a_second": 165.0,
    }


# --- Processes --------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="processes of POSIX")
def test_processes_that_cannot_be_started_are_told_and_none_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    process = multiprocessing.get_context().Process
    start = process.start
    started: list[BaseProcess] = []

    def one_at_most(worker: BaseProcess) -> None:
        if started:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        started.append(worker)
        start(worker)

    monkeypatch.setattr(process, "start", one_at_most)
    with pytest.raises(WorkersLost) as lost:
        simulate(PLAN, jobs=2)
    assert lost.value.reason == "Resource temporarily unavailable"
    assert multiprocessing.active_children() == []


def test_when_nobody_wants_more_no_process_is_left_but_those_of_others() -> None:
    def gone(_: int) -> None:
        raise BrokenPipeError  # like a terminal that was closed

    other = multiprocessing.Process(target=time.sleep, args=(60,))
    other.start()
    try:
        with pytest.raises(BrokenPipeError):
            simulate(PLAN, jobs=2, progress=gone)
        assert multiprocessing.active_children() == [other]
    finally:
        other.kill()
        other.join()


# --- Seeds ------------------------------------------------------------------------------------


def test_seeds_are_keyed_hashes_of_their_path() -> None:
    """Results of old simulations hang on it, and no derived seed tells the one it came from."""
    for seed, path in ((1234567, (0,)), (1, (17, 2)), (0, ())):
        named = b"".join(struct.pack(">Q", number) for number in path)
        word = hashlib.blake2b(named, digest_size=8, key=struct.pack(">Q", seed)).digest()
        assert derive(seed, *path) == struct.unpack(">Q", word)[0] >> 1
    assert derive(1234567, 0) == 3363457200458160684


def test_seeds_differ_by_seed_and_path_and_fit_a_game() -> None:
    seeds = {derive(seed, *path) for seed in range(20) for path in ((0,), (1,), (0, 0), (1, 0))}
    assert len(seeds) == 80
    assert all(0 <= seed <= LARGEST_SEED for seed in seeds)


def test_secret_seeds_have_63_bits() -> None:
    """Each bit is set in some of 200 seeds and missing in others, but for one chance in 10^58."""
    seeds = [secret() for _ in range(200)]
    assert all(0 <= seed <= LARGEST_SEED for seed in seeds)
    assert {bit for seed in seeds for bit in range(63) if seed >> bit & 1} == set(range(63))
    assert {bit for seed in seeds for bit in range(63) if not seed >> bit & 1} == set(range(63))
