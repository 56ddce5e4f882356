"""Persons, accounts, sessions and links."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from barrowgate.server.storage.errors import HasAccount, LoginTaken
from barrowgate.server.storage.people import Call, Link, LinkKind, Session
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import RowKind
from tests.server.storage.builders import (
    NOW,
    a_header,
    a_person,
    a_row,
    a_seat_link,
    a_session,
    a_summary,
    a_webhook,
    an_account,
)


@pytest.fixture
def anna(store: Store) -> Store:
    store.add_person(a_person("anna", "Anna"))
    return store


def session_of(store: Store, token_hash: str, now: int) -> Session | None:
    found = store.signed_in([token_hash, "nobody's"], now)
    return found[token_hash][0] if found else None


def test_guests_who_have_nothing_here_are_deleted_after_a_while(store: Store) -> None:
    names = ["gone", "just seen", "signed in", "registered", "sits", "hosts", "linked"]
    for name in names:
        store.add_person(a_person(name, name))
    store.touch("just seen", NOW + 9)
    store.add_session(a_session(person="signed in"))
    store.add_account(an_account("registered"))
    store.add_table(a_header("t1"), [], a_summary("t1"), ["sits"])
    store.add_table(a_header("t2", host="hosts"), [], a_summary("t2"))
    store.add_link(Link("l1", LinkKind.DEVICE, NOW, NOW + 9, person="linked"))
    assert store.drop_strangers(NOW + 1) == 1
    assert [name for name in names if store.person(name) is None] == ["gone"]


def test_a_person_can_take_another_name_and_is_seen(anna: Store) -> None:
    assert anna.person("anna") == a_person("anna", "Anna")
    anna.rename("anna", "Änne")
    anna.touch("anna", NOW + 7)
    found = anna.person("anna")
    assert found is not None
    assert (found.name, found.made, found.seen) == ("Änne", NOW, NOW + 7)
    assert anna.person("bob") is None


@pytest.mark.parametrize("again", ["anna", "ANNA", "Anna"])
def test_a_login_is_taken_however_it_is_written(anna: Store, again: str) -> None:
    anna.add_person(a_person("other"))
    anna.add_account(an_account("anna", "Anna"))
    with pytest.raises(LoginTaken, match="is taken"):
        anna.add_account(an_account("other", again))
    assert anna.account(again) == an_account("anna", "Anna")
    assert anna.account_of("other") is None


def test_logins_beyond_ascii_are_compared_without_capitals_too(anna: Store) -> None:
    anna.add_person(a_person("other"))
    anna.add_account(an_account("anna", "STRASSE-Ä"))
    with pytest.raises(LoginTaken):
        anna.add_account(an_account("other", "straße-ä"))


def test_a_person_has_one_account(anna: Store) -> None:
    anna.add_account(an_account("anna", "Anna"))
    with pytest.raises(HasAccount):
        anna.add_account(an_account("anna", "Second"))
    with pytest.raises(LoginTaken):  # the same once more
        anna.add_account(an_account("anna", "Anna"))
    assert anna.account_of("anna") == an_account("anna", "Anna")


def test_of_many_webhooks_at_once_the_last_one_counts(anna: Store) -> None:
    hooks = [a_webhook("anna", f"https://chat.example/{number}") for number in range(40)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(anna.set_webhook, hooks))
    assert anna.webhook("anna") in hooks


def test_a_password_is_changed_where_there_is_an_account(anna: Store) -> None:
    assert not anna.set_password("anna", "new hash")
    anna.add_account(an_account())
    assert anna.set_password("anna", "new hash")
    found = anna.account_of("anna")
    assert found is not None
    assert found.password_hash == "new hash"


def test_a_session_lasts_until_it_expires_or_is_dropped(anna: Store) -> None:
    anna.add_session(a_session("s1", expires=NOW + 10))
    assert session_of(anna, "s1", NOW + 9) == a_session("s1", expires=NOW + 10)
    assert session_of(anna, "s1", NOW + 10) is None
    assert session_of(anna, "s2", NOW) is None
    anna.use_session("s1", NOW + 5, expires=NOW + 20)
    found = session_of(anna, "s1", NOW + 10)
    assert found is not None
    assert found.used == NOW + 5
    assert anna.signed_in(["s1"], NOW) == {"s1": (found, anna.person("anna"))}
    anna.drop_session("s1")
    assert session_of(anna, "s1", NOW) is None


def test_all_sessions_of_one_person_can_be_dropped(anna: Store) -> None:
    anna.add_person(a_person("bob"))
    for token, person in (("s1", "anna"), ("s2", "anna"), ("s3", "bob")):
        anna.add_session(a_session(token, person))
    assert anna.drop_sessions("anna") == 2
    assert session_of(anna, "s2", NOW) is None
    assert session_of(anna, "s3", NOW) is not None


def test_a_link_is_used_once(store: Store) -> None:
    store.add_table(a_header(), [], a_summary())
    store.add_link(a_seat_link())
    found = store.redeem("l1", NOW + 5)
    assert found is not None
    assert (found.kind, found.table, found.seat, found.used) == (LinkKind.SEAT, "t1", 2, NOW + 5)
    assert store.redeem("l1", NOW + 6) is None
    assert store.link("l1") == found
    assert store.redeem("unknown", NOW) is None


def test_a_link_that_is_looked_at_stays_as_it_was(store: Store) -> None:
    store.add_table(a_header(), [], a_summary())
    store.add_link(a_seat_link())
    expires = a_seat_link().expires
    assert store.unused_link("l1", NOW) == store.unused_link("l1", NOW) == a_seat_link()
    assert store.unused_link("l1", expires) is None
    assert store.unused_link("unknown", NOW) is None
    assert store.redeem("l1", NOW) is not None
    assert store.unused_link("l1", NOW) is None


def test_a_link_that_has_expired_is_not_redeemed(anna: Store) -> None:
    anna.add_link(Link("l1", LinkKind.DEVICE, NOW, NOW + 10, person="anna"))
    assert anna.redeem("l1", NOW + 10) is None
    assert anna.redeem("l1", NOW + 9) == Link(
        "l1", LinkKind.DEVICE, NOW, NOW + 10, person="anna", used=NOW + 9
    )


def test_of_many_who_redeem_a_link_at_once_one_gets_it(store: Store) -> None:
    store.add_table(a_header(), [], a_summary())
    for number in range(5):
        store.add_link(a_seat_link(f"l{number}"))
    with ThreadPoolExecutor(8) as threads:
        for number in range(5):
            found = list(
                threads.map(lambda at, n=number: store.redeem(f"l{n}", NOW + at), range(8))
            )
            assert sum(link is not None for link in found) == 1


def test_a_new_link_to_a_seat_ends_the_others_to_it(store: Store) -> None:
    store.add_table(a_header(), [], a_summary())
    for link in (a_seat_link("l1", seat=1), a_seat_link("l2", seat=2), a_seat_link("l3", seat=1)):
        store.replace_link(link)
    assert store.redeem("l1", NOW) is None
    assert store.redeem("l2", NOW) is not None
    assert store.redeem("l3", NOW) is not None


def test_of_many_links_to_a_seat_at_once_one_is_good(store: Store) -> None:
    store.add_table(a_header(), [], a_summary())
    names = [f"l{number}" for number in range(40)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda name: store.replace_link(a_seat_link(name)), names))
    assert sum(store.unused_link(name, NOW) is not None for name in names) == 1


def test_what_has_expired_is_swept_away(anna: Store) -> None:
    anna.add_session(a_session("s1", expires=NOW))
    anna.add_session(a_session("s2", expires=NOW + 1))
    anna.add_link(Link("l1", LinkKind.DEVICE, NOW - 5, NOW, person="anna"))
    assert anna.drop_expired(NOW) == 2
    assert session_of(anna, "s2", NOW) is not None
    assert anna.link("l1") is None


def rich_table(store: Store) -> None:
    """Anna has sat down, spoken, played and complained; Bob has, too."""
    rows = [
        a_row(number=1, kind=RowKind.SIT, text="Anna"),
        a_row(number=2, kind=RowKind.SIT, person="bob", text="Bob"),
        a_row(number=3, kind=RowKind.SAY, text="hello"),
        a_row(number=4, kind=RowKind.SAY, person="bob", text="hello yourself"),
        a_row(number=5),
        a_row(number=6, kind=RowKind.MUTE, person="host", seat=0, text="anna"),
    ]
    store.add_table(a_header(), rows, a_summary(number=6), ["anna", "bob"])
    store.add_report("t1", 5, "anna", "odd", NOW)
    store.add_account(an_account())
    store.add_session(a_session())


def test_a_deleted_person_leaves_rows_without_a_name(anna: Store) -> None:
    rich_table(anna)
    anna.add_link(Link("l1", LinkKind.DEVICE, NOW, NOW + 10, person="anna"))
    assert anna.delete_person("anna")
    assert not anna.delete_person("anna")
    assert anna.person("anna") is None
    assert anna.account("Anna") is None
    assert session_of(anna, "s1", NOW) is None
    assert anna.link("l1") is None
    assert anna.of_person("anna") == []
    texts = [row.text for row in anna.rows("t1")]
    assert texts == ["", "Bob", "hello", "hello yourself", "deliver food deli", "anna"]
    assert [report.person for report in anna.reports()] == [""]


def test_an_export_has_what_is_kept_of_a_person_and_of_nobody_else(anna: Store) -> None:
    rich_table(anna)
    anna.add_link(Link("l1", LinkKind.DEVICE, NOW, NOW + 10, person="anna"))
    anna.set_webhook(a_webhook("anna"))
    anna.follow([Call("anna", "t1", "msg_1", number=6, acted=5, due=NOW)], [], [])
    found = anna.export_person("anna")
    assert [(row["kind"], row["action"]) for row in found["rows"]] == [("act", "deliver food deli")]
    assert [(row["kind"], row["action"]) for row in found["muted"]] == [("mute", "")]
    assert found["links"] == [{"kind": "device", "made": NOW, "expires": NOW + 10, "used": 0}]
    assert [call["table_id"] for call in found["calls"]] == ["t1"]
    assert found["person"] == [{"id": "anna", "name": "Anna", "made": NOW, "seen": NOW}]
    assert found["account"] == [{"login": "Anna", "made": NOW}]
    assert found["sessions"] == [{"made": NOW, "used": NOW, "expires": NOW + 1000}]
    assert found["tables"] == [{"table_id": "t1"}]
    assert [row["text"] for row in found["names"]] == ["Anna"]
    assert [row["text"] for row in found["said"]] == ["hello"]
    assert [report["text"] for report in found["reports"]] == ["odd"]
    written = json.dumps(found)
    assert "a hash" not in written
    for secret in ("s1", "l1", "whsec", "msg_1", "bob"):
        assert secret not in written
