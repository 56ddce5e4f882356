"""Every farm card on each of its four sides (2.2, 6.1), and a test by name for every helper."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from barrowgate.lagranja import names, notation
from barrowgate.lagranja.helper_effects import EFFECT_NUMBERS
from barrowgate.lagranja.loading import shipped
from tests.lagranja.builders import Scene

Card = dict[str, Any]

DATA = shipped().data
CARDS: list[Card] = DATA["card"]
HARVEST = ("olive", "grain", "grape")
RICH: dict[str, Any] = dict.fromkeys(("silver", "vp", *notation.GOODS), 2)

every_card = pytest.mark.parametrize("card", CARDS, ids=[card["key"] for card in CARDS])


def others(card: Card, count: int) -> list[int]:
    """So many cards that are not this one; as helpers they hold no pigs and draw no cards."""
    return [number for number in (17, 18, 1, 11) if number != card["number"]][:count]


def first_turn(card: Card, **farm: Any) -> Scene:
    """Farm step 1 of a later round, with this card as the whole hand."""
    return Scene("cards").farm(0, hand=[card["number"]], **farm).begin(0)


def delivery(good: str) -> str:
    return f"deliver {good} den barrow 1" if good in HARVEST else f"deliver {good} barrow 1"


def open_spaces(value: int) -> list[str]:
    """Market spaces of a value that two players may use."""
    spaces = [s for s in DATA["market"]["spaces"] if s["value"] == value and not s.get("x")]
    return [f"place {space['id']}" for space in spaces]


# --- A field --------------------------------------------------------------------------------------


@every_card
def test_as_a_field_it_enters_empty_and_free_and_grows_its_good(card: Card) -> None:
    scene = first_turn(card).play(f"play {card['number']} field")
    empty = {good: [0] if good == card["field"] else [] for good in HARVEST}
    assert {good: scene.fields(good) for good in HARVEST} == empty
    assert scene.of()["field_cards"] == [card["number"]]
    assert scene.hand() == []
    assert scene.pool() == 25
    scene.play("done", "done", "done", "done", "grow")
    assert scene.fields(card["field"]) == [1]


# --- A barrow -------------------------------------------------------------------------------------


@every_card
def test_as_a_barrow_it_is_free_and_wants_its_goods(card: Card) -> None:
    scene = first_turn(card).play(f"play {card['number']} barrow")
    barrow = scene.of()["barrows"][0]
    assert barrow["card"] == card["number"]
    assert barrow["vp"] == card["barrow"]["vp"]
    assert sorted(barrow["needs"]) == sorted(card["barrow"]["goods"])
    assert barrow["has"] == []


@every_card
def test_as_a_barrow_it_takes_no_other_goods(card: Card) -> None:
    scene = Scene("deliveries").farm(0, barrows=[card["number"]], siesta=1, donkey=4, **RICH)
    scene.begin(0)
    for good in notation.GOODS:
        wanted = good in card["barrow"]["goods"]
        assert scene.why(delivery(good)) == ("" if wanted else "no-symbol")


@every_card
def test_completed_as_a_barrow_it_gives_its_points_and_asks_for_a_space_of_its_value(
    card: Card,
) -> None:
    goods: list[str] = card["barrow"]["goods"]
    stock: dict[str, Any] = {good: goods.count(good) for good in goods}
    scene = Scene("deliveries").farm(0, barrows=[card["number"]], siesta=1, donkey=4, **stock)
    scene.begin(0)
    for good in goods:
        assert scene.vp() == 0
        scene.play(delivery(good))
    assert scene.question == "place"
    assert scene.legal() == open_spaces(card["barrow"]["vp"])
    scene.play(scene.legal()[0])
    assert scene.vp() == card["barrow"]["vp"]
    assert scene.silver() == 0
    assert scene.of()["stock"] == {good: int(good == "commodity") for good in notation.GOODS}
    assert scene.is_discarded(card["number"])
    assert scene.of()["barrows"] == [None, None, None]
    assert scene.pool() == 25 - 2  # the trade commodity and the marker on the market
    assert scene.question == "turn"


# --- An extension ---------------------------------------------------------------------------------


@every_card
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_as_an_extension_it_costs_one_more_good_than_there_are_each_of_another_kind(
    card: Card, before: int
) -> None:
    scene = first_turn(card, extensions=others(card, before), **RICH)
    limit = scene.of()["hand_limit"]
    scene.play(f"play {card['number']} extension")
    paid: set[str] = set()
    for _ in range(before + 1):
        assert scene.question == "extension_cost"
        assert scene.of()["hand_limit"] == limit  # it does not work before it is paid
        kinds = [action.split()[1] for action in scene.legal()]
        assert not paid & set(kinds)
        paid.add(kinds[0])
        scene.play(scene.legal()[0])
    assert scene.question == "turn"
    assert scene.of()["hand_limit"] == limit + 1
    assert card["number"] in scene.of()["extensions"]


@every_card
def test_as_an_extension_it_is_not_paid_with_two_goods_of_a_kind_or_a_trade_commodity(
    card: Card,
) -> None:
    scene = first_turn(
        card, extensions=others(card, 1), olive=9, fields={"olive": [1]}, commodity=9
    )
    assert scene.why(f"play {card['number']} extension") == "cannot-pay-extension"


@every_card
def test_as_an_extension_it_gives_what_its_symbols_show(card: Card) -> None:
    shown = card["extension"]
    scene = first_turn(card, vp=1).play(f"play {card['number']} extension", "pay vp")
    farm = scene.of()
    assert farm["income"] == shown.count("silver")
    assert farm["extra_deliveries"] == 1 + shown.count("extra_delivery")
    assert farm["pig_places"] == 2 + shown.count("pig_space")
    scene.play("done")
    assert len(scene.hand()) == 4
    scene.play("done")
    assert scene.view()["step"] == "income"
    assert scene.silver() == shown.count("silver")


@every_card
def test_as_an_extension_it_holds_a_pig_only_with_a_pig_place(card: Card) -> None:
    scene = Scene("cards").farm(0, extensions=[card["number"]], pig=2, silver=10).begin(0)
    if "pig_space" in card["extension"]:
        scene.play("buy pig")
    assert scene.why("buy pig") == "no-pig-place"


@every_card
def test_as_an_extension_it_adds_an_extra_delivery_only_with_that_symbol(card: Card) -> None:
    scene = Scene("extra_deliveries").farm(0, extensions=[card["number"]], silver=9, olive=3)
    scene.begin(0).play("deliver olive den greengrocer")
    if "extra_delivery" in card["extension"]:
        scene.play("deliver olive den butcher")
    assert scene.why("deliver olive den merchant_house") == "no-delivery-left"


# --- A helper -------------------------------------------------------------------------------------


@every_card
def test_as_a_helper_it_is_free_unused_and_its_effect_counts_at_once(card: Card) -> None:
    scene = first_turn(card).play(f"play {card['number']} helper")
    assert scene.of()["helpers"] == [{"card": card["number"], "used": False}, None, None]
    effects = list(scene.position.farms[0].effects)
    effect = EFFECT_NUMBERS[card["helper"]["effect"]]
    assert [number for number in range(names.EFFECTS) if effects[number]] == [effect]
    assert scene.pool() == 25


@every_card
def test_as_a_fourth_helper_it_takes_the_slot_of_one_that_is_discarded(card: Card) -> None:
    one, two, three = others(card, 3)
    scene = first_turn(card, helpers=[one, two, three]).play(f"play {card['number']} helper")
    assert scene.legal() == ["discard helper 1", "discard helper 2", "discard helper 3"]
    scene.play("discard helper 2")
    assert [helper["card"] for helper in scene.of()["helpers"]] == [one, card["number"], three]
    assert scene.is_discarded(two)


# --- A test by name for every helper --------------------------------------------------------------

KEYS = [card["key"] for card in CARDS]
CRAFT_KEYS = [craft["key"] for craft in DATA["craft"]]
NOT_RUN = ("skip", "skipif", "xfail")


def keys_in(name: str, keys: Iterable[str]) -> list[str]:
    """Keys that stand in a test's name; the longest wins, so no barrow_builder is a builder."""
    longest_first = sorted({*keys, *CRAFT_KEYS}, key=len, reverse=True)
    return re.findall(rf"(?<![a-z])({'|'.join(longest_first)})(?![a-z])", name)


