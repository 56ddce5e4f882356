"""The files of the page: compressed beforehand; kept for ever where a name says the content."""

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette

from barrowgate.server.web import page
from tests.server.web.asking import ask

SCRIPT = "export const words = 'wheat';\n" * 40
PLAIN = "const plain = 1;\n"
HTML = "<!doctype html><title>Barrowgate</title>"


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
    assert first.text == HTML
    again = ask(app, "GET", url("/t/abc"), {"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


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
