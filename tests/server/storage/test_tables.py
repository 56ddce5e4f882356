"""Tables are kept as they were made, and found again by those who look for them."""

from typing import Any

import pytest

from barrowgate.server.storage.errors import Conflict
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import RowKind, State
from tests.server.storage.builders import NOW, a_header, a_row, a_summary


def add(store: Store, table: str, people: tuple[str, ...] = (), **other: Any) -> None:
    """A table without rows; ``public``, ``host`` and ``made`` go to its header."""
    of_header = {name: other.pop(name) for name in ("public", "host", "made") if name in other}
    store.add_table(a_header(table, **of_header), [], a_summary(table, **other), people)


def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    rows = [
        a_row(number=1, kind=RowKind.SIT, text="Änna ✓ 'quoted' \"twice\"\nand a line"),
        a_row(number=2, kind=RowKind.BOT, seat=-1, person="", request="", text="expert"),
    ]
    summary = a_summary(number=2, waits_for=("anna", "b'ob"), bot_to_move=True, deadline=NOW * 2)
    store.add_table(a_header(), rows, summary, ["anna"])
    assert store.header("t1") == a_header()
    assert store.rows("t1") == rows
    assert store.summary("t1") == summary


def test_rows_after_a_number_are_read_in_order(store: Store) -> None:
    rows = [a_row(number=number) for number in range(1, 13)]
    store.add_table(a_header(), rows[::-1], a_summary(number=12))
    assert store.rows("t1", after=9) == rows[9:]
    assert store.rows("t1", after=12) == []


def test_people_have_the_name_under_which_they_sat_down_last(store: Store) -> None:
    sitting = [("anna", "Anna"), ("bob", "Bob"), ("anna", "Anna again")]
    rows = [
        a_row(number=number, kind=RowKind.SIT, person=person, text=name)
        for number, (person, name) in enumerate(sitting, 1)
    ]
    said = a_row(number=4, kind=RowKind.SAY, text="hello")
    store.add_table(a_header(), [*rows, said], a_summary(number=4))
    store.add_table(a_header("t2"), [rows[0]._replace(table="t2")], a_summary("t2", 1))
    assert store.names_at(["t1"], ["anna", "nobody"]) == {("t1", "anna"): "Anna again"}
    assert store.names_at(["t1", "t2"], ["anna"])["t2", "anna"] == "Anna"


def test_what_is_not_there_is_not_found(store: Store) -> None:
    assert store.header("t1") is None
    assert store.summary("t1") is None
    assert store.rows("t1") == []
    assert store.headers(["t1", "t2"]) == {}


def test_headers_of_several_tables_come_at_once(store: Store) -> None:
    add(store, "t1")
    add(store, "t2")
    assert store.headers(["t2", "t1", "t3"]) == {"t1": a_header("t1"), "t2": a_header("t2")}


def test_an_id_is_given_to_one_table(store: Store) -> None:
    add(store, "t1", host="first")
    with pytest.raises(Conflict):
        add(store, "t1", host="second")
    header = store.header("t1")
    assert header is not None
    assert header.host == "first"


def test_public_tables_that_go_on_are_listed_the_newest_first(store: Store) -> None:
    add(store, "old", public=True, made=NOW, state=State.OPEN)
    add(store, "new", public=True, made=NOW + 2, state=State.RUNNING)
    add(store, "middle", public=True, made=NOW + 1, state=State.OPEN)
    add(store, "private", public=False, state=State.OPEN)
    add(store, "over", public=True, state=State.OVER)
    assert [summary.table for summary in store.listed(9)] == ["new", "middle", "old"]
    assert [summary.table for summary in store.listed(2)] == ["new", "middle"]


def test_a_person_finds_the_tables_they_sit_at_or_made(store: Store) -> None:
    add(store, "sits", ("anna", "bob"))
    add(store, "made", host="anna", made=NOW + 1)
    add(store, "other", ("bob",))
    assert [summary.table for summary in store.of_person("anna")] == ["made", "sits"]
    assert [summary.table for summary in store.of_person("anna", limit=1)] == ["made"]


