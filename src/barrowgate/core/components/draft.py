"""The tables of a game while they are being filled."""

import difflib
from collections.abc import Sequence
from typing import Any


class Draft:
    """Tables as plain lists.

    A table of the compiled engine is a C array: reading it gives a copy, so it is set as a whole.
    """

    def __init__(self, components: object) -> None:
        for table in _tables(components):
            self.__dict__[table] = getattr(components, table)

    def __getattr__(self, table: str) -> Any:
        raise AttributeError(self._no_table(table))

    def __setattr__(self, table: str, values: Any) -> None:
        if table not in self.__dict__:
            raise AttributeError(self._no_table(table))
        self.__dict__[table] = values

    def _no_table(self, table: str) -> str:
        nearest = difflib.get_close_matches(table, self.__dict__, 1)
        return f"no table '{table}'" + "".join(f", did you mean '{near}'?" for near in nearest)

    def lay_into(self, components: object) -> None:
        for table in _tables(components):
            setattr(components, table, getattr(self, table))

    def fill_verbs(self, first_actions: Sequence[int], end: int) -> None:
        """The verb of every action below the end; each verb has its first action."""
        ends = (*first_actions[1:], end)
        for verb, (first, after) in enumerate(zip(first_actions, ends, strict=True)):
            self.verb_base[verb] = first
            for action in range(first, after):
                self.verb[action] = verb


def _tables(components: object) -> list[str]:
    return [name for name in dir(components) if not name.startswith("_") and name != "digest"]
