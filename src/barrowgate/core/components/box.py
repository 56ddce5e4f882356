"""A box: the shipped components of a game, with a player's own file laid over them.

Everything is checked; a wrong value is a ``ComponentsError`` that names the file, the place, the
key and what would be right.
"""

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, TypeVar

from barrowgate.core.components.canonical import digest, one_line
from barrowgate.core.components.checking import Findings, Rule, Spot
from barrowgate.core.components.overlay import Overlay
from barrowgate.core.errors import ComponentsError

Data = Mapping[str, Any]
Tables = TypeVar("Tables")


@dataclass(frozen=True)
class Box(Generic[Tables]):
    """One box of a game: its tables for the rules, and its values for people."""

    components: Tables
    data: Data  # the merged file; to be read only
    edition: str
    digest: str  # boxes with the same digest play alike
    changes: str  # the player's own file as one line of JSON; empty for the shipped box


@dataclass(frozen=True)
class Loader(Generic[Tables]):
    """Makes the boxes of one game."""

    package: str
    file: str  # the shipped one, in the folder data of the package
    overlay: Overlay
    shape: Rule  # what each value must be by itself
    check_coherence: Callable[[Data, Findings], None]  # what the values must be together
    game_values: Callable[[Data], dict[str, Any]]  # what the rules read
    filled: Callable[[Data], Tables]

    def shipped(self) -> Box[Tables]:
        """The box as it is shipped; always the same object."""
        return self._shipped

    def load(self, path: Path) -> Box[Tables]:
        """The shipped box with a player's own file laid over it."""
        source = str(path)
        try:
            text = path.read_bytes().decode("utf-8-sig")
        except FileNotFoundError:
            raise ComponentsError(source, "", "", "there is no such file") from None
        except UnicodeDecodeError as error:
            problem = f"is not UTF-8 text (byte {error.start}); save it as UTF-8"
            raise ComponentsError(source, "", "", problem) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise ComponentsError(source, "", "", f"cannot be read: {reason}") from None
        return self._changed(_from_toml(text, source), source)

    def from_changes(self, json_line: str, source: str = "record") -> Box[Tables]:
        """The box whose ``changes`` a record holds."""
        if not json_line:
            return self._shipped
        try:
            changes = json.loads(json_line)
        except (ValueError, RecursionError) as error:
            raise ComponentsError(source, "", "", f"is no line of JSON: {error}") from None
        if not isinstance(changes, dict):
            raise ComponentsError(source, "", "", "must be a JSON object, like a components file")
        return self._changed(changes, source)

    @cached_property
    def _shipped(self) -> Box[Tables]:
        text = (files(self.package) / "data" / self.file).read_text(encoding="utf-8")
        return self._box({}, _from_toml(text, self.file), self.file)

    def _changed(self, changes: dict[str, Any], source: str) -> Box[Tables]:
        if not changes:
            return self._shipped
        return self._box(self._shipped.data, changes, source)

    def _box(self, base: Data, changes: dict[str, Any], source: str) -> Box[Tables]:
        findings = Findings(source)
        data = self.overlay.lay_over(base, changes, findings)
        self.shape.check(data, Spot(findings))
        findings.refuse()
        self.check_coherence(data, findings)
        findings.refuse()
        return Box(
            components=self.filled(data),
            data=data,
            edition=data["edition"],
            digest=digest(self.game_values(data)),
            changes=one_line(changes) if base else "",
        )


def _from_toml(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also numbers of 5,000 digits
        raise ComponentsError(source, "", "", f"is no valid TOML: {error}") from None
