"""The course of a game: paragraphs 4, 7, 7.1, 7.6, 10, 10.1 and 10.2."""

from collections.abc import Iterable

import pytest

from barrowgate.core.chance import Chance
from barrowgate.loyang import Loyang
from barrowgate.loyang.position import Position
from tests.loyang import invariants
from tests.loyang.builders import Scene
from tests.loyang.paragraphs import paragraph

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def played(seats: int, seed: int, **options: str) -> Iterable[Position]:
    """A game of random answers, position after position."""
    position = Loyang(seats, options).start(seed)
    chance = Chance()
    chance.seed(seed)
    while not position.is_over:
        yield position
        actors = position.actors()
        seat = actors[chance.below(len(actors))]
        legal = position.legal(seat)
        position.play(seat, legal[chance.below(len(legal))])
    yield position


def turns(scene: Scene) -> list[int]:
    """Everybody ends the turn at once: the order of the seats until the next round."""
    order = []
    while scene.question == "action":
        order.append(scene.actor)
        scene.play("done", "done")
    return order


# --- 4 ------------------------------------------------------------------------------------------


@paragraph("4", "10")
@SEATS
def test_a_game_has_nine_rounds_and_the_home_field_shows_how_many_are_left(seats: int) -> None:
    rounds = set()
    for position in played(seats, seed=4):
        view = position.view(0)
        rounds.add(view["round"])
        if view["step"] == "action":
            assert all(farm["fields"][0]["tokens"] == 9 - view["round"] for farm in view["farms"])
    assert rounds == set(range(10))
    assert position.is_over
    assert position.actors() == []


@paragraph("4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_has_harvest_cards_and_actions_in_this_order(seats: int) -> None:
    steps: list[str] = []
    for position in played(seats, seed=2):
        view = position.view(0)
        if view["round"] == 2 and view["step"] not in steps[-1:]:
            steps.append(view["step"])
    assert [step for step in steps if step != "harvest"] == (
        ["cards", "partner", "action", "partners"] if seats == 4 else ["cards", "action"]
    )


@paragraph("4")
@SEATS
def test_random_games_keep_every_card_and_vegetable_in_its_place(seats: int) -> None:
    for position in played(seats, seed=seats):
        invariants.check(position)


# --- 7 and 7.1 ----------------------------------------------------------------------------------


@paragraph("7", "7.1")
@pytest.mark.parametrize("first", [0, 1])
def test_with_two_the_first_player_comes_before_the_other(first: int) -> None:
    scene = Scene(first=first, second=1 - first).begin()
    assert turns(scene) == [first, 1 - first]


@paragraph("7.1")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (0, 2), (1, 0), (2, 1), (2, 0)])
def test_with_three_the_tokens_come_before_the_third(first: int, second: int) -> None:
    scene = Scene(seats=3, first=first, second=-1)
    p = scene.position
    p.big_token, p.last_taker, p.small_token = first, first, second
    p.order = [first, second, 3 - first - second, 0]
    scene.begin()
    assert turns(scene) == [first, second, 3 - first - second]


@paragraph("7.1")
def test_the_order_of_taking_cards_is_the_order_of_the_turns_turned_round() -> None:
    scene = Scene("cards", seats=3).farm(0, hand=["stall 1"]).farm(1, hand=["stall 2"])
    scene.farm(2, hand=["stall 3"]).begin(0).play("play stall 1", "play stall 2", "play stall 3")
    assert turns(scene) == [2, 1, 0]


@paragraph("7")
def test_actions_are_made_in_any_order_and_as_often_as_possible() -> None:
    scene = Scene().farm(
        cash=6, cart={"wheat": 3}, cards=["regular 2", "stall 1"], fields=[(3, None, 0)]
    )
    scene.begin().play("buy wheat", "sow wheat field 2", "buy wheat", "serve regular 2")
    scene.play("trade stall 1 turnip", "give wheat", "buy wheat", "trade stall 1 cabbage")
    assert scene.cash() == 6 - 3 - 3 + 4 - 3


@paragraph("7.1")
def test_with_four_the_first_player_picks_a_partner_without_a_token() -> None:
    scene = Scene("partner", seats=4, first=2, second=0).begin()
    assert (scene.actor, scene.question) == (2, "partner")
    assert scene.offers("partner") == ["partner 2", "partner 4"]
    assert scene.why("partner 1") == scene.why("partner 3") == "wrong-partner"
    scene.play("partner 4")
    assert scene.position.view(0)["partners"] == [1, 0, 3, 2]


