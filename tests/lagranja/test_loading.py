"""The components file: what is shipped, a player's own file over it, and every way to be wrong."""

import copy
import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrowgate.core.components.blocks import SOURCES
from barrowgate.core.errors import ComponentsError
from barrowgate.lagranja import loading, names
from barrowgate.lagranja.digest import values_that_matter
from barrowgate.lagranja.helper_effects import EFFECT_NUMBERS, EFFECTS
from barrowgate.lagranja.loading import LOADER, Box, from_changes, load, shipped
from barrowgate.lagranja.provenance import card_sources, summary
from barrowgate.lagranja.state import Farm
from tests.core import own_files
from tests.core.own_files import Mutation, changed_tables, own_file, tables_of, toml_file

BOX = shipped()
TABLES = BOX.components
ALL_PHASES = 1 | 2 | 4 | 8 | 16


def loaded(folder: Path, text: str) -> Box:
    return load(own_file(folder, text))


def refused(folder: Path, text: str) -> ComponentsError:
    return own_files.refused(LOADER, folder, text)


def shipped_data() -> dict[str, Any]:
    return own_files.shipped_data(LOADER)


# --- The shipped file ---------------------------------------------------------------------------


def test_the_shipped_box_is_loaded_once_and_has_no_changes() -> None:
    assert shipped() is BOX
    assert BOX.edition == "2014-reconstructed"
    assert BOX.changes == ""
    assert len(BOX.digest) == 16
    assert len(BOX.data["card"]) == names.CARDS


def test_the_numbers_of_the_box() -> None:
    assert (TABLES.start_silver, TABLES.start_vp, TABLES.start_commodities) == (1, 1, 1)
    assert (TABLES.hand, TABLES.hand_limit, TABLES.markers, TABLES.rounds) == (4, 3, 25, 6)
    assert (TABLES.extra_deliveries, TABLES.pig_spaces) == (1, 2)
    assert TABLES.dice == [0, 5, 5, 7, 9]
    assert (TABLES.end_silver, TABLES.commodity_silver, TABLES.silver_per_vp) == (4, 4, 5)
    assert (TABLES.first_vp, TABLES.unblock_vp, TABLES.order_markers) == (1, 1, 3)
    assert (TABLES.removed_vp, TABLES.market_vp, TABLES.delivery_silver) == (1, 1, 1)
    assert (TABLES.solo_tiles, TABLES.solo_lowest_until, TABLES.solo_first_from) == (2, 3, 3)


def test_the_prices_by_resource() -> None:
    assert TABLES.buy == [3, 3, 4, 5]
    assert TABLES.sell == [1, 1, 2, 3]
    assert TABLES.upgrade_silver == [2, 2, 3, 4]
    assert TABLES.upgrade_to == [names.FOOD, names.FOOD, names.WINE, names.MEAT]


def test_the_revenue_spaces() -> None:
    assert TABLES.revenue_option[3:6] == [names.OPTION_PIG + 1, 0, 0]
    assert TABLES.revenue_option[6:9] == [
        names.OPTION_PLAY + 1,
        names.OPTION_DRAW + 1,
        names.OPTION_HARVEST + 1,
    ]
    assert TABLES.revenue_option[9] == names.OPTION_PAIR + 1
    assert TABLES.revenue_option[15:18] == [
        names.OPTION_UPGRADES + 1,
        names.OPTION_UPGRADE_STEP + 1,
        names.OPTION_STEPS + 1,
    ]
    assert TABLES.revenue_option[18:21] == [names.OPTION_DELIVERY + 1, names.OPTION_SILVER + 1, 0]
    assert {i: silver for i, silver in enumerate(TABLES.revenue_silver) if silver} == {12: 4, 19: 2}


def test_the_roof() -> None:
    assert TABLES.roof_vp == [0, 1, 2, 3, 4]
    assert TABLES.tile[4:8] == [
        names.TILE_PAIR,
        names.TILE_PIG,
        names.TILE_CARD,
        names.TILE_UPGRADE,
    ]
    assert TABLES.tile[26:28] == [names.TILE_SILVER, names.TILE_VP]
    assert TABLES.tile_amount[names.TILE_VP] == 1
    assert TABLES.tile_amount[names.TILE_SILVER] == 2
    assert sum(TABLES.tile_amount) == 3
    usual = names.PHASE_FARM | names.PHASE_REVENUE | names.PHASE_TRANSPORT
    before_order = names.PHASE_REVENUE | names.PHASE_BEFORE_ORDER
    assert TABLES.tile_phases[names.TILE_PIG] == usual
    assert TABLES.tile_phases[names.TILE_DELIVERY] == names.PHASE_REVENUE | names.PHASE_TRANSPORT
    assert TABLES.tile_phases[names.TILE_SIESTA_1] == before_order
    assert TABLES.tile_phases[names.TILE_SIESTA_2] == before_order


def test_the_siesta_track_and_the_donkeys() -> None:
    assert TABLES.siesta_spaces == 5
    assert TABLES.siesta_vp == [0, 0, 1, 2, 3, 0, 0, 0, 0]
    assert TABLES.donkeys == [1, 2, 3, 4]
    assert TABLES.hats == [3, 2, 1, 0]
    assert TABLES.reset_round == 4


