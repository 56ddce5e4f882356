"""Equal things: of actions that differ only in which of two equals they name, one is shown."""

from collections import Counter
from typing import Any

import pytest

from barrowgate.core.batch import Batch
from barrowgate.core.chance import Chance
from barrowgate.loyang import names
from barrowgate.loyang.frames import FRAMES
from barrowgate.loyang.position import Position
from tests.loyang.builders import VEGETABLES, Scene
from tests.loyang.games import Plan, course

PLANS = [Plan(seats, 0, chooser, 70) for seats in (1, 2, 3, 4) for chooser in ("uniform", "eager")]
REMEMBERED = {"legal_actions", "n_legal", "legal_for", "event_log", "known_until", "known_events"}
CARD_NUMBERS = {"card", "newest", "squire", "first", "second", "third", "casual", "stall"}


# --- A position without the names of equal things -------------------------------------------------


def kind_of(position: Position, card: int) -> int:
    """The lowest card that is alike: common fields of one size, Traders."""
    tables = position.components
    for other in range(1, card):
        same_field = tables.card_field[other] == tables.card_field[card] > 0
        same_helper = tables.card_helper[other] == tables.card_helper[card] > 0
        if same_field or same_helper:
            return other
    return card


def nameless(position: Position) -> list[Any]:
    """Everything in a position; equal cards and fields without names and order."""
    kinds = [kind_of(position, card) if card else 0 for card in range(names.CARDS + 1)]
    cards = sorted(
        (kinds[card], position.place[card], kinds[position.under[card]])
        for card in range(1, names.CARDS + 1)
    )
    table = fields_of(position, REMEMBERED | {"place", "under", "seen", "grid"})
    grid = [kinds[card] for card in position.grid]
    agendas = [frames(agenda, kinds) for agenda in (*position.agendas, position.table)]
    return [
        *(position.chance.word, cards, table, grid, agendas),
        [farm_of(position, seat, kinds) for seat in range(position.players)],
    ]


def fields_of(owner: Any, but: set[str]) -> list[Any]:
    """Every number and list of numbers of a position or a farm, but for some."""
    found = ((name, getattr(owner, name)) for name in dir(owner) if name not in but)
    return [
        (name, list(value) if isinstance(value, list) else value)
        for name, value in found
        if isinstance(value, int | list) and name not in ("agendas", "farms")
    ]


def frames(agenda: Any, kinds: list[int]) -> list[Any]:
    found = []
    for place in range(agenda.count):
        frame = FRAMES.by_kind[agenda.kind[place]]
        numbers = [agenda.first[place], agenda.second[place], agenda.third[place]]
        for number, meant in enumerate(frame.numbers):
            if meant.name in CARD_NUMBERS:
                numbers[number] = kinds[numbers[number]]
        found.append((frame.name, numbers))
    return found


def farm_of(position: Position, seat: int, kinds: list[int]) -> list[Any]:
    farm = position.farms[seat]
    arrays = {"field_size", "field_crop", "field_tokens", "field_card", "pile_card", "log"}
    own = fields_of(farm, arrays)
    under = list(position.under)
    fields = []
    for place in range(farm.n_fields):
        card = farm.field_card[place]
        kind = (-1, 0) if card == names.HOME else (kinds[card], kinds[under[card]])
        fields.append(
            (farm.field_size[place], farm.field_crop[place], farm.field_tokens[place], kind)
        )
    log = [
        code - (code - 40) % 10 + kinds[(code - 40) % 10] if code >= names.LOG_COMMON else code
        for code in farm.log
    ]
    return [own, sorted(fields), [kinds[card] for card in farm.pile_card], log]


def after(position: Position, seat: int, action: int) -> list[Any]:
    new = position.copy()
    new.play(seat, action)
    return nameless(new)


