"""The table as linear text: all of it, in every language, and nothing that a view does not say."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import NamedTuple

import pytest

from barrowgate.core.contract import View
from barrowgate.locales import languages
from barrowgate.loyang import Loyang
from barrowgate.telling import Section
from barrowgate.telling.lagranja import LaGranjaTeller
from barrowgate.telling.loyang import LoyangTeller
from tests import properties
from tests.lagranja import games as lagranja_games
from tests.lagranja.builders import Scene
from tests.loyang import games as loyang_games
from tests.loyang.builders import Scene as LoyangScene
from tests.telling.hearing import Ear
from tests.telling.watched import facts_of, watched

EVERY = 45  # so many actions lie between two moments that are told
PLANS: Mapping[str, tuple[lagranja_games.Plan | loyang_games.Plan, ...]] = {
    "la-granja": (
        *(lagranja_games.Plan(seats, 5, "mixed", 400 + seats, "busy") for seats in (1, 2, 3, 4)),
    ),
    "loyang": (*(loyang_games.Plan(seats, seats, "eager", 10 + seats) for seats in (1, 2, 3, 4)),),
}
CHOOSERS = {"la-granja": lagranja_games.ALL_CHOOSERS, "loyang": loyang_games.ALL_CHOOSERS}
AnyTeller = LaGranjaTeller | LoyangTeller
TELLERS: Mapping[str, type[AnyTeller]] = {
    "la-granja": LaGranjaTeller,
    "loyang": LoyangTeller,
}
BOTH = pytest.mark.parametrize("name", PLANS)
RAW = re.compile(r"[a-z]+_[a-z]+|\b(?:read|web|good|card|seat|vegetable|tile|phase|step)-[a-z0-9]")

# What is not read aloud, with the reason; a path covers what lies below it.
FRAME = {
    "game": "the reader knows which table this is",
    "actions": "a number for undo",
    "questions": "the question is told in words",
    "asked": "the question is told in words, and the labels of the actions have the rest",
}
UNREAD: Mapping[str, Mapping[str, str]] = {
    "la-granja": FRAME
    | {
        "turn": "the turn order and who is to act say it",
        "board.market.q": "the map of the market tells which spaces lie side by side",
        "board.market.r": "as board.market.q",
        "board.siesta": "the same as siesta_vp",
        "board.revenue": "the same as revenue",
        "revenue.amount": "the words of the option have it",
        "board.crafts": "what is told of a building has it, from the same box",
        "board.donkeys.donkeys": "the words of a donkey tile have it, from the same box",
        "board.donkeys.hats": "as board.donkeys.donkeys",
        "board.tiles": "the words of a roof tile have it, from the same box",
        "board.commodity_silver": "the uses of a commodity have it, from the same box",
        "board.cards.helper": "the text of the card says it in words",
    },
    "loyang": FRAME
    | {
        "areas.holds": "the vegetables of its rates",
        "board.path.start": "nobody stands there any more when it is read",
        "board.path.steps": "each space costs its number, which is told in a sentence",
        "board.shop.*.start": "how shops were filled at first",
        "board.shop.*.buy": "told with the prices of the reader",
        "board.shop.*.sell": "told with the prices of the reader",
        "board.storehouse.price": "told with the prices of the reader",
        "board.customer": "the texts of customers have it",
        "board.grid.rows": "in the price of each card of the grid",
        "board.grid.buys": "the question says how many may be bought",
        "board.grid.squire_buys": "the text of the Squire has it",
        "board.cards": "what is told of a card has it, from the same box",
        "board.helpers": "the texts of helpers have it",
        "board.helper_values": "the texts of helpers have it",
        "farms.pile_seen": "how the pile came to hold what it holds: the log tells it",
        "farms.named": "the labels of the actions have it",
        "farms.crier": "the question and the labels of the actions have it",
        "farms.trader": "the question and the labels of the actions have it",
    },
}


def views(name: str) -> Iterator[tuple[AnyTeller, View]]:
    """Every reader's view of some moments of whole games, the end among them."""
    for plan in PLANS[name]:
        teller = TELLERS[name](plan.game)
        for position in properties.course(plan.game, plan.seed, CHOOSERS[name][plan.chooser], None):
            if position.n_actions % EVERY == 0 or position.is_over:
                for reader in range(-1, plan.seats):
                    yield teller, position.view(reader)


def is_below(path: str, listed: Iterable[str]) -> bool:
    return any(fnmatchcase(path, each) or fnmatchcase(path, f"{each}.*") for each in listed)


class Read(NamedTuple):
    """What was met in whole games."""

    there: set[str]
    read: set[str]
    said: dict[str, set[str]]


@cache
def in_games(name: str) -> Read:
    """The facts that views had, those that were read, and all that was said, by language."""
    met = Read(set(), set(), {})
    ears: dict[int, Ear] = {}
    for teller, view in views(name):
        ear = ears.setdefault(view["players"], Ear(teller.game, teller))
        met.there.update(facts_of(view))
        for section in teller.table_text(watched(view, met.read)):
            assert section.lines, section.title
            for each in (section.title, *section.lines):
                for language, said in ear.hear_all(each).items():
                    met.said.setdefault(language, set()).add(said)
    return met


@BOTH
def test_every_fact_of_a_view_is_read_aloud_or_left_out_for_a_reason(name: str) -> None:
    met = in_games(name)
    assert {path for path in met.there - met.read if not is_below(path, UNREAD[name])} == set()


