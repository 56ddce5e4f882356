"""Loyang's components file: what is shipped, a player's own file over it, and ways to be wrong.

What all games share (files that cannot be read, lines of changes) is tested with La Granja.
"""

import copy
import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrowgate.core.components.blocks import SOURCES
from barrowgate.loyang import names
from barrowgate.loyang.digest import values_that_matter
from barrowgate.loyang.loading import LOADER, SHIPPED, Box, from_changes, load, shipped
from barrowgate.loyang.provenance import sources_at, summary
from tests.core import own_files
from tests.core.own_files import Mutation, changed_tables, own_file, tables_of, toml_file

BOX = shipped()
TABLES = BOX.components


def loaded(folder: Path, text: str) -> Box:
    return load(own_file(folder, text))


def shipped_data() -> dict[str, Any]:
    return own_files.shipped_data(LOADER)


def complaints(data: dict[str, Any]) -> list[str]:
    return own_files.complaints(LOADER, data)


def row(table: list[int], number: int) -> list[int]:
    """What a table of vegetables has for the card of this number."""
    return table[(number - 1) * names.VEGETABLES : number * names.VEGETABLES]


# --- The shipped file ---------------------------------------------------------------------------


def test_the_shipped_box_is_loaded_once_and_has_no_changes() -> None:
    assert shipped() is BOX
    assert (BOX.edition, BOX.changes, len(BOX.digest)) == ("2009", "", 16)


def test_the_numbers_of_the_box() -> None:
    assert (TABLES.start_cash, TABLES.rounds, TABLES.home_size) == (10, 9, 9)
    assert (TABLES.path_start, TABLES.path_end, TABLES.first_step) == (1, 20, 1)
    assert (TABLES.capacity, TABLES.enlarge, TABLES.enlarged) == (1, 2, 4)
    assert (TABLES.loan_cash, TABLES.loan_steps, TABLES.loan_limit) == (5, 1, 20)
    assert (TABLES.deal, TABLES.two_pack) == (4, 2)
    assert (TABLES.penalty, TABLES.casual_modifier, TABLES.common_price) == (2, 2, 2)


def test_the_shop_by_vegetable() -> None:
    assert TABLES.shop_spaces == [3, 2, 2, 2, 2, 2]
    assert TABLES.shop_start == [3, 2, 2, 2, 1, 1]
    assert TABLES.buy == [3, 4, 5, 5, 6, 6]
    assert TABLES.sell == [1, 1, 1, 1, 2, 2]


def test_the_values_of_helpers() -> None:
    assert (TABLES.shopper_discount, TABLES.merchant_price) == (2, 1)
    assert (TABLES.crier_goods, TABLES.crier_cash, TABLES.deliveryman_share) == (3, 3, 2)
    assert (TABLES.tout_price, TABLES.tenant_price, TABLES.tenant_tokens) == (2, 1, 4)
    assert (TABLES.harvest_hand_tokens, TABLES.ploughman_tokens) == (4, 2)
    assert (TABLES.leaseholder_price, TABLES.squire_cards, TABLES.saleswoman_bonus) == (3, 3, 2)
    assert TABLES.trader_payment == [0, 0, 0, 0, 0, 0, 0, 0, 1, 2]


def test_the_solitaire_game() -> None:
    assert (TABLES.dummy_stalls, TABLES.dummy_regulars, TABLES.dummy_casuals) == (2, 2, 2)
    assert TABLES.row_price == [0, 1, 2, 2]
    assert (TABLES.grid_buys, TABLES.squire_buys, TABLES.tenant_solo_price) == (2, 4, 1)
    assert TABLES.tenant_crop == [1, 1, 1, 0, 0, 0]
    assert TABLES.level == [17, 18, 19]


def test_larger_fields_take_fewer_crops() -> None:
    kinds = [sum(TABLES.crop[size * 6 : size * 6 + 6]) for size in range(10)]
    assert kinds == [0, 0, 0, 6, 5, 4, 3, 0, 0, 0]
    assert TABLES.crop[4 * 6 + names.BEAN] == 1
    assert TABLES.crop[4 * 6 + names.LEEK] == 0
    assert TABLES.home_crop == [1, 1, 1, 0, 0, 0]