def is_run(function: ast.FunctionDef) -> bool:
    """A test that says something and is not put aside."""
    marks = [ast.unparse(decorator) for decorator in function.decorator_list]
    aside = any(word in re.split(r"\W", mark) for mark in marks for word in NOT_RUN)
    return not aside and any(isinstance(node, ast.Assert) for node in ast.walk(function))


def untested(keys: Iterable[str], sources: Iterable[str]) -> list[str]:
    """Keys that stand in the name of no test of these files."""
    wanted = list(keys)
    found = {
        key
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and is_run(node)
        for key in keys_in(node.name, wanted)
    }
    return [key for key in wanted if key not in found]


def test_every_helper_has_a_test_that_is_named_after_it() -> None:
    files = sorted(Path(__file__).parent.glob("test_helpers_*.py"))
    assert untested(KEYS, [file.read_text(encoding="utf-8") for file in files]) == []


def untested_effects(effects: Iterable[str], sources: list[str]) -> list[str]:
    """Effects without a test that is named after them, or after a card that has them."""
    untested_cards = untested(KEYS, sources)
    tested = {c["helper"]["effect"] for c in CARDS if c["key"] not in untested_cards}
    return untested([effect for effect in effects if effect not in tested], sources)


def test_every_effect_has_a_test_that_is_named_after_it_or_after_a_card_that_has_it() -> None:
    files = sorted(Path(__file__).parent.glob("test_helpers_*.py"))
    sources = [file.read_text(encoding="utf-8") for file in files]
    assert untested_effects(EFFECT_NUMBERS, sources) == []
    assert untested_effects([*EFFECT_NUMBERS, "silver_for_wine"], sources) == ["silver_for_wine"]
    named = "def test_silver_for_wine_is_paid() -> None:\n    assert not 0\n"
    assert untested_effects(["silver_for_wine"], [named]) == []


