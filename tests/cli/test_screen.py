"""One decision on one screen: at most 24 lines of 80 columns, whatever is told and asked."""

import random
from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from pathlib import Path

import pytest
from rich.text import Text

from barrowgate.cli.console import UNICODE, make_console
from barrowgate.cli.context import Context
from barrowgate.cli.menu import Menu
from barrowgate.cli.parts import terminal_of
from barrowgate.cli.prompt import Action, Prompt
from barrowgate.cli.screen import Decision, Screen
from barrowgate.cli.session import Ask, Session
from barrowgate.cli.terminal_game import GOODS
from barrowgate.core.table import Table
from barrowgate.games import REGISTRY
from barrowgate.locales import ENGLISH, languages, words
from tests.cli.terminal import Pipe, barrowgate

HEIGHT, WIDTH = 24, 80
MARK = "@@@"


def screens(
    game: str,
    players: Sequence[str],
    ask: Ask,
    monkeypatch: pytest.MonkeyPatch,
    language: str = ENGLISH,
) -> list[str]:
    """What is shown before each line that is typed, by people who play at random."""
    out, seats = Pipe(), len(players)
    console, chance = make_console(out), random.Random(seats)
    table = Table.begin(REGISTRY[game].make(seats), seats, players, watched=True)

    def typed(_: Prompt) -> str:
        console.print(MARK)
        return MARK

    def chosen(_: Prompt, __: str, menu: Menu) -> Action:
        return Action(chance.choice(list(menu.actions.values())))

    monkeypatch.setattr(Prompt, "line", typed)
    monkeypatch.setattr(Prompt, "understand", chosen)
    speech = words(language, game)
    shown = terminal_of(table.game, players, speech, UNICODE)
    assert Session(table, shown, Context(speech, console), ask).run()
    *decisions, _ = out.written.split(f"{MARK}\n")
    return decisions


def rows(screen: str) -> int:
    """The lines of a terminal that a screen takes, with the one that is typed."""
    return 1 + sum(max(1, ceil(len(line) / WIDTH)) for line in screen.splitlines())


