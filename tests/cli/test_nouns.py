"""Looking up what legends and menus name: plurals, numbered spaces, words of the table."""

import pytest

from barrowgate.cli.console import ASCII
from barrowgate.cli.nouns import find
from barrowgate.cli.parts import terminal_of
from barrowgate.games import entry
from barrowgate.locales import languages, words
from tests.cli.terminal import barrowgate

# What the legends of the table and the titles and labels of the menus name, and what is told of it.
LA_GRANJA = {
    "grey marker": "8.3.1 Craft buildings",
    "rows": "8.3.1 Craft buildings",
    "blocked": "Order marker: The building is closed.",
    "order marker": "Order marker: The building is closed.",
    "value": "2.1 The game board",
    "closed space": "2.1 The game board",
    "market space 3": "space 3 (value 2): A marker here brings a point",
    "market marker": "8.3.3 Market barrows",
    "seat": "2.7.1 Markers",
    "marker": "2.7.1 Markers",
    "village": "8.3.1 Craft buildings",
    "siesta": "8.2 The siesta track",
    "siesta space 2": "Siesta track, space 2: Worth",
    "siesta disc": "2.7.2 Discs",
    "dice": "7.1 Taking dice",
    "dice 3": "Revenue space 3:",
    "revenue space 2": "Revenue space 2:",
    "roof tiles": "6.4 Roof tiles",
    "roof space 2": "Roof, place 2: The tile that comes here",
    "order": "2.5.7 Turn order tiles",
    "deck": "Draw deck: Cards to be drawn.",
    "discards": "Draw deck: Cards to be drawn.",
    "VP": "2.5.2 Victory points",
    "silver": "2.5.1 Silver",
    "hand": "Hand: Cards that can still be played",
    "pigs": "pig: 5 silver to buy",
    "olives": "olive: 3 silver to buy",
    "commodities": "commodity: Given back",
    "fields": "Field. The card goes to the left",
    "helpers": "Helper: A helper at the bottom",
    "barrows": "8.3.3 Market barrows",
    "barrow 2": "barrow 2: Room for a barrow.",
    "extensions": "Extensions: Each costs",
    "income": "6.2 Income",
    "pig space": "Places for pigs:",
    "upgrade": "Upgrade: Olives and grain become food",
    "delivery": "8.3 Deliveries",
    "deliveries": "8.3 Deliveries",
    "extra deliveries": "8.4 Extra deliveries",
    "donkey tile 2": "2 donkeys, 2 hats: Each donkey is one delivery",
    "hats": "Hat: One step up the siesta track.",
    "card": "Farm card: A farm card is played once",
    "common die": "The common die. One die is left.",
}
LOYANG = {
    "shop": "2.2 The shop",
    "cart": "Cart: Vegetables in the cart",
    "beans": "bean: 6 cash to buy",
    "fields": "2.3 Fields",
    "pile": "Private fields: A new field comes",
    "draw pile": "Draw pile: Once in a turn",
    "courtyard": "Courtyard: the cards in the middle",
    "hand": "Hand: Of these cards exactly one is played",
    "path": "8.3 The Path of Prosperity",
    "steps": "8.3 The Path of Prosperity",
    "space 5": "Space 5: Steps are bought when the turn ends.",
    "cash": "Cash: the money of the game",
    "loans": "9 Loans",
    "storehouse": "Storehouse: It keeps one vegetable",
    "store": "Storehouse: It keeps one vegetable",
    "room": "Storehouse: It keeps one vegetable",
    "regulars": "7.7 F: Serve a regular customer",
    "casuals": "7.8 G: Serve a casual customer",
    "stalls": "7.5 D: Trade at a stall",
    "helper": "Helper: It is used once",
    "two-pack": "7.9 H: Buy a two-pack",
    "free": "7.9 H: Buy a two-pack",
    "red marker": "Unsatisfied: Each further miss",
    "blue marker": "Satisfied: This regular customer can be missed once",
    "miss": "8.1 Missed deliveries",
    "penalty": "8.1 Missed deliveries",
    "penalties": "8.1 Missed deliveries",
    "paying window": "7.10 Raising money",
    "big token": "Turn tokens: Who took cards last",
    "partners": "7.1 Whose turn it is",
    "grid": "Grid: Cards of the solitaire game.",
    "dummy": "11.4 The dummy",
}
BOTH = [("la-granja", *pair) for pair in LA_GRANJA.items()]
BOTH += [("loyang", *pair) for pair in LOYANG.items()]


@pytest.fixture(scope="module")
def said() -> dict[tuple[str, str], str]:
    """Every noun typed at a table of its game."""
    found: dict[tuple[str, str], str] = {}
    for game, nouns in (("la-granja", LA_GRANJA), ("loyang", LOYANG)):
        lines = [f"card {noun}" for noun in nouns]
        answers = barrowgate("play", game, "--seed", "7", lines=lines).answers
        found |= {(game, noun): answer for noun, answer in zip(nouns, answers, strict=False)}
    return found


@pytest.mark.parametrize(("game", "noun", "told"), BOTH)
def test_what_a_legend_or_a_menu_names_is_found(
    said: dict[tuple[str, str], str], game: str, noun: str, told: str
) -> None:
    assert told in " ".join(said[game, noun].split())


@pytest.mark.parametrize("noun", ["market space 26", "die 7", "die 0", "donkey 5", "hat 2"])
def test_a_number_that_no_such_thing_has_finds_nothing(noun: str) -> None:
    assert f'There is no card "{noun}".' in barrowgate("play", lines=[f"card {noun}"]).answers[0]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["la-granja", "loyang"])
def test_no_word_names_two_nouns_and_what_each_means_is_there(game: str, language: str) -> None:
    kind = entry(game)
    its_words = words(language, game)
    shown = terminal_of(kind.make(4), (), its_words, ASCII)
    view = kind.make(4).start(1).view(0)
    for key, noun in shown.nouns.items():
        for word in its_words.say(key).split(","):
            assert find(shown.wording, shown.nouns, word) == noun, word
        assert noun.paragraph or shown.teller.explained(view, noun.thing)