def test_a_card_without_a_test_is_found() -> None:
    files = sorted(Path(__file__).parent.glob("test_helpers_*.py"))
    sources = [file.read_text(encoding="utf-8") for file in files]
    assert "night_watchman" in untested([*KEYS, "night_watchman"], sources)
    named = "def test_night_watchman_sleeps() -> None:\n    assert not 0\n"
    assert untested(["night_watchman"], [named]) == []


@pytest.mark.parametrize(
    "source",
    [
        "# test_builder_plays\nNAME = 'test_builder_plays'\n",
        "def builder_plays():\n    assert 1\n",
        "def test_barrow_builder_keeps():\n    assert 1\n",
        "def test_builders_play():\n    assert 1\n",
        "def test_builder_plays():\n    pass\n",
        "@pytest.mark.skip\ndef test_builder_plays():\n    assert 1\n",
        "@pytest.mark.xfail(reason='')\ndef test_builder_plays():\n    assert 1\n",
    ],
)
def test_what_is_no_test_of_the_builder_does_not_count(source: str) -> None:
    assert untested(["barrow_builder", "builder"], [source])[-1:] == ["builder"]


def test_a_test_of_the_merchant_house_is_none_of_the_merchant() -> None:
    assert keys_in("test_merchant_house_pays", KEYS) == ["merchant_house"]
    assert keys_in("test_merchant_and_peon", KEYS) == ["merchant", "peon"]