def test_the_fields_of_the_box() -> None:
    assert TABLES.private_copies == [0, 0, 0, 2, 2, 2, 2, 0, 0, 0]
    assert TABLES.card_field[:8] == [0, 3, 3, 4, 4, 5, 5, 0]
    assert sum(TABLES.card_field) == 24


def test_the_stalls() -> None:
    assert row(TABLES.stall_price, 1) == [0, 1, 1, 1, 0, 0]
    assert row(TABLES.stall_price, 6) == [0, 0, 1, 2, 0, 2]
    assert row(TABLES.stall_price, 14) == [0, 0, 1, 1, 2, 0]
    for stall in range(1, names.STALLS + 1):
        assert sum(price > 0 for price in row(TABLES.stall_price, stall)) == 3


def test_the_regular_customers() -> None:
    assert row(TABLES.regular_need, 2) == [2, 0, 0, 0, 0, 0]
    assert row(TABLES.regular_need, 14) == [0, 0, 0, 0, 1, 1]
    assert TABLES.regular_pays[:4] == [4, 5, 5, 6]
    assert TABLES.regular_pays[-4:] == [7, 8, 9, 10]
    assert [number + 1 for number, is_one in enumerate(TABLES.starter) if is_one] == [1, 3, 4, 9]


def test_the_casual_customers() -> None:
    assert row(TABLES.casual_need, 2) == [2, 0, 0, 0, 1, 0]
    assert row(TABLES.casual_need, 14) == [0, 0, 0, 1, 1, 1]
    assert TABLES.casual_pays == [7, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 11, 11, 12]


def test_22_helper_cards_of_20_kinds() -> None:
    kinds = TABLES.card_helper[names.FIRST_HELPER :]
    assert kinds == [*range(1, names.TRADER + 1), *[names.TRADER + 1] * 3]
    assert sum(TABLES.card_helper[: names.FIRST_HELPER]) == 0


def test_lanterns_and_phases_of_the_helpers() -> None:
    lanterns = {kind for kind, lantern in enumerate(TABLES.lantern) if lantern}
    assert lanterns == {
        *(names.CON_MAN, names.DELIVERYMAN, names.FOREMAN, names.MARKET_WOMAN),
        *(names.TENANT, names.TOUT, names.TRADER),
    }
    assert TABLES.phases[names.FOREMAN] == 1 | 2 | 4
    assert TABLES.phases[names.HARVEST_HAND] == 1 | 4
    assert TABLES.phases[names.SQUIRE] == 2
    assert TABLES.phases[names.TRADER] == 4
    paying = {kind for kind, pays in enumerate(TABLES.pays_for_field) if pays}
    assert paying == {names.ACCOUNTANT, names.MARKET_CRIER}


def test_every_action_has_the_verb_of_its_part_of_the_catalogue() -> None:
    verbs = TABLES.verb[: names.ACTIONS]
    assert verbs == sorted(verbs)
    assert set(verbs) == set(range(names.VERBS))
    words = [name for name in vars(names) if name.startswith("VERB_")]
    assert len(words) == names.VERBS
    for word in words:
        verb, first = getattr(names, word), getattr(names, word.removeprefix("VERB_"))
        assert TABLES.verb_base[verb] == verbs.index(verb) == first


def test_every_table_fits_the_numbers_of_the_engine() -> None:
    for slot, table in tables_of(BOX).items():
        for number in table if isinstance(table, list) else [table]:
            assert 0 <= number <= (names.ACTIONS if slot == "verb_base" else 127), slot


# --- A player's own file ------------------------------------------------------------------------


def test_an_own_file_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    box = loaded(tmp_path, "setup.cash = 12\n[[casual]]\nnumber = 3\npays = 9\n")
    assert changed_tables(box, LOADER) == {"start_cash", "casual_pays"}
    assert (box.components.start_cash, box.components.casual_pays[2]) == (12, 9)
    assert box.data["casual"][2]["wants"] == ["wheat", "turnip", "turnip"]
    assert BOX.data["setup"]["cash"] == 10


def test_a_stall_offers_what_its_newest_table_says_and_nothing_else(tmp_path: Path) -> None:
    box = loaded(tmp_path, "[[stall]]\nnumber = 3\noffers = { leek = 2, wheat = 1 }\n")
    assert row(box.components.stall_price, 3) == [1, 0, 0, 0, 0, 2]
    assert changed_tables(box, LOADER) == {"stall_price"}


