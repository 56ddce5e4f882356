"""What all tests share: which engine they run with, and how patient they are."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from barrowgate.core import engine

SOURCES = Path(__file__).parents[1] / "src" / "barrowgate"

# Tests read English, whatever whoever runs them does.
os.environ["BARROWGATE_LANGUAGE"] = "en"

# A game's time depends on the machine and on coverage; the suite fails on rules, not on seconds.
settings.register_profile("barrowgate", deadline=None)
settings.load_profile("barrowgate")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--engine", choices=("plain", "compiled"), help="the engine that must be the one tested"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test an engine other than the one that was meant, or sources other than these."""
    wanted = config.getoption("--engine")
    found = engine.running()
    if wanted and found.name != wanted:
        raise pytest.UsageError(f"--engine {wanted}, but the {found.name} one is installed")
    if engine.sources_digest() != engine.sources_digest(SOURCES):
        raise pytest.UsageError("the installed engine is not made from these sources: run make")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes an hour begins first, so that all else runs beside it."""
    items.sort(key=_minutes, reverse=True)  # stable: the others keep their order


def _minutes(item: pytest.Item) -> float:
    mark = item.get_closest_marker("long")
    return float(mark.kwargs.get("minutes", 0)) if mark else 0.0


def pytest_report_header() -> str:
    return f"engine: {engine.running().name} {engine.running().built.get('kind', '')}".rstrip()
