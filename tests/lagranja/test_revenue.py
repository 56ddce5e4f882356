"""The revenue phase: paragraphs 7.1 (taking dice) and 7.2 (the six revenue spaces)."""

from typing import Any

import pytest

from tests.lagranja.builders import Scene
from tests.lagranja.paragraphs import paragraph


def facing(number: int, **things: Any) -> Scene:
    """Seat 0 is to take its first die; every die shows this number."""
    return Scene("first_die").dice(*[number] * 5).farm(0, **things).begin()


def taking(number: int, **things: Any) -> Scene:
    """Seat 0 has taken a die of this number."""
    return facing(number, **things).play(f"take die {number}")


# --- 7.1 The roll -----------------------------------------------------------------------------


@paragraph("7.1")
@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_all_dice_are_rolled_and_laid_at_the_spaces_of_their_numbers(seats: int, dice: int) -> None:
    thrown = [Scene("roll", seats=seats, seed=s).begin().view()["dice"] for s in range(20)]
    assert {sum(numbers) for numbers in thrown} == {dice}
    assert all(sum(numbers[space] for numbers in thrown) > 0 for space in range(6))
    assert len({tuple(numbers) for numbers in thrown}) > 10


@paragraph("7.1")
def test_the_dice_are_rolled_anew_in_every_round() -> None:
    scene = Scene("scoring").dice(6).begin()
    assert sum(scene.view()["dice"]) == 0


@paragraph("7.1")
def test_elder_before_the_roll_then_tenant_then_laborer_each_asked_once() -> None:
    scene = Scene("elder", seats=3).farm(0, helpers=[15]).farm(1, helpers=[26])
    scene.farm(2, helpers=[5]).begin()
    assert (scene.actor, scene.question, sum(scene.view()["dice"])) == (2, "reserve", 0)
    scene.play("reserve 3")
    assert (scene.actor, scene.question, sum(scene.view()["dice"])) == (1, "rent", 7)
    scene.play(scene.offers("rent")[0])
    assert (scene.actor, scene.question, sum(scene.view()["dice"])) == (0, "turn_die", 6)
    scene.play("pass")
    assert (scene.actor, scene.view()["step"]) == (0, "first_die")


@paragraph("7.1")
def test_nobody_is_asked_around_the_roll_without_these_helpers() -> None:
    scene = Scene("elder").begin()
    assert (scene.view()["step"], scene.question) == ("first_die", "turn")


@paragraph("7.1")
def test_the_tenants_die_lies_at_no_space() -> None:
    scene = Scene("tenant").dice(1, 1, 2, 5, 6).farm(1, helpers=[26]).begin()
    assert scene.legal() == ["pass", "rent 1", "rent 2", "rent 5", "rent 6"]
    scene.play("rent 5")
    assert scene.view()["dice"] == [2, 1, 0, 0, 0, 1]
    assert scene.view()["rented"] == {"number": 5, "seat": 1}


@paragraph("7.1")
def test_the_elder_neither_reserves_nor_counts_the_tenants_die() -> None:
    scene = Scene("tenant").dice(1, 1, 2, 5, 5)
    scene.farm(0, olive=1).farm(1, helpers=[26, 5], reserved=5).begin().play("rent 5")
    assert scene.actor == 0
    assert scene.why("take die 5") == "die-reserved"  # one of two is aside, this one is the last
    assert scene.can("take rented die")


@paragraph("7.1")
def test_the_laborer_turns_a_die_that_is_not_the_tenants() -> None:
    scene = Scene("tenant").dice(1, 1, 2, 2, 5).farm(0, helpers=[15]).farm(1, helpers=[26]).begin()
    scene.play("rent 5")
    assert scene.legal() == ["pass", "turn 1", "turn 2"]
    scene.play("turn 1")
    assert scene.legal() == [f"turn to {number}" for number in (2, 3, 4, 5, 6)]
    scene.play("turn to 6")
    assert scene.view()["dice"] == [1, 2, 0, 0, 0, 1]
    assert scene.can("take die 6")


