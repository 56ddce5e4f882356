"""What is this, and what can I do here: told by the server, at a real one."""

import httpx

from tests.server.client import Person
from tests.server.serving import Served


def test_a_thing_is_explained_to_who_sits_there_and_to_onlookers(
    server: Served, ana: Person, bo: Person
) -> None:
    table = ana.table(game="la-granja", seats=1, start=True)
    told = ana.get(f"/api/tables/{table}/explain?thing=den-olive")["explained"]
    assert told["name"] == {"key": "good-olive"}
    assert told["told"][0]["key"] == "look-resource"
    assert told["paragraph"] == "5.1.2"
    assert bo.get(f"/api/tables/{table}/explain?seat=-1&thing=hat")["explained"]["told"]
    assert httpx.get(f"{server.url}/api/tables/{table}/explain?thing=vp").status_code == 200
    assert bo.refused("GET", f"/api/tables/{table}/explain?seat=0&thing=vp") == (
        403,
        "not-your-seat",
    )


def test_what_is_no_thing_is_not_explained(ana: Person) -> None:
    table = ana.table(seats=1, start=True)
    assert ana.get(f"/api/tables/{table}/explain?thing=chair") == {"explained": None}
    waiting = ana.table(seats=2)
    assert ana.refused("GET", f"/api/tables/{waiting}/explain?thing=store") == (409, "not-started")


def test_each_kind_of_action_says_what_it_is_for(ana: Person, bo: Person) -> None:
    table = ana.table(seats=1, start=True)
    asked = ana.get(f"/api/tables/{table}/whole?seat=0")["document"]["asked"]
    told = ana.get(f"/api/tables/{table}/actions?seat=0")
    assert told["decision"] == asked["decision"]
    assert [kind["key"] for kind in told["kinds"]] == [group["key"] for group in asked["groups"]]
    first = told["kinds"][0]
    assert first["purpose"] == {"key": "group-plant-about"}
    assert first["paragraph"] == "3.3"
    assert bo.refused("GET", f"/api/tables/{table}/actions?seat=0")[0] == 403


def test_a_seat_that_is_not_asked_can_do_nothing(ana: Person) -> None:
    table = ana.table(game="la-granja", seats=2, seed=1)
    ana.post(f"/api/tables/{table}/seats/1/take")
    ana.post(f"/api/tables/{table}/start")
    told = [ana.get(f"/api/tables/{table}/actions?seat={seat}") for seat in (0, 1)]
    waits = next(each for each in told if not each["kinds"])
    assert waits == {"decision": 0, "kinds": []}
