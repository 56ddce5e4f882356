"""Rulings on rounds and phases: A15, A20, A22 to A26, A33, A35, A38, A41 to A45."""

from collections import Counter
from itertools import groupby, product
from typing import Any

import pytest

from barrowgate.bots import RandomBot
from barrowgate.core import checks
from barrowgate.core.batch import Batch
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Position as AnyPosition
from barrowgate.core.contract import Seen
from barrowgate.lab.simulate import Plan, simulate
from barrowgate.loyang import Loyang, names
from tests.loyang import invariants
from tests.loyang.all_cards import all_but
from tests.loyang.builders import CARDS, Scene


def facts(scene: Scene) -> list[dict[str, Any]]:
    """What every seat and an onlooker see."""
    return [scene.position.view(seat) for seat in range(-1, scene.position.players)]


def of_kind(scene: Scene, kind: int) -> list[list[int]]:
    """The events of one kind that the newest action brought."""
    return [event for event in scene.events if event[0] == kind]


# --- A15: a regular uncovered later ---------------------------------------------------------------


def trader_empties(first: int) -> Scene:
    """Seat 0 has a stall over a regular; seat 1 takes the stall's last vegetable."""
    scene = Scene(first=first, second=1 - first)
    scene.farm(0, packs=[("stall 1", "regular 2")]).stall("stall 1", "cabbage")
    return scene.farm(1, cards=["trader 1"], cart={"wheat": 1}).begin()


def test_a15_uncovered_in_anothers_turn_it_is_due_if_its_owner_has_still_to_act() -> None:
    scene = trader_empties(first=1)
    scene.play("use trader", "trade stall 1 cabbage", "give wheat")
    assert scene.card("regular 2", 0)["duty"] == "due"
    scene.play("done", "done", seat=1).play("done", seat=0)
    assert scene.card("regular 2", 0)["red"], "it was not served"


def test_a15_uncovered_in_anothers_turn_it_is_not_due_if_its_owner_has_acted() -> None:
    scene = trader_empties(first=0)
    scene.play("done", "done", seat=0)
    scene.play("use trader", "trade stall 1 cabbage", "give wheat", seat=1)
    assert scene.card("regular 2", 0)["duty"] == "not_due"
    scene.play("done", "done", seat=1)
    assert scene.position.view(0)["round"] == 4
    assert not scene.card("regular 2", 0)["red"]
    assert scene.card("regular 2", 0)["duty"] == "due", "in the next round it is"


def test_a15_one_that_appears_while_penalties_are_paid_is_not_due() -> None:
    scene = Scene().farm(cards=["regular 2"], packs=[("housemaid", "regular 5")])
    scene.regular("regular 2", red=True).begin().play("done")
    assert scene.question == "funds"
    scene.play("throw housemaid")
    assert scene.card("regular 5")["duty"] == "not_due"
    scene.play("loan", "done")
    assert not scene.card("regular 5")["red"]


def test_a15_one_uncovered_in_the_harvest_phase_is_due() -> None:
    scene = Scene("harvest", seats=1).farm(packs=[("field 1", "regular 2")])
    scene.sown(0, "field 1", "wheat", 1).begin()
    assert scene.card("regular 2")["duty"] == "due"
    scene.play("done", "done")
    assert scene.card("regular 2")["red"]


def test_a15_one_uncovered_in_the_card_phase_is_due() -> None:
    scene = Scene("cards", seats=1).farm(packs=[("housemaid", "regular 2")]).begin()
    scene.play("throw housemaid")
    assert scene.card("regular 2")["duty"] == "due"
    scene.play("done", "done")
    assert scene.card("regular 2")["red"]


# --- A20: four players, two at a time -------------------------------------------------------------


def four() -> Scene:
    """Seats 1 and 2 have the tokens, their partners are 3 and 0; everybody has something to do."""
    scene = Scene(seats=4, first=2, second=1, round=8)
    cart = {"wheat": 2, "turnip": 2, "cabbage": 1, "bean": 1}
    cards_2 = ["stall 1", "regular 5", "casual 3", "housemaid", "tout", "trader 1", "tenant"]
    cards_1 = ["stall 2", "regular 9", "casual 5", "messenger", "merchant", "trader 2"]
    own = [(5, None, 0), (4, "bean", 3)]
    scene.farm(2, cash=9, cart=cart, fields=own, pile=[3, 4], cards=cards_2)
    scene.farm(1, cash=9, cart=cart, fields=own, pile=[5, 6], cards=[*cards_1, "leaseholder"])
    scene.farm(0, fields=[(5, "cabbage", 5)], cards=["stall 3", "casual 6", "foreman"])
    scene.farm(3, fields=[(5, "cabbage", 5)], cards=["stall 4", "casual 7"])
    return scene.partners({2: 3, 1: 0}).begin()


