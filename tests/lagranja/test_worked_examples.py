"""The worked examples of the rulebooks, played out; the paragraphs are those of docs/rules."""

from pathlib import Path

import pytest

from barrowgate.lagranja import loading, names
from tests.lagranja.builders import Scene

# --- 6.4 Roof tiles -----------------------------------------------------------------------------


def test_a_second_roof_tile_bought_in_round_2_costs_2_silver_and_gives_1_point() -> None:
    scene = Scene("roof", round=2).tiles("siesta_2", "delivery").farm(tiles=["pig"], silver=3)
    scene.begin().play("buy tile delivery")
    assert (scene.silver(), scene.vp()) == (1, 1)
    first, second = scene.of()["roof"][:2]
    assert (first["tile"], second["tile"]) == ("pig", "delivery")


# --- 6.2 Income ---------------------------------------------------------------------------------


def test_income_is_3_silver_and_1_silver_and_a_trade_commodity() -> None:
    scene = Scene("income").farm(crafts={"merchant_house": "back", "deli": "back"}, extensions=[2])
    scene.begin()
    assert (scene.silver(), scene.stock("commodity")) == (3 + 1, 1)


# --- 6.3 Growth and offspring -------------------------------------------------------------------


def test_two_pigs_and_one_free_place_give_one_pig_as_offspring() -> None:
    scene = Scene("growth").farm(pig=2, extensions=[27]).begin()
    assert scene.of()["pig_places"] == 3
    assert scene.play("grow").stock("pig") == 3


# --- 8.3.1 The Wainwright -----------------------------------------------------------------------


def test_completing_the_wainwright_first_in_round_2() -> None:
    scene = Scene("deliveries", round=2).block(deli=2, greengrocer=1, butcher=3)
    scene.farm(food=1, wine=1, meat=1, grain=1, donkey=3, siesta=3).begin()
    pool = scene.pool()
    scene.play("deliver food wainwright", "deliver wine wainwright", "deliver meat wainwright")
    assert [event[3] for event in scene.events if event[0] == names.EVENT_VP] == [1, 1, 2]
    assert scene.vp() == 4
    assert scene.pool() == pool + 2, "one marker stays in the grey area"
    assert scene.view()["blocked"] == [0, 0, 2, 0, 3, 0]
    assert scene.of()["crafts"][5]["marker"] == "front"
    scene.play("accept", "deliver grain den greengrocer")
    assert scene.of()["crafts"][0]["has"] == ["grain"], "a free delivery to the opened building"
    assert scene.vp() == 4 + 2, "and the points of the siesta space"


# --- 8.3.3 A barrow of 4 ------------------------------------------------------------------------

OLIVE_GRAIN_AND_PIG = """
[[card]]
number = 57
barrow = { vp = 4, goods = ["olive", "grain", "pig"] }
"""


def finished_barrow(folder: Path, markers: dict[int, int]) -> Scene:
    """An olive from a field and a grain from a den finish a barrow of 4."""
    path = folder / "own.toml"
    path.write_text(OLIVE_GRAIN_AND_PIG, encoding="utf-8")
    scene = Scene("deliveries", box=loading.load(path)).market(markers)
    scene.farm(
        barrows=[57],
        delivered={"barrow 1": ["pig"]},
        fields={"olive": [1]},
        grain=1,
        donkey=2,
    )
    scene.begin()
    return scene.play("deliver olive field 1 barrow 1", "deliver grain den barrow 1")


def test_a_barrow_of_4_finished_from_field_and_den_gives_4_points_and_a_trade_commodity(
    tmp_path: Path,
) -> None:
    scene = finished_barrow(tmp_path, {})
    assert (scene.vp(), scene.stock("commodity")) == (4, 1)
    assert (scene.fields("olive"), scene.stock("grain")) == ([0], 0)
    assert scene.is_discarded(57)
    scene.play("place 18")
    assert scene.pool() == 25 - 2, "the commodity and the market marker are left on the table"


def test_a_marker_on_a_4_removes_the_3_beside_it_and_leaves_the_5(tmp_path: Path) -> None:
    scene = finished_barrow(tmp_path, {12: 1, 23: 1}).play("place 18")
    assert (scene.at(18), scene.at(12), scene.at(23)) == (0, -1, 1)
    assert scene.vp() == 4 + 1
    assert scene.pool(1) == 25 - 1


# --- 8.3.3 No empty space -----------------------------------------------------------------------


@pytest.mark.parametrize(("space", "owner"), [(6, 1), (19, 2)])
def test_with_both_market_spaces_of_6_full_an_opponents_marker_is_replaced(
    space: int, owner: int
) -> None:
    scene = Scene("deliveries", seats=3).market({6: 1, 19: 2, 7: 1, 14: 2, 22: 1})
    scene.farm(barrows=[63], delivered={"barrow 1": ["food", "food"]}, meat=1).begin()
    pool = scene.pool(owner)
    scene.play("deliver meat barrow 1")
    assert scene.legal() == ["place 6", "place 19"]
    scene.play(f"place {space}")
    assert scene.at(space) == 0
    assert scene.at(22) == 1, "not beside either"
    assert scene.vp() == 6 + 1 + 1, "the marker replaced, and the lower one beside it"
    assert scene.pool(owner) == pool + 2


# --- 8.4 Extra deliveries -----------------------------------------------------------------------


def test_of_two_extra_deliveries_one_is_bought() -> None:
    scene = Scene("extra_deliveries").farm(extensions=[5], silver=3, olive=1, grain=1).begin()
    assert scene.of()["extra_deliveries"] == 2
    scene.play("deliver olive den greengrocer")
    assert scene.silver() == 2
    assert scene.can("deliver grain den greengrocer")
    scene.play("done")
    assert (scene.actor, scene.silver(0), scene.stock("grain", 0)) == (1, 2, 1)


# --- 9 Scoring ----------------------------------------------------------------------------------


def test_scoring_2_for_the_siesta_and_4_for_the_market_but_nothing_for_craft_buildings() -> None:
    scene = Scene("scoring", round=2).market({2: 0, 8: 0, 17: 0, 23: 0, 13: 1})
    scene.farm(siesta=3, crafts={"deli": "back", "butcher": "back"}).begin()
    assert scene.vp() == 2 + 4
