"""At the Gates of Loyang by the commands: whole games, records, cards and rules."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from barrowgate import games
from barrowgate.cli.rules import Rulebook
from barrowgate.core.record import Record
from barrowgate.loyang import Loyang, names, notation
from tests.cli.terminal import barrowgate, process, random_course

ANYTHING = ["1", "0", "2"] * 800  # the first or second action, or the end, until the game is over
DOCUMENT = Path(__file__).parents[2] / "docs" / "rules" / "loyang.md"


def kept(path: Path) -> list[str]:
    """The actions in a record."""
    return [f"{move.seat + 1} {move.text}" for move in Record.load(path).moves]


# --- play -------------------------------------------------------------------------------------


def test_a_whole_solitaire_game_is_played_by_written_actions(tmp_path: Path) -> None:
    moves, end = random_course(Loyang(1), seed=3)
    path = tmp_path / "solo.bgr"
    said = barrowgate(
        *("play", "loyang", "--solo", "--seed", "3", "--save", path, "--ask", "all"),
        lines=[*(text for _, text in moves[:1]), "table", *(text for _, text in moves[1:])],
    )
    assert said.status == 0
    assert kept(path) == [f"1 {text}" for _, text in moves]
    assert Record.load(path).scores == end.scores()
    assert f"1. 1 you: space {end.scores()[0]}" in said.out
    assert "The levels begin further up the path." in said.out
    assert "Grid, each row with its price" in said.out


def test_a_whole_game_against_two_bots_is_played_by_numbers(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    said = process(
        *("play", "loyang", "--seats", "you,random,random", "--seed", "7", "--save", path),
        lines=ANYTHING,
    )
    assert (said.status, said.err) == (0, "")
    assert "The game is over" in said.out
    record = Record.load(path)
    scores = record.replay(record.make_game(games.of_record)).scores()
    assert record.scores == scores
    for seat, name in enumerate(record.players):
        assert f"{seat + 1} {name}: space {scores[seat]}" in said.out
    long_lines = [line for line in said.out.splitlines() if len(line) > 80]
    assert [line for line in long_lines if str(path) not in line] == []


def test_two_people_at_a_table_for_four_act_when_they_are_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    lines = [line for _ in range(700) for line in ("", "1", "0", "2")]
    said = barrowgate(
        *("play", "loyang", "--seats", "random,you,random,you", "--seed", "2", "--save", path),
        lines=lines,
    )
    assert said.status == 0
    record = Record.load(path)
    assert {move.seat for move in record.moves} == {0, 1, 2, 3}
    assert any(move.text.startswith("partner") for move in record.moves)
    assert "Pass the keyboard to seat 2" in said.out
    assert "Pass the keyboard to seat 4" in said.out
    assert "Partners" in said.out


def pair_at(path: Path, players: list[str]) -> list[int]:
    """A kept game of four in which a person and another may act, in round 1; both, first first."""
    game = Loyang(4, {"first_player": "4"})
    position = game.start(2)
    record = Record.of(game, 2, players)
    while len(position.actors()) < 2:
        seat = position.actors()[0]
        action = position.legal(seat)[0]
        record.add(seat, game.write(action))
        position.play(seat, action)
    record.save(path)
    return position.actors()


def of_the_pair(path: Path, begun: int) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in Record.load(path).moves[begun:]]


def test_two_people_of_a_pair_act_in_turn_as_they_like(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    first, second = pair_at(path, ["you"] * 4)
    assert first > second, "the lower seat is not the first player"
    begun = len(kept(path))
    turns = ["", "loan", f"seat {second + 1}", "", "loan", "loan", f"seat {first + 1}", "", "loan"]
    said = barrowgate("play", "--resume", path, lines=turns)
    assert of_the_pair(path, begun) == [
        *[(first, "loan"), (second, "loan"), (second, "loan"), (first, "loan")]
    ]
    assert said.out.count(f"Pass the keyboard to seat {second + 1}") == 1
    told = f"Seat {second + 1} may act too; type seat {second + 1} to let it go on."
    assert told in said.answers[0]
    assert "may act too" not in said.answers[1], "it is told once"


def test_a_turn_given_away_is_given_away_in_that_step_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    _, second = pair_at(path, ["you"] * 4)
    lines = ["", f"seat {second + 1}", *[line for _ in range(40) for line in ("0", "1", "")]]
    barrowgate("play", "--resume", path, lines=lines)
    record = Record.load(path)
    first_asked = []
    for position, move in zip(record.fold(Loyang.of_record(record)), record.moves, strict=False):
        actors, view = position.actors(), position.view(-1)
        if len(actors) == 2 and view["round"] == 1 and view["step"] == "action":
            assert move.seat == second
        elif len(actors) == 2:
            assert move.seat == actors[0]
            first_asked.append(actors.index(second) if second in actors else None)
    assert 1 in first_asked, "the seat was second player again, and was not asked first"


def test_a_bot_of_a_pair_acts_when_it_is_let_or_when_the_person_is_done(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    first, second = pair_at(path, ["you"] * 4)
    players = ["random"] * 4
    players[second] = "you"
    pair_at(path, players)
    begun = len(kept(path))
    said = barrowgate("play", "--resume", path, lines=["loan", f"seat {first + 1}", "loan"])
    played = of_the_pair(path, begun)
    assert played[0] == (second, "loan"), "people are asked before bots"
    assert {seat for seat, _ in played[1:-1]} == {first}
    assert played[-1] == (second, "loan")
    assert f"{first + 1} random: " in said.answers[1]


@pytest.mark.parametrize("line", ["seat", "seat 9", "seat x", "seat 1 loan"])
def test_a_seat_that_may_not_act_is_not_let(tmp_path: Path, line: str) -> None:
    path = tmp_path / "game.bgr"
    first, second = pair_at(path, ["you"] * 4)
    for own in (f"seat {first + 1}", line):
        said = barrowgate("play", "--resume", path, lines=["", own])
        answer = f"Name another seat that may act now, such as: seat {second + 1}"
        assert answer in said.answers[1]


def test_where_one_seat_acts_nobody_else_is_let() -> None:
    said = barrowgate("play", "loyang", "--seats", "you,you", "--seed", "7", lines=["", "seat 2"])
    assert "Nobody else may act now." in said.answers[1]


def test_a_game_that_was_quit_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, halved = tmp_path / "whole.bgr", tmp_path / "halved.bgr"
    lines = ANYTHING[:60]
    barrowgate("play", "loyang", "--seed", "7", "--save", whole, lines=lines)
    barrowgate("play", "loyang", "--seed", "7", "--save", halved, lines=[*lines[:20], "quit"])
    assert 0 < len(kept(halved)) < len(kept(whole))
    again = barrowgate("play", "--resume", halved, lines=lines[20:])
    assert again.status == 0
    assert halved.read_text() == whole.read_text()


def test_at_the_table_cards_reasons_and_help_are_those_of_loyang() -> None:
    lines = ["plant wheat", "card harvest hand", "card 99", "why sow bean field 2", "help"]
    said = barrowgate("play", "loyang", "--seed", "7", lines=[*lines, "card wheat", "card loans"])
    _, card, unknown, why, help_text, wheat, loans = said.answers[:7]
    assert "In your harvest, take two from each field" in card
    assert "Name a card, such as: card regular 9" in unknown
    assert "sow bean field 2: This is not what is asked now." in why
    assert "\nsow bean field 2  an action in its written form" in help_text
    assert "\ncard regular 9    any card" in help_text
    assert "wheat: 3 cash to buy, 1 when sold; grows on fields with" in wheat
    assert "9 Loans" in loans


def test_an_action_is_taken_back() -> None:
    said = barrowgate("play", "loyang", "--seed", "7", lines=["loan", "undo", "table"])
    assert "▸1 you         1   15     1" in said.answers[0]
    assert "Taken back." in said.answers[1]
    assert "▸1 you         1   10     ·" in said.answers[2]


def test_other_hands_stay_hidden_from_the_transcript(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    said = barrowgate("play", "loyang", "--seed", "7", "--save", path, lines=["plant wheat"])
    record = Record.load(path)
    position = record.replay(record.make_game(games.of_record))
    shown = said.out.split("Round 1 of 9")[-1].lower()
    own, *others = [position.view(seat)["farms"][seat]["hand"] for seat in range(3)]
    for card in own:
        assert f"{card.replace('_', ' ')}: " in shown
    for card in [*others[0], *others[1]]:
        assert f"{card.replace('_', ' ')}: " not in shown


@pytest.mark.parametrize("option", ["introductory=on", "first_player=2"])
def test_options_are_written_into_the_record(option: str, tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    said = barrowgate("play", "loyang", "--seed", "7", "--option", option, "--save", path)
    name, _, value = option.partition("=")
    assert Record.load(path).options[name] == value
    assert said.status == 0
    assert ("starter regular" in said.out) == (name == "introductory")
    assert ("Big token  2 normal" in said.out) == (name == "first_player")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("play loyang --solo --option introductory=on", "is for 2 to 4 seats"),
        ("play loyang --option first_player=4", "first_player is seed or a seat up to 3"),
        ("play loyang --option removal=all", "there are: introductory, first_player"),
        ("play loyang --option introductory=maybe", "option introductory is one of: off, on"),
        ("cards loyang robot", 'no card "robot"; cards are named like this: regular 9'),
        ("cards loyang 71", "a number from 1 to 70"),
        ("rules loyang 99", "no paragraph 99; the sections are 1 to 12"),
    ],
)
def test_wrong_arguments_are_told_and_end_with_status_2(line: str, complaint: str) -> None:
    said = barrowgate(*line.split(" "))
    assert (said.status, said.out) == (2, "")
    assert complaint in said.err


def test_help_names_the_options_of_both_games() -> None:
    text = " ".join(barrowgate("play", "--help").out.split())
    assert "loyang: introductory=off|on (each player holds a starter customer)" in text
    assert "la-granja: marker_limit=on|off (at most 25 markers in use)" in text


# --- simulate ---------------------------------------------------------------------------------


def test_one_and_two_jobs_give_the_same_result() -> None:
    def simulated(jobs: str) -> dict[str, object]:
        said = barrowgate(
            *("simulate", "loyang", "--seats", "random,random", "--games", "5", "--seed", "4"),
            *("--jobs", jobs, "--json"),
        )
        result: dict[str, object] = json.loads(said.out)
        del result["speed"]
        return result

    alone = simulated("1")
    assert alone["game"] == "loyang"
    assert alone == simulated("2")


def test_the_summary_speaks_of_spaces() -> None:
    said = barrowgate(
        "simulate", "loyang", "--seats", "random,random", "--games", "2", "--jobs", "1"
    )
    assert "2 games of At the Gates of Loyang, seed 1" in said.out
    assert "mean space" in said.out


# --- replay -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished() -> Record:
    game = Loyang(2)
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
    assert f"1 random: space {finished.scores[0]}" in said.out
    early = barrowgate("replay", file, "--at", "3", "--seat", "1")
    assert "Round 1 of 9 ▸ Card phase ▸ courtyard" in early.out
    assert "Hand " in early.out
    assert "Hand " not in barrowgate("replay", file, "--at", "3").out


def test_an_action_that_is_not_allowed_is_named_with_its_line_and_reason(file: Path) -> None:
    lines = file.read_text().splitlines()
    first = lines.index("---") + 1
    seat = lines[first].split()[0]
    lines[first] = f"{seat} plant leek"
    file.write_text("\n".join(lines) + "\n")
    said = barrowgate("replay", file)
    assert said.status == 2
    assert said.err == (
        f"barrowgate: {file}, line {first + 1}, '{seat} plant leek': "
        "not allowed now: This vegetable is not possible here.\n"
    )


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda text: text.replace("seats 2", "seats 9"), "line "),
        (lambda text: text.replace("\nend ", "\nend 1"), "the scores are"),
        (lambda text: text.replace("introductory off", "introductory no"), "option introductory"),
        (lambda text: text.replace("game loyang", "game la-granja"), "line "),
        (lambda text: text.replace("---", '---\n2 sing "aloud"'), "is not an action"),
        (
            lambda text: text.replace("---", 'changes {"setup":{"cash":-1}}\n---'),
            "setup, cash",
        ),
    ],
)
def test_a_damaged_record_ends_with_status_2_and_says_why(
    file: Path, damage: Callable[[str], str], complaint: str
) -> None:
    file.write_text(damage(file.read_text()))
    said = barrowgate("replay", file)
    assert said.status == 2
    assert said.err.startswith(f"barrowgate: {file}")
    assert complaint in said.err
    assert "reason-" not in said.err


# --- cards and rules --------------------------------------------------------------------------


def test_the_list_has_every_card_and_how_much_is_known() -> None:
    said = barrowgate("cards", "loyang")
    lines = said.out.splitlines()
    assert said.status == 0
    assert "I  stall 8       wheat bean leek*" in lines
    assert "R  regular 9     turnip cabbage 5-6-7-8" in lines
    assert "R  casual 14     cabbage bean leek 12" in lines
    assert "R  Official      two-pack free" in lines
    assert "R  Trader 3      trade at another's stall" in lines
    assert "RI field 1       3 spaces" in lines
    assert sum(re.match("[RI]{1,2} +[A-Za-z]", line) is not None for line in lines) == names.CARDS
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("regular 9", "Wants turnip and cabbage in each of four rounds; the rows pay 5-6-7-8."),
        ("foreman", "Take a helper at the moment when it goes from an area to the discard"),
        ("Harvest Hand", "each field sown from now on gets one vegetable more"),
        ("con_man", "Swap this card for an open helper"),
        ("accountant", "Used in: Action phase. In the card phase too, while you pay for a field."),
        ("market crier", "In the card phase too, for a sale while you pay for a field."),
        ("trader", "1 cash in round 8, 2 cash in round 9"),
        ("stall 7", "pumpkin cabbage leek*"),
        ("casual 2", "Wants wheat, wheat and bean at once and pays 8; 2 more"),
        ("field 6", "A common field with 5 spaces, for 2 cash."),
        ("7", "A market stall."),
    ],
)
def test_one_card_is_found_by_its_name_and_told_with_its_sources(name: str, words: str) -> None:
    said = barrowgate("cards", "loyang", name)
    text = " ".join(said.out.split())
    assert said.status == 0
    assert words in text
    assert "sources: " in text
    assert barrowgate("cards", "loyang", *name.split(" ")).out == said.out


def test_json_has_the_whole_box() -> None:
    result = json.loads(barrowgate("cards", "loyang", "--json").out)
    assert [card["key"] for card in result["cards"]] == [
        notation.card_words(card) for card in range(1, names.CARDS + 1)
    ]
    regular = json.loads(barrowgate("cards", "loyang", "regular 9", "--json").out)
    assert regular in result["cards"]
    assert regular["values"] == {
        "wants": ["turnip", "cabbage"],
        "pays": [5, 6, 7, 8],
        "starter": True,
    }
    assert regular["source"]["pays"] == "rulebook"
    helper = json.loads(barrowgate("cards", "loyang", "accountant", "--json").out)
    assert helper["values"] == {"lantern": False, "phases": [3], "pays_in_2": True}
    assert result["components"]["path"]["end"] == 20


def test_own_components_show_as_yours_in_cards_and_texts(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        "[[regular]]\nnumber = 9\npays = [5, 6, 7, 9]\n[helper_values]\nshopper_discount = 1\n"
    )
    regular = barrowgate("cards", "loyang", "regular 9", "--components", mine).out
    assert "pay 5-6-7-9." in " ".join(regular.split())
    assert "pays Yours" in regular
    shopper = barrowgate("cards", "loyang", "shopper", "--components", mine).out
    assert "for 1 cash less" in shopper


def test_a_helper_that_does_not_pay_in_the_card_phase_does_not_say_so(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[helper]]\nkey = "accountant"\npays_in_2 = false\n')
    said = barrowgate("cards", "loyang", "accountant", "--components", mine).out
    accountant = " ".join(said.split())
    assert "Used in: Action phase." in accountant
    assert "while you pay" not in accountant


def test_a_paragraph_of_the_rules_comes_with_everything_below_it() -> None:
    said = barrowgate("rules", "loyang", "7.9")
    assert said.status == 0
    assert said.out.startswith("7.9 H: Buy a two-pack\n")
    assert "7.10" not in said.out.splitlines()[-1]
    assert "12 Helpers" in barrowgate("rules", "loyang").out.splitlines()
    book = Rulebook("loyang")
    text = DOCUMENT.read_text(encoding="utf-8")
    assert all(paragraph.text in text for paragraph in book.paragraphs.values())
    for helper in range(1, names.HELPERS + 1):
        assert book.find(f"12.{helper}") is not None