OF_THE_FIRST: list[list[str]] = [
    ["buy wheat"],
    ["sow wheat field 2"],
    ["trade stall 1 pumpkin", "give turnip"],
    ["serve regular 5"],
    ["miss regular 5"],
    ["serve casual 3"],
    ["use housemaid"],
    ["throw tout"],
    ["use trader", "trade stall 4 leek", "give cabbage"],
    ["use tout swap", "choose casual 3", "choose casual 7"],
    ["use tenant", "pick 4 field 2"],
    ["sell bean"],
    ["loan"],
    ["done", "store wheat", "done", "step", "done"],
]
OF_THE_SECOND: list[list[str]] = [
    ["buy pumpkin"],
    ["sow cabbage field 2"],
    ["trade stall 2 bean", "give turnip"],
    ["serve regular 9"],
    ["miss regular 9"],
    ["use messenger", "pass"],
    ["throw merchant", "accept"],
    ["use trader", "trade stall 3 leek", "give cabbage", "pass"],
    ["loan"],
    ["done", "store wheat", "done", "step", "done"],
]


def acted(scene: Scene, *turns: tuple[int, list[str]]) -> Scene:
    """Each seat plays one whole action; the Foreman of seat 0 answers where it is asked."""
    for seat, actions in turns:
        for action in actions:
            asked = scene.position.actors()
            scene.play(action, seat=asked[0] if seat not in asked else seat)
    return scene


def without_undo(scene: Scene) -> bytes:
    """The bytes, less who may take what back."""
    position = scene.position.copy()
    position.run_start = 0
    position.last_actor = 0
    return position.to_bytes()


def test_a20_the_first_and_the_second_player_are_both_actors() -> None:
    scene = four()
    assert scene.position.actors() == [2, 1]
    assert scene.why("buy wheat", seat=0) == "not-your-turn"
    assert scene.why("buy wheat", seat=3) == "not-your-turn"
    scene.play("buy wheat", seat=2).play("buy wheat", seat=1).play("buy wheat", seat=2)
    assert (scene.cash(1), scene.cash(2)) == (6, 3)


def test_a20_the_parts_of_an_action_are_finished_first() -> None:
    scene = four().play("trade stall 1 pumpkin", seat=2)
    assert scene.position.actors() == [2]
    assert scene.why("buy wheat", seat=1) == "not-your-turn"
    assert scene.play("give turnip", seat=2).position.actors() == [2, 1]


def test_a20_a_question_to_another_seat_is_answered_before_anybody_goes_on() -> None:
    scene = four().play("throw merchant", seat=1)
    assert scene.position.actors() == [0]
    assert scene.position.view(0)["questions"] == ["foreman", None, None, None]
    assert scene.play("pass", seat=0).position.actors() == [2, 1]


def test_a20_the_end_of_a_turn_is_one_action() -> None:
    scene = four().play("done", seat=1)
    assert scene.position.actors() == [1]
    scene.play("store wheat", "done", "done", seat=1)
    assert scene.position.actors() == [2]


@pytest.mark.parametrize("order", [(2, 1), (1, 2)])
def test_a20_the_partners_start_when_both_have_ended(order: tuple[int, int]) -> None:
    scene = four()
    for seat in order:
        assert not {0, 3} & set(scene.position.actors())
        scene.play("done", "store wheat", "done", "done", seat=seat)
    assert scene.position.actors() == [3, 0], "the first's partner comes first"


def pairs_of_a_simulation(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[int], list[int]]]:
    """Of every two that act at the same time: the order that is due, and who was asked when."""
    pairs: dict[tuple[int, int, str], tuple[list[int], list[int]]] = {}
    choose = RandomBot.choose
    games = 0

    def listen(self: RandomBot, seen: Seen) -> int:
        nonlocal games
        view, seat = seen.view(), seen.seat
        games += view["actions"] == 0
        if view["questions"][seat] == "action":
            due = [view["first"], view["second"]]
            if view["step"] == "partners":
                due = [view["partners"][one] for one in due]
            pairs.setdefault((games, view["round"], view["step"]), (due, []))[1].append(seat)
        return choose(self, seen)

    monkeypatch.setattr(RandomBot, "choose", listen)
    simulate(Plan("loyang", ("random",) * 4, games=3, seed=20))
    return list(pairs.values())


def test_a20_programs_ask_first_before_second_then_the_firsts_partner_before_the_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pairs = pairs_of_a_simulation(monkeypatch)
    assert len(pairs) == 3 * 9 * 2
    for due, asked in pairs:
        assert [seat for seat, _ in groupby(asked)] == due
    assert {due[0] < due[1] for due, _ in pairs} == {True, False}, "seats alone are no order"


