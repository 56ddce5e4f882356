"""What bytes may say: the numbers of each frame, and fields that do not contradict each other.

The compiled rules use numbers as indexes, so what cannot be is refused before a rule reads it.
"""

from barrowgate.core.packed import check_count, frames
from barrowgate.core.packing import FormatError, impossible
from barrowgate.lagranja import names
from barrowgate.lagranja.state import Farm, State

# The numbers that the frames of names.py may hold.
NONE = range(1)
MANY = range(1000)
CARD = range(1, names.CARDS + 1)
SPACE = range(1, 7)  # revenue spaces, and the numbers of dice
TARGET = range(names.TARGETS)
BUILDING = range(names.CRAFTS)
TILE = range(names.TILE_KINDS)
HELPER_SLOT = range(names.HELPERS)
ABOUT = range(7 * names.OPTIONS)
FRAMES = {
    names.ASK_TURN: (MANY, MANY),
    names.ASK_DISCARD_DOWN: (MANY, range(names.CARDS + 1)),
    names.ASK_PLAY_CARD: (range(3), MANY),
    names.ASK_SLOT: (range(names.BARROW, names.HELPER + 1, 2), CARD),
    names.ASK_EXTENSION_COST: (MANY, range(names.PAY_KINDS + 1)),
    names.ASK_ROOM: (range(6), range(names.FIELD_SOURCES)),
    names.ASK_ROOM_GOOD: (TARGET, NONE),
    names.ASK_HARVEST: (MANY, range(16)),
    names.ASK_PAIR: (NONE, NONE),
    names.ASK_RESOURCE: (NONE, MANY),
    names.ASK_UPGRADE: (MANY, range(names.ANY_RESOURCE + 1)),
    names.ASK_COMMODITY: (range(names.FREE_OPTION + 1), NONE),
    names.ASK_TENANT_GOOD: (NONE, NONE),
    names.ASK_GROOM_GRAIN: (CARD, NONE),
    names.ASK_FIELD_GOOD: (range(names.HARVEST_GOODS), NONE),
    names.ASK_DISCARD_ONE: (MANY, NONE),
    names.ASK_ROOF_COST: (MANY, range(names.GOODS)),
    names.ASK_STORAGE: (TILE, NONE),
    names.ASK_FLIP: (NONE, NONE),
    names.ASK_WALK: (range(names.MOST_STEPS + 1), range(2)),
    names.ASK_OPTION: (SPACE, range(names.USE_SECOND + 1)),
    names.ASK_SECOND_OPTION: (SPACE, range(names.OPTIONS)),
    names.ASK_CARD: (NONE, NONE),
    names.ASK_HELPER: (HELPER_SLOT, ABOUT),
    names.ASK_TAKE_BACK: (BUILDING, NONE),
    names.ASK_PLACE: (MANY, NONE),
    names.ASK_REMOVAL: (range(names.SPACES + 1), NONE),
    names.ASK_RESCUE: (NONE, NONE),
    names.ASK_REFUGE: (range(1, names.SPACES + 1), NONE),
    names.ASK_DELIVERY: (range(2), NONE),
    names.ASK_SECOND_GOOD: (TARGET, NONE),
    names.ASK_INSTANT: (BUILDING, NONE),
    names.ASK_DONKEY: (NONE, NONE),
    names.ASK_RESERVE: (NONE, NONE),
    names.ASK_RENT: (NONE, NONE),
    names.ASK_TURN_DIE: (MANY, NONE),
    names.ASK_TURN_TO: (SPACE, MANY),
    names.ASK_GROW: (MANY, NONE),
    names.AUTO_EXTENSION: (CARD, NONE),
    names.AUTO_INCOME: (range(names.CRAFTS + 1), NONE),
    names.AUTO_GROWTH: (range(names.HARVEST_GOODS), MANY),
    names.AUTO_OFFSPRING: (range(-1, 1000), NONE),
    names.AUTO_ROOF: (TILE, NONE),
    names.AUTO_ROOF_BUILT: (MANY, NONE),
    names.AUTO_USE_SPACE: (SPACE, range(names.USE_SECOND + 1)),
    names.AUTO_BONUS: (range(names.ON_DELIVERY + 1), range(names.HELPERS + 1)),
    names.AUTO_ASK: (range(names.EFFECTS * 4), ABOUT),
    names.AUTO_ARRIVED: (TARGET, NONE),
    names.AUTO_CRAFT: (BUILDING, range(10)),
    names.AUTO_BARROW_GONE: (range(names.BARROWS), NONE),
    names.AUTO_BARROW: (MANY, range(10)),
    names.AUTO_PEDDLERS: (range(names.SEATS + 1), NONE),
    names.AUTO_SIESTA_VP: (MANY, NONE),
    names.AUTO_NEUTRAL: (NONE, NONE),
    names.AUTO_STEP: (range(1, names.STEP_SCORING + 1), range(names.SEATS + 1)),
}
# The second number of ASK_ROOM, by what the marker is for.
ROOM_FOR = (
    range(names.GOODS),
    HELPER_SLOT,
    range(names.FIELD_SOURCES - 1),
    SPACE,
    range(names.COMMODITY_ACTIONS),
    range(names.RESOURCES),
)
# What a helper is asked about, where rules look it up.
ASKED_ABOUT = {
    names.TWO_REVENUE_OPTIONS: range(names.OPTIONS, 7 * names.OPTIONS),
    names.TWO_COMMODITY_OPTIONS: range(names.COMMODITY_ACTIONS),
    names.PAY_VP_REPEAT_DIE: SPACE,
    names.KEEP_BARROW: range(names.BARROWS),
    names.TAKE_BACK_GOOD: BUILDING,
    names.DOUBLE_DELIVERY: TARGET,
}
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
    """A rented die has somebody who rented it, and nobody will have more than two dice."""
    kinds = {kind for agenda in state.agendas for kind, _, _ in frames(agenda)}
    if state.renter == 0 and (state.rented or names.ASK_TENANT_GOOD in kinds):
        raise impossible("renter", state.renter)
    for step, begun in [(step, begun) for _, step, begun in frames(state.table)]:
        for place in range(state.players):
            farm = state.farms[state.order[place]]
            due = sum(
                step < turn or (step == turn and place >= begun)
                for turn in (names.STEP_FIRST_DIE, names.STEP_SECOND_DIE)
            )
            if (names.ASK_TURN, 0, 0) in frames(state.agendas[farm.seat]):
                due += state.step in (names.STEP_FIRST_DIE, names.STEP_SECOND_DIE)
            if farm.n_dice + due > 2:
                raise impossible("n_dice", farm.n_dice)


