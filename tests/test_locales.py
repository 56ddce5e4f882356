"""Words: nothing a person reads lacks them, no word lies unused, and languages agree.

Keys are found in the code by reading it: written out in a call of ``say``, or made from the names
of goods, steps, reasons and so on, which are listed here family by family. A game has the words
for all games and its own; what the terminal says of every game must be in the words of each.
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from barrowgate import cli, locales
from barrowgate.cli.catalogue import LETTERS
from barrowgate.cli.lagranja import happened, labels, menu
from barrowgate.cli.loyang import face as loyang_face
from barrowgate.cli.loyang import happened as loyang_happened
from barrowgate.cli.loyang import labels as loyang_labels
from barrowgate.cli.loyang import menu as loyang_menu
from barrowgate.cli.loyang.pen import KINDS
from barrowgate.core import table
from barrowgate.games import REGISTRY
from barrowgate.lab import bench
from barrowgate.lagranja import loading, names, notation, provenance, reasons, view, vocabulary
from barrowgate.lagranja.helper_effects import EFFECTS
from barrowgate.locales import rendering
from barrowgate.loyang import loading as loyang_boxes
from barrowgate.loyang import names as loyang_names
from barrowgate.loyang import notation as loyang_notation
from barrowgate.loyang import provenance as loyang_provenance
from barrowgate.loyang import reasons as loyang_reasons
from barrowgate.loyang import view as loyang_view

GAME = "la-granja"
ROOMS = {game.name: game.room for game in REGISTRY.values()}  # where the terminal draws each
PACKAGE = Path(cli.__file__).parent


class _Uses(Visitor):
    """The variables and the other messages that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str, game: str = "") -> Iterator[tuple[str, fluent.EntryType]]:
    for name, text in locales.sources(language, game):
        for entry in FluentParser().parse(text).body:
            yield name, entry


def messages(language: str, game: str) -> dict[str, _Uses]:
    """Every message for all games and for one, with what it uses."""
    found = {}
    for part in ("", game):
        for _, entry in entries(language, part):
            if isinstance(entry, fluent.Message):
                uses = _Uses()
                uses.visit(entry)
                found[entry.id.name] = uses
    return found


def sources(game: str) -> list[Path]:
    """The code that speaks with the words of a game: its own, and what all games share."""
    others = {room for name, room in ROOMS.items() if name != game}
    paths = sorted(PACKAGE.rglob("*.py"))
    return [path for path in paths if path.relative_to(PACKAGE).parts[0] not in others]


def calls(game: str) -> Iterator[tuple[str, set[str], str]]:
    """Key, names of the values and place of every ``say`` with its key written out."""
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr != "say" or not node.args:
                continue
            values = {word.arg for word in node.keywords if word.arg is not None}
            for key in written(node.args[0]):
                yield key, values, f"{path.name}:{node.lineno}"


def written(node: ast.expr) -> Iterator[str]:
    """The keys that an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from written(node.body)
        yield from written(node.orelse)


def constants(game: str) -> set[str]:
    """Every string in the code of the command, as far as it shows this game."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sources(game))
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def family(prefix: str, words: Iterable[str]) -> set[str]:
    return {f"{prefix}-{word}" for word in words}


def without_amounts(words: Iterable[str]) -> list[str]:
    return [word.replace("_#", "") for word in words]


def by_number(words: Iterable[str], prefix: str) -> set[str]:
    """``event-tile-bought`` of names.EVENT_TILE_BOUGHT."""
    constants = (name for name in words if name.startswith(prefix))
    return {name.lower().replace("_", "-") for name in constants}


def options(game: str) -> set[str]:
    return family("option", REGISTRY[game].options)


SHARED = {
    "lists": {rendering.SEPARATOR},
    "undo": set(table.WHY),
    "titles": {game.title for game in REGISTRY.values()},
    "sources": family("source", set(LETTERS)),
    "commands": {
        f"help-{module.__name__.rsplit('.', 1)[1]}{part}"
        for module in cli.COMMANDS
        for part in ("", "-more")
    },
    "figures": family("bench", bench.UNITS),
    "columns of figures": family("bench-column", {"plain", "compiled", "times"}),
    "columns": family("simulate-column", {"seat", "bot", "mean", "least", "most", "place", "nth"}),
    "examples": {"example-action", "example-card", "example-card-named"},
}

