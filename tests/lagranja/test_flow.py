"""The course of a game: paragraph 5, and the frames of sections 6, 7 and 8."""

import json
from typing import NamedTuple

import pytest

from barrowgate.lagranja import LaGranja, loading, names
from tests.lagranja.builders import Scene
from tests.lagranja.idling import idle
from tests.lagranja.paragraphs import paragraph

FARM = ["cards", "income", "growth", "roof"]
REVENUE = ["first_die", "second_die", "common_die"]
AFTER_DONKEYS = ["deliveries", "extra_deliveries"]


class Turn(NamedTuple):
    """A turn that somebody had; several seats while donkeys are chosen."""

    round: int
    step: str
    seats: tuple[int, ...]


def whole_game(seats: int, order: list[int]) -> tuple[Scene, list[Turn], dict[int, list[int]]]:
    """Idle players from round 1 to the end: the turns they had, and the order in each round."""
    scene = Scene("cards", seats=seats, round=1, order=order)
    for seat in range(seats):
        scene.farm(seat, hand=range(1 + 4 * seat, 5 + 4 * seat), commodity=1, silver=1)
    scene.begin(order[0])
    turns: list[Turn] = []
    orders: dict[int, list[int]] = {}
    while not scene.position.is_over:
        view = scene.view()
        orders.setdefault(view["round"], view["order"])
        actors = tuple(scene.position.actors())
        if view["step"] == "donkeys" and len(actors) < seats:
            actors = tuple(range(seats))  # the same turn of all goes on
        turn = Turn(view["round"], view["step"], actors)
        if turn != (turns[-1] if turns else None):
            turns.append(turn)
        idle(scene)
    return scene, turns, orders


def expected(number: int, before: list[int], after: list[int]) -> list[Turn]:
    """The turns of a round with the old and the new turn order."""
    turns = []
    for step in FARM + REVENUE:
        by_turn = before[::-1] if step == "roof" and number == 1 else before
        turns += [Turn(number, step, (seat,)) for seat in by_turn]
    turns.append(Turn(number, "donkeys", tuple(sorted(before))))
    turns += [Turn(number, "siesta", (seat,)) for seat in before]
    turns += [Turn(number, step, (seat,)) for step in AFTER_DONKEYS for seat in after]
    return turns


@paragraph("5", "6", "7", "8")
@pytest.mark.parametrize("order", [[1, 0], [2, 0, 1], [3, 0, 1, 2]])
def test_six_rounds_each_with_its_phases_and_everyone_in_turn(order: list[int]) -> None:
    scene, turns, orders = whole_game(len(order), order)
    assert list(orders) == [1, 2, 3, 4, 5, 6]
    for number in range(1, 7):
        of_round = [turn for turn in turns if turn.round == number]
        after = [turn.seats[0] for turn in of_round if turn.step == "extra_deliveries"]
        assert of_round == expected(number, orders[number], after)
        if number < 6:
            assert orders[number + 1] == after
    assert turns == sorted(turns, key=lambda turn: turn.round)
    assert scene.view()["round"] == 6


@paragraph("5", "8.2")
def test_the_turn_order_of_the_idle_game_really_changes() -> None:
    """All walk three steps in round 1: who walks last lies on top."""
    orders = whole_game(3, [2, 0, 1])[2]
    assert (orders[1], orders[2]) == ([2, 0, 1], [1, 0, 2])


@paragraph("5")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_new_round_follows_until_the_sixth(number: int) -> None:
    scene = Scene("scoring", round=number).begin()
    assert (scene.view()["round"], scene.view()["step"]) == (number + 1, "cards")


@paragraph("5", "10")
def test_after_the_sixth_round_nobody_acts_any_more() -> None:
    scene = Scene("extra_deliveries", round=6).begin().play("done", "done")
    assert scene.position.is_over
    assert scene.view()["round"] == 6
    assert scene.position.actors() == []
    assert scene.events[-1][0] == names.EVENT_END


