"""What people write: their names and their talk."""

from barrowgate.server.tables.refusals import Reason, Refused

LONGEST_TALK = 300  # characters
LONGEST_NAME = 40


def one_line(text: str, most: int) -> str:
    """Text of a person as one line, without what a terminal or a page would obey."""
    line = _plain(text)
    if len(line) > most:
        raise Refused(Reason.TOO_LONG, f"at most {most} characters")
    return line


def cut(text: str, most: int) -> str:
    """The same of a text that came along: what is too long ends earlier."""
    return _plain(text)[:most].rstrip()


def _plain(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def name_of(text: str) -> str:
    """The name under which somebody wants to be known."""
    name = one_line(text, LONGEST_NAME)
    if not name:
        raise Refused(Reason.EMPTY, "a name has at least one letter")
    return name
