"""The network in whole numbers: what it finds is what the table of decision 13 says, to the bit."""

from array import array
from dataclasses import replace
from functools import cache
from math import prod
from typing import Any

import pytest

from barrowgate.bots.net import exponential
from barrowgate.bots.net.header import (
    MOST_ACTIONS,
    MOST_LOOKUPS,
    MOST_NUMBERS,
    MOST_TERMS,
    MOST_UNITS,
    Lookup,
    NetworkError,
    Term,
)
from barrowgate.bots.net.network import Network
from barrowgate.bots.net.network_file import NetworkFile, from_bytes, to_bytes
from barrowgate.core.chance import Chance
from barrowgate.games import entry
from tests.bots import networks, reference
from tests.bots.reference import Found, Reference

GAMES = ("la-granja", "loyang")
TABLES = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in range(1, 5)]
)
EACH = pytest.mark.parametrize("name", GAMES)


def table(name: str, seats: int = 4) -> Any:
    return entry(name).make(seats)


@cache
def file_of(name: str, seed: int = 1) -> NetworkFile:
    return networks.random_file(table(name), seed)


def stream(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


def positions(game: Any, seed: int, every: int) -> list[Any]:
    """Moments of one random game, the last of them its end."""
    position, chance = game.start(seed), stream(seed)
    found = [position.copy()]
    while not position.is_over:
        position.playout(chance, every)
        found.append(position.copy())
    return found


def expected(file: NetworkFile, position: Any, seat: int) -> Found:
    """What the plainest arithmetic finds; equal actions are left out."""
    observation = array("h", position.observation(seat))
    return Reference(file).look(observation, position.distinct(seat) or [0], len(position.scores()))


def found_by(network: Network, position: Any, seat: int) -> tuple[list[int], list[int]]:
    """Scores and chances of the actions that are not left out."""
    legal, distinct = position.legal(seat), position.distinct(seat)
    network.look(position, seat)
    assert network.count == len(legal)
    places = [legal.index(action) for action in distinct]
    chances = network.chances
    assert sum(chances[place] for place in range(len(legal)) if place not in places) == 0
    return [network.scores[place] for place in places], [chances[place] for place in places]


def compare(network: Network, file: NetworkFile, position: Any, seat: int) -> Found:
    """Every number that was found is the one that the plainest arithmetic finds."""
    wanted = expected(file, position, seat)
    scores, chances = found_by(network, position, seat)
    if position.legal(seat):
        assert (scores, chances) == (wanted.scores, wanted.chances)
    assert network.points == wanted.points
    assert network.wins == wanted.wins
    return wanted


@TABLES
def test_every_number_is_that_of_the_plainest_arithmetic(name: str, seats: int) -> None:
    file = file_of(name)
    network = Network(file)
    found = [
        compare(network, file, position, seat).points
        for position in positions(table(name, seats), seats, 40)
        for seat in range(seats)
    ]
    assert len({tuple(points) for points in found}) > 5


@EACH
def test_sums_of_rows_may_fill_an_int16(name: str) -> None:
    """At one moment every unit of the first layer is 32767 or -32768."""
    game = table(name)
    header = networks.make_header(game)
    arrays = networks.random_arrays(header, 4)
    moments = positions(game, 4, 50)
    seat = moments[3].actors()[0]
    count = header.units[0]
    chosen = Reference(file_of(name)).chosen(array("h", moments[3].observation(seat)))
    step = 32767 // len(chosen)
    signs = [1 if unit % 3 else -1 for unit in range(count)]
    arrays["rows"] = [0] * (header.rows * count)
    for row in chosen:
        arrays["rows"][row * count : (row + 1) * count] = [step * sign for sign in signs]
    left = 32767 - step * len(chosen)
    arrays["rows_bias"] = [left if sign > 0 else -left - 1 for sign in signs]
    file = from_bytes(to_bytes(header, arrays))
    for position in moments:
        compare(Network(file), file, position, seat)
    arrays["rows_bias"][1] += 1
    with pytest.raises(NetworkError, match=r"unit 1 of 'rows' could be .* to 32768"):
        to_bytes(header, arrays)


def test_the_largest_network_has_room() -> None:
    """As much of everything as a header may promise, and lookups that all choose a row."""
    game = table("la-granja", 2)
    position = game.start(1)
    seat = position.actors()[0]
    seen = array("h", position.observation(seat))
    cells = [cell for cell, number in enumerate(seen) if number > 0]
    header = replace(
        networks.make_header(game, (MOST_UNITS, MOST_UNITS, MOST_UNITS)),
        width=MOST_NUMBERS,
        actions=MOST_ACTIONS,
        lookups=tuple(
            Lookup((cells[at % len(cells)], at % 999, at % 998), (1, 1, 1), 7 * (at % 3))
            for at in range(MOST_LOOKUPS)
        ),
        baseline=tuple((Term(cells[0], 100 + seat),) * MOST_TERMS for seat in range(4)),
    )
    arrays = {
        name: [at * 7919 % (9 if name == "rows" else 99) - 4 for at in range(prod(shape))]
        for name, (_, shape) in header.shapes().items()
    }
    file = from_bytes(to_bytes(header, arrays))
    assert len(Reference(file).chosen(seen)) == MOST_LOOKUPS
    compare(Network(file), file, position, seat)


def test_numbers_beyond_a_top_count_as_the_top_and_those_below_zero_as_none() -> None:
    """Hidden points and markers without a limit are -1; points of one's own go far."""
    game: Any = entry("la-granja").make(2, {"marker_limit": "off", "secret_vp": "on"})
    file = file_of("la-granja")
    network = Network(file)
    last = positions(game, 3, 50)[-2]
    observation = array("h", last.observation(0))
    tops = {lookup.cells[0]: lookup.tops[0] for lookup in file.header.lookups}
    assert min(observation[cell] for cell in tops) == -1
    assert any(observation[cell] > top for cell, top in tops.items())
    assert min(observation[terms[0].cell] for terms in file.header.baseline) == -1
    for position in positions(game, 3, 50):
        for seat in range(2):
            compare(network, file, position, seat)


@EACH
def test_sums_that_reach_the_end_of_their_integers_are_right(name: str) -> None:
    """The largest weights that are allowed: units are cut off, sums come near 2 ** 31."""
    game = table(name)
    header = networks.make_header(game)
    arrays = networks.random_arrays(header, 9)
    for layer in ("second", "third", "value", "policy"):
        _, (_, before) = header.shapes()[layer]
        most = min(32767, 2**31 // (2048 * before) - 200)
        arrays[layer] = [most if weight > -700 else -most for weight in arrays[layer]]
    arrays["outcome"] = [6000 if weight > 0 else -6000 for weight in arrays["outcome"]]
    file = from_bytes(to_bytes(header, arrays))
    network = Network(file)
    largest = []
    for position in positions(game, 5, 60):
        for seat in range(4):
            wanted = compare(network, file, position, seat)
            largest += [wanted.largest, *map(abs, wanted.scores)]
    assert max(largest) > 2**17
    assert 2048 in largest


@EACH
def test_whole_numbers_follow_the_floats_that_were_learnt(name: str) -> None:
    """Scores are a few 256ths beside those of the same weights without rounding."""
    file = file_of(name)
    network = Network(file)
    spread = []
    for position in positions(table(name), 6, 50)[:-1]:
        seat = position.actors()[0]
        scores, _ = found_by(network, position, seat)
        floats = reference.float_scores(file, array("h", position.observation(seat)))
        wanted = [256 * floats[action] for action in position.distinct(seat)]
        assert max(abs(a - b) for a, b in zip(scores, wanted, strict=True)) < 4
        spread += wanted
    assert max(spread) - min(spread) > 200


def test_the_table_of_exponentials_is_exact() -> None:
    found = exponential.table()
    assert list(found) == [reference.exponential(distance) for distance in range(len(found))]
    assert (found[0], found[256], found[3071], len(found)) == (65536, 24109, 0, 3072)


# --- What it looks at -----------------------------------------------------------------------------


@EACH
def test_looking_changes_nothing(name: str) -> None:
    position = table(name).start(3)
    network = Network(file_of(name))
    before = position.to_bytes()
    seat = position.actors()[0]
    network.look(position, seat)
    first = (network.scores, network.chances, network.points, network.wins)
    network.look(position, 3)
    network.look(position, seat)
    assert (network.scores, network.chances, network.points, network.wins) == first
    assert position.to_bytes() == before


@EACH
def test_a_seat_that_may_not_act_has_no_actions_and_still_expects_something(name: str) -> None:
    position = table(name).start(3)
    position.playout(stream(1), 30)
    network = Network(file_of(name))
    idle = [seat for seat in range(4) if seat not in position.actors()]
    assert idle
    for seat in idle:
        network.look(position, seat)
        assert network.count == 0
        assert sum(network.wins) > 65000
    position.playout(stream(1), 10**6)
    network.look(position, 0)
    assert network.count == 0


@EACH
def test_shares_are_those_of_the_seats_that_are_there(name: str) -> None:
    network = Network(file_of(name))
    for seats in range(1, 5):
        network.look(table(name, seats).start(1), 0)
        assert 65536 - seats < sum(network.wins) <= 65536
        assert network.wins[seats:] == network.points[seats:] == [0] * (4 - seats)
    network.look(table(name, 1).start(1), 0)
    assert network.wins == [65536, 0, 0, 0]


@pytest.mark.parametrize("name", ["la-granja", "loyang"])
def test_what_it_chooses_is_what_it_looks_at_as_the_best(name: str) -> None:
    network = Network(file_of(name))
    chance = Chance()
    position = table(name, 3).start(5)
    while not position.is_over:
        seat = position.actors()[0]
        network.look(position, seat)
        best = network.best()
        assert network.choose(position, seat) == best
        position.playout(chance, 9)


@pytest.mark.parametrize("seat", [-1, 2, 4, 2**32, 2**40])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    network = Network(file_of("loyang"))
    for asked in (network.look, network.choose):
        with pytest.raises(ValueError, match=f"seat {seat} is not one of 0 to 1"):
            asked(table("loyang", 2).start(1), seat)


def test_an_action_that_the_network_does_not_know_is_refused() -> None:
    """The board of another game, in a moment when its actions lie beyond those of the network."""
    network = Network(file_of("loyang"))
    asked = [(each, each.actors()[0]) for each in positions(table("la-granja"), 2, 1)[:-1]]
    position, seat = next((each, seat) for each, seat in asked if max(each.legal(seat)) >= 812)
    with pytest.raises(ValueError, match="the network knows 812 actions, not action"):
        network.look(position, seat)


def test_what_is_no_board_or_no_file_is_refused() -> None:
    network = Network(file_of("loyang"))
    others: list[Any] = [None, 3, table("loyang")]
    for board in others:
        with pytest.raises((TypeError, AttributeError)):
            network.look(board, 0)
    with pytest.raises((TypeError, AttributeError)):
        Network(None)  # type: ignore[arg-type]


# --- Choosing -------------------------------------------------------------------------------------


@EACH
def test_the_best_action_is_the_first_with_the_best_score(name: str) -> None:
    network = Network(file_of(name))
    for position in positions(table(name), 8, 25)[:-1]:
        seat = position.actors()[0]
        network.look(position, seat)
        scores = network.scores[: network.count]
        assert network.best() == scores.index(max(scores))


def test_of_equal_scores_the_first_is_best() -> None:
    game = table("loyang")
    header = networks.make_header(game)
    arrays = networks.random_arrays(header, 1)
    arrays["policy"] = [0] * len(arrays["policy"])
    arrays["policy_bias"] = [4096 * (action % 2) for action in range(header.actions)]
    network = Network(from_bytes(to_bytes(header, arrays)))
    position = game.start(1)
    seat = position.actors()[0]
    legal = position.legal(seat)
    network.look(position, seat)
    odd = [action for action in position.distinct(seat) if action % 2]
    assert len(odd) > 1
    assert legal[network.best()] == odd[0]


def test_actions_are_picked_as_often_as_their_chances_say() -> None:
    position = table("la-granja").start(1)
    seat = position.actors()[0]
    network = Network(file_of("la-granja"))
    network.look(position, seat)
    chance = stream(4)
    picked = [network.pick(chance) for _ in range(20000)]
    chances = network.chances[: network.count]
    for place, part in enumerate(chances):
        share = part / sum(chances)
        spread = (share * (1 - share) / 20000) ** 0.5
        assert abs(picked.count(place) / 20000 - share) < 4.5 * spread
