"""Arguments: help everywhere, and a clear word for everything that is wrong."""

from pathlib import Path

import pytest

from barrowgate import __version__
from barrowgate.core import engine
from tests.cli.terminal import barrowgate, process, start

COMMANDS = ("play", "hint", "simulate", "ladder", "replay", "review", "cards", "rules", "bench")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("sing", "invalid choice: 'sing'"),
        ("play --loud", "unrecognized arguments: --loud (see barrowgate play --help)"),
        ("play chess", 'no game "chess"; there are: la-granja, loyang'),
        ("play --seats you,robot", 'no player "robot"; each seat is one of: you, random'),
        ("play --seats you,,random", 'no player ""; each seat'),
        (
            "play --seats you,random,random,random,random",
            "5 seats are too many; there are at most 4",
        ),
        ("play --solo --seats you,random", "the solitaire game has one seat, not 2"),
        ("play --seed seven", "--seed must be a whole number from 0 to 9223372036854775807"),
        ("play --seed -1", 'not "-1"'),
        ("play --seed 9223372036854775808", 'not "9223372036854775808"'),
        ("play --seed 1_000", 'not "1_000"'),
        ("play --ask nothing", '--ask is one of: less, trades, all; not "nothing"'),
        ("play --option speed=fast", 'no option "speed=fast"; there are: marker_limit, '),
        ("play --option removal", 'option removal is one of: all, choose; not ""'),
        ("play --option removal=none", 'option removal is one of: all, choose; not "none"'),
        ("--loud", "unrecognized arguments: --loud (see barrowgate --help)"),
        ("play --components .", ".: is a folder; name a components file in it"),
        ("play --components nowhere.toml", "nowhere.toml: there is no such file"),
        ("play --save nowhere/game.bgr", "cannot be saved: No such file or directory"),
        ("play --resume nowhere.bgr", "nowhere.bgr: cannot be read: No such file or directory"),
        ("play --resume", "there is no unfinished game in "),
        ("play loyang --resume", "there is no unfinished game of loyang in "),
        ("play chess --resume", 'no game "chess"'),
        ("play --resume nowhere.bgr --seed 4", "--seed cannot be used with --resume"),
        ("play --language xx", 'no words in the language "xx"; there are: en'),
        ("simulate --seats you", 'no player "you"; each seat is one of: random'),
        ("simulate --games 0", "--games must be a whole number from 1 to 10000000"),
        ("simulate --jobs many", '--jobs must be a whole number from 1 to 1024, not "many"'),
        ("simulate chess", 'no game "chess"'),
        ("ladder --bots random,clever", "no bot 'clever'; known: random"),
        ("ladder --bots random,,random", 'the bot "random" is named twice'),
        ("ladder --bots you", "no bot 'you'; known: random"),
        ("ladder --seats 5", "--seats must be a whole number from 1 to 4"),
        ("ladder --seats random,random", '--seats must be a whole number from 1 to 4, not "random'),
        ("ladder --games 0", "--games must be a whole number from 1 to 100000"),
        ("ladder --sprt 0.5,0.6", "--sprt compares two bots at a table of two or more seats"),
        ("ladder chess", 'no game "chess"'),
        ("ladder --option removal=none", "option removal is one of: all, choose"),
        ("ladder --file .", ".: Is a directory"),
        ("ladder --file nowhere/games", "nowhere/games: No such file or directory"),
        ("replay", "the following arguments are required: FILE"),
        ("replay nowhere.bgr", "nowhere.bgr: cannot be read: No such file or directory"),
        ("cards la-granja 67", 'no card "67"; a card is named by its number from 1 to 66'),
        ("cards la-granja sailor", 'no card "sailor"; a card is named by its number'),
        ("cards chess", 'no game "chess"'),
        ("rules la-granja 99", "no paragraph 99; the sections are 1 to 12"),
        ("rules chess", 'no game "chess"'),
        ("bench --seconds 0", '--seconds must be a number above 0, at most 3,600, not "0"'),
        ("bench --seconds nan", 'not "nan"'),
        ("bench --seconds soon", 'not "soon"'),
    ],
)
def test_wrong_arguments_are_told_and_end_with_status_2(
    line: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = barrowgate(*line.split(" "))
    assert said.status == 2
    assert said.out == ""
    assert complaint in said.err
    assert said.err.startswith("barrowgate: ")
    assert said.err.count("\n") == 1


def test_a_components_error_names_the_file_the_card_and_the_key(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[card]]\nnumber = 3\nfield = "hops"\n')
    for command in ("play", "cards", "simulate", "ladder"):
        said = barrowgate(command, "--components", mine)
        assert said.status == 2
        assert f"{mine}, card 3, field" in said.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    said = barrowgate(command, "--help")
    assert said.status == 0
    assert said.out.startswith(f"usage: barrowgate {command}")
    assert "help-" not in said.out


def test_people_have_a_seat_in_the_help_of_play_alone() -> None:
    assert "seat by seat: you, random" in " ".join(barrowgate("play", "--help").out.split())
    assert "seat by seat: random" in " ".join(barrowgate("simulate", "--help").out.split())


def test_without_a_command_the_help_names_them_all() -> None:
    said = barrowgate()
    assert said.status == 0
    for command in COMMANDS:
        assert f"\n    {command} " in said.out
    assert said.out == barrowgate("--help").out


def test_the_version_is_that_of_the_package_and_names_the_engine() -> None:
    said = barrowgate("--version")
    assert said.status == 0
    assert said.out.startswith(f"barrowgate {__version__}, {engine.running().name} engine")
    assert f"about {engine.PLAIN_IS_SLOWER} times slower" in said.out


def test_the_package_is_run_like_the_command() -> None:
    """`python -m barrowgate`, which is how `process` starts it."""
    said = process("cards", "la-granja", "35")
    assert said.status == 0
    assert said == barrowgate("cards", "la-granja", "35")
    assert process("sing").status == 2


def test_a_setting_that_nobody_can_mean_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARROWGATE_PURE", "maybe")
    said = barrowgate("cards", "la-granja", "1")
    assert said.status == 2
    assert "BARROWGATE_PURE is 1 (run the plain engine) or 0 (do not), not 'maybe'" in said.err


def test_a_reader_that_goes_away_is_no_error() -> None:
    running = start("cards", "la-granja")
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    assert running.wait(timeout=60) == 0
    assert "Traceback" not in running.stderr.read()


def test_the_language_comes_from_the_option_or_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "tlh_KL.UTF-8")
    assert barrowgate("--language", "en", "rules", "3").status == 0
    assert barrowgate("rules", "3", "--language=en").status == 0
    assert barrowgate("rules", "3").status == 0