def test_another_regular_may_be_a_starter(tmp_path: Path) -> None:
    box = loaded(
        tmp_path, "regular = [{ number = 1, starter = false }, { number = 2, starter = true }]"
    )
    assert box.components.starter[:4] == [0, 1, 1, 1]


def test_traders_may_be_paid_in_other_rounds(tmp_path: Path) -> None:
    box = loaded(tmp_path, "helper_values.trader_payment = { 1 = 3, 8 = 0 }")
    assert box.components.trader_payment == [0, 3, 0, 0, 0, 0, 0, 0, 0, 2]


def test_a_field_may_take_another_crop(tmp_path: Path) -> None:
    box = loaded(tmp_path, 'field.crops.6 = ["leek"]\nfield.home.crops = ["turnip", "bean"]\n')
    assert box.components.crop[36:42] == [0, 0, 0, 0, 0, 1]
    assert box.components.home_crop == [0, 0, 1, 0, 1, 0]


def test_a_helper_may_have_another_name(tmp_path: Path) -> None:
    box = loaded(tmp_path, '[[helper]]\nkey = "tout"\nname = { de = "Schlepper" }\n')
    assert box.data["helper"][names.TOUT]["name"]["en"] == "Tout"
    assert box.data["helper"][names.TOUT]["name"]["de"] == "Schlepper"
    assert box.digest == BOX.digest
    assert changed_tables(box, LOADER) == set()


@pytest.mark.parametrize("key", ["accountant", "market_crier"])
def test_a_helper_that_brings_cash_need_not_pay_in_the_card_phase(tmp_path: Path, key: str) -> None:
    box = loaded(tmp_path, f'[[helper]]\nkey = "{key}"\npays_in_2 = false\n')
    assert changed_tables(box, LOADER) == {"pays_for_field"}
    assert box.digest != BOX.digest


def test_what_a_helper_keeps_may_be_repeated(tmp_path: Path) -> None:
    text = '[[helper]]\nkey = "accountant"\nphases = [3]\nlantern = false\npays_in_2 = true\n'
    assert loaded(tmp_path, text).digest == BOX.digest


def test_a_complete_file_replaces_everything_in_any_order(tmp_path: Path) -> None:
    data = shipped_data()
    data["edition"] = "complete"
    data["shop"]["leek"]["buy"] = 9
    for kind in ("stall", "regular", "casual", "helper"):
        data[kind].reverse()
    box = loaded(tmp_path, toml_file(data))
    assert box.edition == "complete"
    assert changed_tables(box, LOADER) == {"buy"}
    assert complaints(data) == []
    assert LOADER.tables_of(data).stall_price == TABLES.stall_price


def test_changes_make_the_same_box_again(tmp_path: Path) -> None:
    box = loaded(tmp_path, 'edition = "mine"\n[[regular]]\nnumber = 5\npays = [1, 2, 3, 4]\n')
    again = from_changes(box.changes)
    assert (again.data, again.edition, again.digest) == (box.data, "mine", box.digest)
    assert again.changes == box.changes
    assert tables_of(again) == tables_of(box)


# --- Digest -------------------------------------------------------------------------------------


def test_the_digest_does_not_depend_on_order(tmp_path: Path) -> None:
    data = shipped_data()
    shuffled = random.Random(4)
    for kind in ("stall", "regular", "casual", "helper"):
        shuffled.shuffle(data[kind])
    for customer in (*data["regular"], *data["casual"]):
        customer["wants"].reverse()
    for crops in (data["field"]["home"]["crops"], data["solo"]["tenant_crops"]):
        crops.reverse()
    data["field"]["crops"]["4"].reverse()
    data["regular"][0].setdefault("starter", False)
    data["helper_values"]["trader_payment"]["1"] = 0
    text = toml_file(dict(reversed(data.items())))
    assert loaded(tmp_path, text).digest == BOX.digest


@pytest.mark.parametrize(
    "change",
    [
        "setup.cash = 11",
        "regular = [{ number = 2, pays = [4, 5, 6, 5] }]",
        "stall = [{ number = 1, offers = { pumpkin = 1, turnip = 1 } }]",
        'field.crops.3 = ["wheat"]',
        "solo.row_price = [0, 2, 1, 2]",
        "helper_values.trader_payment.7 = 1",
    ],
)
def test_the_digest_changes_with_every_value_of_the_game(tmp_path: Path, change: str) -> None:
    assert loaded(tmp_path, change).digest != BOX.digest


