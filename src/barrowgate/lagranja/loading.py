"""The components of La Granja: the shipped file, a player's own file over it, and what they say.

A box is made of the shipped ``data/la-granja.toml`` and, laid over it, the values that a player
corrected. Everything is checked; a wrong value is a ``ComponentsError`` that names the file, the
place, the key and what would be right.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from barrowgate.core.errors import ComponentsError
from barrowgate.lagranja.canonical import digest, one_line
from barrowgate.lagranja.checking import Findings, Spot
from barrowgate.lagranja.coherence import check_coherence
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.filling import filled
from barrowgate.lagranja.overlay import lay_over
from barrowgate.lagranja.shape import SHAPE

SHIPPED = "la-granja.toml"


@dataclass(frozen=True)
class Box:
    """One box of the game: its tables for the rules, and its values for people."""

    components: Components
    data: Mapping[str, Any]  # the merged file; to be read only
    edition: str
    digest: str  # boxes with the same digest play alike
    changes: str  # the player's own file as one line of JSON; empty for the shipped box


@cache
def shipped() -> Box:
    """The box as it is shipped."""
    text = files("barrowgate.lagranja").joinpath("data", SHIPPED).read_text(encoding="utf-8")
    return _box({}, _from_toml(text, SHIPPED), SHIPPED)


def load(path: Path) -> Box:
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
        raise ComponentsError(source, "", "", f"cannot be read: {error}") from None
    return _changed(_from_toml(text, source), source)


def from_changes(json_line: str, source: str = "record") -> Box:
    """The box whose ``changes`` a record holds."""
    if not json_line:
        return shipped()
    try:
        changes = json.loads(json_line)
    except (ValueError, RecursionError) as error:
        raise ComponentsError(source, "", "", f"is no line of JSON: {error}") from None
    if not isinstance(changes, dict):
        raise ComponentsError(source, "", "", "must be a JSON object, like a components file")
    return _changed(changes, source)


def _from_toml(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also numbers of 5,000 digits
        raise ComponentsError(source, "", "", f"is no valid TOML: {error}") from None


def _changed(changes: dict[str, Any], source: str) -> Box:
    if not changes:
        return shipped()
    return _box(shipped().data, changes, source)


def _box(base: Mapping[str, Any], changes: dict[str, Any], source: str) -> Box:
    findings = Findings(source)
    data = lay_over(base, changes, findings)
    SHAPE.check(data, Spot(findings))
    findings.refuse()
    check_coherence(data, findings)
    findings.refuse()
    return Box(filled(data), data, data["edition"], digest(data), one_line(changes) if base else "")