def test_a20_a_batch_and_a_view_have_the_same_order() -> None:
    batch = Batch(Loyang(4), 1, 3)
    chance = Chance()
    chance.seed(1)
    orders: set[bool] = set()
    while batch.over[0] == 0 and len(orders) < 2:
        position = batch.position(0)
        actors = position.actors()
        assert batch.seats[0] == actors[0]
        assert position.view(-1)["actors"] == actors
        if len(actors) == 2:
            orders.add(actors == sorted(actors))
        batch.step(batch.choose(chance))
    assert orders == {True, False}


@pytest.mark.parametrize("mine", OF_THE_FIRST, ids=lambda actions: actions[0])
def test_a20_actions_that_draw_nothing_commute(mine: list[str]) -> None:
    for theirs in OF_THE_SECOND:
        one = acted(four(), (2, mine), (1, theirs))
        other = acted(four(), (1, theirs), (2, mine))
        assert facts(one) == facts(other), theirs
        assert without_undo(one) == without_undo(other), theirs


def test_a20_three_actions_each_commute_in_every_order() -> None:
    mine = [["buy wheat"], ["serve regular 5"], ["use housemaid"]]
    theirs = [["buy pumpkin"], ["serve regular 9"], ["throw merchant", "accept"]]
    ends = set()
    for turns in product((1, 2), repeat=6):
        if sum(turns) == 9:
            queues = {2: list(mine), 1: list(theirs)}
            scene = acted(four(), *((seat, queues[seat].pop(0)) for seat in turns))
            ends.add(without_undo(scene))
    assert len(ends) == 1


def packs(order: tuple[int, int]) -> list[list[str]]:
    """The cards of two two-packs, in the order in which they were turned over."""
    scene, found = four(), []
    for seat in order:
        scene.play("two_pack", seat=seat)
        found.append(scene.position.view(0)["drawn"])
        scene.play("keep none", seat=seat)
    return found


def test_a20_draws_come_in_the_order_of_the_record() -> None:
    assert packs((2, 1)) == packs((1, 2)), "whoever draws first gets the first cards"


def test_a20_the_discard_is_a_set_when_it_is_shuffled() -> None:
    drawn = []
    for order in ((2, "tout", 1, "messenger"), (1, "messenger", 2, "tout")):
        scene = Scene(seats=4, first=2, second=1)
        scene.farm(2, cards=["tout"]).farm(1, cards=["messenger"])
        scene.farm(0, cards=all_but("tout", "messenger", "stall 1", "casual 2"))
        scene.discards("stall 1", "casual 2").begin()
        for seat, helper in (order[:2], order[2:]):
            scene.play(f"throw {helper}", seat=int(seat))
            if scene.actor == 0:
                scene.play("pass")
        scene.play("two_pack", seat=1)
        drawn.append(scene.position.view(0)["drawn"])
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 2


# --- A22: the end of a turn -----------------------------------------------------------------------


def end_of_turn() -> Scene:
    """Red and not served, no cash, more in the cart than fits."""
    cart = {"wheat": 1, "bean": 1, "leek": 1}
    cards = ["regular 5", "housemaid", "stall 2"]
    scene = Scene().farm(cart=cart, cards=cards, fields=[(5, None, 0)])
    return scene.regular("regular 5", red=True).begin()


def test_a22_misses_come_first_then_the_store_then_the_path() -> None:
    scene = end_of_turn().play("done")
    assert scene.question == "funds"
    scene.play("loan")
    assert (scene.question, scene.cash()) == ("store", 5 - 2)
    scene.play("store bean", "done")
    assert scene.question == "path"
    scene.play("step", "done")
    assert scene.actor == 1


def test_a22_only_selling_and_loans_are_possible_in_between() -> None:
    scene = end_of_turn().play("done", "loan")
    assert scene.legal() == [
        *("store wheat", "store bean", "store leek", "enlarge"),
        *("sell bean", "sell leek", "loan"),
    ]
    scene.play("sell leek", "store bean", "done")
    assert scene.legal() == ["done", "step", "loan"]


def test_a22_as_many_as_fit_are_kept_and_the_rest_is_returned() -> None:
    scene = end_of_turn().play("done", "loan")
    assert scene.why("done") == "must-choose"
    scene.play("store bean")
    assert scene.why("store leek") == "store-full"
    scene.play("done")
    assert [scene.store(v) for v in ("wheat", "bean", "leek")] == [0, 1, 0]
    assert [scene.cart(v) for v in ("wheat", "bean", "leek")] == [0, 0, 0]