# --- 7.1 First die, second die, common die ----------------------------------------------------


@paragraph("7.1")
def test_dice_are_taken_in_turn_order_twice_and_the_last_is_used_by_all() -> None:
    scene = Scene("first_die", seats=3, order=[2, 0, 1]).dice(*[4] * 7).begin(2)
    turns = []
    while scene.view()["step"] in ("first_die", "second_die"):
        turns.append((scene.view()["step"], scene.actor))
        scene.play("take die 4", "done")
    assert turns == [
        *[("first_die", seat) for seat in (2, 0, 1)],
        *[("second_die", seat) for seat in (2, 0, 1)],
    ]
    assert scene.view()["dice"] == [0, 0, 0, 1, 0, 0]
    for seat in (2, 0, 1):
        assert scene.actor == seat
        scene.play("use common die", "done")
    assert [scene.silver(seat) for seat in range(3)] == [12, 12, 12]


@paragraph("7.1")
def test_a_die_goes_to_the_farm_and_is_used_at_once() -> None:
    scene = Scene("first_die").dice(1, 2, 3, 4, 4).begin()
    assert scene.offers("take die") == [f"take die {number}" for number in (1, 2, 3, 4)]
    scene.play("take die 4")
    assert scene.of()["dice"] == [4]
    assert scene.view()["dice"] == [1, 1, 1, 1, 0, 0]
    assert scene.silver() == 4


@paragraph("7.1")
def test_the_second_die_lies_beside_the_first() -> None:
    scene = Scene("second_die").dice(1, 2, 4).farm(0, dice=[3]).farm(1, dice=[3]).begin()
    scene.play("take die 4")
    assert scene.of()["dice"] == [3, 4]


@paragraph("7.1")
@pytest.mark.parametrize("step", ["first_die", "second_die"])
def test_one_die_must_be_taken_and_only_one(step: str) -> None:
    scene = Scene(step).dice(4, 4, 4, 4, 4).begin()
    if step == "second_die":
        scene = Scene(step).dice(4, 4, 4).farm(0, dice=[4]).farm(1, dice=[4]).begin()
    assert scene.why("done") == "must-take-die"
    assert scene.why("take die 5") == "no-such-die"
    scene.play("take die 4")
    assert scene.why("take die 4") == "die-taken"
    assert scene.can("done")


@paragraph("7.1")
def test_everyone_uses_the_common_die_once() -> None:
    scene = Scene("common_die").dice(4).begin()
    assert scene.why("done") == "must-take-die"
    scene.play("use common die")
    assert scene.why("use common die") == "die-taken"
    assert scene.of()["dice"] == []
    assert scene.view()["dice"] == [0, 0, 0, 1, 0, 0]


# --- 7.1 Restrictions -------------------------------------------------------------------------


@paragraph("7.1")
def test_the_last_die_of_the_elders_space_is_kept_for_him() -> None:
    scene = Scene("first_die").dice(4, 4, 1, 2, 3).farm(1, helpers=[5], reserved=4).begin()
    scene.play("take die 4", "done")  # not the last one
    scene = Scene("first_die").dice(4, 1, 1, 2, 3).farm(1, helpers=[5], reserved=4).begin()
    assert scene.why("take die 4") == "die-reserved"
    scene.play("take die 1", "done", "take die 4")
    assert scene.of(1)["dice"] == [4]


@paragraph("7.1")
def test_the_reservation_ends_with_the_elders_second_die() -> None:
    scene = Scene("second_die", order=[1, 0]).dice(4, 1, 1).farm(0, dice=[2])
    scene.farm(1, helpers=[5], dice=[2], reserved=4).begin(1)
    pool = scene.pool(1)
    scene.play("take die 1", "done")
    assert (scene.of(1)["reserved"], scene.pool(1)) == (None, pool + 1 - 1)  # a pig came
    assert scene.can("take die 4")


