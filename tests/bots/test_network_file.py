"""Files of networks: what was written is read, and what does not fit is refused in words."""

import hashlib
import json
import os
import struct
import zlib
from array import array
from collections.abc import Callable
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any, cast

import numpy
import pytest

from barrowgate.bots.net import network_file
from barrowgate.bots.net.header import (
    MOST_ACTIONS,
    MOST_NUMBERS,
    MOST_ROWS,
    MOST_UNITS,
    Header,
    Lookup,
    NetworkError,
    Term,
    fits,
)
from barrowgate.bots.net.network_file import NetworkFile
from barrowgate.core.errors import BarrowgateError
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang
from tests.bots import networks

# A network so small that its bounds can be counted on paper: two lookups, one unit in each layer.
TINY = Header(
    game="loyang",
    layout="0123456789abcdef",
    layout_version=1,
    edition="fedcba9876543210",
    rules=1,
    width=3,
    actions=2,
    units=(1, 1, 1),
    value_units=1,
    lookups=(Lookup((0,), (2,), 0), Lookup((1, 2), (1, 1), 2)),
    baseline=((Term(0, 256),), (), (), ()),
    scale=10,
    made={"minutes": 3},
)


def zeros(**other: list[int]) -> dict[str, list[int]]:
    """Arrays of a network that knows nothing, but for those that are given."""
    return {name: [0] * prod(shape) for name, (_, shape) in TINY.shapes().items()} | other


def sealed(body: bytes, version: int = network_file.FORMAT) -> bytes:
    """A file whose checksum is right, whatever is in it."""
    return struct.pack("<4sH32s", b"BGNW", version, hashlib.sha256(body).digest()) + body