def test_a22_the_rest_may_be_sold() -> None:
    scene = end_of_turn().play("done", "loan", "store wheat", "sell bean", "sell leek")
    assert scene.question == "path"
    assert (scene.store("wheat"), scene.cash()) == (1, 3 + 2 + 2)


def test_a22_the_storehouse_is_enlarged_here_once() -> None:
    scene = end_of_turn()
    assert scene.why("enlarge") == "not-asked"
    scene.play("done", "loan", "enlarge")
    assert scene.question == "path"
    assert scene.cash() == 3 - 2
    assert [scene.store(v) for v in ("wheat", "bean", "leek")] == [1, 1, 1]
    again = Scene().farm(cash=9, cart={"wheat": 5}, enlarged=True).begin().play("done")
    assert again.why("enlarge") == "store-enlarged"


# --- A23: path and end ----------------------------------------------------------------------------


def last_round(**farms: Any) -> Scene:
    """Round 9, everybody's turn ended; farms are given as ``one=`` and ``other=``."""
    scene = Scene(round=9).farm(0, **farms.get("one", {})).farm(1, **farms.get("other", {}))
    scene.begin()
    while not scene.position.is_over:
        scene.play("done")
    return scene


def test_a23_steps_are_made_one_by_one_at_the_end_of_the_own_turn_only() -> None:
    scene = Scene().farm(cash=99, path=5).farm(1, cash=99).begin()
    assert scene.why("step") == "not-asked"
    scene.play("done", "step", "step", "done")
    assert (scene.path(), scene.cash()) == (7, 99 - 1 - 7)
    assert scene.why("step", seat=0) == "not-your-turn"


def test_a23_the_cheap_first_step_is_not_saved_up() -> None:
    scene = Scene(seats=1).farm(cash=20, path=5).begin()
    scene.play("done", "done", "done", "done", "step", "step")
    assert (scene.path(), scene.cash()) == (7, 20 - 1 - 7)


def test_a23_cash_received_later_buys_nothing() -> None:
    scene = Scene(round=9).farm(0, cards=["stall 1"], path=5)
    scene.farm(1, cash=2, cart={"wheat": 1}, cards=["trader 1"]).begin()
    scene.play("done", "done", seat=0)
    scene.play("use trader", "trade stall 1 cabbage", "give wheat", seat=1)
    assert scene.cash(0) == 2
    assert scene.why("step", seat=0) == "not-your-turn"
    scene.play("done", "done", seat=1)
    assert scene.position.is_over
    assert scene.position.scores() == [5, 1]


def test_a23_there_is_no_step_past_20() -> None:
    scene = Scene().farm(cash=99, path=19).farm(1, cash=99, path=20).begin()
    scene.play("done", "step")
    assert (scene.path(), scene.actor) == (20, 1)
    scene.play("done")
    assert scene.position.view(0)["round"] == 4, "whoever is at the end is not asked"
    assert (scene.path(1), scene.cash(1)) == (20, 99)


def test_a23_each_loan_goes_back_one_space_but_not_below_1() -> None:
    scene = last_round(one={"path": 10, "loans": 3}, other={"path": 4, "loans": 9})
    assert scene.position.scores() == [7, 1]


@pytest.mark.parametrize(
    ("one", "other", "standing"),
    [
        ({"path": 9}, {"path": 8, "cash": 50}, [1, 2]),
        ({"path": 9, "cash": 3}, {"path": 9, "cash": 4}, [2, 1]),
        ({"path": 10, "loans": 1}, {"path": 9}, [1, 1]),
        ({"fields": [(4, "bean", 3)]}, {"cart": {"wheat": 1}}, [1, 2]),
        ({"cart": {"wheat": 1}}, {}, [1, 2]),
        ({"home": ("wheat", 5)}, {}, [1, 1]),
        ({"shop": {"bean": 2}, "cards": ["stall 1"]}, {}, [1, 1]),
        ({"cash": 4}, {"fields": [(4, "bean", 3)]}, [1, 2]),
    ],
)
def test_a23_ranking_is_by_space_then_cash_then_vegetables_left(
    one: dict[str, Any], other: dict[str, Any], standing: list[int]
) -> None:
    assert last_round(one=one, other=other).position.standing() == standing


def test_a23_common_fields_count_for_the_ranking_and_customers_do_not() -> None:
    scene = Scene(round=9).farm(0, cards=["field 1"]).sown(0, "field 1", "wheat", 1)
    scene.farm(1, cards=["regular 2"]).regular("regular 2", rows=3).begin()
    scene.play("done", "done", "done", "done")
    assert scene.position.standing() == [1, 2]


# --- A24: who must do what in the distribution ----------------------------------------------------


