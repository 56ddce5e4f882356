"""The ladder: who plays whom from which seats, and the same result however it was played."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from barrowgate.bots import Bot
from barrowgate.core.contract import Game, Seen
from barrowgate.core.errors import OptionError
from barrowgate.games import GameEntry, extended
from barrowgate.lab import ladder
from barrowgate.lab.elo import elo
from barrowgate.lab.ladder import Climbed, Outcome, Verdict, climb
from barrowgate.lab.ladder_file import LadderFile, NotALadder, WrongLadder
from barrowgate.lab.ladder_summary import AtStart, LadderSummary, summarize
from barrowgate.lab.pairings import Pairing, Plan, Seating
from barrowgate.lab.seeds import derive
from barrowgate.lab.strength import Sprt
from barrowgate.lab.thinking import Thinking, TimedBot, Turn
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang
from barrowgate.orchard import Orchard
from tests.lab.players import FirstBot, make
from tests.pebbles.plugin import PEBBLES

PLAN = Plan("la-granja", ("first", "random"), seats=2, games=6, seed=3)
PEBBLE_PLAN = Plan("pebbles", ("first", "pebbles", "random"), seats=3, games=30, seed=1)
QUICK = Thinking(10, 0.02, 0.005, 0.008)


@pytest.fixture(autouse=True)
def _small_games() -> Iterator[None]:
    with extended(PEBBLES), extended(GameEntry(Orchard, unfinished=True)):
        yield


def figures(climbed: Climbed) -> dict[str, Any]:
    """All that depends on the plan alone."""
    result = summarize(climbed).as_json()
    del result["speed"]
    return result


# --- Who plays whom -------------------------------------------------------------------------------


def test_with_two_seats_every_two_bots_meet_once() -> None:
    plan = replace(PEBBLE_PLAN, seats=2)
    pairs = [(pairing.one, pairing.rest) for pairing in plan.pairings]
    assert pairs == [("first", "pebbles"), ("first", "random"), ("pebbles", "random")]


def test_with_more_seats_each_of_two_bots_is_alone_once() -> None:
    pairs = {(pairing.one, pairing.rest) for pairing in PEBBLE_PLAN.pairings}
    assert len(PEBBLE_PLAN.pairings) == len(pairs) == 6
    assert {("first", "random"), ("random", "first")} < pairs


def test_a_bot_without_others_plays_each_deal_once() -> None:
    for plan in (Plan("la-granja", ("random",), 4, 7, 1), Plan("loyang", ("first",), 1, 7, 1)):
        (bot,) = plan.bots
        assert plan.pairings == [Pairing(bot, bot)]
        assert [(game.deal, game.seat) for game in plan.seatings()] == [(n, 0) for n in range(7)]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert replace(PEBBLE_PLAN, games=100).deals == 34
    assert replace(PEBBLE_PLAN, games=99).deals == 33
    assert replace(PEBBLE_PLAN, games=1).deals == 2


def test_every_pairing_plays_every_deal_from_every_seat() -> None:
    games = list(PEBBLE_PLAN.seatings())
    assert len(games) == len(set(games)) == 6 * 10 * 3
    line_ups = [game.line_up(3) for game in games if game.deal == 4]
    assert len(line_ups) == 18
    assert ["first", "random", "random"] in line_ups
    assert ["random", "first", "random"] in line_ups
    assert ["random", "random", "first"] in line_ups


class Witness(FirstBot):
    """Notes the seed that it got and the first thing it saw."""

    met: list[tuple[int, bytes]] = []  # noqa: RUF012

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.has_seen = False

    def choose(self, seen: Seen) -> int:
        if not self.has_seen:
            self.met.append((self.seed, seen.to_bytes()))
            self.has_seen = True
        return super().choose(seen)


def test_all_seatings_of_a_deal_begin_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal, and the chance that belongs to a seat, are the same whoever sits there."""
    monkeypatch.setattr(Witness, "met", [])
    plan = Plan("la-granja", ("one", "two", "three"), seats=2, games=4, seed=8)
    climb(plan, make=lambda name, _, seed: Witness(seed))
    assert len(Witness.met) == 3 * 2 * 2 * 2  # pairings, deals, seats of the one, seats
    assert len(set(Witness.met)) == 2 * 2  # deals, seats
    seeds = {derive(derive(8, deal), seat) for deal in range(2) for seat in range(2)}
    assert {seed for seed, _ in Witness.met} == seeds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seat_that_is_asked_first_has_the_first_player(seats: int) -> None:
    """Places at the start are counted from there."""
    found = set()
    for seed in range(20):
        farm, shop = LaGranja(seats).start(seed), Loyang(seats).start(seed)
        (first,) = farm.actors()
        assert farm.view(-1)["order"] == [(first + place) % seats for place in range(seats)]
        assert shop.actors() == [shop.view(-1)["first"]]
        found.add(first)
    assert len(found) == seats


