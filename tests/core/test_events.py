"""Events are numbers in a buffer; each reader gets the form that is meant for them."""

from barrowgate.core import events
from barrowgate.orchard import Orchard, names

ONLOOKER = -1


def test_everybody_reads_a_note() -> None:
    log: list[int] = []
    events.note(log, 4, 1, 3, 7, 9)
    (event,) = events.split(log)
    assert event == [4, 1, events.EVERYBODY, 3, 7, 9]
    for reader in (ONLOOKER, 0, 1, 2):
        assert events.public_form(event, reader) == event


def test_only_its_seat_reads_the_numbers_of_a_whisper() -> None:
    log: list[int] = []
    events.whisper(log, 4, 1, 35, 2, 9)
    (event,) = events.split(log)
    assert events.public_form(event, 1) == event
    for reader in (ONLOOKER, 0, 2):
        assert events.public_form(event, reader) == [4, 1, 1, 0, 0, 9]


def test_the_public_form_is_a_copy() -> None:
    event = [4, 1, events.EVERYBODY, 3, 7, 9]
    events.public_form(event, 0)[3] = 99
    assert event[3] == 3


def test_a_buffer_is_split_into_its_events_in_order() -> None:
    log: list[int] = []
    events.note(log, 1, 0, 1, 0, 0)
    events.whisper(log, 2, 1, 2, 0, 0)
    events.note(log, 3, 2, 3, 0, 0)
    assert [event[0] for event in events.split(log)] == [1, 2, 3]
    assert all(len(event) == events.EVENT_WIDTH for event in events.split(log))
    assert events.split([]) == []


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    position = Orchard().start(1)
    position.watch()
    for seat, action in ((0, names.HIDE), (1, names.HIDE), (0, names.DRAW)):
        position.play(seat, action)
    (event,) = events.split(position.take_events())
    assert position.place[event[3]] == 1
    assert events.public_form(event, 1)[3] == 0


def test_nothing_is_noted_when_nobody_watches() -> None:
    position = Orchard().start(1)
    position.play(0, names.HIDE)
    assert position.take_events() == []
