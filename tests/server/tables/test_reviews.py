"""The coach's review in words: when a turning point was, what was played, what was better."""

import random

import pytest

from barrowgate.server.tables import reviews
from barrowgate.server.tables.refusals import Reason, Refused
from tests.server.tables.kit import AT, HOST, header, play_on, running, written


def test_turning_points_are_told_as_the_table_tells_actions() -> None:
    new = running(header("la-granja", 2))
    play_on(new, random.Random(1), 40)
    record = new.played.record
    seat, number = next(
        (move.seat, number) for number, move in enumerate(record.moves, 1) if number > 10
    )
    position = record.replay(new.game, upto=number - 1)
    played = record.moves[number - 1].text
    best = written(new, position.legal(seat)[0])
    decision = {"action": number, "played": played, "best": best}
    review = {
        "actions": 40,
        "seats": [{"seat": seat + 1, "decisions": [decision], "turning_points": [number]}],
    }
    told = reviews.told(new, record, review)
    assert told["actions"] == 40
    [turning] = told["seats"][0]["told"]
    assert turning["action"] == number
    assert turning["headline"][0]["key"] == "table-round"
    labels = {
        choice.written: choice.label.as_json()
        for group in new.teller.groups(position.view(seat), seat, position.legal(seat))
        for choice in group.choices
    }
    assert turning["played"]["label"] == labels[played]
    assert turning["best"]["label"] == labels[best]


def test_the_coach_looks_at_games_that_were_played_to_their_end() -> None:
    new = running(header("loyang", 2))
    play_on(new, random.Random(1), 40)
    new.apply(new.close(HOST, new.at))
    with pytest.raises(Refused, match="played to its end") as error:
        reviews.must_be_over(new)
    assert error.value.reason is Reason.NOT_OVER
    over = running(header("loyang", 2))
    play_on(over, random.Random(1))
    reviews.must_be_over(over)


def test_people_are_reviewed_and_where_bots_alone_sit_everybody_is() -> None:
    new = running(header("la-granja", 2))
    assert reviews.reviewed(new) == [0, 1]
    new.apply(new.hand_to_bot(HOST, 0, "easy", AT + 100))
    assert reviews.reviewed(new) == [1]
    new.apply(new.hand_to_bot(HOST, 1, "easy", AT + 100))
    assert reviews.reviewed(new) == [0, 1]