# --- Strength that is known -----------------------------------------------------------------------


def test_who_knows_pebbles_wins_wherever_that_can_be_done() -> None:
    """Chance would have to find the one right action every time, from the first one on."""
    plan = Plan("pebbles", ("random", "pebbles"), seats=2, games=200, seed=1)
    summary = summarize(climb(plan, make=make))
    (pairing,) = summary.pairings
    assert (pairing.pairing, pairing.games) == (Pairing("random", "pebbles"), 200)
    assert 0 < pairing.share.value < 0.05
    assert pairing.share.low < pairing.share.value < pairing.share.high
    assert pairing.points.value == pytest.approx(pairing.share.value)
    assert pairing.rest_points is not None
    assert pairing.rest_points.value == pytest.approx(1 - pairing.share.value)
    assert summary.elo["random"].value == 0
    assert summary.elo["pebbles"].value == pytest.approx(-elo(pairing.share.value, 2))
    assert summary.elo["pebbles"].low > 200


def test_greed_is_above_chance_with_four_seats() -> None:
    plan = Plan("toy-orchard", ("random", "greedy"), seats=4, games=80, seed=2)
    summary = summarize(climb(plan, make=make))
    alone = {found.pairing.one: found.share.value for found in summary.pairings}
    assert alone["greedy"] > 0.25 > alone["random"]
    assert summary.elo["greedy"].low > 0


def test_bots_that_play_alone_are_compared_deal_by_deal() -> None:
    plan = Plan("la-granja", ("random", "first"), seats=1, games=4, seed=1)
    summary = summarize(climb(plan, make=make))
    assert summary.elo == {}
    random, first = summary.pairings
    (difference,) = summary.differences
    assert (difference.one, difference.other) == ("random", "first")
    assert difference.points.value == pytest.approx(random.points.value - first.points.value)
    assert difference.points.low < difference.points.value < difference.points.high


# --- Figures of made-up games ---------------------------------------------------------------------


def made_up() -> Climbed:
    """Two deals of three seats; the first player sits on seat 1, then on seat 2."""
    plan = Plan("la-granja", ("lion", "lamb"), seats=3, games=6, seed=1, sprt=Sprt(0.3, 0.6))
    lion = Pairing("lion", "lamb")
    rows = [
        ((0, 0), 0, [30, 10, 20], [1, 3, 2]),
        ((0, 1), 0, [12, 24, 6], [2, 1, 3]),
        ((0, 2), 0, [15, 15, 15], [1, 1, 1]),
        ((1, 0), 1, [20, 20, 10], [1, 1, 3]),
        ((1, 1), 1, [40, 20, 10], [1, 2, 3]),
        ((1, 2), 1, [9, 9, 21], [2, 2, 1]),
    ]
    outcomes = {
        Seating(lion, deal, seat): Outcome(first, scores, standing, [QUICK] * 3)
        for (deal, seat), first, scores, standing in rows
    }
    return Climbed(plan, 2, outcomes, Verdict(2, 1.5, False), seconds=2.0, jobs=1)


def test_a_win_is_shared_between_those_in_the_first_place() -> None:
    assert Outcome(0, [5, 5, 1], [1, 1, 3], []).shares == [0.5, 0.5, 0]
    assert made_up().shares(Pairing("lion", "lamb")) == pytest.approx([7 / 9, 1 / 2])