@BOTH
def test_nothing_is_left_out_that_is_read_or_is_not_there(name: str) -> None:
    met = in_games(name)
    assert [each for each in UNREAD[name] if not any(is_below(p, [each]) for p in met.there)] == []
    assert [each for each in UNREAD[name] if each in met.read] == []


@BOTH
def test_whole_games_are_read_in_every_language_and_no_key_is_heard(name: str) -> None:
    met = in_games(name)
    assert set(met.said) == set(languages())
    for language, texts in met.said.items():
        faulty = [
            text for text in texts if RAW.search(text) or "  " in text or text != text.strip()
        ]
        assert faulty == [], language


@BOTH
def test_a_json_view_is_read_alike(name: str) -> None:
    game = PLANS[name][1].game
    teller, view = TELLERS[name](game), game.start(1).view(0)
    assert teller.table_text(json.loads(json.dumps(view))) == teller.table_text(view)


# --- La Granja ------------------------------------------------------------------------------------


def heard(teller: AnyTeller, view: View) -> dict[str, list[str]]:
    """The English text: lines by heading."""
    ear = Ear(teller.game, teller)
    sections: list[Section] = teller.table_text(view)
    return {ear.hear(part.title): [ear.hear(line) for line in part.lines] for part in sections}


def granja(scene: Scene, reader: int = 0) -> dict[str, list[str]]:
    return heard(LaGranjaTeller(scene.game), scene.view(reader))


def test_the_headings_lead_from_the_question_to_the_printed_board() -> None:
    told = granja(Scene("deliveries").begin(0))
    assert [*told] == [
        *("Now", "Your farm", "Hand", "Prices for you", "Market", "Village"),
        *("Dice and revenue spaces", "Roof tiles", "Siesta", "Farm: 2 somebody", "Deck"),
        *("Rules in force", "Map of the market"),
    ]
    assert told["Now"][:2] == [
        "Round 2 of 6, Transport phase, 3 Deliveries",
        "You are to act. " + told["Now"][1].removeprefix("You are to act. "),
    ]


def test_onlookers_hear_no_hand_and_no_prices() -> None:
    told = granja(Scene("deliveries").farm(0, hand=[17]).begin(0), -1)
    assert "Hand" not in told
    assert "Prices for you" not in told
    assert "Your farm" not in told
    assert told["Now"][1].startswith("1 somebody is to act. Asked: ")
    assert "Cards in hand: 1, at most 3" in told["Farm: 1 somebody"]
    assert not any(
        "17 " in line for lines in told.values() for line in lines if "Space" not in line
    )


def test_a_barrow_says_what_is_missing_and_what_has_arrived() -> None:
    scene = Scene("deliveries").farm(0, barrows=[22], grain=1, donkey=4).begin(0)
    scene.play("deliver grain den barrow 1")
    farm = granja(scene)["Your farm"]
    assert "Barrow 2: free place" in farm
    assert [line for line in farm if line.startswith("Barrow 1")] == [
        f"Barrow 1, {scene.of()['barrows'][0]['vp']} VP, card 22 "
        f"{Ear(scene.game, LaGranjaTeller(scene.game)).words.say('card-22')}. "
        "Missing: 2 grapes. Delivered: 1 grain"
    ]


def test_the_market_tells_whose_markers_lie_where() -> None:
    scene = Scene("deliveries").market({17: 1, 18: 0}).begin(0)
    market = granja(scene)["Market"]
    assert market[:2] == [
        "Markers, you: space 18 (value 4)",
        "Markers, 2 somebody: space 17 (value 2)",
    ]
    assert "Free spaces of value 2: 3, 13" in market
    assert (
        "Space 18, value 4. Beside it: 12, 13, 17, 19, 22, 23" in granja(scene)["Map of the market"]
    )


# --- Loyang ---------------------------------------------------------------------------------------


def loyang(scene: LoyangScene, reader: int = 0) -> dict[str, list[str]]:
    return heard(LoyangTeller(scene.game), scene.position.view(reader))


def test_a_farm_of_loyang_is_told_with_cart_and_customers() -> None:
    scene = LoyangScene().farm(cash=9, cart={"wheat": 2, "leek": 1}, cards=["regular 2"])
    scene.regular("regular 2", red=True).begin()
    farm = loyang(scene)["Your farm"]
    assert farm[0].startswith("9 cash, space ")
    assert "Cart: 2 wheat, 1 leek" in farm
    assert farm[-1].startswith("regular 2: regular customer; wants ")
    assert farm[-1].endswith("; marker red; due")
    rival = loyang(scene, 1)["Farm: 1 somebody"]
    assert [line for line in rival if not line.startswith("Shop: ")] == farm


def test_there_is_no_order_before_the_first_round() -> None:
    game = Loyang(2)
    told = heard(LoyangTeller(game), game.start(1).view(0))["Now"]
    assert not any(line.startswith("Turn order") for line in told)
    assert "Turn order: you, 2 somebody" in loyang(LoyangScene().begin())["Now"]


def test_somebody_alone_has_a_grid_and_hears_of_the_dummy() -> None:
    scene = LoyangScene("cards", seats=1).farm(cash=9).grid(None, None, None, "field 6").begin()
    told = loyang(scene)
    assert "Courtyard" not in told
    assert told["Grid"][0] == "Row 1, column 1: empty"
    assert told["Grid"][3].startswith("Row 2, column 1, 3 cash: field 6: common field with ")
    assert told["Cards: dummy"] == ["no cards"]
    assert "Master from space 19 on" in told["Path of Prosperity"]