def hands(*cards: list[str], seats: int = 3) -> Scene:
    """The card phase with these hands, the first seat to move."""
    scene = Scene("cards", seats=seats)
    for seat, hand in enumerate(cards):
        scene.farm(seat, hand=hand)
    return scene


def test_a24_the_first_player_opens_with_a_hand_card() -> None:
    scene = hands(["stall 1", "stall 2"], ["stall 3", "stall 4"], ["stall 5", "stall 6"]).begin()
    assert scene.legal() == ["put stall 1", "put stall 2", "loan"]


def test_a24_turns_go_clockwise_over_those_who_are_still_in() -> None:
    stalls = [f"stall {number}" for number in range(1, 13)]
    scene = hands(stalls[:4], stalls[4:8], stalls[8:]).begin()
    turns = []
    for action in (
        *("put stall 1", "take stall 1", "put stall 9"),
        *("put stall 2", "put stall 10", "put stall 3", "put stall 11"),
    ):
        turns.append(scene.actor)
        scene.play(action)
        if action == "take stall 1":
            scene.play("play stall 5")
    assert turns == [0, 1, 2, 0, 2, 0, 2], "whoever has taken is passed over, nobody twice in a row"


def test_a24_with_two_players_the_first_may_turn_a_card_over_and_take_instead() -> None:
    scene = hands(["stall 1", "stall 2"], ["stall 3", "stall 4"], seats=2).begin()
    assert scene.can("flip")
    assert scene.offers("take") == []
    scene.play("flip")
    (turned,) = scene.position.view(0)["courtyard"]
    scene.play(f"take {turned}", "play stall 1")
    assert sorted(scene.area()) == sorted({turned, "stall 1"})
    assert scene.position.view(0)["courtyard"] == ["stall 2"]


def test_a24_who_has_one_card_left_must_take() -> None:
    scene = hands(["stall 1"], ["stall 3", "stall 4"], ["stall 5", "stall 6"])
    scene.courtyard("casual 1", "casual 2").begin()
    assert scene.legal() == ["take casual 1", "take casual 2", "loan"]
    assert scene.why("put stall 1") == "must-take"
    assert scene.why("play stall 1") == "must-take"


def test_a24_the_last_player_still_in_must_take() -> None:
    scene = hands(["stall 1", "stall 2", "stall 3"]).courtyard("casual 1").begin(0)
    assert scene.legal() == ["take casual 1", "loan"]
    assert scene.why("put stall 1") == "must-take"


def test_a24_who_may_put_puts_when_the_courtyard_is_empty() -> None:
    scene = hands(["stall 1", "stall 2"], ["stall 3"], ["stall 5", "stall 6"]).begin(2)
    assert scene.legal() == ["put stall 5", "put stall 6", "loan"]
    assert scene.why("play stall 5") == "not-asked"


def test_a24_who_must_take_from_an_empty_courtyard_plays_the_hand_card_alone() -> None:
    scene = hands(["stall 1"], ["stall 3", "stall 4"], ["stall 5", "stall 6"]).begin()
    assert scene.legal() == ["play stall 1", "loan"]
    scene.play("play stall 1")
    assert scene.area() == ["stall 1"]
    assert scene.of()["taken"]


def test_a24_with_two_players_who_plays_alone_may_turn_a_card_over_first() -> None:
    scene = hands(["stall 1"], ["stall 3", "stall 4"], seats=2).begin()
    assert scene.legal() == ["play stall 1", "flip", "loan"]
    scene.play("flip")
    (turned,) = scene.position.view(0)["courtyard"]
    assert scene.legal() == [f"take {turned}", "loan"]


# --- A25: turning a card over with two players ----------------------------------------------------


def test_a25_one_card_in_each_own_turn_and_only_if_wanted() -> None:
    scene = hands(["stall 1", "stall 2"], ["stall 3", "stall 4"], seats=2).begin()
    assert scene.can("put stall 1")
    scene.play("flip")
    assert scene.why("flip") == "already-flipped"
    scene.play("put stall 1")
    assert scene.actor == 1
    scene.play("flip")
    assert len(scene.position.view(0)["courtyard"]) == 3
    scene.play("put stall 3")
    assert scene.can("flip"), "a new turn"


def test_a25_nothing_is_shuffled_for_it() -> None:
    scene = hands(["stall 1", "stall 2"], ["stall 3", "stall 4"], seats=2).deck().begin()
    assert scene.position.view(0)["deck"] == 0
    assert len(scene.position.view(0)["discards"]) == 66
    assert scene.why("flip") == "pile-empty"
    assert not scene.can("flip")


@pytest.mark.parametrize("seats", [3, 4])
def test_a25_it_is_for_two_players(seats: int) -> None:
    scene = hands(["stall 1", "stall 2"], ["stall 3", "stall 4"], seats=seats).begin()
    assert scene.why("flip") == "not-for-two"


