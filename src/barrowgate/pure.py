"""BARROWGATE_PURE=1: the rules run as written, even where compiled ones lie beside them."""

import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VARIABLE = "BARROWGATE_PURE"


class PlainFinder:
    """Finds the modules of this package in their ``.py`` files only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("barrowgate."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def is_wanted(environment: Mapping[str, str]) -> bool:
    """Is the plain engine asked for? Anything but nothing and 0 asks for it."""
    return environment.get(VARIABLE, "") not in ("", "0")


def install() -> None:
    """Look here before anywhere else."""
    sys.meta_path.insert(0, PlainFinder)
