"""``hint`` at the table, and ``barrowgate hint`` for a saved game."""

import json
import re
from pathlib import Path

import pytest

from barrowgate.bots import network_files
from barrowgate.core.record import Record
from barrowgate.games import entry
from tests.cli.terminal import barrowgate
from tests.coaching import own_game, random_record, saved, small_coach

__all__ = ["small_coach"]
ACTION = re.compile(
    r"^(\d+) +([a-z0-9 ]+): (VP|space) -?[\d.]+(, wins \d+ %)?, "
    r"(never tried|tried (once|\d+ times))"
)


def at_the_table(*lines: str, options: tuple[str, ...] = ()) -> list[str]:
    """What the table answers to these lines in a game of La Granja, one answer each."""
    said = barrowgate("play", "--seats", "you,random", "--seed", "5", *options, lines=lines)
    assert (said.status, said.err) == (0, "")
    return said.answers


def advised(answer: str) -> list[tuple[str, str]]:
    """The number and the written form of each action that a hint names."""
    found = (ACTION.match(line) for line in answer.splitlines())
    return [(match[1], match[2]) for match in found if match]


@pytest.mark.usefixtures("small_coach")
def test_a_hint_names_at_most_three_actions_as_the_menu_numbers_them() -> None:
    hint, *_ = at_the_table("hint")
    found = advised(hint)
    assert 1 <= len(found) <= 3
    assert len(set(found)) == len(found)
    assert re.search(r"The best actions in \d+ simulations, with what they do next:", hint)
    assert hint.count(" wins ") == len(found)
    for number, action in found:
        answer = at_the_table(f"preview {number}")[0]
        assert f"{action} would do this" in answer
        brings = [line for line in answer.splitlines() if line.startswith("1 you: ")]
        assert brings
        assert all(f"    {line}" in hint for line in brings)


@pytest.mark.usefixtures("small_coach")
def test_a_hint_changes_nothing_and_fits_80_columns() -> None:
    hint, *rest = at_the_table("hint", "table")
    assert rest[0] == at_the_table("table")[0]
    assert all(len(line) <= 80 for line in hint.splitlines())


@pytest.mark.usefixtures("small_coach")
def test_alone_there_is_nothing_to_win() -> None:
    said = barrowgate("play", "loyang", "--solo", "--seed", "5", lines=["hint"])
    assert (said.status, said.err) == (0, "")
    hint = said.answers[0]
    assert advised(hint)
    assert "wins" not in hint


@pytest.mark.usefixtures("small_coach")
def test_what_is_forced_is_said_to_be(tmp_path: Path) -> None:
    game = entry("la-granja").make(2)
    whole = random_record(game, 5, ["you", "you"])
    number = next(
        position.n_actions
        for position in whole.fold(game)
        if len(position.legal(position.actors()[0])) == 1
    )
    path = saved(random_record(game, 5, ["you", "you"], number), tmp_path)
    said = barrowgate("hint", path)
    assert (said.status, said.err) == (0, "")
    assert "Nothing else is possible:\n1.  " in said.out
    found = json.loads(barrowgate("hint", path, "--json").out)
    assert found["forced"] is True
    assert [each["action"] for each in found["actions"]] == [whole.moves[number].text]


@pytest.mark.usefixtures("small_coach")
@pytest.mark.parametrize(("name", "seats"), [("la-granja", 2), ("loyang", 4), ("loyang", 1)])
def test_a_saved_game_gets_a_hint_for_the_person_who_acts(
    name: str, seats: int, tmp_path: Path
) -> None:
    game = entry(name).make(seats)
    record = random_record(game, 5, ["you"] * seats, 9)
    position = record.replay(game)
    path = saved(record, tmp_path)
    before = path.read_bytes()
    found = json.loads(barrowgate("hint", path, "--json").out)
    seat = position.actors()[0]
    legal = [game.catalogue.write(action) for action in position.legal(seat)]
    assert (found["game"], found["seat"]) == (name, seat + 1)
    assert 0 < sum(each["visits"] for each in found["actions"]) <= found["simulations"]
    assert 1 <= len(found["actions"]) <= 3
    assert all(each["action"] in legal for each in found["actions"])
    assert all(("win" in each) == (seats > 1) for each in found["actions"])
    assert all(each["next"] is not None for each in found["actions"])
    told = barrowgate("hint", path)
    assert (told.status, told.err) == (0, "")
    assert f"{seat + 1} you: " in told.out
    assert all(len(line) <= 80 for line in told.out.splitlines())
    assert path.read_bytes() == before


@pytest.mark.usefixtures("small_coach")
def test_of_several_that_may_act_the_person_gets_the_hint(tmp_path: Path) -> None:
    game = entry("loyang").make(4)
    whole = random_record(game, 5, ["random"] * 4)
    position = next(each for each in whole.fold(game) if len(each.actors()) == 2)
    players = ["random"] * 4
    players[position.actors()[1]] = "you"
    path = saved(random_record(game, 5, players, position.n_actions), tmp_path)
    found = json.loads(barrowgate("hint", path, "--json").out)
    assert players[found["seat"] - 1] == "you"


def refused(record: Record, folder: Path) -> str:
    said = barrowgate("hint", saved(record, folder))
    assert (said.status, said.out) == (2, "")
    return said.err


def test_a_game_that_is_over_gets_none(tmp_path: Path) -> None:
    game = entry("la-granja").make(2)
    told = refused(random_record(game, 5, ["you", "you"]), tmp_path)
    assert "game.bgr: the game is over; barrowgate review tells" in told


def test_a_bot_gets_none(tmp_path: Path) -> None:
    game = entry("la-granja").make(2)
    told = refused(random_record(game, 5, ["random", "random"], 9), tmp_path)
    assert re.search(r"seat [12] is to act, and a bot sits there", told)


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    path.write_text("a letter\n")
    said = barrowgate("hint", path)
    assert (said.status, said.out) == (2, "")
    assert "is not a record" in said.err


@pytest.mark.usefixtures("small_coach")
def test_what_the_coach_may_misjudge_is_told(tmp_path: Path) -> None:
    noted = "Note on the coach: the network learnt with the components "
    path = saved(random_record(own_game(tmp_path), 5, ["you", "you"], 9), tmp_path)
    said = barrowgate("hint", path)
    assert said.status == 0
    assert said.err.startswith(noted)
    json.loads(barrowgate("hint", path, "--json").out)
    hint, *_ = at_the_table("hint", options=("--components", str(tmp_path / "mine.toml")))
    assert noted in " ".join(hint.split())


def test_without_a_network_there_is_no_coach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_files, "SHIPPED", tmp_path)
    wanted = "There is no coach here: there is no network 'la-granja'"
    hint, *_ = at_the_table("hint")
    assert wanted in " ".join(hint.split())
    assert wanted in refused(random_record(entry("la-granja").make(2), 5, ["you"] * 2, 9), tmp_path)
