"""Tables and seats, at a real server."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from barrowgate.core.record import Record
from barrowgate.games import entry
from barrowgate.server.storage.store import Store
from barrowgate.server.web.callers import Caller
from barrowgate.server.web.guards.limits import Limits
from barrowgate.server.web.routes import tables
from barrowgate.server.web.shapes import Shapes
from tests.server.client import Person
from tests.server.serving import Served
from tests.server.storage.builders import NOW, a_summary
from tests.server.tables.kit import header


def facts(who: Person, table: str) -> dict[str, object]:
    found: dict[str, object] = who.get(f"/api/tables/{table}")["table"]
    return found


def test_what_can_be_played_is_listed(server: Served) -> None:
    told = httpx.get(f"{server.url}/api/games").json()
    assert [game["name"] for game in told["games"]] == ["la-granja", "loyang"]
    assert [level["name"] for level in told["levels"]] == ["easy", "normal", "hard", "master"]
    assert told["registration"] is True


def test_a_bot_of_the_usual_level_sits_down_where_nobody_says_which(ana: Person) -> None:
    table = ana.table()
    ana.post(f"/api/tables/{table}/seats/1/bot")
    usual = ana.get("/api/games")["usual_level"]
    assert usual == "normal"
    assert ana.get(f"/api/tables/{table}")["table"]["seats"][1]["level"] == usual


def test_a_table_against_bots_begins_at_once(ana: Person) -> None:
    made = ana.post(
        "/api/tables", game="la-granja", seats=3, bots={"1": "normal", "2": "hard"}, start=True
    )
    assert made["table"]["state"] == "running"
    assert made["my_seats"] == [0]
    assert made["is_host"]
    assert [seat["sitter"] for seat in made["table"]["seats"]] == ["person", "bot", "bot"]


def test_friends_come_by_link(server: Served, ana: Person) -> None:
    table = ana.table()
    link = ana.post(f"/api/tables/{table}/seats/1/link")
    guest = httpx.Client(base_url=server.url)
    came = guest.post("/api/links", json={"token": link["token"], "name": "Cleo"}).json()
    assert (came["kind"], came["table"], came["seat"]) == ("seat", table, 1)
    assert ana.get(f"/api/tables/{table}")["table"]["seats"][1]["name"] == "Cleo"
    assert guest.post("/api/links", json={"token": link["token"]}).status_code in (403, 410)
    ana.post(f"/api/tables/{table}/start")
    assert facts(ana, table)["state"] == "running"


def test_a_link_that_was_issued_anew_replaces_the_old_and_takes_the_seat_over(
    server: Served, ana: Person, bo: Person
) -> None:
    table = ana.table()
    first = ana.post(f"/api/tables/{table}/seats/1/link")
    second = ana.post(f"/api/tables/{table}/seats/1/link")
    assert bo.refused("POST", "/api/links", token=first["token"]) == (410, "bad-link")
    bo.post("/api/links", token=second["token"])
    assert bo.get(f"/api/tables/{table}")["my_seats"] == [1]
    third = ana.post(f"/api/tables/{table}/seats/1/link")
    assert bo.get(f"/api/tables/{table}")["my_seats"] == [1], "until it is used"
    Person(server.url, "Cy").post("/api/links", token=third["token"])
    assert facts(ana, table)["seats"][1]["name"] == "Cy"  # type: ignore[index]
    assert bo.get(f"/api/tables/{table}")["my_seats"] == []


def test_previews_of_a_link_do_not_use_it_up(server: Served, ana: Person) -> None:
    table = ana.table()
    link = ana.post(f"/api/tables/{table}/seats/1/link")
    assert link["token"] not in link["path"].partition("#")[0]
    assert httpx.get(f"{server.url}/api/links").status_code == 405
    Person(server.url, "Cy").post("/api/links", token=link["token"])


def test_public_tables_are_listed_and_joined_by_anybody(ana: Person, bo: Person) -> None:
    hidden, shown = ana.table(), ana.table(public=True, name="Come in")
    listed = {line["table"]: line for line in bo.get("/api/tables")["tables"]}
    assert hidden not in listed
    assert (listed[shown]["name"], listed[shown]["free"]) == ("Come in", 1)
    assert bo.refused("POST", f"/api/tables/{hidden}/seats/1/take", request="") == (
        403,
        "invitation-only",
    )
    bo.post(f"/api/tables/{shown}/seats/1/take")
    assert bo.refused("POST", f"/api/tables/{shown}/seats/1/take", request="") == (
        409,
        "seat-taken",
    )
    bo.post(f"/api/tables/{shown}/seats/1/leave")
    assert facts(ana, shown)["seats"][1]["sitter"] == "free"  # type: ignore[index]


def test_a_table_that_can_be_neither_joined_nor_watched_is_not_listed(ana: Person) -> None:
    wish = {"public": True, "bots": {"1": "easy"}}
    private = ana.table(**wish, spectators=False, start=True)
    watched = ana.table(**wish, start=True)
    joined = ana.table(public=True, spectators=False)
    listed = {line["table"] for line in ana.get("/api/tables")["tables"]}
    assert {private, watched, joined} & listed == {watched, joined}


def test_tables_that_nobody_may_look_at_keep_no_others_from_the_list(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_LISTED", 2)

    async def ask(query: Callable[..., Any], *values: object) -> Any:
        return query(*values)

    async def look(store: Store) -> list[str]:
        for number in range(7):
            watched = number in {0, 3, 4}
            made = header("loyang", 1, public=True, spectators=watched)
            made = replace(made, table=f"t{number}", made=NOW + number)
            store.add_table(made, [], a_summary(made.table))
        services: Any = SimpleNamespace(
            store=store, ask=ask, limits=Limits(0), shapes=Shapes(store, ask)
        )
        sessions: Any = None
        nobody = Caller(services, sessions, "127.0.0.1", "", has_cookie=False, person=None)
        return [line["table"] for line in (await tables.listed(nobody))["tables"]]

    with Store.open(sqlite_url) as store:
        assert asyncio.run(look(store)) == ["t4", "t3"]


def test_tables_that_wait_for_me_come_first(ana: Person) -> None:
    waiting = ana.table(game="loyang", seats=1, start=True)
    ana.table(game="loyang", seats=2)
    mine = ana.get("/api/tables/mine")["tables"]
    assert mine[0]["table"] == waiting
    assert [line["my_turn"] for line in mine] == [True, False]


def test_my_tables_tell_whom_they_wait_for_by_the_name_at_the_table(
    ana: Person, bo: Person
) -> None:
    table = ana.table(game="la-granja", seats=2, public=True)
    bo.post(f"/api/tables/{table}/seats/1/take")
    bo.post("/api/me", name="Somebody else")
    ana.post(f"/api/tables/{table}/start")
    actors = ana.get(f"/api/tables/{table}/whole?seat=0")["document"]["view"]["actors"]
    for seat, who in enumerate((ana, bo)):
        line = who.get("/api/tables/mine")["tables"][0]
        others = [name for other, name in enumerate(("Ana", "Bo")) if other in actors]
        assert line["waits_for"] == [name for name in others if name != ("Ana", "Bo")[seat]]
    assert any(who.get("/api/tables/mine")["tables"][0]["waits_for"] for who in (ana, bo))
    listed = {line["table"]: line for line in ana.get("/api/tables")["tables"]}
    assert listed[table]["waits_for"] == []


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "start"),
        ("POST", "close"),
        ("POST", "pause"),
        ("POST", "seats/1/link"),
        ("POST", "seats/1/free"),
        ("DELETE", ""),
    ],
)
def test_only_the_host_may(ana: Person, bo: Person, method: str, path: str) -> None:
    table = ana.table(seats=1, start=True)
    where = f"/api/tables/{table}/{path}".rstrip("/")
    body = {} if "link" in path or method == "DELETE" else {"request": "x"}
    assert bo.refused(method, where, **body) == (403, "host-only")


def test_the_host_deletes_a_table_with_everything(ana: Person) -> None:
    table = ana.table()
    assert ana.http.delete(f"/api/tables/{table}").status_code == 204
    assert ana.refused("GET", f"/api/tables/{table}") == (404, "no-such-table")
    assert table not in [line["table"] for line in ana.get("/api/tables/mine")["tables"]]


@pytest.mark.parametrize(
    ("wish", "status", "kind"),
    [
        ({"game": "chess"}, 422, "bad-setup"),
        ({"seats": 9}, 422, "bad-setup"),
        ({"options": {"introductory": "maybe"}}, 422, "bad-setup"),
        ({"bots": {"1": "deep-blue"}}, 422, "no-such-bot"),
        ({"bots": {"1": "policy@/etc/passwd"}}, 422, "no-such-bot"),
        ({"bots": {"0": "normal"}}, 404, "no-such-seat"),
        ({"my_seat": 3}, 404, "no-such-seat"),
        ({"record": "no record"}, 422, "bad-record"),
        ({"seed": -1}, 422, "bad-request"),
        ({"castle": True}, 422, "bad-request"),
        ({"clock": {"budget": 10**9}}, 422, "bad-setup"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_words(
    ana: Person, wish: dict[str, object], status: int, kind: str
) -> None:
    body = {"game": "loyang", "seats": 2} | wish
    assert ana.refused("POST", "/api/tables", **body) == (status, kind)


def test_a_repeated_request_gets_the_same_answer(ana: Person) -> None:
    table = ana.table(seats=1)
    one = ana.post(f"/api/tables/{table}/start", request="start-1")
    assert ana.post(f"/api/tables/{table}/start", request="start-1") == one
    assert ana.refused("POST", f"/api/tables/{table}/start", request="start-2") == (
        409,
        "already-started",
    )
    assert ana.refused("POST", f"/api/tables/{table}/close", request="start-1") == (
        409,
        "request-used",
    )


def test_a_link_that_led_nowhere_can_be_used_again(ana: Person, bo: Person) -> None:
    table = ana.table()
    link = ana.post(f"/api/tables/{table}/seats/1/link")
    bo.post("/api/links", token=link["token"])
    second = ana.post(f"/api/tables/{table}/seats/0/link")
    ana.post(f"/api/tables/{table}/start")
    for _ in range(2):
        assert bo.refused("POST", "/api/links", token=second["token"]) == (409, "already-started")


def test_a_rematch_seats_everybody_where_they_sat(ana: Person, bo: Person) -> None:
    table = ana.table(game="loyang", seats=3, bots={"2": "easy"}, public=True)
    bo.post(f"/api/tables/{table}/seats/1/take")
    assert ana.refused("POST", f"/api/tables/{table}/rematch") == (409, "not-over")
    record = Record.of(entry("loyang").make(1), 5)
    position = record.replay(entry("loyang").make(1))
    while not position.is_over:
        action = position.legal(0)[-1]
        record.add(0, entry("loyang").make(1).catalogue.write(action))
        position.play(0, action)
    over = ana.post("/api/tables", record=record.write(), my_seat=0, start=True)
    again = ana.post(f"/api/tables/{over['table']['id']}/rematch")
    assert again == ana.post(f"/api/tables/{over['table']['id']}/rematch")
    assert ana.get(f"/api/tables/{again['table']}")["my_seats"] == [0]


def test_whoever_deletes_themselves_leaves_their_seats(ana: Person, bo: Person) -> None:
    table = ana.table(public=True)
    bo.post(f"/api/tables/{table}/seats/1/take")
    ana.post(f"/api/tables/{table}/start")
    assert bo.http.delete("/api/me").status_code == 204
    assert facts(ana, table)["seats"][1]["sitter"] == "free"  # type: ignore[index]
    assert ana.http.delete("/api/me").status_code == 204


def test_talk_and_mute(ana: Person, bo: Person) -> None:
    table = ana.table(public=True)
    bo.post(f"/api/tables/{table}/seats/1/take")
    bo.post(f"/api/tables/{table}/talk", text="<b>hello</b>")
    said = ana.get(f"/api/tables/{table}/whole?seat=0")["said"]
    assert [(word["seat"], word["name"], word["text"]) for word in said] == [
        (1, "Bo", "<b>hello</b>")
    ]
    ana.post(f"/api/tables/{table}/seats/1/mute")
    assert bo.refused("POST", f"/api/tables/{table}/talk", text="hm") == (403, "muted")
    ana.post(f"/api/tables/{table}/seats/1/mute", muted=False)
    bo.post(f"/api/tables/{table}/talk", text="thank you")


@pytest.mark.parametrize("game", ["la-granja", "loyang"])
def test_the_rulebook_of_a_game_is_handed_out(server: Served, game: str) -> None:
    told = httpx.get(f"{server.url}/api/games/{game}/rules")
    assert told.headers["content-type"].startswith("text/plain")
    assert told.text == entry(game).text("rulebook")
    assert httpx.get(f"{server.url}/api/games/chess/rules").status_code == 404
