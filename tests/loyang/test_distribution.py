"""The card phase: paragraphs 6, 6.1 to 6.4, and the starters of 3.4."""

import pytest

from tests.loyang.builders import CARDS, Scene
from tests.loyang.paragraphs import paragraph

HANDS = (
    ["stall 1", "stall 2", "stall 3", "stall 4"],
    ["casual 1", "casual 2", "casual 3", "casual 4"],
    ["housemaid", "official", "merchant", "shopper"],
    ["regular 5", "regular 6", "regular 7", "regular 8"],
)
SEVERAL = pytest.mark.parametrize("seats", [2, 3, 4])


def table(seats: int, first: int = 0, cards: int = 4) -> Scene:
    """Everybody holds some cards; the first player is to open the courtyard."""
    scene = Scene("cards", seats=seats, first=first, second=(first + 1) % seats)
    for seat in range(seats):
        scene.farm(seat, hand=HANDS[seat][:cards])
    return scene.begin(first)


def take(scene: Scene, card: str) -> int:
    """The seat that is to act takes this card and plays its lowest; which seat it was."""
    seat = scene.actor
    hand = scene.of(seat)["hand"]
    scene.play(f"take {card}", f"play {hand[0]}")
    return seat


def courtyard(scene: Scene) -> list[str]:
    cards: list[str] = scene.position.view(-1)["courtyard"]
    return cards


def short_of(cards: int, seats: int = 2) -> Scene:
    """Only this many cards are left in the piles; the last seat has all others in its area."""
    left = [f"casual {number}" for number in range(1, cards + 1)]
    others = [card for card in CARDS if card not in left and not card.startswith("field")]
    fields = [f"field {number}" for number in range(1, 7)]
    scene = Scene("deal", seats=seats, first=0, second=1)
    return scene.farm(seats - 1, cards=[*fields, *others]).begin()


# --- 6.1 ----------------------------------------------------------------------------------------


@paragraph("6", "6.1")
@SEVERAL
def test_everybody_gets_four_cards_that_the_others_do_not_see(seats: int) -> None:
    scene = Scene("deal", seats=seats).begin()
    view = scene.position.view(0)
    assert [farm["hand_size"] for farm in view["farms"]] == [4] * seats
    assert [farm["hand"] is None for farm in view["farms"]] == [False] + [True] * (seats - 1)
    assert view["deck"] == 70 - 4 * seats


@paragraph("6.1")
def test_the_discard_is_shuffled_into_the_draw_pile_before_the_deal() -> None:
    scene = Scene("deal").deck("stall 1").begin()
    view = scene.position.view(0)
    assert view["discards"] == []
    assert view["deck"] == 70 - 8


@paragraph("6.1")
def test_too_few_cards_are_dealt_evenly_and_the_rest_stays_in_the_pile() -> None:
    scene = short_of(11, seats=3)
    view = scene.position.view(0)
    assert [farm["hand_size"] for farm in view["farms"]] == [3, 3, 3]
    assert view["deck"] == 2


@paragraph("6.1")
def test_with_one_card_each_everybody_plays_it_in_turn_order() -> None:
    scene = short_of(3, seats=3)
    order = []
    while scene.question == "distribute":
        order.append(scene.actor)
        assert courtyard(scene) == []
        (card,) = scene.of(scene.actor)["hand"]
        assert scene.why(f"put {card}") == "must-take"
        scene.play(f"play {card}")
    assert order == [0, 1, 2]
    assert [len(scene.area(seat)) for seat in (0, 1)] == [1, 1]
    assert (scene.position.view(0)["first"], scene.position.view(0)["second"]) == (2, 1)


@paragraph("6.1", "6.3")
def test_with_one_card_each_two_players_may_turn_one_over_and_take_it() -> None:
    scene = short_of(3)
    (card,) = scene.of(0)["hand"]
    scene.play("flip")
    (turned,) = courtyard(scene)
    assert scene.why(f"play {card}") == "must-take"
    scene.play(f"take {turned}", f"play {card}")
    assert sorted(scene.area(0)) == sorted([card, turned])


