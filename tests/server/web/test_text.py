"""The table as text, at a real server."""

from tests.server.client import Person


def test_the_table_is_told_to_who_sits_there_and_to_onlookers(ana: Person, bo: Person) -> None:
    table = ana.table(game="la-granja", seats=1, start=True)
    mine = ana.get(f"/api/tables/{table}/text")
    assert mine["action"] == ana.get(f"/api/tables/{table}/whole")["document"]["view"]["actions"]
    titles = [section["title"]["key"] for section in mine["sections"]]
    assert titles[:3] == ["read-now", "read-own-farm", "hand-title"]
    assert len(mine["sections"][2]["lines"]) == 4
    others = bo.get(f"/api/tables/{table}/text")["sections"]
    assert "hand-title" not in [section["title"]["key"] for section in others]
    assert bo.refused("GET", f"/api/tables/{table}/text?seat=0") == (403, "not-your-seat")


def test_a_moment_of_the_past_is_told_as_it_was(ana: Person) -> None:
    table = ana.table(seats=1, start=True)
    before = ana.get(f"/api/tables/{table}/text")
    asked = ana.get(f"/api/tables/{table}/whole")["document"]["asked"]
    action = asked["groups"][0]["choices"][0]["action"]
    ana.post(f"/api/tables/{table}/actions", seat=0, decision=asked["decision"], action=action)
    assert ana.get(f"/api/tables/{table}/text")["action"] == before["action"] + 1
    assert ana.get(f"/api/tables/{table}/text?at={before['action']}") == before
    assert ana.refused("GET", f"/api/tables/{table}/text?at=99") == (422, "not-an-action")


def test_a_table_that_has_not_begun_has_no_text(ana: Person) -> None:
    waiting = ana.table(seats=2)
    assert ana.refused("GET", f"/api/tables/{waiting}/text") == (409, "not-started")
