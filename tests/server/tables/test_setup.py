"""New tables: what is wished for is checked, and the deal is settled and sealed."""

import hashlib
import random
from dataclasses import replace
from pathlib import Path

import pytest

from barrowgate.core.contract import Game
from barrowgate.core.record import Record
from barrowgate.games import GameEntry, extended
from barrowgate.loyang import Loyang
from barrowgate.orchard import Orchard
from barrowgate.server.tables import seats
from barrowgate.server.tables.header import Clock, Header
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import RowKind
from barrowgate.server.tables.setup import Wish, first_rows, new_table, next_table
from tests.pebbles.game import Pebbles
from tests.pebbles.plugin import PEBBLES
from tests.server.tables.kit import HOST, header, play_on, running, table
from tests.test_records_last import corrected_loader


def test_a_table_has_a_secret_seed_and_a_seal_that_proves_it() -> None:
    one, other = (new_table(Wish("loyang", 2), HOST, 1) for _ in range(2))
    assert one.seed != other.seed
    assert one.table != other.table
    assert not one.deal_known
    sealed = hashlib.sha256(bytes.fromhex(one.salt) + one.seed.to_bytes(8, "big")).hexdigest()
    assert one.commitment == sealed


def test_a_header_comes_back_from_storage() -> None:
    made = new_table(Wish("la-granja", 3, clock=Clock(60, 1, "pause"), hints=True), HOST, 5)
    assert Header.from_json(made.as_json()) == made


def test_clocks_of_new_tables_run_on_while_a_seat_is_free() -> None:
    assert new_table(Wish("loyang", 2, clock=Clock(60)), HOST, 1).clock_runs_on
    of_before = header("loyang", 2, clock=Clock(60)).as_json()
    del of_before["clock_runs_on"]
    assert not Header.from_json(of_before).clock_runs_on
    assert next_table(Header.from_json(of_before), HOST, 1).clock_runs_on


def test_a_chosen_seed_and_a_record_are_marked() -> None:
    assert new_table(Wish("loyang", 2, seed=5), HOST, 1).deal_known
    old = running(header("loyang", 2))
    play_on(old, random.Random(1), 50)
    made = new_table(Wish(record=old.record().write()), HOST, 1)
    assert made.deal_known
    assert table(made).played.position.to_bytes() == old.played.position.to_bytes()


def test_a_record_that_goes_on_leaves_its_comments_and_long_names_at_home() -> None:
    old = running(header("loyang", 2))
    play_on(old, random.Random(1), 20)
    record = old.record()
    record.players[0] = "Ana " * 1000
    record.edition = "of " + "long " * 1000
    record.comments = {3: ["# a secret"]}
    record.moves[5].comment = "# " + "another " * 1000
    made = new_table(Wish(record=record.write()), HOST, 1)
    kept = made.start_record()
    assert "#" not in made.record
    assert (kept.edition, kept.players[0]) == (old.record().edition, ("Ana " * 10).strip())
    assert len(made.record) < len(old.record().write()) + 40
    assert table(made).played.position.to_bytes() == old.played.position.to_bytes()


def test_a_record_goes_on_by_the_rules_that_it_was_begun_with() -> None:
    begun = Record.of(Loyang(2, rules=1), 5, ["Ana", "Bo"])
    assert new_table(Wish(record=begun.write()), HOST, 1).record == begun.write()


def test_a_record_has_no_more_components_of_its_own_than_a_table() -> None:
    record = header("loyang", 2).start_record()
    record.changes = '{"setup": {"cash": 12' + " " * 200_000 + "}}"
    with pytest.raises(Refused) as error:
        new_table(Wish(record=record.write()), HOST, 1)
    assert error.value.reason is Reason.TOO_LONG


def test_an_older_edition_is_played_where_it_is_wished_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = new_table(Wish("loyang", 2), HOST, 1).start_record()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(Loyang, "loader", corrected_loader("loyang", tmp_path))
    newest = new_table(Wish("loyang", 2), HOST, 1).start_record()
    assert newest.components != older.components
    wish = Wish("loyang", 2, {"introductory": "on"}, edition=older.components)
    wished = new_table(wish, HOST, 1)
    assert wished.start_record().components == older.components
    assert wished.game().options["introductory"] == "on"
    with pytest.raises(Refused, match=f"no edition here .* known are {older.components}, "):
        new_table(replace(wish, edition="0" * 16), HOST, 1)
    with pytest.raises(Refused, match="leave one of both out"):
        new_table(replace(wish, components='{"setup": {"cash": 12}}'), HOST, 1)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (Wish("chess"), Reason.BAD_SETUP),
        (Wish("loyang", 5), Reason.BAD_SETUP),
        (Wish("loyang", 2, {"introductory": "perhaps"}), Reason.BAD_SETUP),
        (Wish("loyang", 2, {"dragons": "on"}), Reason.BAD_SETUP),
        (Wish("loyang", 2, components="{"), Reason.BAD_SETUP),
        (Wish("loyang", 2, edition="2010"), Reason.BAD_SETUP),
        (Wish("loyang", 2, seed=-1), Reason.BAD_SETUP),
        (Wish("loyang", 2, clock=Clock(0)), Reason.BAD_SETUP),
        (Wish("loyang", 2, clock=Clock(60, then="weep")), Reason.BAD_SETUP),
        (Wish(record="barrowgate record 1\n"), Reason.BAD_RECORD),
        (Wish("loyang", 2, name="x" * 41), Reason.TOO_LONG),
        (Wish("loyang", 2, components="x" * 200_001), Reason.TOO_LONG),
    ],
)
def test_what_cannot_be_is_refused_in_words(wish: Wish, reason: Reason) -> None:
    with pytest.raises(Refused) as error:
        new_table(wish, HOST, 1)
    assert error.value.reason is reason
    assert len(error.value.detail) > 10


@pytest.mark.parametrize("game", [Orchard(2), Pebbles(2)], ids=lambda game: game.name)
def test_a_game_that_nobody_can_tell_has_no_table(game: Game) -> None:
    record = Record.of(game, 5).write()
    with extended(GameEntry(Orchard, unfinished=True)), extended(PEBBLES):
        for wish in (Wish(game.name, 2), Wish(record=record)):
            with pytest.raises(Refused, match=f"{game.name} has no telling; it can be used in "):
                new_table(wish, HOST, 1)


def test_bots_and_the_host_sit_down_at_once() -> None:
    made = new_table(Wish("loyang", 3), HOST, 1)
    sitting = {2: seats.bot("hard"), 1: seats.bot("normal"), 0: seats.person(HOST, "Ana")}
    rows = first_rows(made, sitting)
    told = [(row.number, row.kind, row.seat, row.text) for row in rows]
    assert told == [
        (1, RowKind.SIT, 0, "Ana"),
        (2, RowKind.BOT, 1, "normal"),
        (3, RowKind.BOT, 2, "hard"),
    ]
    new = table(made)
    new.fold(rows)
    assert new.has_one_person


def test_a_rematch_has_another_deal() -> None:
    made = new_table(Wish("loyang", 2, {"introductory": "on"}, seed=3), HOST, 1)
    again = next_table(made, "other", 9)
    assert again.seed != made.seed
    assert again.host == "other"
    assert not again.deal_known
    assert again.game().options == made.game().options
