"""Records replay for ever, whatever is corrected, added or read anew.

tests/released.toml holds what was released. What is tried here is what contributors do: a card is
corrected, an option is added, a key of components is added.
"""

import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from barrowgate.core.components.box import Loader
from barrowgate.core.components.checking import Keys, Whole
from barrowgate.core.components.later import with_defaults, without_defaults
from barrowgate.core.errors import ComponentsError, OptionError, RecordError, UnknownEdition
from barrowgate.core.game import BoxGame
from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja
from barrowgate.lagranja.schema import SCHEMA
from tests.kits import KITS
from tests.shelves import SHELVES, records
from tools import editions

RELEASED: dict[str, Any] = tomllib.loads(editions.RELEASED.read_text(encoding="utf-8"))
GAMES: dict[str, type[BoxGame[Any]]] = {name: kit.game for name, kit in KITS.items()}


# --- What was released stays --------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_released_edition_is_there_as_it_was(game: str) -> None:
    folder = editions.data_folder(GAMES[game].loader) / "editions"
    found = {path.stem: editions.digest_of(path) for path in folder.glob("*.toml")}
    assert found == RELEASED[game]["editions"]
    for digest in found:
        assert GAMES[game].loader.edition(digest).digest == digest


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_edition_is_frozen(game: str) -> None:
    assert editions.is_frozen(game), "run: python -m tools.editions"


@pytest.mark.parametrize("game", GAMES)
def test_a_released_option_keeps_its_default(game: str) -> None:
    defaults = GAMES[game](2).option_defaults
    assert RELEASED[game]["options"].items() <= defaults.items()
    assert set(defaults) <= set(RELEASED[game]["options"]), "list the new option in released.toml"


def test_the_list_of_what_was_released_is_written_as_it_was_read() -> None:
    assert editions.written(RELEASED) == editions.RELEASED.read_text(encoding="utf-8")


# --- A card is corrected ------------------------------------------------------------------------


