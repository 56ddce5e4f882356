"""A box: the shipped components of a game, with a player's own file laid over them.

Everything is checked; a wrong value is a ``ComponentsError`` that names the file, the place, the
key and what would be right. Every edition that was ever shipped stays in ``data/editions``, in a
file named by its digest, so that records find it.
"""

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from barrowgate.core.components.checking import Findings, Rule, Spot
from barrowgate.core.components.differing import Difference, differences
from barrowgate.core.components.digest import digest, one_line
from barrowgate.core.components.later import with_defaults, without_defaults
from barrowgate.core.components.overlay import Overlay
from barrowgate.core.errors import LONGEST_PATH, ComponentsError, UnknownEdition, quoted

Data = Mapping[str, Any]


class Digested(Protocol):
    """Tables that know which box they are of: two games made from one file are equal."""

    digest: str


Tables = TypeVar("Tables", bound=Digested)
LARGEST = 512 * 1024  # bytes of a player's own file; a record must hold it, too


@dataclass(frozen=True)
class Box(Generic[Tables]):
    """One box of a game: its tables for the rules, and its values for people."""

    components: Tables
    data: Data  # the merged file; to be read only
    edition: str
    digest: str  # boxes with the same digest play alike
    changes: str  # the player's own file as one line of JSON; empty for the shipped box
    differences: tuple[Difference, ...]  # what that file makes another


@dataclass(frozen=True)
class Loader(Generic[Tables]):
    """Makes the boxes of one game."""

    package: str
    file: str  # the shipped one, in the folder data of the package
    overlay: Overlay
    schema: Rule  # what each value must be by itself
    check_together: Callable[[Data, Findings], None]  # what the values must be together
    values_that_matter: Callable[[Data], dict[str, Any]]  # what the rules read
    tables_of: Callable[[Data], Tables]
    # Keys that came after the first release, with what they mean where they are missing.
    later: Data = field(default_factory=dict)

    def shipped(self) -> Box[Tables]:
        """The box as it is shipped; always the same object."""
        return self._shipped

    def load(self, path: Path) -> Box[Tables]:
        """The shipped box with a player's own file laid over it."""
        source = quoted(str(path), LONGEST_PATH)
        try:
            with path.open("rb") as file:
                found = file.read(LARGEST + 1)
            text = found.decode("utf-8-sig")
        except FileNotFoundError:
            raise ComponentsError(source, "", "", "there is no such file") from None
        except UnicodeDecodeError as error:
            problem = f"is not UTF-8 text (byte {error.start}); save it as UTF-8"
            raise ComponentsError(source, "", "", problem) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise ComponentsError(source, "", "", f"cannot be read: {reason}") from None
        if len(found) > LARGEST:
            problem = f"is larger than {LARGEST} bytes, so it is not a components file"
            raise ComponentsError(source, "", "", problem)
        return self._changed(_from_toml(text, source), source)

    def from_changes(self, json_line: str, source: str = "record") -> Box[Tables]:
        """The shipped box with a player's own components, one line of JSON, laid over it."""
        if not json_line:
            return self._shipped
        return self._changed(_from_json(json_line, source), source)

    # --- Editions -----------------------------------------------------------------------------

    @cached_property
    def editions(self) -> tuple[str, ...]:
        """The digests of all frozen editions."""
        folder = self._folder / "editions"
        names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
        return tuple(sorted(n.removesuffix(".toml") for n in names if n.endswith(".toml")))

    def edition(self, digest: str) -> Box[Tables]:
        """A frozen edition by its digest."""
        if digest not in self.editions:
            raise UnknownEdition(digest, (*self.editions, self._shipped.digest))
        if digest not in self._frozen:
            name = f"editions/{digest}.toml"
            box = self._box({}, _from_toml(_text_of(self._folder / name), name), name)
            if box.digest != digest:
                raise ComponentsError(name, "", "", f"holds the edition {box.digest}")
            self._frozen[digest] = box
        return self._frozen[digest]

    def of_record(self, digest: str, changes: str, source: str = "record") -> Box[Tables]:
        """The box that a record was played with: its digest, and the player's own components."""
        own = _from_json(changes, source) if changes else {}
        if not own:
            return self._shipped if digest == self._shipped.digest else self.edition(digest)
        misfit: ComponentsError | None = None
        for base in self._bases():
            try:
                box = self._box(base.data, own, source)
            except ComponentsError as error:
                misfit = misfit or error  # own components made for another edition
            else:
                if box.digest == digest:
                    return box
        raise misfit or UnknownEdition(digest, (*self.editions, self._shipped.digest))

    def _bases(self) -> Iterator[Box[Tables]]:
        """What own components may have been laid over: what is played now, then every edition."""
        yield self._shipped
        for frozen in self.editions:
            if frozen != self._shipped.digest:
                yield self.edition(frozen)

    # --- Making a box -------------------------------------------------------------------------

    @cached_property
    def _frozen(self) -> dict[str, Box[Tables]]:
        return {}

    @property
    def _folder(self) -> Traversable:
        return files(self.package) / "data"

    @cached_property
    def _shipped(self) -> Box[Tables]:
        return self._box({}, _from_toml(_text_of(self._folder / self.file), self.file), self.file)

    def _changed(self, changes: dict[str, Any], source: str) -> Box[Tables]:
        if not changes:
            return self._shipped
        return self._box(self._shipped.data, changes, source)

    def _box(self, base: Data, changes: dict[str, Any], source: str) -> Box[Tables]:
        findings = Findings(source)
        data = self.overlay.lay_over(base, changes, findings)
        self.schema.check(data, Spot(findings))
        findings.refuse()
        data = with_defaults(data, self.later)
        self.check_together(data, findings)
        findings.refuse()
        found = digest(self.values_that_matter(without_defaults(data, self.later)))
        components = self.tables_of(data)
        components.digest = found
        return Box(
            components=components,
            data=data,
            edition=data["edition"],
            digest=found,
            changes=one_line(changes) if base else "",
            differences=differences(self.overlay, base, data) if base else (),
        )


def _from_toml(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: numbers of 5,000 digits, too
        raise ComponentsError(source, "", "", f"is not valid TOML: {error}") from None


def _from_json(line: str, source: str) -> dict[str, Any]:
    try:
        values = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ComponentsError(source, "", "", f"is not a line of JSON: {error}") from None
    if not isinstance(values, dict):
        raise ComponentsError(source, "", "", "must be a JSON object, like a components file")
    return values


def _text_of(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")
