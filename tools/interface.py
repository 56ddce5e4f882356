"""Writes web/interface.json, what the types of the page are made from (``npm run types`` in web/).

It is the OpenAPI document with the messages of the socket among its schemas, less what no type
needs: the version, examples, titles, and refusals, which all look alike.

python -m tools.interface            write it
python -m tools.interface --check    say whether it is out of date
"""

from tools import from_sources  # noqa: F401 - first

# isort: split
import json
import sys
from pathlib import Path
from typing import Any

from barrowgate.server.settings import Settings
from barrowgate.server.web import messages
from barrowgate.server.web.app import make_app

FILE = Path(__file__).parent.parent / "web" / "interface.json"
SAID = ("title", "examples")


def text() -> str:
    """The whole file."""
    return json.dumps(_document(), indent=1, sort_keys=True) + "\n"


def _document() -> dict[str, Any]:
    told = make_app(Settings()).openapi()
    for methods in told["paths"].values():
        for operation in methods.values():
            answers = operation["responses"]
            operation["responses"] = {code: answers[code] for code in answers if code < "300"}
    schemas = _messages() | told["components"]["schemas"]
    return {
        "openapi": told["openapi"],
        "info": {"title": told["info"]["title"], "version": "0"},
        "paths": _bare(told["paths"]),
        "components": {"schemas": _bare(schemas)},
    }


def _messages() -> dict[str, Any]:
    """What a socket says and is told; its references are those of the document."""
    told = json.dumps(messages.document()["$defs"])
    moved: dict[str, Any] = json.loads(told.replace("#/$defs/", "#/components/schemas/"))
    return moved


def _bare(part: Any) -> Any:
    """Without what pydantic says besides; a thing that is named so is no text, and stays."""
    if isinstance(part, list):
        return [_bare(each) for each in part]
    if not isinstance(part, dict):
        return part
    is_said = {name: name in SAID and not isinstance(part[name], dict) for name in part}
    return {name: _bare(each) for name, each in part.items() if not is_said[name]}


def main(arguments: list[str]) -> int:
    written = text()
    is_stale = not FILE.exists() or FILE.read_text() != written
    if "--check" in arguments:
        if is_stale:
            print("web/interface.json is out of date: python -m tools.interface")
        return int(is_stale)
    FILE.write_text(written)
    print("wrote web/interface.json" + ("" if is_stale else ", which has not changed"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
