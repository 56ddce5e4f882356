"""What a page will need first: the header ``Link`` says it before the browser has read any HTML.

Scripts, styles and words of a place lie in files that name each other: asked for one after the
other, each would cost a slow line a way there and back.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

NEEDS = "needs.json"  # which the build of ``web/`` has left
ENGLISH = "en"  # for browsers that want none of the languages
PAGE = "page"  # the words that every place needs
TABLE = "table"
ME = "/api/me"
GAMES = "/api/games"
# What the lobby and an invitation ask of the server in any case; a table asks for itself alone.
ASKED = (ME, GAMES)
KINDS = {
    ".js": "rel=modulepreload",
    ".css": "rel=preload; as=style; crossorigin",
}
ANSWER = "rel=preload; as=fetch; crossorigin"


class Preloads:
    """Of the page in this folder; none where it was built without them."""

    def __init__(self, folder: Path) -> None:
        file = folder / NEEDS
        needs: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        self._places: Mapping[str, list[str]] = needs.get("places", {})
        self._words: Mapping[str, Mapping[str, list[str]]] = needs.get("words", {})

    def link(self, place: str, languages: str) -> str:
        """The header for the lobby or an invitation; ``languages`` are those a browser accepts."""
        return self._joined([*self._files(place), *self._spoken(PAGE, languages), *ASKED])

    def link_to_table(self, table: str, game: str | None, languages: str) -> str:
        """The header for a table that there is; with ``None`` of a game that is not known."""
        needed = [*self._files(TABLE), *self._spoken(PAGE, languages)]
        if game is not None:
            needed += [*self._files(game), *self._spoken(game, languages), f"/api/tables/{table}"]
        return self._joined(needed)

    def _files(self, place: str) -> list[str]:
        return self._places.get(place, [])

    def _spoken(self, room: str, languages: str) -> list[str]:
        return self._words.get(self._preferred(languages), {}).get(room, [])

    def _preferred(self, languages: str) -> str:
        """As the page chooses among those of the browser (``words/bundle.ts``)."""
        wanted = (part.partition(";")[0].strip().lower() for part in languages.split(","))
        return next((each for name in wanted if (each := name[:2]) in self._words), ENGLISH)

    def _joined(self, needed: Iterable[str]) -> str:
        if not self._places:
            return ""
        return ", ".join(f"<{each}>; {_kind(each)}" for each in dict.fromkeys(needed))


def _kind(address: str) -> str:
    return KINDS.get(Path(address).suffix, ANSWER)