def test_the_craft_buildings() -> None:
    assert TABLES.row_size == [4, 4, 3, 4, 3, 3]
    village_store = TABLES.row_need[3 * names.GOODS : 4 * names.GOODS]
    assert village_store == [0, 1, 1, 0, 1, 0, 0, 1]
    assert TABLES.craft_instant == [1, 2, 3, 4, 5, 6]
    assert TABLES.craft_lasting == [1, 2, 3, 4, 5, 6]
    assert (TABLES.craft_amount[1], TABLES.craft_amount[3], TABLES.craft_amount[4]) == (3, 2, 1)
    assert TABLES.craft_lasting_amount[1:5:2] == [3, 2]
    assert TABLES.craft_lasting_amount[4] == 1


def test_the_market_place() -> None:
    assert TABLES.space_value[1:5] == [5, 4, 2, 6]
    assert sum(TABLES.closed) == 10
    assert (TABLES.closed[1], TABLES.closed[2]) == (1, 0)
    assert TABLES.start == [13, 12, 18, 7]
    assert (TABLES.space_q[1], TABLES.space_r[1]) == (-1, -2)
    assert (TABLES.space_q[9], TABLES.space_r[9]) == (2, -1)
    assert TABLES.neighbour[13 * 6 : 14 * 6] == [14, 19, 18, 12, 7, 8]
    assert TABLES.neighbour[1 * 6 : 2 * 6] == [2, 6, 5, 0, 0, 0]


def test_neighbours_are_mutual() -> None:
    for space in range(1, names.SPACES + 1):
        for direction in range(6):
            other = TABLES.neighbour[space * 6 + direction]
            assert other == 0 or TABLES.neighbour[other * 6 + (direction + 3) % 6] == space


def test_the_farm_sides_of_a_card() -> None:
    assert TABLES.field_good[1:4] == [names.GRAPE, names.OLIVE, names.OLIVE]
    assert (TABLES.barrow_vp[9], TABLES.barrow_size[9]) == (5, 4)
    assert TABLES.barrow_need[9 * names.GOODS : 10 * names.GOODS] == [2, 0, 2, 0, 0, 0, 0, 0]
    sides = (TABLES.extension_silver, TABLES.extension_extra, TABLES.extension_pig)
    assert [side[1] for side in sides] == [0, 1, 1]
    assert [side[2] for side in sides] == [1, 0, 1]


@pytest.mark.parametrize(
    ("card", "effect", "expected"),
    [
        (1, names.UPGRADE_DISCOUNT, {"silver": 1, "good": names.ANY_RESOURCE, "once": 0}),
        (17, names.UPGRADE_DISCOUNT, {"silver": 2, "good": names.GRAIN}),
        (3, names.TWO_REVENUE_OPTIONS, {"spaces": 1 << 2 | 1 << 6, "when": names.PHASE_REVENUE}),
        (7, names.COMMODITY_FOR_HARVEST, {"goods": 3, "when": ALL_PHASES}),
        (8, names.SIESTA_BONUS_VP, {"vp": 1, "when": names.PHASE_SCORING}),
        (9, names.KEEP_BARROW, {"silver": 1, "when": ALL_PHASES}),
        (12, names.GRAIN_FOR_VP, {"vp": 1, "pig_places": 1, "once": 1}),
        (19, names.HAND_LIMIT, {"cards": 2, "draw": 0}),
        (30, names.HAND_LIMIT, {"cards": 1, "draw": 1}),
        (28, names.REVENUE_BONUS, {"on": 2 | 16, "harvest": 1, "silver": 0}),
        (29, names.REVENUE_BONUS, {"on": 1 | 8, "harvest": 0, "silver": 2}),
        (31, names.REVENUE_BONUS, {"on": 4, "silver": 1}),
        (36, names.FREE_UPGRADE, {"count": 1, "good": names.PIG, "once": 1}),
        (44, names.SILVER_TO_HARVEST, {"silver": 1, "harvest": 1}),
        (45, names.INCOME_PER_PIG, {"silver": 1, "limit": 3, "when": names.PHASE_FARM}),
        (51, names.PIG_SPACES, {"pig_places": 2, "pigs": 0}),
        (53, names.FIELD_TO_DEN, {"good": names.OLIVE}),
        (58, names.EXTRA_SIESTA_STEP, {"steps": 1, "when": names.PHASE_TRANSPORT}),
        (61, names.PAY_SILVER_SIESTA_STEP, {"steps": 1, "silver": 1, "when": 2 | 8}),
        (62, names.OFFSPRING, {"pigs": 2}),
        (64, names.DELIVERY_WITH_DONKEY, {"count": 1, "helper_donkeys": 1, "limit": 0}),
        (65, names.BUY_DISCOUNT, {"silver": 1, "least": 1}),
    ],
)
def test_the_helper_side_of_a_card(card: int, effect: int, expected: dict[str, int]) -> None:
    assert TABLES.effect[card] == effect
    assert {table: getattr(TABLES, table)[card] for table in expected} == expected


def test_every_action_has_the_verb_of_its_part_of_the_catalogue() -> None:
    assert len(TABLES.verb) == names.ACTIONS
    assert TABLES.verb == sorted(TABLES.verb)
    assert set(TABLES.verb) == set(range(names.VERBS))
    assert TABLES.verb[names.PLAY] == TABLES.verb[names.DISCARD - 1] == names.VERB_PLAY
    assert TABLES.verb[names.COMMODITY_USE + 5] == names.VERB_COMMODITY
    assert TABLES.verb[names.WALK + names.MOST_STEPS - 1] == names.VERB_WALK
    assert TABLES.verb[names.HIRE] == names.VERB_HIRE
    for verb, first in enumerate(TABLES.verb_base):
        assert TABLES.verb.index(verb) == first


