"""What ``barrowgate`` exports: everything on docs/api.md, and nothing before it is asked for."""

import doctest
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import barrowgate
from barrowgate import api, games

PAGE = Path(__file__).parents[1] / "docs" / "api.md"


def in_a_process(code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment
    )
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("name", api.__all__)
def test_a_public_name_is_exported_and_has_a_line_on_the_page(name: str) -> None:
    assert getattr(barrowgate, name) is getattr(api, name)
    assert name in dir(barrowgate)
    page = PAGE.read_text(encoding="utf-8")
    assert re.search(rf"^\| .*`{name}\b", page, re.MULTILINE), f"docs/api.md has no line on {name}"


def documented_bot() -> type:
    """The class that the page shows to whoever writes a bot."""
    page = doctest.DocTestParser().get_doctest(PAGE.read_text(encoding="utf-8"), {}, "api", None, 0)
    names: dict[str, type] = {}
    imports = "from barrowgate import Seen, Thought\n"
    (shown,) = (each.source for each in page.examples if each.source.startswith("class "))
    exec(imports + shown, names)  # what the page shows, as its readers would run it
    return next(found for name, found in names.items() if f"class {name}" in shown)


def test_the_bot_that_the_page_shows_is_all_that_a_bot_must_be() -> None:
    shown = documented_bot()
    wanted = [name for name in vars(barrowgate.Bot) if not name.startswith("_")]
    assert wanted == ["choose", "explain"]
    for name in wanted:
        assert hasattr(shown, name), f"docs/api.md shows a bot without {name}"
        assert inspect.signature(getattr(shown, name)) == inspect.signature(
            getattr(barrowgate.Bot, name)
        )
    position = barrowgate.Loyang(seats=2).start(seed=1)
    seen = position.seen_by(position.actors()[0])
    (thought,) = shown().explain(seen)
    assert isinstance(thought, barrowgate.Thought)
    assert thought.action == shown().choose(seen)


@pytest.mark.parametrize("module", [barrowgate, games])
def test_what_a_room_shows_in_its_first_words_is_true(module: ModuleType) -> None:
    assert doctest.testmod(module) == (0, len(doctest.DocTestFinder().find(module)[0].examples))


def test_importing_the_package_loads_no_room() -> None:
    rooms = "sorted(m for m in sys.modules if m.startswith('barrowgate'))"
    found = in_a_process(f"import sys, barrowgate; barrowgate.__version__; print({rooms})")
    assert found == "['barrowgate', 'barrowgate.pure']\n"


def test_a_room_does_not_load_the_public_names() -> None:
    code = "import sys; from barrowgate.core import chance; print('barrowgate.api' in sys.modules)"
    assert in_a_process(code) == "False\n"


@pytest.mark.parametrize("name", ["Chess", "_Secret", "nothing", "CHESS"])
def test_what_is_not_public_is_an_attribute_error(name: str) -> None:
    with pytest.raises(AttributeError, match=f"module 'barrowgate' has no attribute '{name}'"):
        getattr(barrowgate, name)


def test_public_names_are_told_in_order_and_once() -> None:
    assert len(set(api.__all__)) == len(api.__all__)
    exported = {name for name in vars(api) if not name.startswith("_")}
    assert exported == set(api.__all__)
