"""Freeze the shipped editions: their files are kept whole, so that records of them last.

    python -m tools.editions            freeze what is not frozen yet
    python -m tools.editions --check    say what is not

A frozen edition is ``src/barrowgate/GAME/data/editions/DIGEST.toml``. tests/released.toml lists
them with the digest of the file itself: what stands there is never changed or removed.
"""

from tools import from_sources  # noqa: F401 - first

# isort: split
import hashlib
import shutil
import sys
import tomllib
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from barrowgate.core.components.box import Loader
from barrowgate.core.errors import ComponentsError
from barrowgate.core.game import BoxGame
from barrowgate.games import REGISTRY

ROOT = Path(__file__).parent.parent
RELEASED = ROOT / "tests" / "released.toml"
LOADERS: dict[str, Loader[Any]] = {
    entry.name: entry.game.loader for entry in REGISTRY.values() if issubclass(entry.game, BoxGame)
}
"""Of the games whose components are a box."""


def data_folder(loader: Loader[Any]) -> Path:
    with as_file(files(loader.package) / "data") as folder:
        return folder


def digest_of(path: Path) -> str:
    """The digest of a file as it is, words and comments included; line ends do not count."""
    text = path.read_text(encoding="utf-8")
    return hashlib.sha256(text.encode()).hexdigest()


def is_frozen(game: str) -> bool:
    loader = LOADERS[game]
    return loader.shipped().digest in loader.editions


def freeze(game: str) -> Path:
    """Keep the shipped file under its digest, and list it as released."""
    loader = LOADERS[game]
    folder = data_folder(loader)
    target = folder / "editions" / f"{loader.shipped().digest}.toml"
    target.parent.mkdir(exist_ok=True)
    shutil.copyfile(folder / loader.file, target)
    released = tomllib.loads(RELEASED.read_text(encoding="utf-8"))
    released.setdefault(game, {}).setdefault("editions", {})[target.stem] = digest_of(target)
    RELEASED.write_text(written(released), encoding="utf-8", newline="\n")
    return target


def written(released: dict[str, Any]) -> str:
    """tests/released.toml as text."""
    lines = ["# What was released, and must stay: editions, and options with their defaults."]
    for game, parts in released.items():
        for part, values in parts.items():
            lines += ["", f"[{game}.{part}]"]
            lines += [f'{key} = "{value}"' for key, value in values.items()]
    return "\n".join([*lines, ""])


def main(words: list[str]) -> int:
    try:
        missing = [game for game in LOADERS if not is_frozen(game)]
    except ComponentsError as error:
        print(f"nothing was frozen: {error}")
        return 1
    for game in missing:
        if "--check" in words:
            print(f"{game}: the shipped edition is not frozen; run: python -m tools.editions")
        else:
            print(f"{game}: frozen as {freeze(game).relative_to(ROOT)}")
    return 1 if missing and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
