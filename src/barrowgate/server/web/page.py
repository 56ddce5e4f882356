"""The page: files that the build of ``web/`` has left in the package."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from barrowgate.server.web import problems

PAGE = Path(__file__).parents[1] / "page"
START = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # their names change with their content
ASK_AGAIN = "no-cache"
PATHS = ("/", "/join", "/t/{table}", "/t/{table}/{action}")


class Assets(StaticFiles):
    """What the build names by its content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers["Cache-Control"] = FOR_EVER
        return answer


def routes(folder: Path = PAGE) -> list[BaseRoute]:
    """The paths of the page; a package that was built without it says so."""

    async def start(_request: Request) -> Response:
        if not (folder / START).is_file():
            detail = "This server was installed without its page; its interface is below /api."
            return problems.response(problems.of_status(404, detail))
        return FileResponse(folder / START, headers={"Cache-Control": ASK_AGAIN})

    found: list[BaseRoute] = [Route(path, start) for path in PATHS]
    if (folder / "assets").is_dir():
        found.append(Mount("/assets", Assets(directory=folder / "assets")))
        found += [_file(each) for each in sorted(folder.glob("*.svg"))]
    return found


def _file(path: Path) -> Route:
    async def answer(_request: Request) -> Response:
        return FileResponse(path, headers={"Cache-Control": ASK_AGAIN})

    return Route(f"/{path.name}", answer)