# --- A26: the same crop at the start --------------------------------------------------------------


def test_a26_at_most_two_players_start_with_the_same_crop() -> None:
    scene = Scene("crop", seats=4, round=0)
    for seat in range(4):
        scene.farm(seat, cash=10)
    scene.begin().play("plant turnip", "plant turnip")
    assert scene.why("plant turnip") == "crop-taken"
    assert scene.offers("plant") == ["plant wheat", "plant pumpkin"]
    scene.play("plant wheat")
    assert scene.offers("plant") == ["plant wheat", "plant pumpkin"]


def test_a26_two_players_may_choose_the_same_crop() -> None:
    scene = Scene("crop", round=0).farm(0, cash=10).farm(1, cash=10).begin()
    scene.play("plant wheat", "plant wheat")
    assert [scene.of(seat)["fields"][0]["crop"] for seat in (0, 1)] == ["wheat", "wheat"]


# --- A33: fewer than four cards each --------------------------------------------------------------


def short_deal(seats: int, *cards: str, first: int = 0, second: int = 1) -> Scene:
    """The deal with only these cards to be dealt; all others lie in the area of seat 1."""
    scene = Scene("deal", seats=seats, first=first, second=second)
    left = cards[:1]
    scene.farm(1, cash=99, cards=all_but(*cards)).discards(*left)
    return scene.begin()


def test_a33_everybody_gets_the_same_number_and_the_rest_stays_in_the_draw_pile() -> None:
    scene = short_deal(2, "stall 1", "stall 2", "stall 3", "stall 4", "stall 5")
    assert [scene.of(seat)["hand_size"] for seat in (0, 1)] == [2, 2]
    assert scene.position.view(0)["deck"] == 1
    assert scene.position.view(0)["discards"] == []


def test_a33_with_one_card_each_everybody_plays_it_in_turn_order_without_a_courtyard() -> None:
    scene = short_deal(3, "stall 1", "stall 2", "stall 3", "stall 4", first=2, second=0)
    assert scene.position.view(0)["deck"] == 1
    for seat in (2, 0, 1):
        assert scene.actor == seat
        (card,) = scene.of(seat)["hand"]
        assert f"play {card}" in scene.legal()
        assert scene.offers("put") + scene.offers("take") + scene.offers("flip") == []
        scene.play(f"play {card}")
        assert card in scene.area(seat)
    assert scene.position.view(0)["first"] == 1


def test_a33_with_one_card_each_two_players_may_take_a_card_turned_over_with_it() -> None:
    scene = short_deal(2, "stall 1", "stall 2", "stall 3")
    (card,) = scene.of(0)["hand"]
    scene.play("flip")
    (turned,) = scene.position.view(0)["courtyard"]
    scene.play(f"take {turned}", f"play {card}")
    assert sorted(scene.area(0)) == sorted([card, turned])


def test_a33_with_none_nobody_takes_and_the_turn_tokens_stay() -> None:
    scene = short_deal(3, "stall 1", "stall 2", first=2, second=0)
    view = scene.position.view(0)
    assert view["step"] == "action"
    assert (view["first"], view["second"]) == (2, 0)
    assert [view["farms"][seat]["hand_size"] for seat in range(3)] == [0, 0, 0]
    assert view["deck"] == 2
    assert scene.actor == 2


# --- A35: the order of harvesting -----------------------------------------------------------------


def harvest(hand: int, foreman: int | None = None, first: int = 0) -> Scene:
    """Three farms with a field of five; one has the Harvest Hand, another the Foreman."""
    scene = Scene("fields", seats=3, first=first, second=(first + 1) % 3)
    for seat in range(3):
        cards = ["harvest_hand"] * (seat == hand) + ["foreman"] * (seat == foreman)
        scene.farm(seat, fields=[(5, "cabbage", 5)], pile=[6], cards=cards)
    return scene.begin()


def harvested(scene: Scene) -> list[int]:
    return [scene.cart("cabbage", seat) for seat in range(3)]


def test_a35_the_harvest_goes_from_the_big_token_clockwise_without_a_question_to_the_others() -> (
    None
):
    scene = harvest(hand=0, first=2)
    assert scene.position.actors() == [0]
    assert harvested(scene) == [0, 0, 1]
    scene.play("use harvest_hand", "harvest", "extra 1")
    assert harvested(scene) == [2, 1, 1]


def test_a35_without_a_harvest_hand_everybody_harvests_at_once() -> None:
    scene = harvest(hand=-1)
    assert harvested(scene) == [1, 1, 1]
    assert scene.position.view(0)["step"] == "cards"