# --- All through whole games ----------------------------------------------------------------------


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_what_is_left_out_does_the_same_as_a_lower_action_that_stays(plan: Plan) -> None:
    for position in course(plan):
        for seat in position.actors():
            legal, distinct = position.legal(seat), position.distinct(seat)
            assert set(distinct) <= set(legal)
            assert distinct[0] == legal[0]
            for action in set(legal) - set(distinct):
                ways = [after(position, seat, other) for other in distinct if other < action]
                assert after(position, seat, action) in ways


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_what_stays_does_different_things(plan: Plan) -> None:
    """Two actions of one kind, that is: a helper may be used and thrown away to the same end."""
    seen: Counter[str] = Counter()
    for number, position in enumerate(course(plan)):
        for seat in position.actors() if number % 9 == 0 else ():
            ways: dict[tuple[int, str], int] = {}
            for action in position.distinct(seat):
                way = (position.components.verb[action], repr(after(position, seat, action)))
                assert way not in ways, (ways[way], action)
                ways[way] = action
            seen["decisions"] += 1
    assert seen["decisions"] > 10


# --- Each kind of equal things --------------------------------------------------------------------


def left_out(scene: Scene) -> list[str]:
    """Actions that are legal and not shown; each does the same as one that is."""
    position, seat = scene.position, scene.actor
    legal, distinct = position.legal(seat), position.distinct(seat)
    for action in set(legal) - set(distinct):
        ways = [after(position, seat, other) for other in distinct if other < action]
        assert after(position, seat, action) in ways
    return [scene.game.write(action) for action in legal if action not in distinct]


def test_fields_alike_are_one_choice_for_the_ploughman() -> None:
    fields = [(5, "wheat", 3), (5, "wheat", 3), (5, "wheat", 2), (4, "wheat", 3), (5, "bean", 3)]
    scene = Scene("action").farm(0, fields=fields, cards=["ploughman"]).begin(0)
    scene.play("use ploughman clear")
    assert len(scene.offers("pick")) == 5
    assert left_out(scene) == ["pick 1 field 3"]


def test_fields_of_another_seat_are_alike_for_the_tenant() -> None:
    scene = Scene("action", seats=3).farm(0, cards=["tenant"], cash=5)
    scene.farm(1, fields=[(5, "wheat", 4)]).farm(2, fields=[(5, "wheat", 4), (5, "wheat", 4)])
    scene.begin(0).play("use tenant")
    assert scene.offers("pick") == ["pick 2 field 2", "pick 3 field 2", "pick 3 field 3"]
    assert left_out(scene) == ["pick 3 field 3"]


def test_a_common_field_is_not_a_private_one() -> None:
    scene = Scene("action").farm(0, fields=[(4, "bean", 3)], cards=["ploughman", "field 3"])
    scene.sown(0, "field 3", "bean", 3).begin(0).play("use ploughman clear")
    assert left_out(scene) == []
    scene = Scene("action").farm(0, cards=["ploughman", "field 3", "field 4"])
    scene.sown(0, "field 3", "bean", 3).sown(0, "field 4", "bean", 3)
    assert left_out(scene.begin(0).play("use ploughman clear")) == ["pick 1 field 3"]


def test_a_field_with_a_card_under_it_is_itself_alone() -> None:
    scene = Scene("action").farm(0, cards=["ploughman", "field 3"], packs=[("field 4", "stall 1")])
    scene.sown(0, "field 3", "bean", 3).sown(0, "field 4", "bean", 3)
    assert left_out(scene.begin(0).play("use ploughman clear")) == []


def test_common_fields_of_one_size_and_traders_are_alike_in_hand_and_courtyard() -> None:
    hand = ["field 1", "field 2", "field 3", "trader 1", "trader 3"]
    scene = Scene("cards").farm(0, hand=hand, cash=9).farm(1, hand=["stall 1"])
    scene.courtyard("field 5", "field 6", "trader 2").begin(0)
    assert left_out(scene) == ["put field 2", "put trader 3", "take field 6"]
    scene.play("take field 5")
    assert left_out(scene) == ["play field 2", "play trader 3"]


