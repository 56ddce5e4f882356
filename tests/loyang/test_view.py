"""What a view says besides what lies open: prices of the moment, the score, what is printed."""

import json

import pytest

from barrowgate.core.contract import View
from barrowgate.loyang import Loyang, loading, names, notation, printed
from tests.loyang.builders import Scene
from tests.loyang.games import Plan, course


def view(scene: Scene, seat: int = 0) -> View:
    return scene.position.view(seat)


# --- The table ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "phase"),
    [("crop", "set-up"), ("harvest", "harvest"), ("cards", "cards"), ("action", "action")],
)
def test_a_step_belongs_to_a_phase(step: str, phase: str) -> None:
    scene = Scene(step, round=3)
    scene.position.step = scene.step
    assert view(scene)["phase"] == phase
    assert view(scene)["rounds"] == 9


def test_scores_and_places_are_those_of_the_position() -> None:
    scene = Scene().farm(0, path=4, cash=2).farm(1, path=4, cash=3).begin()
    assert view(scene)["scores"] == scene.position.scores() == [4, 4]
    assert view(scene)["standing"] == scene.position.standing() == [2, 1]
    assert view(scene)["level"] is None


@pytest.mark.parametrize(
    ("space", "level"), [(16, None), (17, "good"), (18, "very_good"), (20, "master")]
)
def test_the_solitaire_game_has_a_level(space: int, level: str | None) -> None:
    assert view(Scene(seats=1).farm(path=space).begin())["level"] == level


def test_the_grid_has_the_prices_of_its_rows_and_of_common_fields() -> None:
    scene = Scene("cards", seats=1).grid("stall 1", None, None, "field 6").begin()
    prices = view(scene)["grid_prices"]
    assert prices[:4] == [{"row": 0, "field": 0}, None, None, {"row": 1, "field": 2}]


# --- Prices of the moment -------------------------------------------------------------------------


def test_a_farm_has_the_prices_of_the_moment() -> None:
    scene = Scene().farm(cash=9, path=6, cards=["stall 1", "stall 2", "tout", "official"]).begin()
    prices = scene.of()["prices"]
    assert prices["buy"]["wheat"] == 3
    assert prices["sell"]["leek"] == 2
    assert (prices["two_pack"], prices["step"], prices["enlarge"]) == (2, 1, 2)
    assert scene.play("use official").of()["prices"]["two_pack"] == 0
    scene.play("done", "step")
    assert scene.of()["prices"]["step"] == 8


def test_at_the_end_of_the_path_there_is_no_step_and_a_storehouse_is_enlarged_once() -> None:
    prices = Scene().farm(path=20, enlarged=True).begin().of()["prices"]
    assert (prices["step"], prices["enlarge"]) == (None, None)


def test_the_storehouse_tells_how_much_room_is_left() -> None:
    scene = Scene().farm(store={"leek": 1}, enlarged=True).farm(1).begin()
    assert [farm["store_left"] for farm in view(scene)["farms"]] == [3, 1]


def test_what_breaks_ties_is_told() -> None:
    scene = Scene().farm(store={"leek": 1}, home=("wheat", 5), fields=[(4, "bean", 3)]).begin()
    assert scene.of()["leftovers"] == scene.position.leftovers(0) == 4


def test_stalls_have_the_rates_of_their_owner() -> None:
    scene = Scene().farm(cards=["stall 7", "housemaid"]).farm(1, cards=["stall 8"]).begin()
    assert scene.card("stall 7")["rates"] == {"pumpkin": 1, "cabbage": 1, "leek": 2}
    scene.play("use housemaid")
    assert scene.card("stall 7")["rates"] == {"pumpkin": 1, "cabbage": 1, "leek": 1}
    assert scene.card("stall 8", 1)["rates"] == {"wheat": 1, "bean": 1, "leek": 2}


def test_the_dummy_has_rates_and_payments_as_they_are_printed() -> None:
    scene = Scene(seats=1).dummy("stall 7", "casual 2", "regular 2").begin()
    assert scene.card("stall 7", 1)["rates"]["leek"] == 2
    assert scene.card("casual 2", 1)["pays"] == 8
    assert scene.card("regular 2", 1)["pays"] == 4


def test_a_regular_has_the_payment_of_its_next_delivery() -> None:
    scene = Scene().farm(cards=["regular 2", "messenger"], cart={"wheat": 6}).begin()
    regular = scene.card("regular 2")
    assert (regular["wants"], regular["row"], regular["pays"]) == (["wheat", "wheat"], 1, 4)
    scene.play("use messenger", "serve regular 2")
    assert (scene.card("regular 2")["row"], scene.card("regular 2")["pays"]) == (1, 4)
    scene.play("serve regular 2")
    assert (scene.card("regular 2")["row"], scene.card("regular 2")["pays"]) == (2, 5)


def test_a_casual_customer_has_the_price_for_its_owner() -> None:
    scene = Scene().farm(cards=["casual 2", "regular 1", "regular 2"]).farm(1, cards=["casual 3"])
    scene.begin()
    assert scene.card("casual 2")["wants"] == ["wheat", "wheat", "bean"]
    assert scene.card("casual 2")["pays"] == 10
    printed_price = view(scene)["board"]["cards"]["casual 3"]["pays"]
    assert scene.card("casual 3", 1)["pays"] == printed_price - 2


