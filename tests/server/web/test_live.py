"""Live play at a real server: whole games, stale and repeated actions, what leaves."""

import asyncio
import json
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from barrowgate.core.record import Record
from barrowgate.games import of_record
from tests.server.client import Live, Person
from tests.server.serving import Served, served


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


async def seated(host: Person, guest: Person, **wish: Any) -> tuple[str, Live, Live]:
    table = host.table(public=True, **wish)
    guest.post(f"/api/tables/{table}/seats/1/take")
    host.post(f"/api/tables/{table}/start")
    return table, await host.join(table, 0), await guest.join(table, 1)


@pytest.mark.parametrize(
    ("game", "seats"), [("la-granja", 1), ("la-granja", 3), ("loyang", 1), ("loyang", 4)]
)
def test_a_whole_game_against_bots(ana: Person, game: str, seats: int) -> None:
    async def play() -> None:
        bots = {str(seat): "normal" for seat in range(1, seats)}
        table = ana.table(game=game, seats=seats, bots=bots, start=True)
        live = await ana.join(table, 0)
        await live.play(random.Random(seats))
        places = live.document["result"]["places"]
        assert [place["place"] for place in places] == sorted(place["place"] for place in places)
        record = Record.parse(ana.http.get(f"/api/tables/{table}/record").text)
        assert record.replay(of_record(record)).is_over
        assert str(record.seed) == live.document["result"]["seed"]
        await live.close()

    run(play())


def test_two_people_play_a_whole_game_and_nothing_leaks(ana: Person, bo: Person) -> None:
    async def play() -> None:
        table, one, two = await seated(ana, bo, game="la-granja", seats=2)
        onlooker = await Person(ana.url, "Cy").join(table, -1)
        chance = random.Random(1)
        watching = asyncio.ensure_future(onlooker.play(chance))
        await asyncio.gather(one.play(chance), two.play(chance))
        await watching
        assert one.document["result"] == two.document["result"] == onlooker.document["result"]
        secrets = [one.document["result"]["seed"], one.document["result"]["salt"]]
        persons = [ana.get("/api/me")["person"], bo.get("/api/me")["person"]]
        for live in (one, two, onlooker):
            said = "".join(live.raw[:-3])
            assert not any(word in said for word in [*secrets, *persons, ana.token, bo.token])
        for live in (one, two, onlooker):
            await live.close()

    run(play())


def test_stale_foreign_and_repeated_actions_change_nothing(ana: Person, bo: Person) -> None:
    async def play() -> None:
        table, one, two = await seated(ana, bo, game="la-granja", seats=2)
        mover, other = (one, two) if one.decision else (two, one)
        action, decision = mover.choices()[0], mover.decision
        foreign = await other.act(action, seat=mover.seat, decision=decision)
        assert (foreign["type"], foreign["reason"]) == ("refused", "not-your-seat")
        stale = await mover.act(action, decision=decision + 1)
        assert stale["reason"] == "stale"
        wrong = await mover.act("plough the moon")
        assert wrong["reason"] == "not-an-action"
        number = mover.number
        done = await mover.act(action, request="once", decision=decision)
        assert (done["type"], done["number"]) == ("done", number + 1)
        mover.answers.clear()
        again = await mover.act(action, request="once", decision=decision)
        assert again == done
        late = await mover.act(action, request="twice", decision=decision)
        assert late["reason"] in ("stale", "not-your-turn")
        whole = ana.get(f"/api/tables/{table}/whole?seat=0")
        assert whole["number"] == number + 1
        await one.close()
        await two.close()

    run(play())


def test_acting_by_rest_is_seen_on_sockets(ana: Person, bo: Person) -> None:
    async def play() -> None:
        table, one, two = await seated(ana, bo, game="la-granja", seats=2)
        live, who = (one, ana) if one.decision else (two, bo)
        body = {"seat": live.seat, "decision": live.decision, "action": live.choices()[0]}
        done = who.post(f"/api/tables/{table}/actions", **body, request="r")
        assert who.post(f"/api/tables/{table}/actions", **body, request="r") == done
        await one.hear()
        await two.hear()
        assert one.number == two.number == done["number"]
        if live.document["can_undo"]:
            actions = live.document["view"]["actions"]
            who.post(f"/api/tables/{table}/undo", seat=live.seat, actions=actions)
            await live.hear()
            assert live.document["view"]["actions"] == actions - 1
        await one.close()
        await two.close()

    run(play())


def test_whoever_may_not_look_is_refused(ana: Person, bo: Person) -> None:
    async def play() -> None:
        table = ana.table(seats=1, spectators=False, start=True)
        for seat in (0, -1):
            with pytest.raises(InvalidStatus) as error:
                await bo.join(table, seat)
            assert error.value.response.status_code == 403
        with pytest.raises(InvalidStatus):
            await bo.join("nowhere", -1)

    run(play())


@pytest.mark.parametrize(
    ("table", "seat", "where"), [("somewhere", 99, "seat"), ("a%20b", 0, "table")]
)
def test_a_handshake_that_is_not_as_described_is_refused_in_words(
    ana: Person, table: str, seat: int, where: str
) -> None:
    with pytest.raises(InvalidStatus) as error:
        asyncio.run(ana.join(table, seat))
    assert error.value.response.status_code == 422
    told = json.loads(error.value.response.body)
    assert (told["type"], [each["where"] for each in told["errors"]]) == ("bad-request", [where])


def test_a_seat_that_is_taken_away_ends_its_socket(ana: Person, bo: Person) -> None:
    async def play() -> None:
        table, one, two = await seated(ana, bo)
        ana.post(f"/api/tables/{table}/seats/1/bot", level="normal")
        with pytest.raises(ConnectionClosed) as error:
            await two.answer("never")
        assert error.value.rcvd is not None
        assert error.value.rcvd.code == 4003
        await one.close()

    run(play())