@paragraph("7.1")
@pytest.mark.parametrize("partner", [1, 3])
def test_with_four_first_and_second_act_at_once_and_then_their_partners(partner: int) -> None:
    scene = Scene("partner", seats=4, first=2, second=0).begin().play(f"partner {partner + 1}")
    assert scene.position.actors() == [2, 0]
    scene.play("done", "done", seat=2)
    assert scene.position.actors() == [0]
    scene.play("done", "done", seat=0)
    assert scene.position.actors() == [partner, 4 - partner]
    scene.play("done", "done", seat=1)
    assert scene.position.actors() == [3]
    scene.play("done", "done", seat=3)
    assert scene.position.view(0)["round"] == 4


@paragraph("7.1")
def test_with_four_a_whole_action_is_finished_before_the_other_goes_on() -> None:
    scene = Scene(seats=4).farm(0, cash=9, cart={"wheat": 1}, cards=["stall 1"])
    scene.farm(1, cash=9).begin()
    scene.play("buy wheat", seat=1).play("trade stall 1 turnip", seat=0)
    assert scene.position.actors() == [0]
    assert scene.why("buy wheat", seat=1) == "not-your-turn"
    scene.play("give wheat", seat=0)
    assert scene.position.actors() == [0, 1]


@paragraph("7.1")
def test_with_four_a_question_to_another_is_answered_before_anybody_goes_on() -> None:
    scene = Scene(seats=4).farm(0, cards=["housemaid"]).farm(2, cards=["foreman"]).begin()
    scene.play("throw housemaid", seat=0)
    assert scene.position.actors() == [2]
    scene.play("pass")
    assert scene.position.actors() == [0, 1]


@paragraph("7.1")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_with_four_it_does_not_matter_who_was_faster(order: tuple[int, int]) -> None:
    scene = Scene(seats=4).farm(0, cash=9, cards=["housemaid"]).farm(1, cash=9, cards=["official"])
    scene.begin()
    actions = {0: ["buy wheat", "use housemaid"], 1: ["buy bean", "throw official"]}
    for seat in order:
        scene.play(*actions[seat], seat=seat)
    assert [scene.cash(0), scene.cash(1)] == [6, 3]
    assert scene.position.view(0)["discards"] == ["housemaid", "official"]


@paragraph("7.1")
def test_with_four_helpers_with_a_lantern_reach_the_partner_only() -> None:
    scene = Scene(seats=4).farm(0, cart={"wheat": 1}, cards=["trader 1"])
    scene.farm(1, cards=["stall 1"]).farm(2, cards=["stall 2"]).farm(3, cards=["stall 3"]).begin()
    scene.play("use trader", seat=0)
    assert scene.offers("trade", seat=0) == [
        "trade stall 2 wheat",
        "trade stall 2 turnip",
        "trade stall 2 bean",
    ]
    assert scene.why("trade stall 1 turnip", seat=0) == "out-of-reach"


# --- 7.6 ----------------------------------------------------------------------------------------


@paragraph("7.6")
def test_a_helper_thrown_away_goes_to_the_discard_and_the_card_under_it_appears() -> None:
    scene = Scene().farm(packs=[("housemaid", "casual 1")]).begin().play("throw housemaid")
    assert scene.is_discarded("housemaid")
    assert scene.area() == ["casual 1"]
    assert scene.of()["lasting"]["housemaid"] is False


@paragraph("7.6")
def test_a_helper_that_was_used_goes_to_the_discard_and_the_card_under_it_appears() -> None:
    scene = Scene().farm(packs=[("housemaid", "casual 1")]).begin().play("use housemaid")
    assert scene.is_discarded("housemaid")
    assert scene.area() == ["casual 1"]
    assert scene.of()["lasting"]["housemaid"] is True


@paragraph("7.6")
def test_a_helper_is_not_thrown_away_in_the_turn_of_another_or_at_the_end_of_the_own() -> None:
    scene = Scene().farm(0, cart={"bean": 2}, cards=["housemaid"]).farm(1, cards=["tout"]).begin()
    assert scene.why("throw tout", seat=1) == "not-your-turn"
    scene.play("done")
    assert scene.why("throw housemaid") == "helper-not-now"


@paragraph("7.6")
def test_a_helper_that_can_do_nothing_is_only_thrown_away() -> None:
    scene = Scene().farm(cards=["ploughman", "market_crier", "squire"]).begin()
    assert scene.offers("use") == []
    assert scene.why("use ploughman harvest") == "helper-no-effect"
    assert scene.why("use squire") == "helper-not-now"
    assert scene.offers("throw") == ["throw market_crier", "throw ploughman", "throw squire"]