# --- Wrong values -------------------------------------------------------------------------------


def helper(key: str, values: str) -> str:
    return f'[[helper]]\nkey = "{key}"\n{values}\n'


def card(kind: str, number: int, values: str) -> str:
    return f"[[{kind}]]\nnumber = {number}\n{values}\n"


WRONG = [
    # numbers of the tables
    ("setup.cash = 101", "setup", "cash", "is 101, must be a whole number from 0 to 100"),
    ("setup.cash = 4", "setup", "cash", "every crop of the home field: turnip costs 5"),
    ("setup.rounds = 8", "setup", "rounds", "only 9 is possible"),
    ("path.end = 61", "path", "end", "from 2 to 60"),
    ("path.start = 0", "path", "start", "from 1 to 59"),
    ("path.start = 20", "path", "end", "is 20, must be above the start 20"),
    ("path.first_step = -1", "path", "first_step", "from 0 to 50"),
    ("storehouse.capacity = 4", "storehouse", "enlarged", "must be above the capacity 4"),
    ("loan.cash = 0", "loan", "cash", "from 1 to 50"),
    ("loan.limit = 21", "loan", "limit", "from 0 to 20"),
    ("cards.deal = 9", "cards", "deal", "from 1 to 8"),
    ("cards.two_pack = 3", "cards", "two_pack", "only 2 is possible"),
    ("customer.casual_modifier = 8", "customer", "casual_modifier", "pays only 7"),
    ('vegetable.order = ["leek", "bean"]', "vegetable", "order", "only ['wheat', 'pumpkin',"),
    ("edition = 2009", "", "edition", "is 2009, must be 1 to 40 letters"),
    ("[srtall]", "", "srtall", "did you mean 'stall'?"),
    # shop
    ("shop.leek.spaces = 4", "shop.leek", "spaces", "from 1 to 3"),
    ("shop.leek.start = 3", "shop.leek", "start", "is 3, there are 2 spaces"),
    ("shop.wheat.start = 0", "shop.wheat", "start", "must be 1 or more"),
    ("shop.leek.buy = 3", "shop.leek", "buy", "is 3, must be at least 4: 2 more than the selling"),
    ("shop.bean.sell = 5", "shop.bean", "buy", "is 6, must be at least 7"),
    ("shop.rice.buy = 3", "shop", "rice", "is not a key here"),
    ("shop.leek.price = 3", "shop.leek", "price", "is not a key here"),
    ("shop = 3", "", "shop", "is 3, must be a table with 'wheat'"),
    (
        "helper_values.shopper_discount = 3",
        "shop.wheat",
        "buy",
        "is 0 with the Shopper's discount, must not be below the selling price 1",
    ),
    # solitaire game
    ("solo.rows = 5", "solo", "rows", "only 4 is possible"),
    ("solo.columns = 4", "solo", "columns", "only 3 is possible"),
    ("solo.dummy.stall = 5", "solo", "dummy.stall", "from 0 to 4"),
    ("solo.row_price = [0, 1, 2]", "solo", "row_price", "must be a list of 4"),
    ("solo.buys = 5", "solo", "squire_buys", "is 4, must not be below the usual 5"),
    ('solo.tenant_crops = ["rice"]', "solo", "tenant_crops", "is 'rice'"),
    ("solo.tenant_crops = []", "solo", "tenant_crops", "must be a list of 1 to 6"),
    ("solo.level.good = 18", "solo", "level", "must rise"),
    # values of helpers
    ("helper_values.tout_price = 6", "helper_values", "tout_price", "may pay only 5"),
    ("helper_values.deliveryman_share = 7", "helper_values", "deliveryman_share", "pay only 6"),
    ("helper_values.tenant_tokens = 1", "helper_values", "tenant_tokens", "from 2 to 6"),
    ("helper_values.trader_payment.10 = 1", "helper_values", "trader_payment.10", "is not a key"),
    ("helper_values.tuot_price = 1", "helper_values", "tuot_price", "did you mean 'tout_price'?"),
    # fields
    (
        "field.home.spaces = 10",
        "field.home",
        "spaces",
        "only 9 is possible: one vegetable per round",
    ),
    ('field.home.crops = ["wheat"]', "field.home", "crops", "must be a list of 2 to 6"),
    ('field.home.crops = ["wheat", "wheat"]', "field.home", "crops", "has 'wheat' twice"),
    ('field.crops.7 = ["wheat"]', "field.crops", "7", "is not a key here"),
    ('field.crops.3 = ["oats"]', "field.crops", "3", "is 'oats'"),
    ("field.copies.common.3 = 3", "field.copies", "common.3", "only 2 is possible"),
    (
        "field.copies.private_per_player.6 = 1",
        "field.copies",
        "private_per_player.6",
        "only 2 is possible: each half of a private pile has one field of each size",
    ),
    # stalls
    (card("stall", 15, ""), "stall 15", "number", "is 15, must be 1 to 14"),
    (card("stall", 3, "offers = {}"), "stall 3", "offers", "is empty"),
    (card("stall", 3, "offers = 1"), "stall 3", "offers", "is 1, must be a table"),
    (card("stall", 3, "offers = { leek = 3 }"), "stall 3", "offers.leek", "from 1 to 2"),
    (card("stall", 3, "offers = { rice = 1 }"), "stall 3", "offers.rice", "is not a key here"),
    (card("stall", 3, "") * 2, "stall 3", "number", "is there twice"),
    ("[[stall]]\noffers = { leek = 1 }", "stall entry 1", "number", "is missing, must be 1 to 14"),
    # customers
    (card("regular", 5, 'wants = ["leek"]'), "regular 5", "wants", "must be a list of 2"),
    (card("regular", 5, "pays = [1, 2, 3]"), "regular 5", "pays", "must be a list of 4"),
    (card("regular", 5, "pays = [0, 1, 2, 3]"), "regular 5", "pays", "from 1 to 50"),
    (card("regular", 5, "starter = true"), "regular", "starter", "is true for 1, 3, 4, 5, 9"),
    (card("regular", 5, "starter = 1"), "regular 5", "starter", "must be true or false"),
    (card("casual", 2, 'wants = ["leek", "leek"]'), "casual 2", "wants", "must be a list of 3"),
    (card("casual", 2, "pays = 0"), "casual 2", "pays", "from 1 to 50"),
    (card("casual", 2, "pays = [8]"), "casual 2", "pays", "is a list, must be a whole number"),
    # helpers
    (helper("trader", "copies = 2"), "helper trader", "copies", "only 3 is possible"),
    (helper("squire", "copies = 3"), "helper squire", "copies", "only 1 is possible"),
    (helper("squire", "copies = 4"), "helper squire", "copies", "must be a whole number"),
    (helper("trader", "lantern = false"), "helper trader", "lantern", "only true is possible"),
    (helper("squire", "phases = [3]"), "helper squire", "phases", "only [2] is possible"),
    (helper("squire", "phases = [2.0]"), "helper squire", "phases", "only [2] is possible"),
    (helper("squire", "pays_in_2 = true"), "helper squire", "pays_in_2", "is not a key of this"),
    (helper("trader", 'name = "Trader"'), "helper trader", "name", "a language and the name"),
    (helper("trader", "colour = 3"), "helper trader", "colour", "is not a key here"),
    (helper("traitor", ""), "helper entry 1", "key", "is 'traitor'; did you mean 'trader'?"),
    ("[[helper]]\nkey = 3", "helper entry 1", "key", "is 3, must be one of 'accountant'"),
    ("[[helper]]\ncopies = 3", "helper entry 1", "key", "is missing, must be one of 'accountant'"),
    ("helper = [3]", "helper entry 1", "", "is 3, must be a table"),
    (helper("tout", "") * 2, "helper tout", "key", "is there twice"),
    (helper("tout", 'source = "me"'), "helper tout", "source", "is 'me'"),
    (card("stall", 3, 'source = { wants = "rulebook" }'), "stall 3", "source.wants", "not a key"),
]


