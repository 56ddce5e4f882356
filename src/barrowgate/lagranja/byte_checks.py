"""What bytes may say: fields and frames that do not contradict each other.

The compiled rules use numbers as indexes, so what is impossible is refused before a rule reads it.
"""

from barrowgate.core.codec import FormatError, impossible
from barrowgate.core.position_bytes import check_count, frames, impossible_frame
from barrowgate.lagranja import names
from barrowgate.lagranja.frames import ABOUT, ASKED_ABOUT, PRINTED, SPACE
from barrowgate.lagranja.state import Farm, State

# The second number of ASK_ROOM, by what the marker is for.
ROOM_FOR = (
    range(names.GOODS),
    range(names.HELPERS),
    range(names.FIELD_SOURCES - 1),
    SPACE,
    range(names.COMMODITY_ACTIONS),
    range(names.RESOURCES),
)
SIDES = (names.ON_FIELD, names.ON_BARROW, names.ON_EXTENSION, names.ON_HELPER)


def check(state: State) -> None:
    """Refuse what fits its fields but contradicts the rest; effects are not counted yet."""
    order = [state.order[place] for place in range(state.players)]
    if sorted(order) != list(range(state.players)):
        raise impossible("order", order)
    if state.renter > state.players:
        raise impossible("renter", state.renter)
    for name, owners in (("market", state.market), ("replaced", [state.replaced])):
        if any(state.players < owner < names.NEUTRAL for owner in owners):
            raise impossible(name, owners)
    if any(doomed and not owner for doomed, owner in zip(state.doomed, state.market, strict=True)):
        raise impossible("doomed", state.doomed)
    check_cards(state)
    check_dice(state)
    for farm in state.farms:
        check_donkey(state, farm)
        check_roof(farm)
        check_frames(state, farm)


def check_cards(state: State) -> None:
    place = state.place[1:]
    check_count("deck", state.deck, place.count(names.IN_DECK))
    check_count("discards", state.discards, place.count(names.IN_DISCARD))
    seats = range(state.players)
    known = {base + seat for base in (names.IN_HAND, *SIDES) for seat in seats}
    if not set(place) <= known | {names.IN_DECK, names.IN_DISCARD}:
        raise impossible("place", place)
    for farm in state.farms:
        check_count("hand", farm.hand, place.count(names.IN_HAND + farm.seat))
        check_count("fields", sum(farm.fields), place.count(names.ON_FIELD + farm.seat))
        for name, slots, base in (
            ("barrow", farm.barrow, names.ON_BARROW),
            ("helper", farm.helper, names.ON_HELPER),
        ):
            held = [card for card in slots if card]
            if len(set(held)) < len(held) or any(place[c - 1] != base + farm.seat for c in held):
                raise impossible(name, slots)


def check_dice(state: State) -> None:
    """A rented die has somebody who rented it, and nobody has more than two dice."""
    kinds = {kind for agenda in state.agendas for kind, _ in frames(agenda)}
    if state.renter == 0 and (state.rented or names.ASK_TENANT_GOOD in kinds):
        raise impossible("renter", state.renter)
    for step, begun in [(step, begun) for _, (step, begun, _) in frames(state.table)]:
        for place in range(state.players):
            farm = state.farms[state.order[place]]
            due = sum(
                step < turn or (step == turn and place >= begun)
                for turn in (names.STEP_FIRST_DIE, names.STEP_SECOND_DIE)
            )
            if (names.ASK_TURN, (0, 0, 0)) in frames(state.agendas[farm.seat]):
                due += state.step in (names.STEP_FIRST_DIE, names.STEP_SECOND_DIE)
            if farm.n_dice + due > 2:
                raise impossible("n_dice", farm.n_dice)


def check_donkey(state: State, farm: Farm) -> None:
    """Whoever is not being asked has chosen one, from then until the deliveries are made."""
    is_asked = (names.ASK_DONKEY, (0, 0, 0)) in frames(state.agendas[farm.seat])
    if names.STEP_DONKEYS <= state.step <= names.STEP_EXTRA and not (farm.donkey or is_asked):
        raise impossible("donkey", farm.donkey)


def check_roof(farm: Farm) -> None:
    """Unused tiles are those on the roof."""
    tiles = zip(farm.roof, farm.roof_used, strict=True)
    unused = [tile for tile, used in tiles if tile and not used]
    if farm.ready != [unused.count(kind + 1) for kind in range(names.TILE_KINDS)]:
        raise impossible("ready", farm.ready)


def check_frames(state: State, farm: Farm) -> None:
    """Numbers that mean something else from frame to frame, and frames that rest on others."""
    beneath = 0
    for kind, numbers in frames(state.agendas[farm.seat]):
        first, second, third = numbers
        rests = False
        if kind == names.ASK_ROOM:
            is_possible, rests = second in ROOM_FOR[first], first == names.FOR_MARK
        elif kind == names.ASK_HELPER:
            effect = state.components.effect[farm.helper[first]]
            is_possible = farm.helper[first] > 0 and is_about(state, effect, second)
            rests = effect in ASKED_ABOUT
        elif kind == names.AUTO_ASK:
            is_possible = is_about(state, first, third)
        else:
            is_possible = True
        if not is_possible:
            raise impossible_frame(kind, numbers)
        if (rests and beneath == 0) or (kind == names.ASK_ROOM_GOOD and beneath != names.ASK_ROOM):
            raise FormatError(f"a frame {kind} on one of kind {beneath}, which is impossible")
        beneath = kind


def is_about(state: State, effect: int, about: int) -> bool:
    """May a helper of this effect be asked about this?"""
    if effect == names.TWO_REVENUE_OPTIONS and about in PRINTED:
        return state.components.revenue_option[about] > 0
    return about in (ASKED_ABOUT[effect].values if effect in ASKED_ABOUT else ABOUT)