def test_effects_are_numbered_in_the_order_of_the_names() -> None:
    assert list(EFFECT_NUMBERS.values()) == list(range(1, names.EFFECTS))
    assert {card["helper"]["effect"] for card in BOX.data["card"]} <= set(EFFECTS)


def test_a_farm_counts_every_effect() -> None:
    """Lengths in state.py are literals, since the compiled engine makes C arrays of them."""
    assert len(Farm().effects) == names.EFFECTS


def test_an_effect_for_one_good_is_none_for_any() -> None:
    assert names.ANY_RESOURCE not in range(names.GOODS)


def test_every_table_fits_the_numbers_of_the_engine() -> None:
    """Counts fit a signed byte, and only coordinates are below 0; actions are larger."""
    for slot, table in tables_of(BOX).items():
        for number in table if isinstance(table, list) else [table]:
            least = -128 if slot in ("space_q", "space_r") else 0
            most = names.ACTIONS if slot == "verb_base" else 127
            assert least <= number <= most, slot


# --- A player's own file ------------------------------------------------------------------------


def test_an_own_file_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    box = loaded(tmp_path, "[setup]\nsilver = 7\n[[card]]\nnumber = 17\nbarrow = { vp = 6 }\n")
    assert changed_tables(box, LOADER) == {"start_silver", "barrow_vp"}
    assert box.components.start_silver == 7
    assert (box.components.barrow_vp[17], box.components.barrow_vp[18]) == (6, 6)
    assert box.data["card"][16]["barrow"]["goods"] == ["grain", "grain", "wine"]
    assert BOX.data["setup"]["silver"] == 1


def test_market_spaces_are_changed_by_their_number(tmp_path: Path) -> None:
    box = loaded(tmp_path, "market.spaces = [{ id = 20, x = false }, { id = 4, value = 5 }]")
    assert (box.components.closed[20], box.components.space_value[20]) == (0, 2)
    assert (box.components.closed[4], box.components.space_value[4]) == (1, 5)
    assert [space["id"] for space in box.data["market"]["spaces"]] == list(range(1, 25))


def test_craft_buildings_are_changed_by_their_number(tmp_path: Path) -> None:
    box = loaded(tmp_path, '[[craft]]\nnumber = 3\nrow = ["meat", "meat"]\n')
    assert box.components.row_size == [4, 4, 2, 4, 3, 3]
    assert box.components.row_need[2 * names.GOODS + names.MEAT] == 2


def test_a_parameter_of_a_helper_is_changed_alone(tmp_path: Path) -> None:
    box = loaded(tmp_path, "[[card]]\nnumber = 17\nhelper = { silver = 1 }\n")
    assert (box.components.silver[17], box.components.good[17]) == (1, names.GRAIN)


def test_a_helper_that_names_its_effect_is_a_new_helper(tmp_path: Path) -> None:
    helper = '{ effect = "turn_die", when = "revenue", once = false }'
    box = loaded(tmp_path, f"[[card]]\nnumber = 17\nhelper = {helper}\n")
    assert box.components.effect[17] == names.TURN_DIE
    assert (box.components.silver[17], box.components.good[17]) == (0, names.ANY_RESOURCE)


def test_a_helper_whose_uses_cost_something_may_be_limited_or_not(tmp_path: Path) -> None:
    text = card(7, "helper = { once = true }") + card(47, "helper = { once = false }")
    box = loaded(tmp_path, text)
    assert (TABLES.once[7], TABLES.once[47]) == (0, 1)
    assert (box.components.once[7], box.components.once[47]) == (1, 0)


def test_amounts_are_read_out_of_words(tmp_path: Path) -> None:
    box = loaded(
        tmp_path,
        """
        revenue.4 = ["silver_5"]
        trade_commodity.options = [
            "silver_6", "two_different_harvest", "card", "pig", "two_upgrades"
        ]
        craft = [{ number = 2, instant = "silver_10", lasting = "income_silver_1" },
                 { number = 4, instant = "vp_3", lasting = "vp_4_per_craft_marker" },
                 { number = 5, lasting = "vp_2_per_completed_barrow" }]
        [roof.tiles]
        5 = ["grape", "grain_or_olive", "olive", "vp_3"]
        6 = ["olive", "grain_or_olive", "silver_4", "vp_3"]
        """,
    )
    tables = box.components
    assert tables.commodity_silver == 6
    assert tables.revenue_silver[12] == 5
    assert tables.craft_amount == [1, 10, 1, 3, 1, 1]
    assert tables.craft_lasting_amount == [1, 1, 1, 4, 2, 1]
    assert (tables.tile_amount[names.TILE_VP], tables.tile_amount[names.TILE_SILVER]) == (3, 4)


def test_an_extension_may_repeat_a_symbol(tmp_path: Path) -> None:
    box = loaded(tmp_path, '[[card]]\nnumber = 5\nextension = ["silver", "silver", "pig_space"]\n')
    tables = box.components
    assert (tables.extension_silver[5], tables.extension_extra[5]) == (2, 0)
    assert tables.extension_pig[5] == 1


def test_a_bonus_may_be_silver_and_goods(tmp_path: Path) -> None:
    box = loaded(tmp_path, "[[card]]\nnumber = 29\nhelper = { harvest = 2 }\n")
    assert (box.components.silver[29], box.components.harvest[29]) == (2, 2)


def test_the_phases_of_a_roof_tile_may_be_changed(tmp_path: Path) -> None:
    box = loaded(tmp_path, 'roof.when.vp_1 = ["farm"]\nroof.when.siesta_1 = ["transport"]\n')
    assert box.components.tile_phases[names.TILE_VP] == names.PHASE_FARM
    assert box.components.tile_phases[names.TILE_SIESTA_1] == names.PHASE_TRANSPORT


