"""Reviews: what a decision lost, turning points, and luck."""

from math import sqrt
from typing import Any

import pytest

from barrowgate import bots
from barrowgate.bots import network_files
from barrowgate.bots.judge import NOTHING, Judge, Judgement, Measured
from barrowgate.bots.outlook import Expectation, Outlook, result_of
from barrowgate.core import engine
from barrowgate.core.record import Record
from barrowgate.games import entry
from barrowgate.lab import luck
from barrowgate.lab.luck import Fortune, Revealed
from barrowgate.lab.review import Decision, Event, Reviewer, SeatReview
from barrowgate.lab.review_json import as_json
from tests.bots.endings import Ending, Solver
from tests.coaching import random_record, small_network
from tests.kit import Kit
from tests.kits import every_kit

SCALE = 10
COMPILED = pytest.mark.skipif(
    not engine.running().is_compiled, reason="trained networks are slow in the plain engine"
)


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "DEALS", 12)


def reviewed(record: Record, game: Any, seats: list[int], simulations: int) -> list[SeatReview]:
    return Reviewer(record, game, small_network(game), seats, simulations).review()


# --- One decision ---------------------------------------------------------------------------------


def last_choice(record: Record, game: Any) -> Ending | None:
    """The last decision of a game, if some action is clearly worse there."""
    solver = Solver(SCALE)
    for moment in reversed(moments(record, game)[-25:]):
        ending = solver.ending(moment)
        if ending is not None and all(is_last(ending, action) for action in actions(ending)):
            return ending
    return None


def is_last(ending: Ending, action: int) -> bool:
    """Is there no choice any more after this action?"""
    board = after(ending, action)
    while not board.is_over:
        seat = board.actors()[0]
        if len(board.distinct(seat)) > 1:
            return False
        board.play(seat, board.distinct(seat)[0])
    return True


def actions(ending: Ending) -> list[int]:
    found: list[int] = ending.position.distinct(ending.seat)
    return found


def after(ending: Ending, action: int) -> Any:
    position = ending.position.copy()
    position.play(ending.seat, action)
    return position


def worst_of(ending: Ending) -> int:
    bad = set(actions(ending)) - ending.best
    return min(bad, key=lambda action: after(ending, action).net_scores()[ending.seat])


def moments(record: Record, game: Any) -> list[Any]:
    """The position before each action."""
    return [position.copy() for position in record.fold(game)][: len(record.moves)]


@pytest.mark.parametrize("seats", [1, 2])
@every_kit
def test_points_thrown_away_in_the_end_are_a_turning_point(kit: Kit, seats: int) -> None:
    game: Any = entry(kit.name).make(seats)
    records = (random_record(game, seed, ["you"] * seats) for seed in range(1, 60))
    ending = next(found for found in (last_choice(each, game) for each in records) if found)
    worst, seen = worst_of(ending), ending.position.seen_by(ending.seat)
    judgement = Judge(small_network(game), 400).judge(seen, worst, 1)
    decision = Decision(ending.position.n_actions + 1, seen, worst, judgement)
    assert judgement.best in ending.best
    assert decision.is_mistake
    assert SeatReview(ending.seat, seats, [decision]).turning_points() == [decision]


@every_kit
def test_the_best_action_loses_nothing(kit: Kit) -> None:
    game: Any = entry(kit.name).make(2)
    position = game.start(3)
    seat = position.actors()[0]
    judge = Judge(small_network(game), 40)
    best = judge.judge(position.seen_by(seat), position.legal(seat)[0], 1).best
    assert judge.judge(position.seen_by(seat), best, 1).lost == Measured(NOTHING, NOTHING)


@every_kit
def test_a_decision_is_judged_by_what_the_seat_has_seen(kit: Kit) -> None:
    game: Any = entry(kit.name).make(3)
    position = random_record(game, 4, ["you"] * 3, 30).replay(game)
    seat = position.actors()[0]
    other: Any = position.seen_by(seat).determinize(99)
    judge = Judge(small_network(game), 16)
    taken = position.legal(seat)[-1]
    one = judge.judge(position.seen_by(seat), taken, 7)
    assert one == judge.judge(other.seen_by(seat), taken, 7)
    assert other != position