def test_the_figures_of_six_made_up_games() -> None:
    summary = summarize(made_up())
    (found,) = summary.pairings
    assert found.games == 6
    assert found.share.value == pytest.approx(23 / 36)
    assert found.points.value == pytest.approx((30 + 24 + 15 + 20 + 20 + 21) / 6)
    assert found.rest_points is not None
    lambs = 10 + 20 + 12 + 6 + 15 + 15 + 20 + 10 + 40 + 10 + 9 + 9
    assert found.rest_points.value == pytest.approx(lambs / 12)
    # The lion began in the first place from seat 1 of the first deal and seat 2 of the second.
    assert found.at_start[0] == AtStart(0.5, 25.0, (12 + 15 + 20 + 9) / 4)
    assert found.at_start[1] == AtStart(1.0, 22.5, (10 + 15 + 10 + 10) / 4)
    lion, lamb = summary.thinking["lion"], summary.thinking["lamb"]
    assert (lion.decisions, lamb.decisions) == (60, 120)
    assert [lion.seconds, lamb.seconds] == pytest.approx([0.12, 0.24])
    assert lion.longest == 0.005


def test_the_json_of_six_made_up_games() -> None:
    result = summarize(made_up()).as_json()
    assert (result["game"], result["seats"], result["deals"]) == ("la-granja", 3, 2)
    assert result["bots"] == ["lion", "lamb"]
    (pairing,) = result["pairings"]
    assert (pairing["bot"], pairing["others"], pairing["games"]) == ("lion", "lamb", 6)
    assert pairing["share"]["value"] == 0.6389
    assert [row["place"] for row in pairing["by_start"]] == [1, 2, 3]
    assert [row["bot"] for row in result["elo"]] == ["lion", "lamb"]
    assert result["sprt"] == {
        "low": 0.3,
        "high": 0.6,
        "bound": 2.9444,
        "ratio": 1.5,
        "accepted": None,
    }
    lion, _ = result["speed"]["bots"]
    assert lion == {
        "bot": "lion",
        "decisions": 60,
        "mean_ms": 2.0,
        "longest_ms": 5.0,
        "longest_turn_ms": 8.0,
    }


@pytest.mark.parametrize(("ratio", "share"), [(3.0, 0.6), (-3.0, 0.3)])
def test_the_share_that_was_accepted_is_told(ratio: float, share: float) -> None:
    decided = replace(made_up(), verdict=Verdict(2, ratio, True))
    assert summarize(decided).as_json()["sprt"]["accepted"] == share


def test_a_forced_decision_is_no_thinking() -> None:
    position = LaGranja(1).start(1)
    bot = TimedBot(FirstBot(0), Turn())
    choices = 0
    while not position.is_over:
        choices += len(position.legal(0)) > 1
        position.play(0, bot.choose(position.seen_by(0)))
    assert 0 < bot.thinking.decisions == choices < position.n_actions
    assert 0 < bot.thinking.mean <= bot.thinking.longest <= bot.thinking.seconds


