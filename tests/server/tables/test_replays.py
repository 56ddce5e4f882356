"""Any moment of a table, previews, records: each as far as the reader may know."""

import copy
import random

import pytest

from barrowgate.core.record import Record
from barrowgate.games import of_record
from barrowgate.server.tables import replays
from barrowgate.server.tables.patches import patched
from barrowgate.server.tables.reading import ONLOOKER
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import State
from barrowgate.server.tables.table import Table
from barrowgate.telling.obstacles import GENERAL
from tests.server.tables.kit import (
    HOST,
    any_action,
    header,
    person,
    play_on,
    running,
    seated,
    written,
)


@pytest.fixture
def played() -> Table:
    new = running(header("la-granja", 2))
    play_on(new, random.Random(1), 60)
    return new


def reason_of(error: pytest.ExceptionInfo[Refused]) -> Reason:
    return error.value.reason


def test_while_it_runs_only_ones_own_seat_is_known(played: Table) -> None:
    replays.must_know(played, person(0), 0)
    replays.must_know(played, "stranger", ONLOOKER)
    for who, reader in ((person(0), 1), ("stranger", 0), (HOST, 0)):
        with pytest.raises(Refused) as error:
            replays.must_know(played, who, reader)
        assert reason_of(error) is Reason.NOT_YOUR_SEAT


def test_a_link_without_a_seat_shows_what_its_opener_may_know(played: Table) -> None:
    assert replays.reader_of(played, person(1), None) == 1
    assert replays.reader_of(played, "stranger", None) == ONLOOKER
    assert replays.reader_of(played, person(1), ONLOOKER) == ONLOOKER
    with pytest.raises(Refused):
        replays.reader_of(played, person(1), 0)


def test_a_moment_is_counted_without_what_was_taken_back() -> None:
    """So its address may show something else until the game is over, as docs/server-api.md says."""
    chance = random.Random(2)
    new = running(header("la-granja", 2))
    row = any_action(new, chance)
    new.apply(row)
    while new.why_not_undo(row.seat) or len(new.decisions.legal(row.seat)) < 2:
        row = any_action(new, chance)
        new.apply(row)
    actions = len(new.played.record.moves)
    shown = replays.position_at(new, actions, row.seat)["event"]
    new.apply(new.undo(person(row.seat), row.seat, actions, new.at))
    with pytest.raises(Refused):
        replays.position_at(new, actions, row.seat)
    other = next(
        action for action in new.decisions.legal(row.seat) if written(new, action) != row.text
    )
    asked = new.decisions.numbers[row.seat]
    new.apply(new.act(person(row.seat), row.seat, asked, written(new, other), new.at))
    assert replays.position_at(new, actions, row.seat)["event"] != shown


def test_when_it_is_over_everybody_knows_everything(played: Table) -> None:
    play_on(played, random.Random(1))
    replays.must_know(played, "stranger", 1)


def test_a_record_that_others_keep_has_no_names() -> None:
    kept = running(header()).played.record
    kept.players = ["Ana", "Bo"]
    assert Record.parse(replays.nameless(kept)).players == ["unnamed", "unnamed"]
    assert kept.players == ["Ana", "Bo"]


def test_spectators_can_be_switched_off() -> None:
    new = running(header(spectators=False))
    replays.must_know(new, person(0), ONLOOKER)
    replays.must_know(new, HOST, ONLOOKER)
    play_on(new, random.Random(1))
    for reader in (ONLOOKER, 0, 1):
        with pytest.raises(Refused) as error:
            replays.must_know(new, "stranger", reader)
        assert reason_of(error) is Reason.NO_SPECTATORS


def test_a_moment_is_what_the_seat_saw_then(played: Table) -> None:
    told = replays.position_at(played, 20, 1)
    position = played.played.record.replay(played.game, upto=20)
    assert told["view"] == position.view(1)
    assert (told["action"], told["actions"]) == (20, 60)
    assert told["event"]["action"] == 20
    assert told["questions"][0]["seat"] in position.actors()
    assert replays.position_at(played, 0, ONLOOKER)["event"] is None
    with pytest.raises(Refused):
        replays.position_at(played, 61, 1)
    with pytest.raises(Refused) as error:
        replays.position_at(seated(header()), 0, 0)
    assert reason_of(error) is Reason.NOT_STARTED


def test_the_story_is_told_in_order(played: Table) -> None:
    assert [event["action"] for event in replays.story(played, 5, 9, 0)] == [5, 6, 7, 8, 9]
    assert replays.story(played, 61, 99, 0) == []


def test_a_preview_tells_what_an_action_does_or_why_not(played: Table) -> None:
    seat = played.actors[0]
    legal = played.decisions.legal(seat)
    told = [replays.preview(played, seat, written(played, action), 1) for action in legal]
    assert all(each["possible"] and each["why"] is None for each in told)
    assert any(each["lines"] for each in told)
    before = played.played.position.to_bytes()
    forms = played.game.catalogue.forms
    other = next(n for n, form in enumerate(forms) if form and n not in legal)
    refused = replays.preview(played, seat, written(played, other), 1)
    assert not refused["possible"]
    assert refused["why"]["key"]
    assert played.played.position.to_bytes() == before


