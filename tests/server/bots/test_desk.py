"""The desk of a worker: what it answers, and what it keeps."""

from pathlib import Path
from typing import Any

import pytest

from barrowgate.bots import roster
from barrowgate.bots.bot import Bot
from barrowgate.core.contract import Game
from barrowgate.core.errors import BarrowgateError
from barrowgate.games import entry
from barrowgate.lab import luck
from barrowgate.lab.review import Reviewer
from barrowgate.lab.review_json import as_json
from barrowgate.server.bots.desk import KEPT_TREES, Desk
from barrowgate.server.bots.jobs import Check, Choose, Hint, Review, header_of
from tests.coaching import own_game, random_record, small_coach, small_network
from tests.kit import Kit
from tests.kits import every_kit
from tests.server.bots.moments import Moment, moment

__all__ = ["small_coach"]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all bots that were made, in order."""
    names: list[str] = []
    real = roster.make

    def make(name: str, game: Game, seed: int) -> Bot:
        names.append(name)
        return real(name, game, seed)

    monkeypatch.setattr(roster, "make", make)
    return names


def choose(at: Moment, bot: str = "search:4", place: str = "t/0") -> Choose:
    return Choose(header_of(at.game), at.seen.to_bytes(), bot, place, 5)


def test_a_search_keeps_its_tree_for_the_next_decision_of_its_place(made: list[str]) -> None:
    desk, at = Desk(), moment("loyang")
    desk.do(choose(at))
    desk.do(choose(at))
    assert made == ["search:4"]
    desk.do(choose(at, place="u/0"))
    assert made == ["search:4"] * 2


def test_another_game_or_another_level_at_the_same_place_begins_anew(made: list[str]) -> None:
    desk = Desk()
    for at, bot in [
        (moment("loyang"), "search:4"),
        (moment("loyang", seats=3), "search:4"),
        (moment("la-granja"), "search:4"),
        (moment("la-granja"), "search:5"),
    ]:
        assert desk.do(choose(at, bot)) in at.seen.legal()
    assert made == ["search:4", "search:4", "search:4", "search:5"]
    assert desk.kept_trees == 1


def test_only_a_few_trees_are_kept() -> None:
    desk, at = Desk(), moment("loyang")
    for number in range(3 * KEPT_TREES):
        desk.do(choose(at, place=f"t/{number}"))
    assert desk.kept_trees == KEPT_TREES
    fresh = Desk()
    fresh.do(choose(at, "normal"))
    assert fresh.kept_trees == 0


@pytest.mark.usefixtures("small_coach")
@every_kit
def test_a_hint_names_legal_actions_and_what_they_do(kit: Kit) -> None:
    at = moment(kit.name)
    found = Desk().do(Hint(header_of(at.game), at.seen.to_bytes()))
    legal = {at.game.catalogue.write(action) for action in at.seen.legal()}
    assert found["seat"] == at.seen.seat + 1
    assert {each["action"] for each in found["actions"]} <= legal
    assert found["notice"] == ""


def test_a_check_tells_who_can_play(tmp_path: Path) -> None:
    header = header_of(entry("loyang").make(2))
    desk = Desk()
    assert desk.do(Check(header, "hard")) == {"can_play": True, "words": ""}
    unknown = desk.do(Check(header, "nobody"))
    assert not unknown["can_play"]
    assert "no bot 'nobody'" in unknown["words"]
    assert not desk.do(Check(header, f"policy@{tmp_path}"))["can_play"]
    told = desk.do(Check(header_of(own_game(tmp_path)), "hard"))
    assert told["can_play"]
    assert told["words"]


def test_a_review_is_that_of_the_laboratory(
    small_coach: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "DEALS", 4)
    game: Any = entry("loyang").make(1)
    record = random_record(game, 3, ["you"], moves=12)
    reviews = Reviewer(record, game, small_network(game), (0,), 8).review()
    assert reviews[0].decisions
    assert Desk().do(Review(record.write(), (0,), 8)) == as_json(record, game, reviews, 8)


def test_a_whole_position_is_refused() -> None:
    at = moment("loyang")
    with pytest.raises(BarrowgateError, match="whole position"):
        Desk().do(Choose(header_of(at.game), at.position.to_bytes(), "hard", "t/0", 5))
