"""Records: written, read, replayed; everything wrong is refused with its line and its reason."""

import contextlib
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrowgate.core.errors import RecordError
from barrowgate.core.record import LARGEST, Record
from barrowgate.orchard import Orchard
from barrowgate.orchard.names import CATALOGUE
from barrowgate.orchard.position import Position as OrchardPosition
from tests.core import toy

HEADER = f"""\
barrowgate record 1
game toy-orchard
rules 1
edition first
components {Orchard().components_digest}
seats 2
option rounds 1
option basket alone
player 1 Ana
player 2 random
seed 7
---
"""
MOVES = "1 hide 2\n2 hide 1\n1 take 3\n1 eat\n1 done\n2 take 1\n2 done\n"
SHORT = HEADER + MOVES + "end 3 0\n"


def replayed(text: str) -> OrchardPosition:
    record = Record.parse(text, "game.bgr")
    position = record.replay(record.make_game(toy.make))
    assert isinstance(position, OrchardPosition)
    return position


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replayed(text)
    return caught.value


def recorded(game: Orchard, seed: int) -> tuple[Record, OrchardPosition]:
    """A whole game between random players."""
    position, played = toy.play_randomly(game, seed)
    record = Record.of(game, seed, ["random"] * game.seats)
    for seat, action in played:
        record.add(seat, CATALOGUE.write(action))
    record.scores = position.scores()
    return record, position


def options(rounds: str = "2", basket: str = "alone") -> dict[str, str]:
    return {"rounds": rounds, "basket": basket}


# --- Written and read ---------------------------------------------------------------------------


def test_a_record_is_written_as_it_was_read() -> None:
    assert Record.parse(SHORT).write() == SHORT


def test_a_record_replays_to_its_scores() -> None:
    position = replayed(SHORT)
    assert position.is_over
    assert position.scores() == [3, 0]


def test_a_new_record_describes_its_game() -> None:
    record = Record.of(Orchard(2, options("1")), 7, ["Ana", "random"])
    assert record.write() == HEADER


def test_seats_count_from_one_in_files_and_from_zero_inside() -> None:
    record = Record.parse(SHORT)
    assert [move.seat for move in record.moves[:2]] == [0, 1]
    assert record.moves[0].line == 13


@given(st.integers(2, 4), st.sampled_from(["1", "2", "3"]), st.integers(0, 2**63 - 1))
def test_every_game_is_written_read_and_replayed_alike(seats: int, rounds: str, seed: int) -> None:
    game = Orchard(seats, options(rounds, "shared"))
    record, position = recorded(game, seed)
    again = Record.parse(record.write())
    assert again == record
    replay = again.replay(again.make_game(toy.make))
    assert replay.to_bytes() == position.to_bytes()


def test_changed_components_are_part_of_the_record() -> None:
    game = Orchard(components_changes='{"apples": 2}')
    record, _ = recorded(game, 3)
    text = record.write()
    assert '\nchanges {"apples": 2}\n---\n' in text
    assert replayed(text).scores() == record.scores


COMMENTED = (
    SHORT.replace("game toy", "# of a rainy day\ngame toy", 1)
    .replace("1 take 3", "# a bold one\n1 take 3 # three!")
    .replace("end 3 0", "# nearly\nend 3 0\n# well played")
)


def test_comments_stay_where_they_are() -> None:
    assert Record.parse(COMMENTED).write() == COMMENTED
    assert Record.parse(COMMENTED) == Record.parse(SHORT)


def test_comments_of_the_header_stay_above_their_lines_whatever_the_order() -> None:
    title, *header = HEADER.splitlines()
    commented = [line for each in [title, *header] for line in (f"# {each}", f"#  {each}", each)]
    text = "\n".join([*commented, MOVES])
    assert Record.parse(text).write() == text
    seed_first = [*commented[:3], *commented[-6:-3], *commented[3:-6], *commented[-3:], MOVES]
    assert Record.parse("\n".join(seed_first)).write() == text


def test_a_comment_outlasts_its_line() -> None:
    record = Record.parse(SHORT.replace("seed", "# apples of one's own\nchanges {}\n# lucky\nseed"))
    record.changes = ""
    assert record.write() == SHORT.replace("seed", "# lucky\nseed").replace(
        "---", "# apples of one's own\n---"
    )


def test_comments_stay_while_a_game_goes_on() -> None:
    record = Record.parse(COMMENTED.partition("end 3 0")[0])
    record.moves.pop()
    record.add(1, "done")
    record.scores = [3, 0]
    assert record.write() == COMMENTED.replace("# well played\n", "")


