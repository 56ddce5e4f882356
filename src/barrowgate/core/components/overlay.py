"""A player's own file, laid over the shipped one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from barrowgate.core.components.blocks import Entries
from barrowgate.core.components.checking import Findings, Spot, as_value, is_same


@dataclass(frozen=True)
class Overlay:
    """How the files of one game are laid one over the other.

    Tables merge key by key, entries of a list by their ids; any other value is replaced. Values
    are named by their paths, ``market.spaces`` or ``card.helper``.
    """

    entries: Mapping[str, Entries]
    fixed: Mapping[str, str] = field(default_factory=dict)  # never changed, with the reason
    # Tables that are replaced as a whole by one that has this key ('': by any).
    anew: Mapping[str, str] = field(default_factory=dict)

    def lay_over(
        self, base: Mapping[str, Any], over: Mapping[str, Any], findings: Findings
    ) -> dict[str, Any]:
        """The base with the values of the other file in their places; neither is changed."""
        return self._merged(base, over, "", Spot(findings))

    def _merged(
        self, base: Mapping[str, Any], over: Mapping[str, Any], path: str, spot: Spot
    ) -> dict[str, Any]:
        result = dict(base)
        for key, value in over.items():
            inner = f"{path}.{key}" if path else key
            before = base.get(key)
            if inner in self.entries:
                result[key] = self._merged_entries(before or [], value, inner, spot.at(key))
            elif inner in self.fixed and base:
                self._keep(before, value, self.fixed[inner], spot.at(key))
            elif self._is_new(inner, value):
                result[key] = value
            elif isinstance(before, dict) and isinstance(value, dict):
                inside = spot.at(key) if path else spot.at(key).section()
                result[key] = self._merged(before, value, inner, inside)
            else:
                result[key] = value
        return result

    def _merged_entries(self, base: list[Any], over: object, path: str, spot: Spot) -> list[Any]:
        entries = self.entries[path]
        merged = {entry[entries.key]: entry for entry in base}
        for known, entry in entries.by_id(over, spot).items():
            merged[known] = self._merged(
                merged.get(known, {}), entry, path, entries.place(known, spot)
            )
        return [merged[known] for known in entries.ids if known in merged]

    def _is_new(self, path: str, value: object) -> bool:
        mark = self.anew.get(path)
        return mark is not None and isinstance(value, dict) and (not mark or mark in value)

    def _keep(self, before: object, value: object, why: str, spot: Spot) -> None:
        """Report a value other than the one that stays."""
        if before is None:
            spot.wrong(f"is not a key of this entry: {why}")
        elif not is_same(before, value):
            only = str(before) if isinstance(before, list) else as_value(before)
            spot.wrong(f"is {as_value(value)}, only {only} is possible: {why}")
