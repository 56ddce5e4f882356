"""Imports point one way: core <- each game <- games <- telling <- bots, lab <- server, cli.

The files are parsed, not run, so an import counts wherever it stands: in a function, under
`TYPE_CHECKING`, or as the written name in a call of `import_module`.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from barrowgate.games import REGISTRY

PACKAGE = Path(__file__).parents[1] / "src" / "barrowgate"

# The rooms of games are those of the registry; the example game is read by tests alone.
GAMES = frozenset(entry.room for entry in REGISTRY.values())
EXAMPLES = frozenset({"orchard"})
PLAYABLE = GAMES | {"core"}
WITH_REGISTRY = PLAYABLE | {"games"}
BELOW_SERVER = WITH_REGISTRY | {"telling", "bots", "lab"}
LIGHT = WITH_REGISTRY | EXAMPLES  # they need the standard library alone

# Room -> the rooms it may import besides itself. A new room is entered here first.
MAY_IMPORT: dict[str, frozenset[str]] = {
    "core": frozenset(),
    **dict.fromkeys(GAMES | EXAMPLES, frozenset({"core"})),
    "games": PLAYABLE,
    "telling": WITH_REGISTRY,
    "bots": WITH_REGISTRY | {"telling"},
    "lab": WITH_REGISTRY | {"telling", "bots"},
    "locales": WITH_REGISTRY | {"telling"},
    "server": BELOW_SERVER | {"locales"},
    "cli": BELOW_SERVER | {"locales", "server"},
    "train": BELOW_SERVER,
}

# Faces read views: of a game they import its class, its words, and what the box says; no rule.
FACES = frozenset({"cli", "telling", "server"})
OF_A_GAME = frozenset(
    {"names", "notation", "components", "loading", "provenance", "helper_effects"}
    | {"printed", "board_facts"}  # what is printed on the board, made once for a box
)

# Inside the server: part -> the other parts of the server that it may import. ``tables`` is pure:
# it knows neither of HTTP nor of SQL, and of no event loop.
PARTS_OF_SERVER: dict[str, frozenset[str]] = {
    "tables": frozenset(),
    "bots": frozenset(),
    "storage": frozenset({"tables"}),
    "live": frozenset({"tables", "storage"}),
    "webhooks": frozenset({"tables", "storage", "settings"}),
    "web": frozenset({"tables", "storage", "live", "bots", "webhooks", "settings"}),
    "workers": frozenset({"web", "settings", "serving"}),
}
PURE_PARTS = frozenset({"tables"})
LOOPS = frozenset({"asyncio", "threading", "multiprocessing", "uvloop"})

# Modules beside the rooms that are loaded on their own: nothing else imports them.
LOADED_ALONE = frozenset({"__main__.py", "api.py"})

# What a file uses when it is there, and does without when it is not.
OPTIONAL = frozenset({("core/arrays.py", "numpy")})

HTTP = frozenset(
    {"aiohttp", "django", "fastapi", "flask", "h11", "http", "httptools", "httpx", "requests"}
    | {"socketserver", "starlette", "urllib", "urllib3", "uvicorn", "websockets", "wsgiref"}
)
SQL = frozenset(
    {"aiosqlite", "alembic", "asyncpg", "psycopg", "psycopg2", "sqlalchemy", "sqlite3", "sqlmodel"}
)
LANGUAGE = frozenset({"babel", "fluent", "gettext", "locale"})


def written_imports(tree: ast.Module, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything the module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(node.module, node.level, module, is_package)
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and is_dynamic_import(node.func):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield node.lineno, first.value


def absolute(name: str | None, level: int, module: str, is_package: bool) -> str:
    """The full name behind the dots of a relative import."""
    if level == 0:
        return name or ""
    parts = module.split(".")
    climbed = level - 1 if is_package else level
    base = parts[: len(parts) - climbed]
    return ".".join(base + ([name] if name else []))


def is_dynamic_import(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "import_module"
    return isinstance(function, ast.Name) and function.id in {"import_module", "__import__"}


def why_not(room: str, imported: str) -> str | None:
    """The reason this room must not import that name; None when it may."""
    top, *rest = imported.split(".")
    if top == "barrowgate":
        other = rest[0] if rest else ""
        if other in MAY_IMPORT and other != room and other not in MAY_IMPORT[room]:
            return f"{room} must not import {other}"
        if room in FACES and other in GAMES and len(rest) > 1 and not is_for_faces(rest[1]):
            return f"{room} reads views, so not {other}.{rest[1]}"
    elif room in LIGHT and top not in sys.stdlib_module_names:
        return f"{room} needs the standard library alone, not {top}"
    elif top in HTTP | SQL and (room in BELOW_SERVER or room == "locales"):
        return f"{room} must not know of HTTP or SQL, so not of {top}"
    elif top in LANGUAGE and room in BELOW_SERVER:
        return f"{room} must not know of a language, so not of {top}"
    return None


def is_for_faces(name: str) -> bool:
    """A class is exported by the room itself; modules begin with a small letter."""
    return name in OF_A_GAME or name[0].isupper()


def violations(package: Path) -> list[str]:
    """Every forbidden import below the folder of the package `barrowgate`."""
    found = []
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        if len(inside.parts) == 1:
            found += root_violations(path)
            continue
        room = inside.parts[0]
        if room not in MAY_IMPORT:
            found.append(f"{inside.as_posix()}: {room} is a room that MAY_IMPORT does not list")
            continue
        for line, imported in imports_of(path, package):
            reason = why_not(room, imported)
            is_optional = (inside.as_posix(), imported.split(".")[0]) in OPTIONAL
            if reason is not None and not is_optional:
                found.append(f"{inside.as_posix()}:{line}: {reason}")
    return found


def server_violations(package: Path) -> list[str]:
    """The same within the server, whose parts have an order of their own."""
    found = []
    for path in sorted((package / "server").rglob("*.py")):
        inside = path.relative_to(package / "server")
        part = inside.parts[0]
        if len(inside.parts) == 1:
            continue
        for line, imported in imports_of(path, package):
            names = imported.split(".")
            other = names[2] if names[:2] == ["barrowgate", "server"] and len(names) > 2 else part
            if other not in PARTS_OF_SERVER[part] | {part}:
                found.append(f"server/{inside.as_posix()}:{line}: {part} must not import {other}")
            if part in PURE_PARTS and names[0] in HTTP | SQL | LOOPS:
                found.append(f"server/{inside.as_posix()}:{line}: {part} is pure, not {names[0]}")
    return found


def root_violations(path: Path) -> list[str]:
    """Modules beside the rooms are loaded with every room, so they may import none of them."""
    if path.name in LOADED_ALONE:
        return []
    return [
        f"{path.name}:{line}: a module beside the rooms must not import {imported}"
        for line, imported in imports_of(path, path.parent)
        if not is_for_all(imported)
    ]


def is_for_all(imported: str) -> bool:
    top, *rest = imported.split(".")
    if top == "barrowgate":
        return not rest or rest[0] not in MAY_IMPORT
    return top in sys.stdlib_module_names


def imports_of(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    parts = ["barrowgate", *path.relative_to(package).with_suffix("").parts]
    is_package = parts[-1] == "__init__"
    module = ".".join(parts[:-1] if is_package else parts)
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return written_imports(tree, module, is_package)


def made_up(folder: Path, file: str, source: str) -> Path:
    """A package `barrowgate` that holds one file."""
    path = folder / "barrowgate" / file
    path.parent.mkdir(parents=True)
    path.write_text(source, encoding="utf-8")
    return folder / "barrowgate"


def test_every_import_of_the_package_points_the_right_way() -> None:
    assert (PACKAGE / "core" / "__init__.py").is_file()
    assert violations(PACKAGE) == []


def test_every_import_within_the_server_points_the_right_way() -> None:
    assert server_violations(PACKAGE) == []


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("server/tables/table.py", "import asyncio"),
        ("server/tables/table.py", "from sqlalchemy import select"),
        ("server/tables/table.py", "from barrowgate.server.live import hub"),
        ("server/storage/store.py", "from barrowgate.server.web import app"),
        ("server/live/hub.py", "from barrowgate.server.web import app"),
        ("server/bots/pool.py", "from barrowgate.server.tables import table"),
    ],
)
def test_a_wrong_import_within_the_server_is_found(tmp_path: Path, file: str, source: str) -> None:
    assert len(server_violations(made_up(tmp_path, file, source))) == 1


@pytest.mark.parametrize(
    ("file", "source", "reason"),
    [
        ("core/undo.py", "import barrowgate.lagranja.state", "core must not import lagranja"),
        ("core/undo.py", "from barrowgate import bots", "core must not import bots"),
        ("core/undo.py", "from ..lagranja import state", "core must not import lagranja"),
        ("core/__init__.py", "from ..cli import main", "core must not import cli"),
        ("core/__init__.py", "from .. import lab", "core must not import lab"),
        ("core/a/b.py", "from ...lab import x", "core must not import lab"),
        ("core/undo.py", "import numpy as np", "core needs the standard library alone, not numpy"),
        ("core/undo.py", "import sqlite3", "core must not know of HTTP or SQL, so not of sqlite3"),
        ("core/undo.py", "import locale", "core must not know of a language, so not of locale"),
        ("lagranja/solo.py", "import rich", "lagranja needs the standard library alone, not rich"),
        ("lagranja/solo.py", "import cython", "lagranja needs the standard library alone"),
        ("lagranja/solo.py", "from barrowgate.loyang import solo", "must not import loyang"),
        ("loyang/solo.py", "from barrowgate.lagranja import solo", "must not import lagranja"),
        ("lagranja/solo.py", "from barrowgate import games", "lagranja must not import games"),
        (
            "orchard/game.py",
            "from barrowgate.loyang import names",
            "must not import loyang",
        ),
        ("orchard/game.py", "import attrs", "orchard needs the standard library alone, not attrs"),
        ("games/entry.py", "from barrowgate.telling import teller", "must not import telling"),
        ("games/entry.py", "from barrowgate.orchard import Orchard", "must not import orchard"),
        ("games/entry.py", "import rich", "games needs the standard library alone, not rich"),
        ("telling/teller.py", "from barrowgate.bots import greedy", "telling must not import bots"),
        ("telling/teller.py", "import gettext", "telling must not know of a language"),
        ("cli/play.py", "from barrowgate.orchard import Orchard", "cli must not import orchard"),
        ("telling/teller.py", "from barrowgate.loyang import flow", "views, so not loyang.flow"),
        ("telling/loyang/now.py", "from barrowgate.loyang.view import STEPS", "so not loyang.view"),
        ("cli/loyang/a.py", "import barrowgate.loyang.trading", "so not loyang.trading"),
        ("server/app.py", "from barrowgate.lagranja.state import State", "so not lagranja.state"),
        ("bots/greedy.py", "from barrowgate.lab import ladder", "bots must not import lab"),
        ("bots/greedy.py", "from barrowgate.locales import words", "bots must not import locales"),
        ("bots/greedy.py", "import httpx", "bots must not know of HTTP or SQL"),
        ("lab/gym.py", "from barrowgate.server import app", "lab must not import server"),
        ("lab/ladder.py", "from sqlalchemy import select", "lab must not know of HTTP or SQL"),
        ("lab/ladder.py", "import fluent.runtime", "lab must not know of a language"),
        ("locales/words.py", "from urllib import request", "locales must not know of HTTP"),
        ("server/app.py", "from barrowgate.cli import main", "server must not import cli"),
        ("kitchen/oven.py", "", "kitchen is a room that MAY_IMPORT does not list"),
        ("pure.py", "from barrowgate.core import chance", "must not import barrowgate.core.chance"),
        ("pure.py", "import rich", "a module beside the rooms must not import rich"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, file: str, source: str, reason: str) -> None:
    (found,) = violations(made_up(tmp_path, file, source))
    assert found.startswith(file)
    assert reason in found


@pytest.mark.parametrize(
    "source",
    [
        "def late():\n    from barrowgate import cli",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from barrowgate import cli",
        "try:\n    import barrowgate.cli as c\nexcept ImportError:\n    c = None",
        "import importlib\nimportlib.import_module('barrowgate.cli')",
        "from importlib import import_module\nimport_module('barrowgate.cli')",
        "__import__('barrowgate.cli')",
        "import json, barrowgate.cli",
    ],
)
def test_a_forbidden_import_is_found_wherever_it_hides(tmp_path: Path, source: str) -> None:
    (found,) = violations(made_up(tmp_path, "core/undo.py", source))
    assert "core must not import cli" in found


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/undo.py", "from barrowgate.core import chance\nfrom . import notation\nimport json"),
        ("core/undo.py", "from barrowgate import __version__"),
        ("lagranja/solo.py", "from ..core import chance\nfrom barrowgate.lagranja import names"),
        ("bots/greedy.py", "from barrowgate.loyang import solo\nimport numpy"),
        ("lab/ladder.py", "from barrowgate.bots import greedy"),
        ("games/registry.py", "from barrowgate.loyang import Loyang"),
        ("telling/teller.py", "from barrowgate.games import entry"),
        ("telling/teller.py", "from barrowgate.loyang import Loyang, names, printed"),
        ("cli/a.py", "from barrowgate.lagranja.components import Components"),
        ("bots/greedy.py", "from barrowgate.telling import message"),
        (
            "orchard/game.py",
            "from ..core import record\nfrom . import names",
        ),
        ("locales/words.py", "from fluent.runtime import FluentBundle"),
        ("server/app.py", "import sqlalchemy\nfrom barrowgate.locales import words"),
        ("cli/__init__.py", "from barrowgate.server import app\nimport rich"),
        ("__init__.py", "import os\nfrom barrowgate import pure"),
        ("__main__.py", "from barrowgate.cli import main"),
        ("api.py", "from barrowgate.lagranja import LaGranja"),
    ],
)
def test_an_allowed_import_is_left_alone(tmp_path: Path, file: str, source: str) -> None:
    assert violations(made_up(tmp_path, file, source)) == []