@paragraph("6.1")
@SEVERAL
def test_without_cards_nobody_takes_and_the_tokens_stay(seats: int) -> None:
    scene = short_of(seats - 1, seats)
    view = scene.position.view(0)
    assert [farm["hand_size"] for farm in view["farms"]] == [0] * seats
    assert scene.question == ("partner" if seats == 4 else "action")
    assert (view["first"], view["second"]) == (0, 1)
    assert view["deck"] == seats - 1


# --- 6.2 ----------------------------------------------------------------------------------------


@paragraph("6.2", "6.2.1")
@SEVERAL
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_opens_the_courtyard_and_the_others_follow_clockwise(
    seats: int, first: int
) -> None:
    scene = table(seats, first)
    order = []
    for _ in range(2 * seats):
        order.append(scene.actor)
        scene.play(f"put {scene.of(scene.actor)['hand'][0]}")
    assert order == [(first + turn) % seats for turn in range(2 * seats)]
    assert len(courtyard(scene)) == 2 * seats


@paragraph("6.2")
def test_passing_is_not_possible() -> None:
    scene = table(3)
    assert scene.why("pass") == "not-asked"
    assert scene.why("done") == "not-asked"
    assert scene.legal() == [f"put {card}" for card in HANDS[0]] + ["loan"]


@paragraph("6.2")
def test_who_is_out_is_passed_over_and_the_others_go_on_in_turn() -> None:
    scene = table(3)
    scene.play("put stall 1")
    assert take(scene, "stall 1") == 1
    for seat in [2, 0, 2, 0]:
        assert scene.actor == seat
        scene.play(f"put {scene.of(seat)['hand'][0]}")


@paragraph("6.2")
def test_with_four_the_turn_goes_round_those_who_are_still_in() -> None:
    scene = table(4)
    scene.play("put stall 1", "put casual 1")
    assert take(scene, "stall 1") == 2
    assert take(scene, "casual 1") == 3
    for seat in [0, 1, 0, 1]:
        assert scene.actor == seat
        scene.play(f"put {scene.of(seat)['hand'][0]}")


@paragraph("6.2")
def test_when_the_first_player_is_out_the_next_clockwise_goes_on() -> None:
    scene = table(3)
    scene.play("put stall 1", "put casual 1", "put housemaid")
    assert take(scene, "casual 1") == 0
    for seat in [1, 2, 1, 2]:
        assert scene.actor == seat
        scene.play(f"put {scene.of(seat)['hand'][0]}")


@paragraph("6.2.1")
def test_a_card_that_was_put_lies_open_in_the_courtyard() -> None:
    scene = table(3).play("put stall 2")
    for reader in (-1, 0, 1, 2):
        assert scene.position.view(reader)["courtyard"] == ["stall 2"]
    assert scene.of(0)["hand_size"] == 3


@paragraph("6.2.1")
def test_only_an_own_hand_card_is_put() -> None:
    scene = table(3)
    assert scene.why("put casual 1") == "not-in-hand"


@paragraph("6.2.2")
def test_taking_lays_one_card_of_the_courtyard_and_one_of_the_hand_out() -> None:
    scene = table(3).play("put stall 1")
    scene.play("take stall 1")
    assert scene.question == "hand"
    assert scene.offers("play") == [f"play {card}" for card in HANDS[1]]
    scene.play("play casual 3")
    assert scene.area(1) == ["stall 1", "casual 3"]
    assert courtyard(scene) == ["casual 1", "casual 2", "casual 4"]
    assert scene.of(1)["taken"]
    assert scene.of(1)["hand_size"] == 0


@paragraph("6.2.2")
def test_it_is_never_two_cards_of_the_courtyard_or_of_the_hand() -> None:
    scene = table(3).play("put stall 1", "put casual 1", "take stall 1")
    assert scene.why("take casual 1") == "not-asked"
    scene.play("play housemaid")
    assert scene.actor == 0
    assert scene.why("play stall 2") == "not-asked"


