"""``barrowgate cards``: every card in words, with its sources."""

import json
from pathlib import Path

import pytest

from barrowgate.cli.inventory import LETTERS
from barrowgate.games import REGISTRY
from barrowgate.locales import words
from tests.cli.terminal import barrowgate

README = Path(__file__).parents[2] / "README.md"


def test_the_list_has_every_card_and_how_much_is_known() -> None:
    said = barrowgate("cards", "la-granja")
    lines = said.out.splitlines()
    assert said.status == 0
    for number in range(1, 67):
        assert sum(f" {number} " in line[4 : 8 + len(str(number))] for line in lines) >= 1
    assert "PDPP  1 Chef                  grape  2: grain pig                extra, pig" in lines
    assert "DDDR  9 Barrow Builder        grain  5: olive olive grape grape  silver, pig" in lines
    assert "1 Greengrocer: Asks for olive, grain, grape, pig." in said.out
    assert any(line.startswith("cards: helpers") for line in lines)
    assert max(len(line) for line in lines) <= 80


def test_one_card_shows_its_four_sides_and_their_sources() -> None:
    said = barrowgate("cards", "la-granja", "35")
    text = " ".join(said.out.split())
    assert "35 Agricultural Worker field: grain barrow 3 VP: olive grain grape" in text
    assert "helper: Harvest goods may be sold from fields." in text
    assert "sources: field Designed, barrow Designed, extension Designed, helper " in text
    assert barrowgate("cards", "35").out == said.out


@pytest.mark.parametrize(
    "name", ["Olive Picker", "olive_picker", "OLIVE-picker", "53 olive picker"]
)
def test_a_card_is_found_by_its_name(name: str) -> None:
    assert barrowgate("cards", "la-granja", *name.split()).out == barrowgate("cards", "53").out


@pytest.mark.parametrize(
    ("game", "name", "begins"),
    [
        ("la-granja", "greengrocer", "1 Greengrocer: Asks for olive, grain, grape, pig."),
        ("la-granja", "hats", "Hat: One step up the siesta track. (rules 8.2)"),
        ("loyang", "wheat", "wheat: "),
        ("loyang", "storehouse", "Storehouse: It keeps one vegetable for later"),
    ],
)
def test_another_thing_than_a_card_is_looked_up_as_at_the_table(
    game: str, name: str, begins: str
) -> None:
    said = barrowgate("cards", game, name)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(begins)
    assert barrowgate("cards", game, name, "--json").status == 2
    assert barrowgate("cards", game, "sailor").status == 2


def test_json_has_the_whole_box() -> None:
    result = json.loads(barrowgate("cards", "--json").out)
    assert [card["number"] for card in result["cards"]] == list(range(1, 67))
    assert set(result["cards"][0]) == {
        *("number", "key", "name", "field", "barrow", "extension", "helper", "text", "source")
    }
    assert result["components"]["siesta"]["vp"] == [0, 0, 1, 2, 3]
    assert sum(result["summary"]["helper"].values()) == 66
    assert json.loads(barrowgate("cards", "1", "--json").out) == result["cards"][0]


def test_own_components_show_as_yours_with_their_own_words(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        '[[card]]\nnumber = 1\nfield = "olive"\nname = { en = "Cook" }\n'
        "[[card]]\nnumber = 27\n"
        'helper = { effect = "income_silver", silver = 5, when = "farm", once = false }\n'
        '[[card]]\nnumber = 2\ntext = "Never mind."\n'
    )
    cook = barrowgate("cards", "1", "--components", mine).out
    assert "1 Cook" in cook
    assert "field: olive" in cook
    assert "sources: field Yours, barrow Designed" in cook
    assert "helper: Income: 5 silver." in barrowgate("cards", "27", "--components", mine).out
    assert "helper: Never mind." in barrowgate("cards", "2", "--components", mine).out
    assert barrowgate("cards", "la-granja", "cook", "--components", mine).out == cook
    assert "YDPP  1 Cook" in barrowgate("cards", "--components", mine).out


@pytest.mark.parametrize("game", REGISTRY)
def test_the_readme_says_how_much_is_known(game: str) -> None:
    result = json.loads(barrowgate("cards", game, "--json").out)
    known = [sum(kind[source] for kind in result["summary"].values()) for source in LETTERS]
    assert known[-1] == 0  # nothing is the player's own
    cells = " | ".join(str(number) for number in (sum(known), *known[:-1]))
    title = words("en", game).say("game-name")
    assert f"| {title} | {cells} |" in README.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "name"),
    [("la-granja", "greengrocer"), ("la-granja", "olive picker"), ("loyang", "con man")],
)
def test_without_a_game_a_name_is_looked_for_in_both(game: str, name: str) -> None:
    said = barrowgate("cards", *name.split())
    assert (said.status, said.err) == (0, "")
    assert said.out == barrowgate("cards", game, *name.split()).out != ""


def test_what_both_games_have_is_told_of_both() -> None:
    for name in ("helper", "foreman"):
        each = [barrowgate("cards", game, name).out for game in ("la-granja", "loyang")]
        assert barrowgate("cards", name).out == "".join(each)
    one = barrowgate("cards", "la-granja", "foreman", "--json").out
    assert barrowgate("cards", "foreman", "--json").out == one


def test_a_name_of_nothing_is_no_game() -> None:
    said = barrowgate("cards", "chess")
    assert (said.status, said.out) == (2, "")
    assert "chess" in said.err


@pytest.mark.parametrize("number", ["0", "67", "8000"])
@pytest.mark.parametrize("game", [(), ("la-granja",), ("loyang",)])
def test_a_number_that_no_card_has_is_refused(game: tuple[str, ...], number: str) -> None:
    number = number if number != "67" or game != ("loyang",) else "71"
    said = barrowgate("cards", *game, number)
    assert (said.status, said.out) == (2, "")
    assert f'no card "{number}"' in said.err
