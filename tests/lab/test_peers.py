"""bench/peers.py: other engines are measured in turn, or it is said what is missing."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "peers.py"


@pytest.fixture
def peers() -> ModuleType:
    spec = importlib.util.spec_from_file_location("peers", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Steady:
    """An engine whose figures are known."""

    name = "steady"

    def __init__(self) -> None:
        self.figures = iter([5.0, 1.0, 30_000.0])

    def measure(self, seconds: float) -> dict[str, float]:
        return {"decisions": next(self.figures), "copy": seconds}


def test_a_peer_that_is_not_installed_is_named(
    peers: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    with pytest.raises(SystemExit, match=r"catanatron cannot be imported.*run: make bench-peers"):
        peers.main([])


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--rounds", "0"], "--rounds must be 1 or more, not 0"),
        (["--rounds", "many"], "invalid int value"),
        (["--seconds", "0"], "--seconds must be above 0"),
        (["--seconds", "nan"], "--seconds must be above 0"),
    ],
)
def test_wrong_arguments_are_refused(
    peers: ModuleType, arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        peers.main(arguments)
    assert ended.value.code == 2
    assert problem in capsys.readouterr().err


def test_medians_of_all_rounds_are_told(
    peers: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peers, "subjects", lambda: [Steady()])
    peers.main(["--rounds", "3", "--seconds", "0.5", "--json"])
    assert json.loads(capsys.readouterr().out) == {"steady": {"decisions": 5.0, "copy": 0.5}}
    peers.main(["--rounds", "3", "--seconds", "0.5"])
    head, line = capsys.readouterr().out.splitlines()
    assert len(head) == len(line)
    assert line.split() == ["steady", "5.00", "-", "-", "0.50", "-"]


def test_this_engine_has_every_figure(peers: ModuleType) -> None:
    kind = peers.REGISTRY["loyang"]
    found = peers.Barrowgate(kind).measure(0.001)
    assert list(found) == list(peers.FIGURES)
    assert min(found.values()) > 0
