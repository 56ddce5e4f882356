"""The written form of every action of La Granja."""

import pytest

from barrowgate.core.errors import NotationError
from barrowgate.lagranja import names
from barrowgate.lagranja.notation import CATALOGUE, CRAFTS, GOODS, OPTIONS, SIDES, TILES
from tests.lagranja.builders import Scene

GRAPE_DEN = names.GRAPE * names.LEVELS
OLIVE_FIELD = names.OLIVE * names.LEVELS
GRAIN_DEN = names.GRAIN * names.LEVELS


def deliver(source: int, target: int) -> int:
    return names.DELIVER + target * names.SOURCES + source


WRITTEN = [
    (names.DONE, "done"),
    (names.PASS, "pass"),
    (names.ACCEPT, "accept"),
    (names.PLAY, "play 1 field"),
    (names.PLAY + 34 * names.SIDES + names.HELPER, "play 35 helper"),
    (names.PLAY + 65 * names.SIDES + names.EXTENSION, "play 66 extension"),
    (names.DISCARD + 34, "discard 35"),
    (names.DISCARD_SLOT + 1, "discard barrow 2"),
    (names.DISCARD_SLOT + 3, "discard helper 1"),
    (names.BUY + names.OLIVE, "buy olive"),
    (names.BUY + names.PIG, "buy pig"),
    (names.SELL + names.OLIVE, "sell olive den"),
    (names.SELL + OLIVE_FIELD + 2, "sell olive field 2"),
    (names.SELL + names.SOURCE_PIG, "sell pig"),
    (names.UPGRADE + GRAIN_DEN, "upgrade grain den"),
    (names.UPGRADE + GRAIN_DEN + 1, "upgrade grain field 1"),
    (names.UPGRADE + names.SOURCE_PIG, "upgrade pig"),
    (names.COMMODITY_USE, "commodity silver"),
    (names.COMMODITY_USE + 1, "commodity harvest"),
    (names.COMMODITY_USE + 2, "commodity draw"),
    (names.COMMODITY_USE + 3, "commodity play"),
    (names.COMMODITY_USE + 4, "commodity pig"),
    (names.COMMODITY_USE + 5, "commodity upgrade"),
    (names.USE_HELPER + 12, "use 13"),
    (names.USE_TILE + names.TILE_PAIR, "use tile two_different_harvest"),
    (names.USE_TILE + names.TILE_SIESTA_2, "use tile siesta_2"),
    (names.USE_TILE + names.TILE_FLIP, "use tile flip_roof"),
    (names.USE_TILE + names.TILE_VP, "use tile vp"),
    (names.USE_TILE + names.TILE_SILVER, "use tile silver"),
    (names.BUY_TILE + names.TILE_PIG, "buy tile pig"),
    (names.FLIP_TILE + names.TILE_PIG, "flip tile pig"),
    (names.GROW, "grow"),
    (names.GROW + OLIVE_FIELD + 1, "grow olive field 1"),
    (names.GROW + GRAPE_DEN + 7, "grow grape field 7"),
    (names.TAKE + names.OLIVE, "take olive"),
    (names.TAKE + names.COMMODITY, "take commodity"),
    (names.TAKE_PAIR, "take olive grain"),
    (names.TAKE_PAIR + 1, "take olive grape"),
    (names.TAKE_PAIR + 2, "take grain grape"),
    (names.PAY + names.PAY_SILVER, "pay silver"),
    (names.PAY + names.PAY_VP, "pay vp"),
    (names.PAY + names.PAY_GOODS, "pay olive den"),
    (names.PAY + names.PAY_GOODS + OLIVE_FIELD + 1, "pay olive field 1"),
    (names.PAY + names.PAY_GOODS + names.SOURCE_PIG, "pay pig"),
    (names.PAY + names.PAY_GOODS + names.SOURCE_MEAT, "pay meat"),
    (deliver(names.OLIVE, 0), "deliver olive den greengrocer"),
    (deliver(OLIVE_FIELD + 3, 0), "deliver olive field 3 greengrocer"),
    (deliver(names.SOURCE_WINE, 1), "deliver wine merchant_house"),
    (deliver(GRAIN_DEN, names.FIRST_BARROW + 1), "deliver grain den barrow 2"),
    (deliver(names.SOURCE_COMMODITY, 3), "deliver commodity village_store"),
    (names.RETURN, "return olive den"),
    (names.RETURN + 1, "return olive field 1"),
    (names.RETURN + names.SOURCE_PIG, "return pig"),
    (names.RETURN + names.SOURCE_COMMODITY, "return commodity"),
    (names.RETURN + names.RETURN_TARGET, "return from greengrocer"),
    (names.RETURN + names.RETURN_TARGET + 7, "return from barrow 2"),
    (names.RETURN + names.RETURN_GREY, "return grey greengrocer"),
    (names.REMOVE + 11, "remove 12"),
    (names.PLACE + 11, "place 12"),
    (names.RESCUE + 23, "rescue 24"),
    (names.RESERVE + 2, "reserve 3"),
    (names.RENT + 2, "rent 3"),
    (names.TURN + 2, "turn 3"),
    (names.TURN_TO + 4, "turn to 5"),
    (names.TAKE_DIE + 3, "take die 4"),
    (names.TAKE_DIE + names.RENTED_DIE, "take rented die"),
    (names.USE_COMMON_DIE, "use common die"),
    (names.CHOOSE + names.OPTION_PIG, "choose pig"),
    (names.CHOOSE + names.OPTION_UPGRADE_STEP, "choose upgrade_step"),
    (names.CHOOSE + names.OPTION_DELIVERY, "choose delivery"),
    (names.DONKEY, "donkey 1"),
    (names.DONKEY + 3, "donkey 4"),
    (names.WALK, "walk 1"),
    (names.WALK + names.MOST_STEPS - 1, "walk 8"),
    (names.HIRE, "hire"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_an_action_is_written_in_the_words_of_the_game(action: int, text: str) -> None:
    assert CATALOGUE.write(action) == text
    assert CATALOGUE.read(text) == action


def test_the_catalogue_has_every_action() -> None:
    assert len(CATALOGUE) == names.ACTIONS


def test_every_action_is_read_as_it_is_written() -> None:
    for action, form in enumerate(CATALOGUE.forms):
        if form is not None:
            assert CATALOGUE.read(form) == action


def test_no_two_actions_are_written_alike() -> None:
    forms = [form for form in CATALOGUE.forms if form is not None]
    assert len(set(forms)) == len(forms)


def test_only_growing_in_a_den_has_no_written_form() -> None:
    missing = [action for action, form in enumerate(CATALOGUE.forms) if form is None]
    assert missing == [names.GROW + GRAIN_DEN, names.GROW + GRAPE_DEN]


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (GOODS, names.GOODS),
        (SIDES, names.SIDES),
        (CRAFTS, names.CRAFTS),
        (TILES, names.TILE_KINDS),
        (OPTIONS, names.OPTIONS),
    ],
)
def test_every_number_of_a_kind_has_its_word(words: tuple[str, ...], count: int) -> None:
    assert len(set(words)) == count


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play 35 helpr", "play 35 helper"),
        ("deliver wine merchanthouse", "deliver wine merchant_house"),
        ("uprgade grain den", "upgrade grain den"),
        ("take comodity", "take commodity"),
        ("donky 3", "donkey 3"),
    ],
)
def test_a_slip_is_answered_with_what_was_meant(typed: str, meant: str) -> None:
    with pytest.raises(NotationError) as caught:
        CATALOGUE.read(typed)
    assert meant in caught.value.suggestions
    assert len(caught.value.suggestions) <= 3


def test_suggestions_can_be_limited_to_what_is_legal() -> None:
    legal = [names.DONE, names.TAKE + names.OLIVE]
    with pytest.raises(NotationError) as caught:
        CATALOGUE.read("take olives", legal)
    assert caught.value.suggestions == ("take olive",)


@pytest.mark.parametrize("den", [names.GROW + 8, names.GROW + 16])
def test_a_number_of_the_catalogue_without_a_written_form_is_never_legal(den: int) -> None:
    scene = Scene("growth").farm(0, helpers=[34], grain=1, grape=1, fields={"olive": [1]}).begin()
    assert scene.position.why_not(0, den) != names.ALLOWED
    scene.play("grow")
    assert scene.position.why_not(0, den) != names.ALLOWED
    assert den not in scene.position.legal(0)