@paragraph("7.1")
def test_the_common_die_is_never_reserved() -> None:
    scene = Scene("second_die", order=[1, 0]).dice(4, 1, 1).farm(0, dice=[2])
    scene.farm(1, helpers=[5], dice=[2], reserved=4).begin(1)
    scene.play("take die 1", "done", "take die 1", "done", "use common die", "done")
    scene.play("use common die")
    assert (scene.silver(1), scene.silver(0)) == (4, 4)


@paragraph("7.1")
def test_the_tenants_die_costs_another_player_a_harvest_good() -> None:
    scene = Scene("tenant").dice(4, 1, 1, 2, 3).farm(0, grain=1, fields={"olive": [1]})
    scene.farm(1, helpers=[26]).begin().play("rent 4", "take rented die")
    assert scene.silver() == 0  # the good is paid before the die is used
    assert scene.legal() == ["pay olive field 1", "pay grain den"]
    scene.play("pay grain den")
    assert (scene.silver(), scene.of()["dice"]) == (4, [4])
    assert (scene.stock("grain"), scene.stock("grain", 1)) == (0, 1)


@paragraph("7.1")
def test_the_tenant_takes_the_die_free() -> None:
    scene = Scene("tenant", order=[1, 0]).dice(4, 1, 1, 2, 3)
    scene.farm(1, helpers=[26], olive=1).begin(1).play("rent 4", "take rented die")
    assert (scene.silver(1), scene.stock("olive", 1)) == (4, 1)


@paragraph("7.1")
def test_who_has_no_harvest_good_takes_another_die() -> None:
    scene = Scene("tenant").dice(4, 1, 1, 2, 3).farm(0, pig=1, food=1).farm(1, helpers=[26])
    scene.begin().play("rent 4")
    assert scene.why("take rented die") == "cannot-pay-tenant"
    assert scene.offers("take") == ["take die 1", "take die 2", "take die 3"]


# At a real table one free die is always left; the next two tables hold too few dice.


@paragraph("7.1")
def test_who_has_neither_a_good_nor_another_die_takes_the_tenants_die_free() -> None:
    scene = Scene("second_die", seats=3).dice(4).farm(0, dice=[1]).farm(1, helpers=[26], dice=[1])
    scene.farm(2, helpers=[5], dice=[1], reserved=4)
    scene.position.rented, scene.position.renter = 1, 2
    scene.begin()
    assert scene.offers("take") == ["take rented die"]
    scene.position.play(0, scene.game.read("take rented die"))
    assert (scene.of()["dice"], scene.stock("pig"), scene.question) == ([1, 1], 1, "turn")


@paragraph("7.1")
def test_a_reservation_that_would_leave_no_die_does_not_bind() -> None:
    scene = Scene("second_die").dice(4, 5).farm(0, dice=[1]).farm(1, dice=[1], reserved=4).begin()
    assert scene.offers("take die") == ["take die 5"]
    scene = Scene("second_die").dice(4).farm(0, dice=[1]).farm(1, dice=[1], reserved=4).begin()
    assert scene.offers("take die") == ["take die 4"]


@paragraph("7.1")
def test_a_tenants_die_left_over_goes_back_to_its_space_and_is_free_for_all() -> None:
    scene = Scene("common_die")
    scene.position.rented, scene.position.renter = 4, 2
    scene.farm(1, helpers=[26]).begin()
    assert scene.view()["dice"] == [0, 0, 0, 1, 0, 0]
    scene.play("use common die", "done", "use common die")
    assert [scene.silver(seat) for seat in range(2)] == [4, 4]


# --- 7.1 Several helpers on one die -----------------------------------------------------------


@paragraph("7.1")
def test_tenant_paid_then_use_then_porter_then_peon_then_merchant() -> None:
    scene = Scene("tenant", round=4).dice(6, 1, 1, 2, 3)
    scene.farm(0, helpers=[3, 13, 6], vp=2, olive=2).farm(1, helpers=[26]).begin()
    scene.play("rent 6", "take rented die", "pay olive den")
    assert scene.question == "option"
    scene.play("choose delivery", "deliver olive den butcher")
    assert scene.legal() == ["pass", "use 3"]
    scene.play("use 3", "choose silver")
    assert scene.legal() == ["pass", "use 13"]
    scene.play("use 13", "choose silver")  # the Porter is used: one option only
    assert scene.legal() == ["pass", "use 6"]
    scene.play("use 6")  # round 4: space 4
    assert (scene.silver(), scene.vp()) == (2 + 2 + 4, 0)
    assert scene.question == "turn"


