"""Observations of Loyang: the facts of the view as numbers, and nothing else (A40)."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from random import Random

import pytest

from barrowgate.core.contract import View
from barrowgate.loyang import Loyang, names, notation, write_observation
from barrowgate.loyang.frames import FRAMES
from barrowgate.loyang.observation_parts import LAYOUT
from barrowgate.loyang.position import Position
from barrowgate.loyang.view import DUTIES, QUESTIONS, STEPS
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
    most_choices,
    parts,
    signed,
    silent,
    told,
)

ASKED = {name: number for number, name in QUESTIONS.items()}
Field = tuple[int, str | None]  # its size, and the card of a common one
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
    numbers["reshuffle"] = [position.shuffled]
    numbers |= stall_and_regular_numbers(areas, len(around))
    numbers |= pile_numbers(view["farms"][seat])
    for place, other in enumerate(around):
        farm = seat_numbers(view, seat, other) | farm_numbers(view["farms"][other])
        farm |= open_numbers(position, other)
        numbers |= {f"{SEATS[place]}.{name}": part for name, part in farm.items()}
    return numbers


def table_numbers(game: Loyang, view: View, seat: int) -> dict[str, Numbers]:
    return {
        "seat": [seat],
        "players": [view["players"]],
        "option.introductory": [game.options["introductory"] == "on"],
        "rules.squire_stays": [game.rules_version >= 2],
        "round": [view["round"]],
        "over": [view["over"]],
        "step": [STEPS.index(view["step"])],
        "deck": [view["deck"]],
        "grid": [CARDS[word] if word else 0 for word in view["grid"]],
    }


def card_numbers(
    view: View, seat: int, around: list[int], areas: list[list[View]]
) -> dict[str, Numbers]:
    own = view["farms"][seat]
    where = dict.fromkeys(view["discards"], 1) | dict.fromkeys(view["courtyard"], 3)
    where |= dict.fromkeys(own["hand"], 4) | dict.fromkeys(own["starter"], 16)
    where |= {word: 20 for word in view["grid"] if word} | dict.fromkeys(view["drawn"], 21)
    under = [0] * 70
    for place, area in enumerate(areas):
        where |= {card["card"]: 8 + place for card in area}
        where |= {card["under"]: 12 + place for card in area if card["under"]}
        for card in area:
            under[CARDS[card["card"]] - 1] = CARDS[card["under"]] if card["under"] else 0
    for place, other in enumerate(around):
        where |= dict.fromkeys(view["farms"][other]["pile_common"], 24 + place)
    return {
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
    kinds = {"home": 7, "private": 0}
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
        "pile_holds": list(farm["pile_holds"].values()),
        "pile_sizes": padded(possible_sizes(farm), 16),
        "must_take": [farm["must_take"]],
        "step_price": [told(farm["prices"]["step"])],
    }


def open_numbers(position: Position, seat: int) -> dict[str, Numbers]:
    """What everybody saw without a word in the view."""
    squire = position.farms[seat].squire_round
    return {
        "took_last": [position.last_taker == seat],
        "took_last_but_one": [position.last_but_one == seat],
        "squire_new": [squire > 0 and squire == position.round],
    }


def possible_sizes(farm: View) -> Numbers:
    """For each place of a pile the sizes in all piles that fit what was seen, as bits."""
    places: list[set[int]] = [set() for _ in range(farm["pile"])]
    for pile in fitting_piles(seen_of(farm)):
        for place, size in enumerate(pile):
            places[place].add(size)
    return [sum(1 << size - 3 for size in sizes) for sizes in places]


def seen_of(farm: View) -> tuple[tuple[str, int, str | None], ...]:
    return tuple((seen["what"], seen["size"], seen["card"]) for seen in farm["pile_seen"])


@cache
def fitting_piles(seen: tuple[tuple[str, int, str | None], ...]) -> set[tuple[int, ...]]:
    """Every pile that two shuffled halves may have become, by their sizes."""
    found = set()
    for top in permutations((3, 4, 5, 6)):
        for bottom in permutations((3, 4, 5, 6)):
            pile: list[Field] = [(size, None) for size in (*top, *bottom)]
            for after in piles_after(pile, list(seen)):
                found.add(tuple(size for size, _ in after))
    return found


def piles_after(
    pile: list[Field], seen: list[tuple[str, int, str | None]]
) -> Iterator[list[Field]]:
    """What a pile may have become: a field that was taken may have lain in several places."""
    if not seen:
        yield pile
        return
    (what, size, card), *rest = seen
    if what == "turned":
        if pile and pile[0] == (size, card):
            yield from piles_after(pile[1:], rest)
        return
    under: list[Field] = []
    if what == "returned":
        under = [(size, card)]
        if not rest:
            yield pile + under
            return
        (_, size, card), *rest = rest  # never the field that was put under the pile just now
    for place, field in enumerate(pile):
        if field == (size, card):
            yield from piles_after(pile[:place] + pile[place + 1 :] + under, rest)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_every_part_says_what_the_view_says(plan: Plan) -> None:
    for position in every(course(plan), 7):
        check_parts(LAYOUT, position, plan.seats, lambda p, seat: expected(plan.game, p, seat))


def test_every_part_has_something_to_say_in_some_game() -> None:
    unheard = {part.name for part in LAYOUT.parts}
    for plan in PLANS:
        for position in every(course(plan), 3):
            unheard &= silent(LAYOUT, position, plan.seats)
    assert unheard == set()


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_buffer_may_be_used_again(plan: Plan) -> None:
    for position in every(course(plan), 13):
        check_used_buffer(LAYOUT, position, plan.seats, write_observation.write)


TURNED, TAKEN, UNDER = names.LOG_TURNED, names.LOG_TAKEN, names.LOG_PUT_UNDER
COMMON = names.LOG_COMMON  # + card: field 1 has 3 spaces, field 4 has 4


@pytest.mark.parametrize(
    ("log", "pile"),
    [
        ([], [3, 4, 5, 6, 3, 4, 5, 6]),
        ([3, 4], [5, 6, 3, 4, 5, 6]),
        ([TAKEN + 3], [4, 5, 6, 3, 4, 5, 6]),
        ([TAKEN + 3, 4, 3], [5, 6, 4, 5, 6]),
        ([TAKEN + 3, 4, 5, 6, 3], [4, 5, 6]),
        ([3, UNDER + 3, TAKEN + 5], [4, 6, 3, 4, 5, 6, 3]),
        ([3, 4, 5, 6, 3, UNDER + 3, TAKEN + 4, TAKEN + 3], [5, 6]),
        ([3, UNDER + 3, TAKEN + 4, UNDER + 4, TAKEN + 3, TAKEN + 6], [4, 5, 3, 5, 6, 4]),
        ([UNDER + COMMON + 1, TAKEN + 3, UNDER + COMMON + 4, TAKEN + 3], [4, 5, 6, 4, 5, 6, 3, 4]),
        ([3, UNDER + 3], [4, 5, 6, 3, 4, 5, 6, 3]),
    ],
    ids=str,
)
def test_of_a_pile_all_that_can_be_told_from_what_was_seen_is_told(
    log: list[int], pile: list[int]
) -> None:
    position = Loyang(2).start(1)
    farm = position.farms[1]
    farm.log, farm.n_log = padded(log, 64), len(log)
    farm.pile, farm.n_pile = padded(pile, 16), len(pile)
    farm.pile_known = int(max(log, default=0) >= TAKEN)
    view = position.view(0)["farms"][1]
    found = parts(LAYOUT, position.observation(0))
    assert found["second.pile_sizes"] == padded(possible_sizes(view), 16)
    assert found["second.pile_holds"] == [pile.count(size) for size in (3, 4, 5, 6)]


def test_what_lies_under_a_card_is_told_of_open_cards_only() -> None:
    position = Loyang(2).start(1)
    under = [0] * 71
    under[30] = 31
    position.under = under
    for place, lower in ((names.IN_HAND, 0), (names.COVERED, 0), (names.IN_AREA + 1, 31)):
        places = list(position.place)
        places[30] = place
        position.place = places
        assert parts(LAYOUT, position.observation(0))["under"][29] == lower


# --- Names and widths -----------------------------------------------------------------------------


def test_parts_lie_behind_each_other_and_only_seats_of_the_table_observe() -> None:
    check_layout(LAYOUT, Loyang(2).start(1), 2)


def test_rows_are_as_long_as_what_they_count() -> None:
    lengths = {part.name: part.length for part in LAYOUT.parts}
    assert lengths["cards"] == lengths["under"] == names.CARDS
    assert lengths["stalls"] == names.STALLS * names.VEGETABLES
    assert lengths["rows"] == lengths["red"] == lengths["duty"] == names.REGULARS
    assert lengths["grid"] == names.GRID
    assert lengths["own.pile_order"] == lengths["own.pile_sizes"] == names.PILE
    assert lengths["fourth.field_size"] == lengths["own.field_size"] == names.FIELDS


def test_choices_are_as_many_as_there_are_things_to_choose_from() -> None:
    choices = {part.name: part.choices for part in LAYOUT.parts}
    assert choices["step"] == len(STEPS)
    assert choices["own.question"] == max(QUESTIONS) + 1
    assert choices["own.asked"] == most_choices(FRAMES)
    assert choices["cards"] == names.IN_PILE + names.SEATS
    assert choices["grid"] == choices["under"] == names.CARDS + 1
    assert choices["duty"] == len(DUTIES) + 1
    assert choices["own.field_crop"] == names.VEGETABLES + 1
    assert choices["own.field_card"] == names.COMMON_FIELDS + 2


# --- Single facts ---------------------------------------------------------------------------------


def part(scene: Scene, seat: int, name: str) -> Numbers:
    return signed(scene.position.observation(seat))[LAYOUT.part(name)]


def test_more_than_a_byte_holds_is_told_as_it_is() -> None:
    scene = Scene("action").farm(0, cash=128).farm(1, cash=32_767, loans=300).begin(0)
    found = [part(scene, 0, name) for name in ("own.cash", "second.cash", "second.loans")]
    assert found == [[128], [32_767], [300]]


def test_more_than_16_bits_hold_is_refused_and_never_cut_off() -> None:
    scene = Scene("action").farm(1, cash=32_768).begin(0)
    with pytest.raises(OverflowError, match="32768 does not fit an observation"):
        scene.position.observation(0)


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