def check_size(decisions: list[str]) -> None:
    assert [screen for screen in decisions if rows(screen) > HEIGHT] == []
    assert max(len(line) for screen in decisions for line in screen.splitlines()) <= WIDTH


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("language", languages())
def test_every_decision_fits_a_terminal_of_24_lines(
    game: str, seats: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = Ask.LESS if seats % 2 else Ask.TRADES
    decisions = screens(game, ["you", *["random"] * (seats - 1)], ask, monkeypatch, language)
    assert len(decisions) > 50
    check_size(decisions)


@pytest.mark.parametrize("game", REGISTRY)
def test_so_does_every_decision_where_people_share_the_keyboard(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    decisions = screens(game, ["you"] * 4, Ask.LESS, monkeypatch)
    check_size(decisions)
    two_act = [screen for screen in decisions if "may act too" in screen]
    assert bool(two_act) == (game == "loyang")


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("folder", ["kept", "kept-for-a-very-long-time-" * 6])
def test_so_does_the_first_one_with_the_greeting_and_the_file_of_the_game(
    game: str, seats: int, folder: str, tmp_path: Path
) -> None:
    (tmp_path / folder).mkdir()
    path = tmp_path / folder / "game.bgr"
    players = ",".join(["you", *["random"] * (seats - 1)])
    new = ("play", game, "--seats", players, "--seed", str(seats), "--save", path)
    first, going_on = (
        barrowgate(*command).out.split("\n> ")[0] for command in (new, ("play", "--resume", path))
    )
    opening, *others = first.splitlines()
    assert opening == f"A new game, seed {seats}, kept in {path}"
    assert any("help names the commands" in line for line in others)
    assert going_on.startswith(f"Going on with {path} after ")
    assert max(rows(first), rows(going_on)) <= HEIGHT
    assert max(len(line) for line in others) <= WIDTH


def lines(count: int, what: str) -> list[Text]:
    return [Text(f"{what} {number}") for number in range(1, count + 1)]


def menu(count: int) -> Menu:
    return Menu(lines(count, "action"), {})


def new_screen() -> Screen:
    return Screen(HEIGHT, WIDTH, Text("... more: table"), Text("... more: log"))


def fitted(**parts: list[Text] | list[Menu]) -> tuple[Screen, Menu]:
    """A decision with a farm of five lines and goods of three, and what else is given."""
    given = {
        "notes": [],
        "news": [],
        "glance": lines(1, "glance"),
        "question": lines(1, "question"),
        "menus": [menu(4)],
        **parts,
    }
    table = {"middle": lines(7, "market"), GOODS: lines(3, "seat"), "farm": lines(5, "farm")}
    screen = new_screen()
    wanted = ["farm", GOODS, "middle"]
    chosen = screen.fit(Decision(**given, parts=table, wanted=wanted, needed=2))  # type: ignore[arg-type]
    return screen, chosen


def plain(shown: list[Text]) -> list[str]:
    return [line.plain for line in shown]


def test_everything_is_shown_where_there_is_room() -> None:
    screen, _ = fitted(news=lines(1, "event"))
    assert plain(screen.above) == ["event 1"]
    assert len(screen.table) == 15
    assert screen.table[0].plain == "market 1"  # in the order of the table


def test_parts_that_are_not_needed_make_room_for_the_news() -> None:
    screen, _ = fitted(news=lines(8, "event"))
    assert len(screen.above) == 8
    assert plain(screen.table)[0] == "seat 1"


def test_old_news_are_left_to_the_log_and_the_newest_begin_with_a_line_of_their_own() -> None:
    news = [*lines(8, "event"), Text("    goes on"), *lines(7, "last")]
    screen, _ = fitted(news=news)
    assert plain(screen.above) == ["... more: log", *plain(lines(7, "last"))]


def test_what_must_be_told_is_never_cut() -> None:
    screen, _ = fitted(notes=lines(9, "note"), news=lines(30, "event"))
    assert plain(screen.above)[:9] == plain(lines(9, "note"))
    assert len(screen.above) + len(screen.table) + 1 + 4 + 3 <= HEIGHT


def test_a_note_that_is_longer_than_a_line_takes_the_room_of_several() -> None:
    screen, _ = fitted(notes=[Text("x" * (WIDTH + 1))], menus=[menu(14)])
    other, _ = fitted(notes=[Text("x" * WIDTH)], menus=[menu(14)])
    assert (len(screen.table), len(other.table)) == (4, 5)


def test_a_game_that_needs_no_part_of_its_table_has_a_menu_all_the_same() -> None:
    table, menus = {GOODS: lines(3, "seat")}, [menu(50), menu(40)]
    screen = new_screen()
    chosen = screen.fit(Decision([], [], lines(1, "glance"), table, [], 0, [], menus))
    assert len(chosen.lines) == 40
    assert plain(screen.table) == ["glance 1"]


def test_a_glance_stands_for_the_goods_where_they_have_no_room() -> None:
    screen, _ = fitted(menus=[menu(13)])
    assert plain(screen.table)[0] == "glance 1"
    assert "seat 1" not in plain(screen.table)


def test_a_needed_part_is_cut_and_says_so() -> None:
    screen, _ = fitted(menus=[menu(15)])
    assert plain(screen.table) == ["glance 1", "farm 1", "farm 2", "farm 3", "... more: table"]


def test_the_menu_is_tight_where_that_keeps_the_needed_parts_whole() -> None:
    _, chosen = fitted(menus=[menu(30), menu(14), menu(6)])
    assert len(chosen.lines) == 6


def test_the_menu_says_as_much_as_leaves_a_little_of_the_table() -> None:
    full, brief, tight = menu(30), menu(14), menu(6)
    short = [replace(brief, is_short=True), replace(tight, is_short=True)]
    _, chosen = fitted(menus=[full, *short])
    assert len(chosen.lines) == 14
    _, chosen = fitted(menus=[full, replace(menu(25), is_short=True), short[1]])
    assert len(chosen.lines) == 6


def test_no_menu_is_too_long_for_a_game() -> None:
    _, chosen = fitted(menus=[menu(50), menu(40)])
    assert len(chosen.lines) == 40
