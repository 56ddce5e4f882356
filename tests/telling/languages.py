"""Languages for tests: English as it is shipped, and the Polish fragment beside this file."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from barrowgate import locales
from barrowgate.locales import Words
from barrowgate.locales.rendering import Speaker

GAME = "la-granja"
FOLDER = Path(__file__).parent
OWN = {"seat-0": "1 Ana", "seat-1": "2 Piotr"}


def polish() -> str:
    return (FOLDER / "pl" / f"{GAME}.ftl").read_text(encoding="utf-8")


@cache
def speaker(language: str) -> Speaker:
    """Speaks English, or Polish with English as the fallback."""
    english = _bundle(
        "en", [text for part in ("", GAME) for _, text in locales.sources("en", part)]
    )
    bundles = [english] if language == "en" else [_bundle(language, [polish()]), english]
    return Speaker(Words(language, bundles), OWN)


def _bundle(language: str, texts: list[str]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle
