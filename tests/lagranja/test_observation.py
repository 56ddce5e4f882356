"""Observations of La Granja: the facts of the view as numbers, and nothing else."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from barrowgate.core.contract import View
from barrowgate.lagranja import LaGranja, names, notation, write_observation
from barrowgate.lagranja.farm_facts import CRAFT_SIDES
from barrowgate.lagranja.frames import FRAMES
from barrowgate.lagranja.observation_parts import LAYOUT
from barrowgate.lagranja.position import Position
from barrowgate.lagranja.view import QUESTIONS, STEPS
from tests.lagranja import secrets
from tests.lagranja.builders import Scene
from tests.lagranja.games import TABLES, Plan, course
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
    most_choices,
    parts,
    signed,
    silent,
    told,
)

ASKED = {name: number for number, name in QUESTIONS.items()}
PLANS = [
    *(Plan(1, table, "eager", 20 + table) for table in (0, 15)),
    *(Plan(2, table, "eager", 40 + table) for table in (0, 7, 13)),
    *(Plan(3, table, "eager", 60 + table) for table in (4, 15)),
    *(Plan(4, table, "eager", 80 + table) for table in (0, 10)),
    Plan(3, 4, "eager", 7, "busy"),
]


# --- What the view says, as numbers ---------------------------------------------------------------


def expected(game: LaGranja, position: Position, seat: int) -> dict[str, Numbers]:
    view = position.view(seat)
    view["about"] = [agenda.top_second() if agenda.count else 0 for agenda in position.agendas]
    around = [(seat + place) % view["players"] for place in range(view["players"])]
    numbers = table_numbers(game, view, seat) | card_numbers(view, seat, around)
    numbers |= village_numbers(view) | market_numbers(view, around)
    for place, other in enumerate(around):
        shown = view["farms"][other]
        farm = seat_numbers(view, other) | open_numbers(position, other)
        farm |= farm_numbers(shown) | slot_numbers(shown) | turn_numbers(shown)
        numbers |= {f"{SEATS[place]}.{name}": part for name, part in farm.items()}
    return numbers


def table_numbers(game: LaGranja, view: View, seat: int) -> dict[str, Numbers]:
    return {
        "seat": [seat],
        "players": [view["players"]],
        "option.marker_limit": [game.options["marker_limit"] == "on"],
        "option.secret_vp": [game.options["secret_vp"] == "on"],
        "option.removal": [game.options["removal"] == "choose"],
        "option.extra_deliveries": [game.options["extra_deliveries"] == "up_front"],
        "round": [view["round"]],
        "over": [view["over"]],
        "solo_first": [bool(view["solo_first"])],
        "step": [STEPS.index(view["step"])],
    }


def card_numbers(view: View, seat: int, around: list[int]) -> dict[str, Numbers]:
    hand, discards = view["farms"][seat]["hand"], view["discards"]
    where = dict.fromkeys(discards, 1) | dict.fromkeys(hand, 4)
    for place, other in enumerate(around):
        farm = view["farms"][other]
        where |= dict.fromkeys(farm["field_cards"], 8 + place)
        where |= {barrow["card"]: 12 + place for barrow in farm["barrows"] if barrow}
        where |= dict.fromkeys(farm["extensions"], 16 + place)
        where |= {helper["card"]: 20 + place for helper in farm["helpers"] if helper}
        if view["questions"][other] == "slot":
            slot = view["asked"][other]
            where[slot["card"]] = (12 if slot["side"] == "barrow" else 20) + place
    return {
        "cards": [where.get(card, 0) for card in range(1, 67)],
        "deck": [view["deck"]],
    }


def village_numbers(view: View) -> dict[str, Numbers]:
    tiles: Counter[str] = Counter(view["tiles"])
    return {
        "tiles": [tiles[tile] for tile in notation.TILES],
        "dice": view["dice"],
        "rented": [view["rented"]["number"] if view["rented"] else 0],
        "blocked": view["blocked"],
        "completed": view["completed"],
        "doomed": marked(24, [space - 1 for space in view["doomed"]]),
        "placed": [view["placed"]],
    }


def market_numbers(view: View, around: list[int]) -> dict[str, Numbers]:
    owners = {-1: 0, 4: 5} | {seat: place + 1 for place, seat in enumerate(around)}
    return {
        "market": [owners[owner] for owner in view["market"]],
        "market_closed": marked(24, [space - 1 for space in view["closed"]]),
    }


def seat_numbers(view: View, seat: int) -> dict[str, Numbers]:
    question = view["questions"][seat]
    rented = view["rented"]
    return {
        "here": [1],
        "turn": [view["turn"] == seat],
        "acts": [seat in view["actors"]],
        "question": [ASKED[question] if question else 0],
        "asked": asked(FRAMES, view["asked"][seat], view["about"][seat]),
        "order": [view["order"].index(seat) + 1],
        "siesta": [view["siesta"][seat]],
        "siesta_place": [view["siesta_order"].index(seat) + 1],
        "rents": [rented is not None and rented["seat"] == seat],
    }


def farm_numbers(farm: View) -> dict[str, Numbers]:
    fields = {(f["good"], f["holds"]): f["fields"] for f in farm["fields"]}
    targets = (*farm["crafts"], *farm["barrows"])
    needs, has = ([place[what] if place else [] for place in targets] for what in ("needs", "has"))
    return {
        "silver": [farm["silver"]],
        "vp": [told(farm["vp"])],
        "markers": [told(farm["markers"])],
        "hand_size": [farm["hand_size"]],
        "hand_limit": [farm["hand_limit"]],
        "stock": [farm["stock"][good] for good in notation.GOODS],
        "pig_places": [farm["pig_places"]],
        "fields": [fields.get((g, n), 0) for g in notation.GOODS[:3] for n in range(8)],
        "need": [need.count(good) for need in needs for good in notation.GOODS],
        "delivered": [goods.count(good) for goods in has for good in notation.GOODS],
        "missing": [len(need) for need in needs],
        "buy_price": farm["prices"]["buy"],
        "upgrade_price": farm["prices"]["upgrade"],
        "tile_price": [farm["prices"]["tile"]],
        "extra_price": [farm["prices"]["extra"]],
        "closed_uses": [use in farm["closed_uses"] for use in notation.COMMODITY_USES],
        "crafts": [CRAFT_SIDES.index(craft["marker"]) for craft in farm["crafts"]],
        "extension_cost": [farm["extension_cost"]],
        "income": [farm["income"]],
        "extra_deliveries": [farm["extra_deliveries"]],
    }


def turn_numbers(farm: View) -> dict[str, Numbers]:
    walk = farm["walk"] or {"least": 0, "most": 0, "must": False}
    return {
        "plays_left": [farm["plays_left"] or 0],
        "plays_due": [farm["must_play"] or 0],
        "walk_least": [walk["least"]],
        "walk_most": [walk["most"]],
        "must_walk": [walk["must"]],
        "deliveries_left": [farm["deliveries_left"] or 0],
        "extra_left": [farm["extra_left"] or 0],
    }


def slot_numbers(farm: View) -> dict[str, Numbers]:
    resting = farm["donkeys_resting"]
    return {
        "barrow_cards": filled(farm["barrows"], "card"),
        "helper_cards": filled(farm["helpers"], "card"),
        "helper_used": filled(farm["helpers"], "used"),
        "roof": [notation.TILES.index(tile["tile"]) + 1 if tile else 0 for tile in farm["roof"]],
        "roof_used": filled(farm["roof"], "used"),
        "bought_tile": [farm["bought_tile"]],
        "donkey": [farm["donkey"] or 0],
        "donkey_chosen": [farm["donkey_chosen"]],
        "donkeys_resting": [tile in resting for tile in range(1, 5)],
        "dice": (farm["dice"] + [0, 0])[:2],
        "reserved": [farm["reserved"] or 0],
    }


def filled(slots: list[dict[str, Any] | None], key: str) -> Numbers:
    return [slot[key] if slot else 0 for slot in slots]


def open_numbers(position: Position, seat: int) -> dict[str, Numbers]:
    """What lies open without a word in the view."""
    farm = position.farms[seat]
    return {
        "grey": list(farm.grey),
        "extra_available": [farm.extra_available],
        "extra_hired": [farm.extra_hired],
        "extra_made": [farm.extra_made],
    }


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_every_part_says_what_the_view_says(plan: Plan) -> None:
    for position in every(course(plan), 5):
        check_parts(LAYOUT, position, plan.seats, lambda p, seat: expected(plan.game, p, seat))


def test_every_part_has_something_to_say_in_some_game() -> None:
    unheard = {part.name for part in LAYOUT.parts}
    for plan in PLANS:
        for position in every(course(plan), 4):
            unheard &= silent(LAYOUT, position, plan.seats)
    # Exporter, Elder, Tenant and the Peddler's question are rare; the next test lays them out.
    rare = ("closed_uses", "reserved", "rents", "rented", "doomed", "placed")
    assert {name for name in unheard if name.rpartition(".")[2] not in rare} == set()


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_buffer_may_be_used_again(plan: Plan) -> None:
    for position in every(course(plan), 13):
        check_used_buffer(LAYOUT, position, plan.seats, write_observation.write)


# --- Names and widths -----------------------------------------------------------------------------


def test_parts_lie_behind_each_other_and_only_seats_of_the_table_observe() -> None:
    check_layout(LAYOUT, LaGranja(2).start(1), 2)


def test_rows_are_as_long_as_what_they_count() -> None:
    lengths = {part.name: part.length for part in LAYOUT.parts}
    assert lengths["cards"] == names.CARDS
    assert lengths["market"] == lengths["market_closed"] == lengths["doomed"] == names.SPACES
    assert lengths["own.need"] == lengths["own.delivered"] == names.TARGETS * names.GOODS
    assert lengths["fourth.need"] == lengths["own.need"]


def test_choices_are_as_many_as_there_are_things_to_choose_from() -> None:
    choices = {part.name: part.choices for part in LAYOUT.parts}
    assert choices["step"] == len(STEPS)
    assert choices["own.question"] == max(QUESTIONS) + 1
    assert choices["own.asked"] == most_choices(FRAMES)
    assert choices["cards"] == names.ON_HELPER + names.SEATS
    assert choices["market"] == names.NEUTRAL + 1
    assert choices["placed"] == names.SPACES + 1
    assert choices["own.barrow_cards"] == choices["own.helper_cards"] == names.CARDS + 1
    assert choices["own.roof"] == names.TILE_KINDS + 1
    assert choices["own.donkey"] == names.DONKEY_TILES + 1
    assert choices["own.crafts"] == len(CRAFT_SIDES)


# --- Single facts ---------------------------------------------------------------------------------


def part(scene: Scene, seat: int, name: str) -> Numbers:
    return signed(scene.position.observation(seat))[LAYOUT.part(name)]


def test_more_than_a_byte_holds_is_told_as_it_is() -> None:
    scene = Scene().farm(0, silver=128, vp=-200).farm(1, silver=32_767, vp=300).begin(0)
    found = [part(scene, 0, f"{seat}.{what}") for seat in SEATS[:2] for what in ("silver", "vp")]
    assert found == [[128], [-200], [32_767], [300]]


@pytest.mark.parametrize(("silver", "vp"), [(32_768, 0), (0, 10**6), (0, -32_769)])
def test_more_than_16_bits_hold_is_refused_and_never_cut_off(silver: int, vp: int) -> None:
    scene = Scene().farm(1, silver=silver, vp=vp).begin(0)
    with pytest.raises(OverflowError, match="does not fit an observation"):
        scene.position.observation(0)


def test_what_elder_tenant_exporter_and_peddler_do_is_told() -> None:
    scene = Scene("first_die", seats=3).begin(0)
    position = scene.position
    position.rented, position.renter = 6, 3
    position.farms[1].reserved = 4
    position.farms[0].closed = [0, 1, 0, 0, 1]
    position.placed = 9
    position.doomed = [0, 0, 0, 1, *[0] * 21]
    for seat in range(3):
        found = parts(LAYOUT, position.observation(seat))
        assert found["rented"] == [6]
        assert found["doomed"] == marked(24, [2])
        assert found["placed"] == [9]
        assert found[f"{SEATS[(2 - seat) % 3]}.rents"] == [1]
        assert found[f"{SEATS[(1 - seat) % 3]}.reserved"] == [4]
        assert found[f"{SEATS[-seat % 3]}.closed_uses"] == [0, 1, 0, 0, 1]
        assert found == {name: [0] * len(found[name]) for name in found} | expected(
            scene.game, position, seat
        )


def test_seats_are_counted_from_the_observer() -> None:
    scene = Scene(seats=3).farm(0, silver=1).farm(1, silver=2).farm(2, silver=3).begin(0)
    names_of_farms = [f"{name}.silver" for name in SEATS]
    seen = [[part(scene, seat, name)[0] for name in names_of_farms] for seat in range(3)]
    assert seen == [[1, 2, 3, 0], [2, 3, 1, 0], [3, 1, 2, 0]]


# --- Nothing hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_another_deal_of_the_hidden_changes_no_number(plan: Plan) -> None:
    random, game = Random(plan.seed), plan.game
    changed = 0
    for position in course(plan):
        if position.n_actions % 7 == 0 or position.step == names.STEP_DONKEYS:
            changed += count_unseen(
                position, plan.seats, lambda p, seat: secrets.permuted(game, p, seat, random)
            )
    assert changed > 20 or plan.seats == 1, "the others must see their own hands change"


def test_a_donkey_of_another_seat_is_unseen_until_all_are_turned_over() -> None:
    scene = Scene("donkeys").farm(0, donkey=0).farm(1, donkey=0).begin().play("donkey 3", seat=1)
    assert [
        part(scene, seat, name) for seat, name in ((0, "second.donkey"), (1, "own.donkey"))
    ] == [
        [0],
        [3],
    ]
    assert part(scene, 0, "second.donkey_chosen") == [1]
    scene.play("donkey 1", seat=0)
    assert part(scene, 0, "second.donkey") == [3]


def test_secret_points_change_no_number_of_another_seat() -> None:
    for secret, seen in (("on", {-1}), ("off", {1, 30})):
        found = []
        for points in (1, 30):
            scene = Scene(options={"secret_vp": secret}).farm(1, vp=points).begin(0)
            assert part(scene, 1, "own.vp") == [points]
            found.append(scene.position.observation(0))
        assert (found[0] == found[1]) == (secret == "on")
        assert {signed(numbers)[LAYOUT.part("second.vp")][0] for numbers in found} == seen


def test_secret_points_are_told_when_the_game_is_over() -> None:
    table = next(i for i, options in enumerate(TABLES) if options["secret_vp"] == "on")
    for position in course(Plan(2, table, "eager", 4)):  # noqa: B007 - the last one is wanted
        pass
    found = signed(position.observation(0))
    assert [found[LAYOUT.part(f"{name}.vp")][0] for name in SEATS[:2]] == position.scores()