@pytest.mark.parametrize(
    ("text", "place", "key", "hint"), WRONG, ids=[f"{w[1]}-{w[2]}-{i}" for i, w in enumerate(WRONG)]
)
def test_a_wrong_value_is_named_with_what_would_be_right(
    tmp_path: Path, text: str, place: str, key: str, hint: str
) -> None:
    error = own_files.refused(LOADER, tmp_path, text)
    assert (error.place, error.key) == (place, key)
    assert hint in error.problem


def test_a_larger_discount_of_the_shopper_needs_dearer_vegetables(tmp_path: Path) -> None:
    prices = "".join(f"shop.{vegetable}.buy = 8\n" for vegetable in BOX.data["shop"])
    text = "helper_values.shopper_discount = 6\nhelper_values.merchant_price = 0\n" + prices
    assert loaded(tmp_path, text).components.shopper_discount == 6


# --- A complete file without the shipped one beneath --------------------------------------------


def test_every_card_and_helper_is_needed() -> None:
    data = shipped_data()
    del data["stall"][0], data["regular"][13], data["casual"][4], data["helper"][names.FOREMAN]
    assert complaints(data) == [
        "stall 1, number: is missing",
        "regular 14, number: is missing",
        "casual 5, number: is missing",
        "helper foreman, key: is missing",
    ]


