"""What is sent: the same for whoever follows as for whoever joins, and no secret of the deal."""

import random
from typing import Any

import orjson
import pytest

from barrowgate.server.live.hub import game_of
from barrowgate.server.tables import reading
from barrowgate.server.tables.header import Clock, commitment
from barrowgate.server.tables.patches import patched
from barrowgate.server.tables.reading import ONLOOKER
from barrowgate.server.tables.rows import Row, State
from barrowgate.server.tables.sender import Sender
from barrowgate.server.tables.table import make_table
from tests.server.tables.kit import AT, HOST, any_action, header, person, play_on, running, table

TABLES = [
    ("la-granja", 1),
    ("la-granja", 3),
    ("la-granja", 4),
    ("loyang", 1),
    ("loyang", 2),
    ("loyang", 4),
]


class Follower:
    """A client that keeps a document by patches alone."""

    def __init__(self, sender: Sender, reader: int) -> None:
        told = orjson.loads(sender.whole(reader))
        assert told["reader"] == reader
        self.document: Any = told["document"]
        self.events: list[Any] = told["events"]
        self.said: list[Any] = told["said"]
        self.number: int = told["number"]

    def hear(self, data: bytes) -> None:
        told = orjson.loads(data)
        assert told["number"] == self.number + 1
        self.number = told["number"]
        self.document = patched(self.document, told["patch"])
        actions = (self.document["view"] or {}).get("actions", 0)
        self.events = [event for event in self.events if event["action"] <= actions]
        self.events += told["events"]
        self.said += told["said"]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whoever_follows_knows_what_whoever_joins_is_told(game: str, seats: int) -> None:
    chance = random.Random(seats)
    new = table(header(game, seats, clock=Clock(900)))
    sender = Sender(new)
    readers = [*range(seats), ONLOOKER]
    followers = {reader: Follower(sender, reader) for reader in readers}

    def write(row: Row) -> None:
        new.apply(row)
        for reader, data in sender.changes(row, readers).items():
            followers[reader].hear(data)

    for seat in range(seats):
        write(new.sit(person(seat), seat, f"Name {seat}", AT))
    write(new.start(HOST, AT))
    while new.state is State.RUNNING:
        row = any_action(new, chance)
        write(row)
        can = new.state is State.RUNNING and new.why_not_undo(row.seat) == ""
        if can and chance.random() < 0.15:
            write(new.undo(person(row.seat), row.seat, len(new.played.record.moves), new.at))
        if chance.random() < 0.03:
            write(new.say(person(0), "hm", new.at))
        if chance.random() < 0.1 or not new.actors:
            _compare(Sender(new), followers)
    assert followers[0].document["result"]["places"]
    assert followers[0].document["asked"] is None


def _compare(fresh: Sender, followers: dict[int, Follower]) -> None:
    for reader, follower in followers.items():
        told = orjson.loads(fresh.whole(reader))
        assert follower.document == told["document"]
        assert follower.number == told["number"]
        heard = [(event["action"], event["seat"]) for event in follower.events]
        assert heard[-30:] == [(event["action"], event["seat"]) for event in told["events"]]


@pytest.mark.parametrize("game", ["la-granja", "loyang"])
def test_secrets_leave_at_the_end_and_ids_of_persons_never(game: str) -> None:
    made = header(game, 2, seed=987_654_321_987_654_321)
    new = running(made)
    chance = random.Random(1)
    sender = Sender(new)
    secret = [str(made.seed).encode(), made.salt.encode()]
    persons = [b"person-", HOST.encode()]
    while new.state is State.RUNNING:
        row = any_action(new, chance)
        readers = (0, 1, ONLOOKER)
        told = [sender.whole(reader) for reader in readers]
        new.apply(row)
        told += sender.changes(row, readers).values()
        if new.state is State.RUNNING:
            assert not any(word in data for word in secret for data in told)
        assert not any(word in data for word in persons for data in told)
    last = Sender(new).whole(0)
    assert all(word in last for word in secret)


def test_a_table_that_is_closed_proves_its_deal_as_well() -> None:
    """Its record can be had, with the seed; the salt makes the commitment of it."""
    made = header("loyang", 2)
    new = running(made)
    sender = Sender(new)
    before = Follower(sender, ONLOOKER)
    assert before.document["deal"] is None
    row = new.close(HOST, AT + 200)
    new.apply(row)
    before.hear(sender.changes(row, [ONLOOKER])[ONLOOKER])
    told = before.document
    assert told["deal"] == {"seed": str(made.seed), "salt": made.salt}
    promised = told["table"]["commitment"]
    assert commitment(int(told["deal"]["seed"]), bytes.fromhex(made.salt)) == promised
    assert told["questions"] == []


def test_what_everybody_may_ask_of_a_table_never_tells_the_deal() -> None:
    """Those who may not look on are refused the document, not the facts of the table."""
    made = header("loyang", 2, spectators=False)
    new = running(made)
    new.apply(new.close(HOST, AT + 200))
    told = orjson.dumps(reading.facts(new)).decode()
    assert made.salt not in told
    assert "deal" not in reading.facts(new)


def test_before_the_start_nothing_of_the_deal_is_told() -> None:
    new = table(header("la-granja", 2))
    told = orjson.loads(Sender(new).whole(0))
    assert told["document"]["view"] is None
    assert told["document"]["asked"] is None
    assert told["events"] == []


def test_events_are_told_as_each_reader_may_know_them() -> None:
    """Cards drawn at the start of a round are the drawer's own."""
    new = running(header("la-granja", 2))
    play_on(new, random.Random(1), 40)
    sender = Sender(new)
    stories = [orjson.loads(sender.whole(reader))["events"] for reader in (0, 1, ONLOOKER)]
    assert stories[0] != stories[1]
    assert all(len(story) == 30 for story in stories)


def test_whoever_joins_after_an_action_was_taken_back_is_told_what_is_played_now() -> None:
    """Events are told once for all who join at the same time, and no longer."""
    new = running(header("loyang", 2))
    chance, sender = random.Random(1), Sender(new)
    taken_back = 0

    def write(row: Row) -> None:
        new.apply(row)
        sender.changes(row, [])
        joining = orjson.loads(sender.whole(ONLOOKER))
        assert joining["events"] == orjson.loads(Sender(new).whole(ONLOOKER))["events"]

    for _ in range(100):
        row = any_action(new, chance)
        write(row)
        if new.why_not_undo(row.seat) == "" and chance.random() < 0.5:
            write(new.undo(person(row.seat), row.seat, len(new.played.events), new.at))
            taken_back += 1
    assert taken_back > 5


def test_tables_of_one_game_share_its_teller() -> None:
    one, other = (make_table(header("la-granja", 2, seed), game_of) for seed in (1, 2))
    assert one.game is other.game
    assert one.teller is other.teller
