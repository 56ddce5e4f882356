"""``barrowgate play``: whole games by script, saved and resumed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from barrowgate import games
from barrowgate.bots import network_files, roster, typical
from barrowgate.cli import saves
from barrowgate.core.errors import RecordError
from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja
from barrowgate.locales import words
from tests.cli.terminal import barrowgate, process, random_course, start
from tests.kits import FINISHED

FIRST_CARDS = ["play 17 field", "play 24 helper"]  # of seed 7, seat 1
ANYTHING = ["1", "0"] * 1500  # the first action, or the end of the turn, until the game is over


def kept(path: Path) -> list[str]:
    """The actions in a record."""
    return [f"{move.seat + 1} {move.text}" for move in Record.load(path).moves]


def card_name(card: int) -> str:
    """As a player would read it."""
    return f"{card} {words('en', 'la-granja').say(f'card-{card}')}"


def test_a_whole_solo_game_is_played_by_written_actions(tmp_path: Path) -> None:
    moves, end = random_course(LaGranja(1), seed=3)
    path = tmp_path / "solo.bgr"
    said = barrowgate(
        *("play", "--solo", "--seed", "3", "--save", path, "--ask", "all"),
        lines=[text for _, text in moves],
    )
    assert said.status == 0
    assert kept(path) == [f"1 {text}" for _, text in moves]
    assert Record.load(path).scores == end.scores()
    assert f"1. 1 you: {end.scores()[0]} VP" in said.out
    assert str(path) in said.out.splitlines()[-1]


def test_a_whole_game_against_two_bots_is_played_by_numbers(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    said = process("play", "la-granja", "--seed", "7", "--save", path, lines=ANYTHING)
    assert (said.status, said.err) == (0, "")
    assert "The game is over" in said.out
    record = Record.load(path)
    assert record.players == ["you", "normal", "normal"]
    scores = record.replay(record.make_game(games.of_record)).scores()
    assert record.scores == scores
    for seat, name in enumerate(record.players):
        assert f"{seat + 1} {name}: {scores[seat]} VP" in said.out
    assert max(len(line) for line in said.out.splitlines() if "/" not in line) <= 80


def test_a_game_that_was_quit_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, halved = tmp_path / "whole.bgr", tmp_path / "halved.bgr"
    lines = [*FIRST_CARDS, "0", *["1", "0"] * 40]
    barrowgate("play", "--seed", "7", "--save", whole, lines=lines)
    first = barrowgate("play", "--seed", "7", "--save", halved, lines=[*lines[:9], "quit"])
    assert f"barrowgate play --resume {halved}" in first.out
    assert 0 < len(kept(halved)) < len(kept(whole))
    again = barrowgate("play", "--resume", halved, lines=lines[9:])
    assert again.status == 0
    assert halved.read_text() == whole.read_text()


def test_a_record_does_not_say_which_files_are_read(tmp_path: Path) -> None:
    """Somebody else may have written it; whoever resumes it lets its bots read their files."""
    network = network_files.SHIPPED / "la-granja-easy.network"
    path = tmp_path / "game.bgr"
    begun = barrowgate("play", "--seats", f"you,policy@{network}", "--save", path)
    assert begun.out.endswith(f"barrowgate play --resume {path} --networks\n")
    refused = barrowgate("play", "--resume", path)
    assert (refused.status, refused.out) == (2, "")
    assert refused.err.startswith(f"barrowgate: {path} has a bot that reads a file: policy@")
    assert refused.err.endswith("; if you want it read, add --networks\n")
    assert barrowgate("play", "--resume", path, "--networks").status == 0


def test_the_last_action_of_a_turn_is_not_played_by_going_on(tmp_path: Path) -> None:
    """Only "done" is possible, and what led there may still be taken back: it is asked again."""
    path = tmp_path / "solo.bgr"
    lines = [*"111110121", "quit"]
    trades = ("--ask", "trades")
    new = ("play", "la-granja", "--solo", "--seed", "5", "--save", path)
    before = barrowgate(*new, *trades, lines=lines)
    moves = kept(path)
    again = barrowgate("play", "--resume", path, *trades, lines=["quit"])
    for said in (before, again):
        assert "Nothing else is possible: press enter, or take back with undo." in said.out
    assert kept(path) == moves


def test_the_table_asks_nothing_before_the_first_decision() -> None:
    said = barrowgate("play")
    assert said.status == 0
    head = said.out.split("\n> ")[0]
    assert "Round 1 of 6" in head
    assert "Play 2 cards." in head


def test_a_game_between_bots_says_first_where_it_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    said = barrowgate("play", "--seats", "random,random", "--seed", "7", "--save", path)
    assert said.out.startswith(f"A new game, seed 7, kept in {path}\n")
    assert said.out.count("help names the commands") == 1


def test_end_of_input_keeps_the_game_and_says_where() -> None:
    said = barrowgate("play", "--seed", "7", "--ask", "trades", lines=FIRST_CARDS)
    path = Path(said.out.split("--resume ")[1].strip())
    assert kept(path) == [f"1 {text}" for text in FIRST_CARDS]


def test_each_new_game_has_a_file_of_its_own() -> None:
    paths = {barrowgate("play").out.split("--resume ")[1].strip() for _ in range(3)}
    assert len(paths) == 3


def test_resume_without_a_file_takes_the_newest_unfinished_game() -> None:
    barrowgate("play", "--seed", "7", lines=FIRST_CARDS[:1])
    said = barrowgate("play", "--resume", lines=FIRST_CARDS[1:])
    assert "after 1 action." in said.out
    assert kept(Path(said.out.split("--resume ")[1].strip()))[:2] == [
        f"1 {text}" for text in FIRST_CARDS
    ]


@pytest.mark.skipif(os.name != "posix", reason="a signal of POSIX")
def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    running = start("play", "--seed", "7", "--save", path)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write(FIRST_CARDS[0] + "\n")
    running.stdin.flush()
    assert any("Play one more card." in line for line in running.stdout)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 0
    assert "Traceback" not in err
    assert f"--resume {path}" in out
    assert kept(path) == [f"1 {FIRST_CARDS[0]}"]


@pytest.mark.skipif(os.name != "posix", reason="a limit and a shell of POSIX")
def test_a_full_disk_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    barrowgate("play", "--seed", "7", "--save", path, lines=FIRST_CARDS[:1])
    before = path.read_text()
    said = process("play", "--resume", path, lines=FIRST_CARDS[1:], shell="ulimit -f 0;")
    assert said.status == 2
    assert said.err == f"barrowgate: {path}: cannot be saved: File too large\n"
    assert path.read_text() == before
    assert list(tmp_path.glob(".*")) == []


def test_a_game_that_cannot_be_begun_leaves_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Record, path: Path) -> None:
        raise RecordError(0, "", "cannot be saved: No space left on device", str(path))

    monkeypatch.setattr(Record, "save", full)
    assert barrowgate("play").status == 2
    assert list(saves.folder().iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="a shell of POSIX")
@pytest.mark.parametrize(
    "name",
    ["a game.bgr", "it's; $HOME `id`.bgr", "-x.bgr", "\x1b[31m\n\\'.bgr", "caf\udce9.bgr", "ü.bgr"],
)
def test_what_is_shown_to_be_typed_finds_the_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = barrowgate("play", f"--save={name}")
    *_, shown = said.out.splitlines()
    assert "\x1b" not in said.out
    typed = shown.partition("play ")[2]
    words = subprocess.run(
        ["bash", "-c", f'printf "%s\\0" {typed}'], capture_output=True, check=True
    ).stdout.split(b"\0")[:-1]
    assert barrowgate("play", *(os.fsdecode(word) for word in words)).status == 0
    refused = barrowgate("play", f"--save={name}")
    assert refused.status == 2
    assert f"go on with {typed}," in refused.err


def test_a_seed_that_nobody_gave_is_not_told_while_the_game_runs(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    everything = ["help", "table", "hand", "log", "why 1", "preview 1", "actions", "rules"]
    started = barrowgate("play", "--save", path, lines=everything).out
    seed = Record.load(path).seed
    assert seed > 10**9  # a smaller one of 63 bits comes once in nine thousand million games
    resumed = barrowgate("play", "--resume", path, lines=["1", *everything]).out
    assert str(seed) not in started + resumed


def test_it_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    said = barrowgate("play", "--seats", "random", "--save", path)
    seed = Record.load(path).seed
    assert said.out.splitlines()[-1] == f"The seed was {seed}; the record is in {path}"
    assert said.out.count(str(seed)) == 1


def test_a_seed_that_was_given_is_told_at_once(tmp_path: Path) -> None:
    said = barrowgate("play", "--seed", "7", "--save", tmp_path / "game.bgr")
    assert said.out.startswith("A new game, seed 7, kept in ")


def test_resume_goes_on_with_the_game_that_is_named(tmp_path: Path) -> None:
    garden = Path(barrowgate("play", "loyang").out.split("--resume ")[1].strip())
    barrowgate("play", "la-granja")
    assert f"Going on with {garden}" in barrowgate("play", "loyang", "--resume").out
    refused = barrowgate("play", "la-granja", "--resume", garden)
    assert refused.status == 2
    assert refused.err == f"barrowgate: {garden} holds a game of loyang, not of la-granja\n"


@pytest.mark.skipif(os.name != "posix", reason="a path of POSIX")
def test_a_command_that_the_shell_would_not_find_is_named_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [".venv/bin/barrowgate", "play"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "Go on with: .venv/bin/barrowgate play --resume " in barrowgate("play").out
    monkeypatch.setattr(sys, "argv", ["barrowgate/__main__.py", "play"])
    assert f"Go on with: {sys.executable} -m barrowgate play --resume " in barrowgate("play").out
    found = tmp_path / "barrowgate"
    found.write_text("")
    found.chmod(0o755)
    assert "Go on with: barrowgate play --resume " in barrowgate("play").out


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    unfinished, foreign = tmp_path / "game.bgr", tmp_path / "letter.txt"
    barrowgate("play", "--save", unfinished)
    foreign.write_text("Dear Ana")
    for path, reason in ((unfinished, "unfinished game"), (foreign, "not a record")):
        before = path.read_text()
        said = barrowgate("play", "--save", path)
        assert said.status == 2
        assert reason in said.err
        assert path.read_text() == before


def test_a_table_of_bots_alone_plays_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "bots.bgr"
    said = barrowgate("play", "--seats", "random,random", "--seed", "1", "--save", path)
    assert said.status == 0
    scores = Record.load(path).scores
    assert scores is not None
    assert f"1 random: {scores[0]} VP" in said.out


def test_a_finished_game_shows_its_result_again(tmp_path: Path) -> None:
    path = tmp_path / "bots.bgr"
    barrowgate("play", "--seats", "random,random", "--seed", "1", "--save", path)
    before = path.read_text()
    said = barrowgate("play", "--resume", path)
    assert said.status == 0
    assert "The game is over" in said.out
    assert path.read_text() == before


def test_a_single_possible_action_is_played_without_asking() -> None:
    def asked(*more: str) -> int:
        lines = [*FIRST_CARDS, "commodity silver", "0", *["1", "0"] * 20]
        return barrowgate("play", "--seed", "7", *more, lines=lines).out.count("Nothing else")

    assert asked("--ask", "all") > asked("--ask", "trades") > asked("--ask", "less") == 0


def test_options_and_components_are_written_into_the_record(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[setup]\nsilver = 9\n")
    path = tmp_path / "game.bgr"
    said = barrowgate(*("play", "--option", "removal=choose", "--components", mine, "--save", path))
    record = Record.load(path)
    assert record.options["removal"] == "choose"
    assert '"silver":9' in record.changes
    farm = record.replay(record.make_game(games.of_record)).view(0)["farms"][0]
    assert farm["silver"] == 9
    assert said.status == 0


def test_other_hands_stay_hidden_from_the_transcript(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    said = barrowgate("play", "--seed", "7", "--save", path, lines=ANYTHING[:60])
    record = Record.load(path)
    position = record.replay(record.make_game(games.of_record))
    hidden = [card for seat in (1, 2) for card in position.view(seat)["farms"][seat]["hand"]]
    assert len(hidden) > 4
    assert "drew" in said.out
    for card in hidden:
        assert card_name(card) not in said.out


def test_people_at_one_keyboard_do_not_see_each_other_s_hands(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    position = LaGranja(2).start(7)
    first = position.actors()[0]
    mine = position.view(first)["farms"][first]["hand"]
    lines = ["", f"play {mine[0]} field", f"play {mine[1]} field", "done"]
    said = barrowgate("play", "--seats", "you,you", "--seed", "7", "--save", path, lines=lines)
    assert f"Pass the keyboard to seat {first + 1}, then press enter." in said.out
    before, after = said.out.split(f"Pass the keyboard to seat {2 - first}, then press enter.")
    for card in mine[2:]:
        assert card_name(card) in before
        assert card_name(card) not in after


def test_a_terminal_without_utf_8_gets_plain_signs() -> None:
    said = barrowgate(
        "play", "--seed", "7", lines=[*FIRST_CARDS, "0", "rules 8.3"], encoding="ascii"
    )
    assert said.status == 0
    assert "?" not in said.out.replace("?\n", "")
    assert "* from a den" in said.out


def test_a_pipe_gets_no_colours_and_a_terminal_does(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in barrowgate("play", "--seed", "7").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b[" in barrowgate("play", "--seed", "7").out


def test_every_line_fits_narrow_and_wide_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (60, 100, 120):
        monkeypatch.setenv("COLUMNS", str(width))
        said = barrowgate("play", "--seed", "7", lines=ANYTHING[:40])
        longest = max(len(line) for line in said.out.splitlines() if "/" not in line)
        assert longest <= width


def test_the_seat_of_a_name_that_is_no_bot_belongs_to_a_person(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    barrowgate("play", "--seed", "7", "--save", path)
    path.write_text(path.read_text().replace("player 1 you", "player 1 Ana"))
    said = barrowgate("play", "--resume", path, lines=["play 17 field"])
    assert "1 Ana: played 17 Miller" in said.out


def test_the_help_tells_what_the_levels_typically_score() -> None:
    told = " ".join(barrowgate("play", "--help").out.split())
    assert "with two seats: la-granja: random 8, easy 54, normal 84, hard 98, master 102;" in told
    assert set(typical.POINTS) == set(FINISHED)
    for points in typical.POINTS.values():
        assert list(points) == ["random", *roster.LEVELS]
        assert sorted(points.values()) == list(points.values())
    assert "with two seats" not in barrowgate("simulate", "--help").out