@paragraph("6.2.2")
def test_who_has_one_hand_card_left_must_take() -> None:
    scene = table(3, cards=2).play("put stall 1", "put casual 1", "put housemaid")
    assert scene.why("put stall 2") == "must-take"
    assert scene.offers("play") == []
    assert scene.offers("take") == ["take stall 1", "take casual 1", "take housemaid"]
    scene.play("take casual 1")
    assert scene.offers("play") == ["play stall 2"]


@paragraph("6.2.2")
def test_the_last_player_still_in_must_take() -> None:
    scene = table(2).play("put stall 1")
    take(scene, "stall 1")
    assert scene.actor == 0
    assert scene.of(0)["hand_size"] == 3
    assert scene.why("put stall 2") == "must-take"
    assert scene.offers("take") == ["take casual 2", "take casual 3", "take casual 4"]


@paragraph("6.2.2")
def test_from_an_empty_courtyard_nobody_can_take() -> None:
    scene = table(3)
    assert scene.why("take stall 1") == "not-in-courtyard"
    assert scene.offers("take") == []


@paragraph("6.2.2")
def test_who_must_take_from_an_empty_courtyard_plays_the_hand_card_alone() -> None:
    scene = Scene("cards", seats=3).farm(0, hand=["stall 1"]).farm(1, hand=["casual 1"])
    scene.farm(2, hand=["housemaid", "official"]).begin(0)
    assert scene.legal() == ["play stall 1", "loan"]
    scene.play("play stall 1")
    assert scene.area(0) == ["stall 1"]
    assert scene.play("play casual 1").actor == 2
    assert scene.why("put housemaid") == "must-take"
    scene.play("play official")
    assert scene.area(2) == ["official"]
    assert scene.is_discarded("housemaid")


@paragraph("6.2.2")
def test_the_squire_lets_a_player_take_three() -> None:
    scene = Scene("cards", seats=3).farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=HANDS[1]).farm(2, hand=HANDS[2]).farm(0, hand=[], squire_round=2)
    scene.courtyard("regular 1", "regular 2", "regular 3", "regular 4").begin(0)
    scene.play("use squire", "take regular 1", "take regular 2", "take regular 4")
    assert scene.why("take regular 3") == "too-many-cards"
    scene.play("done", "play stall 2")
    assert scene.area(0) == ["stall 2", "regular 1", "regular 2", "regular 4"]
    assert scene.is_discarded("squire")
    assert courtyard(scene) == ["stall 1", "regular 3"]


# --- 6.2.3 and 6.2.4 ----------------------------------------------------------------------------


@paragraph("6.2.3")
def test_a_stall_that_is_laid_out_is_filled_and_a_regular_gets_a_blue_marker() -> None:
    scene = Scene("cards").farm(0, hand=["stall 7", "field 1"]).farm(1, hand=["field 2"])
    scene.courtyard("regular 9").regular("regular 9", rows=3, red=True).begin(0)
    scene.play("take regular 9", "play stall 7")
    assert scene.card("stall 7")["holds"] == ["pumpkin", "cabbage", "leek"]
    assert scene.card("stall 7")["under"] is None
    assert scene.card("regular 9") == {
        "card": "regular 9",
        "under": None,
        "rows": 0,
        "red": False,
        "duty": "due",
        "wants": ["turnip", "cabbage"],
        "row": 1,
        "pays": 5,
    }


@paragraph("6.2.3")
def test_no_trades_are_made_in_the_card_phase() -> None:
    scene = Scene("cards").farm(0, cart={"wheat": 2}, cards=["stall 1"], hand=["stall 2"])
    scene.farm(1, hand=["stall 3"]).begin(0)
    assert scene.why("trade stall 1 turnip") == "not-asked"


@paragraph("6.2.3", "7.6")
def test_only_helpers_can_be_thrown_away_in_the_own_turn_of_the_distribution() -> None:
    scene = Scene("cards").farm(0, hand=HANDS[0], cards=["stall 5", "regular 1", "tout"])
    scene.farm(0, hand=[], packs=[("housemaid", "casual 5")]).farm(1, hand=HANDS[1]).begin(0)
    assert scene.offers("throw") == ["throw housemaid", "throw tout"]
    scene.play("throw housemaid")
    assert scene.area(0) == ["stall 5", "regular 1", "casual 5", "tout"]
    assert (scene.actor, scene.question) == (0, "distribute")
    assert scene.why("throw tout", seat=1) == "not-your-turn"