def test_a_complete_file_replaces_everything(tmp_path: Path) -> None:
    data = shipped_data()
    data["edition"] = "complete"
    data["price"]["pig"]["buy"] = 9
    data["card"].reverse()
    box = loaded(tmp_path, toml_file(data))
    assert box.edition == "complete"
    assert box.components.buy == [3, 3, 4, 9]
    assert [card["number"] for card in box.data["card"]] == list(range(1, 67))


def test_an_empty_file_is_the_shipped_box(tmp_path: Path) -> None:
    assert loaded(tmp_path, "# nothing yet\n") is BOX
    assert from_changes("") is BOX
    assert from_changes("{}") is BOX


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xef\xbb\xbf[setup]\r\nsilver = 3\r\n")
    assert load(path).components.start_silver == 3


# --- Digest and changes -------------------------------------------------------------------------


def test_the_digest_does_not_depend_on_order_and_space(tmp_path: Path) -> None:
    data = shipped_data()
    shuffled = random.Random(4)
    for key in ("card", "craft"):
        data[key] = [dict(reversed(entry.items())) for entry in data[key]]
        shuffled.shuffle(data[key])
    data["market"]["spaces"].reverse()
    for card in data["card"]:
        card["barrow"]["goods"].reverse()
        card["extension"].reverse()
    for craft in data["craft"]:
        craft["row"].reverse()
    data["market"]["spaces"][0].setdefault("x", False)
    text = toml_file(dict(reversed(data.items()))).replace(" = ", "   =  ")
    assert loaded(tmp_path, text).digest == BOX.digest


def test_the_digest_does_not_depend_on_words(tmp_path: Path) -> None:
    box = loaded(
        tmp_path,
        """
        edition = "my-box"
        setup.source = "designed"
        [[card]]
        number = 4
        name = { en = "Farmhand", "pt-BR" = "Peão" }
        text = \"\"\"Two
        lines.\"\"\"
        source = { barrow = "rulebook" }
        """,
    )
    assert box.data["card"][3]["name"]["fr"] == "Employé"
    assert box.edition == "my-box"
    assert box.digest == BOX.digest


@pytest.mark.parametrize(
    "change",
    [
        "setup.silver = 2",
        "price.pig.upgrade.silver = 5",
        "market.spaces = [{ id = 20, x = false }]",
        "market.start = [12, 13, 18, 7]",
        'revenue.2 = ["draw_card", "play_card", "any_harvest"]',
        'card = [{ number = 66, barrow = { goods = ["grain", "grape", "wine"] } }]',
        "card = [{ number = 47, helper = { once = false } }]",
    ],
)
def test_the_digest_changes_with_every_value_of_the_game(tmp_path: Path, change: str) -> None:
    assert loaded(tmp_path, change).digest != BOX.digest


def test_changes_are_one_line_and_make_the_same_box_again(tmp_path: Path) -> None:
    words = 'name = { fr = "Porteur zélé" }\ntext = "One line\u2028and another."\n'
    box = loaded(tmp_path, 'edition = "mine"\n' + card(3, words + "barrow = { vp = 4 }"))
    assert box.changes.isascii()
    assert len(box.changes.splitlines()) == 1
    again = from_changes(box.changes)
    assert (again.data, again.edition) == (box.data, "mine")
    assert (again.digest, again.changes) == (box.digest, box.changes)
    assert tables_of(again) == tables_of(box)


def test_changes_do_not_depend_on_the_order_in_the_file(tmp_path: Path) -> None:
    one = loaded(tmp_path, "setup.silver = 2\nend.silver_per_vp = 4\n")
    other = loaded(tmp_path, "end = {silver_per_vp=4}\n[setup]\nsilver=2")
    assert one.changes == other.changes == '{"end":{"silver_per_vp":4},"setup":{"silver":2}}'


# --- Files that cannot be read ------------------------------------------------------------------


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"nowhere\.toml: there is no such file"):
        load(tmp_path / "nowhere.toml")


@pytest.mark.parametrize("name", ["", "a\0b"])
def test_what_is_no_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ComponentsError, match="cannot be read"):
        load(tmp_path / name)


def test_text_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(b'edition = "\xe9"\n')
    with pytest.raises(ComponentsError, match=r"latin\.toml: is not UTF-8 text \(byte 11\)"):
        load(path)


def test_broken_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    assert "line 2" in refused(tmp_path, "[setup]\nsilver 7\n").problem


@pytest.mark.parametrize(
    "text", ["setup.silver = " + "9" * 5000, "setup = " + "[" * 5000, "setup = " + "{a=" * 5000]
)
def test_absurd_toml_is_refused(tmp_path: Path, text: str) -> None:
    assert "is no valid TOML" in refused(tmp_path, text).problem


@pytest.mark.parametrize("line", ["{", "[" * 100_000, '{"setup": 1' + "0" * 5000 + "}"])
def test_a_broken_line_of_changes_is_refused(line: str) -> None:
    with pytest.raises(ComponentsError, match=r"^game 7: is not a line of JSON"):
        from_changes(line, "game 7")


@pytest.mark.parametrize("line", ["[]", "3", "null", '"setup"'])
def test_a_line_of_changes_must_be_an_object(line: str) -> None:
    with pytest.raises(ComponentsError, match=r"^record: must be a JSON object"):
        from_changes(line)


