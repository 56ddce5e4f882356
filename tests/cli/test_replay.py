"""``barrowgate replay``: good records and damaged ones."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja
from tests.cli.terminal import barrowgate, random_course


@pytest.fixture(scope="module")
def finished() -> Record:
    game = LaGranja(2)
    moves, end = random_course(game, seed=5)
    record = Record.of(game, 5, ["random", "random"])
    for seat, text in moves:
        record.add(seat, text)
    record.scores = end.scores()
    return record


@pytest.fixture
def file(finished: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.bgr"
    finished.save(path)
    return path


def test_a_record_is_replayed_and_its_result_printed(file: Path, finished: Record) -> None:
    said = barrowgate("replay", file)
    assert said.status == 0
    assert f"{len(finished.moves)} of {len(finished.moves)} actions replayed" in said.out
    assert finished.scores is not None
    assert f"1 random: {finished.scores[0]} VP" in said.out


def test_the_table_after_some_actions_is_shown(file: Path, finished: Record) -> None:
    said = barrowgate("replay", file, "--at", "1")
    assert said.status == 0
    assert f"1 of {len(finished.moves)} actions replayed" in said.out
    assert "Round 1 of 6" in said.out
    assert "Hand" not in said.out  # an onlooker sees none
    assert "Hand" in barrowgate("replay", file, "--at", "1", "--seat", "2").out


def test_a_running_game_says_who_is_to_act(file: Path, finished: Record) -> None:
    text = file.read_text()
    file.write_text(text[: text.index("\nend ")].rsplit("\n", 5)[0] + "\n")
    said = barrowgate("replay", file)
    assert said.status == 0
    assert "The game is not over; to act: seat " in said.out


def test_json_has_the_result_and_with_at_the_view(file: Path, finished: Record) -> None:
    result = json.loads(barrowgate("replay", file, "--json").out)
    assert result["scores"] == finished.scores
    assert result["over"] is True
    assert result["actors"] == []
    assert sorted(result["standing"]) in ([1, 2], [1, 1])
    assert result["actions"] == len(finished.moves)
    assert result["players"] == ["random", "random"]
    assert "view" not in result
    start = json.loads(barrowgate("replay", file, "--json", "--at", "0", "--seat", "1").out)
    assert start["view"]["round"] == 1
    assert len(start["view"]["farms"][0]["hand"]) == 4
    assert start["view"]["farms"][1]["hand"] is None


def secret(folder: Path) -> tuple[Path, Record]:
    """A finished game with secret points, and its file."""
    game = LaGranja(3, {"secret_vp": "on"})
    moves, end = random_course(game, seed=5)
    record = Record.of(game, 5, ["random"] * 3)
    for seat, text in moves:
        record.add(seat, text)
    record.scores = end.scores()
    record.save(folder / "secret.bgr")
    return folder / "secret.bgr", record


def test_json_tells_no_total_that_the_view_hides(tmp_path: Path) -> None:
    path, record = secret(tmp_path)
    late = ("replay", path, "--json", "--at", str(len(record.moves) - 1))
    onlooker = json.loads(barrowgate(*late).out)
    assert (onlooker["scores"], onlooker["standing"]) == ([None] * 3, None)
    seat = json.loads(barrowgate(*late, "--seat", "2").out)
    own = seat["view"]["farms"][1]["vp"]
    assert own > 0
    assert (seat["scores"], seat["standing"]) == ([None, own, None], None)
    text = path.read_text()
    path.write_text(text[: text.index("\nend ")].rsplit("\n", 1)[0] + "\n")
    running = json.loads(barrowgate("replay", path, "--json").out)
    assert (running["over"], running["scores"]) == (False, [None] * 3)


def test_json_tells_secret_totals_at_the_end(tmp_path: Path) -> None:
    path, record = secret(tmp_path)
    result = json.loads(barrowgate("replay", path, "--json").out)
    assert result["scores"] == record.scores
    assert sorted(result["standing"])[0] == 1


def test_json_tells_open_totals_at_any_time(file: Path, finished: Record) -> None:
    at = str(len(finished.moves) - 1)
    result = json.loads(barrowgate("replay", file, "--json", "--at", at).out)
    assert result["over"] is False
    assert result["scores"] == [farm["vp"] for farm in result["view"]["farms"]]
    assert len(result["standing"]) == 2


def test_an_action_that_is_not_allowed_is_named_with_its_line_and_reason(
    file: Path, finished: Record
) -> None:
    lines = file.read_text().splitlines()
    first = lines.index("---") + 1
    seat = lines[first].split()[0]
    hand = LaGranja(2).start(5).view(int(seat) - 1)["farms"][int(seat) - 1]["hand"]
    foreign = next(card for card in range(1, 67) if card not in hand)
    lines[first] = f"{seat} play {foreign} field"
    file.write_text("\n".join(lines) + "\n")
    said = barrowgate("replay", file)
    assert said.status == 2
    assert said.err == (
        f"barrowgate: {file}, line {first + 1}, '{seat} play {foreign} field': "
        "not allowed now: This card is not in your hand.\n"
    )


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda text: text.replace("seed 5", "seed 6"), "line "),
        (lambda text: text.replace("seed 5", "seed five"), "'seed' must be a number"),
        (lambda text: text[:90], "the header"),
        (lambda text: "", "is not a record"),
        (lambda text: text.replace("game la-granja", "game chess"), "no game 'chess'"),
        (lambda text: text.replace("seats 2", "seats 9"), "line "),
        (lambda text: text.replace("\nend ", "\nend 1"), "the scores are"),
        (lambda text: text.replace("removal all", "removal none"), "option removal is"),
        (lambda text: text.replace("rules 1", "rules 7"), "la-granja has rules 1 to 1 here, not 7"),
        (lambda text: text.replace("---", '---\n2 sing "aloud"'), "is not an action"),
        (lambda text: text.replace("---", "changes {\n---"), "one line of JSON"),
        (
            lambda text: text.replace("---", 'changes {"setup":{"silver":-1}}\n---'),
            "setup, silver",
        ),
        (lambda text: text.replace("---", "\x00---"), "control character"),
    ],
)
def test_a_damaged_record_ends_with_status_2_and_says_why(
    file: Path,
    damage: Callable[[str], str],
    complaint: str,
) -> None:
    file.write_text(damage(file.read_text()))
    said = barrowgate("replay", file)
    assert said.status == 2
    assert said.err.startswith(f"barrowgate: {file}")
    assert complaint in said.err
    assert "reason-" not in said.err
    assert barrowgate("play", "--resume", file).status == 2


def test_a_file_that_is_no_text_is_refused(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00barrowgate")
    said = barrowgate("replay", file)
    assert said.status == 2
    assert "is not UTF-8 text" in said.err


@pytest.mark.parametrize("number", ["-1", "99999", "one"])
def test_a_number_of_actions_beyond_the_record_is_refused(file: Path, number: str) -> None:
    said = barrowgate("replay", file, f"--at={number}")
    assert said.status == 2
    assert "--at must be a whole number from 0 to " in said.err


def test_actions_behind_the_wanted_one_may_be_damaged(file: Path, finished: Record) -> None:
    file.write_text(file.read_text().replace("\nend ", "\n1 sing\nend "))
    assert barrowgate("replay", file).status == 2
    assert barrowgate("replay", file, "--at", "20").status == 0
