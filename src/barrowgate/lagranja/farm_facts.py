"""A farm as a view shows it: what lies open on it, and what its owner knows besides."""

from itertools import compress

from barrowgate.core.contract import View
from barrowgate.lagranja import cards, extensions, names, notation, roof, transport, turn
from barrowgate.lagranja.board_facts import rows_of_symbols
from barrowgate.lagranja.state import Farm, State

CRAFT_SIDES = ("none", "front", "back")
NOT_IN_TURN = dict.fromkeys(("plays_left", "must_play", "walk", "deliveries_left", "extra_left"))
DONKEYS = range(1, names.DONKEY_TILES + 1)

Rows = list[list[str]]  # the goods of each row of symbols, crafts first
Lying = list[list[int]]  # the cards that lie in each place


def own_farm(farm: Farm, facts: View, lying: Lying) -> View:
    """What is open of a farm, and what its owner alone knows."""
    return {
        **facts,
        "vp": farm.vp,
        "hand": lying[names.IN_HAND + farm.seat],
        "donkey": farm.donkey or None,
    }


def open_farm(state: State, farm: Farm, board: View, lying: Lying) -> View:
    """What everybody may know of a farm."""
    seat = farm.seat
    is_vp_open = state.secret_vp == 0 or state.over > 0
    is_donkey_open = state.step != names.STEP_DONKEYS
    needs, has = _rows(farm.need), _rows(farm.delivered)
    return {
        "silver": farm.silver,
        "vp": farm.vp if is_vp_open else None,
        "markers": farm.pool if state.limited else None,
        "hand": None,
        "hand_size": farm.hand,
        "hand_limit": farm.hand_limit,
        **_turn(state, farm),
        "stock": dict(zip(notation.GOODS, farm.stock, strict=True)),
        "pig_places": farm.pig_places,
        "field_cards": lying[names.ON_FIELD + seat],
        "fields": _fields(farm),
        "barrows": _barrows(farm, board, needs, has),
        "crafts": _crafts(farm, needs, has),
        "extensions": lying[names.ON_EXTENSION + seat],
        "extension_cost": extensions.extension_cost(farm),
        "income": farm.income,
        "extra_deliveries": transport.extra_deliveries(state, farm),
        "helpers": [
            {"card": card, "used": used > 0} if card else None
            for card, used in zip(farm.helper, farm.used, strict=True)
        ],
        "roof": [
            {"tile": notation.TILES[tile - 1], "used": used > 0} if tile else None
            for tile, used in zip(farm.roof, farm.roof_used, strict=True)
        ],
        "bought_tile": farm.bought_tile > 0,
        "donkey": farm.donkey or None if is_donkey_open else None,
        "donkey_chosen": farm.donkey > 0,
        "donkeys_resting": [*compress(DONKEYS, farm.donkey_used)],
        "dice": farm.dice[: farm.n_dice],
        "reserved": farm.reserved or None,
        "closed_uses": [*compress(notation.COMMODITY_USES, farm.closed)],
        "prices": {
            "buy": list(farm.buy_price),
            "sell": list(state.components.sell),
            "upgrade": list(farm.upgrade_price),
            "tile": roof.price(state, farm),
            "extra": transport.extra_price(state, farm),
        },
    }


# --- The seat's own turn ----------------------------------------------------------------------


def _turn(state: State, farm: Farm) -> View:
    """What a seat has left to do in the turn that it takes; null outside of it."""
    agenda = state.agendas[farm.seat]
    kinds = agenda.kind[: agenda.count] if agenda.count else []
    if names.ASK_TURN not in kinds:
        return NOT_IN_TURN
    place = kinds.index(names.ASK_TURN)
    done, step = agenda.first[place], state.step
    in_cards = step == names.STEP_CARDS
    return {
        "plays_left": cards.card_plays(state, farm) - done if in_cards else None,
        "must_play": turn.plays_due(state, farm, done) if in_cards else None,
        "walk": _walk(state, farm, done, agenda.second[place])
        if step == names.STEP_SIESTA
        else None,
        "deliveries_left": transport.deliveries(state, farm) - done
        if step == names.STEP_DELIVERIES
        else None,
        "extra_left": transport.extra_left(state, farm) if step == names.STEP_EXTRA else None,
    }


def _walk(state: State, farm: Farm, done: int, counted: int) -> View:
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


def _fields(farm: Farm) -> list[View]:
    """Fields by good and number of goods on them, as the notation names them."""
    return [
        {
            "good": notation.GOODS[source // names.LEVELS],
            "holds": source % names.LEVELS,
            "fields": count,
        }
        for source, count in enumerate(farm.fields)
        if count
    ]


def _rows(symbols: list[int]) -> Rows:
    """The goods of each row of symbols, as lists of this view's own."""
    return [*map(list, rows_of_symbols(tuple(symbols)))]


def _barrows(farm: Farm, board: View, needs: Rows, has: Rows) -> list[View | None]:
    """Each barrow with the goods that it still needs and has."""
    return [
        {
            "card": card,
            "vp": board["cards"][card - 1]["barrow"]["vp"],
            "needs": needs[target],
            "has": has[target],
        }
        if card
        else None
        for target, card in enumerate(farm.barrow, names.FIRST_BARROW)
    ]


def _crafts(farm: Farm, needs: Rows, has: Rows) -> list[View]:
    """Each craft building with the goods that it still needs and has."""
    return [
        {
            "marker": CRAFT_SIDES[marker],
            "grey": grey > 0,
            "needs": needed,
            "has": delivered,
        }
        for marker, grey, needed, delivered in zip(farm.craft, farm.grey, needs, has, strict=False)
    ]
