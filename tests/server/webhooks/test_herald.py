"""Who is called when, how often, and what is left of it after a restart or a deletion."""

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update

from barrowgate.core.record import Record
from barrowgate.games import entry
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.people import Call, Wait, Webhook
from barrowgate.server.storage.schema import CALLS
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import RowKind, State
from barrowgate.server.webhooks import herald as heralds
from barrowgate.server.webhooks.herald import (
    AT_ONCE,
    MOST_LOST,
    PAUSES,
    QUIET,
    SECOND,
    Herald,
    chosen,
    compare,
)
from barrowgate.server.webhooks.lookups import Crowded, Place
from barrowgate.server.webhooks.posting import Answer, Outcome
from tests.server.storage.builders import NOW, a_header, a_person, a_row, a_summary, a_webhook

LATER = NOW + QUIET + 1000


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


# --- What a look finds ----------------------------------------------------------------------------


def a_wait(**other: Any) -> Wait:
    values = {"number": 7, "at": NOW + 7, "acted": 3, "webhook_made": NOW}
    return Wait("anna", "t1", **(values | other))


def known(wait: Wait) -> Call:
    (call,) = compare([wait], [], NOW).begun
    return call


def test_a_wait_is_told_after_a_quiet_minute() -> None:
    call = known(a_wait())
    assert (call.due, call.tries) == (NOW + 7 + QUIET, 0)
    assert compare([a_wait()], [call], call.due - 1).due == []
    assert compare([a_wait()], [call], call.due).due == [call]


def test_a_wait_that_ends_is_forgotten() -> None:
    call = known(a_wait())
    found = compare([], [call], LATER)
    assert (found.gone, found.due) == ([call], [])


def test_what_waited_before_the_webhook_was_set_is_not_told() -> None:
    assert known(a_wait(webhook_made=NOW + 7)).due == 0


def test_what_others_do_meanwhile_begins_no_new_wait() -> None:
    call = replace(known(a_wait()), due=0)  # told
    found = compare([a_wait(number=9, at=LATER)], [call], 2 * LATER)
    ((old, new),) = found.changed
    assert (old, new) == (call, replace(call, number=9))
    assert found.due == []


def test_one_s_own_action_begins_a_new_wait() -> None:
    call = replace(known(a_wait()), due=0, tries=2)
    found = compare([a_wait(number=9, acted=8, at=LATER)], [call], LATER)
    ((old, new),) = found.changed
    assert (old, new.due, new.tries) == (call, LATER + QUIET, 0)
    assert new.message != call.message


def test_nothing_new_is_nothing_to_write() -> None:
    assert not compare([a_wait()], [known(a_wait())], LATER)


def test_of_each_person_one_call_at_a_time_the_longest_due_first() -> None:
    def due(person: str, table: str, at: int) -> Call:
        return Call(person, table, f"{person} {table}", 1, 0, at)

    calls = [due("anna", "t1", 5), due("bob", "t1", 9), due("anna", "t2", 3)]
    assert [call.message for call in chosen(calls)] == ["anna t2", "bob t1"]
    crowd = [due(f"p{number}", "t1", number + 1) for number in range(3 * AT_ONCE)]
    assert len(chosen(crowd)) == AT_ONCE


# --- With a database ------------------------------------------------------------------------------


class Posted:
    """What was sent; the receiver answers as it is told to."""

    def __init__(self) -> None:
        self.answer = Answer(Outcome.DELIVERED, 204)
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.is_crowded = False
        self.gate = asyncio.Event()
        self.gate.set()

    @asynccontextmanager
    async def place(self, person: str) -> AsyncIterator[None]:
        if self.is_crowded:
            raise Crowded("too many names are being looked up")
        yield

    async def send(
        self, webhook: Webhook, message: str, body: bytes, now: int, _place: Place
    ) -> Answer:
        told = json.loads(body)
        assert told["id"] == message
        self.sent.append((webhook.url, told))
        await self.gate.wait()
        return self.answer


class Clock:
    def __init__(self) -> None:
        self.now = LATER

    def __call__(self) -> int:
        return self.now


async def ask(query: Any, *values: object) -> Any:
    return await asyncio.to_thread(query, *values)


def a_herald(store: Store, post: Posted, clock: Clock, counted: Any = lambda _: None) -> Herald:
    public = "https://play.example.org"
    return Herald(store, ask, post, public, clock, counted)  # type: ignore[arg-type]


