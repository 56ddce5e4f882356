"""Nothing hidden is sent: with all of it dealt otherwise, every reader gets the same bytes.

What is compared is what comes by itself (the whole and the patches) and what may be asked for:
previews, reasons, explanations, events, and moments of the past.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast

import orjson
import pytest

from barrowgate.core.contract import Game, Position
from barrowgate.core.events import EVENT_WIDTH, EVERYBODY
from barrowgate.core.record import Record
from barrowgate.server.tables import reading, replays
from barrowgate.server.tables.reading import ONLOOKER
from barrowgate.server.tables.rows import Row, State
from barrowgate.server.tables.sender import Sender
from barrowgate.server.tables.table import Table
from tests.server.tables.kit import any_action, header, running, written

TABLES = [
    ("la-granja", 1),
    ("la-granja", 3),
    ("la-granja", 4),
    ("loyang", 1),
    ("loyang", 2),
    ("loyang", 4),
]
SOME = 0.06  # of the actions of a game


# --- Another deal ---------------------------------------------------------------------------------


def dealt_anew(position: Position, reader: int, chance: random.Random) -> Position:
    """The same to this reader, and otherwise wherever they do not see."""
    # An onlooker knows less than any seat: what the one cannot know, then what the other cannot.
    seats = range(len(position.views()) - 1) if reader == ONLOOKER else [reader]
    for seat in seats:
        position = position.seen_by(seat).determinize(chance.getrandbits(60))
    return position


def scrambled(log: list[int], reader: int, chance: random.Random) -> list[int]:
    """Events with other numbers wherever the reader may not know them."""
    other = list(log)
    for first in range(0, len(log), EVENT_WIDTH):
        if log[first + 2] not in (EVERYBODY, reader):
            other[first + 3], other[first + 4] = chance.randrange(60), chance.randrange(60)
    return other


class OtherPast:
    """In place of a record: its positions are dealt anew."""

    def __init__(self, record: Record, reader: int, chance: random.Random) -> None:
        self.moves = record.moves
        self._record, self._reader, self._chance = record, reader, chance

    def replay(self, game: Game, upto: int) -> Position:
        return dealt_anew(self._record.replay(game, upto), self._reader, self._chance)


@contextmanager
def another_deal(each: Table, reader: int, chance: random.Random) -> Iterator[None]:
    """The table with everything that is hidden from the reader otherwise, now and before."""
    played = each.played
    kept = played.position, played.events, played.record
    played.position = dealt_anew(played.position, reader, chance)
    played.events = [scrambled(log, reader, chance) for log in played.events]
    played.record = cast(Record, OtherPast(played.record, reader, chance))
    try:
        yield
    finally:
        played.position, played.events, played.record = kept


def another_row(each: Table, row: Row, reader: int, legal: list[str], chance: Any) -> Row:
    """An action that the reader does not see might have been another of its kind."""
    log = each.played.events[-1]
    if reader == row.seat or (log and log[2] in (EVERYBODY, reader)):
        return row
    verb = row.text.split()[0]
    return row._replace(text=chance.choice([each for each in legal if each.split()[0] == verb]))


# --- What is asked for ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Questions:
    """What a reader asks, the same at both tables."""

    actions: list[str]
    things: list[str]
    past: int
    seed: int

    @classmethod
    def about(cls, each: Table, reader: int, things: set[str], chance: random.Random) -> Any:
        forms = each.game.catalogue.forms
        legal = each.decisions.legal(reader) if reader != ONLOOKER else []
        asked = chance.sample(legal, min(2, len(legal)))
        asked += chance.sample([action for action, form in enumerate(forms) if form], 3)
        return cls(
            [written(each, action) for action in asked],
            chance.sample(sorted(things), min(3, len(things))),
            chance.randint(0, len(each.played.events)),
            chance.getrandbits(60),
        )

    def answers(self, each: Table, reader: int) -> bytes:
        told: list[Any] = [
            replays.position_at(each, self.past, reader),
            replays.text_at(each, None, reader),
            replays.text_at(each, self.past, reader),
            replays.story(each, self.past, len(each.played.events), reader),
            [replays.explained(each, reader, thing) for thing in self.things],
        ]
        if reader != ONLOOKER:
            told.append(replays.kinds(each, reader))
            told.append([replays.preview(each, reader, text, self.seed) for text in self.actions])
            first, *then = self.actions
            told.append(replays.preview(each, reader, first, self.seed, then))
            told.append([replays.obstacle(each, reader, [thing]) for thing in self.things[:1]])
            if len(self.things) > 1:
                told.append(replays.obstacle(each, reader, self.things[:2]))
        return orjson.dumps(told)


def things_of(whole: bytes) -> set[str]:
    """The objects that a reader's choices are about."""
    asked = orjson.loads(whole)["document"]["asked"] or {"groups": []}
    choices = [choice for group in asked["groups"] for choice in group["choices"]]
    return {thing for choice in choices for thing in choice["objects"]}


