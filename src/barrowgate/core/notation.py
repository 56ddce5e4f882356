"""Notation: every action has exactly one written form, with one printer and one reader.

Written forms are lower case with single blanks (``play 35 helper``); the reader forgives blanks
and capitals, and suggests what is nearest when it does not understand.
"""

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from barrowgate.core.errors import LONGEST_QUOTE, NotationError, quoted

SUGGESTIONS = 3
FORM = re.compile(r"[a-z][a-z0-9_]*( [a-z0-9_]+)*")


@dataclass(frozen=True)
class Verb:
    """The actions of one verb: the number of the first, and their written forms."""

    first: int
    forms: Sequence[str | None]


def joined(verbs: Iterable[Verb], end: int) -> list[str | None]:
    """The forms of a catalogue, verb by verb; each must begin where its number says."""
    forms: list[str | None] = []
    for verb in (*verbs, Verb(end, ())):
        if len(forms) != verb.first:
            name = verb.forms[0] if verb.forms else "end"
            raise ValueError(f"'{name}' is action {len(forms)}, not {verb.first}")
        forms += verb.forms
    return forms


class Catalogue:
    """The actions of one game by number; None marks a number that is never legal."""

    def __init__(self, forms: Sequence[str | None]) -> None:
        self.forms = tuple(forms)
        self._actions: dict[str, int] = {}
        for action, form in enumerate(self.forms):
            if form is None:
                continue
            if not FORM.fullmatch(form):
                raise ValueError(f"action {action}: '{form}' is not lower case with single blanks")
            if form in self._actions:
                raise ValueError(f"'{form}' is written for {self._actions[form]} and {action}")
            self._actions[form] = action

    def __len__(self) -> int:
        """How many numbers there are, with or without a written form."""
        return len(self.forms)

    def write(self, action: int) -> str:
        """The written form of an action; NotationError for a number that has none."""
        form = self.forms[action] if 0 <= action < len(self.forms) else None
        if form is None:
            raise NotationError(str(action))
        return form

    def label(self, action: int) -> str:
        """For messages, never for files: the written form, or the bare number if there is none."""
        form = self.forms[action] if 0 <= action < len(self.forms) else None
        return f"action {action}" if form is None else form

    def read(self, text: str, among: Iterable[int] | None = None) -> int:
        """The action that is written here, legal or not.

        Suggestions for a text that is not an action come from ``among`` (such as the legal
        actions), or from the whole catalogue.
        """
        action = self._actions.get(text)  # records have the written form itself
        if action is None:
            wanted = normal(text)
            action = self._actions.get(wanted)
            if action is None:
                raise NotationError(quoted(wanted), self._nearest(wanted, among))
        return action

    def _nearest(self, wanted: str, among: Iterable[int] | None) -> tuple[str, ...]:
        if len(wanted) > LONGEST_QUOTE:  # not a typing slip, and slow to compare
            return ()
        numbers = range(len(self.forms)) if among is None else among
        forms = [form for action in numbers if (form := self.forms[action]) is not None]
        return tuple(difflib.get_close_matches(wanted, forms, SUGGESTIONS))


def normal(text: str) -> str:
    """Lower case, single blanks, none around."""
    return " ".join(text.lower().split())