def test_a35_the_new_field_comes_first_for_everybody() -> None:
    scene = harvest(hand=0)
    assert harvested(scene) == [0, 0, 0]
    assert [scene.fields(seat)[-1] for seat in range(3)] == [(6, None, 0)] * 3


def test_a35_a_harvest_hand_taken_with_the_foreman_serves_a_harvest_still_to_come() -> None:
    scene = harvest(hand=0, foreman=1)
    scene.play("use harvest_hand")
    assert (scene.actor, scene.question) == (1, "foreman")
    scene.play("accept").play("harvest", "extra 1", seat=0)
    assert (scene.actor, scene.question) == (1, "harvest")
    scene.play("use harvest_hand", "harvest", "extra 1")
    assert harvested(scene) == [2, 2, 1]


def test_a35_otherwise_it_is_kept() -> None:
    scene = harvest(hand=1, foreman=0)
    assert harvested(scene) == [1, 0, 0]
    scene.play("use harvest_hand", "accept", "harvest", "extra 1")
    assert harvested(scene) == [1, 2, 1]
    assert scene.area(0) == ["harvest_hand"]


# --- A38: set-up ----------------------------------------------------------------------------------


def test_a38_the_first_player_is_drawn_by_the_seed() -> None:
    found = {Loyang(4).start(seed).view(0)["first"] for seed in range(40)}
    assert found == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a38_a_table_may_name_the_first_player(seat: int) -> None:
    for seed in range(8):
        position = Loyang(3, {"first_player": str(seat)}).start(seed)
        assert position.view(0)["first"] == seat - 1
        assert position.actors() == [seat - 1]


def test_a38_nobody_has_the_small_token_before_the_first_card_phase() -> None:
    game = Loyang(3)
    position = game.start(5)
    for crop in ("wheat", "pumpkin", "turnip"):
        assert position.view(0)["second"] == -1
        position.play(position.actors()[0], game.read(f"plant {crop}"))
    view = position.view(0)
    assert (view["step"], view["second"]) == ("cards", -1)


def test_a38_the_crop_is_bought_from_the_own_shop_and_fills_all_nine_spaces() -> None:
    scene = Scene("crop", round=0).farm(0, cash=10).farm(1, cash=10).begin()
    scene.play("plant pumpkin")
    assert (scene.cash(0), scene.shop("pumpkin", 0)) == (10 - 4, 1)
    assert (scene.cash(1), scene.shop("pumpkin", 1)) == (10, 2)
    assert scene.fields(0) == [(9, "pumpkin", 9)]


def test_a38_cash_vegetables_markers_and_loans_never_run_out() -> None:
    regulars = [f"regular {number}" for number in range(1, 15)]
    scene = Scene().farm(cash=20_000, cart={"wheat": 900}, fields=[(6, None, 0)], loans=19)
    scene.farm(1, cash=20_000, cart={"wheat": 900}, cards=regulars, loans=300).begin()
    scene.play("sow wheat field 2", "loan")
    assert scene.fields()[1] == (6, "wheat", 6)
    assert (scene.cash(), scene.of()["loans"]) == (20_005, 20)
    assert [card["red"] for card in scene.position.view(0)["areas"][1]] == [False] * 14
    scene.play("done", "store wheat", "done", "done", seat=0).play("done", seat=1)
    assert [card["red"] for card in scene.position.view(0)["areas"][1]] == [True] * 14


# --- A41: every game ends -------------------------------------------------------------------------


def worth(scene: Scene) -> int:
    """Cash and what the shop would pay for the cart."""
    selling = {"wheat": 1, "pumpkin": 1, "turnip": 1, "cabbage": 1, "bean": 2, "leek": 2}
    return scene.cash() + sum(scene.cart(v) * price for v, price in selling.items())


@pytest.mark.parametrize("vegetable", ["wheat", "pumpkin", "turnip", "cabbage", "bean", "leek"])
def test_a41_a_purchase_from_the_shop_loses_at_least_2(vegetable: str) -> None:
    scene = Scene().farm(cash=50).begin()
    before = worth(scene)
    scene.play(f"buy {vegetable}")
    assert worth(scene) <= before - 2
    scene.play(f"sell {vegetable}")
    assert scene.cash() <= before - 2
    assert scene.shop(vegetable) == Scene().farm().shop(vegetable), "and so it could go on"


def test_a41_no_seat_takes_more_than_20_loans_of_free_will() -> None:
    scene = Scene().farm().begin().play(*["loan"] * 20)
    assert scene.why("loan") == "loan-limit"
    assert not scene.can("loan")
    assert scene.of()["loans"] == 20


def first_of(game: Loyang, position: AnyPosition, seat: int, verbs: tuple[str, ...]) -> int | None:
    legal = {game.write(action): action for action in position.legal(seat)}
    for verb in verbs:
        for word, action in legal.items():
            if word.startswith(verb):
                return action
    return None


