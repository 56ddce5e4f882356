"""What a seat may know, as JSON-able facts: built up from what is open, never stripped down."""

from barrowgate.core.contract import View
from barrowgate.lagranja import decide, extensions, names, notation, transport
from barrowgate.lagranja.frames import FRAMES
from barrowgate.lagranja.state import Farm, State

STEPS = (
    "",
    "cards",
    "income",
    "growth",
    "roof",
    "elder",
    "roll",
    "tenant",
    "laborer",
    "first_die",
    "second_die",
    "common_die",
    "neutral",
    "donkeys",
    "siesta",
    "deliveries",
    "extra_deliveries",
    "neutral",
    "scoring",
)
CRAFT_SIDES = ("none", "front", "back")
USES = ("silver", "harvest", "card", "pig", "upgrade")


def view(state: State, seat: int) -> View:
    """Facts for one seat; -1 is an onlooker, who sees no hand."""
    return {
        "game": "la-granja",
        "seat": seat,
        "players": state.players,
        "round": state.round,
        "step": STEPS[state.step],
        "turn": state.turn,
        "over": state.over > 0,
        "actions": state.n_actions,
        "order": [state.order[place] for place in range(state.players)],
        "actors": [other for other in range(state.players) if decide.may_act(state, other)],
        "questions": [_question(state, other) for other in range(state.players)],
        "asked": [_asked(state, other) for other in range(state.players)],
        "solo_first": state.solo_first > 0 if state.players == 1 else None,
        "deck": state.deck,
        "discards": _cards_at(state, names.IN_DISCARD),
        "tiles": [notation.TILES[tile - 1] for tile in state.tiles if tile > 0],
        "dice": [state.dice[number] for number in range(1, 7)],
        "rented": {"number": state.rented, "seat": state.renter - 1} if state.rented else None,
        "blocked": [state.blocked[craft] for craft in range(names.CRAFTS)],
        "completed": [state.completed[craft] > 0 for craft in range(names.CRAFTS)],
        "market": _market(state),
        "placed": state.placed,
        "doomed": [space for space in range(1, names.SPACES + 1) if state.doomed[space]],
        "siesta": [state.siesta[other] for other in range(state.players)],
        "siesta_order": _siesta_order(state),
        "farms": [_farm(state, other, seat) for other in range(state.players)],
    }


def _cards_at(state: State, place: int) -> list[int]:
    return [card for card in range(1, names.CARDS + 1) if state.place[card] == place]


def _market(state: State) -> list[int]:
    """By space from 1: -1 empty, a seat, or 4 for the neutral player."""
    return [state.market[space] - 1 for space in range(1, names.SPACES + 1)]


def _siesta_order(state: State) -> list[int]:
    """Seats from the one furthest ahead; on one space the disc on top comes first."""
    return sorted(
        range(state.players),
        key=lambda other: (-state.siesta[other], -state.siesta_stamp[other]),
    )


def _asked(state: State, seat: int) -> View | None:
    """The question with its numbers, by the names of frames.py."""
    if not decide.may_act(state, seat):
        return None
    return FRAMES.top(state.agendas[seat])


def _question(state: State, seat: int) -> str | None:
    """What a seat is asked now, by the name of the frame."""
    if not decide.may_act(state, seat):
        return None
    return QUESTIONS[state.agendas[seat].top_kind()]


QUESTIONS = {
    value: name.removeprefix("ASK_").lower()
    for name, value in vars(names).items()
    if name.startswith("ASK_")
}


def _farm(state: State, seat: int, reader: int) -> View:
    farm = state.farms[seat]
    own = seat == reader
    hidden_vp = state.secret_vp > 0 and not own and state.over == 0
    chosen = state.step == names.STEP_DONKEYS and farm.donkey > 0
    return {
        "silver": farm.silver,
        "vp": None if hidden_vp else farm.vp,
        "markers": farm.pool if state.limited else None,
        "hand": _cards_at(state, names.IN_HAND + seat) if own else None,
        "hand_size": farm.hand,
        "hand_limit": farm.hand_limit,
        "stock": {notation.GOODS[good]: farm.stock[good] for good in range(names.GOODS)},
        "pig_places": farm.pig_places,
        "field_cards": _cards_at(state, names.ON_FIELD + seat),
        "fields": _fields(farm),
        "barrows": [_barrow(state, farm, slot) for slot in range(names.BARROWS)],
        "crafts": [_craft(farm, craft) for craft in range(names.CRAFTS)],
        "extensions": _cards_at(state, names.ON_EXTENSION + seat),
        "extension_cost": extensions.extension_cost(farm),
        "income": farm.income,
        "extra_deliveries": transport.extra_deliveries(state, farm),
        "helpers": [
            {"card": farm.helper[slot], "used": farm.used[slot] > 0} if farm.helper[slot] else None
            for slot in range(names.HELPERS)
        ],
        "roof": [
            {"tile": notation.TILES[farm.roof[place] - 1], "used": farm.roof_used[place] > 0}
            if farm.roof[place]
            else None
            for place in range(names.ROOF_PLACES)
        ],
        "bought_tile": farm.bought_tile > 0,
        "donkey": farm.donkey if farm.donkey > 0 and (own or not chosen) else None,
        "donkey_chosen": farm.donkey > 0,
        "donkeys_resting": [
            tile + 1 for tile in range(names.DONKEY_TILES) if farm.donkey_used[tile]
        ],
        "dice": [farm.dice[i] for i in range(farm.n_dice)],
        "reserved": farm.reserved or None,
        "closed_uses": [USES[use] for use in range(names.COMMODITY_USES) if farm.closed[use]],
        "prices": {
            "buy": [farm.buy_price[good] for good in range(names.RESOURCES)],
            "upgrade": [farm.upgrade_price[good] for good in range(names.RESOURCES)],
        },
    }


def _fields(farm: Farm) -> list[View]:
    """Fields by good and number of goods on them, as the notation names them."""
    return [
        {"good": notation.GOODS[good], "holds": level, "fields": count}
        for good in range(names.HARVEST_GOODS)
        for level in range(names.LEVELS)
        if (count := farm.fields[good * names.LEVELS + level])
    ]


def _symbols(target: int, table: list[int]) -> list[str]:
    return [
        notation.GOODS[good]
        for good in range(names.GOODS)
        for _ in range(table[target * names.GOODS + good])
    ]


def _barrow(state: State, farm: Farm, slot: int) -> View | None:
    card = farm.barrow[slot]
    if card == 0:
        return None
    target = names.FIRST_BARROW + slot
    return {
        "card": card,
        "vp": state.components.barrow_vp[card],
        "needs": _symbols(target, farm.need),
        "has": _symbols(target, farm.delivered),
    }


def _craft(farm: Farm, craft: int) -> View:
    return {
        "marker": CRAFT_SIDES[farm.craft[craft]],
        "needs": _symbols(craft, farm.need),
        "has": _symbols(craft, farm.delivered),
    }
