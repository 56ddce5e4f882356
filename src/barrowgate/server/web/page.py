"""The page: files that the build of ``web/`` has left in the package.

The build compresses what is text beforehand, so that nothing is compressed while somebody waits. It
makes one page for the lobby and one for tables; with either goes what it will need first.
"""

import mimetypes
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from barrowgate.server.storage.errors import StorageError
from barrowgate.server.web import problems
from barrowgate.server.web.guards.limits import Limited, TooMany
from barrowgate.server.web.guards.proxies import who
from barrowgate.server.web.preloads import Preloads
from barrowgate.server.web.services import Services

PAGE = Path(__file__).parents[1] / "page"
START = "index.html"
TABLE = "table.html"
FOR_EVER = "public, max-age=31536000, immutable"  # their names change with their content
ASK_AGAIN = "no-cache"
PLACES = {"/": "lobby", "/join": "join"}
TABLES = ("/t/{table}", "/t/{table}/{action}")
# The smaller first; each is a file of the same name with an ending of its own.
CODINGS = {"br": ".br", "gzip": ".gz"}
REFUSED = re.compile(r"q=0(\.0*)?")


class Files(StaticFiles):
    """Files of a folder, compressed for whoever takes that."""

    def __init__(self, folder: Path, cached: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._cached = cached

    async def get_response(self, path: str, scope: Scope) -> Response:
        coding = self._coding(path, Headers(scope=scope).get("accept-encoding", ""))
        answer = await super().get_response(path + CODINGS.get(coding, ""), scope)
        answer.headers["Cache-Control"] = self._cached
        answer.headers["Vary"] = "Accept-Encoding"
        if coding:
            answer.headers["Content-Encoding"] = coding
            answer.headers["Content-Type"] = _kind(path)
        return answer

    def _coding(self, path: str, accepted: str) -> str:
        """The best coding that is accepted and was made; empty for none."""
        taken = _accepted(accepted)
        return next((each for each in CODINGS if each in taken and self._has(path, each)), "")

    def _has(self, path: str, coding: str) -> bool:
        try:
            return self.lookup_path(path + CODINGS[coding])[1] is not None
        except (OSError, ValueError):  # a name that no file can have
            return False


def _accepted(header: str) -> set[str]:
    """The codings that a header names and does not refuse."""
    said = (part.replace(" ", "").lower().partition(";") for part in header.split(","))
    return {name for name, _, weight in said if not REFUSED.fullmatch(weight)}


def _kind(path: str) -> str:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def routes(folder: Path = PAGE) -> list[BaseRoute]:
    """The paths of the page; a package that was built without it says so."""
    top = Files(folder, ASK_AGAIN)
    preloads = Preloads(folder)

    async def page(name: str, link: str, request: Request) -> Response:
        if not (folder / name).is_file():
            detail = "This server was installed without its page; its interface is below /api."
            return problems.response(problems.of_status(404, detail))
        answer = await top.get_response(name, request.scope)
        answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
        if link:
            answer.headers["Link"] = link
        return answer

    async def start(request: Request) -> Response:
        place = PLACES[request.url.path]
        return await page(START, preloads.link(place, _languages(request)), request)

    async def table(request: Request) -> Response:
        wanted = request.path_params["table"]
        link = preloads.link_to_table(wanted, await _game(request, wanted), _languages(request))
        return await page(TABLE, link, request)

    found: list[BaseRoute] = [Route(path, start) for path in PLACES]
    found += [Route(path, table) for path in TABLES]
    if (folder / "assets").is_dir():
        found.append(Mount("/assets", Files(folder / "assets", FOR_EVER)))
        found += [_file(top, each.name) for each in sorted(folder.glob("*.svg"))]
    return found


def _languages(request: Request) -> str:
    return request.headers.get("accept-language", "")


async def _game(request: Request, table: str) -> str | None:
    """The game of a table; the page itself tells whoever asks for one that is not there."""
    services: Services | None = getattr(request.app.state, "services", None)
    if services is None:
        return None
    try:
        services.limits.insist_for_all(Limited.READ, who(request.scope))
        shape = (await services.shapes.of([table])).get(table)
    except (StorageError, TooMany):  # the page comes without this, and says so itself
        return None
    return shape.game if shape else None


def _file(files: Files, name: str) -> Route:
    async def answer(request: Request) -> Response:
        return await files.get_response(name, request.scope)

    return Route(f"/{name}", answer)
