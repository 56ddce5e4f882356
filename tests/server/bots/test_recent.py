"""A memory for a few things."""

from barrowgate.server.bots.recent import Recent


def test_what_was_used_longest_ago_is_forgotten() -> None:
    recent: Recent[str, int] = Recent(2)
    recent.keep("a", 1)
    recent.keep("b", 2)
    assert recent.get("a") == 1
    recent.keep("c", 3)
    assert [key for key in "abc" if key in recent] == ["a", "c"]
    assert (len(recent), recent.get("b")) == (2, None)


def test_a_thing_that_is_kept_anew_takes_no_more_room() -> None:
    recent: Recent[str, int] = Recent(2)
    for value in (1, 2, 3):
        recent.keep("a", value)
    assert (len(recent), recent.get("a")) == (1, 3)
    recent.clear()
    assert len(recent) == 0