# --- The proof ------------------------------------------------------------------------------------


class Witness:
    """Looks at one action of a game through the eyes of every reader, at two deals each."""

    def __init__(self, each: Table, things: set[str], chance: random.Random) -> None:
        self.each, self.things, self.chance = each, things, chance
        self.readers = [*range(len(each.seats)), ONLOOKER]
        self.sender = Sender(each)
        self.others = {reader: self._before(reader) for reader in self.readers}

    def _before(self, reader: int) -> Sender:
        """What is sent to whoever joins, and what they may ask; the sender of the other deal."""
        each, chance = self.each, self.chance
        whole = self.sender.whole(reader)
        self.things |= things_of(whole)
        questions = Questions.about(each, reader, self.things, chance)
        answers = questions.answers(each, reader)
        with another_deal(each, reader, chance):
            if reader in each.actors:
                assert each.played.position.legal(reader) == each.decisions.legal(reader)
            other = Sender(each)
            assert other.whole(reader) == whole
            assert questions.answers(each, reader) == answers
        return other

    def act(self, row: Row) -> None:
        """The action is played: what it changes is sent."""
        each, chance = self.each, self.chance
        legal = [written(each, action) for action in each.decisions.legal(row.seat)]
        each.apply(row)
        told = self.sender.changes(row, self.readers)
        for reader, other in self.others.items():
            might = another_row(each, row, reader, legal, chance)
            if each.state is not State.OVER:  # then nothing is hidden any more
                with another_deal(each, reader, chance):
                    assert other.changes(might, [reader])[reader] == told[reader]


def play_and_look(game: str, seats: int, share: float) -> int:
    """A whole game, so much of it looked at; how many looks it were."""
    chance = random.Random(seats)
    each = running(header(game, seats))
    things: set[str] = set()
    looks = 0
    while each.state is State.RUNNING:
        row = any_action(each, chance)
        if chance.random() < share:
            Witness(each, things, chance).act(row)
            looks += 1
        else:
            each.apply(row)
    assert len(things) > 5
    return looks


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_hidden_changes_no_byte(game: str, seats: int) -> None:
    assert play_and_look(game, seats, SOME) > 4


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_hidden_changes_no_byte_at_any_action(game: str, seats: int) -> None:
    assert play_and_look(game, seats, 1.0) > 60


@pytest.mark.parametrize("game", ["la-granja", "loyang"])
def test_an_event_for_one_alone_would_be_found_out(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A control: a server that tells everybody what one seat may know fails the same test."""
    real = reading.event

    def careless(table: Table, number: int, reader: int, *besides: Any) -> Any:
        return real(table, number, 0, *besides)

    monkeypatch.setattr(reading, "event", careless)
    with pytest.raises(AssertionError):
        play_and_look(game, 4, 0.5)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_left_undone_is_what_everybody_sees(game: str, seats: int) -> None:
    """It is told to all alike, so it is made of nothing but what an onlooker sees."""
    chance = random.Random(seats)
    each = running(header(game, seats))
    while each.state is State.RUNNING:
        views, teller = each.played.position.views(), each.teller
        for seat in each.actors:
            for action in each.decisions.legal(seat):
                public = teller.declined(views[ONLOOKER], seat, action)
                assert teller.declined(views[seat], seat, action) == public
        each.apply(any_action(each, chance))