# --- Wrong values -------------------------------------------------------------------------------


def card(number: int, values: str) -> str:
    return f"[[card]]\nnumber = {number}\n{values}\n"


def helper(values: str) -> str:
    """Card 17 with another helper."""
    return card(17, f"helper = {{ {values} }}")


def craft(number: int, values: str) -> str:
    return f"[[craft]]\nnumber = {number}\n{values}\n"


WRONG = [
    # types: true is no number, 1.0 is none either
    ("setup.silver = true", "setup", "silver", "is true, must be a whole number from 0 to 100"),
    ("setup.silver = 1.0", "setup", "silver", "is 1.0, must be a whole number"),
    ('setup.silver = "1"', "setup", "silver", "is '1', must be a whole number"),
    ("setup.silver = 1979-05-27", "setup", "silver", "is 1979-05-27, must be a whole number"),
    ("setup.silver = 0x" + "f" * 9000, "setup", "silver", "is a number far too large"),
    ("setup = 3", "", "setup", "is 3, must be a table with 'silver'"),
    ("setup.silver = {}", "setup", "silver", "is a table, must be a whole number"),
    ("edition = 2014", "", "edition", "is 2014, must be 1 to 40 letters"),
    ('edition = "my box"', "", "edition", "is 'my box', must be 1 to 40 letters"),
    # unknown keys
    ("setup.silvre = 1", "setup", "silvre", "is no key here; did you mean 'silver'?"),
    ("[mraket]", "", "mraket", "is no key here; did you mean 'market'?"),
    ('"card.helper" = { effect = "x" }', "", "card.helper", "is no key here"),
    ('"a\\nb" = 1', "", "a\\nb", "is no key here"),
    ("price.wool.buy = 3", "price", "wool", "is no key here"),
    (card(17, 'colour = "red"'), "card 17", "colour", "is no key here"),
    (card(17, "barrow = { points = 3 }"), "card 17", "barrow.points", "is no key here"),
    ("market.spaces = [{ id = 3, y = 1 }]", "market space 3", "y", "is no key here"),
    # limits of the numbers
    ("setup.silver = 101", "setup", "silver", "is 101, must be a whole number from 0 to 100"),
    ("setup.trade_commodities = 10", "setup", "trade_commodities", "from 0 to 9"),
    ("setup.hand = 13", "setup", "hand", "from 1 to 12"),
    ("setup.hand = 0", "setup", "hand", "from 1 to 12"),
    ("setup.hand_limit = 21", "setup", "hand_limit", "from 0 to 20"),
    ("setup.markers = 9", "setup", "markers", "from 10 to 100"),
    ("setup.barrow_slots = 4", "setup", "barrow_slots", "only 3 is possible"),
    ("setup.helper_slots = 2", "setup", "helper_slots", "only 3 is possible"),
    ("setup.dice.3 = 8", "setup", "dice.3", "only 7 is possible: 2 n + 1 dice for n players"),
    ("setup.dice.1 = 3", "setup", "dice.1", "only 5 is possible"),
    ("setup.rounds = 7", "setup", "rounds", "only 6 is possible"),
    ("price.olive.buy = 51", "price.olive", "buy", "from 1 to 50"),
    ("price.olive.sell = 0", "price.olive", "sell", "from 1 to 50"),
    ('price.pig.upgrade.to = "ham"', "price.pig", "upgrade.to", "is 'ham'"),
    ("price.pig.upgrade.silver = -1", "price.pig", "upgrade.silver", "from 0 to 50"),
    ("end.silver_per_vp = 0", "end", "silver_per_vp", "from 1 to 50"),
    ("village.order_markers = 6", "village", "order_markers", "from 0 to 5"),
    ('village.completion_vp = "one"', "village", "completion_vp", "only 'round' is possible"),
    ("market_vp.removed = 21", "market_vp", "removed", "from 0 to 20"),
    ("delivery.extra_silver = -1", "delivery", "extra_silver", "from 0 to 50"),
    ("solo.order_markers = [3, 2]", "solo", "order_markers", "only [2, 3] is possible"),
    ("solo.order_markers = [2, 3.0]", "solo", "order_markers", "only [2, 3] is possible"),
    ("solo.roof_tiles = 5", "solo", "roof_tiles", "from 1 to 4"),
    ("siesta.vp = [0]", "siesta", "vp", "is a list of 1, must be a list of 2 to 9"),
    ("siesta.vp = 3", "siesta", "vp", "is 3, must be a list of 2 to 9"),
    ("siesta.vp = [0, 21]", "siesta", "vp", "is 21, must be a whole number from 0 to 20"),
    ("siesta.vp = [0, 1, 2]", "siesta", "solo_first_from", "a space of the track: 0 to 2"),
    ("donkeys.tiles = []", "donkeys", "tiles", "must be a list of 4"),
    ("donkeys.reset_before_round = 6", "donkeys", "reset_before_round", "from 3 to 5"),
    # words with amounts
    ('trade_commodity.options = ["silver_4"]', "trade_commodity", "options", "in this order"),
    ("trade_commodity.options = 4", "trade_commodity", "options", "in this order"),
    ('revenue.1 = ["pigs"]', "revenue", "1", "has 'pigs'; did you mean 'pig'?"),
    ('revenue.1 = ["silver_51"]', "revenue", "1", "did you mean 'silver_N'? (N from 1 to 50)"),
    ('revenue.1 = ["silver_#"]', "revenue", "1", "has 'silver_#'"),
    ('revenue.1 = ["silver_04"]', "revenue", "1", "has 'silver_04'"),
    ('revenue.1 = ["siesta_3"]', "revenue", "1", "has 'siesta_3'"),
    ("revenue.1 = [1]", "revenue", "1", "has 1; known are 'pig'"),
    ("revenue.1 = []", "revenue", "1", "must be a list of 1 to 3"),
    ('revenue.1 = ["silver_1", "silver_2"]', "revenue", "1", "has 'silver_2' twice"),
    ('revenue.7 = ["pig"]', "revenue", "7", "is no key here"),
    # roof
    ("roof.space_vp = [0, 1, 2, 3]", "roof", "space_vp", "must be a list of 5"),
    ('roof.cost = "free"', "roof", "cost", "only 'round' is possible"),
    ('roof.tiles.2 = ["pig", "card", "olive"]', "roof.tiles", "2", "must be a list of 4"),
    ('roof.tiles.2 = ["pig", "card", "olive", "wool"]', "roof.tiles", "2", "has 'wool'"),
    ('roof.tiles.2 = ["pig", "pig", "olive", "card"]', "roof.tiles", "2", "has 'pig' twice"),
    ('roof.tiles.2 = ["pig", "card", "olive", "vp_2"]', "roof.tiles", "5", "this kind: 2"),
    ("roof.tiles.7 = []", "roof.tiles", "7", "is no key here"),
    ("roof.when = 1", "roof", "when", "must be a table: a roof tile and its phases"),
    ('roof.when.wool = ["farm"]', "roof.when", "wool", "has 'wool'"),
    ('roof.when.pig = ["scoring"]', "roof.when", "pig", "is 'scoring'"),
    ('roof.when.pig = ["farm", "farm"]', "roof.when", "pig", "has 'farm' twice"),
    ('[roof.when]\nvp_1 = ["farm"]\nvp_2 = ["farm"]', "roof.when", "vp_2", "a second time"),
    # craft buildings
    (craft(7, 'row = ["pig", "pig"]'), "craft 7", "number", "is 7, must be 1 to 6"),
    (craft(3, 'row = ["pig"]'), "craft 3", "row", "must be a list of 2 to 6"),
    (craft(3, 'row = ["pig", "bread"]'), "craft 3", "row", "is 'bread'"),
    (craft(3, 'key = "bakery"'), "craft 3", "key", "only 'deli' is possible"),
    (craft(3, 'instant = "gold_3"'), "craft 3", "instant", "has 'gold_3'"),
    (craft(3, 'lasting = "vp_2"'), "craft 3", "lasting", "has 'vp_2'"),
    (
        craft(3, 'lasting = "income_silver_3"'),
        "craft 3",
        "lasting",
        "must be 'income_trade_commodity' beside 'trade_commodity'",
    ),
    (
        craft(3, 'instant = "vp_1"\nlasting = "vp_1_per_craft_marker"'),
        "craft 4",
        "instant",
        "which craft 3 has",
    ),
    (craft(3, "") + craft(3, ""), "craft 3", "number", "is there twice"),
    # market
    ("market.spaces = [{ id = 25 }]", "market space 25", "id", "is 25, must be 1 to 24"),
    ("market.spaces = [{ value = 3 }]", "market space entry 1", "id", "is missing"),
    ("market.spaces = [{ id = 1 }, { id = 1 }]", "market space 1", "id", "is there twice"),
    ("market.spaces = [7]", "market space entry 1", "", "is 7, must be a table"),
    ("market.spaces = { id = 1 }", "market", "spaces", "is a table, must be a list of tables"),
    ("market.spaces = [{ id = 12, value = 7 }]", "market space 12", "value", "from 2 to 6"),
    ("market.spaces = [{ id = 12, x = 1 }]", "market space 12", "x", "is 1, must be true or false"),
    ("market.spaces = [{ id = 12, q = 0 }]", "market space 13", "q", "where space 12 lies"),
    ("market = []", "", "market", "is a list, must be a table"),
    ("market.start = [13, 12, 18]", "market", "start", "is a list of 3, must be a list of 4"),
    ("market.start = [13, 12, 13, 7]", "market", "start", "has 13 twice"),
    ("market.start = [13, 12, 25, 7]", "market", "start", "is 25, must be a whole number"),
    ("market.start = [13, 1, 18, 7]", "market", "start", "has space 1 among the first three"),
    (
        "market.spaces = [{ id = 6, x = true }, { id = 19, x = true }]",
        "market",
        "spaces",
        "no space of value 6 is open with fewer than 4 players, but barrows are worth 6 (card 4,",
    ),
    (
        "market.spaces = [{ id = 4, value = 5 }, { id = 6, value = 5 }, { id = 19, value = 5 }, "
        "{ id = 21, value = 5 }]",
        "market",
        "spaces",
        "no space of value 6 is open at any number of players",
    ),
    # cards
    (card(67, 'field = "olive"'), "card 67", "number", "is 67, must be 1 to 66"),
    (card(0, 'field = "olive"'), "card 0", "number", "is 0, must be 1 to 66"),
    ('[[card]]\nfield = "olive"', "card entry 1", "number", "is missing, must be 1 to 66"),
    ("[[card]]\nnumber = true", "card entry 1", "number", "is true, must be 1 to 66"),
    ('[[card]]\nnumber = "3"', "card entry 1", "number", "is '3', must be 1 to 66"),
    ("[card]\nnumber = 3", "", "card", "is a table, must be a list of tables, one a card"),
    (card(5, "") + card(6, "") + card(5, ""), "card 5", "number", "is there twice"),
    (card(17, 'key = "cook"'), "card 17", "key", "only 'miller' is possible: change the name"),
    (card(17, 'field = "pig"'), "card 17", "field", "is 'pig'"),
    (card(17, 'field = ["olive"]'), "card 17", "field", "is a list, must be one of 'olive'"),
    (card(17, "barrow = { vp = 7 }"), "card 17", "barrow.vp", "from 2 to 6"),
    (card(17, 'barrow = { goods = ["pig"] }'), "card 17", "barrow.goods", "of 2 to 6"),
    (card(17, 'barrow = { goods = ["pig", "corn"] }'), "card 17", "barrow.goods", "is 'corn'"),
    (
        card(17, 'barrow = { goods = ["pig", "trade_commodity"] }'),
        "card 17",
        "barrow.goods",
        "is 'trade_commodity'; known are 'olive', 'grain', 'grape', 'pig', 'food', 'wine', 'meat'",
    ),
    (card(17, "extension = []"), "card 17", "extension", "must be a list of 1 to 3"),
    (card(17, 'extension = ["pigs"]'), "card 17", "extension", "did you mean 'pig_space'?"),
    (card(17, 'name = "Miller"'), "card 17", "name", "a language and the name in it"),
    (card(17, 'name = { english = "Miller" }'), "card 17", "name.english", "is no language"),
    (card(17, 'name = { en = "" }'), "card 17", "name.en", "a text of 1 to 60 characters"),
    (card(17, 'name = { en = "a\\nb" }'), "card 17", "name.en", "a text on one line"),
    (card(17, "text = 3"), "card 17", "text", "is 3, must be a text"),
    # helpers
    (card(17, "helper = 3"), "card 17", "helper", "is 3, must be a table with an 'effect'"),
    (helper('effect = "turn_dice"'), "card 17", "helper.effect", "did you mean 'turn_die'?"),
    (helper('effect = ["x"]'), "card 17", "helper.effect", "is a list; known are"),
    (helper("vp = 1"), "card 17", "helper.vp", "is no key here; known are"),
    (helper("silver = 51"), "card 17", "helper.silver", "from 1 to 50"),
    (helper('good = "meat"'), "card 17", "helper.good", "known are 'olive', 'grain'"),
    (helper('when = "farm"'), "card 17", "helper.when", "known are 'always', 'any'"),
    (helper("once = 0"), "card 17", "helper.once", "is 0, must be true or false"),
    (helper("once = true"), "card 17", "helper.once", "only false is possible here"),
    (
        helper('effect = "buy_discount", silver = 1, when = "any", once = false'),
        "card 17",
        "helper.least",
        "is missing",
    ),
    (helper('effect = "turn_die", once = false'), "card 17", "helper.when", "is missing"),
    (card(49, "helper = { once = false }"), "card 49", "helper.once", "only true is possible"),
    (card(12, "helper = { needs_pig = false }"), "card 12", "helper.needs_pig", "only true"),
    (card(34, "helper = { goods = 2 }"), "card 34", "helper.goods", "only 1 is possible"),
    (card(48, "helper = { goods = 3 }"), "card 48", "helper.goods", "only 2 is possible"),
    (card(26, "helper = { goods = 2 }"), "card 26", "helper.goods", "only 1 is possible"),
    (card(59, "helper = { goods = 2 }"), "card 59", "helper.goods", "only 1 is possible"),
    (card(3, "helper = { spaces = [2, 7] }"), "card 3", "helper.spaces", "is 7"),
    (card(3, "helper = { spaces = [2, 2] }"), "card 3", "helper.spaces", "has 2 twice"),
    (card(3, "helper = { spaces = [1] }"), "card 3", "helper.spaces", "with two options or more"),
    (card(28, 'helper = { on = ["die"] }'), "card 28", "helper.on", "is 'die'"),
    (
        card(
            28,
            'helper = { effect = "revenue_bonus", on = ["pig"], when = "revenue", once = false }',
        ),
        "card 28",
        "helper.silver",
        "the bonus is 'silver' or 'harvest' or both",
    ),
    # sources
    (card(17, "source = 3"), "card 17", "source", "is 3, must be one of 'rulebook'"),
    (card(17, 'source = { helper = "hearsay" }'), "card 17", "source.helper", "is 'hearsay'"),
    (card(17, 'source = { text = "designed" }'), "card 17", "source.text", "is no key here"),
    ('setup.source = "me"', "setup", "source", "is 'me'; known are 'rulebook', 'published'"),
    ('roof.when.source = "me"', "roof.when", "source", "is 'me'"),
    # prices
    ("price.pig.sell = 5", "price.pig", "buy", "is 5, must stay above the selling price 5"),
    (
        "price.olive.sell = 2",
        "price.olive",
        "buy",
        "is 2 with the buy_discount of card 65, must stay above the selling price 2",
    ),
    (
        card(65, "helper = { silver = 2 }"),
        "price.olive",
        "buy",
        "is 1 with the buy_discount of card 65",
    ),
]


