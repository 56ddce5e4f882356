"""The rule modules of a game have an order, that of ``RULES`` in its package: none imports one that
comes later, so there is no cycle among them.

The files are parsed, not run, so an import counts wherever it stands.
"""

from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from barrowgate.core import engine
from barrowgate.games import REGISTRY
from tests.kits import FINISHED
from tests.test_imports import PACKAGE, imports_of

GAMES: dict[str, tuple[str, ...]] = {
    known.room: package.RULES
    for known in REGISTRY.values()
    if hasattr(package := import_module(known.package), "RULES")
}


def test_every_game_that_is_finished_or_on_the_board_has_an_order() -> None:
    on_board = {known.room for known in REGISTRY.values() if known.is_observed}
    assert set(GAMES) == on_board | {known.room for known in FINISHED.values()}


def own_imports(game: str, module: str, package: Path = PACKAGE) -> set[str]:
    """The modules of the same game that a module imports, also under TYPE_CHECKING."""
    found = set()
    for _, imported in imports_of(package / game / f"{module}.py", package):
        top, *rest = imported.split(".")
        if top == package.name and rest[:1] == [game] and len(rest) > 1:
            found.add(rest[1])
    return found


def upward(game: str, order: tuple[str, ...], package: Path = PACKAGE) -> list[str]:
    """Every import of a rule module that does not point down."""
    return [
        f"{module} imports {other}, which comes {'later' if other != module else 'with it'}"
        for place, module in enumerate(order)
        for other in sorted(own_imports(game, module, package) & set(order[place:]))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_rule_modules_import_only_what_comes_before_them(game: str) -> None:
    assert upward(game, GAMES[game]) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_compiled_module_of_a_game_has_its_place_in_the_order(game: str) -> None:
    hot = {path.stem for path in engine.hot_modules(PACKAGE) if path.parts[0] == game}
    assert set(GAMES[game]) == hot


@pytest.mark.parametrize("game", GAMES)
def test_names_and_frames_are_below_all_rules(game: str) -> None:
    for module in ("names", "notation", "frames"):
        assert own_imports(game, module) & set(GAMES[game]) == set()


@pytest.mark.parametrize(
    "text",
    [
        "from barrowgate.toy import upper\n",
        "from barrowgate.toy.upper import rise\n",
        "import barrowgate.toy.upper\n",
        "from . import upper\n",
        "def f() -> None:\n    from barrowgate.toy import upper\n",
        "if TYPE_CHECKING:\n    from barrowgate.toy.upper import Upper\n",
    ],
)
def test_an_import_that_goes_up_is_found(text: str, tmp_path: Path) -> None:
    package = tmp_path / "barrowgate"
    (package / "toy").mkdir(parents=True)
    (package / "toy" / "lower.py").write_text(text)
    (package / "toy" / "upper.py").write_text("from barrowgate.toy import lower\n")
    order = ("lower", "upper")
    assert upward("toy", order, package) == ["lower imports upper, which comes later"]
    assert upward("toy", order[::-1], package) == ["upper imports lower, which comes later"]


@pytest.mark.parametrize("game", GAMES)
def test_the_contract_is_on_top(game: str) -> None:
    order = GAMES[game]
    last = ("decide", "answer", "position")
    assert all(order.index(one) < order.index(other) for one, other in pairwise(last))
    assert order[-1] == "position"
