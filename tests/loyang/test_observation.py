"""Observations of Loyang: the facts of the view as numbers, and nothing else (A40)."""

from random import Random

import pytest

from barrowgate.core.contract import View
from barrowgate.loyang import Loyang, names, notation, write_observation
from barrowgate.loyang.frames import FRAMES
from barrowgate.loyang.observation_parts import LAYOUT
from barrowgate.loyang.position import Position
from barrowgate.loyang.view import DUTIES, QUESTIONS, SEEN, STEPS
from tests.loyang import secrets
from tests.loyang.builders import CARDS, Scene
from tests.loyang.games import Plan, course
from tests.observing import (
    SEATS,
    Numbers,
    asked,
    check_layout,
    check_parts,
    check_used_buffer,
    count_unseen,
    every,
    marked,
    parts,
    signed,
    silent,
)

ASKED = {name: number for number, name in QUESTIONS.items()}
PLANS = [
    *(Plan(1, 0, "eager", seed) for seed in (11, 12)),
    *(Plan(2, table, "eager", 20 + table) for table in (0, 3)),
    *(Plan(3, table, "eager", 30 + table) for table in (0, 4)),
    *(Plan(4, table, "eager", 40 + table) for table in (0, 5)),
]


# --- What the view says, as numbers ---------------------------------------------------------------


def expected(game: Loyang, position: Position, seat: int) -> dict[str, Numbers]:
    view = position.view(seat)
    around = [(seat + place) % view["players"] for place in range(view["players"])]
    areas = [view["areas"][owner] for owner in (around if len(around) > 1 else [0, 1])]
    numbers = table_numbers(game, view, seat) | card_numbers(view, seat, around, areas)
    numbers |= stall_and_regular_numbers(areas, len(around))
    numbers |= pile_numbers(view["farms"][seat])
    for place, other in enumerate(around):
        farm = seat_numbers(view, seat, other) | farm_numbers(view["farms"][other])
        numbers |= {f"{SEATS[place]}.{name}": part for name, part in farm.items()}
    return numbers


def table_numbers(game: Loyang, view: View, seat: int) -> dict[str, Numbers]:
    return {
        "seat": [seat],
        "players": [view["players"]],
        "option.introductory": [game.options["introductory"] == "on"],
        "round": [view["round"]],
        "over": [view["over"]],
        "step": marked(10, [STEPS.index(view["step"])]),
        "deck": [view["deck"]],
        "grid": [CARDS[word] if word else 0 for word in view["grid"]],
        "question": marked(33, [ASKED[q] for q in [view["questions"][seat]] if q]),
        "asked": asked(FRAMES, view["asked"][seat]),
    }


def by_card(words: list[str]) -> Numbers:
    return marked(70, [CARDS[word] - 1 for word in words])


def card_numbers(
    view: View, seat: int, around: list[int], areas: list[list[View]]
) -> dict[str, Numbers]:
    own = view["farms"][seat]
    where = dict.fromkeys(view["discards"], 1) | dict.fromkeys(view["courtyard"], 3)
    where |= dict.fromkeys(own["hand"], 4) | dict.fromkeys(own["starter"], 16)
    where |= {word: 20 for word in view["grid"] if word} | dict.fromkeys(view["drawn"], 21)
    under = [0] * 70
    rows = {f"area.{name}": [0] * 70 for name in SEATS}
    for place, area in enumerate(areas):
        rows[f"area.{SEATS[place]}"] = by_card([card["card"] for card in area])
        where |= {card["card"]: 8 + place for card in area}
        where |= {card["under"]: 12 + place for card in area if card["under"]}
        for card in area:
            under[CARDS[card["card"]] - 1] = CARDS[card["under"]] if card["under"] else 0
    for place, other in enumerate(around):
        where |= dict.fromkeys(view["farms"][other]["pile_common"], 24 + place)
    return rows | {
        "own.hand": by_card(own["hand"]),
        "courtyard": by_card(view["courtyard"]),
        "cards": [where.get(notation.card_words(card), 0) for card in range(1, 71)],
        "under": under,
    }