@paragraph("6.2.4")
def test_a_common_field_that_is_taken_costs_two_cash() -> None:
    scene = Scene("cards").farm(0, cash=5, hand=["field 3", "stall 1"]).farm(1, hand=["stall 2"])
    scene.courtyard("field 1").begin(0).play("take field 1", "play field 3")
    assert scene.cash(0) == 1
    assert sorted(size for size, _, _ in scene.fields(0)[1:]) == [3, 4]


@paragraph("6.2.4")
def test_putting_a_common_field_into_the_courtyard_costs_nothing() -> None:
    scene = Scene("cards").farm(0, cash=5, hand=["field 3", "stall 1"]).farm(1, hand=HANDS[1])
    scene.begin(0).play("put field 3")
    assert (scene.cash(0), scene.cash(1)) == (5, 0)


@paragraph("6.2.4", "7.10")
def test_the_player_who_takes_a_field_pays_it_out_of_the_window() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1"]).farm(1, hand=HANDS[1]).courtyard("field 1")
    scene.begin(0).play("take field 1", "play stall 1")
    assert (scene.actor, scene.question) == (0, "funds")
    assert scene.play("loan").cash(0) == 3


@paragraph("6.2.4")
def test_by_rules_1_a_squire_thrown_away_while_its_field_is_paid_leaves_once() -> None:
    scene = Scene("cards", rules=1).farm(0, hand=["stall 1"], cards=["squire"], squire_round=2)
    scene.farm(1, hand=HANDS[1]).courtyard("field 1").begin(0)
    scene.play("use squire", "take field 1", "done", "play stall 1", "throw squire", "loan")
    assert scene.is_discarded("squire")
    assert scene.area(0) == ["field 1", "stall 1"]
    assert scene.position.view(0)["discards"] == ["squire"]


# --- 6.2.5 and 6.4 ------------------------------------------------------------------------------


@paragraph("6.2.5")
def test_the_rest_of_the_courtyard_goes_to_the_discard() -> None:
    scene = table(2, cards=2).play("put stall 1")
    take(scene, "stall 1")
    take(scene, "casual 2")
    assert courtyard(scene) == []
    assert scene.position.view(0)["discards"] == []
    scene = table(2).play("put stall 1")
    take(scene, "stall 1")
    take(scene, "casual 2")
    assert scene.position.view(0)["discards"] == ["stall 3", "stall 4", "casual 3", "casual 4"]


@paragraph("6.4")
def test_the_last_to_take_gets_the_big_token_and_the_last_but_one_the_small() -> None:
    scene = table(3).play("put stall 1", "put casual 1")
    takers = [take(scene, "stall 1"), take(scene, "casual 1"), take(scene, "official")]
    view = scene.position.view(0)
    assert takers == [2, 0, 1]
    assert (view["first"], view["second"]) == (1, 0)
    assert view["order"] == [1, 0, 2]
    assert scene.actor == 1


@paragraph("6.4")
def test_with_four_players_the_order_of_taking_gives_the_tokens() -> None:
    scene = table(4).play("put stall 1")
    takers = [take(scene, card) for card in ("stall 1", "casual 2", "official", "merchant")]
    view = scene.position.view(0)
    assert takers == [1, 2, 3, 0]
    assert (view["first"], view["second"]) == (0, 3)


@paragraph("6.4")
def test_the_small_token_stays_until_the_distribution_has_ended() -> None:
    scene = table(3).play("put stall 1")
    before = scene.position.view(0)["second"]
    take(scene, "stall 1")
    assert scene.question == "distribute"
    assert scene.position.view(0)["second"] == before == 1


# --- 6.3 ----------------------------------------------------------------------------------------