@pytest.mark.parametrize(
    ("text", "place", "key", "hint"), WRONG, ids=[f"{w[1]}-{w[2]}-{i}" for i, w in enumerate(WRONG)]
)
def test_a_wrong_value_is_named_with_what_would_be_right(
    tmp_path: Path, text: str, place: str, key: str, hint: str
) -> None:
    error = refused(tmp_path, text)
    assert (error.place, error.key) == (place, key)
    assert hint in error.problem


def test_all_that_is_wrong_is_listed_at_once(tmp_path: Path) -> None:
    error = refused(tmp_path, "setup.silver = -1\nsetup.rounds = 5\n" + card(8, 'field = "hay"'))
    assert (error.place, error.key) == ("setup", "silver")
    assert "2 more:" in error.problem
    assert "setup, rounds: is 5" in error.problem
    assert "card 8, field: is 'hay'" in error.problem


def test_a_long_list_is_cut_short(tmp_path: Path) -> None:
    error = refused(tmp_path, "".join(card(n, 'field = "hay"') for n in range(1, 67)))
    assert "65 more:" in error.problem
    assert len(error.problem.splitlines()) == 23


def discount(number: int, silver: int, least: int) -> str:
    values = f"silver = {silver}, least = {least}"
    return card(
        number, f'helper = {{ effect = "buy_discount", {values}, when = "any", once = false }}'
    )