def stall_and_regular_numbers(areas: list[list[View]], players: int) -> dict[str, Numbers]:
    stalls, rows, red, duty = [0] * 84, [0] * 14, [0] * 14, [0] * 14
    for place, area in enumerate(areas):
        for card in area:
            kind, _, number = card["card"].partition(" ")
            if kind == "stall":
                for vegetable in card["holds"]:
                    stalls[int(number) * 6 - 6 + notation.VEGETABLES.index(vegetable)] = 1
            elif kind == "regular":
                rows[int(number) - 1] = card["rows"]
                if place < players:
                    red[int(number) - 1] = int(card["red"])
                    duty[int(number) - 1] = DUTIES.index(card["duty"]) + 1
    return {"stalls": stalls, "rows": rows, "red": red, "duty": duty}


def pile_numbers(farm: View) -> dict[str, Numbers]:
    order = farm["pile_order"]
    return {
        "own.pile_known": [order is not None],
        "own.pile_order": padded(order or [], 16),
    }


def padded(numbers: Numbers, length: int) -> Numbers:
    return [*numbers, *[0] * length][:length]


def seat_numbers(view: View, seat: int, other: int) -> dict[str, Numbers]:
    question = view["questions"][other]
    order = view["order"]
    is_known = len(set(order)) == len(order)
    return {
        "here": [1],
        "first": [view["first"] == other],
        "second": [view["second"] == other],
        "order": [order.index(other) + 1 if is_known else 0],
        "partner": [(view["partners"][other] - seat) % 4 if view["players"] == 4 else 0],
        "acts": [other in view["actors"]],
        "question": [ASKED[question] if question else 0],
        "asked": asked(FRAMES, view["asked"][other]),
    }


def farm_numbers(farm: View) -> dict[str, Numbers]:
    fields, lasting = farm["fields"], farm["lasting"]
    kinds = {"home": 99, "private": 0}
    crops = [None, *notation.VEGETABLES]
    numbers = {name: [farm[name]] for name in ("cash", "loans", "path", "enlarged", "pile")}
    numbers |= {name: list(farm[name].values()) for name in ("shop", "cart", "store")}
    numbers |= {name: [value] for name, value in lasting.items()}
    for name in ("hand_size", "has_starter", "taken", "finished", "pack_bought"):
        numbers[name] = [farm[name]]
    return numbers | {
        "field_size": padded([field["size"] for field in fields], 16),
        "field_crop": padded([crops.index(field["crop"]) for field in fields], 16),
        "field_tokens": padded([field["tokens"] for field in fields], 16),
        "field_card": padded([kinds.get(f["kind"]) or CARDS.get(f["kind"], 0) for f in fields], 16),
        "pile_seen": padded([seen_code(entry) for entry in farm["pile_seen"][-24:]], 24),
    }


def seen_code(entry: View) -> int:
    """What everybody saw of a pile, as the number that docs/observations.md gives."""
    [what] = [code for code, word in SEEN.items() if word == entry["what"]]
    return what + (40 + CARDS[entry["card"]] if entry["common"] else int(entry["size"]))


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_every_part_says_what_the_view_says(plan: Plan) -> None:
    for position in every(course(plan), 7):
        check_parts(LAYOUT, position, plan.seats, lambda p, seat: expected(plan.game, p, seat))


def test_every_part_has_something_to_say_in_some_game() -> None:
    unheard = {part.name for part in LAYOUT.parts}
    for plan in PLANS:
        for position in every(course(plan), 4):
            unheard &= silent(LAYOUT, position, plan.seats)
    assert unheard == set()


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_buffer_may_be_used_again(plan: Plan) -> None:
    for position in every(course(plan), 13):
        check_used_buffer(LAYOUT, position, plan.seats, write_observation.write)


def test_of_a_pile_the_newest_24_things_seen_are_told() -> None:
    position = Loyang(2).start(1)
    farm = position.farms[0]
    farm.log = [*range(1, 31), *[0] * 34]
    farm.n_log = 30
    assert parts(LAYOUT, position.observation(0))["own.pile_seen"] == [*range(7, 31)]