@paragraph("7.1")
def test_the_porter_may_wait_for_the_repeat() -> None:
    scene = taking(6, helpers=[3, 13], vp=1, olive=1).play("choose silver", "pass", "use 13")
    scene.play("choose silver", "use 3", "choose delivery", "deliver olive den butcher")
    assert scene.silver() == 4
    assert scene.of()["crafts"][4]["has"] == ["olive"]


@paragraph("7.1")
def test_porter_peon_and_merchant_do_not_go_with_the_common_die() -> None:
    scene = Scene("common_die").dice(6).farm(0, helpers=[3, 13, 6], vp=2, olive=1).begin()
    scene.play("use common die", "choose silver")
    assert scene.question == "turn"


@paragraph("7.1")
def test_the_porter_does_not_go_with_the_merchants_space() -> None:
    scene = Scene("first_die", round=6).dice(4, 4, 4, 4, 4)
    scene.farm(0, helpers=[3, 6], vp=1, olive=1).begin().play("take die 4", "use 6")
    scene.play("choose silver")
    assert scene.question == "turn"
    assert scene.silver() == 4 + 2


@paragraph("7.1")
def test_the_foreman_is_paid_for_the_use_and_for_the_repeat() -> None:
    scene = Scene("first_die").dice(4, 4, 1, 2).farm(0, helpers=[13], vp=1)
    scene.farm(1, helpers=[14], dice=[4]).begin().play("take die 4")
    assert scene.silver(1) == 1
    scene.play("use 13")
    assert (scene.silver(1), scene.silver(0)) == (2, 8)


@paragraph("7.1")
def test_bonuses_of_helpers_come_once_for_each_use() -> None:
    """Chandler: 1 silver for the pair, not for each good; again for the repeat."""
    scene = taking(3, helpers=[31, 13], vp=1).play("take olive grain")
    assert scene.silver() == 1
    scene.play("use 13", "take olive grain")
    assert scene.silver() == 2


# --- 7.2 --------------------------------------------------------------------------------------


@paragraph("7.2")
def test_space_one_gives_a_pig() -> None:
    scene = taking(1)
    assert (scene.stock("pig"), scene.silver(), scene.question) == (1, 0, "turn")


@paragraph("7.2")
def test_the_pig_of_space_one_is_sold_at_once_without_a_free_place() -> None:
    scene = taking(1, pig=2)
    assert (scene.stock("pig"), scene.silver()) == (2, 3)


@paragraph("7.2")
def test_space_two_offers_to_play_to_draw_or_to_take_a_harvest_good() -> None:
    assert taking(2, hand=[1]).legal() == ["choose play", "choose draw", "choose harvest"]


@paragraph("7.2")
def test_space_two_plays_a_card_and_an_extension_has_its_cost() -> None:
    scene = taking(2, hand=[1], silver=1).play("choose play")
    sides = ("field", "barrow", "extension", "helper")
    assert scene.legal() == ["pass", *[f"play 1 {side}" for side in sides]]
    scene.play("play 1 extension", "pay silver")
    assert (scene.silver(), scene.of()["hand_limit"]) == (0, 4)
    assert taking(2, hand=[1]).play("choose play").why("play 1 extension") == "cannot-pay-extension"


@paragraph("7.2")
def test_space_two_draws_a_card() -> None:
    assert len(taking(2, hand=[1]).play("choose draw").hand()) == 2


@paragraph("7.2")
@pytest.mark.parametrize("good", ["olive", "grain", "grape"])
def test_space_two_gives_one_harvest_good_of_any_kind(good: str) -> None:
    scene = taking(2).play("choose harvest")
    assert scene.legal() == ["take olive", "take grain", "take grape"]
    scene.play(f"take {good}")
    assert (scene.stock(good), sum(scene.of()["stock"].values())) == (1, 1)
    assert scene.question == "turn"