def test_only_the_three_greatest_discounts_count(tmp_path: Path) -> None:
    prices = "".join(f"price.{good}.buy = 6\n" for good in ("olive", "grain", "grape"))
    three = "".join(discount(number, 1, 1) for number in (40, 41))
    assert loaded(tmp_path, prices + three).components.buy[0] == 6
    four = three + discount(42, 1, 1) + discount(43, 1, 1)
    assert loaded(tmp_path, prices + four).components.buy[0] == 6
    error = refused(tmp_path, prices + three + discount(42, 2, 1))
    assert (error.place, error.key) == ("price.grape", "buy")
    assert "is 2 with the buy_discount of card 42, 40, 41" in error.problem


def test_a_discount_with_a_floor_above_the_selling_price_is_harmless(tmp_path: Path) -> None:
    text = card(65, "helper = { silver = 9, least = 3 }")
    assert loaded(tmp_path, text).components.least[65] == 3


# --- A complete file without the shipped one beneath --------------------------------------------


def complaints(data: dict[str, Any]) -> list[str]:
    return own_files.complaints(LOADER, data)


def test_the_shipped_values_have_no_complaint() -> None:
    assert complaints(shipped_data()) == []


def test_66_cards_six_buildings_and_24_spaces_are_needed() -> None:
    data = shipped_data()
    del data["card"][11], data["craft"][5], data["market"]["spaces"][0]
    assert complaints(data) == [
        "craft 6, number: is missing",
        "market space 1, id: is missing",
        "card 12, number: is missing",
    ]