def test_missing_tables_and_keys_are_named() -> None:
    data = shipped_data()
    del data["loan"], data["shop"]["bean"], data["field"]["crops"]["5"]
    del data["regular"][2]["pays"], data["helper"][names.TOUT]["copies"]
    assert complaints(data) == [
        "shop, bean: is missing",
        "field.crops, 5: is missing",
        "regular 3, pays: is missing",
        "helper tout, copies: is missing",
        "loan: is missing",
    ]


# --- Whatever is in the file: a box or a ComponentsError ----------------------------------------

MUTATIONS = own_files.mutations(["wheat", "leek", "trader", "3", "rulebook"])


@given(MUTATIONS)
@settings(max_examples=200)
def test_any_mutation_of_a_complete_file_is_complained_about_or_filled(
    mutations: list[Mutation],
) -> None:
    complaints(own_files.mutated(LOADER, mutations))


@given(MUTATIONS)
@settings(max_examples=200)
def test_any_mutation_of_a_file_loads_or_is_refused(mutations: list[Mutation]) -> None:
    own_files.check_loads_or_is_refused(LOADER, own_files.mutated(LOADER, mutations))


@given(st.data())
@settings(max_examples=100)
def test_any_damage_to_the_text_of_a_file_loads_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    text = (files("barrowgate.loyang") / "data" / SHIPPED).read_bytes()
    own_files.check_damaged_text(LOADER, tmp_path_factory.mktemp("fuzz"), data, text)


# --- Provenance ---------------------------------------------------------------------------------


def test_every_shipped_value_has_a_source() -> None:
    counts = summary(BOX)
    assert set(counts) == set(BOX.data) - {"edition"}
    assert all(kind["yours"] == 0 for kind in counts.values())
    assert {kind: sum(counts[kind][source] for source in SOURCES) for kind in counts} == {
        kind: sum(counts[kind].values()) for kind in counts
    }
    assert counts["shop"]["inferred"] == 2
    assert counts["field"]["inferred"] == 4
    assert sum(counts["casual"].values()) == 2 * names.CASUALS


def test_a_changed_value_counts_as_yours(tmp_path: Path) -> None:
    box = loaded(
        tmp_path,
        "setup.cash = 10\nshop.leek.buy = 7\nhelper_values.trader_payment.1 = 0\n"
        + card("casual", 2, 'wants = ["wheat", "bean", "wheat"]\npays = 9')
        + card("regular", 1, 'pays = [4, 5, 5, 7]\nsource = { wants = "published" }'),
    )
    counts = summary(box)
    assert {kind: counts[kind]["yours"] for kind in counts if counts[kind]["yours"]} == {
        "shop": 1,
        "casual": 1,
        "regular": 1,
    }
    assert sources_at(box, "casual 2") == {"wants": "rulebook", "pays": "yours"}
    assert sources_at(box, "shop.leek")["buy"] == "yours"
    assert sources_at(box, "helper trader")["copies"] == "rulebook"
    # A note of some sources leaves the others as they were.
    assert sources_at(box, "regular 1") == {
        "wants": "published",
        "pays": "yours",
        "starter": "rulebook",
    }


def test_game_values_leave_the_box_alone() -> None:
    before = copy.deepcopy(dict(BOX.data))
    values_that_matter(BOX.data)["regular"][0]["wants"].clear()
    assert BOX.data == before
