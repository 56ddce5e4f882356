"""Which engine runs: the rules as they are written, or compiled from the same files.

Hot modules are those with a header (``.pxd``) beside them. A compiled package holds a shared object
of each, and ``engine.json`` with how they were built and the digest of the sources they came from.
"""

import hashlib
import json
import os
from dataclasses import dataclass, field
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from barrowgate import pure
from barrowgate.core.errors import BarrowgateError, quoted

PACKAGE = Path(__file__).parents[1]
BUILT = "engine.json"
# Headers without a module to compile: packages, and constants that become C enumerations.
HEADERS_ONLY = ("__init__", "names", "ahead")
# Roughly how many times slower the plain engine plays random games; see bench/results.
PLAIN_IS_SLOWER = 40


class EngineError(BarrowgateError):
    """A package that is neither plain nor compiled from its own files."""


@dataclass(frozen=True)
class Engine:
    """The engine that runs in this process."""

    name: str  # plain or compiled
    built: dict[str, str] = field(default_factory=dict)  # what engine.json says

    @property
    def is_compiled(self) -> bool:
        return self.name == "compiled"

    @property
    def digest(self) -> str:
        """The sources that it was compiled from; '' for the plain engine."""
        return self.built.get("sources", "")


def hot_modules(package: Path = PACKAGE) -> list[Path]:
    """The files of every module that is compiled, below the folder of the package."""
    return sorted(
        header.with_suffix(".py").relative_to(package)
        for header in package.rglob("*.pxd")
        if header.stem not in HEADERS_ONLY
    )


def digests(package: Path = PACKAGE) -> dict[str, str]:
    """A digest of each file that the compiled engine is made from: hot modules and headers."""
    found = {}
    for header in sorted(package.rglob("*.pxd")):
        for path in (header.with_suffix(".py"), header):
            # Line ends as they are in the repository, whatever the checkout made of them.
            content = path.read_bytes().replace(b"\r\n", b"\n")
            found[path.relative_to(package).as_posix()] = hashlib.sha256(content).hexdigest()
    return found


def sources_digest(package: Path = PACKAGE) -> str:
    """One number for all of them."""
    return hashlib.sha256(json.dumps(digests(package)).encode()).hexdigest()


def shared_object(package: Path, module: Path) -> Path | None:
    """The compiled form of a module, if this Python can load one."""
    for suffix in EXTENSION_SUFFIXES:
        path = package / module.with_suffix(suffix)
        if path.exists():
            return path
    return None


@cache
def running() -> Engine:
    """The engine of this process, or EngineError where the package is half one, half the other."""
    if pure.is_wanted(os.environ):
        return Engine("plain")
    return engine_of(PACKAGE)


def engine_of(package: Path) -> Engine:
    """The engine that a package folder holds."""
    modules = hot_modules(package)
    compiled = [module for module in modules if shared_object(package, module) is not None]
    if not compiled:
        return Engine("plain")
    if compiled != modules:
        missing = next(module for module in modules if module not in compiled)
        raise EngineError(
            f"the engine is half compiled: {missing.as_posix()} is not; install it again,"
            f" or set {pure.VARIABLE}=1 to run it plain"
        )
    engine = Engine("compiled", _read_built(package / BUILT))
    if engine.digest != sources_digest(package):
        raise EngineError(
            f"the engine was compiled from sources other than those beside it; install it again,"
            f" or set {pure.VARIABLE}=1 to run it plain"
        )
    return engine


def _read_built(path: Path) -> dict[str, str]:
    try:
        found = json.loads(path.read_text())
    except (OSError, ValueError):
        found = None
    return found if isinstance(found, dict) else {}


def check_setting() -> None:
    """Refuse a value of BARROWGATE_PURE that nobody can have meant."""
    value = os.environ.get(pure.VARIABLE, "")
    if value not in ("", "0", "1"):
        raise EngineError(
            f"{pure.VARIABLE} is 1 (run the plain engine) or 0 (do not), not '{quoted(value)}'"
        )