LA_GRANJA = {
    "reasons": set(reasons.KEYS),
    "options": options(GAME),
    "events": by_number(vars(names), "EVENT_"),
    "causes": by_number(vars(names), "CAUSE_"),
    "questions": family("question", set(view.QUESTIONS.values())),
    "steps": family("step", set(view.STEPS) - {""}),
    "turns": family(
        "turn",
        {
            *("cards", "income", "growth", "roof", "first_die", "second_die", "common_die"),
            *("siesta", "deliveries", "extra_deliveries"),
        },
    ),
    "goods": family("good", notation.GOODS) | family("count-good", notation.GOODS),
    "sides": family("side", notation.SIDES),
    "crafts": family("craft", notation.CRAFTS),
    "tiles": family("tile", notation.TILES),
    "revenue": family("revenue", notation.OPTIONS),
    "uses": family("use", notation.COMMODITY_ACTIONS) | family("closed", view.USES),
    "instants": family("instant", without_amounts(vocabulary.INSTANTS)),
    "lastings": family("lasting", without_amounts(vocabulary.LASTINGS)),
    "symbols": family("symbol", vocabulary.EXTENSIONS) | family("short", vocabulary.EXTENSIONS),
    "effects": family("effect", set(EFFECTS)),
    "bonuses": family("bonus", set(vocabulary.BONUS_ON)),
    "cards": {
        f"card-{number}{part}" for number in range(1, names.CARDS + 1) for part in ("", "-text")
    },
    "kinds": family("kind", set(provenance.summary(loading.shipped()))),
    "groups": set(menu.GROUPS),
    "plain actions": set(labels.SIMPLE.values()),
}

LOYANG = {
    "reasons": set(loyang_reasons.KEYS),
    "options": options("loyang"),
    "events": by_number(vars(loyang_names), "EVENT_"),
    "causes": by_number(vars(loyang_names), "CAUSE_"),
    "questions": family("question", set(loyang_view.QUESTIONS.values())),
    "ends of questions": family(
        "done", {"action", "grid", "path", "courtyard", "merchant", "crier", "store"}
    ),
    "steps": family("step", set(loyang_view.STEPS) - {""}),
    "phases": {"phase-harvest", "phase-cards", "phase-action"},
    "vegetables": family("vegetable", loyang_notation.VEGETABLES)
    | family("count", loyang_notation.VEGETABLES),
    "helpers": {
        f"helper-{key}{part}" for key in loyang_notation.HELPERS for part in ("", "-short", "-text")
    },
    "uses": {loyang_labels.use_key(use) for use in range(loyang_names.USES)},
    "cards": {f"card-{kind}" for kind, _ in KINDS if kind != "helper"},
    "lists of cards": {f"cards-{kind}" for kind, _ in KINDS},
    "fields": family("field", {"home", "private", "common"}),
    "duties": family("duty", loyang_view.DUTIES),
    "lasting": family(
        "lasting", {"extra_tokens", "housemaid", "messenger", "official", "saleswoman"}
    ),
    "levels": family("level", {*loyang_face.LEVELS, "none"}),
    "shop": family("shop", {"spaces", "start", "buy", "sell"}),
    "kinds": family("kind", set(loyang_provenance.summary(loyang_boxes.shipped()))),
    "groups": set(loyang_menu.GROUPS),
    "plain actions": set(loyang_labels.SIMPLE.values()),
}

FAMILIES = {GAME: SHARED | LA_GRANJA, "loyang": SHARED | LOYANG}
BOTH = pytest.mark.parametrize("game", FAMILIES)


def test_every_game_has_its_families() -> None:
    assert set(FAMILIES) == set(ROOMS) == set(REGISTRY)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, families in FAMILIES.items() for name in families]
)
def test_every_key_of_a_family_has_words(game: str, name: str) -> None:
    assert FAMILIES[game][name] - set(messages(locales.ENGLISH, game)) == set()


@BOTH
def test_every_key_that_is_written_in_the_code_has_words(game: str) -> None:
    known = messages(locales.ENGLISH, game)
    missing = {f"{place} {key}" for key, _, place in calls(game) if key not in known}
    assert missing == set()


@BOTH
def test_every_call_gives_the_values_that_the_words_want(game: str) -> None:
    known = messages(locales.ENGLISH, game)
    wanting = {
        f"{place} {key}: {sorted(known[key].variables - values)}"
        for key, values, place in calls(game)
        if key in known and known[key].variables - values
    }
    assert wanting == set()


@BOTH
def test_no_words_lie_unused(game: str) -> None:
    known = messages(locales.ENGLISH, game)
    used = constants(game).union(*FAMILIES[game].values())
    used |= {key for uses in known.values() for key in uses.messages}
    assert set(known) - used == set()


