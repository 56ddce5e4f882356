"""What every answer carries."""

import pytest
from fastapi import FastAPI
from starlette.responses import Response

from barrowgate.server.web.guards.headers import SafeHeaders
from tests.server.web.asking import accepts_all, ask


def test_every_answer_forbids_what_a_page_does_not_need() -> None:
    headers = ask(SafeHeaders(accepts_all)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy.pop("default-src") == "'none'"
    assert policy.pop("base-uri") == policy.pop("frame-ancestors") == "'none'"
    assert {"script-src", "style-src", "img-src", "font-src", "connect-src"} <= set(policy)
    assert set(policy.values()) == {"'self'"}
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize(
    ("path", "kept"),
    [("/api", False), ("/api/tables", False), ("/apiary", True), ("/", True)],
)
def test_what_the_interface_answers_is_kept_nowhere(path: str, kept: bool) -> None:
    answer = ask(SafeHeaders(accepts_all), url=f"http://localhost{path}")
    assert answer.headers.get("cache-control") == (None if kept else "no-store")


def test_a_route_says_how_it_is_cached_but_cannot_weaken_the_policy() -> None:
    app = FastAPI()

    @app.get("/api/rules")
    def rules() -> Response:
        lax = {"Cache-Control": "max-age=60", "Content-Security-Policy": "default-src *"}
        return Response("rules", headers=lax)

    headers = ask(SafeHeaders(app), url="http://localhost/api/rules").headers
    assert headers.get_list("cache-control") == ["max-age=60"]
    (policy,) = headers.get_list("content-security-policy")
    assert "*" not in policy
