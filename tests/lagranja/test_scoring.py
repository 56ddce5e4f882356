"""The scoring phase and the end of the game: paragraphs 9 and 10."""

from typing import Any

import pytest

from tests.lagranja.builders import Scene
from tests.lagranja.idling import idle
from tests.lagranja.paragraphs import paragraph


def scored(number: int = 2, **things: Any) -> Scene:
    """Seat 0 has these things when the scoring phase of a round comes and goes."""
    return Scene("scoring", round=number).farm(0, **things).begin()


def finished(*farms: dict[str, Any]) -> Scene:
    """The end of a game between farms with these things."""
    scene = Scene("scoring", round=6, seats=max(2, len(farms)))
    for seat, things in enumerate(farms):
        scene.farm(seat, **things)
    return scene.begin()


# --- 9 ----------------------------------------------------------------------------------------


@paragraph("9")
def test_four_markers_on_the_market_and_a_siesta_space_worth_two_give_six_points() -> None:
    """The rulebook's example; two markers at craft buildings give nothing."""
    scene = Scene("scoring").market({13: 0, 12: 0, 6: 0, 23: 0, 7: 1})
    scene.farm(0, siesta=3, crafts={"deli": "back", "butcher": "back"}).begin()
    assert [scene.vp(seat) for seat in range(2)] == [6, 1]


@paragraph("9")
@pytest.mark.parametrize("space", range(1, 25))
def test_a_marker_gives_a_point_on_every_space_of_the_market(space: int) -> None:
    scene = Scene("scoring", seats=4).market({space: 2}).begin()
    assert [scene.vp(seat) for seat in range(4)] == [0, 0, 1, 0]


@paragraph("9")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_siesta_track_gives_nothing_to_three_points(space: int, points: int) -> None:
    assert scored(siesta=space).vp() == points


@paragraph("9")
@pytest.mark.parametrize(("space", "points"), [(1, 0), (2, 2), (4, 4)])
def test_the_monger_adds_a_point_when_the_track_gives_one(space: int, points: int) -> None:
    assert scored(siesta=space, helpers=[8]).vp() == points


@paragraph("9")
def test_the_marks_on_used_helpers_go_back_to_the_pool() -> None:
    scene = Scene("extra_deliveries").farm(0, helpers=[4, 54, 63], used=[4, 63]).begin()
    pool = scene.pool()
    scene.play("done", "done")
    assert scene.pool() == pool + 2
    assert [helper["used"] for helper in scene.of()["helpers"]] == [False] * 3


@paragraph("9")
def test_the_exporters_closed_options_stay_closed() -> None:
    scene = Scene("extra_deliveries").farm(0, helpers=[66], used=[66], closed=["pig"]).begin()
    pool = scene.pool()
    scene.play("done", "done")
    assert scene.pool() == pool + 1
    assert scene.of()["closed_uses"] == ["pig"]


@paragraph("9")
def test_the_discs_go_back_to_the_start_in_turn_order() -> None:
    scene = Scene("scoring", seats=3, order=[2, 0, 1])
    for seat, space in ((0, 4), (1, 0), (2, 3)):
        scene.farm(seat, siesta=space)
    scene.begin(2)
    assert scene.view()["siesta"] == [0, 0, 0]
    assert scene.view()["siesta_order"] == [2, 0, 1]


@paragraph("9")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_new_roof_tiles_are_turned_up_and_one_may_be_bought_again(number: int) -> None:
    scene = Scene("roof", round=number).tiles("pig", "card")
    for seat in range(2):
        scene.farm(seat, silver=20)
    scene.begin(0 if number > 1 else 1)
    while scene.view()["round"] == number:
        scene.play(*scene.offers("buy tile")[:1])
        idle(scene)
    assert len(scene.view()["tiles"]) == 2
    assert [farm["bought_tile"] for farm in scene.view()["farms"]] == [False, False]


@paragraph("9")
def test_craft_markers_won_in_this_round_are_turned() -> None:
    scene = scored(crafts={"deli": "front", "butcher": "back"})
    assert [craft["marker"] for craft in scene.of()["crafts"]] == [
        *("none", "none", "back"),
        *("none", "back", "none"),
    ]


@paragraph("9")
def test_dice_and_donkeys_are_put_away_for_the_next_round() -> None:
    scene = Scene("scoring").dice(4).farm(0, dice=[1, 2], donkey=2, resting=[2]).begin()
    assert scene.view()["dice"] == [0] * 6
    assert (scene.of()["dice"], scene.of()["donkey"]) == ([], None)
    assert scene.of()["donkeys_resting"] == [2]