def test_what_lies_under_a_card_is_told_of_open_cards_only() -> None:
    position = Loyang(2).start(1)
    under = [0] * 71
    under[30] = 31
    position.under = under
    for place, told in ((names.IN_HAND, 0), (names.COVERED, 0), (names.IN_AREA + 1, 31)):
        places = list(position.place)
        places[30] = place
        position.place = places
        assert parts(LAYOUT, position.observation(0))["under"][29] == told


# --- Names and widths -----------------------------------------------------------------------------


def test_parts_lie_behind_each_other_and_only_seats_of_the_table_observe() -> None:
    check_layout(LAYOUT, Loyang(2).start(1), 2)


def test_rows_are_as_long_as_what_they_count() -> None:
    lengths = {part.name: part.length for part in LAYOUT.parts}
    assert lengths["step"] == len(STEPS)
    assert lengths["question"] == max(QUESTIONS) + 1
    assert lengths["own.hand"] == lengths["cards"] == lengths["under"] == names.CARDS
    assert lengths["stalls"] == names.STALLS * names.VEGETABLES
    assert lengths["rows"] == lengths["red"] == lengths["duty"] == names.REGULARS
    assert lengths["grid"] == names.GRID
    assert lengths["own.pile_order"] == names.PILE
    assert lengths["fourth.field_size"] == lengths["own.field_size"] == names.FIELDS


# --- Single facts ---------------------------------------------------------------------------------


def part(scene: Scene, seat: int, name: str) -> Numbers:
    return signed(scene.position.observation(seat))[LAYOUT.part(name)]


def test_more_than_a_signed_byte_holds_is_cut_off() -> None:
    scene = Scene("action").farm(0, cash=127).farm(1, cash=100_000).begin(0)
    assert part(scene, 0, "own.cash") == part(scene, 0, "second.cash") == [127]


def test_seats_are_counted_from_the_observer() -> None:
    scene = Scene("action", seats=3).farm(0, cash=1).farm(1, cash=2).farm(2, cash=3).begin(0)
    names_of_farms = [f"{name}.cash" for name in SEATS]
    seen = [[part(scene, seat, name)[0] for name in names_of_farms] for seat in range(3)]
    assert seen == [[1, 2, 3, 0], [2, 3, 1, 0], [3, 1, 2, 0]]


def test_a_stall_and_a_customer_that_left_say_nothing_any_more() -> None:
    scene = Scene("action").farm(0, cards=["stall 2", "regular 3"]).begin(0)
    assert any(part(scene, 1, "stalls"))
    assert part(scene, 1, "duty")[2] == 1
    place = list(scene.position.place)
    for word in ("stall 2", "regular 3"):
        place[CARDS[word]] = names.IN_DISCARD
    scene.position.place = place
    assert not any(part(scene, 1, "stalls"))
    assert not any(part(scene, 1, "duty"))


# --- Nothing hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_another_deal_of_the_hidden_changes_no_number(plan: Plan) -> None:
    random, game = Random(plan.seed), plan.game
    changed = 0
    for position in course(plan):
        if position.n_actions % 11 == 0 or position.step == names.STEP_CARDS:
            changed += count_unseen(
                position, plan.seats, lambda p, seat: secrets.permuted(game, p, seat, random)
            )
    assert changed > 20 or plan.seats == 1, "the others must see their own hands change"


def test_the_order_of_a_private_pile_is_told_to_its_owner_after_the_leaseholder_only() -> None:
    scene = Scene("action").farm(0, pile=[4, 6, 3]).begin(0)
    farm = scene.position.farms[0]
    for known, order in ((0, [0, 0, 0]), (1, [4, 6, 3])):
        farm.pile_known = known
        assert part(scene, 0, "own.pile_order")[:3] == order
        assert part(scene, 0, "own.pile") == part(scene, 1, "second.pile") == [3]
        assert not any(part(scene, 1, "own.pile_order"))
