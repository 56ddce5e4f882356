"""Words: nothing a person reads lacks them, no word lies unused, and languages agree.

Keys are found in the code by reading it: written out in a call of ``say`` or in a message, or made
from the names of goods, steps, reasons and so on, which tests/telling/keys.py and its neighbours
list family by family. A game has the words for all games and its own; what the terminal says of
every game must be in the words of each.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import barrowgate
from barrowgate import locales
from barrowgate.games import REGISTRY
from barrowgate.lagranja import loading, names
from barrowgate.locales import rendering
from barrowgate.loyang import loading as loyang_boxes
from barrowgate.loyang import names as loyang_names
from barrowgate.telling.lagranja import happened
from barrowgate.telling.loyang import happened as loyang_happened
from tests.kits import FINISHED
from tests.telling import keys, keys_web

GAME = "la-granja"
LOST = "web-lost-"
YOU = {  # words to the reader
    "en": re.compile(r"\b(you|yours?)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE),
    "it": re.compile(r"\b(tu|tuo|tua|tuoi|tue|hai|puoi)\b", re.IGNORECASE),
    "pl": re.compile(r"\b(ty|tw[oó]j\w*|masz|możesz)\b", re.IGNORECASE),
}
ROOMS = {  # where each game that has words is told, and drawn
    game.name: game.room
    for game in REGISTRY.values()
    if any(locales.sources(locales.ENGLISH, game.name))
}
PACKAGE = Path(barrowgate.__file__).parent
SPEAKING = ("telling", "cli", "server")
SAYING = ("say", "message", "Message")
FAMILIES: dict[str, keys.Families] = {
    name: {**keys.SHARED, **import_module(f"tests.telling.keys_{room}").FAMILIES}
    for name, room in ROOMS.items()
}
BOTH = pytest.mark.parametrize("game", FAMILIES)


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
    return messages_in(entry for part in ("", game) for _, entry in entries(language, part))


def messages_in(body: Iterable[fluent.EntryType]) -> dict[str, _Uses]:
    """The messages of some files, each with what it uses in any of its forms."""
    found = {}
    for entry in body:
        if isinstance(entry, fluent.Message):
            uses = _Uses()
            uses.visit(entry)
            found[entry.id.name] = uses
    return found


def sources(game: str) -> list[Path]:
    """The code that speaks with the words of a game: its own, and what all games share."""
    others = {room for name, room in ROOMS.items() if name != game}
    paths = (path for room in SPEAKING for path in sorted((PACKAGE / room).rglob("*.py")))
    return [path for path in paths if path.parent.name not in others]


def calls(game: str) -> Iterator[tuple[str, set[str] | None, str]]:
    """Key, names of the values (None: not written out) and place of every call with a key."""
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and called(node) in SAYING:
                values = given_values(node)
                for key in written(node.args[0]):
                    yield key, values, f"{path.name}:{node.lineno}"


def called(node: ast.Call) -> str:
    """The name of a function or method that is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def given_values(node: ast.Call) -> set[str] | None:
    """The names of the values of ``say(key, good=...)``, ``message(key, good=...)`` and
    ``Message(key, {"good": ...})``, if they are written out."""
    if called(node) != "Message" or len(node.args) == 1:
        return {word.arg for word in node.keywords if word.arg is not None}
    given = node.args[1]
    if not isinstance(given, ast.Dict):
        return None
    names_of = [key.value for key in given.keys if isinstance(key, ast.Constant)]
    return {str(name) for name in names_of} if len(names_of) == len(given.keys) else None


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


def test_every_game_that_is_finished_or_told_has_words() -> None:
    told = {name for name, known in REGISTRY.items() if known.telling or known.terminal}
    assert told | set(FINISHED) <= set(FAMILIES) == set(ROOMS)


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
        f"{place} {key}: {sorted(lacking)}"
        for key, values, place in calls(game)
        if values is not None and key in known
        if (lacking := without(known[key].variables, values))
    }
    assert wanting == set()