def test_comments_blank_lines_and_the_order_of_keys_do_not_matter() -> None:
    first, *header, last = HEADER.splitlines()
    lines = [f"# {first}", "", first, *reversed(header), "  ", last, "# the game begins"]
    text = "\n".join([*lines, MOVES.replace("1 eat", "\n1 eat  # an apple"), "end 3 0", "# well"])
    assert replayed(text).scores() == [3, 0]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: text.replace("2 hide 1", "2   HIDE\t1 "),
        lambda text: text.replace("seats 2", "seats\t2"),
        lambda text: text.removesuffix("\n"),
    ],
)
def test_what_editors_do_to_a_file_is_forgiven(change: Callable[[str], str]) -> None:
    assert replayed(change(SHORT)).scores() == [3, 0]


def test_a_running_game_has_no_end_line() -> None:
    record = Record.parse(HEADER + "1 hide 2\n")
    assert record.scores is None
    assert record.replay(record.make_game(toy.make)).actors() == [1]


def test_a_replay_may_stop_early_and_leaves_the_rest_unread() -> None:
    record = Record.parse(HEADER + "1 hide 2\n2 fly\nend 9 9\n")
    game = record.make_game(toy.make)
    assert record.replay(game, upto=1).n_actions == 1
    assert record.replay(game, upto=0).n_actions == 0


def test_a_fold_shows_the_start_and_every_action() -> None:
    record = Record.parse(SHORT)
    seen = [position.n_actions for position in record.fold(record.make_game(toy.make))]
    assert seen == list(range(8))


def test_players_names_fit_on_their_line() -> None:
    record = Record.of(Orchard(), 1, ["Ana\nseed 8", " \x00 "])
    assert record.players == ["Ana seed 8", "unnamed"]
    assert Record.parse(record.write()) == record


def test_players_who_are_not_named_are_unnamed() -> None:
    text = HEADER.replace("player 1 Ana\n", "")
    assert Record.parse(text).players == ["unnamed", "random"]


def test_a_record_needs_a_name_for_each_seat_and_a_seed_of_64_bits() -> None:
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        Record.of(Orchard(), 1, ["Ana"])
    for seed in (-1, 2**63):
        with pytest.raises(ValueError, match=f"seed {seed} is not 0 to"):
            Record.of(Orchard(), seed)


# --- Refused: the header ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("barrowgate record 1", "chess game 1", 1, "it does not begin with 'barrowgate record 1'"),
        ("record 1", "record 2", 1, "record format 2; this Barrowgate reads 1"),
        ("record 1", "record one", 1, "must be a number from 1"),
        ("rules 1", "rules one", 3, "'rules' must be a number"),
        ("rules 1", "rules 2", 3, "the record has rules 2, the game at hand has 1"),
        ("seats 2", "seats 0", 6, "'seats' must be a number from 1 to 16, not '0'"),
        ("seats 2", "seats 9", 2, "toy-orchard is for 2 to 4 seats, not 9"),
        ("seats 2", "seats ٢", 6, "'seats' must be a number"),
        ("seats 2", "seats 2_0", 6, "'seats' must be a number"),
        ("seats 2", "seats " + "9" * 5000, 6, "'seats' must be a number"),
        ("seed 7", "seed -1", 11, "'seed' must be a number from 0"),
        ("seed 7", "seed 18446744073709551616", 11, "'seed' must be a number"),
        ("seed 7", "seed", 11, "'seed' has no value"),
        ("seed 7", "sead 7", 11, "'sead' is not a header key; the keys: game, rules"),
        ("seed 7", "seed 7\nseed 8", 12, "'seed' is here again; first in line 11"),
        ("seed 7\n", "", 11, "the header has no 'seed'"),
        ("game toy-orchard", "game chess", 2, "there is no game 'chess'"),
        ("option rounds 1", "option rounds 9", 7, "no option rounds 9"),
        ("option rounds 1", "option tempo fast", 7, "no option tempo fast"),
        ("option rounds 1", "option rounds", 7, "'option rounds' has no value"),
        ("option rounds 1", "option", 7, "has no value"),
        ("player 2 random", "player 3 random", 10, "seat must be a number from 1 to 2, not '3'"),
        ("player 2 random", "player 1 random", 10, "'player 1' is here again"),
        ("player 2 random", "player 01 random", 10, "seat must be a number"),
        ("seed 7", "seed 7\nchanges apples", 12, "one line of JSON"),
        ("seed 7", "seed 7\nchanges [1]", 12, "one line of JSON"),
        ("seed 7", "seed 7\nchanges " + "[" * 100_000, 12, "one line of JSON"),
        ("seed 7", 'seed 7\nchanges {"apples": 99}', 12, "must be a number from 1 to 9"),
        ("---\n", "", 12, "'1' is not a header key"),
    ],
)
def test_a_wrong_header_is_refused(old: str, new: str, line: int, reason: str) -> None:
    error = refusal((HEADER + MOVES).replace(old, new, 1))
    assert reason in error.reason
    assert error.line == line
    assert str(error).startswith(f"game.bgr, line {line}: ")