def test_running_tables_wait_for_those_who_may_act(store: Store) -> None:
    add(store, "mine", ("anna", "bob"), waits_for=("bob", "anna"))
    add(store, "theirs", ("anna", "bob"), waits_for=("bob",))
    add(store, "over", ("anna",), waits_for=("anna",), state=State.OVER)
    add(store, "namesake", ("anna",), waits_for=("Anna",))
    assert [summary.table for summary in store.waiting("anna")] == ["mine"]
    add(store, "newer", ("anna",), waits_for=("anna",), made=NOW + 1)
    assert [summary.table for summary in store.waiting("anna", limit=1)] == ["newer"]


def test_a_sweep_finds_bots_that_stand_still_and_clocks_that_ran_out(store: Store) -> None:
    add(store, "still", bot_to_move=True, at=NOW - 1)
    add(store, "quick", bot_to_move=True, at=NOW)
    add(store, "late", deadline=NOW + 5)
    add(store, "in-time", deadline=NOW + 6)
    add(store, "for-ever", deadline=0)
    add(store, "paused", bot_to_move=True, at=NOW - 1, state=State.PAUSED)
    found = store.to_sweep(now=NOW + 5, idle_before=NOW)
    assert {summary.table for summary in found} == {"still", "late"}


def test_a_first_sweep_finds_what_is_paused_with_a_full_log(store: Store) -> None:
    for table, number in (("short", 9), ("full", 10), ("fuller", 11)):
        add(store, table, number=number, state=State.PAUSED)
    add(store, "runs", number=11)
    assert [summary.table for summary in store.paused_beyond(10)] == ["fuller"]


def test_finished_and_unused_tables_are_forgotten_each_after_its_time(store: Store) -> None:
    add(store, "over", state=State.OVER, at=NOW - 1)
    add(store, "closed", state=State.CLOSED, at=NOW - 2)
    add(store, "just-over", state=State.OVER, at=NOW)
    add(store, "unused", state=State.OPEN, at=NOW - 101)
    add(store, "slow", state=State.RUNNING, at=NOW - 100)
    found = store.forgotten(finished_before=NOW, unused_before=NOW - 100)
    assert found == ["unused", "closed", "over"]


def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    store.add_table(a_header(), [a_row()], a_summary(number=1), ["anna"])
    store.add_table(a_header("t2"), [a_row("t2")], a_summary("t2", 1), ["anna"])
    store.add_report("t1", 1, "anna", "odd", NOW)
    assert store.delete_table("t1")
    assert not store.delete_table("t1")
    assert store.header("t1") is None
    assert store.rows("t1") == []
    assert store.reports() == []
    assert [summary.table for summary in store.of_person("anna")] == ["t2"]
    assert store.rows("t2") == [a_row("t2")]


def test_reports_have_numbers_that_are_never_given_twice(store: Store) -> None:
    add(store, "t1")
    add(store, "t2")
    first = store.add_report("t1", 3, "anna", "odd", NOW)
    second = store.add_report("t2", 5, "bob", "odder", NOW + 1)
    assert second > first
    assert [(found.id, found.number, found.text) for found in store.reports()] == [
        (first, 3, "odd"),
        (second, 5, "odder"),
    ]
    assert [found.id for found in store.reports("t2")] == [second]
    store.delete_table("t2")
    assert store.add_report("t1", 6, "anna", "again", NOW) > second


def test_a_report_with_its_record_stays_when_the_table_goes(store: Store) -> None:
    add(store, "t1")
    kept = store.add_report("t1", 3, "anna", "odd", NOW, "the record")
    store.add_report("t1", 3, "anna", "of an older server", NOW)
    store.delete_table("t1")
    assert [(each.id, each.record) for each in store.reports()] == [(kept, "the record")]
    assert "the record" not in str(store.export_person("anna"))
    assert "the record" not in repr(store.reports())


def test_a_database_that_answers_says_so(store: Store) -> None:
    store.ping()