@paragraph("7.2")
def test_the_card_of_space_two_may_be_waived() -> None:
    scene = taking(2, hand=[1]).play("choose play", "pass")
    assert (scene.hand(), scene.question) == ([1], "turn")


@paragraph("7.2")
def test_options_of_space_two_that_could_do_nothing_are_not_offered() -> None:
    scene = Scene("first_die").dice(2, 2, 2, 2, 2).deck().begin().play("take die 2")
    assert scene.legal() == ["choose harvest"]
    assert scene.why("choose play") == "no-hand"
    assert scene.why("choose draw") == "no-card-to-draw"
    assert scene.why("choose silver") == "option-not-here"


@paragraph("7.2")
@pytest.mark.parametrize(
    ("pair", "goods"),
    [("olive grain", (1, 1, 0)), ("olive grape", (1, 0, 1)), ("grain grape", (0, 1, 1))],
)
def test_space_three_gives_two_different_harvest_goods(
    pair: str, goods: tuple[int, int, int]
) -> None:
    scene = taking(3)
    assert scene.legal() == ["take olive grain", "take olive grape", "take grain grape"]
    scene.play(f"take {pair}")
    assert tuple(scene.stock(good) for good in ("olive", "grain", "grape")) == goods


@paragraph("7.2")
def test_space_four_gives_four_silver() -> None:
    scene = taking(4)
    assert (scene.silver(), scene.question) == (4, "turn")


@paragraph("7.2")
def test_space_five_offers_two_upgrades_or_one_and_a_step_or_two_steps() -> None:
    scene = taking(5, olive=1)
    assert scene.legal() == ["choose upgrades", "choose upgrade_step", "choose steps"]


@paragraph("7.2")
def test_space_five_upgrades_up_to_two_resources_free_of_charge() -> None:
    scene = taking(5, pig=1, fields={"grape": [1]}).play("choose upgrades")
    assert scene.legal() == ["pass", "upgrade grape field 1", "upgrade pig"]
    scene.play("upgrade grape field 1", "upgrade pig")
    assert (scene.stock("wine"), scene.stock("meat"), scene.silver()) == (1, 1, 0)
    assert scene.question == "turn"
    scene = taking(5, olive=3).play("choose upgrades", "upgrade olive den", "pass")
    assert (scene.stock("food"), scene.question) == (1, "turn")


@paragraph("7.2")
def test_space_five_upgrades_one_and_moves_one_step() -> None:
    scene = taking(5, olive=3).play("choose upgrade_step", "upgrade olive den")
    assert scene.legal() == ["pass", "walk 1"]
    scene.play("walk 1")
    assert (scene.stock("food"), scene.view()["siesta"][0]) == (1, 1)
    assert scene.question == "turn"


@paragraph("7.2")
def test_upgrade_and_step_may_each_be_waived() -> None:
    scene = taking(5, olive=1).play("choose upgrade_step", "pass", "walk 1")
    assert (scene.stock("olive"), scene.view()["siesta"][0]) == (1, 1)
    scene = taking(5, olive=1).play("choose upgrade_step", "upgrade olive den", "pass")
    assert (scene.stock("food"), scene.view()["siesta"][0]) == (1, 0)


@paragraph("7.2")
@pytest.mark.parametrize(("answer", "space"), [("pass", 0), ("walk 1", 1), ("walk 2", 2)])
def test_space_five_moves_up_to_two_steps(answer: str, space: int) -> None:
    scene = taking(5).play("choose steps")
    assert scene.legal() == ["pass", "walk 1", "walk 2"]
    scene.play(answer)
    assert scene.view()["siesta"][0] == space


@paragraph("7.2", "8.2")
def test_steps_of_space_five_move_at_once_but_change_no_turn_order() -> None:
    scene = Scene("first_die").dice(5, 5, 5, 5, 5).begin().play("take die 5", "choose steps")
    scene.play("walk 1", "done", "take die 5", "choose steps", "walk 2", "done")
    assert scene.view()["siesta"] == [1, 2]
    assert scene.view()["order"] == [0, 1]
    assert (scene.view()["step"], scene.actor) == ("second_die", 0)