def with_header(change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file of a network whose header was changed afterwards."""
    facts = json.loads(TINY.to_json())
    change(facts)
    text = json.dumps(facts).encode()
    weights = zlib.compress(bytes(sum(2 * len(row) for row in zeros().values()) + 100))
    return sealed(struct.pack("<I", len(text)) + text + weights)


# --- What is written is read ----------------------------------------------------------------------


@pytest.mark.parametrize("game", [LaGranja(2), Loyang(3)], ids=["la-granja", "loyang"])
def test_what_was_written_is_read(game: Any, tmp_path: Path) -> None:
    header = networks.make_header(game)
    arrays = networks.random_arrays(header, 5)
    path = tmp_path / "some.network"
    network_file.write(path, header, arrays)
    found = network_file.read(path)
    assert found.header == header
    assert {name: list(row) for name, row in found.arrays.items()} == arrays
    assert {row.typecode for row in found.arrays.values()} == {"h", "i"}
    assert list(tmp_path.iterdir()) == [path]


def test_arrays_of_numpy_and_of_python_make_the_same_file() -> None:
    header = networks.make_header(Loyang(2))
    arrays = networks.random_arrays(header, 2)
    kinds = {"h": numpy.int16, "i": numpy.int32}
    shaped = {
        name: numpy.array(arrays[name], kinds[code]).reshape(shape)
        for name, (code, shape) in header.shapes().items()
    }
    turned = {name: numpy.asfortranarray(row) for name, row in shaped.items()}
    written = network_file.to_bytes(header, arrays)
    assert network_file.to_bytes(header, shaped) == written
    assert network_file.to_bytes(header, turned) == written


def test_numbers_of_numpy_may_stand_in_a_header() -> None:
    header = replace(TINY, scale=cast(int, numpy.int64(10)), made={"decisions": numpy.int64(4)})
    found = network_file.from_bytes(network_file.to_bytes(header, zeros()))
    assert found.header == replace(TINY, made={"decisions": 4})


def test_a_lookup_counts_its_rows_as_its_first_cell_goes_by_one() -> None:
    lookup = Lookup((7, 8, 9), (6, 9, 2), 100)
    assert lookup.strides == (1, 7, 70)
    assert lookup.rows == 209
    assert replace(TINY, lookups=(lookup,)).rows == 309


# --- Files that are none --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "old.network: the file is empty"),
        (b"PK\3\4 something else entirely", "this is not the file of a network"),
        (b"BG", "cut off: it has only 2 bytes"),
        (sealed(b"abcd", 0), "of an older format: 0, not 1"),
        (sealed(b"abcd", 2), "of a newer format: 2, not 1"),
        (sealed(struct.pack("<I", 3) + b"{}["), "its header is no JSON"),
        (sealed(struct.pack("<I", 2) + b"{}"), "does not have just these: actions, baseline"),
        (sealed(struct.pack("<I", 2) + b"\xff\xff"), "its header is no text"),
        (sealed(struct.pack("<I", 99999) + b"[" * 99999), "its header is no JSON"),
    ],
)
def test_a_file_that_is_none_is_refused(data: bytes, words: str) -> None:
    with pytest.raises(NetworkError, match=words) as caught:
        network_file.from_bytes(data, "old.network")
    assert isinstance(caught.value, BarrowgateError)
    assert str(caught.value).startswith("old.network: ")


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX")
def test_a_pipe_is_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(NetworkError, match="pipe: cannot be written: not a regular file"):
        network_file.write(pipe, TINY, zeros())
    assert list(tmp_path.iterdir()) == [pipe]
    assert pipe.is_fifo()


@pytest.mark.skipif(os.name != "posix", reason="files of POSIX")
def test_neither_a_device_nor_a_pipe_is_read(tmp_path: Path) -> None:
    """The one may have no end, and the other nobody who writes into it."""
    pipe = tmp_path / "pipe.network"
    os.mkfifo(pipe)
    for path in (Path("/dev/null"), Path("/dev/zero"), pipe, tmp_path):
        with pytest.raises(NetworkError, match=f"{path}: cannot be read: not a regular file"):
            network_file.read(path)


def test_no_more_is_read_than_a_network_can_be(tmp_path: Path) -> None:
    path = tmp_path / "large.network"
    with path.open("wb") as file:
        file.truncate(network_file.LARGEST + 1)
    with pytest.raises(NetworkError, match=r"large\.network: is larger than \d+ bytes"):
        network_file.read(path)


def test_the_largest_network_that_the_engine_has_room_for_is_not_too_large() -> None:
    most = replace(
        TINY,
        width=MOST_NUMBERS,
        actions=MOST_ACTIONS,
        units=(MOST_UNITS, MOST_UNITS, MOST_UNITS),
        value_units=MOST_UNITS,
        lookups=(Lookup((0,), (1,), MOST_ROWS - 1),),
    )
    numbers = [network_file.BYTES[code] * prod(shape) for code, shape in most.shapes().values()]
    assert sum(numbers) < 0.6 * network_file.LARGEST


def test_a_name_that_no_file_can_have_is_told() -> None:
    with pytest.raises(NetworkError, match="cannot be read: embedded null byte"):
        network_file.read(Path("a\0b"))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match=r"lost\.network: cannot be read: No such file"):
        network_file.read(tmp_path / "lost.network")


def test_every_change_of_a_byte_and_every_cut_is_noticed() -> None:
    data = network_file.to_bytes(TINY, zeros(rows=[1, 2, 3, 4, 5]))
    for place in range(len(data)):
        changed = bytearray(data)
        changed[place] ^= 1 << (place % 8)
        with pytest.raises(NetworkError):
            network_file.from_bytes(bytes(changed))
        with pytest.raises(NetworkError):
            network_file.from_bytes(data[:place])
    with pytest.raises(NetworkError, match="damaged or cut off: its checksum is wrong"):
        network_file.from_bytes(data + b"\0")


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("game", 7, "the game is a word, not 7"),
        ("width", 0, "the width is a whole number from 1 to 2048, not 0"),
        ("width", True, "the width is a whole number from 1 to 2048, not True"),
        ("width", 2049, "the width is a whole number from 1 to 2048"),
        ("actions", 1025, "the number of actions is a whole number from 1 to 1024"),
        ("units", [1, 1], "'units' is a list of 3"),
        ("units", [1, 513, 1], "the size of a layer is a whole number from 1 to 512, not 513"),
        ("value_units", 1.0, "the size of a layer is a whole number from 1 to 512, not 1.0"),
        ("scale", 0, "the scale is a whole number from 1"),
        ("made", "at home", "'made' holds facts with names, not 'at home'"),
        ("lookups", [], "'lookups' is a list of 1 to 2048"),
        ("lookups", [[[0], [2], 0]] * 2049, "'lookups' is a list of 1 to 2048"),
        ("lookups", [[[3], [2], 0]], "a cell is a whole number from 0 to 2, not 3"),
        ("lookups", [[[-1], [2], 0]], "a cell is a whole number from 0 to 2, not -1"),
        ("lookups", [[[0], [0], 0]], "a top is a whole number from 1"),
        ("lookups", [[[0], [2], -1]], "a first row is a whole number from 0"),
        ("lookups", [[[0, 1], [2], 0]], "'tops' is a list of 2"),
        ("lookups", [[[0, 0, 0, 0], [1, 1, 1, 1], 0]], "'cells' is a list of 1 to 3"),
        ("lookups", [[[0, 1], [999, 999], 0]], "a lookup has rows up to 32765"),
        ("baseline", [[], [], []], "'baseline' is a list of 4"),
        ("baseline", [[], [], [], [[3, 1]]], "a cell is a whole number from 0 to 2, not 3"),
        ("baseline", [[], [], [], [[0, 32768]]], "a count of 256ths is a whole number"),
        ("baseline", [[], [], [], [[0, 1]] * 9], "'terms' is a list of 0 to 8"),
    ],
)
def test_a_header_that_the_engine_has_no_room_for_is_refused(
    key: str, value: object, words: str
) -> None:
    with pytest.raises(NetworkError, match=words):
        network_file.from_bytes(with_header(lambda facts: facts.update({key: value})))
    with pytest.raises(NetworkError, match="does not have just these"):
        network_file.from_bytes(with_header(lambda facts: facts.pop(key)))


def test_weights_are_as_many_as_the_header_promises() -> None:
    with pytest.raises(NetworkError, match="not the 90 bytes that its header promises"):
        network_file.from_bytes(with_header(lambda facts: None))
    text = TINY.to_json().encode()
    head = struct.pack("<I", len(text)) + text
    for weights, words in [
        (zlib.compress(bytes(89)), "not the 90 bytes"),
        (zlib.compress(bytes(90)) + b"more", "not the 90 bytes"),
        (zlib.compress(bytes(90))[:-2], "not the 90 bytes"),
        (zlib.compress(bytes(10**8)), "not the 90 bytes"),
        (b"no stream", "cannot be inflated"),
        (b"", "not the 90 bytes"),
    ]:
        with pytest.raises(NetworkError, match=words):
            network_file.from_bytes(sealed(head + weights))
    assert network_file.from_bytes(sealed(head + zlib.compress(bytes(90)))).header == TINY


# --- What a writer may not write ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arrays", "words"),
    [
        (zeros(rows=[0] * 4), "'rows' is not 5 numbers of int16"),
        (zeros(rows=[0] * 4 + [32768]), "'rows' is a row of int16"),
        (zeros(rows=[0] * 4 + [0.5]), "'rows' is a row of int16"),  # type: ignore[list-item]
        (zeros(more=[0]), "a network has the arrays rows, rows_bias, second"),
        ({}, "a network has the arrays rows, rows_bias, second"),
        (zeros() | {"rows": numpy.zeros((5, 1), numpy.int32)}, r"'rows' is 5 by 1 of int16, not"),
        (zeros() | {"rows": numpy.zeros((1, 5), numpy.int16)}, r"'rows' is 5 by 1 of int16, not"),
    ],
)
def test_arrays_of_another_kind_or_size_are_refused(arrays: dict[str, Any], words: str) -> None:
    with pytest.raises(NetworkError, match=words):
        network_file.to_bytes(TINY, arrays)


def test_a_network_made_by_hand_is_checked_as_well() -> None:
    arrays = {name: array("i", row) for name, row in zeros().items()}
    with pytest.raises(NetworkError, match="'rows' is not 5 numbers of int16"):
        NetworkFile(TINY, arrays)
    with pytest.raises(NetworkError, match="a network has the arrays"):
        NetworkFile(TINY, {})


def test_what_is_no_fact_of_json_is_refused() -> None:
    with pytest.raises(NetworkError, match="the header cannot be written"):
        network_file.to_bytes(replace(TINY, made={"when": object()}), zeros())


# --- No sum leaves its integers -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("largest", "beyond", "words"),
    [
        # the worst row of each lookup, and the bias
        (
            {"rows": [20000, 5, -7, 10000, -9], "rows_bias": [2767]},
            {"rows": [20000, 5, -7, 10000, -9], "rows_bias": [2768]},
            "unit 0 of 'rows' could be 2759 to 32768, which no int16 holds",
        ),
        (
            {"rows": [-20000, -20001, 5, 1, -12000], "rows_bias": [-767]},
            {"rows": [-20000, -20001, 5, 1, -12000], "rows_bias": [-768]},
            "unit 0 of 'rows' could be -32769 to",
        ),
        # 32767 * 2048 + 2080376831 = 2 ** 31 - 1
        (
            {"second": [32767], "second_bias": [2080376831]},
            {"second": [32767], "second_bias": [2080376832]},
            "unit 0 of 'second' could be 2080376832 to 2147483648, which no int32 holds",
        ),
        (
            {"policy": [0, -32768], "policy_bias": [0, -2080374784]},
            {"policy": [0, -32768], "policy_bias": [0, -2080374785]},
            "unit 1 of 'policy' could be -2147483649 to",
        ),
        # ten times the sum; scores of winning are not multiplied
        (
            {"outcome_bias": [214748364, 0, 0, 0, 2147483647, 0, 0, 0]},
            {"outcome_bias": [214748365, 0, 0, 0, 2147483647, 0, 0, 0]},
            "outcome 0 could be 2147483650 to 2147483650",
        ),
    ],
)
def test_a_sum_may_reach_the_end_of_its_integers_and_not_beyond(
    largest: dict[str, list[int]], beyond: dict[str, list[int]], words: str
) -> None:
    network_file.to_bytes(TINY, zeros(**largest))
    with pytest.raises(NetworkError, match=words):
        network_file.to_bytes(TINY, zeros(**beyond))


def test_the_first_guess_counts_for_the_sum_of_points() -> None:
    terms = (Term(0, 32767), Term(1, 32767))
    fine = replace(TINY, baseline=(terms, (), (), ()))
    network_file.to_bytes(fine, zeros())
    worse = replace(TINY, baseline=((*terms, Term(2, 32767)), (), (), ()))
    with pytest.raises(NetworkError, match="outcome 0 with its first guess could be 0 to 32210"):
        network_file.to_bytes(worse, zeros())


# --- Does it fit the game? ------------------------------------------------------------------------


def test_a_network_fits_the_game_it_learnt_at_any_table() -> None:
    header = networks.make_header(LaGranja(4))
    for seats in range(1, 5):
        assert fits(header, LaGranja(seats)) == ""


def test_a_network_of_another_game_is_refused() -> None:
    with pytest.raises(NetworkError, match="the network plays la-granja, not loyang"):
        fits(networks.make_header(LaGranja(2)), Loyang(2))


@pytest.mark.parametrize("other", [{"layout": "0" * 16}, {"layout_version": 99}])
def test_a_network_that_reads_other_observations_is_refused(other: dict[str, Any]) -> None:
    header = replace(networks.make_header(Loyang(2)), **other)
    with pytest.raises(NetworkError, match=r"reads observations of version .* trained anew"):
        fits(header, Loyang(2))


@pytest.mark.parametrize("other", [{"actions": 5}, {"width": 2048}])
def test_a_network_that_knows_other_actions_is_refused(other: dict[str, Any]) -> None:
    header = replace(networks.make_header(Loyang(2)), **other)
    with pytest.raises(NetworkError, match=r"the network knows .* trained anew"):
        fits(header, Loyang(2))


def test_own_components_and_other_rules_are_played_with_a_notice() -> None:
    game = Loyang(2)
    header = networks.make_header(game)
    other = replace(header, edition="0" * 16)
    assert fits(other, game) == (
        f"the network learnt with the components {'0' * 16}, not with {game.components_digest}:"
        " it may misjudge what is different"
    )
    older = fits(header, Loyang(2, rules=1))
    assert f"by rules {header.rules}, not by rules 1" in older
    assert header.rules > 1
    both = fits(other, Loyang(2, rules=1))
    assert "with the components" in both
    assert "by rules" in both
