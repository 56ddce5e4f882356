"""The files of the page: compressed beforehand; kept for ever where a name says the content."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.applications import Starlette

from barrowgate.server.storage.store import Store
from barrowgate.server.tables.setup import Wish, new_table
from barrowgate.server.web import page
from barrowgate.server.web.guards.limits import HOUSEHOLD, Limited, Limits, Rate
from barrowgate.server.web.shapes import Shape, Shapes
from tests.server.storage.builders import NOW, a_summary
from tests.server.web.asking import ask

SCRIPT = "export const words = 'wheat';\n" * 40
PLAIN = "const plain = 1;\n"
HTML = "<!doctype html><title>Barrowgate</title>"
TABLE = "<!doctype html><title>Barrowgate</title><main class=table-loading></main>"
NEEDS = {
    "places": {
        "lobby": ["/assets/Lobby-abc.js", "/assets/Lobby-abc.css"],
        "join": ["/assets/Join-abc.js"],
        "table": ["/assets/table-abc.js"],
        "loyang": ["/assets/loyang-abc.js"],
    },
    "words": {
        "en": {
            "page": ["/assets/words-en-page-abc.js"],
            "loyang": ["/assets/words-en-loyang-abc.js"],
        },
        "pl": {"page": ["/assets/words-pl-page-abc.js"]},
    },
}


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    """A page as the build leaves it: what is small has no compressed file beside it."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "index-abc.js").write_text(SCRIPT)
    (assets / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "index-abc.js.br").write_bytes(b"brotli")
    (assets / "small-abc.js").write_text(PLAIN)
    (tmp_path / "index.html").write_text(HTML)
    (tmp_path / "table.html").write_text(TABLE)
    (tmp_path / "needs.json").write_text(json.dumps(NEEDS))
    (tmp_path / "gate.svg").write_text("<svg/>")
    return Starlette(routes=page.routes(tmp_path))


def url(path: str) -> str:
    return f"http://localhost{path}"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("gzip;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_in_the_smallest_form_that_is_taken(
    app: Starlette, accepted: str, coding: str | None
) -> None:
    answer = ask(app, "HEAD", url("/assets/index-abc.js"), {"Accept-Encoding": accepted})
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_what_is_compressed_is_the_same_text(app: Starlette) -> None:
    answer = ask(app, "GET", url("/assets/index-abc.js"), {"Accept-Encoding": "gzip"})
    assert answer.text == SCRIPT
    assert int(answer.headers["content-length"]) < len(SCRIPT)


def test_small_files_are_sent_as_they_are(app: Starlette) -> None:
    answer = ask(app, "GET", url("/assets/small-abc.js"), {"Accept-Encoding": "gzip, br"})
    assert answer.text == PLAIN
    assert "content-encoding" not in answer.headers


def test_assets_are_kept_for_ever_and_the_page_is_asked_for_again(app: Starlette) -> None:
    kept = ask(app, "GET", url("/assets/small-abc.js")).headers["cache-control"]
    assert "immutable" in kept
    for path in ("/", "/join", "/t/abc", "/t/abc/12", "/gate.svg"):
        assert ask(app, "GET", url(path)).headers["cache-control"] == "no-cache"


