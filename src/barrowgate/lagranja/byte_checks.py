"""What bytes may say: fields and frames that do not contradict each other.

The compiled rules use numbers as indexes, so what is impossible is refused before a rule reads it.
"""

from barrowgate.core import board_checks
from barrowgate.core.agenda import Agenda
from barrowgate.core.numbers import Owner, Seat
from barrowgate.lagranja import helpers, names
from barrowgate.lagranja.state import Farm, State


def check(state: State) -> None:
    """Refuse what fits its fields but contradicts the rest; then count the standing effects."""
    board_checks.check_each_once("order", state.order, state.players)
    if state.renter > state.players:
        board_checks.refuse("renter", state.renter)
    check_owner(state, "replaced", state.replaced)
    for space in range(names.SPACES + 1):
        check_owner(state, "market", state.market[space])
        if state.doomed[space] > 0 and state.market[space] == 0:
            board_checks.refuse("doomed", space)
    check_cards(state)
    check_dice(state)
    for seat in range(state.players):
        farm = state.farm(seat)
        check_slots(state, farm)
        check_markers(state, farm)
        check_targets(state, farm)
        check_donkey(state, farm)
        check_roof(farm)
        check_frames(state, farm)
        helpers.recount(state, farm)


def check_owner(state: State, name: str, owner: Owner) -> None:
    if owner > state.players and owner != names.NEUTRAL:
        board_checks.refuse(name, owner)


# --- Cards ------------------------------------------------------------------------------------


def count_at(state: State, place: int) -> int:
    """Cards that lie in one place."""
    return board_checks.count_in(state.place, 1, names.CARDS + 1, place)


def check_no_card(state: State) -> None:
    """Cards count from 1: nothing is said of card 0."""
    if state.place[0] + state.generation[0] > 0:
        board_checks.refuse("place", state.place[0])


def check_cards(state: State) -> None:
    """Every card lies somewhere at this table, and the counts are those of the cards."""
    check_no_card(state)
    for card in range(1, names.CARDS + 1):
        place = state.place[card]
        is_seat = place >= names.IN_HAND and place % names.SEATS < state.players
        if not is_seat and place != names.IN_DECK and place != names.IN_DISCARD:
            board_checks.refuse("place", place)
        if state.generation[card] > state.generations:
            board_checks.refuse("generation", state.generation[card])
    board_checks.check_count("deck", state.deck, count_at(state, names.IN_DECK))
    board_checks.check_count("discards", state.discards, count_at(state, names.IN_DISCARD))
    for seat in range(state.players):
        farm = state.farm(seat)
        board_checks.check_count("hand", farm.hand, count_at(state, names.IN_HAND + seat))
        fields = 0
        for source in range(names.FIELD_SOURCES):
            fields += farm.fields[source]
        board_checks.check_count("fields", fields, count_at(state, names.ON_FIELD + seat))
        # A card may lie there that is about to be built.
        if farm.extensions > count_at(state, names.ON_EXTENSION + seat):
            board_checks.refuse("extensions", farm.extensions)


def check_slots(state: State, farm: Farm) -> None:
    """What stands in barrow and helper slots are the cards that lie there, each once."""
    for slot in range(names.BARROWS):
        check_slot(state, "barrow", farm.barrow[slot], names.ON_BARROW + farm.seat)
        for earlier in range(slot):
            if farm.barrow[slot] > 0 and farm.barrow[earlier] == farm.barrow[slot]:
                board_checks.refuse("barrow", farm.barrow[slot])
    for slot in range(names.HELPERS):
        check_slot(state, "helper", farm.helper[slot], names.ON_HELPER + farm.seat)
        for earlier in range(slot):
            if farm.helper[slot] > 0 and farm.helper[earlier] == farm.helper[slot]:
                board_checks.refuse("helper", farm.helper[slot])


def check_slot(state: State, name: str, card: int, place: int) -> None:
    if card > 0 and state.place[card] != place:
        board_checks.refuse(name, card)


# --- Markers and symbols ----------------------------------------------------------------------


