"""Guests, accounts, sessions and links, at a real server."""

import uuid
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.server.client import Person
from tests.server.serving import Served


def login() -> str:
    return f"ana-{uuid.uuid4().hex[:12]}"


def test_a_guest_has_a_name_and_nothing_else(ana: Person) -> None:
    assert ana.get("/api/me")["name"] == "Ana"
    assert ana.get("/api/me")["login"] is None
    ana.post("/api/me", name="  Ana\tMaria ")
    assert ana.get("/api/me")["name"] == "Ana Maria"


def test_nobody_has_an_empty_name(server: Served, ana: Person) -> None:
    link = ana.post(f"/api/tables/{ana.table()}/seats/1/link")["token"]
    account = {"login": login(), "password": "correct horse"}
    for path, body in (("me", {}), ("accounts", account), ("links", {"token": link})):
        for name in (" ", "\u200b\u0007"):
            answer = httpx.post(f"{server.url}/api/{path}", json={"name": name, **body})
            assert (answer.status_code, answer.json()["type"]) == (422, "empty")
            assert answer.json()["detail"] == "a name has at least one letter"
    Person(server.url, "Bo").post("/api/links", token=link)


def test_nobody_is_nobody(server: Served) -> None:
    answer = httpx.get(f"{server.url}/api/me")
    assert (answer.status_code, answer.json()["type"]) == (401, "not-signed-in")
    assert "WWW-Authenticate" in answer.headers
    bad = httpx.get(f"{server.url}/api/me", headers={"Authorization": "Bearer " + "x" * 43})
    assert bad.status_code == 401


def test_the_token_of_a_cookie_is_not_told_to_scripts(server: Served, ana: Person) -> None:
    link = ana.post(f"/api/tables/{ana.table()}/seats/1/link")["token"]
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as browser:
        made = browser.post("/api/me", json={"name": "Cy"}).json()
        assert len(made["token"]) == 43  # new: a program needs it
        renamed = browser.post("/api/me", json={"name": "Di"}).json()
        assert (renamed["name"], renamed["token"]) == ("Di", None)
        redeemed = browser.post("/api/links", json={"token": link}).json()
        assert (redeemed["seat"], redeemed["token"]) == (1, None)
    assert ana.post("/api/me", name="Ann")["token"] == ana.token


def test_the_cookie_is_for_the_browser_alone(server: Served) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    here = {"Cookie": f"barrowgate={token}", "Sec-Fetch-Site": "same-origin"}
    assert httpx.get(f"{server.url}/api/me", headers=here).json()["name"] == "Ana"
    there = here | {"Sec-Fetch-Site": "cross-site"}
    refused = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=there)
    assert (refused.status_code, refused.json()["type"]) == (403, "cross-site")


def test_an_account_keeps_the_guests_tables(server: Served, ana: Person) -> None:
    table, name = ana.table(), login()
    made = ana.post("/api/accounts", login=name, password="correct horse")
    assert made["login"] == name
    other = Person(server.url, "Somebody")
    signed_in = other.post("/api/session", login=name.upper(), password="correct horse")
    other.http.headers["Authorization"] = f"Bearer {signed_in['token']}"
    assert [line["table"] for line in other.get("/api/tables/mine")["tables"]] == [table]


def test_wrong_names_and_passwords_are_not_told_apart(ana: Person) -> None:
    name = login()
    ana.post("/api/accounts", login=name, password="correct horse")
    for body in ({"login": name, "password": "wrong horse"}, {"login": login(), "password": "x"}):
        answer = ana.http.post("/api/session", json=body)
        assert (answer.status_code, answer.json()["type"]) == (403, "wrong-password")
        assert answer.json()["detail"] == "The name or the password is wrong."


def test_a_login_is_taken_once_however_it_is_written(ana: Person, bo: Person) -> None:
    name = login()
    ana.post("/api/accounts", login=name, password="correct horse")
    assert bo.refused("POST", "/api/accounts", login=name.title(), password="correct horse") == (
        409,
        "name-taken",
    )
    assert bo.refused("POST", "/api/accounts", login=login(), password="short")[0] == 422


def test_of_two_accounts_that_are_made_at_once_one_is_another_persons(ana: Person) -> None:
    """As it would be if they were made one after the other."""

    def register(name: str) -> httpx.Response:
        return ana.http.post("/api/accounts", json={"login": name, "password": "correct horse"})

    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(register, [login(), login()]))
    assert [answer.status_code for answer in answers] == [200, 200]
    people = {answer.json()["person"] for answer in answers}
    assert len(people) == 2
    assert ana.get("/api/me")["person"] in people