def test_missing_tables_and_keys_are_named() -> None:
    data = shipped_data()
    del data["end"], data["setup"]["dice"]["4"], data["price"]["grape"]["sell"]
    del data["card"][3]["barrow"]["vp"], data["card"][4]["helper"]["effect"]
    assert complaints(data) == [
        "setup, dice.4: is missing",
        "price.grape, sell: is missing",
        "card 4, barrow.vp: is missing",
        "card 5, helper.effect: is missing",
        "end: is missing",
    ]


# --- Whatever is in the file: a box or a ComponentsError ----------------------------------------

MUTATIONS = own_files.mutations(
    ["olive", "pig", "silver_3", "vp_2", "round", "any", "farm", "turn_die"]
)


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
    text = files("barrowgate.lagranja").joinpath("data", loading.SHIPPED).read_bytes()
    own_files.check_damaged_text(LOADER, tmp_path_factory.mktemp("fuzz"), data, text)


# --- Provenance ---------------------------------------------------------------------------------


def test_every_shipped_value_has_a_source() -> None:
    counts = summary(BOX)
    assert all(sum(kind[source] for source in SOURCES) > 0 for kind in counts.values())
    assert all(kind["yours"] == 0 for kind in counts.values())
    assert {side: sum(counts[side].values()) for side in ("field", "barrow", "helper")} == {
        "field": 66,
        "barrow": 66,
        "helper": 66,
    }
    assert sum(counts["market"].values()) == 25
    assert counts["price"] == {
        "rulebook": 5,
        "published": 2,
        "inferred": 0,
        "designed": 5,
        "yours": 0,
    }


def test_a_changed_value_counts_as_yours(tmp_path: Path) -> None:
    box = loaded(
        tmp_path,
        "market.spaces = [{ id = 2, x = false }, { id = 20, x = false }]\nsetup.silver = 1\n"
        'price.pig.buy = 6\nroof.when.pig = ["farm"]\n'
        + card(17, 'field = "grape"\nbarrow = { goods = ["wine", "grain", "grain"] }\n')
        + card(18, 'field = "olive"\nsource = { field = "rulebook" }\ntext = "Cheaper wine."\n'),
    )
    counts = summary(box)
    assert {kind: counts[kind]["yours"] for kind in counts if counts[kind]["yours"]} == {
        "price": 1,
        "roof": 1,
        "market": 1,
        "field": 1,
    }
    assert card_sources(box, 17)["field"] == "yours"
    assert card_sources(box, 17)["barrow"] == "designed"
    assert card_sources(box, 18) == {
        "field": "rulebook",
        "barrow": "designed",
        "extension": "designed",
        "helper": "designed",
    }


def test_a_block_that_notes_some_sources_keeps_the_others(tmp_path: Path) -> None:
    counts = summary(loaded(tmp_path, 'siesta.source = { vp = "rulebook" }'))
    assert (counts["siesta"]["rulebook"], counts["siesta"]["inferred"]) == (1, 1)


def test_game_values_leave_the_box_alone() -> None:
    before = copy.deepcopy(dict(BOX.data))
    values = values_that_matter(BOX.data)
    values["card"][0]["barrow"]["goods"].clear()
    assert BOX.data == before