@paragraph("7.2")
def test_at_the_top_space_five_only_upgrades() -> None:
    scene = taking(5, olive=1, siesta=4)
    assert scene.legal() == ["choose upgrades", "choose upgrade_step"]
    assert scene.why("choose steps") == "at-the-top"
    scene.play("choose upgrade_step", "upgrade olive den")
    assert scene.question == "turn"


@paragraph("7.2")
def test_without_a_resource_space_five_only_moves() -> None:
    scene = taking(5, food=1)
    assert scene.legal() == ["choose upgrade_step", "choose steps"]
    assert scene.why("choose upgrades") == "nothing-to-upgrade"
    assert scene.play("choose upgrade_step").legal() == ["pass", "walk 1"]


@paragraph("7.2")
def test_when_no_option_can_do_anything_the_use_is_over() -> None:
    scene = taking(5, siesta=4)
    assert (scene.question, scene.of()["dice"]) == ("turn", [5])


@paragraph("7.2")
def test_space_six_offers_a_delivery_or_two_silver() -> None:
    scene = taking(6, olive=1)
    assert scene.legal() == ["choose silver", "choose delivery"]
    assert scene.play("choose silver").silver() == 2
    scene = taking(6)
    assert scene.legal() == ["choose silver"]
    assert scene.why("choose delivery") == "no-delivery-possible"


@paragraph("7.2", "8.3")
def test_the_delivery_of_space_six_goes_to_a_building_or_a_barrow_and_may_be_waived() -> None:
    scene = taking(6, olive=1, barrows=[20]).play("choose delivery")
    assert scene.legal() == [
        "pass",
        *[f"deliver olive den {to}" for to in ("greengrocer", "merchant_house", "butcher")],
        "deliver olive den barrow 1",
    ]
    scene.play("deliver olive den barrow 1")
    assert scene.of()["barrows"][0]["has"] == ["olive"]
    scene = taking(6, olive=1).play("choose delivery", "pass")
    assert (scene.stock("olive"), scene.silver()) == (1, 0)


@paragraph("7.2", "8.3.1")
def test_a_building_completed_by_space_six_counts_as_always() -> None:
    scene = Scene("first_die", round=3).dice(6, 6, 6, 6, 6)
    scene.farm(0, olive=1, delivered={"butcher": ["pig", "meat"]}).begin()
    scene.play("take die 6", "choose delivery", "deliver olive den butcher", "accept")
    assert scene.vp() == 1 + 3  # first, round 3; nothing is blocked
    assert scene.of()["crafts"][4]["marker"] == "front"


@paragraph("7.2", "8.3.3")
def test_a_barrow_completed_by_space_six_goes_to_market_in_the_revenue_phase() -> None:
    scene = taking(6, olive=1, barrows=[20], delivered={"barrow 1": ["grape"]})
    scene.play("choose delivery", "deliver olive den barrow 1", "place 13")
    assert (scene.vp(), scene.stock("commodity"), scene.at(13)) == (2, 1, 0)
    assert scene.view()["step"] == "first_die"


@paragraph("7.2")
@pytest.mark.parametrize(
    ("number", "answers"),
    [(1, []), (2, ["choose draw"]), (3, ["take olive grain"]), (4, []), (6, ["choose silver"])],
)
def test_the_common_die_gives_everyone_the_same_space(number: int, answers: list[str]) -> None:
    scene = Scene("common_die").dice(number).begin()
    for _ in range(2):
        scene.play("use common die", *answers, "done")
    gained = [
        (scene.silver(seat), scene.of(seat)["hand_size"], scene.of(seat)["stock"])
        for seat in range(2)
    ]
    assert gained[0] == gained[1]
    assert gained[0][0] + gained[0][1] + sum(gained[0][2].values()) > 0
    assert scene.view()["step"] == "donkeys"