@pytest.mark.parametrize("verbs", [("loan",), ("buy", "sell"), ("sell", "loan", "buy")], ids=str)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a41_bots_that_always_borrow_or_buy_and_sell_finish_their_games(
    seats: int, verbs: tuple[str, ...]
) -> None:
    game = Loyang(seats)
    position = game.start(seats)
    chance = Chance()
    chance.seed(7)
    while not position.is_over:
        seat = position.actors()[0]
        action = first_of(game, position, seat, verbs)
        if action is None:
            action = checks.uniform(position, seat, chance)
        position.play(seat, action)
        assert position.n_actions <= game.longest_game
    invariants.check(position)
    if "loan" in verbs:
        assert all(farm["loans"] >= 20 for farm in position.view(-1)["farms"])


# --- A42: what to store ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cart", "enlarged"),
    [({}, False), ({"bean": 1}, False), ({"wheat": 2, "bean": 1, "leek": 1}, True)],
)
def test_a42_nobody_is_asked_when_everything_fits(cart: dict[str, int], enlarged: bool) -> None:
    scene = Scene().farm(cart=cart, enlarged=enlarged).begin().play("done")
    assert scene.question == "path"
    assert all(scene.store(vegetable) == number for vegetable, number in cart.items())


@pytest.mark.parametrize(("cart", "enlarged"), [({"bean": 2}, False), ({"wheat": 5}, True)])
def test_a42_who_has_more_than_fits_is_asked(cart: dict[str, int], enlarged: bool) -> None:
    scene = Scene().farm(cart=cart, enlarged=enlarged).begin().play("done")
    assert scene.question == "store"


# --- A43: several misses --------------------------------------------------------------------------


def test_a43_misses_are_settled_in_the_order_of_the_card_numbers() -> None:
    scene = Scene().farm(cash=4, cards=["regular 9", "regular 2", "regular 5"])
    scene.regular("regular 9", red=True).regular("regular 2", red=True).begin().play("done")
    missed = [event[3] for event in of_kind(scene, names.EVENT_MISSED)]
    assert missed == [CARDS["regular 2"], CARDS["regular 5"], CARDS["regular 9"]]


@pytest.mark.parametrize("laid", [["regular 9", "regular 2"], ["regular 2", "regular 9"]])
def test_a43_the_order_changes_nothing(laid: list[str]) -> None:
    scene = Scene().farm(cash=3, cards=laid).regular("regular 9", red=True).begin()
    scene.play("done")
    assert scene.cash() == 1
    assert [scene.card(card)["red"] for card in sorted(laid)] == [True, True]


# --- A44: the order of the deck -------------------------------------------------------------------


def test_a44_each_card_left_is_equally_likely_at_the_moment_it_is_drawn() -> None:
    deck = ["stall 1", "regular 2", "casual 3", "foreman"]
    scene = Scene().farm(1, cards=all_but(*deck)).begin()
    turned: Counter[str] = Counter()
    for seed in range(400):
        position = scene.position.copy()
        position.chance.seed(seed)
        position.play(0, scene.game.read("two_pack"))
        turned.update(position.view(0)["drawn"])
    assert set(turned) == set(deck)
    assert all(160 <= times <= 240 for times in turned.values()), turned


def test_a44_the_same_cards_in_the_deck_are_the_same_position() -> None:
    ends = []
    for cards in (["stall 1", "casual 2"], ["casual 2", "stall 1"]):
        scene = Scene("cards").farm(0, hand=cards).farm(1, hand=["regular 1", "regular 2"])
        ends.append(scene.begin().position.to_bytes())
    assert ends[0] == ends[1]


# --- A45: harvesting at the same time -------------------------------------------------------------


def test_a45_everybody_harvests_in_turn_order() -> None:
    scene = harvest(hand=-1, first=1)
    cut = [event for event in scene.events if event[5] == names.CAUSE_HARVEST]
    assert [event[1] for event in cut] == [1, 2, 0]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a45_without_a_harvest_hand_the_order_makes_no_difference(first: int) -> None:
    scene = harvest(hand=-1, foreman=2, first=first)
    assert harvested(scene) == [1, 1, 1]
    assert [scene.fields(seat)[1] for seat in range(3)] == [(5, "cabbage", 4)] * 3


def test_a45_a_harvest_hand_lying_open_makes_the_order_matter() -> None:
    assert harvested(harvest(hand=1, first=0)) == [1, 0, 0]
    assert harvested(harvest(hand=1, first=1)) == [0, 0, 0]
    assert harvested(harvest(hand=1, first=2)) == [1, 0, 1]
