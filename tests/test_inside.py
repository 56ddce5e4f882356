"""Random play inside the engine, and copies into a position that is there already."""

from array import array
from collections.abc import Callable
from typing import Any

import numpy
import pytest

from barrowgate.core.batch import Batch
from barrowgate.core.chance import Chance
from barrowgate.core.errors import IllegalAction
from barrowgate.core.weights import Weights
from barrowgate.games import REGISTRY
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang

Table = Callable[[int], Any]
ON_BOARD = [entry for entry in REGISTRY.values() if entry.is_observed]
GAMES = pytest.mark.parametrize("make", [entry.game for entry in ON_BOARD])
TABLES = pytest.mark.parametrize(
    ("make", "seats"),
    [
        (entry.game, seats)
        for entry in ON_BOARD
        for seats in range(entry.least_seats, entry.most_seats + 1)
    ],
)


def stream(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


@TABLES
def test_a_playout_is_the_game_of_the_first_actors_at_random(make: Table, seats: int) -> None:
    game, chance = make(seats), stream(5)
    inside, outside = game.start(3), game.start(3)
    played = inside.playout(stream(5), game.longest_game)
    while not outside.is_over:
        seat = outside.actors()[0]
        legal = outside.legal(seat)
        outside.play(seat, legal[chance.below(len(legal))])
    assert inside.is_over
    assert played == outside.n_actions
    assert inside.to_bytes() == outside.to_bytes()


@GAMES
def test_a_playout_stops_where_it_is_told_to(make: Table) -> None:
    game, chance = make(4), stream(1)
    position = game.start(1)
    assert position.playout(chance, 0) == 0
    assert [position.playout(chance, 10) for _ in range(3)] == [10, 10, 10]
    assert position.n_actions == 30
    position.playout(chance, game.longest_game)
    assert position.playout(chance, 10) == 0


# --- Playouts that stop earlier, and weights ------------------------------------------------------


@pytest.mark.parametrize("until", ["turn", "round"])
@TABLES
def test_a_playout_stops_at_the_end_of_a_turn_or_round(make: Table, seats: int, until: str) -> None:
    """The same actions as without a stop; it ends just when something new has begun."""
    game, chance, choices = make(seats), stream(2), stream(2)
    position, other = game.start(4), game.start(4)
    stretches = 0
    while not position.is_over:
        rounds = position.view(-1)["round"]
        played = position.playout(chance, game.longest_game, until)
        assert other.playout(choices, played) == played
        assert other.to_bytes() == position.to_bytes()
        stretches += 1
        if until == "round" and not position.is_over:
            assert position.view(-1)["round"] == rounds + 1
    assert position.playout(chance, 10, until) == 0
    assert stretches >= position.view(-1)["rounds"]


@GAMES
def test_a_turn_ends_when_the_next_one_begins(make: Table) -> None:
    """Whoever acts first at the end of a turn acts in another turn: step, seat or round differ."""
    game, chance = make(3), stream(6)
    position = game.start(2)
    lengths = []
    while not position.is_over:
        before = position.copy()
        lengths.append(position.playout(chance, game.longest_game, "turn"))
        again = before.copy()
        assert again.playout(stream(8), lengths[-1] - 1, "turn") < lengths[-1] or lengths[-1] == 1
    assert max(lengths) > 5
    assert min(lengths) >= 1


@GAMES
def test_a_playout_stops_after_as_many_actions_whatever_it_waits_for(make: Table) -> None:
    position = make(2).start(1)
    assert position.playout(stream(1), 1, "round") == 1
    assert position.playout(stream(1), 0, "turn") == 0
    with pytest.raises(ValueError, match="ends with end or turn or round, not 'dusk'"):
        position.playout(stream(1), 5, "dusk")
    assert position.n_actions == 1


@GAMES
def test_equal_weights_are_no_weights_but_for_the_stream(make: Table) -> None:
    game = make(3)
    for weights in (Weights([1] * len(game.catalogue)), Weights([0] * len(game.catalogue)), None):
        position, other = game.start(1), game.start(1)
        position.playout(stream(3), 80, weights=weights)
        other.playout(stream(3), 80)
        assert position.to_bytes() == other.to_bytes()


@GAMES
def test_an_action_without_weight_is_played_only_where_nothing_else_is_legal(make: Table) -> None:
    game, chance = make(2), stream(4)
    numbers = [action % 2 for action in range(len(game.catalogue))]
    position, without = game.start(1), 0
    for _ in range(300):
        seat = position.actors()[0]
        legal, before = position.legal(seat), position.copy()
        position.playout(chance, 1, weights=Weights(numbers))
        ways = [action for action in legal if is_after(before, seat, action, position)]
        without += not any(numbers[action] for action in ways)
        if any(numbers[action] for action in legal):
            assert any(numbers[action] for action in ways)
    assert 0 < without < 300


def is_after(before: Any, seat: int, action: int, position: Any) -> bool:
    other = before.copy()
    other.play(seat, action)
    return bool(other.to_bytes() == position.to_bytes())


def test_an_action_is_chosen_as_often_as_its_share() -> None:
    game, chance = Loyang(2), stream(1)
    begin = game.start(1)
    seat = begin.actors()[0]
    first, second, *_ = legal = begin.legal(seat)
    numbers = [0] * len(game.catalogue)
    numbers[first], numbers[second] = 3, 1
    found = []
    for _ in range(400):
        position = begin.copy()
        position.playout(chance, 1, weights=Weights(numbers))
        found.append(next(a for a in legal if is_after(begin, seat, a, position)))
    assert set(found) == {first, second}
    assert 260 < found.count(first) < 340


@pytest.mark.parametrize(
    ("numbers", "error", "words"),
    [
        ([0, -1], ValueError, "action 1: a weight is 0 to 32767, not -1"),
        ([32_768], ValueError, "action 0: a weight is 0 to 32767, not 32768"),
        ([1] * 1025, ValueError, "at most 1024 actions, not 1025"),
        ([0.5], TypeError, "float"),
    ],
)
def test_what_is_no_weight_is_refused(numbers: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Weights(numbers)
    with pytest.raises((TypeError, AttributeError)):
        Loyang(2).start(1).playout(stream(1), 5, "end", numbers)


# --- Other chance ---------------------------------------------------------------------------------


@TABLES
def test_a_copy_with_other_chance_goes_another_way(make: Table, seats: int) -> None:
    game = make(seats)
    position = game.start(1)
    position.playout(stream(1), 30)
    views = [position.view(seat) for seat in range(seats)]
    ends = set()
    for seed in (5, 6, 5):
        copy = position.copy()
        copy.reseed(seed)
        assert [copy.view(seat) for seat in range(seats)] == views, "what lies there stays"
        assert copy.legal(copy.actors()[0]) == position.legal(position.actors()[0])
        copy.playout(stream(2), game.longest_game)
        ends.add(copy.to_bytes())
    assert len(ends) == 2


@GAMES
def test_a_seed_is_a_whole_number_of_63_bits(make: Table) -> None:
    position = make(2).start(1)
    before = position.to_bytes()
    position.reseed(2**63 - 1)
    assert position.to_bytes() != before
    for seed in (-1, 2**63, 1.5):
        with pytest.raises((ValueError, OverflowError, TypeError)):
            position.reseed(seed)


# --- Copies ---------------------------------------------------------------------------------------


@TABLES
def test_a_copy_into_a_position_is_exact_and_independent(make: Table, seats: int) -> None:
    game = make(seats)
    position, other = game.start(1), game.start(2)
    position.playout(stream(7), 60)
    other.playout(stream(8), game.longest_game)
    position.copy_into(other)
    before = position.to_bytes()
    assert other.to_bytes() == before
    seat = other.actors()[0]
    assert other.legal(seat) == position.legal(seat)
    other.playout(stream(9), 20)
    assert position.to_bytes() == before
    assert other.to_bytes() != before


@GAMES
def test_remembered_actions_are_not_those_of_the_position_before(make: Table) -> None:
    """The target had its legal actions asked for; they must not be taken for the new ones."""
    game = make(2)
    position, other = game.start(1), game.start(1)
    position.playout(stream(3), 40)
    old = set(other.legal(other.actors()[0]))
    position.copy_into(other)
    seat = other.actors()[0]
    for action in sorted(old - set(position.legal(seat))):
        with pytest.raises(IllegalAction):
            other.play(seat, action)
    assert other.to_bytes() == position.to_bytes()


@GAMES
def test_a_position_of_another_table_is_refused(make: Table) -> None:
    position, other = make(4).start(1), make(2).start(1)
    before = other.to_bytes()
    with pytest.raises(ValueError, match="one of the same game and table"):
        position.copy_into(other)
    assert other.to_bytes() == before


def other_tables() -> list[tuple[Any, Any]]:
    """Each game for two with the defaults, beside one that differs in a single thing."""
    found = []
    for entry in ON_BOARD:
        for option, values in entry.options.items():
            if option != "first_player":  # it says who begins, and then nothing
                found.append((entry.make(2), entry.make(2, {option: values[1]})))
        older = range(1, entry.make(2).rules_version)
        found += [(entry.make(2), entry.make(2, rules=rules)) for rules in older]
    return found + [(another, one) for one, another in found]


@pytest.mark.parametrize(("ours", "theirs"), other_tables(), ids=repr)
def test_a_position_of_a_table_with_other_options_or_rules_is_refused(
    ours: Any, theirs: Any
) -> None:
    position, batch = theirs.start(1), Batch(ours, 1, 1)
    before = batch.position(0).to_bytes()
    for give in (
        lambda: position.copy_into(ours.start(2)),
        lambda: batch.fill(0, position),
        lambda: Batch.from_positions(ours, [position]),
        lambda: position.seen_by(0).determinize_into(ours.start(2), 3),
    ):
        with pytest.raises(ValueError, match="one of the same game and table"):
            give()
    assert batch.position(0).to_bytes() == before


@pytest.mark.parametrize("changes", ["", '{"price": {"olive": {"buy": 4}}}'])
def test_positions_of_an_equal_game_are_of_the_same_table(changes: str) -> None:
    """Two who load the same components file play the same game."""
    ours, theirs = (LaGranja.make(2, {}, changes) for _ in range(2))
    assert ours == theirs
    position = theirs.start(3)
    position.playout(stream(1), 30)
    batch = Batch(ours, 1, 1)
    batch.fill(0, position)
    assert batch.position(0) == position
    given = ours.start(1)
    position.seen_by(0).determinize_into(given, 5)
    assert given == position.seen_by(0).determinize(5)


def test_positions_of_a_game_with_other_components_are_refused() -> None:
    own = LaGranja.make(2, {}, '{"price": {"olive": {"buy": 4}}}')
    for ours, theirs in ((own, LaGranja(2)), (LaGranja(2), own)):
        with pytest.raises(ValueError, match="one of the same game and table"):
            theirs.start(1).copy_into(ours.start(1))


@GAMES
def test_what_is_no_position_or_no_generator_is_refused(make: Table) -> None:
    position = make(2).start(1)
    with pytest.raises((TypeError, AttributeError)):
        position.copy_into(None)
    with pytest.raises((TypeError, AttributeError)):
        position.playout(None, 5)
    assert position.n_actions == 0


@pytest.mark.parametrize("action", [2**31, 2**32, 2**32 + 5, -(2**31) - 1, 2**62])
@GAMES
def test_numbers_beyond_every_action_are_refused(make: Table, action: int) -> None:
    """Cut short to 32 bits some of them would be legal actions."""
    position = make(2).start(1)
    seat = position.actors()[0]
    before = position.to_bytes()
    assert position.why_not(seat, action) != 0
    assert position.why_not(seat + 2**32, position.legal(seat)[0]) != 0
    assert position.legal(seat + 2**32) == []
    with pytest.raises(IllegalAction):
        position.play(seat, action)
    assert position.to_bytes() == before


@pytest.mark.parametrize("number", [0.0, 3.0, 3.9, "3", None])
@GAMES
def test_what_is_no_whole_number_is_refused(make: Table, number: Any) -> None:
    """Cut short, 3.9 would be action 3."""
    position = make(2).start(1)
    seat = position.actors()[0]
    before = position.to_bytes()
    calls: list[Callable[[], object]] = [
        lambda: position.legal(number),
        lambda: position.play(number, position.legal(seat)[0]),
        lambda: position.play(seat, number),
        lambda: position.why_not(seat, number),
        lambda: position.undo_floor(number),
        lambda: position.playout(stream(1), number),
        lambda: make(2).start(number),
        lambda: position.observation(0.5),
    ]
    for call in calls:
        with pytest.raises(TypeError):
            call()
    assert position.to_bytes() == before


@GAMES
def test_numbers_of_other_kinds_are_understood(make: Table) -> None:
    """True is 1, and NumPy has whole numbers of its own."""
    position, other = make(2).start(1), make(2).start(True)
    assert other.to_bytes() == position.to_bytes()
    assert position.legal(True) == position.legal(1)
    seat = position.actors()[0]
    action = position.legal(seat)[-1]
    position.play(seat, action)
    other.play(numpy.int64(seat), numpy.int16(action))
    assert other.to_bytes() == position.to_bytes()


@GAMES
def test_numbers_beyond_63_bits_are_refused_or_no_seat(make: Table) -> None:
    """The compiled engine does not read them (core/contract.py)."""
    position = make(2).start(1)
    seat = position.actors()[0]
    before = position.to_bytes()
    for number in (2**63, 2**70, -(2**70)):
        with pytest.raises((OverflowError, IllegalAction)):
            position.play(seat, number)
        with pytest.raises((OverflowError, IllegalAction)):
            position.play(number, position.legal(seat)[0])
    assert position.to_bytes() == before


def test_leftovers_are_those_of_a_seat_at_the_table() -> None:
    position = Loyang(2).start(1)
    assert position.leftovers(1) == 0
    for seat in (-1, 2, 2**40):
        with pytest.raises(ValueError, match=f"seat {seat} is not one of 0 to 1"):
            position.leftovers(seat)


@TABLES
def test_net_scores_count_what_is_owed(make: Table, seats: int) -> None:
    game, chance = make(seats), stream(7)
    position = game.start(3)
    while not position.is_over:
        owed = [farm.get("loans", 0) for farm in position.view(-1)["farms"]]
        scores = position.scores()
        assert position.net_scores() == [a - b for a, b in zip(scores, owed, strict=True)]
        before = position.net_scores()
        position.playout(chance, 1)
    if game.name == "loyang":
        assert position.net_scores() == before, "the last action of a game only ends it"


@GAMES
def test_an_observation_is_written_into_memory_that_is_there(make: Table) -> None:
    game = make(3)
    position = game.start(1)
    position.playout(stream(1), 50)
    rows = numpy.full((3, game.layout.width), -77, numpy.int16)
    for seat in range(3):
        assert position.observe(seat, rows[seat]) is None
        assert rows[seat].tobytes() == position.observation(seat)
    row = array("h", [0] * game.layout.width)
    position.observe(1, row)
    position.observe(2, memoryview(row))
    assert row.tobytes() == position.observation(2)


@GAMES
def test_memory_that_holds_no_observation_is_left_alone(make: Table) -> None:
    game = make(2)
    width = game.layout.width
    position = game.start(1)
    wide = numpy.zeros((2, 2 * width), numpy.int16)
    locked = numpy.zeros(width, numpy.int16)
    locked.flags.writeable = False
    for row in (wide, wide[0, ::2], locked, numpy.zeros(width, numpy.int8), bytearray(2 * width)):
        with pytest.raises(TypeError, match="one contiguous, writable row of int16"):
            position.observe(0, row)
    with pytest.raises(ValueError, match=f"has {width} numbers, not {width - 1}"):
        position.observe(0, numpy.zeros(width - 1, numpy.int16))
    with pytest.raises(ValueError, match="seat 2 is not one of 0 to 1"):
        position.observe(2, numpy.zeros(width, numpy.int16))
    with pytest.raises(TypeError):
        position.observe(0, None)
    assert not wide.any()


@GAMES
def test_no_more_is_observed_than_a_buffer_holds(make: Table) -> None:
    position = make(2).start(1)
    for width in (-1, 2049, 10**7):
        with pytest.raises(ValueError, match=f"a buffer has 2048 numbers, not {width}"):
            position.observed(0, width)


@GAMES
def test_calls_that_give_nothing_back_give_none(make: Table) -> None:
    position = make(2).start(1)
    seat = position.actors()[0]
    results = [
        position.watch(),
        position.play(seat, position.legal(seat)[0]),
        position.copy_into(position.copy()),
    ]
    assert results == [None, None, None]