def test_a_record_without_a_divider_is_refused() -> None:
    assert "'---'" in refusal(HEADER.removesuffix("---\n")).reason


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n"])
def test_an_empty_file_is_no_record(text: str) -> None:
    assert "does not begin with" in refusal(text).reason


@pytest.mark.parametrize("key", ["game toy-orchard", "edition first", "option rounds 1"])
def test_a_very_long_value_makes_no_long_message(key: str) -> None:
    read_anything(SHORT.replace(key, key + "x" * 10_000))


def test_other_components_are_refused_with_both_digests() -> None:
    other = Orchard(components_changes='{"apples": 2}').components_digest
    error = refusal(SHORT.replace(Orchard().components_digest, other))
    assert error.line == 5
    assert other in error.reason
    assert Orchard().components_digest in error.reason


def test_a_game_with_other_options_is_refused() -> None:
    record = Record.parse(SHORT)
    with pytest.raises(RecordError, match="line 7: option rounds is 1, the game at hand has 2"):
        record.replay(Orchard(2, options("2")))
    with pytest.raises(RecordError, match=r"line 7: .* no option 'rounds'; its options: basket"):
        record.replay(Orchard(2, {"basket": "alone"}))


def test_an_option_that_a_record_does_not_have_means_its_default() -> None:
    record = Record.parse(SHORT.replace("option basket alone\n", ""))
    assert record.replay(record.make_game(toy.make)).scores() == [3, 0]
    assert "basket" not in record.write()
    with pytest.raises(RecordError, match="no option basket, which means alone; the game at hand"):
        record.replay(Orchard(2, options("1", "shared")))


def test_the_name_of_an_edition_is_for_people() -> None:
    assert replayed(SHORT.replace("edition first", "edition second")).scores() == [3, 0]


# --- Refused: the actions -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "action", "reason"),
    [
        ("1 take 3", "1 take3", 15, "1 take3", "'take3' is not an action; did you mean 'take 3'"),
        ("1 take 3", "1 eat", 15, "1 eat", "not allowed now: no_apples"),
        ("1 take 3", "1 hide 1", 15, "1 hide 1", "not allowed now: wrong_time"),
        ("1 take 3", "2 take 3", 15, "2 take 3", "seat 2 may not act now; it is for seat 1"),
        ("1 take 3", "3 take 3", 15, "3 take 3", "must be a number from 1 to 2, not '3'"),
        ("1 take 3", "0 take 3", 15, "0 take 3", "must be a number from 1 to 2, not '0'"),
        ("1 take 3", "take 3", 15, "take 3", "must be a number from 1 to 2, not 'take'"),
        ("1 take 3", "1", 15, "1", "there is no action after the seat"),
        ("1 take 3", "1 # take 3", 15, "1", "there is no action after the seat"),
        ("end 3 0", "1 eat", 20, "1 eat", "the game is over before this action"),
        ("end 3 0", "end 3 0\n1 eat", 21, "1 eat", "nothing may follow the end line"),
        ("end 3 0", "end 3 0\nend 3 0", 21, "end 3 0", "nothing may follow the end line"),
        ("end 3 0", "end 3 1", 20, "end", "the scores are 3 0"),
        ("end 3 0", "end 3", 20, "end", "1 scores for 2 seats"),
        ("end 3 0", "end 3 x", 20, "end", "a score must be a number"),
        ("2 done\n", "", 19, "end", "the game is not over here"),
    ],
)
def test_a_wrong_action_is_refused(old: str, new: str, line: int, action: str, reason: str) -> None:
    error = refusal(SHORT.replace(old, new, 1))
    assert reason in error.reason
    assert (error.line, error.action) == (line, action)
    assert str(error).startswith(f"game.bgr, line {line}, '{action}': ")


def test_an_action_that_was_never_in_a_file_is_refused_at_its_future_line() -> None:
    record = Record.of(Orchard(2, options("1")), 7)
    record.add(0, "hide 1")
    record.add(0, "hide 2")
    with pytest.raises(RecordError) as caught:
        record.replay(Orchard(2, options("1")))
    assert record.write().splitlines()[caught.value.line - 1] == "1 hide 2"


# --- Files --------------------------------------------------------------------------------------


def test_a_saved_file_is_loaded_alike(tmp_path: Path) -> None:
    record, _ = recorded(Orchard(), 11)
    record.players[0] = "Añá 桃"
    path = tmp_path / "game.bgr"
    record.save(path)
    assert Record.load(path) == record
    assert path.read_text(encoding="utf-8") == record.write()
    assert os.listdir(tmp_path) == ["game.bgr"]


