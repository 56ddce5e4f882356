"""Batches: many games side by side, the same games as single positions play."""

import sys
from array import array
from typing import Any, cast

import numpy
import pytest

from barrowgate.core.batch import Batch
from barrowgate.core.chance import Chance
from barrowgate.core.contract import ObservedGame, ObservedPosition
from barrowgate.core.errors import IllegalAction
from barrowgate.core.layout import Layout, Part
from barrowgate.games import REGISTRY
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang
from tests.observing import signed


def tables(*seats: int) -> list[ObservedGame]:
    """Every game that can be played in batches, with this many seats."""
    on_board = [entry for entry in REGISTRY.values() if entry.is_observed]
    return [cast(ObservedGame, entry.make(count)) for entry in on_board for count in seats]


both_games = pytest.mark.parametrize("game", tables(2), ids=lambda game: game.name)
any_table = pytest.mark.parametrize(
    "game", tables(1, 3), ids=lambda game: f"{game.name} of {game.seats}"
)


@pytest.fixture(params=["numpy", "memoryview"])
def shown_as(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With NumPy, and as if there were none."""
    if request.param == "memoryview":
        monkeypatch.setitem(sys.modules, "numpy", None)
    return str(request.param)


def seeded(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


def after(game: ObservedGame, steps: int, count: int = 4, seed: int = 3) -> Batch:
    """A batch after this many random actions in each game."""
    batch = Batch(game, count, seed)
    chance = seeded(seed)
    for _ in range(steps):
        batch.step(batch.choose(chance))
    return batch


def played_out(game: ObservedGame, count: int = 2) -> Batch:
    batch = Batch(game, count, 5)
    chance = seeded(5)
    while not all(batch.over.tolist()):
        batch.step(batch.choose(chance))
    return batch


def everything(batch: Batch) -> list[object]:
    """All that a batch shows, and the bytes of all its games."""
    blocks = (
        *(batch.seats, batch.masks, batch.observations, batch.over),
        *(batch.scores, batch.net_scores, batch.places, batch.skipped),
    )
    games = [batch.position(number).to_bytes() for number in range(batch.count)]
    return [*(block.tolist() for block in blocks), games]


def check_shown(batch: Batch, number: int, position: ObservedPosition) -> None:
    """A row of every block is what the position says."""
    assert batch.position(number).to_bytes() == position.to_bytes()
    assert batch.over[number] == position.is_over
    actors = position.actors()
    seat = actors[0] if actors else -1
    mask = batch.masks.tolist()[number]
    assert batch.seats[number] == seat
    assert [action for action, legal in enumerate(mask) if legal] == position.legal(seat)
    observation = signed(position.observation(seat)) if actors else [0] * batch.width
    assert batch.observations.tolist()[number] == observation
    ended = position.is_over
    assert batch.scores.tolist()[number] == position.scores()
    assert batch.net_scores.tolist()[number] == position.net_scores()
    assert batch.places.tolist()[number] == (position.standing() if ended else [0] * batch.players)


# --- The same games -------------------------------------------------------------------------------


@any_table
def test_a_batch_plays_the_same_games_as_single_positions(game: ObservedGame) -> None:
    batch = Batch(game, 3, 17)
    chance = seeded(1)
    positions = [game.start(seed) for seed in batch.seeds]
    while not all(batch.over.tolist()):
        for number, position in enumerate(positions):
            check_shown(batch, number, position)
        actions = batch.choose(chance).tolist()
        seats = batch.seats.tolist()
        batch.step(actions)
        for number, position in enumerate(positions):
            if seats[number] >= 0:
                position.play(seats[number], actions[number])
    for number, position in enumerate(positions):
        check_shown(batch, number, position)
        assert position.is_over


@both_games
def test_games_that_have_ended_ignore_their_actions(game: ObservedGame) -> None:
    batch = played_out(game)
    before = everything(batch)
    batch.step([-5, 30_000])
    assert everything(batch) == before
    assert batch.choose(seeded(1)).tolist() == [0, 0]


@both_games
def test_a_copy_of_a_game_goes_its_own_way(game: ObservedGame) -> None:
    batch = after(game, 10)
    before = everything(batch)
    position = batch.position(1)
    seat = position.actors()[0]
    position.play(seat, position.legal(seat)[-1])
    assert everything(batch) == before
    for number in (-1, 4):
        with pytest.raises(IndexError, match=f"no game {number}"):
            batch.position(number)


def test_choices_are_legal_and_follow_the_stream() -> None:
    batch = after(Loyang(2), 30)
    choices = [batch.choose(seeded(seed)).tolist() for seed in (1, 1, 2, 3)]
    assert choices[0] == choices[1]
    assert len({tuple(chosen) for chosen in choices}) > 1
    for chosen in choices:
        assert all(batch.masks[number, action] for number, action in enumerate(chosen))


# --- Seeds and restarting -------------------------------------------------------------------------


def documented_seeds(seed: int, count: int) -> list[int]:
    """The first 32 bits above 31 of the next 32, game after game."""
    stream = seeded(seed)
    return [(stream.next32() << 31) + (stream.next32() >> 1) for _ in range(count)]


def test_seeds_come_from_the_stream_of_the_batch() -> None:
    batch = Batch(LaGranja(2), 5, 99)
    assert batch.seeds == documented_seeds(99, 5)
    for number, seed in enumerate(batch.seeds):
        assert batch.position(number).to_bytes() == LaGranja(2).start(seed).to_bytes()


@both_games
def test_ended_games_begin_anew_with_the_next_seeds(game: ObservedGame) -> None:
    batch = played_out(game)
    assert batch.restart() == 2
    assert batch.begun == 4
    assert batch.seeds == documented_seeds(5, 4)[2:]
    for number in range(2):
        check_shown(batch, number, game.start(batch.seeds[number]))
    assert batch.restart() == 0


def test_running_games_are_not_begun_anew() -> None:
    game = LaGranja(2)
    batch = Batch(game, 3, 8)
    chance = seeded(2)
    while not any(batch.over.tolist()):
        batch.step(batch.choose(chance))
    ended = batch.over.tolist()
    running = {n: batch.position(n).to_bytes() for n in range(3) if not ended[n]}
    assert running
    assert batch.restart() == sum(ended)
    for number, data in running.items():
        assert batch.position(number).to_bytes() == data
    assert batch.over.tolist() == [0, 0, 0]


def test_the_same_seed_brings_the_same_batch() -> None:
    assert everything(after(Loyang(2), 40)) == everything(after(Loyang(2), 40))
    assert everything(after(Loyang(2), 40)) != everything(after(Loyang(2), 40, seed=4))


def test_a_game_is_dealt_into_the_place_of_the_one_before_as_if_it_were_new() -> None:
    """Nothing is left of the game that ended there: not a card, a loan, or whose turn it was."""
    for game in (*tables(1, 2, 3, 4), Loyang(3, {"introductory": "on", "first_player": "3"})):
        batch = played_out(game, 1)
        batch.restart()
        new = game.start(batch.seeds[0])
        check_shown(batch, 0, new)
        again, other = batch.position(0), new.copy()
        for position in (again, other):
            position.playout(seeded(2), 60)
        assert again.to_bytes() == other.to_bytes()


# --- Positions that are given ---------------------------------------------------------------------


def middle(game: ObservedGame, seed: int, actions: int) -> ObservedPosition:
    position = game.start(seed)
    position.playout(seeded(seed), actions)
    return position


@both_games
def test_a_batch_is_made_of_positions(game: ObservedGame) -> None:
    ended = middle(game, 3, game.longest_game)
    positions = [middle(game, 1, 40), middle(game, 2, 90), ended]
    before = [position.to_bytes() for position in positions]
    batch = Batch.from_positions(game, positions, seed=9)
    for number, position in enumerate(positions):
        check_shown(batch, number, position)
    assert batch.seeds == [-1, -1, -1]
    assert batch.begun == 0
    batch.step(batch.choose(seeded(1)))
    assert [position.to_bytes() for position in positions] == before
    assert batch.restart() == 1
    assert batch.seeds == [-1, -1, documented_seeds(9, 1)[0]]


@both_games
def test_a_position_takes_the_place_of_a_game(game: ObservedGame) -> None:
    batch = after(game, 30)
    others = [batch.position(number).to_bytes() for number in (0, 1, 3)]
    position = middle(game, 8, 70)
    batch.fill(2, position)
    check_shown(batch, 2, position)
    assert [batch.position(number).to_bytes() for number in (0, 1, 3)] == others
    assert batch.seeds[2] == -1
    batch.fill(2, middle(game, 8, game.longest_game))
    check_shown(batch, 2, middle(game, 8, game.longest_game))
    batch.fill(2, position)
    check_shown(batch, 2, position)


def test_a_position_of_another_table_takes_no_place() -> None:
    batch = after(LaGranja(2), 5)
    before = everything(batch)
    for other in (LaGranja(3).start(1), Loyang(2).start(1), None):
        with pytest.raises((ValueError, TypeError, AttributeError)):
            batch.fill(1, cast(ObservedPosition, other))
    with pytest.raises(IndexError, match="no game 4"):
        batch.fill(4, LaGranja(2).start(1))
    assert everything(batch) == before


def test_no_positions_make_no_batch() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Batch.from_positions(LaGranja(2), [])


def test_more_positions_than_games_are_refused() -> None:
    game = LaGranja(2)
    with pytest.raises(ValueError, match="3 positions do not fit into a batch of 2 games"):
        Batch(game, 2, 1, positions=[game.start(seed) for seed in range(3)])


# --- What other seats may know --------------------------------------------------------------------


@any_table
def test_any_seat_is_observed(game: ObservedGame, shown_as: str) -> None:
    batch = after(game, 40, count=3)
    for seat in range(game.seats):
        found = batch.observe(seat).tolist()
        assert found == [signed(batch.position(n).observation(seat)) for n in range(3)]
    each = [game.seats - 1, 0, -1]
    found = batch.observe(each).tolist()
    for number, seat in enumerate(each[:2]):
        assert found[number] == signed(batch.position(number).observation(seat))
    assert found[2] == [0] * batch.width
    assert batch.observe(batch.seats).tolist() == batch.observations.tolist()
    assert batch.observe(numpy.int64(0)).tolist() == batch.observe([0] * 3).tolist()


@both_games
def test_a_game_that_has_ended_is_observed_when_it_is_asked_for(game: ObservedGame) -> None:
    batch = played_out(game)
    found = batch.observe(1).tolist()
    assert found == [signed(batch.position(number).observation(1)) for number in range(2)]
    assert any(found[0])
    assert not any(batch.observe(batch.seats).tolist()[0])


@pytest.mark.parametrize(
    ("seats", "error", "words"),
    [
        (2, ValueError, "game 0: there is no seat 2"),
        ([0, -2], ValueError, "game 1: there is no seat -2"),
        ([0, 1, 0], ValueError, "3 seats for 2 games"),
        ([0, 0.5], TypeError, "game 1: a seat is a whole number, not float"),
        ("ab", TypeError, "game 0: a seat is a whole number, not str"),
    ],
)
def test_seats_that_there_are_not_observe_nothing(
    seats: object, error: type[Exception], words: str
) -> None:
    batch = Batch(LaGranja(2), 2, 1)
    with pytest.raises(error, match=words):
        batch.observe(seats)
    assert not batch.observed.any()


# --- Forced and equal actions ---------------------------------------------------------------------


@any_table
def test_forced_actions_are_played_and_counted(game: ObservedGame) -> None:
    """The same choices bring the same games, without the decisions that were none."""
    batch = Batch(game, 2, 6, skip_forced=True)
    positions = [game.start(seed) for seed in batch.seeds]
    chance = seeded(3)
    total = 0
    while not all(batch.over.tolist()):
        for number, position in enumerate(positions):
            skipped = batch.skipped.tolist()[number]
            total += skipped
            assert play_forced(position) == skipped
            check_shown(batch, number, position)
        actions, seats = batch.choose(chance).tolist(), batch.seats.tolist()
        assert all(sum(mask) != 1 for mask in batch.masks.tolist())
        batch.step(actions)
        for number, position in enumerate(positions):
            if seats[number] >= 0:
                position.play(seats[number], actions[number])
    assert total > 10


def play_forced(position: ObservedPosition) -> int:
    """Play what is forced; how many actions."""
    count = 0
    while not position.is_over:
        seat = position.actors()[0]
        legal = position.legal(seat)
        if len(legal) > 1:
            break
        position.play(seat, legal[0])
        count += 1
    return count


# --- What is refused ------------------------------------------------------------------------------


@both_games
def test_one_wrong_action_and_no_game_moves(game: ObservedGame) -> None:
    batch = after(game, 20)
    before = everything(batch)
    actions = batch.choose(seeded(1)).tolist()
    legal = batch.masks.tolist()[3]
    for wrong in (legal.index(0), len(legal), -1, 40_000, -(2**31)):
        with pytest.raises(IllegalAction, match="game 3: seat") as refused:
            batch.step([*actions[:3], wrong])
        assert refused.value.action == game.catalogue.label(wrong)
        assert refused.value.action in str(refused.value)
        assert everything(batch) == before
    batch.step(actions)
    assert everything(batch) != before


def test_where_several_seats_may_act_the_first_of_the_actors_does() -> None:
    """Two seats choose their donkeys at once."""
    batch = Batch(LaGranja(2), 1, 1)
    chance = seeded(1)
    while len(batch.position(0).actors()) < 2:
        batch.step(batch.choose(chance))
    assert batch.seats.tolist() == [0]
    [action] = batch.choose(chance).tolist()
    batch.step([action])
    assert batch.position(0).actors() == [1]
    assert batch.seats.tolist() == [1]


@pytest.mark.parametrize(
    ("actions", "error", "words"),
    [
        ([0, 0, 0], ValueError, "3 actions for 4 games"),
        ([], ValueError, "0 actions for 4 games"),
        (array("i", [0] * 5), ValueError, "5 actions for 4 games"),
        ([0, 0, 0.0, 0], TypeError, "game 2: an action is a whole number, not float"),
        (array("d", [0] * 4), TypeError, "game 0: an action is a whole number, not float"),
        ("pass", TypeError, "game 0: an action is a whole number, not str"),
        ([0, None, 0, 0], TypeError, "game 1: an action is a whole number, not NoneType"),
        ([0, 0, 2**31, 0], ValueError, "game 2: 2147483648 is not an action"),
        (7, TypeError, "a row of whole numbers, not int"),
        ({0, 1, 2, 3}, TypeError, "a row of whole numbers, not set"),
        (dict.fromkeys(range(4)), TypeError, "a row of whole numbers, not dict"),
        (numpy.zeros((2, 2), numpy.int32), TypeError, "one row, not 2 dimensions"),
        (numpy.zeros(4), TypeError, "game 0: an action is a whole number, not float64"),
    ],
)
def test_what_is_no_row_of_actions_is_refused(
    actions: object, error: type[Exception], words: str
) -> None:
    batch = after(LaGranja(2), 5)
    before = everything(batch)
    with pytest.raises(error, match=words):
        batch.step(actions)
    assert everything(batch) == before


def test_a_batch_needs_a_game_and_a_seed() -> None:
    for count in (0, -1):
        with pytest.raises(ValueError, match="at least one game"):
            Batch(LaGranja(2), count, 1)
    for seed in (-1, 2**63):
        with pytest.raises(ValueError, match="a seed is"):
            Batch(LaGranja(2), 1, seed)


@pytest.mark.parametrize(("count", "seed"), [(2, 1.5), (2.0, 1), ("2", 1), (2, None)])
def test_a_batch_counts_in_whole_numbers(count: Any, seed: Any) -> None:
    with pytest.raises(TypeError):
        Batch(LaGranja(2), count, seed)


def test_an_observation_that_no_buffer_holds_is_refused() -> None:
    game = LaGranja(2)
    game.layout = Layout([Part("hay", 2049, "bales")])
    with pytest.raises(ValueError, match="at most 2048 numbers, not 2049"):
        Batch(game, 1, 1)


def test_what_is_no_generator_chooses_nothing() -> None:
    batch = Batch(LaGranja(2), 2, 1)
    with pytest.raises((TypeError, AttributeError)):
        batch.choose(None)  # type: ignore[arg-type]


def test_seeds_are_given_as_a_copy() -> None:
    batch = played_out(LaGranja(2))
    batch.seeds.clear()
    assert len(batch.seeds) == 2
    assert batch.restart() == 2


# --- How it is shown ------------------------------------------------------------------------------


@both_games
def test_blocks_have_a_row_a_game(game: ObservedGame, shown_as: str) -> None:
    batch = Batch(game, 3, 1)
    shapes = {
        "seats": (3,),
        "masks": (3, len(game.catalogue)),
        "observations": (3, game.layout.width),
        "over": (3,),
        "observed": (3, game.layout.width),
        "scores": (3, 2),
        "net_scores": (3, 2),
        "places": (3, 2),
        "skipped": (3,),
        "choices": (3,),
    }
    for name, shape in shapes.items():
        block = getattr(batch, name)
        assert type(block) is (numpy.ndarray if shown_as == "numpy" else memoryview)
        assert block.shape == shape


def test_numbers_have_the_kinds_that_learners_know() -> None:
    batch = Batch(LaGranja(2), 2, 1)
    for block in (batch.seats, batch.places):
        assert block.dtype == numpy.int8
    for block in (batch.observations, batch.observed):
        assert block.dtype == numpy.int16
    for block in (batch.masks, batch.over):
        assert block.dtype == numpy.uint8
    for block in (batch.scores, batch.net_scores, batch.skipped, batch.choices):
        assert block.dtype == numpy.int32


@both_games
def test_both_ways_of_showing_show_the_same(game: ObservedGame, shown_as: str) -> None:
    batch = after(game, 25)
    for number in range(batch.count):
        check_shown(batch, number, batch.position(number))
    seat, action = batch.seats[0], batch.choose(seeded(1))[0]
    assert batch.masks[0, action] == 1
    assert batch.observations[0, game.layout.part("seat").start] == seat


def test_blocks_stay_the_same_objects_and_change_with_each_step(shown_as: str) -> None:
    batch = Batch(LaGranja(2), 2, 1)
    masks, before = batch.masks, batch.masks.tolist()
    batch.step(batch.choose(seeded(1)))
    assert batch.masks is masks
    assert masks.tolist() != before


def test_nobody_writes_into_what_is_shown(shown_as: str) -> None:
    batch = Batch(LaGranja(2), 2, 1)
    for block in (batch.masks, batch.observations, batch.observed, batch.scores, batch.places):
        with pytest.raises((TypeError, ValueError), match=r"read-?only"):
            block[0, 0] = 1
    batch.choices[0] = 1
    assert batch.choices[0] == 1


@pytest.mark.parametrize(
    "form",
    [
        list,
        tuple,
        lambda numbers: array("i", numbers),
        lambda numbers: array("q", numbers),
        lambda numbers: memoryview(array("i", numbers)),
        lambda numbers: numpy.array(numbers, numpy.int32),
        lambda numbers: numpy.array(numbers, numpy.int64),
        lambda numbers: numpy.array(numbers, ">i4"),
        lambda numbers: numpy.repeat(numpy.array(numbers, numpy.int32), 2)[::2],
        lambda numbers: [numpy.int64(number) for number in numbers],
    ],
)
def test_actions_come_in_any_row_of_whole_numbers(form: type) -> None:
    batch, other = after(Loyang(2), 15), after(Loyang(2), 15)
    chance = seeded(4)
    for _ in range(5):
        actions = batch.choose(chance).tolist()
        batch.step(actions)
        other.step(form(actions))
    assert everything(batch) == everything(other)
