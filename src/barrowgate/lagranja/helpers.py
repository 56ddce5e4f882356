"""The helpers on a farm: what they change while they are there, and what they pay out (glossary).

Standing effects are counted anew when a card comes or goes. Which helpers are used and asked is
said in helper_uses.py; what a helper does in the course of another rule is said there.
"""

from barrowgate.core.numbers import Card
from barrowgate.lagranja import goods, names
from barrowgate.lagranja.state import Farm, State


def recount(state: State, farm: Farm) -> None:
    """Count the standing effects of helpers and extensions anew."""
    table = state.components
    begin_count(state, farm)
    least = 0
    for slot in range(names.HELPERS):
        card = farm.helper[slot]
        if card > 0:
            count_helper(state, farm, card)
            least = max(least, table.least[card])
    for good in range(names.RESOURCES):
        farm.upgrade_price[good] = max(0, farm.upgrade_price[good])
        farm.buy_price[good] = max(min(least, table.buy[good]), farm.buy_price[good])


def begin_count(state: State, farm: Farm) -> None:
    """What holds without helpers."""
    table = state.components
    for effect in range(names.EFFECTS):
        farm.effects[effect] = 0
    farm.hand_limit = table.hand_limit + farm.extensions
    farm.pig_places = table.pig_spaces + farm.extension_pigs
    farm.roof_discount = 0
    farm.extension_goods = 0
    for good in range(names.RESOURCES):
        farm.buy_price[good] = table.buy[good]
        farm.upgrade_price[good] = table.upgrade_silver[good]


def count_helper(state: State, farm: Farm, card: Card) -> None:
    """What one helper changes."""
    table = state.components
    effect = table.effect[card]
    farm.effects[effect] += 1
    farm.pig_places += table.pig_places[card]
    if effect == names.HAND_LIMIT:
        farm.hand_limit += table.cards[card]
    elif effect == names.ROOF_DISCOUNT:
        farm.roof_discount += table.silver[card]
    elif effect == names.EXTENSION_DISCOUNT:
        farm.extension_goods += table.goods[card]
    elif effect == names.BUY_DISCOUNT:
        for good in range(names.HARVEST_GOODS):
            farm.buy_price[good] -= table.silver[card]
    elif effect == names.UPGRADE_DISCOUNT:
        for good in range(names.RESOURCES):
            if is_for(state, card, good):
                farm.upgrade_price[good] -= table.silver[card]


def is_for(state: State, card: Card, good: int) -> bool:
    """Does this helper look at this resource, or at any?"""
    wanted = state.components.good[card]
    return wanted == good or wanted == names.ANY_RESOURCE


def slot_of(farm: Farm, card: Card) -> int:
    """The slot of a helper on this farm, or 3."""
    for slot in range(names.HELPERS):
        if farm.helper[slot] == card:
            return slot
    return names.HELPERS


# --- Helpers with one effect ------------------------------------------------------------------
# slot = next_slot(..., 0); while slot < HELPERS: ...; slot = next_slot(..., slot + 1)


def next_slot(state: State, farm: Farm, effect: int, first: int) -> int:
    """The first slot from ``first`` on with a helper of this effect, or 3."""
    slot = names.HELPERS
    if farm.effects[effect] > 0:
        slot = first
        while slot < names.HELPERS and state.components.effect[farm.helper[slot]] != effect:
            slot += 1
    return slot


def ready_slot(state: State, farm: Farm, effect: int, first: int) -> int:
    """The first slot from ``first`` on with an unused helper of this effect, or 3."""
    slot = next_slot(state, farm, effect, first)
    while slot < names.HELPERS and farm.used[slot] > 0:
        slot = next_slot(state, farm, effect, slot + 1)
    return slot


def total_cards(state: State, farm: Farm, effect: int) -> int:
    """The cards of all helpers with this effect, added up."""
    total = 0
    slot = next_slot(state, farm, effect, 0)
    while slot < names.HELPERS:
        total += state.components.cards[farm.helper[slot]]
        slot = next_slot(state, farm, effect, slot + 1)
    return total


def total_count(state: State, farm: Farm, effect: int) -> int:
    """The counts of all helpers with this effect, added up."""
    total = 0
    slot = next_slot(state, farm, effect, 0)
    while slot < names.HELPERS:
        total += state.components.count[farm.helper[slot]]
        slot = next_slot(state, farm, effect, slot + 1)
    return total


def total_pigs(state: State, farm: Farm, effect: int) -> int:
    """The pigs of all helpers with this effect, added up."""
    total = 0
    slot = next_slot(state, farm, effect, 0)
    while slot < names.HELPERS:
        total += state.components.pigs[farm.helper[slot]]
        slot = next_slot(state, farm, effect, slot + 1)
    return total


def total_steps(state: State, farm: Farm, effect: int) -> int:
    """The steps of all helpers with this effect, added up."""
    total = 0
    slot = next_slot(state, farm, effect, 0)
    while slot < names.HELPERS:
        total += state.components.steps[farm.helper[slot]]
        slot = next_slot(state, farm, effect, slot + 1)
    return total


def pay_out_vp(state: State, farm: Farm, effect: int, times: int) -> None:
    """Helpers with this effect give their points, a number of times."""
    slot = next_slot(state, farm, effect, 0)
    while slot < names.HELPERS:
        card = farm.helper[slot]
        goods.gain_vp(state, farm, times * state.components.vp[card], card)
        slot = next_slot(state, farm, effect, slot + 1)


def pay_out_silver(state: State, farm: Farm, effect: int, times: int) -> None:
    """Helpers with this effect give their silver, a number of times."""
    slot = next_slot(state, farm, effect, 0)
    while slot < names.HELPERS:
        card = farm.helper[slot]
        goods.gain_silver(state, farm, times * state.components.silver[card], card)
        slot = next_slot(state, farm, effect, slot + 1)


# --- Marks, and helpers that are asked later --------------------------------------------------


def needs_room(state: State, farm: Farm, slot: int) -> bool:
    """Would using this helper take a marker that is not there (G15)?"""
    return state.components.once[farm.helper[slot]] > 0 and not goods.has_marker(state, farm)


def mark(state: State, farm: Farm, slot: int) -> None:
    """A helper that works once a round gets a marker until the scoring phase."""
    if state.components.once[farm.helper[slot]] > 0:
        farm.pool -= 1
        farm.used[slot] = 1


def pay_unasked(state: State, farm: Farm, slot: int) -> None:
    """A helper that only gives silver is not asked, unless its mark needs room."""
    if needs_room(state, farm, slot):
        state.agenda(farm.seat).push(names.ASK_HELPER, slot)
    else:
        mark(state, farm, slot)
        card = farm.helper[slot]
        goods.gain_silver(state, farm, state.components.silver[card], card)


def ask(state: State, farm: Farm, effect: int, about: int) -> None:
    """Ask for every unused helper of this effect, one after the other, when its time comes."""
    if farm.effects[effect] > 0:
        state.agenda(farm.seat).push(names.AUTO_ASK, effect, 0, about)