def without(variables: set[str], values: set[str]) -> set[str]:
    """Variables that no value gives; ``$good-accusative`` is a form of the value ``good``."""
    return {
        variable
        for variable in variables - values
        if not any(variable.startswith(f"{value}-") for value in values)
    }


@BOTH
def test_no_words_lie_unused(game: str) -> None:
    known = messages(locales.ENGLISH, game)
    used = constants(game).union(*FAMILIES[game].values())
    used |= {key for uses in known.values() for key in uses.messages}
    used |= keys_web.of_page(set(known))
    assert set(known) - used == set()


@BOTH
def test_the_page_lacks_no_words(game: str) -> None:
    assert keys_web.written() - set(messages(locales.ENGLISH, game)) == set()


def test_short_words_for_what_is_lost_stand_for_words_of_a_game() -> None:
    known = {key for game in REGISTRY for key in messages(locales.ENGLISH, game)}
    lost = {key.removeprefix(LOST) for key in known if key.startswith(LOST)}
    assert lost <= known


@BOTH
@pytest.mark.parametrize("language", locales.languages())
def test_what_others_decide_speaks_to_nobody(language: str, game: str) -> None:
    words = locales.words(language, game)
    topics = {key for key in messages(language, game) if key.endswith("-topic")}
    assert topics
    spoken = {key: words.say(key, card="") for key in topics}
    assert {key: said for key, said in spoken.items() if YOU[language].search(said)} == {}


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
    unlike = {key for key in shared if are_unlike(english[key].variables, other[key].variables)}
    return unlike | (set(english) ^ set(other))


def are_unlike(english: set[str], other: set[str]) -> bool:
    """Whether other values are wanted; each language may take another form of a value."""
    values = {value_of(variable) for variable in english}
    left_out = {
        name
        for name in values - other
        if not any(variable.startswith(f"{name}-") for variable in other)
    }
    return bool(left_out) or bool(without(other, values))


def value_of(variable: str) -> str:
    """The value of which English takes a form: ``good`` of ``$good-plural``."""
    for form in locales.words(locales.ENGLISH).say(rendering.LANGUAGE_FORMS).split():
        variable = variable.removesuffix(f"-{form}")
    return variable


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
    other["count-good"] = _Uses()
    assert differences(english, other) == {"good-olive", "good-hops", "count-good"}


def test_a_language_may_take_other_forms_of_a_value() -> None:
    assert not are_unlike({"good", "price"}, {"good-accusative", "price"})
    assert are_unlike({"good", "price"}, {"good-accusative"})
    assert are_unlike({"good"}, {"good", "goods"})
    assert not are_unlike({"good-plural", "price"}, {"good-many", "price"})
    assert are_unlike({"good-plural", "price"}, {"goods", "price"})


@BOTH
@pytest.mark.parametrize("language", locales.languages())
def test_a_language_takes_the_forms_that_it_names(language: str, game: str) -> None:
    """The page has the words of one language alone, so no other one names forms for it."""
    known = {*locales.words(language).say(rendering.LANGUAGE_FORMS).split(), "count"}
    english = messages(locales.ENGLISH, game)
    for key, uses in messages(language, game).items():
        values = {value_of(variable) for variable in english[key].variables}
        forms = {
            variable.removeprefix(f"{value}-")
            for variable in uses.variables - values
            for value in values
            if variable.startswith(f"{value}-")
        }
        assert forms <= known, key


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
    assert loyang_happened.CAUSES[loyang_names.CAUSE_TWO_PACK] == "cause-two-pack"


# --- The loader -------------------------------------------------------------------------------


def test_a_long_value_is_said_in_full() -> None:
    """Fluent itself gives up on it; the path of a file may be as long as that."""
    path = "/" + "x" * 4000
    english = locales.words("en")
    assert english.say("play-begin", path=path) == f"A new game, kept in {path}"


def test_words_count_as_people_do() -> None:
    speech = locales.words("en", GAME)
    assert speech.say("action-walk", count=1) == "1 step"
    assert speech.say("action-walk", count=3) == "3 steps"


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
        locales.words("en", GAME).say("action-walk")


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