# --- What questions need --------------------------------------------------------------------------


def test_who_must_take_is_told_while_cards_are_asked_for() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1"]).farm(1, hand=["stall 2", "stall 3"])
    scene.courtyard("stall 4").begin(0)
    assert [farm["must_take"] for farm in view(scene)["farms"]] == [True, False]


def test_a_vegetable_that_is_named_brings_or_costs_cash() -> None:
    scene = Scene().farm(cash=20, cards=["shopper"]).begin()
    assert scene.of()["named"] is None
    assert scene.play("use shopper").of()["named"]["leek"] == -4
    solo = Scene(seats=1).farm(cash=9, cards=["tenant"]).begin().play("use tenant")
    assert set(solo.of()["named"].values()) == {-1}


def test_the_crier_has_so_many_left_and_his_limit_of_cash() -> None:
    scene = Scene().farm(cards=["market_crier", "stall 8"], shop={"leek": 0, "bean": 0}).begin()
    assert scene.of()["crier"] is None
    assert scene.play("use market_crier sell").of()["crier"]["left"] == 3
    scene.play("hawk stall 8 bean")
    crier = scene.of()["crier"]
    assert (crier["left"], crier["cash"]) == (2, 2)
    most = loading.shipped().components.crier_cash
    assert crier["pays"]["leek"] == min(2, most - 2)


def test_the_trader_has_the_own_rates_at_stalls_within_reach() -> None:
    scene = Scene(round=8).farm(cash=9, cart={"wheat": 2}, cards=["trader 1", "stall 1"])
    scene.farm(1, cards=["stall 7"]).begin().play("use trader")
    assert scene.of()["trader"] == {
        "price": 1,
        "rates": {"stall 7": {"pumpkin": 1, "cabbage": 1, "leek": 2}},
    }


def test_what_everybody_saw_of_a_pile_is_told_in_words() -> None:
    scene = Scene().farm(cash=9, cards=["leaseholder", "field 3"], pile=[6, 3]).begin()
    scene.play("use leaseholder swap", "pick 1 field 2", "place 2")
    assert view(scene, 1)["farms"][0]["pile_seen"][-2:] == [
        {"what": "returned", "size": 4, "common": True, "card": "field 3"},
        {"what": "taken", "size": 3, "common": False, "card": None},
    ]


def test_a_pile_is_told_by_sizes_to_everybody_with_common_fields_put_under_it() -> None:
    scene = Scene().farm(cash=9, cards=["leaseholder", "field 3"], pile=[6, 3, 6]).begin()
    assert scene.of()["pile_holds"] == {"3": 1, "4": 0, "5": 0, "6": 2}
    scene.play("use leaseholder swap", "pick 1 field 2", "place 2")
    for seat in (-1, 0, 1):
        assert view(scene, seat)["farms"][0]["pile_holds"] == {"3": 0, "4": 1, "5": 0, "6": 2}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_a_pile_holds_follows_from_what_everybody_saw_of_it(seed: int) -> None:
    for position in course(Plan(2, seed, "collector", seed), 2000):
        for farm in position.view(-1)["farms"]:
            holds = dict.fromkeys((3, 4, 5, 6), 2)  # two sets
            for seen in farm["pile_seen"]:
                holds[seen["size"]] += 1 if seen["what"] == "returned" else -1
            assert {int(size): count for size, count in farm["pile_holds"].items()} == holds
            assert sum(holds.values()) == farm["pile"]


# --- What is printed ------------------------------------------------------------------------------


def test_what_is_printed_is_made_once_for_a_box() -> None:
    game = Loyang(2)
    first, second = game.start(1), game.start(2)
    assert first.view(0)["board"] is second.view(-1)["board"]
    other = Loyang(2, box=loading.from_changes('{"loan":{"cash":6}}'))
    assert other.start(1).view(0)["board"]["loan"]["cash"] == 6
    assert first.view(0)["board"]["loan"]["cash"] == 5


def test_the_board_tells_path_shop_fields_and_every_card() -> None:
    board = printed.board(loading.shipped().components)
    assert board["path"] == {
        "start": 1,
        "end": 20,
        "first_step": 1,
        "steps": [*range(1, 21)],
        "levels": {"good": 17, "very_good": 18, "master": 19},
    }
    assert list(board["shop"]) == list(notation.VEGETABLES)
    assert board["storehouse"] == {"places": 1, "enlarged": 4, "price": 2}
    assert board["field"]["takes"]["6"] == ["wheat", "pumpkin", "turnip"]
    assert len(board["cards"]) == names.CARDS
    assert board["cards"]["regular 9"]["pays"] == [5, 6, 7, 8]
    assert board["cards"]["trader 2"] == {"kind": "helper", "helper": "trader"}
    assert board["helpers"]["foreman"]["phases"] == ["harvest", "cards", "action"]
    assert [key for key, facts in board["helpers"].items() if facts["pays_for_field"]] == [
        *("accountant", "market_crier")
    ]
    assert board["helper_values"]["trader_payment"][-2:] == [1, 2]


@pytest.mark.parametrize("seats", [1, 4])
def test_every_view_is_plain_data(seats: int) -> None:
    for position in course(Plan(seats, 0, "eager", 5), 60):
        told = position.view(0)
        assert json.loads(json.dumps(told)) == told
