"""The headers are those of the annotations (docs/compiled.md); more is in tests/compiled."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from barrowgate.core import engine
from barrowgate.games import REGISTRY, GameEntry
from tools import headers

# What a game on the board is compiled from at least.
SPINE = {"components", "state", "flow", "decide", "answer", "write_observation", "position"}
# Names of annotations alone: nothing in them is called.
ANNOTATIONS = {"barrowgate.core.numbers"}
# What makes facts or calls what does: Python objects, with words out of plain modules.
FACTS = {"position", "view", "farm_facts", "board_facts", "quotes"}
ON_BOARD = [entry for entry in REGISTRY.values() if entry.is_observed]


def test_headers_are_those_of_the_annotations() -> None:
    stale = [str(path) for path, text in headers.headers().items() if path.read_text() != text]
    assert not stale, "run: python -m tools.headers"


def test_no_plain_module_knows_of_the_compiler() -> None:
    for module in headers.hot_modules():
        assert "cython" not in headers.path_of(module, ".py").read_text().lower(), module


@pytest.mark.parametrize("module", sorted(headers.BY_HAND))
def test_a_header_written_by_hand_has_every_function_of_its_module(module: str) -> None:
    tree = ast.parse(headers.path_of(module, ".py").read_text(encoding="utf-8"))
    functions = {
        node.name: len(node.args.args) for node in tree.body if isinstance(node, ast.FunctionDef)
    }
    declared = {
        name: len(arguments.split(","))
        for name, arguments in re.findall(
            r"^cdef inline \w+ (\w+)\((.+)\)", headers.path_of(module, ".pxd").read_text(), re.M
        )
    }
    assert functions == declared
    assert module not in headers.hot_modules()


def test_every_header_belongs_to_a_module_that_is_compiled() -> None:
    assert headers.orphans() == []
    names = {"barrowgate." + ".".join(path.with_suffix("").parts) for path in engine.hot_modules()}
    assert names == set(headers.hot_modules())


@pytest.mark.parametrize("entry", ON_BOARD, ids=lambda entry: entry.name)
def test_the_spine_of_every_game_is_compiled(entry: GameEntry) -> None:
    hot = set(headers.hot_modules())
    assert {f"{entry.package}.{name}" for name in SPINE} - hot == set()
    assert f"{entry.package}.names" in headers.names_modules()


def imported(module: str) -> Iterator[str]:
    """Modules of the package that a module imports."""
    tree = ast.parse(headers.path_of(module, ".py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("barrowgate."):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                is_module = headers.path_of(whole, ".py").exists()
                yield whole if is_module else str(node.module)


@pytest.mark.parametrize("entry", ON_BOARD, ids=lambda entry: entry.name)
def test_rules_that_are_compiled_import_nothing_plain(entry: GameEntry) -> None:
    """A rule without a header would be called through Python; facts need plain words."""
    hot = {*headers.hot_modules(), *headers.names_modules(), *ANNOTATIONS}
    rules = [module for module in headers.hot_modules() if module.startswith(entry.package + ".")]
    plain = {
        f"{module} imports {other}"
        for module in rules
        if module.rpartition(".")[2] not in FACTS
        for other in imported(module)
        if other not in hot
    }
    assert plain == set(), "run: python -m tools.headers MODULE"


@pytest.mark.parametrize("entry", ON_BOARD, ids=lambda entry: entry.name)
def test_no_rule_knows_of_facts(entry: GameEntry) -> None:
    facts = {f"{entry.package}.{name}" for name in FACTS}
    rules = [module for module in headers.hot_modules() if module.startswith(entry.package + ".")]
    knowing = {
        f"{module} imports {other}"
        for module in set(rules) - facts
        for other in set(imported(module)) & facts
    }
    assert knowing == set()


@pytest.mark.parametrize("module", sorted(ANNOTATIONS))
def test_a_module_of_annotations_has_no_function(module: str) -> None:
    tree = ast.parse(headers.path_of(module, ".py").read_text(encoding="utf-8"))
    assert not any(isinstance(node, ast.FunctionDef | ast.ClassDef) for node in ast.walk(tree))


def test_a_module_becomes_hot_by_an_empty_header(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    room = tmp_path / "src" / "barrowgate" / "orchard"
    room.mkdir(parents=True)
    (room / "pears.py").write_text("def count(trees: int) -> int:\n    return trees * 9\n")
    monkeypatch.setattr(headers, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(headers, "PACKAGE", tmp_path / "src" / "barrowgate")
    assert headers.hot_modules() == []
    (room / "__init__.py").touch()
    assert headers.main(["barrowgate.orchard.pears"]) == 0
    assert "cpdef int count(int trees)" in (room / "pears.pxd").read_text()
    assert headers.hot_modules() == ["barrowgate.orchard.pears"]
    assert headers.main(["--check"]) == 0
    with pytest.raises(SystemExit, match=r"no module barrowgate\.orchard\.plums"):
        headers.main(["barrowgate.orchard.plums"])
    (room / "pears.py").unlink()
    assert headers.main([]) == 1
    assert "pears.pxd no longer has a module" in capsys.readouterr().out


def test_every_room_around_a_hot_module_has_a_header(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others find the module through all of them."""
    package = tmp_path / "src" / "barrowgate"
    inner = package / "orchard" / "shed"
    inner.mkdir(parents=True)
    (inner / "tools.py").write_text("def count(rakes: int) -> int:\n    return rakes\n")
    for room in (package, package / "orchard", inner):
        (room / "__init__.py").touch()
    monkeypatch.setattr(headers, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(headers, "PACKAGE", package)
    assert headers.main(["barrowgate.orchard.shed.tools"]) == 0
    assert (inner / "__init__.pxd").exists()
    assert (package / "orchard" / "__init__.pxd").exists()
    assert not (package / "__init__.pxd").exists()