@pytest.fixture
def waiting(store: Store) -> Store:
    """Anna and Bob play; Anna has a webhook, and it is her turn."""
    record = Record.of(entry("loyang").make(2), 5).write()
    for name in ("anna", "bob"):
        store.add_person(a_person(name))
    rows = [a_row(number=1, kind=RowKind.START), a_row(number=2), a_row(number=3, person="bob")]
    summary = a_summary(number=3, waits_for=("anna",))
    store.add_table(a_header(record=record), rows, summary, ["anna", "bob"])
    store.set_webhook(a_webhook())
    return store


def write(store: Store, number: int, **other: Any) -> None:
    """The table's next row, and whom it waits for then."""
    waits_for = other.pop("waits_for", ("anna",))
    state = other.pop("state", State.RUNNING)
    row = a_row(number=number, **other)
    with store.writing() as connection:
        connection.exec_driver_sql(
            "insert into log (table_id, number, at, kind, seat, person, request, text)"
            f" values ('t1', {number}, {row.at}, '{row.kind}', 0, '{row.person}', '', '')"
        )
        connection.exec_driver_sql(
            f"update tables set number = {number}, at = {row.at}, state = '{state}',"
            f" waits_for = '{json.dumps(waits_for)}' where id = 't1'"
        )


def test_somebody_is_told_once_for_each_wait(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        herald = a_herald(waiting, post, clock)
        for _ in range(3):
            await herald.look()
        ((url, told),) = post.sent
        assert (url, told["table"], told["game"]) == ("https://chat.example/x", "t1", "loyang")
        found = waiting.webhook("anna")
        assert found is not None
        assert (found.told, found.lost) == (LATER, 0)
        write(waiting, 4, person="bob", kind=RowKind.SAY)
        await herald.look()
        assert len(post.sent) == 1, "what others say is no new wait"
        write(waiting, 5, at=LATER)  # she acts, and is to act again
        clock.now = LATER + QUIET
        await herald.look()
        await herald.look()
        assert len({told["id"] for _, told in post.sent}) == len(post.sent) == 2

    run(look())


def test_nobody_is_told_of_tables_that_do_not_wait_for_them(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        herald = a_herald(waiting, post, clock)
        write(waiting, 4, waits_for=("bob",))
        await herald.look()
        write(waiting, 5, person="bob", state=State.PAUSED)
        await herald.look()
        assert post.sent == []
        assert waiting.waits_and_calls(MOST_LOST) == ([], [])

    run(look())


def test_a_receiver_that_does_not_take_it_is_tried_again_then_given_up(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        outcomes: list[Outcome] = []
        herald = a_herald(waiting, post, clock, outcomes.append)
        post.answer = Answer(Outcome.REFUSED, 500)
        for pause in (*PAUSES, 10 * PAUSES[-1]):
            await herald.look()
            count = len(post.sent)
            clock.now += pause * SECOND - 1
            await herald.look()
            assert len(post.sent) == count, "not before its time"
            clock.now += 1
        await herald.look()
        assert len(post.sent) == len(PAUSES) + 1
        assert {told["id"] for _, told in post.sent} == {post.sent[0][1]["id"]}
        found = waiting.webhook("anna")
        assert found is not None
        assert (found.told, found.lost) == (0, 1)
        assert outcomes == [Outcome.REFUSED] * (len(PAUSES) + 1)

    run(look())


def test_a_webhook_that_lost_many_rests_until_it_is_set_again(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        herald = a_herald(waiting, post, clock)
        waiting.set_webhook(replace(a_webhook(), lost=MOST_LOST))
        await herald.look()
        assert post.sent == []
        waiting.set_webhook(a_webhook())
        await herald.look()
        assert len(post.sent) == 1
        found = waiting.webhook("anna")
        assert found is not None
        assert found.lost == 0

    run(look())


def test_whoever_was_killed_while_calling_calls_again_with_the_same_id(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        post.gate.clear()
        dying = asyncio.ensure_future(a_herald(waiting, post, clock).look())
        while not post.sent:
            await asyncio.sleep(0.01)
        dying.cancel()
        post.gate.set()
        after = a_herald(waiting, post, clock)
        await after.look()
        assert len(post.sent) == 1, "it may still be on its way"
        clock.now += PAUSES[0] * SECOND
        await after.look()
        await after.look()
        assert [told["id"] for _, told in post.sent] == 2 * [post.sent[0][1]["id"]]

    run(look())


def test_whoever_was_killed_during_the_last_try_tries_once_more(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        post.answer = Answer(Outcome.SLOW)
        herald = a_herald(waiting, post, clock)
        for pause in (*PAUSES, PAUSES[-1]):
            await herald.look()
            clock.now += pause * SECOND
        (call,) = waiting.waits_and_calls(MOST_LOST)[1]
        assert call.due == 0, "it is given up"
        with waiting.writing() as connection:  # as if nobody had come to say so
            connection.execute(update(CALLS).values(due=clock.now))
        before = len(post.sent)
        await herald.look()
        assert len(post.sent) == before + 1
        assert waiting.waits_and_calls(MOST_LOST)[1][0].due == 0

    run(look())


def test_what_was_written_while_nobody_looked_is_told_after_the_start(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        clock.now = NOW + 1000 * QUIET
        await a_herald(waiting, post, clock).look()
        assert len(post.sent) == 1

    run(look())


def test_of_several_workers_one_calls(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        workers = [a_herald(waiting, post, clock) for _ in range(4)]
        for _ in range(3):
            await asyncio.gather(*(worker.look() for worker in workers))
        assert len(post.sent) == 1

    run(look())


def test_a_slow_receiver_keeps_nobody_else_waiting(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        waiting.set_webhook(a_webhook("bob", "https://other.example/"))
        write(waiting, 4, waits_for=("anna", "bob"), at=NOW + 4)
        post.gate.clear()
        looking = asyncio.ensure_future(a_herald(waiting, post, clock).look())
        while len(post.sent) < 2:
            await asyncio.sleep(0.01)
        post.gate.set()
        await looking
        assert {url for url, _ in post.sent} == {"https://chat.example/x", "https://other.example/"}

    run(look())


def test_a_call_that_could_not_begin_is_no_try_and_is_made_at_the_next_look(
    waiting: Store,
) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        outcomes: list[Outcome] = []
        herald = a_herald(waiting, post, clock, outcomes.append)
        post.is_crowded = True
        for _ in range(2 * len(PAUSES)):
            await herald.look()
        (call,) = waiting.waits_and_calls(MOST_LOST)[1]
        found = waiting.webhook("anna")
        assert found is not None
        assert (call.tries, found.lost, outcomes) == (0, 0, [])
        post.is_crowded = False
        await herald.look()
        assert outcomes == [Outcome.DELIVERED]

    run(look())


def test_a_damaged_table_keeps_nobody_else_waiting(waiting: Store) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        waiting.add_table(a_header("t2"), [], a_summary("t2", waits_for=("bob",)), ["bob"])
        waiting.set_webhook(replace(a_webhook("bob"), made=0))
        await a_herald(waiting, post, clock).look()
        assert [told["table"] for _, told in post.sent] == ["t1"]

    run(look())


@pytest.mark.parametrize("what", ["person", "table", "webhook"])
def test_what_is_deleted_takes_its_calls_along(waiting: Store, what: str) -> None:
    async def look() -> None:
        post, clock = Posted(), Clock()
        clock.now = NOW
        await a_herald(waiting, post, clock).look()
        assert len(waiting.waits_and_calls(MOST_LOST)[1]) == 1
        deleting = {
            "person": lambda: waiting.delete_person("anna"),
            "table": lambda: waiting.delete_table("t1"),
            "webhook": lambda: waiting.drop_webhook("anna"),
        }
        assert deleting[what]()
        assert waiting.waits_and_calls(MOST_LOST) == ([], [])
        assert (waiting.webhook("anna") is None) is (what != "table")
        clock.now = LATER
        await a_herald(waiting, post, clock).look()
        assert post.sent == []

    run(look())


def test_an_export_has_the_address_and_not_the_secret(waiting: Store) -> None:
    told = waiting.export_person("anna")
    assert told["webhook"] == [{"url": "https://chat.example/x", "made": NOW, "told": 0}]
    assert a_webhook().secret not in json.dumps(told)
    assert a_webhook().secret not in repr(a_webhook())


def test_a_database_that_is_away_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    async def fails(query: object, *values: object) -> None:
        asked.append(query)
        raise StorageError("it does not answer")

    class Stored:
        waits_and_calls = "look"

    async def look() -> None:
        made = Herald(Stored(), fails, Posted(), "", Clock())  # type: ignore[arg-type]
        running = asyncio.ensure_future(made.run())
        while len(asked) < 3:
            await asyncio.sleep(0)
        running.cancel()

    monkeypatch.setattr(heralds, "EVERY", 0)
    run(look())