def test_another_password_ends_all_other_sessions(server: Served, ana: Person) -> None:
    name = login()
    ana.post("/api/accounts", login=name, password="correct horse")
    other = Person(server.url, "x")
    token = other.post("/api/session", login=name, password="correct horse")["token"]
    changed = {"old": "correct horse", "new": "battery staple"}
    answer = ana.post("/api/me/password", **changed)
    ana.http.headers["Authorization"] = f"Bearer {answer['token']}"
    assert ana.get("/api/me")["login"] == name
    there = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=there).status_code == 401
    assert ana.refused("POST", "/api/me/password", **changed) == (403, "wrong-password")


def test_signing_out_ends_the_session(ana: Person) -> None:
    assert ana.http.delete("/api/session").status_code == 204
    assert ana.refused("GET", "/api/me") == (401, "not-signed-in")


def test_a_link_makes_another_device_mine_once(server: Served, ana: Person) -> None:
    link = ana.post("/api/me/devices")
    assert link["path"].startswith("/join#")
    bare = httpx.Client(base_url=server.url)
    redeemed = bare.post("/api/links", json={"token": link["token"]}).json()
    there = {"Authorization": f"Bearer {redeemed['token']}"}
    assert httpx.get(f"{server.url}/api/me", headers=there).json() == ana.get("/api/me")
    again = httpx.post(f"{server.url}/api/links", json={"token": link["token"]})
    assert (again.status_code, again.json()["type"]) == (410, "bad-link")


def test_export_tells_everything_and_deleting_leaves_nothing(server: Served, ana: Person) -> None:
    name = login()
    ana.post("/api/accounts", login=name, password="correct horse")
    ana.table()
    told = ana.get("/api/me/export")
    assert name in str(told)
    assert "argon2" not in str(told)
    assert ana.http.delete("/api/me").status_code == 204
    assert ana.refused("GET", "/api/me") == (401, "not-signed-in")
    bo = Person(server.url, "Bo")
    bo.post("/api/accounts", login=name, password="correct horse")


@pytest.mark.parametrize("path", ["/api/session", "/api/accounts", "/api/links", "/api/me"])
def test_nonsense_is_a_problem_not_a_fault(ana: Person, path: str) -> None:
    for body in ({}, {"login": 5}, {"token": "?"}, {"name": ""}):
        answer = ana.http.post(path, json=body)
        assert answer.status_code in (403, 422), (path, body)
    assert ana.http.post(path, content=b"{").status_code == 422


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", '{"name": "\\ud800"}'),
        ("/api/accounts", '{"login": "\\ud800abc", "password": "seven sheep"}'),
        ("/api/accounts", '{"login": "abc", "password": "seven \\ud800 sheep"}'),
        ("/api/session", '{"login": "\\ud800", "password": "seven sheep"}'),
        ("/api/tables", '{"game": "loyang", "seats": 1, "name": "\\ud800"}'),
        ("/api/tables", '{"game": "loyang", "seats": 1, "options": {"\\ud800": "x"}}'),
        ("/api/tables", '{"game": "loyang", "seats": NaN}'),
        ("/api/tables", '{"game": "loyang", "seats": 1e400}'),
        ("/api/tables", "[" * 16_000),
    ],
)
def test_half_characters_and_odd_numbers_are_refused_in_words(
    ana: Person, path: str, body: str
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = ana.http.post(path, content=body.encode(), headers=headers)
    assert answer.status_code in {400, 422}, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"]


def test_a_sign_that_postgresql_cannot_keep_is_refused(server: Served, ana: Person) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"login": "a\0b", "password": "x" * 8})
    assert (answer.status_code, answer.json()["type"]) == (422, "bad-request")
    where = f"/api/tables/{ana.table()}/reports"
    assert ana.refused("POST", where, text="a\0b") == (422, "bad-request")


def test_without_the_host_s_word_there_are_no_webhooks(ana: Person) -> None:
    assert ana.get("/api/games")["webhooks"] is False
    for method, path in (("GET", ""), ("PUT", ""), ("POST", "/test")):
        body = {"url": "https://chat.example/"} if method == "PUT" else {}
        assert ana.refused(method, f"/api/me/webhook{path}", **body) == (403, "webhooks-off")
    assert ana.http.delete("/api/me/webhook").status_code == 204