@every_kit
def test_at_the_end_the_outlook_is_the_result(kit: Kit) -> None:
    game: Any = entry(kit.name).make(2)
    end: Any = random_record(game, 5, ["you", "you"]).replay(game)
    found = [Outlook(small_network(game)).at(end.copy(), seat) for seat in range(2)]
    assert found == [result_of(end, seat) for seat in range(2)]
    assert sum(each.win for each in found) == 1
    assert [each.points for each in found] == end.net_scores()


@every_kit
def test_playing_on_ends_at_a_choice_of_the_seat(kit: Kit) -> None:
    game: Any = entry(kit.name).make(2)
    outlook = Outlook(small_network(game))
    moments = []
    for passed in range(3):
        board = game.start(5)
        outlook.play_on(board, 1, passed)
        assert board.actors()[0] == 1
        assert len(board.distinct(1)) > 1
        moments.append(board.n_actions)
    assert moments[0] < moments[1] < moments[2]


# --- A whole review -------------------------------------------------------------------------------


def decided(number: int, lost: Expectation, error: Expectation = NOTHING) -> Decision:
    seen = entry("loyang").make(2).start(1).seen_by(0)
    judgement = Judgement(0, Measured(NOTHING, NOTHING), Measured(lost, error))
    return Decision(number, seen, 1, judgement)


def test_a_loss_within_twice_its_error_is_none() -> None:
    unclear = decided(1, Expectation(1.0, 0.1), Expectation(0.6, 0.06))
    clear = decided(2, Expectation(1.0, 0.1), Expectation(0.4, 0.06))
    won = decided(3, Expectation(-1.0, -0.1))
    assert [each.is_mistake for each in (unclear, clear, won)] == [False, True, False]


def test_the_turning_points_lost_most_of_the_win_or_alone_of_the_points() -> None:
    losses = [(1, 0.1), (2, 0.3), (3, 0.05), (4, 0.2), (5, 0.0), (6, -0.1)]
    decisions = [
        decided(number, Expectation(points, win)) for number, (points, win) in enumerate(losses)
    ]
    together = SeatReview(0, 2, decisions)
    assert [each.number for each in together.turning_points()] == [1, 3, 0]
    alone = SeatReview(0, 1, decisions)
    assert [each.number for each in alone.turning_points()] == [5, 4, 3]
    hopeless = SeatReview(0, 2, decisions[4:])
    assert [each.number for each in hopeless.turning_points()] == [4]
    assert [each.number for each in hopeless.mistakes()] == [4, 5]


def test_what_was_lost_and_luck_add_up_with_their_errors() -> None:
    error = Expectation(0.3, 0.03)
    found = [Measured(Expectation(points, -0.1), error) for points in (1.0, -3.0, 0.5)]
    events = [Event(number, each, []) for number, each in enumerate(found, 1)]
    review = SeatReview(0, 1, [decided(1, Expectation(2.0, 0.1), error)] * 2, events)
    mean, off = review.luck()
    assert mean == pytest.approx((-1.5, -0.3))
    assert off == pytest.approx((0.3 * sqrt(3), 0.03 * sqrt(3)))
    assert review.lost().mean == pytest.approx((4.0, 0.2))
    assert (review.luckiest(), review.unluckiest()) == (events[0], events[1])
    assert SeatReview(0, 1, [], events[2:]).luckiest() is None  # it could be an error


@every_kit
def test_a_review_has_every_choice_of_its_seats_and_what_was_revealed(kit: Kit) -> None:
    game: Any = entry(kit.name).make(2)
    record = random_record(game, 5, ["you", "you"], 25)
    positions: list[Any] = [position.copy() for position in record.fold(game)]
    choices = [
        [
            number
            for number, move in enumerate(record.moves, 1)
            if move.seat == seat and len(positions[number - 1].distinct(seat)) > 1
        ]
        for seat in range(2)
    ]
    told: list[int] = []
    reviewer = Reviewer(record, game, small_network(game), [0, 1], 8)
    reviews = reviewer.review(told.append)
    assert [[each.number for each in review.decisions] for review in reviews] == choices
    assert sum(told) == reviewer.count() == sum(map(len, choices))
    revealed = [number for number, position in enumerate(positions) if number and position.revealed]
    assert revealed
    for review in reviews:
        assert {event.number for event in review.events} <= set(revealed)
        assert review.events
    assert as_json(record, game, reviews, 8) == as_json(
        record, game, reviewed(record, game, [0, 1], 8), 8
    )


# --- Luck -----------------------------------------------------------------------------------------