@BOTH
@pytest.mark.parametrize("language", locales.languages())
def test_every_file_is_sound_and_no_key_comes_twice(language: str, game: str) -> None:
    seen: dict[str, str] = {}
    for part in ("", game):
        for name, entry in entries(language, part):
            assert not isinstance(entry, fluent.Junk), f"{name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in seen, f"{entry.id.name} in {seen} and {name}"
                seen[entry.id.name] = name


def differences(english: dict[str, _Uses], other: dict[str, _Uses]) -> set[str]:
    """Keys that one language has and the other has not, or that want other values."""
    shared = set(english) & set(other)
    unlike = {key for key in shared if english[key].variables != other[key].variables}
    return unlike | (set(english) ^ set(other))


@BOTH
def test_every_language_has_the_keys_and_values_of_english(game: str) -> None:
    english = messages(locales.ENGLISH, game)
    assert {name: differences(english, messages(name, game)) for name in locales.languages()} == {
        name: set() for name in locales.languages()
    }


def test_a_language_that_differs_is_found() -> None:
    english, other = messages(locales.ENGLISH, GAME), messages(locales.ENGLISH, GAME)
    del other["good-olive"]
    other["good-hops"] = _Uses()
    other["count-good-pig"] = _Uses()
    assert differences(english, other) == {"good-olive", "good-hops", "count-good-pig"}


def test_english_names_and_texts_of_cards_are_those_of_the_components() -> None:
    file = Path(loading.__file__).parent / "data" / loading.SHIPPED
    speech = locales.words("en", GAME)
    for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]:
        assert speech.say(f"card-{card['number']}") == card["name"]["en"]
        assert speech.say(f"card-{card['number']}-text") == card["text"]


def test_english_names_of_helpers_are_those_of_the_components() -> None:
    speech = locales.words("en", "loyang")
    for helper in loyang_boxes.shipped().data["helper"]:
        assert speech.say(f"helper-{helper['key']}") == helper["name"]["en"]


@pytest.mark.parametrize("game", ["", *ROOMS])
def test_english_can_be_written_in_plain_ascii(game: str) -> None:
    """A terminal without UTF-8 shows every word."""
    texts = list(locales.sources(locales.ENGLISH, game))
    assert texts
    for name, text in texts:
        assert text.isascii(), name


def test_events_and_causes_are_told_by_their_own_names() -> None:
    assert happened.EVENTS[names.EVENT_TILE_BOUGHT] == "event-tile-bought"
    assert happened.CAUSES[names.CAUSE_HAND_LIMIT] == "cause-hand-limit"
    assert loyang_happened.EVENTS[loyang_names.EVENT_SERVED] == "event-served"
    assert loyang_happened.CAUSES[loyang_names.CAUSE_TWO_PACK] == "cause-two-pack"


# --- The loader -------------------------------------------------------------------------------


def test_words_count_as_people_do() -> None:
    speech = locales.words("en", GAME)
    assert speech.say("count-good-olive", count=1) == "1 olive"
    assert speech.say("count-good-olive", count=3) == "3 olives"


def test_a_language_that_lacks_a_key_speaks_english() -> None:
    speech = locales.words("xx", GAME)
    assert speech.language == "xx"
    assert speech.say("good-olive") == "olive"


def test_a_missing_key_is_shown_to_people_and_an_error_to_tests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speech = locales.words("en")
    assert not speech.knows("good-olive")  # a word of the game, which was not asked for
    assert speech.say("good-olive") == "good-olive"
    monkeypatch.setattr(locales.Words, "strict", True)
    with pytest.raises(locales.MissingWords, match="good-olive"):
        speech.say("good-olive")
    with pytest.raises(locales.MissingWords, match="count"):
        locales.words("en", GAME).say("count-good-olive")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "tlh_KL.UTF-8"}, "en"),
        ({"BARROWGATE_LANGUAGE": "en", "LANG": "tlh_KL"}, "en"),
        ({"BARROWGATE_LANGUAGE": "../en"}, "en"),
    ],
)
def test_the_environment_chooses_a_language_that_exists(
    environment: dict[str, str], language: str
) -> None:
    assert locales.preferred(environment) == language


def test_the_environment_is_asked_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locales, "languages", lambda: ("de", "en", "fr"))
    assert locales.preferred({"BARROWGATE_LANGUAGE": "fr", "LANG": "de_AT.UTF-8"}) == "fr"
    assert locales.preferred({"BARROWGATE_LANGUAGE": "tlh", "LANG": "de_AT.UTF-8"}) == "de"