def corrected_loader(name: str, folder: Path, *, before: bool = False) -> Loader[Any]:
    """The loader of a game whose shipped file was corrected, as CONTRIBUTING says; or before it."""
    loader = GAMES[name].loader
    package = f"corrected_{name.replace('-', '_')}{'_before' if before else ''}"
    data = folder / package / "data"
    shutil.copytree(editions.data_folder(loader), data)
    old, new = KITS[name].correction
    released = next(iter(RELEASED[name]["editions"]))  # its text does not change
    text = (data / "editions" / f"{released}.toml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    shipped = text if before else text.replace(old, new)
    (data / loader.file).write_text(shipped, encoding="utf-8")
    return replace(loader, package=package)


@pytest.fixture(autouse=True)
def packages_of_a_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test lays into its folder can be imported, and is forgotten after it."""
    monkeypatch.syspath_prepend(tmp_path)
    yield
    for package in [name for name in sys.modules if name.startswith("corrected_")]:
        del sys.modules[package]


@pytest.fixture(params=GAMES)
def corrected(request: pytest.FixtureRequest, tmp_path: Path) -> type[BoxGame[Any]]:
    game = GAMES[request.param]
    return type("Corrected", (game,), {"loader": corrected_loader(request.param, tmp_path)})


def test_after_a_correction_every_golden_record_replays_by_its_own_edition(
    corrected: type[BoxGame[Any]],
) -> None:
    shelf = SHELVES[corrected.name]
    mended = replace(shelf, game_of=corrected.of_record)
    assert corrected(2).components_digest not in RELEASED[corrected.name]["editions"]
    for path in shelf.paths():
        assert mended.stamp_of(Record.load(path)) == shelf.stamps()[path.stem]


def test_new_games_are_played_with_the_corrected_edition(corrected: type[BoxGame[Any]]) -> None:
    game = corrected(2)
    record = Record.parse(Record.of(game, 4).write())
    assert corrected.of_record(record).components_digest == game.components_digest
    with pytest.raises(RecordError, match="no edition here has the components") as refused:
        GAMES[corrected.name].of_record(record)  # by a Barrowgate that does not know it yet
    assert refused.value.line == 5


def test_own_components_are_laid_over_the_edition_that_they_were_made_for(
    corrected: type[BoxGame[Any]],
) -> None:
    own = [record for record in records(corrected.name) if record.changes]
    assert own
    for record in own:
        assert corrected.of_record(record).components_digest == record.components
        latest = corrected.loader.from_changes(record.changes)
        assert latest.digest != record.components


def test_own_components_that_do_not_fit_the_corrected_edition_find_their_own(
    tmp_path: Path,
) -> None:
    """The player changed a number of a helper; the correction gives the card another helper."""
    released = LaGranja.loader.edition(next(iter(RELEASED["la-granja"]["editions"])))
    own = '{"card":[{"number":63,"helper":{"vp":3}}]}'
    made_for = corrected_loader("la-granja", tmp_path, before=True).from_changes(own)
    loader = corrected_loader("la-granja", tmp_path)
    assert loader.of_record(made_for.digest, own).digest == made_for.digest
    with pytest.raises(ComponentsError, match=r"card 63, helper\.vp: is not a key here"):
        loader.of_record(released.digest, own)


def test_components_that_fit_no_edition_are_refused_at_their_line() -> None:
    record = next(record for record in records("la-granja") if record.changes)
    record.components = "0123456789abcdef"
    with pytest.raises(RecordError, match="no edition here has the components '0123456789abcdef'"):
        LaGranja.of_record(record)


def test_an_edition_that_holds_another_than_its_name_says_is_refused(
    corrected: type[BoxGame[Any]],
) -> None:
    folder = editions.data_folder(corrected.loader)
    shutil.copyfile(folder / corrected.loader.file, folder / "editions" / f"{'0' * 16}.toml")
    with pytest.raises(ComponentsError, match="holds the edition"):
        corrected.loader.edition("0" * 16)
    with pytest.raises(UnknownEdition):
        corrected.loader.edition("f" * 16)


# --- A key of components is added ---------------------------------------------------------------


def with_hens() -> Loader[Any]:
    """La Granja's loader in a world in which farms may begin with hens."""
    setup = SCHEMA.required["setup"]
    assert isinstance(setup, Keys)
    richer = replace(setup, optional={**setup.optional, "hens": Whole(0, 9)})
    shape = replace(SCHEMA, required={**SCHEMA.required, "setup": richer})
    return replace(LaGranja.loader, schema=shape, later={"setup.hens": 0})


def test_a_new_key_with_its_default_leaves_every_digest_alone() -> None:
    loader = with_hens()
    assert loader.shipped().digest == LaGranja.loader.shipped().digest
    assert loader.shipped().data["setup"]["hens"] == 0
    for record in records("la-granja"):
        assert loader.of_record(record.components, record.changes).digest == record.components
    assert loader.from_changes('{"setup":{"hens":0}}').digest == loader.shipped().digest
    assert loader.from_changes('{"setup":{"hens":2}}').digest != loader.shipped().digest


def test_later_keys_are_found_in_tables_and_in_every_entry_of_a_list() -> None:
    later = {"card.side.limit": 3, "hens": 1}
    data = {"card": [{"side": {"limit": 3}}, {"side": {"limit": 4}}, {"side": {}}, {}]}
    full = with_defaults(data, later)
    assert full["hens"] == 1
    assert [card.get("side") for card in full["card"]] == [
        {"limit": 3},
        {"limit": 4},
        {"limit": 3},
        None,
    ]
    assert without_defaults(full, later) == {
        "card": [{"side": {}}, {"side": {"limit": 4}}, {"side": {}}, {}]
    }
    assert data["card"][2] == {"side": {}}, "what was given is left as it was"


# --- An option is added -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_after_a_new_option_every_golden_record_replays_with_its_default(game: str) -> None:
    known: Mapping[str, tuple[str, ...]] = MappingProxyType(
        {**GAMES[game].known_options, "weather": ("dry", "wet")}
    )
    richer: type[BoxGame[Any]] = type("Richer", (GAMES[game],), {"known_options": known})
    shelf = SHELVES[game]
    for path in shelf.paths():
        stamp = replace(shelf, game_of=richer.of_record).stamp_of(Record.load(path))
        assert stamp == shelf.stamps()[path.stem]
    record = records(game)[0]
    box = richer.of_record(record).box
    wet = richer(record.seats, {**record.options, "weather": "wet"}, box, record.rules)
    with pytest.raises(RecordError, match="no option weather, which means dry; the game at hand"):
        record.check(wet)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_golden_record_from_before_an_option(game: str) -> None:
    older = [one for one in records(game) if len(one.options) < len(GAMES[game].known_options)]
    assert older
    for record in older:
        played = GAMES[game].of_record(record)
        missing = set(played.options) - set(record.options)
        assert {name: played.options[name] for name in missing} == {
            name: played.option_defaults[name] for name in missing
        }


# --- A rule is read anew ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_the_newest_rules_unless_another_version_is_named(game: str) -> None:
    kind = GAMES[game]
    assert kind(2).rules_version == kind.newest_rules
    assert kind(2, rules=1).rules_version == 1
    for rules in (0, kind.newest_rules + 1):
        with pytest.raises(OptionError, match=f"has rules 1 to {kind.newest_rules}, not {rules}"):
            kind(2, rules=rules)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_rules_to_come_is_refused_at_its_line(game: str) -> None:
    record = Record.parse(Record.of(GAMES[game](2), 1).write().replace("\nrules ", "\nrules 9"))
    with pytest.raises(RecordError, match="a newer Barrowgate may have them") as refused:
        GAMES[game].of_record(record)
    assert refused.value.line == 3


@pytest.mark.parametrize("game", GAMES)
def test_each_reading_is_a_switch_of_the_position_and_of_its_bytes(game: str) -> None:
    kind = GAMES[game]
    for rules in range(1, kind.newest_rules + 1):
        position = kind(2, rules=rules).start(1)
        switches = {name: getattr(position, name) for name in kind.readings}
        assert switches == {name: int(rules >= since) for name, since in kind.readings.items()}
        again = kind(2, rules=rules).from_bytes(position.to_bytes())
        assert {name: getattr(again, name) for name in kind.readings} == switches
