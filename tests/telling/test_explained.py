"""Everything on the table says what it is: a name, what it does, and where the rules tell it."""

import random
from collections.abc import Iterator

import pytest

from barrowgate.cli.rules import Rulebook
from barrowgate.core.contract import Game, View
from barrowgate.games import REGISTRY
from barrowgate.telling import Explained, Teller
from barrowgate.telling.lagranja import explained as lagranja
from barrowgate.telling.loyang import explained as loyang
from tests.kits import FINISHED
from tests.telling.hearing import Ear

GAMES = [name for name, entry in REGISTRY.items() if entry.telling]
SYMBOLS = {"la-granja": lagranja.SYMBOLS, "loyang": loyang.ALWAYS}
# Heads that stand alone, and things that no choice of a short game is about.
MORE = {
    "la-granja": (
        *("field", "siesta", "roof", "donkey", "rented-die", "roof-5", "helper-3", "barrow-2"),
        *(f"card-{card}" for card in range(1, 67)),
        *(f"tile-{tile}" for tile in ("flip_roof", "grain_or_olive", "vp", "silver")),
        *(f"market-{space}" for space in range(1, 25)),
        *(f"craft-{craft}" for craft in ("deli", "butcher", "wainwright", "village_store")),
    ),
    "loyang": (*loyang.CARDS, "pile", "pile-1", "grid-1", "path-20", "seat-1-field-1"),
}
OPEN = {"la-granja": ("den-olive", "barrow-1"), "loyang": ("shop-wheat", "store")}
NOTHING = (
    *("", "-", "card", "card-0", "card-67", "card-x", "card-1-roof", "barrow-4", "den-chair"),
    *("market-25", "die-7", "seat-9", "siesta--1", "siesta-99", "rented-hat", "tile-none"),
    *("card-stall-99", "card-stall-1-chair", "field-99", "path-21", "path-0", "store-1", "loan-2"),
    *("seat-1-hat-2", "grid-13", "pile-17", "chair", "roof-9", "craft-chair", "shop-chair"),
)


def made(name: str, seats: int) -> tuple[Game, Teller, Ear]:
    game = REGISTRY[name].make(seats, {}, "")
    teller: Teller = REGISTRY[name].part("telling")(game)
    return game, teller, Ear(game, teller)


def hear(ear: Ear, found: Explained | None, thing: str, book: Rulebook) -> None:
    assert found is not None, thing
    assert ear.hear(found.name)
    assert found.told, thing
    for sentence in found.told:
        ear.hear(sentence)
    assert found.paragraph in book.paragraphs, thing


def moments(game: Game, seed: int) -> Iterator[tuple[View, int, list[int]]]:
    """Each decision of a game played by chance: the view, the seat, what it may do."""
    position, chance = game.start(seed), random.Random(seed)
    while not position.is_over:
        seat = position.actors()[0]
        legal = list(position.legal(seat))
        yield position.view(seat), seat, legal
        position.play(seat, chance.choice(legal))


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_choice_is_about_is_explained(name: str, seats: int) -> None:
    game, teller, ear = made(name, seats)
    book, known = Rulebook(name), set[str]()
    for view, seat, legal in moments(game, 1):
        for group in teller.groups(view, seat, legal):
            ear.hear(teller.purpose(group.choices[0].action))
            for thing in {each for choice in group.choices for each in choice.objects} - known:
                known.add(thing)
                hear(ear, teller.explained(view, thing), thing, book)
    assert len(known) > 50


def test_every_finished_game_lists_its_symbols_and_cards() -> None:
    assert set(SYMBOLS) == set(MORE) == set(FINISHED)


@pytest.mark.parametrize("name", MORE)
def test_symbols_and_all_cards_are_explained(name: str) -> None:
    game, teller, ear = made(name, 2)
    view = game.start(3).view(0)
    if name == "loyang":  # after the first crop, so that there are fields
        *_, (view, _, _) = (each for each, _ in zip(moments(game, 3), range(12), strict=False))
        view = {**view, "seat": 0}
    for thing in (*SYMBOLS[name], *MORE[name]):
        hear(ear, teller.explained(view, thing), thing, Rulebook(name))


@pytest.mark.parametrize("name", MORE)
def test_an_onlooker_may_ask_too(name: str) -> None:
    game, teller, ear = made(name, 2)
    view = game.start(3).view(-1)
    for thing in OPEN[name]:
        hear(ear, teller.explained(view, thing), thing, Rulebook(name))


@pytest.mark.parametrize("thing", NOTHING)
def test_what_is_not_there_is_not_explained(thing: str) -> None:
    for name in GAMES:
        if thing not in SYMBOLS.get(name, ()):
            game, teller, _ = made(name, 2)
            assert teller.explained(game.start(1).view(0), thing) is None


def test_a_building_says_that_it_is_blocked_and_a_slot_what_lies_in_it() -> None:
    game, teller, ear = made("la-granja", 2)
    view = game.start(1).view(0)
    crafts = {
        each["craft"]: n for each, n in zip(view["board"]["crafts"], view["blocked"], strict=True)
    }
    blocked = next(craft for craft, number in crafts.items() if number)
    is_open = next(craft for craft, number in crafts.items() if not number)
    told = teller.explained(view, f"craft-{blocked}")
    assert told is not None
    assert told.paragraph == "8.3.2"
    assert f"order marker {crafts[blocked]}" in ear.hear(told.told[-1])
    told = teller.explained(view, f"craft-{is_open}")
    assert told is not None
    assert told.paragraph == "8.3.1"
    free = teller.explained(view, "barrow-1")
    assert free is not None
    assert ear.hear(free.told[0]) == "Room for a barrow."


def test_a_vegetable_names_the_home_field_where_that_takes_it() -> None:
    game, teller, ear = made("loyang", 2)
    view = game.start(1).view(0)
    home = view["board"]["field"]["home"]
    for name in view["board"]["shop"]:
        told = teller.explained(view, f"shop-{name}")
        assert told is not None
        assert ("home field" in ear.hear(told.told[0])) is (name in home["takes"])
    turnip = ear.hear(loyang.vegetable_told(view, "turnip"))
    assert turnip.endswith("with 3, 4, 5, 6 spaces and on the home field, which has 9.")
    leek = ear.hear(loyang.vegetable_told(view, "leek"))
    assert leek.endswith("grows on fields with 3 spaces.")


def test_a_space_of_the_path_says_first_when_steps_are_bought() -> None:
    game, teller, ear = made("loyang", 2)
    told = teller.explained(game.start(1).view(0), "path-5")
    assert told is not None
    assert ear.hear(told.told[-1]).startswith("Steps are bought when the turn ends.")


def test_a_stall_says_what_each_vegetable_wants() -> None:
    game, teller, ear = made("loyang", 2)
    view = game.start(1).view(0)
    offers = view["board"]["cards"]["stall 7"]["offers"]
    for name, rate in offers.items():
        told = teller.explained(view, f"card-stall-7-{name}")
        assert told is not None
        assert ("one vegetable" in ear.hear(told.told[0])) is (rate == 1)