NO_MESSAGES: list[tuple[str | bytes, str]] = [
    ("", "a message is a JSON object"),
    ("{", "a message is a JSON object"),
    ("[]", "a message is a JSON object"),
    ("null", "a message is a JSON object"),
    (b"\xff\xfe", "a message is a JSON object"),
    ("[" * 4000, "a message is a JSON object"),
    ('{"do": "say", "text": "\\ud800"}', "a message is a JSON object"),  # half a character
    ("{}", "do is one of act, undo, say, whole"),
    ('{"do": "dance"}', "do is one of act, undo, say, whole"),
    ('{"do": ["act"]}', "do is one of act, undo, say, whole"),
    ('{"do": "act", "seat": "x"}', "seat: Input should be a valid integer"),
    ('{"do": "say", "text": ""}', "text: String should have at least 1 character"),
    ('{"do": "say", "text": "hm", "request": {"a": 1}}', "request: Input should be a valid string"),
    ('{"do": "say", "text": "hm", "to": "all"}', "to: Extra inputs are not permitted"),
    ('{"do": "undo", "seat": 0, "actions": 1e99}', "actions: Unable to parse input"),
    ('{"do": "undo", "seat": 0, "actions": 1.5}', "actions: Input should be a valid integer"),
    ("x" * 4097, "a message has at most 4096 bytes"),
    ("é" * 2049, "a message has at most 4096 bytes"),
]


@pytest.mark.parametrize(
    ("said", "words"), NO_MESSAGES, ids=[str(said)[:30] for said, _ in NO_MESSAGES]
)
def test_messages_that_are_none_end_the_socket_with_words(
    ana: Person, said: str | bytes, words: str
) -> None:
    async def play() -> None:
        live = await ana.join(ana.table(seats=1, start=True), 0)
        await live.socket.send(said)
        with pytest.raises(ConnectionClosed) as error:
            await live.hear()
        assert error.value.rcvd is not None
        assert error.value.rcvd.code == 1008
        assert error.value.rcvd.reason.startswith(words)

    run(play())


def test_previews_hints_moments_reports(ana: Person) -> None:
    async def play() -> None:
        table = ana.table(game="la-granja", seats=2, bots={"1": "normal"}, start=True)
        live = await ana.join(table, 0)
        while not live.decision:
            await live.hear()
        action = live.choices()[0]
        told = ana.get(f"/api/tables/{table}/preview?seat=0&action={action}")
        assert told["possible"]
        hint = ana.post(f"/api/tables/{table}/hint?seat=0")
        assert hint["actions"][0]["action"] in live.choices()
        await live.act(action)
        moment = ana.get(f"/api/tables/{table}/at/1?seat=0")
        assert moment["event"]["action"] == 1
        assert ana.refused("GET", f"/api/tables/{table}/at/1?seat=1") == (403, "not-your-seat")
        assert ana.refused("GET", f"/api/tables/{table}/record") == (409, "not-over")
        assert ana.refused("POST", f"/api/tables/{table}/review") == (409, "not-over")
        assert ana.post(f"/api/tables/{table}/reports", text="odd")["report"] > 0
        assert ana.get(f"/api/tables/{table}/events?seat=0")["events"][0]["action"] == 1
        await live.close()

    run(play())


def test_where_several_people_play_the_coach_answers_nobody(ana: Person, bo: Person) -> None:
    table = ana.table(game="loyang", seats=2, public=True)
    bo.post(f"/api/tables/{table}/seats/1/take")
    ana.post(f"/api/tables/{table}/start")
    actor = 0 if ana.get(f"/api/tables/{table}/whole?seat=0")["document"]["asked"] else 1
    asking = (ana, bo)[actor]
    assert asking.refused("POST", f"/api/tables/{table}/hint?seat={actor}") == (403, "no-hints")


def test_a_stop_and_a_kill_lose_nothing_that_was_answered(tmp_path: Path) -> None:
    async def play() -> None:
        with served(tmp_path, {"BARROWGATE_LIMITS": "0"}) as server:
            ana = Person(server.url)
            table = ana.table(game="loyang", seats=2, bots={"1": "normal"}, start=True)
            chance = random.Random(1)
            for end in (server.stop, server.kill, server.kill):
                live = await ana.join(table, 0)
                for _ in range(15):
                    while not live.decision:
                        await live.hear()
                    done = await live.act(chance.choice(live.choices()))
                end()
                server.start()
                again = await ana.join(table, 0)
                assert again.number >= done["number"]
                assert again.document["view"]["actions"] > 0
                await again.close()
            live = await ana.join(table, 0)
            await live.play(chance)

    run(play())


def test_upload_goes_on_from_a_record(ana: Person, server: Served) -> None:
    async def play() -> None:
        table = ana.table(seats=1, start=True)
        live = await ana.join(table, 0)
        await live.play(random.Random(2))
        record = ana.http.get(f"/api/tables/{table}/record").text
        over = ana.post("/api/tables", record=record, my_seat=0, start=True)
        assert over["table"]["state"] == "over"
        lines = record.splitlines()
        cut = "\n".join(lines[: lines.index("---") + 40]) + "\n"
        on = ana.post("/api/tables", record=cut, my_seat=0, start=True)
        assert (on["table"]["state"], on["table"]["deal_known"]) == ("running", True)
        assert ana.get(f"/api/tables/{on['table']['id']}/whole?seat=0")["document"]["asked"]

    run(play())
