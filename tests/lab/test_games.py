"""The games by name, and games made again from their records."""

from pathlib import Path

import pytest

from barrowgate.core.errors import OptionError, RecordError
from barrowgate.core.record import Record
from barrowgate.lab import games
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang


def test_a_game_is_made_by_its_name() -> None:
    game = games.kind("la-granja").make(2, {"removal": "choose"}, "")
    assert (game.name, game.seats, game.options["removal"]) == ("la-granja", 2, "choose")
    with pytest.raises(OptionError, match="no game 'chess'; there is la-granja"):
        games.kind("chess")


def test_own_components_travel_in_a_record(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[setup]\nsilver = 4\n")
    kind = games.kind("la-granja")
    game = kind.make(3, {}, kind.read_components(mine))
    record = Record.parse(Record.of(game, 9).write())
    again = games.of_record(record)
    assert again.components_digest == game.components_digest != LaGranja(3).components_digest
    assert again.start(9).to_bytes() == game.start(9).to_bytes()


def test_a_record_of_an_unknown_game_is_refused_at_its_line() -> None:
    record = Record.parse(Record.of(LaGranja(2), 1).write().replace("la-granja", "chess"))
    with pytest.raises(RecordError, match="no game 'chess'") as refused:
        record.make_game(games.of_record)
    assert refused.value.line == 2


def test_components_of_a_record_that_are_wrong_are_refused_at_their_line() -> None:
    text = Record.of(LaGranja(2), 1).write().replace("---", 'changes {"setup":{"hens":1}}\n---')
    record = Record.parse(text)
    with pytest.raises(RecordError, match="hens") as refused:
        record.make_game(games.of_record)
    assert refused.value.line == text.splitlines().index('changes {"setup":{"hens":1}}') + 1


def test_loyang_is_made_by_its_name_and_again_from_its_record(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[setup]\ncash = 12\n")
    kind = games.kind("loyang")
    game = kind.make(3, {"introductory": "on"}, kind.read_components(mine))
    assert (game.name, game.seats, game.options["introductory"]) == ("loyang", 3, "on")
    again = games.of_record(Record.parse(Record.of(game, 9).write()))
    assert again.components_digest == game.components_digest != Loyang(3).components_digest
    assert again.start(9).to_bytes() == game.start(9).to_bytes()
    assert again.start(9).view(0)["farms"][0]["cash"] == 12