# --- 10 -----------------------------------------------------------------------------------------


def final(*farms: dict[str, object]) -> Scene:
    """The game ends with these farms."""
    scene = Scene("end", seats=len(farms), round=9)
    for seat, things in enumerate(farms):
        scene.farm(seat, **things)  # type: ignore[arg-type]
    scene.begin()
    assert scene.position.is_over
    return scene


@paragraph("10")
def test_the_game_ends_after_the_last_turn_of_round_nine() -> None:
    scene = Scene(round=9).farm(1, cash=9).begin().play("done", "done", "done")
    assert (scene.actor, scene.question) == (1, "path")
    scene.play("done")
    assert scene.position.is_over
    assert scene.actor == -1
    assert scene.cash(1) == 9


@paragraph("10")
def test_customers_left_over_cost_nothing_at_the_end() -> None:
    scene = Scene(round=9).farm(0, cash=3, path=5, cards=["casual 1", "regular 1"]).begin()
    scene.play("done", "done", "done", "done")
    assert (scene.cash(), scene.path()) == (3, 5)


@paragraph("10.1")
def test_each_loan_takes_a_player_back_one_space() -> None:
    scene = final({"path": 12, "loans": 3}, {"path": 8})
    assert scene.position.scores() == [9, 8]


@paragraph("10.1")
def test_nobody_goes_back_below_the_first_space() -> None:
    assert final({"path": 3, "loans": 9}, {"path": 2, "loans": 1}).position.scores() == [1, 1]


@paragraph("10.1")
def test_before_the_end_a_loan_does_not_move_the_marker() -> None:
    scene = Scene(round=8).farm(path=12, loans=3).begin().play("done", "done", "done", "done")
    assert scene.path() == 12


@paragraph("10.1")
@pytest.mark.parametrize(
    ("path", "loans", "score", "net"), [(9, 2, 7, 7), (3, 2, 1, 1), (3, 5, 1, -2), (1, 4, 1, -3)]
)
def test_net_scores_know_no_first_space(path: int, loans: int, score: int, net: int) -> None:
    """For learners: 10 forgives what a loan would cost below the first space, and this does not."""
    scene = Scene("end", round=9).farm(0, path=path, loans=loans).farm(1, path=4)
    assert scene.position.scores() == [path, 4]
    assert scene.position.net_scores() == [net, 4]
    scene.begin()
    assert scene.position.is_over
    assert scene.position.scores() == [score, 4]
    assert scene.position.net_scores() == [net, 4]
    again = scene.game.from_bytes(scene.position.to_bytes())
    assert again.net_scores() == scene.position.copy().net_scores() == [net, 4]


@paragraph("10.2")
def test_who_is_furthest_after_loans_wins() -> None:
    scene = final({"path": 14, "loans": 3}, {"path": 12}, {"path": 12, "loans": 2})
    assert scene.position.standing() == [2, 1, 3]


@paragraph("10.2")
def test_a_tie_goes_to_the_player_with_more_cash() -> None:
    scene = final({"path": 12, "cash": 3}, {"path": 12, "cash": 4, "loans": 0}, {"path": 13})
    assert scene.position.standing() == [3, 2, 1]


@paragraph("10.2")
def test_a_second_tie_goes_to_more_vegetables_on_fields_and_in_the_storehouse() -> None:
    scene = Scene("end", round=9)
    scene.farm(0, fields=[(4, "bean", 2)], store={"leek": 1}, cards=["field 1"])
    scene.sown(0, "field 1", "leek", 1).farm(1, fields=[(6, "wheat", 3)]).begin()
    assert [scene.position.leftovers(seat) for seat in (0, 1)] == [4, 3]
    assert scene.position.standing() == [1, 2]


@paragraph("10.2")
def test_vegetables_in_shops_and_stalls_and_with_customers_do_not_break_a_tie() -> None:
    scene = Scene("end", round=9).farm(0, shop={"bean": 2}, cards=["stall 1", "regular 1"])
    scene.regular("regular 1", rows=3).farm(1, shop={"bean": 0}).begin()
    assert scene.position.standing() == [1, 1]


@paragraph("10.2")
def test_who_is_equal_in_everything_shares_the_place() -> None:
    scene = final({"path": 9, "cash": 1}, {"path": 9, "cash": 1}, {"path": 9})
    assert scene.position.standing() == [1, 1, 3]