def test_saving_again_replaces_the_file_behind_a_link(tmp_path: Path) -> None:
    record, _ = recorded(Orchard(), 11)
    (tmp_path / "real").mkdir()
    path, link = tmp_path / "real" / "game.bgr", tmp_path / "link.bgr"
    path.write_text("old")
    link.symlink_to(path)
    record.save(link)
    assert link.is_symlink()
    assert Record.load(path) == record


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.bgr"
    path.write_text("old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match=r"game\.bgr: cannot be saved: No space left on device"):
        recorded(Orchard(), 1)[0].save(path)
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.bgr"]


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_a_saved_file_has_ordinary_permissions(tmp_path: Path) -> None:
    recorded(Orchard(), 1)[0].save(tmp_path / "game.bgr")
    (tmp_path / "other").touch()
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert len(modes) == 1


@pytest.mark.parametrize("name", ["missing.bgr", ".", "a\0b"])
def test_what_cannot_be_opened_is_a_record_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path / name)


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX")
def test_a_device_or_a_pipe_is_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (Path(os.devnull), pipe):
        with pytest.raises(RecordError, match="cannot be saved: not a regular file"):
            Record.parse(SHORT).save(path)
        assert not path.is_file()
    assert list(tmp_path.iterdir()) == [pipe]


def test_what_cannot_be_written_is_a_record_error(tmp_path: Path) -> None:
    record, _ = recorded(Orchard(), 1)
    with pytest.raises(RecordError, match="cannot be saved"):
        record.save(tmp_path / "missing" / "game.bgr")
    record.players[0] = "\ud800"
    with pytest.raises(RecordError, match="cannot be saved"):
        record.save(tmp_path / "game.bgr")


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"barrowgate record 1\ngame \xff\xfe\n", 2, "is not UTF-8 text"),
        (b"\x7fELF\x02\x01\x01\0\0\0\0", 1, "holds a control character"),
        (SHORT.encode().replace(b"Ana", b"A\0a"), 9, "holds a control character"),
        (SHORT.encode().replace(b"1 eat", b"1 e\x1bat"), 16, "holds a control character"),
        (SHORT.encode() + b"# x\n" * LARGEST, 0, "is larger than"),
        (SHORT.encode("utf-16"), 1, "is not UTF-8 text"),
    ],
)
def test_files_that_are_no_text_are_refused(
    tmp_path: Path, data: bytes, line: int, reason: str
) -> None:
    path = tmp_path / "game.bgr"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        Record.load(path)
    assert reason in caught.value.reason
    assert caught.value.line == line


def test_a_text_that_is_too_large_is_refused() -> None:
    assert "is larger than" in refusal(SHORT + "#" * LARGEST).reason


# --- Damaged at random --------------------------------------------------------------------------


def read_anything(text: str) -> None:
    """Success or a RecordError of one short line; any other exception fails the test."""
    message = ""
    try:
        replayed(text)
    except RecordError as error:
        message = str(error)
    assert "\n" not in message
    assert len(message) < 1000


@given(st.text())
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    read_anything(text)
    read_anything(HEADER + text)
    read_anything(HEADER.replace("seed 7", text))


@settings(max_examples=300)
@given(st.data())
def test_a_damaged_record_is_read_or_refused(data: st.DataObject) -> None:
    text = SHORT
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 12)))
        text = text[:start] + data.draw(st.text(max_size=6)) + text[end:]
    read_anything(text)


LINES = st.sampled_from(
    [
        *SHORT.splitlines(),
        *("", "#", "changes {}", 'changes {"apples": 1}', "option", "end", "end 1 2 3", "1 roll"),
        *("2 play 3", "1 draw", "player 2", "seats 4", "seed 0", "---"),
    ]
)


@settings(max_examples=300)
@given(st.lists(LINES, max_size=30), st.booleans())
def test_shuffled_lines_are_read_or_refused(lines: list[str], after_header: bool) -> None:
    read_anything((HEADER if after_header else "") + "\n".join(lines))


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records") / "damaged.bgr"


@settings(max_examples=200)
@given(st.binary(max_size=60), st.integers(0, len(SHORT)), st.integers(0, 30))
def test_damaged_bytes_are_read_or_refused(
    damaged: Path, junk: bytes, start: int, cut: int
) -> None:
    data = SHORT.encode()
    damaged.write_bytes(data[:start] + junk + data[start + cut :])
    with contextlib.suppress(RecordError):
        Record.load(damaged)


@given(
    st.dictionaries(st.sampled_from(["apples", "die", "x"]), st.integers() | st.text() | st.none())
)
def test_any_changes_are_played_or_refused(changes: dict[str, object]) -> None:
    read_anything(HEADER.replace("seed 7", f"seed 7\nchanges {json.dumps(changes)}"))
