"""What can go wrong, as types that say what would be right."""

from collections.abc import Iterable

LONGEST_QUOTE = 60
LONGEST_PATH = 400


def quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """Foreign text as a message may quote it: short, and nothing a terminal would obey."""
    if len(text) > longest:
        text = text[: longest - 3] + "..."
    return "".join(c if c.isprintable() else "?" for c in text)


class BarrowgateError(Exception):
    """Base of every error that a person can cause; its text is meant for that person."""


class IllegalAction(BarrowgateError):
    """An action that the rules do not allow now; the position is untouched."""

    def __init__(self, seat: int, action: str, reason: str) -> None:
        super().__init__(f"seat {seat + 1} may not '{action}' now: {reason}")
        self.seat = seat
        self.action = action
        self.reason = reason


class NotationError(BarrowgateError):
    """Text that is not an action; ``suggestions`` holds the written forms nearest to it."""

    def __init__(self, text: str, suggestions: tuple[str, ...] = ()) -> None:
        hint = f"; did you mean {' or '.join(repr(s) for s in suggestions)}?" if suggestions else ""
        super().__init__(f"'{text}' is not an action{hint}")
        self.text = text
        self.suggestions = suggestions


class RecordError(BarrowgateError):
    """A record that cannot be read or replayed: the line, the action there, and the reason.

    Line 0 is the file as a whole.
    """

    def __init__(self, line: int, action: str, reason: str, source: str = "record") -> None:
        where = source + (f", line {line}" if line else "") + (f", '{action}'" if action else "")
        super().__init__(f"{where}: {reason}")
        self.line = line
        self.action = action
        self.reason = reason
        self.source = source


class ComponentsError(BarrowgateError):
    """A components file with a wrong value: the file, the place in it, and what would be right."""

    def __init__(self, source: str, place: str, key: str, problem: str) -> None:
        where = ", ".join(part for part in (source, place, key) if part)
        super().__init__(f"{where}: {problem}")
        self.source = source
        self.place = place
        self.key = key
        self.problem = problem


class UnknownEdition(ComponentsError):
    """Components, named by their digest, that are not those of any edition known here."""

    def __init__(self, digest: str, known: Iterable[str]) -> None:
        listed = ", ".join(dict.fromkeys(known))
        problem = f"no edition here has the components '{quoted(digest)}'; known are {listed}"
        super().__init__("components", "", "", problem + "; a newer Barrowgate may know more")
        self.digest = digest


class OptionError(BarrowgateError):
    """A table option or number of seats that the game does not have."""
