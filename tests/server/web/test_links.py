"""A link is looked at before it is used, at a real server."""

import time
from typing import Any

import httpx
import pytest

from barrowgate.server.storage.people import Link, LinkKind
from barrowgate.server.storage.store import Store
from barrowgate.server.web import cookies
from tests.server.client import Person
from tests.server.serving import Served

LOOK = "/api/links/look"
HOUR = 3600 * 1000


def invited(host: Person, table: str, seat: int = 1) -> str:
    token: str = host.post(f"/api/tables/{table}/seats/{seat}/link")["token"]
    return token


def looked(server: Served, token: str) -> httpx.Response:
    """By somebody who is nobody yet."""
    return httpx.post(f"{server.url}{LOOK}", json={"token": token})


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Nothing but that it is one."""
    assert set(answer.json()) == {"type", "title", "status", "detail"}
    return answer.status_code, answer.json()["type"]


def test_whoever_is_invited_sees_what_is_played_before_they_sit_down(
    server: Served, ana: Person
) -> None:
    clock = {"budget": 1200, "increment": 5, "then": "pause"}
    table = ana.table(game="loyang", seats=3, bots={"2": "easy"}, clock=clock, name="Friday")
    told = looked(server, invited(ana, table)).json()
    assert (told["kind"], told["seat"]) == ("seat", 1)
    assert told["table"] == ana.get(f"/api/tables/{table}")["table"]
    assert told["table"]["pace"] == clock
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ana", "", "easy"]


def test_looking_uses_nothing_up_and_makes_nobody(server: Served, ana: Person) -> None:
    table = ana.table()
    token, number = invited(ana, table), ana.get(f"/api/tables/{table}")["number"]
    for _ in range(3):
        answer = looked(server, token)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
    assert ana.get(f"/api/tables/{table}")["number"] == number
    Person(server.url, "Bo").post("/api/links", token=token)


def ended(server: Served, ana: Person, how: str) -> str:
    """The token of a link that leads nowhere."""
    table = ana.table()
    token = cookies.new_token()
    if how == "expired":
        past = int(time.time() * 1000) - HOUR
        with Store.open(server.folder) as store:
            store.add_link(Link(cookies.digest(token), LinkKind.SEAT, past, past + 1, table, 1))
    elif how != "unknown":
        token = invited(ana, table)
    if how == "used":
        Person(server.url, "Bo").post("/api/links", token=token)
    elif how == "replaced":
        invited(ana, table)
    elif how == "deleted":
        ana.http.delete(f"/api/tables/{table}")
    elif how == "closed":
        ana.post(f"/api/tables/{table}/close")
    return token


@pytest.mark.parametrize("how", ["used", "replaced", "expired", "unknown", "deleted", "closed"])
def test_a_link_that_leads_nowhere_is_refused_as_if_it_were_used(
    server: Served, ana: Person, how: str
) -> None:
    token = ended(server, ana, how)
    refused = looked(server, token)
    assert problem(refused) == (410, "closed" if how == "closed" else "bad-link")
    used = httpx.post(f"{server.url}/api/links", json={"token": token})
    assert refused.json() == used.json()


def test_whoever_lost_the_answer_finds_the_seat_and_else_the_host_links_anew(
    server: Served, ana: Person, bo: Person
) -> None:
    table = ana.table(seats=3)
    known = invited(ana, table)
    bo.post("/api/links", token=known)
    assert bo.refused("POST", "/api/links", token=known) == (410, "bad-link")
    assert [line["table"] for line in bo.get("/api/tables/mine")["tables"]] == [table]
    assert bo.get(f"/api/tables/{table}")["my_seats"] == [1]
    httpx.post(f"{server.url}/api/links", json={"token": invited(ana, table, 2), "name": "Cy"})
    bo.post("/api/links", token=invited(ana, table, 2))
    assert bo.get(f"/api/tables/{table}")["my_seats"] == [1, 2]


def test_who_plays_there_already_is_refused_a_second_seat(ana: Person) -> None:
    table = ana.table(seats=2, bots={"1": "random"}, start=True)
    token = invited(ana, table)
    assert ana.refused("POST", LOOK, token=token) == (409, "already-started")


def test_a_link_to_another_device_does_not_tell_whose_it_is(server: Served, ana: Person) -> None:
    token = ana.post("/api/me/devices")["token"]
    assert looked(server, token).json() == {"kind": "device", "table": None, "seat": None}
    assert httpx.post(f"{server.url}/api/links", json={"token": token}).status_code == 200


def test_nothing_hidden_is_told_and_without_onlookers_the_table_stays_shut(
    server: Served, ana: Person
) -> None:
    table = ana.table(seats=2, bots={"1": "random"}, spectators=False, start=True)
    told: dict[str, Any] = looked(server, invited(ana, table)).json()
    assert set(told) == {"kind", "table", "seat"}
    assert told["table"]["spectators"] is False
    assert told["table"] == ana.get(f"/api/tables/{table}")["table"]
    where = f"{server.url}/api/tables/{told['table']['id']}/whole"
    assert problem(httpx.get(where)) == (403, "no-spectators")


def test_a_page_of_another_site_looks_at_nothing(server: Served, ana: Person) -> None:
    token = invited(ana, ana.table())
    there = {"Sec-Fetch-Site": "cross-site"}
    answer = httpx.post(f"{server.url}{LOOK}", json={"token": token}, headers=there)
    assert (answer.status_code, answer.json()["type"]) == (403, "cross-site")


def test_own_components_are_told_value_by_value(server: Served, ana: Person) -> None:
    own = ana.table(game="loyang", components='{"setup": {"cash": 12}}')
    told = looked(server, invited(ana, own)).json()["table"]
    assert told["own_components"] is True
    differ = httpx.get(f"{server.url}/api/tables/{told['id']}/components").json()
    assert differ == {"values": [{"place": ["setup", "cash"], "was": "10", "value": "12"}]}
    assert ana.get(f"/api/tables/{ana.table()}/components") == {"values": []}
