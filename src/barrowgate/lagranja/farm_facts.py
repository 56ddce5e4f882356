"""A farm as a view shows it: what lies open on it, and what its owner knows besides."""

from functools import lru_cache

from barrowgate.core.contract import Lying, View
from barrowgate.lagranja import board_facts, cards, extensions, names, roof, transport, turn
from barrowgate.lagranja.notation import COMMODITY_USES, GOODS, TILES
from barrowgate.lagranja.state import Farm, State

CRAFT_SIDES = ("none", "front", "back")
CRAFTS_KEPT = 4096
NOT_IN_TURN: View = dict.fromkeys(
    ("plays_left", "must_play", "walk", "deliveries_left", "extra_left")
)


def own_farm(farm: Farm, facts: View, lying: Lying) -> View:
    """What is open of a farm, and what its owner alone knows."""
    return {
        **facts,
        "vp": farm.vp,
        "hand": lying[names.IN_HAND + farm.seat],
        "donkey": farm.donkey or None,
    }


def open_farm(state: State, farm: Farm, lying: Lying) -> View:
    """What everybody may know of a farm."""
    seat = farm.seat
    is_vp_open = state.secret_vp == 0 or state.over > 0
    is_donkey_open = state.step != names.STEP_DONKEYS
    return {
        "silver": farm.silver,
        "vp": farm.vp if is_vp_open else None,
        "markers": farm.pool if state.limited else None,
        "hand": None,
        "hand_size": farm.hand,
        "hand_limit": farm.hand_limit,
        **turn_facts(state, farm),
        "stock": {GOODS[good]: farm.stock[good] for good in range(names.GOODS)},
        "pig_places": farm.pig_places,
        "field_cards": lying[names.ON_FIELD + seat],
        "fields": field_facts(farm),
        "barrows": barrow_facts(state, farm),
        "crafts": craft_facts(farm),
        "extensions": lying[names.ON_EXTENSION + seat],
        "extension_cost": extensions.extension_cost(farm),
        "income": farm.income,
        "extra_deliveries": transport.extra_deliveries(state, farm),
        "helpers": helper_facts(farm),
        "roof": roof_facts(farm),
        "bought_tile": farm.bought_tile > 0,
        "donkey": farm.donkey or None if is_donkey_open else None,
        "donkey_chosen": farm.donkey > 0,
        "donkeys_resting": [
            tile + 1 for tile in range(names.DONKEY_TILES) if farm.donkey_used[tile]
        ],
        "dice": [farm.dice[place] for place in range(farm.n_dice)],
        "reserved": farm.reserved or None,
        "closed_uses": [use for place, use in enumerate(COMMODITY_USES) if farm.closed[place]],
        "prices": price_facts(state, farm),
    }


# --- The seat's own turn ----------------------------------------------------------------------


def turn_facts(state: State, farm: Farm) -> View:
    """What a seat has left to do in the turn that it takes; null outside of it."""
    agenda = state.agenda(farm.seat)
    for place in range(agenda.count):
        if agenda.kind[place] == names.ASK_TURN:
            return left_in_turn(state, farm, agenda.first[place], agenda.second[place])
    return NOT_IN_TURN


def left_in_turn(state: State, farm: Farm, done: int, counted: int) -> View:
    """What the step allows yet; null for what belongs to other steps."""
    step = state.step
    facts = NOT_IN_TURN.copy()
    if step == names.STEP_CARDS:
        facts["plays_left"] = cards.card_plays(state, farm) - done
        facts["must_play"] = turn.plays_due(state, farm, done)
    elif step == names.STEP_SIESTA:
        facts["walk"] = walk_facts(state, farm, done, counted)
    elif step == names.STEP_DELIVERIES:
        facts["deliveries_left"] = transport.deliveries(state, farm) - done
    elif step == names.STEP_EXTRA:
        facts["extra_left"] = transport.extra_left(state, farm)
    return facts


def walk_facts(state: State, farm: Farm, done: int, counted: int) -> View:
    """The steps that may be walked now, and whether the turn cannot end before."""
    possible = [
        steps
        for steps in range(1, names.MOST_STEPS + 1)
        if transport.why_not_walk_on(state, farm, done, counted, steps) == names.ALLOWED
    ]
    return {
        "least": min(possible, default=0),
        "most": max(possible, default=0),
        "must": turn.why_not_done(state, farm, done) == names.MUST_WALK,
    }


# --- On the farm ------------------------------------------------------------------------------


def field_facts(farm: Farm) -> list[View]:
    """Fields by good and number of goods on them, as the notation names them."""
    return [
        {
            "good": GOODS[source // names.LEVELS],
            "holds": source % names.LEVELS,
            "fields": farm.fields[source],
        }
        for source in range(names.FIELD_SOURCES)
        if farm.fields[source]
    ]


def barrow_facts(state: State, farm: Farm) -> list[View | None]:
    """Each barrow with the goods that it still needs and has."""
    return [barrow_in(state, farm, slot) for slot in range(names.BARROWS)]


def barrow_in(state: State, farm: Farm, slot: int) -> View | None:
    """The barrow in a slot."""
    card = farm.barrow[slot]
    if card == 0:
        return None
    target = names.FIRST_BARROW + slot
    return {
        "card": card,
        "vp": state.components.barrow_vp[card],
        "needs": board_facts.symbols(farm.need, target),
        "has": board_facts.symbols(farm.delivered, target),
    }


def craft_facts(farm: Farm) -> list[View]:
    """Each craft building with the goods that it still needs and has."""
    return [
        _craft(
            farm.craft[craft],
            farm.grey[craft],
            tuple(board_facts.symbols(farm.need, craft)),
            tuple(board_facts.symbols(farm.delivered, craft)),
        )
        for craft in range(names.CRAFTS)
    ]


@lru_cache(maxsize=CRAFTS_KEPT)
def _craft(side: int, grey: int, needs: tuple[str, ...], has: tuple[str, ...]) -> View:
    """One object for all views that show the same; nobody changes it.

    Few of them change with an action, and those that are the same need not be compared.
    """
    return {
        "marker": CRAFT_SIDES[side],
        "grey": grey > 0,
        "needs": list(needs),
        "has": list(has),
    }


def helper_facts(farm: Farm) -> list[View | None]:
    """The helper in each slot, and whether it was used."""
    return [
        {"card": farm.helper[slot], "used": farm.used[slot] > 0} if farm.helper[slot] else None
        for slot in range(names.HELPERS)
    ]


def roof_facts(farm: Farm) -> list[View | None]:
    """The tile on each space, that of the Storage Builder last, and whether it was used."""
    return [
        {"tile": TILES[farm.roof[space] - 1], "used": farm.roof_used[space] > 0}
        if farm.roof[space]
        else None
        for space in range(names.ROOF_SPACES + 1)
    ]


def price_facts(state: State, farm: Farm) -> View:
    """What goods, tiles and extra deliveries cost or bring this farm."""
    return {
        "buy": list(farm.buy_price),
        "sell": list(state.components.sell),
        "upgrade": list(farm.upgrade_price),
        "tile": roof.price(state, farm),
        "extra": transport.extra_price(state, farm),
    }