@paragraph("6")
@pytest.mark.parametrize("step", FARM)
def test_all_finish_a_farm_step_before_the_next_one_begins(step: str) -> None:
    scene = Scene(step, seats=3).begin()
    end = "grow" if step == "growth" else "done"
    for seat in range(3):
        assert (scene.view()["step"], scene.actor) == (step, seat)
        scene.play(end)
    following = (FARM + REVENUE)[FARM.index(step) + 1]
    assert (scene.view()["step"], scene.actor) == (following, 0)


@paragraph("8", "8.1")
@pytest.mark.parametrize("seats", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_donkeys_are_chosen_in_any_order_with_the_same_outcome(seats: tuple[int, ...]) -> None:
    scene = Scene("donkeys", seats=3, order=[2, 0, 1]).begin()
    for place, seat in enumerate(seats):
        assert set(scene.position.actors()) == set(seats[place:])
        scene.play(f"donkey {seat + 1}", seat=seat)
    assert [farm["donkey"] for farm in scene.view()["farms"]] == [1, 2, 3]
    assert (scene.view()["step"], scene.position.actors()) == ("siesta", [2])


@paragraph("8.1")
def test_who_has_chosen_waits_for_the_others() -> None:
    scene = Scene("donkeys", seats=3).begin().play("donkey 1", seat=1)
    assert scene.position.actors() == [0, 2]
    assert scene.why("donkey 2", seat=1) == "not-your-turn"
    assert scene.legal(seat=1) == []


@paragraph("8", "8.1")
def test_alone_the_choice_is_followed_at_once_by_the_siesta() -> None:
    scene = Scene("donkeys", seats=1).begin().play("donkey 2")
    assert scene.view()["step"] == "siesta"


@paragraph("5", "8.1")
def test_over_a_game_tiles_rest_and_come_back_in_round_four() -> None:
    scene = Scene("donkeys", round=1).begin()
    choices = []
    while not scene.position.is_over:
        if scene.view()["step"] == "donkeys" and len(scene.position.actors()) == 2:
            choices.append(len(scene.legal(0)))
        idle(scene)
    assert choices == [4, 3, 2, 4, 3, 2]


@paragraph("5.1")
def test_a_reaction_comes_before_the_active_player_goes_on_and_allows_nothing_else() -> None:
    scene = (
        Scene("deliveries")
        .market({13: 1})
        .farm(0, siesta=1, barrows=[35], delivered={"barrow 1": ["olive", "grain"]}, grape=1)
    )
    scene.farm(1, helpers=[33], olive=1, silver=9, commodity=1).begin()
    scene.play("deliver grape den barrow 1", "place 12")
    assert scene.position.actors() == [1]
    assert scene.legal(1) == ["pass", "use 33"]
    assert scene.why("done", seat=0) == "not-your-turn"
    scene.play("pass")
    assert scene.position.actors() == [0]


@paragraph("5.1")
@pytest.mark.parametrize(("order", "asked"), [([2, 3, 1, 0], [3, 1]), ([3, 2, 0, 1], [1, 3])])
def test_several_reactions_come_in_turn_order_from_the_active_player_on(
    order: list[int], asked: list[int]
) -> None:
    """A box with two Peddlers: seats 1 and 3 are threatened by seat 2."""
    peddler = {"effect": "escape_removal", "when": "reaction", "once": True}
    box = loading.from_changes(json.dumps({"card": [{"number": 2, "helper": peddler}]}))
    scene = Scene("deliveries", seats=4, box=box).market({13: 3, 17: 1})
    for place, seat in enumerate(order):
        scene.farm(seat, siesta=4 - place)
    scene.farm(2, barrows=[23], delivered={"barrow 1": ["grain"]}, meat=1)
    scene.farm(3, helpers=[33]).farm(1, helpers=[2]).begin()
    while scene.actor != 2:
        scene.play("done")
    assert scene.view()["order"] == order
    scene.play("deliver meat barrow 1", "place 18")
    reactions = []
    while scene.actor != 2:
        reactions.append(scene.actor)
        scene.play("pass")
    assert reactions == asked
    assert scene.vp(2) == 4 + 2


@paragraph("5")
def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    def course(seed: int) -> bytes:
        position = LaGranja(3).start(seed)
        for _ in range(60):
            seat = position.actors()[0]
            position.play(seat, position.legal(seat)[0])
        return position.to_bytes()

    assert course(7) == course(7)
    assert course(7) != course(8)