@every_kit
def test_luck_is_nothing_on_the_average(kit: Kit) -> None:
    """Whatever is revealed, together it is what could be expected."""
    game: Any = entry(kit.name).make(2)
    record = random_record(game, 5, ["you", "you"], 40)
    network = small_network(game)
    before, move = next(
        (position, move)
        for position, move in zip(moments(record, game), record.moves, strict=True)
        if len(looks_after(position, move.seat, game.read(move.text), network)) > 3
    )
    action = game.read(move.text)
    seen = before.seen_by(move.seat)
    found = []
    for seed in range(30):
        board: Any = seen.determinize(1000 + seed)
        board.play(move.seat, action)
        after_it = board.seen_by(move.seat)
        measured = Fortune(network).luck(Revealed(move.seat, action, seen, after_it), seed)
        assert measured is not None
        found.append(measured.mean.points)
    mean = sum(found) / len(found)
    spread = sqrt(sum((each - mean) ** 2 for each in found) / (len(found) - 1))
    assert spread > 0
    assert abs(mean) < 4 * spread / sqrt(len(found))


def looks_after(position: Any, seat: int, action: int, network: Any) -> set[Expectation]:
    """What the seat can expect after an action that reveals something, deal by deal."""
    outlook, seen = Outlook(network), position.seen_by(seat)
    found = set()
    for seed in range(6):
        board: Any = seen.determinize(seed)
        board.play(seat, action)
        if board.revealed:
            found.add(outlook.at(board, seat))
    return found


@every_kit
def test_what_another_does_is_dealt_so_that_it_can(kit: Kit) -> None:
    """An action with a card that is hidden from the seat has luck as well."""
    game: Any = entry(kit.name).make(2)
    record = random_record(game, 5, ["you", "you"], 40)
    positions = moments(record, game)
    others = 0
    for number, move in enumerate(record.moves[:-1]):
        seat = 1 - move.seat
        revealed = Revealed(
            move.seat,
            game.read(move.text),
            positions[number].seen_by(seat),
            positions[number + 1].seen_by(seat),
        )
        if positions[number + 1].revealed:
            others += Fortune(small_network(game)).luck(revealed, number) is not None
    assert others


# --- With the networks that are shipped -----------------------------------------------------------


def played(
    game: Any, names: list[str], seed: int, changed: tuple[int, int] | None = None
) -> Record:
    """A game between bots; the action before which so many were played may be changed."""
    record, position = Record.of(game, seed, names), game.start(seed)
    players = [bots.make(name, game, seed) for name in names]
    number, instead = changed or (-1, 0)
    while not position.is_over:
        seat = position.actors()[0]
        action = players[seat].choose(position.seen_by(seat))
        action = instead if position.n_actions == number else action
        record.add(seat, game.catalogue.write(action))
        position.play(seat, action)
    record.scores = position.scores()
    return record


@COMPILED
@every_kit
def test_who_plays_at_random_loses_many_times_as_much_as_a_good_player(kit: Kit) -> None:
    game: Any = entry(kit.name).make(2)
    record = played(game, ["random", "hard"], 7)
    network = network_files.network_for(game)
    weak, good = Reviewer(record, game, network, [0, 1], 64).review()
    assert weak.lost().mean.points > 10
    assert weak.lost().mean.points > 5 * good.lost().mean.points
    assert len(weak.turning_points()) == 3
    assert weak.decisions[0].expected.win > 0.2


def worst_blunder(record: Record, game: Any) -> tuple[int, int]:
    """How many actions were played before, and the action that looks worst in all the game."""
    outlook = Outlook(network_files.network_for(game))
    found = []
    for moment in moments(record, game):
        seen = moment.seen_by(0)
        looks = {}
        for action in moment.distinct(0):
            board: Any = seen.determinize(1)
            board.play(0, action)
            looks[action] = outlook.at(board, 0).points
        worst = min(looks, key=looks.__getitem__)
        found.append((max(looks.values()) - looks[worst], moment.n_actions, worst))
    _, number, action = max(found)
    return number, action


@COMPILED
@every_kit
def test_one_blunder_in_a_good_game_is_its_first_turning_point(kit: Kit) -> None:
    game: Any = entry(kit.name).make(1)
    number, action = worst_blunder(played(game, ["normal"], 3), game)
    record = played(game, ["normal"], 3, (number, action))
    (review,) = Reviewer(record, game, network_files.network_for(game), [0], 64).review()
    first = review.turning_points()[0]
    assert (first.number, first.taken) == (number + 1, action)
    assert first.lost.points > 1