def check_markers(state: State, farm: Farm) -> None:
    """G15: markers of a seat are in its pool or in use, none is lost."""
    total = farm.pool
    for good in range(names.GOODS):
        total += farm.stock[good]
    for source in range(names.FIELD_SOURCES):
        total += (source % names.LEVELS) * farm.fields[source]
    for symbol in range(names.TARGETS * names.GOODS):
        total += farm.delivered[symbol]
    for craft in range(names.CRAFTS):
        total += farm.grey[craft]
    for slot in range(names.HELPERS):
        total += farm.used[slot]
    for use in range(names.COMMODITY_USES):
        total += farm.closed[use]
    for space in range(names.SPACES + 1):
        if state.market[space] == farm.seat + 1:
            total += 1
    if farm.reserved > 0:
        total += 1
    if state.replaced == farm.seat + 1:
        total += 1
    board_checks.check_count("pool", total, state.components.markers)
    if state.limited > 0 and farm.pool < 0:
        board_checks.refuse("pool", farm.pool)


def check_targets(state: State, farm: Farm) -> None:
    """Free and filled symbols of a row or barrow are those printed on it, or none are left."""
    for target in range(names.TARGETS):
        first = target * names.GOODS
        free = 0
        filled = 0
        for good in range(names.GOODS):
            free += farm.need[first + good]
            filled += farm.delivered[first + good]
        board_checks.check_count("missing", farm.missing[target], free)
        if free + filled > 0:
            for good in range(names.GOODS):
                there = farm.need[first + good] + farm.delivered[first + good]
                if there != printed_symbols(state, farm, target, good):
                    board_checks.refuse("need", there)


def printed_symbols(state: State, farm: Farm, target: int, good: int) -> int:
    """How often a good stands in the row of a craft building, or on a barrow."""
    if target < names.FIRST_BARROW:
        return state.components.row_need[target * names.GOODS + good]
    card = farm.barrow[target - names.FIRST_BARROW]
    return state.components.barrow_need[card * names.GOODS + good]


# --- Dice, donkeys, roofs ---------------------------------------------------------------------


def is_asked(agenda: Agenda, kind: int) -> bool:
    """Is there such a frame, with nothing done of it yet?"""
    for at in range(agenda.count):
        if (
            agenda.kind[at] == kind
            and agenda.first[at] == 0
            and agenda.second[at] == 0
            and agenda.third[at] == 0
        ):
            return True
    return False


def has_frame(agenda: Agenda, kind: int) -> bool:
    for at in range(agenda.count):
        if agenda.kind[at] == kind:
            return True
    return False


def check_dice(state: State) -> None:
    """A rented die has somebody who rented it, and nobody has more than two dice."""
    if state.renter == 0:
        if state.rented > 0:
            board_checks.refuse("renter", state.renter)
        for seat in range(state.players):
            if has_frame(state.agenda(seat), names.ASK_TENANT_GOOD):
                board_checks.refuse("renter", state.renter)
    if state.table.count > 0:
        for place in range(state.players):
            farm = state.farm(state.order[place])
            if farm.n_dice + dice_due(state, farm.seat, place) > 2:
                board_checks.refuse("n_dice", farm.n_dice)


def dice_due(state: State, seat: Seat, place: int) -> int:
    """Dice that a seat will still take in this round; the place is that of its turns."""
    step = state.table.top_first()
    begun = state.table.top_second()
    due = 0
    for turn in range(names.STEP_FIRST_DIE, names.STEP_SECOND_DIE + 1):
        if step < turn or (step == turn and place >= begun):
            due += 1
    is_dice = state.step == names.STEP_FIRST_DIE or state.step == names.STEP_SECOND_DIE
    if is_dice and is_asked(state.agenda(seat), names.ASK_TURN):
        due += 1
    return due


def check_donkey(state: State, farm: Farm) -> None:
    """Whoever is not being asked has chosen one, from then until the deliveries are made."""
    is_due = state.step >= names.STEP_DONKEYS and state.step <= names.STEP_EXTRA
    if is_due and farm.donkey == 0 and not is_asked(state.agenda(farm.seat), names.ASK_DONKEY):
        board_checks.refuse("donkey", farm.donkey)
    resting = 0
    for tile in range(names.DONKEY_TILES):
        resting += farm.donkey_used[tile]
    if resting > most_resting(state):
        board_checks.refuse("donkey_used", resting)