def test_a_turn_is_all_that_a_seat_decides_until_another_acts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each choice takes a second."""
    ticks = iter(range(10_000))
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks))
    position, turn = LaGranja(2).start(1), Turn()
    bots = [TimedBot(FirstBot(0), turn) for _ in range(2)]
    seats: list[int] = []
    while not position.is_over:
        seats.append(position.actors()[0])
        position.play(seats[-1], bots[seats[-1]].choose(position.seen_by(seats[-1])))
    for seat, bot in enumerate(bots):
        longest = max(len(list(run)) for who, run in groupby(seats) if who == seat)
        assert bot.thinking.longest_turn == longest > bot.thinking.longest == 1


def test_games_of_an_older_file_tell_no_turns(path: Path) -> None:
    climb_in(path, PEBBLE_PLAN)
    table, *lines = path.read_text().splitlines()
    older = [json.loads(line) for line in lines]
    for game in older:
        assert max(game.pop("longest_turn")) > 0
    path.write_text("\n".join([table, *map(json.dumps, older)]) + "\n")
    told = climb_in(path, PEBBLE_PLAN).as_json()["speed"]["bots"]
    assert {bot["longest_turn_ms"] for bot in told} == {None}


# --- The same result however it was played --------------------------------------------------------


def test_any_number_of_processes_gives_the_same_result() -> None:
    assert figures(climb(PLAN, 2, make)) == figures(climb(PLAN, 1, make))


def test_another_seed_gives_another_result() -> None:
    assert figures(climb(replace(PLAN, seed=4), 1, make)) != figures(climb(PLAN, 1, make))


def test_a_plan_that_cannot_be_played_is_refused_at_once() -> None:
    for plan in (replace(PLAN, bots=("first", "clever")), replace(PLAN, seats=5)):
        with pytest.raises(OptionError):
            climb(plan, 2, make)


def test_a_test_ends_at_the_first_look_that_decides() -> None:
    plan = Plan("pebbles", ("pebbles", "random"), 2, 2000, 1, sprt=Sprt(0.5, 0.6))
    climbed = climb(plan, make=make)
    verdict = climbed.verdict
    assert verdict is not None
    assert verdict.is_decided
    assert verdict.ratio > Sprt.BOUND
    assert verdict.deals == climbed.deals < 100
    assert verdict.deals % ladder.EVERY == 0
    assert len(climbed.outcomes) == 2 * verdict.deals
    (pairing,) = summarize(climbed).pairings
    assert pairing.games == 2 * verdict.deals
    shares = climbed.shares(pairing.pairing)
    for deals in range(ladder.FIRST_LOOK, verdict.deals, ladder.EVERY):
        assert not Sprt(0.5, 0.6).decides(Sprt(0.5, 0.6).ratio(shares[:deals], 0.5))


def test_games_beyond_the_end_of_a_test_are_not_counted() -> None:
    plan = Plan("pebbles", ("pebbles", "random"), 2, 100, 1)
    tested = replace(plan, sprt=Sprt(0.5, 0.6))
    more = climb(plan, make=make)
    played: list[Seating] = []
    known = climb(tested, make=make, known=more.outcomes, note=lambda game, _: played.append(game))
    assert played == []
    assert figures(known) == figures(climb(tested, make=make))
    assert figures(known) != figures(more)


def test_a_test_in_two_processes_ends_at_the_same_deal() -> None:
    plan = replace(PLAN, games=30, sprt=Sprt(0.3, 0.7))
    alone, together = climb(plan, 1, make), climb(plan, 2, make)
    assert alone.verdict == together.verdict
    assert alone.deals < plan.deals
    assert figures(alone) == figures(together)


def test_a_test_that_decides_nothing_plays_all_its_games() -> None:
    plan = Plan("pebbles", ("first", "random"), 2, 24, 1, sprt=Sprt(0.49, 0.5))
    climbed = climb(plan, make=make)
    assert climbed.verdict is not None
    assert (climbed.verdict.deals, climbed.verdict.is_decided) == (12, False)


def test_with_more_seats_a_test_has_the_first_bot_alone() -> None:
    plan = replace(PEBBLE_PLAN, bots=("pebbles", "random"), sprt=Sprt(0.3, 0.5))
    assert plan.pairings == [Pairing("pebbles", "random")]


# --- The file -------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def climb_in(path: Path, plan: Plan, most: int = 10_000, make: Any = make) -> LadderSummary:
    """A ladder with a file; it is interrupted after so many games."""
    with LadderFile(path, plan) as kept:
        done = 0

        def note(seating: Seating, outcome: Outcome) -> None:
            nonlocal done
            kept.add(seating, outcome)
            done += 1
            if done == most:
                raise KeyboardInterrupt

        return summarize(climb(plan, 1, make, kept.outcomes, note))


def test_what_was_interrupted_goes_on_to_the_same_result(path: Path) -> None:
    for most in (7, 50):
        with pytest.raises(KeyboardInterrupt):
            climb_in(path, PEBBLE_PLAN, most)
    assert path.read_text().count("\n") == 1 + 57
    resumed = climb_in(path, PEBBLE_PLAN)
    assert path.read_text().count("\n") == 1 + 180
    assert figures(resumed.climbed) == figures(climb(PEBBLE_PLAN, make=make))


def test_a_file_that_is_complete_is_only_read(path: Path) -> None:
    def none_is_made_to_play(name: str, _: Game, seed: int) -> Bot:
        return Unwilling(seed)

    first = climb_in(path, PEBBLE_PLAN)
    before = path.read_bytes()
    again = climb_in(path, PEBBLE_PLAN, make=none_is_made_to_play)
    assert figures(again.climbed) == figures(first.climbed)
    assert path.read_bytes() == before
    for bot, thinking in first.thinking.items():
        assert again.thinking[bot].decisions == thinking.decisions
        assert again.thinking[bot].seconds == pytest.approx(thinking.seconds, abs=1e-2)


class Unwilling(FirstBot):
    def choose(self, seen: Seen) -> int:
        raise AssertionError("nothing is left to play")


def test_more_games_and_more_bots_go_into_the_same_file(path: Path) -> None:
    climb_in(path, replace(PEBBLE_PLAN, bots=("first", "random"), games=12))
    climb_in(path, PEBBLE_PLAN)
    lines = path.read_text().splitlines()[1:]
    assert len(lines) == 180
    assert figures(climb_in(path, PEBBLE_PLAN).climbed) == figures(climb(PEBBLE_PLAN, make=make))


@pytest.mark.parametrize("cut", [1, 10, 60, 5000])
def test_a_line_that_was_cut_off_is_played_again(path: Path, cut: int) -> None:
    climb_in(path, PEBBLE_PLAN)
    data = path.read_bytes()
    path.write_bytes(data[:-cut])
    climb_in(path, PEBBLE_PLAN)
    assert path.read_bytes().count(b"\n") == 181
    with LadderFile(path, PEBBLE_PLAN) as kept:
        assert set(kept.outcomes) == set(PEBBLE_PLAN.seatings())


@pytest.mark.parametrize("size", [0, 1, 40])
def test_a_file_that_was_cut_off_in_its_first_line_begins_anew(path: Path, size: int) -> None:
    climb_in(path, PEBBLE_PLAN)
    whole = path.read_bytes()
    path.write_bytes(whole[:size])
    LadderFile(path, PEBBLE_PLAN).__exit__(None, None, None)
    assert path.read_bytes() == whole.partition(b"\n")[0] + b"\n"


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(PLAN, seed=4), "seed"),
        (replace(PLAN, seats=3), "seats"),
        (replace(PLAN, game="loyang"), "game"),
        (replace(PLAN, options={"removal": "choose"}), "options"),
        (replace(PLAN, changes='{"setup":{"silver":50}}'), "components"),
    ],
)
def test_the_games_of_another_table_are_refused_and_kept(
    path: Path, other: Plan, what: str
) -> None:
    climb_in(path, replace(PLAN, games=2))
    before = path.read_bytes()
    with pytest.raises(WrongLadder) as refused:
        LadderFile(path, other)
    assert refused.value.what == what
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        (1, "a letter to my aunt"),
        (1, "[1, 2]"),
        (1, '{"game": "la-granja"}'),
        (3, "{"),
        (3, "7"),
        (3, "{}"),
    ],
)
def test_what_no_ladder_writes_is_refused_and_kept(path: Path, line: int, broken: str) -> None:
    climb_in(path, replace(PLAN, games=4))
    lines = path.read_text().splitlines()
    lines[line - 1] = broken
    path.write_text("\n".join(lines) + "\n")
    before = path.read_bytes()
    with pytest.raises(NotALadder) as refused:
        LadderFile(path, PLAN)
    assert refused.value.line == line
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("scores", [1]),
        ("scores", "12"),
        ("scores", [1, 2.5]),
        ("standing", [2, 2]),
        ("standing", [True, 2]),
        ("decisions", None),
        ("seconds", ["1", "2"]),
        ("longest", [float("nan"), 1]),
        ("longest_turn", [1]),
        ("deal", "0"),
        ("first", None),
    ],
)
def test_a_game_that_cannot_have_been_is_refused(path: Path, key: str, value: Any) -> None:
    climb_in(path, replace(PLAN, games=2))
    lines = path.read_text().splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), key: value})
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(NotALadder):
        LadderFile(path, PLAN)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of POSIX")
def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(NotALadder):
        LadderFile(Path("/dev/zero"), PLAN)


def test_a_plan_that_cannot_be_played_leaves_no_file(path: Path) -> None:
    with pytest.raises(OptionError):
        LadderFile(path, replace(PLAN, seats=5))
    assert not path.exists()