@paragraph("9")
def test_in_round_six_discs_tiles_and_craft_markers_stay_as_they_are() -> None:
    scene = Scene("scoring", round=6).tiles("olive", "vp")
    scene.farm(0, siesta=4, crafts={"deli": "front"}).begin()
    view = scene.view()
    assert view["siesta"] == [4, 0]
    assert view["tiles"] == ["olive", "vp"]
    assert scene.of()["crafts"][2]["marker"] == "front"
    assert scene.vp() == 3


@paragraph("9")
def test_there_is_no_decision_in_the_scoring_phase() -> None:
    scene = Scene("extra_deliveries").farm(0, olive=1).farm(1, olive=1).begin()
    scene.play("done", "done")
    assert (scene.view()["round"], scene.view()["step"]) == (3, "cards")


# --- 10 ---------------------------------------------------------------------------------------


@paragraph("10")
def test_the_game_ends_after_round_six() -> None:
    scene = finished({}, {})
    assert scene.position.is_over
    assert scene.position.actors() == []
    assert scene.legal(seat=0) == []
    assert not scored(5).position.is_over


@paragraph("10")
@pytest.mark.parametrize(
    ("things", "silver"),
    [
        ({"olive": 3}, 3),
        ({"grain": 3}, 3),
        ({"grape": 2}, 4),
        ({"pig": 1}, 3),
        ({"commodity": 1}, 4),
        ({"food": 3, "wine": 3, "meat": 3}, 0),
        ({"fields": {"olive": [1], "grain": [2], "grape": [1]}}, 0),
        ({"fields": {"olive": [1], "grain": [2], "grape": [0]}, "helpers": [35]}, 3),
        ({"barrows": [20], "delivered": {"barrow 1": ["olive"], "butcher": ["pig"]}}, 0),
        ({"commodity": 1, "closed": ["silver"], "helpers": [66]}, 4),
        ({"tiles": ["silver", "olive"]}, 0),
    ],
)
def test_what_can_be_sold_is_sold(things: dict[str, Any], silver: int) -> None:
    scene = finished(things)
    assert (scene.silver(), scene.vp()) == (silver, 0)


@paragraph("10")
def test_what_was_sold_is_gone_and_the_rest_stays() -> None:
    scene = finished({"olive": 2, "pig": 1, "commodity": 1, "food": 2, "fields": {"grain": [1]}})
    stock = scene.of()["stock"]
    assert (stock["olive"], stock["pig"], stock["commodity"], stock["food"]) == (0, 0, 0, 2)
    assert scene.fields("grain") == [1]
    scene = finished({"helpers": [35], "fields": {"grain": [1, 2], "grape": [0]}})
    assert (scene.fields("grain"), scene.fields("grape"), scene.silver()) == ([0, 0], [0], 3)


@paragraph("10")
@pytest.mark.parametrize(
    ("silver", "points", "left"), [(4, 0, 4), (5, 1, 0), (9, 1, 4), (25, 5, 0)]
)
def test_every_five_silver_become_a_point(silver: int, points: int, left: int) -> None:
    scene = finished({"silver": silver})
    assert (scene.vp(), scene.silver()) == (points, left)


@paragraph("10")
def test_goods_are_sold_before_the_silver_is_changed() -> None:
    scene = finished({"silver": 1, "commodity": 1})
    assert (scene.vp(), scene.silver()) == (1, 0)


@paragraph("10")
def test_the_last_scoring_phase_comes_before_the_end() -> None:
    scene = Scene("scoring", round=6).market({13: 0}).farm(0, siesta=2, vp=3, silver=5).begin()
    assert scene.position.scores() == [3 + 1 + 1 + 1, 0]


@paragraph("10")
def test_the_most_points_win() -> None:
    scene = finished({"vp": 9}, {"vp": 30}, {"vp": 12})
    assert scene.position.scores() == [9, 30, 12]
    assert scene.position.standing() == [3, 1, 2]


@paragraph("10")
def test_in_a_tie_the_most_silver_left_over_wins() -> None:
    scene = finished({"vp": 9, "silver": 7}, {"vp": 10, "silver": 3}, {"vp": 10, "silver": 1})
    assert scene.position.scores() == [10, 10, 10]
    assert scene.position.standing() == [2, 1, 3]


@paragraph("10")
def test_a_tie_in_silver_too_is_a_shared_victory() -> None:
    scene = finished({"vp": 10, "silver": 3}, {"vp": 4}, {"vp": 10, "silver": 3})
    assert scene.position.standing() == [1, 3, 1]