def most_resting(state: State) -> int:
    """Donkeys that a seat can have used: one in each round since they all came back."""
    reset = state.components.reset_round
    is_reset = state.round > reset or (state.round == reset and state.step >= names.STEP_DONKEYS)
    used = state.round - reset if is_reset else state.round - 1
    return used + (1 if state.step >= names.STEP_DONKEYS else 0)


def check_roof(farm: Farm) -> None:
    """Unused tiles are those on the roof."""
    for kind in range(names.TILE_KINDS):
        unused = 0
        for place in range(names.ROOF_PLACES):
            if farm.roof[place] == kind + 1 and farm.roof_used[place] == 0:
                unused += 1
        if farm.ready[kind] != unused:
            board_checks.refuse("ready", farm.ready[kind])


# --- Frames -----------------------------------------------------------------------------------


def check_frames(state: State, farm: Farm) -> None:
    """Numbers that mean something else from frame to frame, and frames that rest on others."""
    agenda = state.agenda(farm.seat)
    beneath = 0
    for at in range(agenda.count):
        kind = agenda.kind[at]
        is_possible = True
        is_loose = kind == names.ASK_ROOM_GOOD and beneath != names.ASK_ROOM
        if kind == names.ASK_ROOM:
            is_possible = is_room_for(agenda.first[at], agenda.second[at])
            is_loose = agenda.first[at] == names.FOR_MARK and beneath == 0
        elif kind == names.ASK_HELPER:
            card = farm.helper[agenda.first[at]]
            effect = state.components.effect[card]
            is_possible = card > 0 and is_about(state, effect, agenda.second[at])
            is_loose = beneath == 0 and looks_up(effect) > 0
        elif kind == names.ASK_SLOT:
            is_possible = agenda.first[at] == names.BARROW or agenda.first[at] == names.HELPER
        elif kind == names.AUTO_ASK:
            is_possible = is_about(state, agenda.first[at], agenda.third[at])
        if not is_possible:
            board_checks.refuse_frame(agenda, at)
        if is_loose:
            board_checks.refuse_below(kind, beneath)
        beneath = kind


def is_room_for(purpose: int, number: int) -> bool:
    """The second number of ASK_ROOM, by what the marker is for."""
    least = 0
    behind = names.GOODS
    if purpose == names.FOR_MARK:
        behind = names.HELPERS
    elif purpose == names.FOR_GROWTH:
        behind = names.FIELD_SOURCES - 1
    elif purpose == names.FOR_RESERVE:
        least = 1
        behind = names.DICE_NUMBERS + 1
    elif purpose == names.FOR_CLOSING:
        behind = names.COMMODITY_ACTIONS
    elif purpose == names.FOR_PURCHASE:
        behind = names.RESOURCES
    return number >= least and number < behind


def looks_up(effect: int) -> int:
    """How many things a helper may be asked about, where rules look them up; else 0."""
    behind = 0
    if effect == names.TWO_REVENUE_OPTIONS:
        behind = (names.DICE_NUMBERS + 1) * names.OPTIONS_PER_SPACE
    elif effect == names.TWO_COMMODITY_OPTIONS:
        behind = names.COMMODITY_USES
    elif is_about_space(effect):
        behind = names.DICE_NUMBERS + 1
    elif effect == names.KEEP_BARROW:
        behind = names.BARROWS
    elif effect == names.TAKE_BACK_GOOD:
        behind = names.CRAFTS
    elif effect == names.DOUBLE_DELIVERY:
        behind = names.TARGETS
    return behind


def is_about(state: State, effect: int, about: int) -> bool:
    """May a helper of this effect be asked about this? Frames bound it for all the others."""
    behind = looks_up(effect)
    if about < 0 or (behind > 0 and about >= behind):
        return False
    if effect == names.TWO_REVENUE_OPTIONS:
        return state.components.revenue_option[about] > 0
    return about > 0 or not is_about_space(effect)


def is_about_space(effect: int) -> bool:
    """Is a helper of this effect asked about a revenue space?"""
    return effect == names.PAY_VP_REPEAT_DIE or effect == names.PAY_VP_ROUND_REVENUE