def test_a_preview_shows_the_table_as_it_will_be(played: Table) -> None:
    seat = played.actors[0]
    before = played.played.position.view(seat)
    seen = 0
    for action in played.decisions.legal(seat):
        told = replays.preview(played, seat, written(played, action), 1)
        after = played.played.position.copy()
        after.play(seat, action)
        if told["reveals"]:
            assert told["after"] is None
            continue
        seen += 1
        assert patched(copy.deepcopy(before), told["after"]) == after.view(seat)
    assert seen > 0


def test_a_preview_names_what_is_asked_within_an_action() -> None:
    new, chance = running(header("la-granja", 2)), random.Random(1)
    while new.played.position.view(ONLOOKER)["step"] != "first_die":
        play_on(new, chance, 1)
    seat = new.actors[0]
    forms = [written(new, action) for action in new.decisions.legal(seat)]
    dice = [replays.preview(new, seat, form, 1) for form in forms if form.startswith("take die")]
    asked = [told["further"]["question"]["key"] for told in dice if told["further"]]
    assert "question-option" in asked or "question-pair" in asked
    assert all(told["further"]["objects"] for told in dice if told["further"])


def test_a_preview_shows_what_is_meant_to_follow_too() -> None:
    new, chance = running(header("loyang", 2)), random.Random(1)
    while not new.played.position.view(ONLOOKER)["courtyard"]:
        play_on(new, chance, 1)
    seat = new.actors[0]
    view = new.played.position.view(seat)
    card, besides = view["courtyard"][0], view["farms"][seat]["hand"][0]
    meant = [f"play {besides}"]
    told = replays.preview(new, seat, f"take {card}", 1, meant)
    phrases = [phrase for line in told["lines"] for phrase in line["phrases"]]
    assert "event-laid" in {phrase["key"] for phrase in phrases}
    assert told["reveals"]  # the rest of the hand is laid open
    alone = replays.preview(new, seat, f"take {card}", 1, ["done"])
    assert alone["after"] == replays.preview(new, seat, f"take {card}", 1)["after"]


def test_a_preview_tells_nothing_before_the_start() -> None:
    new = seated(header("la-granja", 2))
    with pytest.raises(Refused) as error:
        replays.preview(new, 0, "play 6 field", 1)
    assert reason_of(error) is Reason.NOT_STARTED


def test_a_preview_tells_what_an_action_leaves_undone() -> None:
    new, chance = running(header("la-granja", 2)), random.Random(1)
    while new.played.position.view(ONLOOKER)["step"] != "roof":
        play_on(new, chance, 1)
    seat = new.actors[0]
    assert replays.preview(new, seat, "done", 1)["undone"] == {"key": "declined-tile"}
    bought = next(
        action for action in new.decisions.legal(seat) if written(new, action).startswith("buy")
    )
    assert replays.preview(new, seat, written(new, bought), 1)["undone"] is None


def test_things_tell_why_nothing_can_be_done_with_them() -> None:
    new, chance = running(header("la-granja", 2)), random.Random(1)
    while new.played.position.view(ONLOOKER)["step"] != "deliveries":
        play_on(new, chance, 1)
    seat = new.actors[0]
    blocked = replays.obstacle(new, seat, ["stock-wine", "craft-greengrocer"])
    assert blocked["why"]["key"].startswith("reason-")
    assert blocked["why"]["key"] not in GENERAL
    assert blocked["paragraph"] == "8.3.1"
    legal = new.decisions.legal(seat)
    offered = new.teller.groups(new.played.position.view(seat), seat, legal)
    objects = next(each.objects for group in offered for each in group.choices if each.objects)
    assert replays.obstacle(new, seat, list(objects))["why"] is None
    assert replays.obstacle(new, seat, ["chair"])["why"] is None


@pytest.mark.parametrize("game", ["la-granja", "loyang"])
def test_whoever_is_not_to_move_is_told_so_whatever_they_point_at(game: str) -> None:
    new, chance = running(header(game, 2)), random.Random(1)
    while len(new.actors) != 1:
        play_on(new, chance, 1)
    for thing in ("card-1", "stock-wine", "field-1", "chair"):
        told = replays.obstacle(new, 1 - new.actors[0], [thing])
        assert told == {"why": {"key": "reason-not-your-turn"}, "paragraph": ""}


def test_actions_about_cards_that_are_not_laid_out_stop_no_answer() -> None:
    new = running(header("loyang", 1))
    assert new.played.position.view(0)["grid"]
    assert replays.obstacle(new, 0, ["chair"]) == {"why": None, "paragraph": ""}


def test_a_record_leaves_when_the_game_is_over(played: Table) -> None:
    with pytest.raises(Refused) as error:
        replays.record_of(played)
    assert reason_of(error) is Reason.NOT_OVER
    play_on(played, random.Random(1))
    assert played.state is State.OVER
    record = Record.parse(replays.record_of(played))
    assert record.players == ["Name 0", "Name 1"]
    assert record.replay(of_record(record)).is_over


def test_a_table_that_was_closed_hands_out_what_was_played(played: Table) -> None:
    played.apply(played.close(HOST, played.at))
    assert len(Record.parse(replays.record_of(played)).moves) == 60