def test_the_squire_may_still_take_the_other_one() -> None:
    """In ascending order: whoever takes the higher card first cannot take the lower one."""
    scene = Scene("cards").farm(0, hand=["stall 2"], cards=["squire"]).farm(1, hand=["stall 1"])
    scene.courtyard("field 5", "field 6").begin(0).play("use squire")
    assert scene.offers("take") == ["take field 5", "take field 6"]
    assert left_out(scene) == []


def test_two_cards_alike_in_a_two_pack_are_kept_one_way() -> None:
    scene = Scene("action").farm(0, cash=9).deck("field 1", "field 2").begin(0).play("two_pack")
    assert left_out(scene) == ["keep second", "keep second over first"]
    scene = Scene("action").farm(0, cash=9).deck("field 1", "field 3").begin(0).play("two_pack")
    assert left_out(scene) == []


def test_traders_of_one_seat_are_one_choice_for_the_con_man() -> None:
    scene = Scene("action", seats=3).farm(0, cards=["con_man"])
    scene.farm(1, cards=["trader 1", "trader 2"], finished=True)
    scene.farm(2, cards=["trader 3"], finished=True).begin(0).play("use con_man")
    assert scene.offers("choose") == ["choose trader 1", "choose trader 2", "choose trader 3"]
    assert left_out(scene) == ["choose trader 2"]


def test_fields_of_one_size_on_each_other_are_one_choice_for_the_leaseholder() -> None:
    scene = Scene("action").farm(0, pile=[4, 3, 3, 4, 4, 4, 3], cards=["leaseholder"], cash=3)
    scene.begin(0).play("use leaseholder buy")
    assert left_out(scene) == ["place 3", "place 5", "place 6"]


def test_vegetables_on_as_many_fields_are_one_choice_for_the_accountant() -> None:
    scene = Scene("action").farm(0, home=("wheat", 4), fields=[(4, "bean", 1), (4, "leek", 2)])
    scene.farm(0, cards=["accountant"], fields=[(4, "bean", 1)]).begin(0).play("use accountant")
    scene.play(*(f"fill {vegetable} 0" for vegetable in VEGETABLES))
    assert left_out(scene) == ["name turnip", "name cabbage", "name leek"]


# --- In batches -----------------------------------------------------------------------------------


def test_a_batch_shows_equal_actions_once_and_plays_them_all() -> None:
    fields = [(5, "wheat", 3), (5, "wheat", 3), (5, "wheat", 2)]
    scene = Scene("action").farm(0, fields=fields, cards=["ploughman"]).begin(0)
    scene.play("use ploughman clear")
    game, both = scene.game, [scene.position, scene.position]
    picks = [game.read(f"pick 1 field {place}") for place in (2, 3, 4)]
    plain, batch = Batch.from_positions(game, both), Batch.from_positions(game, both, distinct=True)
    assert [plain.masks[0, pick] for pick in picks] == [1, 1, 1]
    assert [batch.masks[0, pick] for pick in picks] == [1, 0, 1]
    chance = Chance()
    chosen = {action for _ in range(50) for action in batch.choose(chance).tolist()}
    assert chosen == {action for action, shown in enumerate(batch.masks[0].tolist()) if shown}
    batch.step([picks[0], picks[1]])
    one, other = (nameless(batch.position(number)) for number in range(2))  # type: ignore[arg-type]
    assert one == other


def test_a_choice_between_equals_is_forced() -> None:
    """No loan may be taken beside it, and nothing is there to be sold."""
    fields = [(5, "wheat", 3), (5, "wheat", 3)]
    scene = Scene("action").farm(0, fields=fields, cards=["ploughman"], loans=20)
    scene.begin(0).play("use ploughman clear")
    shown = {
        distinct: Batch.from_positions(
            scene.game, [scene.position], skip_forced=True, distinct=distinct
        ).skipped.tolist()
        for distinct in (False, True)
    }
    assert shown == {False: [0], True: [1]}