def check_donkey(state: State, farm: Farm) -> None:
    """Whoever is not asked for it has chosen one, from then on until the deliveries are made."""
    is_asked = (names.ASK_DONKEY, 0, 0) in frames(state.agendas[farm.seat])
    if names.STEP_DONKEYS <= state.step <= names.STEP_EXTRA and not (farm.donkey or is_asked):
        raise impossible("donkey", farm.donkey)


def check_roof(farm: Farm) -> None:
    """Unused tiles are those on the roof."""
    tiles = zip(farm.roof, farm.roof_used, strict=True)
    unused = [tile for tile, used in tiles if tile and not used]
    if farm.ready != [unused.count(kind + 1) for kind in TILE]:
        raise impossible("ready", farm.ready)


def check_frames(state: State, farm: Farm) -> None:
    """Numbers that mean something else from frame to frame, and frames that rest on others."""
    beneath = 0
    for kind, first, second in frames(state.agendas[farm.seat]):
        about, rests = MANY, False
        if kind == names.ASK_ROOM:
            about, rests = ROOM_FOR[first], first == names.FOR_MARK
        elif kind == names.ASK_HELPER:
            effect = state.components.effect[farm.helper[first]]
            about, rests = ASKED_ABOUT.get(effect, ABOUT), effect in ASKED_ABOUT
        elif kind == names.AUTO_ASK:
            about = ASKED_ABOUT.get(first // 4, ABOUT)
        if second not in about or (kind == names.ASK_HELPER and farm.helper[first] == 0):
            raise FormatError(f"a frame {kind} with {first} and {second}, which cannot be")
        if (rests and beneath == 0) or (kind == names.ASK_ROOM_GOOD and beneath != names.ASK_ROOM):
            raise FormatError(f"a frame {kind} on one of kind {beneath}, which cannot be")
        beneath = kind
