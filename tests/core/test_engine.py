"""Which engine runs, and what is refused."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from barrowgate.core import engine
from barrowgate.core.engine import EngineError

WHERE = "import barrowgate.core.board as board; from barrowgate.core import engine; "
WHERE += "print(engine.running().name, board.__file__.endswith('.py'))"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package folder as it lies in an environment, without anything compiled."""
    folder = tmp_path / "barrowgate"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", engine.BUILT)
    shutil.copytree(engine.PACKAGE, folder, ignore=ignored)
    return folder


def compile_all(package: Path) -> None:
    """Put something beside every hot module that looks like its shared object."""
    for module in engine.hot_modules(package):
        (package / module.with_suffix(EXTENSION_SUFFIXES[0])).touch()
    built = {"kind": "native", "sources": engine.sources_digest(package)}
    (package / engine.BUILT).write_text(json.dumps(built))


def test_hot_modules_are_those_with_a_header() -> None:
    modules = {module.as_posix() for module in engine.hot_modules()}
    assert {"core/board.py", "core/chance.py", "lagranja/position.py", "loyang/flow.py"} <= modules
    assert not modules & {"lagranja/names.py", "core/__init__.py", "core/errors.py"}


def test_a_package_without_shared_objects_is_plain(package: Path) -> None:
    assert engine.engine_of(package) == engine.Engine("plain")


def test_a_compiled_package_says_from_which_sources(package: Path) -> None:
    compile_all(package)
    found = engine.engine_of(package)
    assert found.is_compiled
    assert found.digest == engine.sources_digest(package)


def test_a_half_compiled_package_is_refused(package: Path) -> None:
    compile_all(package)
    (package / "loyang" / f"two_pack{EXTENSION_SUFFIXES[0]}").unlink()
    with pytest.raises(EngineError, match=r"half compiled: loyang/two_pack\.py is not"):
        engine.engine_of(package)


@pytest.mark.parametrize("changed", ["core/board.py", "core/board.pxd", "lagranja/names.py"])
def test_a_compiled_package_with_other_sources_is_refused(package: Path, changed: str) -> None:
    compile_all(package)
    with (package / changed).open("a") as file:
        file.write("# edited\n")
    with pytest.raises(EngineError, match="from sources other than"):
        engine.engine_of(package)


@pytest.mark.parametrize("text", ["", "no json", "[1]"])
def test_a_damaged_note_of_the_build_is_refused(package: Path, text: str) -> None:
    compile_all(package)
    (package / engine.BUILT).write_text(text)
    with pytest.raises(EngineError, match="from sources other than"):
        engine.engine_of(package)


def test_the_digest_does_not_depend_on_line_ends(package: Path) -> None:
    before = engine.sources_digest(package)
    board = package / "core" / "board.py"
    board.write_bytes(board.read_bytes().replace(b"\n", b"\r\n"))
    assert engine.sources_digest(package) == before


def in_a_new_process(value: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(engine.PACKAGE.parent), "BARROWGATE_PURE": value}
    run = subprocess.run(
        [sys.executable, "-c", WHERE], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


def test_pure_runs_the_rules_as_they_are_written() -> None:
    assert in_a_new_process("1") == "plain True"


@pytest.mark.parametrize("value", ["", "0"])
def test_without_it_the_installed_engine_runs(value: str) -> None:
    name = engine.engine_of(engine.PACKAGE).name
    assert in_a_new_process(value) == f"{name} {name == 'plain'}"
