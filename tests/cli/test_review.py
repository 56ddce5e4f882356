"""``barrowgate review``: in words, as JSON and as a page."""

import json
import os
import re
from html.parser import HTMLParser
from math import dist
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from barrowgate.bots import judge, network_files
from barrowgate.bots.judge import Judgement, Measured
from barrowgate.bots.outlook import Expectation
from barrowgate.cli.context import Context
from barrowgate.cli.review_chart import RADIUS, Labels, Point, chart
from barrowgate.cli.review_words import ReviewWords
from barrowgate.games import entry
from barrowgate.lab import luck, seeds
from barrowgate.lab import review as lab_review
from barrowgate.lab.review import Decision
from barrowgate.locales import words
from tests.cli.terminal import barrowgate
from tests.coaching import own_game, random_record, saved, small_coach

__all__ = ["small_coach"]
QUICK = ("--simulations", "8")
HOSTILE = "<script>alert('&\"')</script>"
VOID = {"meta"}


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "DEALS", 4)
    monkeypatch.setattr(judge, "PAIRS", 2)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever seems to be lost counts, so that there are turning points."""
    monkeypatch.setattr(lab_review, "CERTAIN", 0.0)
    monkeypatch.setattr(lab_review, "LEAST", Expectation(1e-9, 1e-9))


def game_of(name: str, players: list[str], folder: Path, moves: int = 16) -> Path:
    game = entry(name).make(len(players))
    return saved(random_record(game, 5, players, moves), folder)


def review(path: Path, *more: str | Path) -> Any:
    said = barrowgate("review", path, *QUICK, *more, "--json")
    assert (said.status, said.err) == (0, "")
    return json.loads(said.out)


# --- Whom and what ---------------------------------------------------------------------------


@pytest.mark.usefixtures("small_coach")
def test_people_are_reviewed_and_with_seat_anybody(tmp_path: Path) -> None:
    path = game_of("la-granja", ["random", "you", "normal"], tmp_path)
    assert [seat["seat"] for seat in review(path)["seats"]] == [2]
    assert [seat["seat"] for seat in review(path, "--seat", "3")["seats"]] == [3]
    both = game_of("la-granja", ["you", "random", "you"], tmp_path)
    assert [seat["seat"] for seat in review(both)["seats"]] == [1, 3]


@pytest.mark.usefixtures("small_coach")
@pytest.mark.parametrize("name", ["la-granja", "loyang"])
def test_json_has_every_decision_with_its_errors(name: str, tmp_path: Path) -> None:
    found = review(game_of(name, ["you", "you"], tmp_path))
    assert set(found) == {"game", "players", "actions", "scores", "simulations", "seats"}
    assert (found["game"], found["actions"], found["scores"]) == (name, 16, None)
    assert found["simulations"] == 8
    for seat in found["seats"]:
        numbers = [each["action"] for each in seat["decisions"]]
        assert numbers == sorted(numbers)
        assert numbers
        measured = [seat["lost"], seat["luck"]]
        measured += [each[key] for each in seat["decisions"] for key in ("expected", "lost")]
        measured += [each["luck"] for each in seat["events"]]
        for each in measured:
            assert set(each) == {"points", "win", "error"}
            assert min(each["error"].values()) >= 0
        assert len(seat["turning_points"]) <= 3
        mistakes = [each["action"] for each in seat["decisions"] if not each["fine"]]
        assert set(seat["turning_points"]) <= set(mistakes)
        luck_of_all = sum(each["luck"]["points"] for each in seat["events"])
        assert seat["luck"]["points"] == pytest.approx(luck_of_all, abs=0.02)


@pytest.mark.usefixtures("small_coach")
def test_alone_there_is_nothing_to_win(tmp_path: Path) -> None:
    path = game_of("loyang", ["you"], tmp_path)
    assert "win" not in json.dumps(review(path))
    said = barrowgate("review", path, *QUICK, "--html", tmp_path / "page.html")
    assert (said.status, said.err) == (0, "")
    assert "win " not in said.out
    assert (tmp_path / "page.html").read_text(encoding="utf-8").count("<svg") == 1


@pytest.mark.usefixtures("small_coach")
def test_a_game_that_has_hardly_begun_has_nothing_to_tell(tmp_path: Path) -> None:
    path = game_of("la-granja", ["you", "you"], tmp_path, 0)
    page = tmp_path / "page.html"
    said = barrowgate("review", path, *QUICK, "--html", page)
    assert (said.status, said.err) == (0, "")
    assert said.out.count("There was no decision with a choice.") == 2
    assert "<svg" not in page.read_text(encoding="utf-8")


# --- In words --------------------------------------------------------------------------------


@pytest.mark.usefixtures("small_coach", "strict")
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("name", ["la-granja", "loyang"])
def test_words_fit_80_columns_and_name_the_turning_points(
    name: str, encoding: str, tmp_path: Path
) -> None:
    path = game_of(name, ["you", "random"], tmp_path, 30)
    said = barrowgate("review", path, *QUICK, encoding=encoding)
    assert (said.status, said.err) == (0, "")
    assert all(len(line) <= 80 for line in said.out.splitlines())
    assert "?" not in said.out
    assert ("±" in said.out) == (encoding == "utf-8")
    (seat,) = review(path)["seats"]
    assert f"{len(seat['decisions'])} decisions with a choice; in " in said.out
    assert seat["turning_points"]
    for place, number in enumerate(seat["turning_points"], 1):
        (decision,) = (each for each in seat["decisions"] if each["action"] == number)
        told = " ".join(said.out[said.out.index(f"\n{place}.  Action {number}, ") :].split())
        assert f"played {decision['played']}: " in told
        assert f"better {decision['best']}: " in told


# --- As a page -------------------------------------------------------------------------------


class Page(HTMLParser):
    """A page as it is read: every tag closed, the texts, and what would be loaded."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.cells: list[str] = []
        self.attributes: dict[str, list[str]] = {}
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "td":
            self.cells.append("")
        for name, value in attrs:
            self.attributes.setdefault(name, []).append(value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
        if self.open[-1:] == ["td"]:
            self.cells[-1] += data


def page_of(path: Path, folder: Path) -> Page:
    page = folder / "page.html"
    said = barrowgate("review", path, *QUICK, "--html", page)
    assert (said.status, said.err) == (0, "")
    return Page(page.read_text(encoding="utf-8"))


@pytest.mark.usefixtures("small_coach", "strict")
@pytest.mark.parametrize("name", ["la-granja", "loyang"])
def test_the_page_has_the_charts_the_turning_points_and_every_decision(
    name: str, tmp_path: Path
) -> None:
    path = game_of(name, ["you", "random"], tmp_path, 30)
    (seat,) = review(path)["seats"]
    page = page_of(path, tmp_path)
    assert page.tags.count("svg") == 2
    for tag in ("title", "desc"):
        assert page.tags.count(tag) >= 2
    turning = seat["turning_points"]
    assert turning
    assert page.tags.count("circle") == 2 * len(turning)
    assert page.tags.count("li") == len(turning)
    for number in turning:
        assert any(text.startswith(f"Action {number}, ") for text in page.texts)
    assert page.tags.count("tr") == 1 + len(seat["decisions"])
    assert {str(each["action"]) for each in seat["decisions"]} <= set(page.texts)


@pytest.mark.usefixtures("small_coach")
def test_the_page_tells_the_best_action_and_the_loss_of_every_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of those that were fine as well."""
    monkeypatch.setattr(lab_review, "LEAST", Expectation(1e9, 1e9))
    path = game_of("la-granja", ["you", "random"], tmp_path)
    (seat,) = review(path)["seats"]
    assert seat["decisions"]
    assert all(each["fine"] for each in seat["decisions"])
    cells = page_of(path, tmp_path).cells
    assert len(cells) == 4 * len(seat["decisions"])
    for place, decision in enumerate(seat["decisions"]):
        played, best, _, lost = cells[4 * place : 4 * place + 4]
        assert (played, best) == (decision["played"], decision["best"])
        assert re.fullmatch(r"VP -?[\d.]+ ± [\d.]+, win -?[\d.]+ ± [\d.]+ %", lost)


LABELS = Labels("points-1", "Points", "From 1 to 9", "VP", "action")


def test_marks_of_a_chart_hide_neither_each_other_nor_the_end() -> None:
    points = [Point(7, 3.0), Point(8, 3.1), Point(300, 2.9), Point(300, 40.0)]
    drawn = chart(points, [300, 7, 8], LABELS)
    marks = [
        (float(mark.get("cx", "")), float(mark.get("cy", ""))) for mark in drawn.iter("circle")
    ]
    assert len(marks) == 3
    for place, mark in enumerate(marks):
        assert all(dist(mark, other) >= 2 * RADIUS - 0.1 for other in marks[:place])
    assert marks[0][1] > 150  # at the decision, not at the result


@pytest.mark.parametrize("values", [(3.0, 3.0), (3.2, 3.4), (-5.0, 104.0), (0.0, 900.0)])
def test_the_scale_of_a_chart_counts_in_whole_numbers(values: tuple[float, float]) -> None:
    drawn = chart([Point(1, values[0]), Point(2, values[1])], [], LABELS)
    *numbers, unit = (text.text or "" for text in drawn.iter("text") if text.get("x") == "40.0")
    counted = [int(number) for number in numbers]
    assert unit == "VP"
    assert len(set(counted)) == len(counted) >= 2
    assert counted[0] <= values[0]
    assert values[1] <= counted[-1]


@pytest.mark.usefixtures("small_coach")
def test_every_name_of_the_page_is_there_once_and_nothing_is_loaded(tmp_path: Path) -> None:
    page = page_of(game_of("la-granja", ["you", "you"], tmp_path), tmp_path)
    names = page.attributes["id"]
    assert len(set(names)) == len(names)
    referred = {name for names in page.attributes["aria-labelledby"] for name in names.split()}
    assert referred == set(names)
    assert not {"script", "link", "img", "iframe", "object"} & set(page.tags)
    assert not {"src", "href", "onload", "style"} & set(page.attributes)
    style = next(text for text in page.texts if "color-scheme" in text)
    assert "url(" not in style
    assert "@import" not in style


@pytest.mark.usefixtures("small_coach")
def test_the_names_of_players_are_text(tmp_path: Path) -> None:
    page = page_of(game_of("la-granja", [HOSTILE, "you"], tmp_path), tmp_path)
    assert "script" not in page.tags
    assert f"Seat 1 {HOSTILE}" in page.texts


@pytest.mark.usefixtures("small_coach")
def test_a_page_may_be_written_again_but_nothing_else_is_lost(tmp_path: Path) -> None:
    path = game_of("la-granja", ["you", "you"], tmp_path, 4)
    page_of(path, tmp_path)
    first = (tmp_path / "page.html").read_bytes()
    page_of(path, tmp_path)
    assert (tmp_path / "page.html").read_bytes() == first
    before = path.read_bytes()
    assert "exists and is not a page of this command" in refused(path, "--html", path)
    assert path.read_bytes() == before


@pytest.mark.usefixtures("small_coach")
def test_what_the_coach_may_misjudge_is_told(tmp_path: Path) -> None:
    said = barrowgate(
        "review", saved(random_record(own_game(tmp_path), 5, ["you"] * 2, 4), tmp_path)
    )
    assert said.status == 0
    assert said.err.startswith("Note on the coach: the network learnt with the components ")


# --- What is refused -------------------------------------------------------------------------


@pytest.mark.usefixtures("small_coach", "strict")
def test_the_same_record_is_told_in_the_same_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = game_of("loyang", ["you", "you"], tmp_path, moves=40)
    first = barrowgate("review", path, *QUICK).out
    monkeypatch.setattr(seeds, "secret", lambda: pytest.fail("chance that is not the record's"))
    assert "Turning points" in first
    assert barrowgate("review", path, *QUICK).out == first


def test_a_turning_point_tells_the_question_that_follows() -> None:
    """An extension is paid for in the next answer; without it the advice would look free."""
    game = entry("la-granja").make(2)
    record = random_record(game, 7, ["you", "you"], 0)
    position = record.replay(game)
    seat = position.actors()[0]
    best = next(
        action
        for action in position.legal(seat)
        if game.catalogue.label(action).endswith("extension")
    )
    nothing = Measured(Expectation(0.0, 0.0), Expectation(0.0, 0.0))
    judgement = Judgement(best, nothing, nothing)
    decision = Decision(1, position.seen_by(seat), position.legal(seat)[0], judgement)
    console = Console(width=80)
    said = ReviewWords(record, game, Context(words("en"), console)).turning_point(decision)
    assert any(told.startswith("Then: ") for told in said.brings)


@pytest.mark.skipif(os.name != "posix", reason="files of POSIX")
def test_a_page_is_written_into_no_pipe_and_no_device(tmp_path: Path) -> None:
    pipe = tmp_path / "page.html"
    os.mkfifo(pipe)
    path = game_of("la-granja", ["you", "you"], tmp_path)
    for special in (pipe, Path("/dev/null")):
        assert (
            refused(path, "--html", special)
            == f"barrowgate: {special}: cannot be saved: not a regular file\n"
        )


def refused(path: Path, *more: str | Path) -> str:
    said = barrowgate("review", path, *QUICK, *more)
    assert (said.status, said.out) == (2, "")
    assert said.err.count("\n") == 1
    return said.err


def test_what_is_no_record_or_is_not_possible_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.bgr"
    path.write_text("a letter\n")
    assert "is not a record" in refused(path)
    record = random_record(entry("la-granja").make(2), 5, ["you", "you"], 9)
    record.add(0, "siesta")
    assert re.search(r"game\.bgr, line \d+", refused(saved(record, tmp_path)))


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (("--seat", "3"), "--seat must be a whole number from 1 to 2"),
        (("--seat", "you"), "--seat must be a whole number from 1 to 2"),
        (("--simulations", "0"), "--simulations must be a whole number from 8 to 100000"),
        (("--html", "."), ".: Is a directory"),
        (("--html", "nowhere/page.html"), "nowhere/page.html: No such file or directory"),
    ],
)
def test_wrong_arguments_are_told(more: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    assert complaint in refused(game_of("la-granja", ["you", "you"], tmp_path), *more)


def test_where_only_bots_play_a_seat_must_be_named(tmp_path: Path) -> None:
    path = game_of("la-granja", ["random", "normal"], tmp_path)
    assert "only bots play in this game; name the seat to review: --seat 1" in refused(path)


def test_without_a_network_there_is_no_coach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_files, "SHIPPED", tmp_path)
    told = refused(game_of("la-granja", ["you", "you"], tmp_path))
    assert "There is no coach here: there is no network 'la-granja'" in told
