"""The registry: games by name, games made again from their records, and parts that a game lacks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from barrowgate import games
from barrowgate.core.contract import Game
from barrowgate.core.errors import ComponentsError, OptionError, RecordError
from barrowgate.core.record import Record
from barrowgate.games import FIRST, REGISTRY, GameEntry, entry, extended, of_record
from barrowgate.games.entry import PARTS
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang
from barrowgate.orchard import Orchard
from tests.kits import FINISHED

ORCHARD = GameEntry(Orchard)
every_game = pytest.mark.parametrize("known", REGISTRY.values(), ids=list(REGISTRY))


# --- Games by name --------------------------------------------------------------------------------


def test_a_game_is_made_by_its_name() -> None:
    game = entry("la-granja").make(2, {"removal": "choose"})
    assert (game.name, game.seats, game.options["removal"]) == ("la-granja", 2, "choose")
    with pytest.raises(OptionError, match="no game 'chess'; known: la-granja, loyang"):
        entry("chess")


def test_an_entry_says_what_its_game_is() -> None:
    loyang = entry("loyang")
    assert (loyang.game, loyang.name, loyang.package, loyang.room) == (
        *(Loyang, "loyang"),
        *("barrowgate.loyang", "loyang"),
    )
    assert (loyang.least_seats, loyang.most_seats) == (1, 4)
    assert loyang.options == Loyang.known_options
    assert loyang.is_observed
    assert not ORCHARD.is_observed
    assert loyang.make(3, rules=1) == Loyang(3, rules=1)


def test_values_of_options_are_not_for_every_number_of_seats() -> None:
    assert REGISTRY["la-granja"].refused == {}
    assert REGISTRY["loyang"].refused == {
        "introductory": {"on": [1]},
        "first_player": {"2": [1], "3": [1, 2], "4": [1, 2, 3]},
    }


@every_game
def test_an_entry_is_kept_under_its_name_and_makes_every_table(known: GameEntry) -> None:
    assert REGISTRY[known.name] is known
    for seats in range(known.least_seats, known.most_seats + 1):
        assert known.make(seats).seats == seats
    for seats in (known.least_seats - 1, known.most_seats + 1):
        with pytest.raises(OptionError, match=f"not {seats}"):
            known.make(seats)


@pytest.mark.parametrize("known", FINISHED.values(), ids=list(FINISHED))
def test_a_finished_game_lacks_no_part(known: GameEntry) -> None:
    check_finished(known)


def check_finished(known: GameEntry) -> None:
    assert known.is_observed
    assert all(getattr(known, part) for part in PARTS)
    assert known.commands() == [
        *("simulate", "ladder", "bench", "serve", "play", "replay"),
        *("hint", "review", "cards", "rules"),
    ]


@every_game
def test_every_part_that_an_entry_names_is_there(known: GameEntry) -> None:
    for part in ("telling", "terminal", "components"):
        assert not getattr(known, part) or callable(known.part(part))
    assert not known.rulebook or known.text("rulebook").count("\n## ") > 5


def test_the_games_of_the_package_are_finished() -> None:
    assert {"la-granja", "loyang"} <= set(FINISHED)


def test_the_first_game_is_the_one_that_stands_first() -> None:
    assert next(iter(REGISTRY)) == FIRST
    assert FIRST in FINISHED


def test_the_parts_of_a_game_are_imported_only_when_they_are_asked_for() -> None:
    looked = "import sys, barrowgate.games; print([m for m in sys.modules if '.cli' in m])"
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", looked],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")


# --- Records --------------------------------------------------------------------------------------


def own_components(known: GameEntry, folder: Path, text: str, seats: int) -> Game:
    mine = folder / "mine.toml"
    mine.write_text(text)
    return known.make(seats, {}, known.read_components(mine))


@pytest.mark.parametrize(
    ("name", "text"),
    [("la-granja", "[setup]\nsilver = 4\n"), ("loyang", "[setup]\ncash = 12\n")],
)
def test_own_components_travel_in_a_record(name: str, text: str, tmp_path: Path) -> None:
    known = entry(name)
    game = own_components(known, tmp_path, text, 3)
    again = of_record(Record.parse(Record.of(game, 9).write()))
    assert again == game != known.make(3)
    assert again.components_digest == game.components_digest != known.make(3).components_digest
    assert again.start(9).to_bytes() == game.start(9).to_bytes()
    assert again.start(9).to_bytes() != known.make(3).start(9).to_bytes()


def test_options_travel_in_a_record() -> None:
    game = entry("loyang").make(3, {"introductory": "on"})
    again = of_record(Record.parse(Record.of(game, 9).write()))
    assert (again.name, again.seats, again.options["introductory"]) == ("loyang", 3, "on")


def test_a_record_of_an_unknown_game_is_refused_at_its_line() -> None:
    record = Record.parse(Record.of(LaGranja(2), 1).write().replace("la-granja", "chess"))
    with pytest.raises(RecordError, match="no game 'chess'") as refused:
        record.make_game(of_record)
    assert refused.value.line == 2


def test_components_of_a_record_that_are_wrong_are_refused_at_their_line() -> None:
    text = Record.of(LaGranja(2), 1).write().replace("---", 'changes {"setup":{"hens":1}}\n---')
    record = Record.parse(text)
    with pytest.raises(RecordError, match="hens") as refused:
        record.make_game(of_record)
    assert refused.value.line == text.splitlines().index('changes {"setup":{"hens":1}}') + 1


# --- One game more --------------------------------------------------------------------------------


def test_the_registry_is_longer_by_one_game_for_a_while() -> None:
    before = list(REGISTRY)
    with extended(ORCHARD) as added:
        assert [*REGISTRY] == [*before, "toy-orchard"]
        assert entry("toy-orchard") is added is ORCHARD
        assert of_record(Record.of(Orchard(3), 1)) == Orchard(3)
    assert list(REGISTRY) == before


def test_the_registry_is_what_it_was_after_an_error_too() -> None:
    with pytest.raises(ZeroDivisionError), extended(ORCHARD):
        _ = 1 // 0
    assert "toy-orchard" not in REGISTRY


def test_a_name_is_on_the_registry_once() -> None:
    with (
        pytest.raises(OptionError, match="there is already a game 'loyang'"),
        extended(GameEntry(Loyang)),
    ):
        pass
    assert REGISTRY["loyang"].terminal


@pytest.mark.parametrize(
    ("part", "called"),
    [
        ("telling", "telling"),
        ("terminal", "table in the terminal"),
        ("components", "list of components"),
        ("rulebook", "rulebook"),
    ],
)
def test_a_part_that_a_game_lacks_is_refused_in_words(part: str, called: str) -> None:
    words = f"^toy-orchard has no {called}; it can be used in simulate, ladder, bench$"
    for ask in (ORCHARD.part, ORCHARD.text, ORCHARD.require):
        with pytest.raises(OptionError, match=words):
            ask(part)


def test_what_a_game_does_not_lack_is_told() -> None:
    book = GameEntry(Orchard, rulebook=REGISTRY[FIRST].rulebook)
    with pytest.raises(OptionError, match="it can be used in simulate, ladder, bench, rules"):
        book.require("terminal")


def test_every_part_of_an_entry_has_a_name_for_people() -> None:
    assert set(PARTS) == set(GameEntry.__dataclass_fields__) - {"game", "title", "unfinished"}


# --- The example game, as the registry makes it ---------------------------------------------------


def test_the_example_game_reads_a_components_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("apples = 3\n")
    game = ORCHARD.make(2, {"rounds": "1"}, ORCHARD.read_components(mine))
    assert game.start(1).view(0)["apples"] == [3, 3]
    for wrong in ("apples = 99\n", "pears = 1\n", "apples = \n"):
        mine.write_text(wrong)
        with pytest.raises(ComponentsError, match=r"mine\.toml"):
            ORCHARD.read_components(mine)
    with pytest.raises(ComponentsError, match="cannot be read"):
        ORCHARD.read_components(tmp_path / "nowhere.toml")


def test_the_example_game_refuses_what_it_does_not_have() -> None:
    for seats, options, rules, words in (
        (1, {}, None, "toy-orchard is for 2 to 4 seats, not 1"),
        (2, {"rounds": "9"}, None, "option rounds is 2 or 1 or 3, not '9'"),
        (2, {}, 2, "toy-orchard has rules 1, not 2"),
    ):
        with pytest.raises(OptionError, match=words):
            ORCHARD.make(seats, options, rules=rules)


def test_the_room_exports_what_others_read() -> None:
    assert all(hasattr(games, name) for name in games.__all__)
