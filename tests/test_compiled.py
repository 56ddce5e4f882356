"""The plain sources compile as they are, and both engines play alike (docs/compiled.md)."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile as compiling
from tools import headers

GAMES = 4


def test_headers_are_those_of_the_annotations() -> None:
    stale = [str(path) for path, text in headers.headers().items() if path.read_text() != text]
    assert not stale, "run: python -m tools.headers"


def test_no_plain_module_knows_of_the_compiler() -> None:
    for module in headers.hot_modules():
        assert "cython" not in headers.path_of(module, ".py").read_text().lower(), module


def _digests(path: Path) -> list[str]:
    """The lines of digest_games with the package found at this path."""
    script = Path(__file__).parent / "digest_games.py"
    run = subprocess.run(
        [sys.executable, "-P", str(script), str(GAMES)],
        env={"PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.skipif(not compiling.has_compiler(), reason="no C compiler on this machine")
def test_the_compiled_engine_plays_alike(tmp_path: Path) -> None:
    built = compiling.build(tmp_path)
    compiled, plain = _digests(built), _digests(headers.SOURCE)
    assert compiled[0] == "engine compiled"
    assert plain[0] == "engine plain"
    assert len(plain) == 1 + 2 * 4 * GAMES
    for ours, theirs in zip(plain[1:], compiled[1:], strict=True):
        assert ours == theirs