def test_a_page_that_has_not_changed_is_not_sent_again(app: Starlette) -> None:
    first = ask(app, "GET", url("/t/abc"))
    assert first.text == TABLE
    again = ask(app, "GET", url("/t/abc"), {"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_lobby_names_what_it_will_need_before_it_is_read(app: Starlette) -> None:
    answer = ask(app, "GET", url("/"), {"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"})
    assert answer.text == HTML
    assert "Accept-Language" in answer.headers["vary"]
    assert answer.headers["link"].split(", ") == [
        "</assets/Lobby-abc.js>; rel=modulepreload",
        "</assets/Lobby-abc.css>; rel=preload; as=style; crossorigin",
        "</assets/words-pl-page-abc.js>; rel=modulepreload",
        "</api/me>; rel=preload; as=fetch; crossorigin",
        "</api/games>; rel=preload; as=fetch; crossorigin",
    ]


def test_a_language_that_the_page_does_not_speak_is_not_asked_for(app: Starlette) -> None:
    link = ask(app, "GET", url("/join"), {"Accept-Language": "xx, *"}).headers["link"]
    assert [part for part in link.split(", ") if "words" in part] == [
        "</assets/words-en-page-abc.js>; rel=modulepreload"
    ]


def test_an_invitation_asks_for_the_games_whose_rules_it_shows(app: Starlette) -> None:
    link = ask(app, "GET", url("/join")).headers["link"]
    assert "</api/games>; rel=preload; as=fetch; crossorigin" in link.split(", ")


def test_a_table_that_is_not_there_asks_for_the_frame_alone(app: Starlette) -> None:
    link = ask(app, "GET", url("/t/%3E%0d%0anone")).headers["link"]
    assert "/assets/table-abc.js" in link
    assert "/api/tables" not in link


class Asked:
    """As much of the services as the page asks: where the tables are."""

    def __init__(self, store: Store, most: int = 10) -> None:
        self.limits = Limits(rates={Limited.READ: Rate(most, 60.0)})
        self.shapes = Shapes(store, self.ask)
        self.asked = 0

    async def ask(
        self, query: Callable[[list[str]], dict[str, Shape]], tables: list[str]
    ) -> dict[str, Shape]:
        self.asked += 1
        return query(tables)


def test_the_database_is_asked_once_for_a_table_and_not_for_ever(
    app: Starlette, tmp_path: Path
) -> None:
    with Store.open(tmp_path / "tables.sqlite3") as store:
        header = new_table(Wish("loyang", 2), "ana", NOW)
        store.add_table(header, [], a_summary(header.table))
        app.state.services = asked = Asked(store, most=1)
        for _ in range(3):
            assert "loyang-abc" in ask(app, "GET", url(f"/t/{header.table}")).headers["link"]
        assert asked.asked == 1
        answers = [ask(app, "GET", url(f"/t/none{number}")) for number in range(HOUSEHOLD)]
        assert {answer.status_code for answer in answers} == {200}
        assert asked.asked == 1 + HOUSEHOLD - 3


def test_a_table_asks_for_its_game_and_its_facts_at_once(app: Starlette, tmp_path: Path) -> None:
    with Store.open(tmp_path / "tables.sqlite3") as store:
        header = new_table(Wish("loyang", 2), "ana", NOW)
        store.add_table(header, [], a_summary(header.table))
        app.state.services = Asked(store)
        link = ask(app, "GET", url(f"/t/{header.table}/7")).headers["link"]
    assert link.split(", ") == [
        "</assets/table-abc.js>; rel=modulepreload",
        "</assets/words-en-page-abc.js>; rel=modulepreload",
        "</assets/loyang-abc.js>; rel=modulepreload",
        "</assets/words-en-loyang-abc.js>; rel=modulepreload",
        f"</api/tables/{header.table}>; rel=preload; as=fetch; crossorigin",
    ]


@pytest.mark.parametrize("name", [f"{300 * 'x'}.js", "%00", "a%00.js"])
def test_a_name_that_no_file_can_have_is_the_name_of_none(app: Starlette, name: str) -> None:
    answer = ask(app, "GET", url(f"/assets/{name}"), {"Accept-Encoding": "br"})
    assert answer.status_code == 404


def test_nothing_beside_the_folder_is_sent(app: Starlette, tmp_path: Path) -> None:
    (tmp_path.parent / "secret.js.gz").write_text("secret")
    for path in ("/assets/../../secret.js", "/assets/%2e%2e/%2e%2e/secret.js", "/secret.js"):
        answer = ask(app, "GET", url(path), {"Accept-Encoding": "gzip"})
        assert answer.status_code == 404


def test_a_package_without_its_page_says_so(tmp_path: Path) -> None:
    answer = ask(Starlette(routes=page.routes(tmp_path / "none")), "GET", url("/"))
    assert answer.status_code == 404
    assert "without its page" in answer.json()["detail"]