@paragraph("6.3")
def test_with_two_one_card_of_the_draw_pile_may_be_turned_over_in_each_turn() -> None:
    scene = table(2).play("flip")
    assert len(courtyard(scene)) == 1
    assert scene.actor == 0
    assert scene.why("flip") == "already-flipped"
    scene.play("put stall 1")
    assert (scene.actor, scene.can("flip")) == (1, True)


@paragraph("6.3")
def test_with_two_the_first_player_may_turn_a_card_over_and_take_at_once() -> None:
    scene = table(2).play("flip")
    (turned,) = courtyard(scene)
    scene.play(f"take {turned}")
    assert scene.question == "hand"


@paragraph("6.3")
def test_with_two_the_last_player_still_in_may_turn_a_card_over() -> None:
    scene = table(2).play("put stall 1")
    take(scene, "stall 1")
    scene.play("flip")
    assert scene.actor == 0
    assert len(scene.offers("take")) == 4
    assert scene.why("put stall 2") == "must-take"


@paragraph("6.3")
def test_with_two_nothing_is_shuffled_to_turn_a_card_over() -> None:
    scene = Scene("cards").farm(0, hand=HANDS[0]).farm(1, hand=HANDS[1]).deck().begin(0)
    assert len(scene.position.view(0)["discards"]) == 62
    assert scene.why("flip") == "pile-empty"


@paragraph("6.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_no_card_is_turned_over(seats: int) -> None:
    assert table(seats).why("flip") == "not-for-two"


# --- 3.4: starters ------------------------------------------------------------------------------


def with_starter(*hand: str, **things: object) -> Scene:
    scene = Scene("cards", seats=3, options={"introductory": "on"})
    scene.farm(0, hand=hand, starter="regular 1", **things)  # type: ignore[arg-type]
    return scene.farm(1, hand=HANDS[1]).farm(2, hand=HANDS[2])


@paragraph("3.4")
def test_a_starter_is_played_in_place_of_the_hand_card() -> None:
    scene = with_starter("stall 1", "stall 2", "stall 3").courtyard("casual 9").begin(0)
    scene.play("take casual 9")
    assert scene.offers("play") == [
        "play stall 1",
        "play stall 2",
        "play stall 3",
        "play regular 1",
    ]
    scene.play("play regular 1")
    assert scene.area(0) == ["regular 1", "casual 9"]
    assert courtyard(scene) == ["stall 1", "stall 2", "stall 3"]
    assert not scene.of(0)["has_starter"]


@paragraph("3.4")
def test_a_starter_can_be_held_back() -> None:
    scene = with_starter("stall 1", "stall 2").courtyard("casual 9").begin(0)
    scene.play("take casual 9", "play stall 1")
    assert scene.of(0)["starter"] == ["regular 1"]


@paragraph("3.4")
def test_a_starter_is_no_hand_card() -> None:
    scene = with_starter("stall 1").courtyard("casual 9").begin(0)
    assert scene.why("put stall 1") == "must-take"
    assert scene.why("put regular 1") == "not-in-hand"
    scene.play("take casual 9", "play regular 1")
    assert courtyard(scene) == ["stall 1"]


@paragraph("3.4")
def test_who_must_take_from_an_empty_courtyard_may_play_the_starter() -> None:
    scene = with_starter("stall 1").begin(0)
    assert scene.legal() == ["play stall 1", "play regular 1", "loan"]
    scene.play("play regular 1")
    assert scene.area(0) == ["regular 1"]
    assert courtyard(scene) == ["stall 1"]


@paragraph("3.4")
def test_with_the_squire_it_is_the_starter_and_up_to_three_of_the_courtyard() -> None:
    scene = with_starter("stall 1", "stall 2", cards=["squire"], squire_round=2)
    scene.courtyard("casual 7", "casual 8", "casual 9").begin(0)
    scene.play("use squire", "take casual 7", "take casual 8", "take casual 9", "done")
    scene.play("play regular 1")
    assert scene.area(0) == ["regular 1", "casual 7", "casual 8", "casual 9"]
    assert courtyard(scene) == ["stall 1", "stall 2"]
