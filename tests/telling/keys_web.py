"""Keys that the page uses: written out in its sources, or made from a beginning or with a game."""

import re
from pathlib import Path

from barrowgate.games import REGISTRY

SOURCES = Path(__file__).parents[2] / "web" / "src"
WRITTEN = re.compile(r"""["'`]((?:web|problem)-[a-z0-9_-]*[a-z0-9])["'`]""")
OF_GAMES = re.compile(r'ofGame\(\w+, "([a-z-]+)"')
BEGUN = re.compile(r"""["'`]((?:web|problem)-[a-z0-9_-]*)\$\{""")

# Made from nothing but "web-": a game and what is said of it, the ways to sign in.
OF_A_GAME = ("", "-about", "-cards", "-picture", "-rounds", "-short")
FAMILIES = {f"web-{game}{part}" for game in REGISTRY for part in OF_A_GAME}
FAMILIES |= {"web-register", "web-sign-in"}


def _texts() -> list[str]:
    files = (path for path in SOURCES.rglob("*") if path.suffix in {".ts", ".svelte"})
    return [path.read_text("utf-8") for path in files]


def written() -> set[str]:
    """Keys that stand in the sources as they are."""
    return {key for text in _texts() for key in WRITTEN.findall(text)}


def of_page(known: set[str]) -> set[str]:
    """Those of these keys that the page can say."""
    begun = {start for text in _texts() for start in BEGUN.findall(text)} - {"web-"}
    made = {key for key in known for start in begun if key.startswith(start)}
    ended = {
        f"{key}-{game}" for text in _texts() for key in OF_GAMES.findall(text) for game in REGISTRY
    }
    return written() | made | ended | FAMILIES
