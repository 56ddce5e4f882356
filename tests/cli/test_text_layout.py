"""Laying text out in lines."""

from rich.text import Text

from barrowgate.cli.text_layout import beside, beside_text, columns, cut, flow, styled, wrapped


def texts(*words: str) -> list[Text]:
    return [Text(word) for word in words]


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_pieces_flow_and_stay_whole() -> None:
    lines = flow(texts("one two", "three", "four five six"), width=16)
    assert plain(lines) == ["one two  three", "four five six"]


def test_a_piece_wider_than_a_line_is_broken_at_a_blank() -> None:
    assert plain(flow(texts("one two three four"), width=9)) == ["one two", "three", "four"]


def test_after_a_broken_piece_the_next_one_begins_a_line() -> None:
    lines = flow(texts("1) one two three", "2) a", "3) b"), width=12)
    assert plain(lines) == ["1) one two", "three", "2) a  3) b"]


def test_columns_are_aligned() -> None:
    lines = columns(texts("1) a", "2) bbb", "3) c", "4) d"), width=16)
    assert plain(lines) == ["1) a    2) bbb", "3) c    4) d"]
    assert plain(columns(texts("1) a", "2) bbb"), width=6)) == ["1) a", "2) bbb"]


def test_a_title_stands_in_the_margin() -> None:
    assert plain(beside("Buy", texts("one", "two"), indent=6)) == ["Buy   one", "      two"]
    assert plain(beside("Too long", texts("one"), indent=6)) == ["Too long one"]


def test_two_blocks_stand_side_by_side() -> None:
    lines = beside_text(texts("a", "b"), texts("1", "2", "3"), width=4)
    assert plain(lines) == ["a   1", "b   2", "    3"]


def test_a_paragraph_hangs_below_its_first_line() -> None:
    assert plain(wrapped(Text("one two three"), width=9, indent=2)) == ["one two", "  three"]
    assert plain(wrapped(Text("one"), width=9, indent=2)) == ["one"]


def test_a_style_does_not_run_on() -> None:
    text = styled("Buy", "bold").append(" olive")
    assert [(span.start, span.end) for span in text.spans] == [(0, 3)]
    assert text.style == ""


def test_what_is_cut_ends_with_a_whole_word_and_dots() -> None:
    assert cut(Text("one two three"), width=13).plain == "one two three"
    assert cut(Text("one two three"), width=12).plain == "one two..."
    assert cut(Text("one two three"), width=9).plain == "one..."
