"""What a seat may know (A40), as JSON-able facts: built up from what is open.

This module and ``quotes`` are compiled: they make Python objects, but read the numbers of a
position where they lie.
"""

from functools import lru_cache
from typing import Any

from barrowgate.core.contract import Lying, View
from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import (
    distribution,
    end_of_turn,
    farms,
    names,
    notation,
    open_cards,
    printed,
    quotes,
)
from barrowgate.loyang.components import Components
from barrowgate.loyang.frames import FRAMES
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.loyang.state import Farm, State

STEPS = (
    "",
    "crop",
    "fields",
    "harvest",
    "deal",
    "cards",
    "partner",
    "action",
    "partners",
    "end",
)
PHASES = (  # with the last step of each
    ("set-up", names.STEP_CROP),
    ("harvest", names.STEP_HARVEST),
    ("cards", names.STEP_CARDS),
    ("action", names.STEP_END),
)
PHASE_OF = tuple(  # by step
    next(phase for phase, last in PHASES if step <= last) for step in range(len(STEPS))
)
PLACES = names.IN_PILE + names.SEATS
SEEN = {  # what everybody saw of a private pile
    names.LOG_TURNED: "turned",
    names.LOG_TAKEN: "taken",
    names.LOG_PUT_UNDER: "returned",
}
PILE_SIZES = tuple(str(size) for size in printed.SIZES)  # from the smallest field on
SEEN_KEPT = 4096  # a box has some hundreds
FIELD_KINDS = {**dict(enumerate(CARD_WORDS)), 0: "private", names.HOME: "home"}
CROPS = (None, *notation.VEGETABLES)
DUTIES = ("due", "served", "twice", "missed", "not_due")
QUESTIONS = {frame.kind: frame.name for frame in FRAMES.questions}


def view(state: State, seat: Seat) -> View:
    """Facts for one seat; -1 is an onlooker, who sees no hand."""
    lying = _by_place(state)
    return _with_own(state, _open_facts(state, lying), seat, lying)


def views(state: State) -> list[View]:
    """The view of each seat in order, then the onlooker's.

    What is open is told once: the views share it.
    """
    lying = _by_place(state)
    facts = _open_facts(state, lying)
    own = [_with_own(state, facts, seat, lying) for seat in range(state.players)]
    return [*own, facts]


def _with_own(state: State, facts: View, seat: Seat, lying: Lying) -> View:
    """What is open, and what this seat alone knows of its farm."""
    told = list(facts["farms"])
    if 0 <= seat < state.players:
        told[seat] = _own_farm(state.farm(seat), told[seat], lying)
    return {**facts, "seat": seat, "farms": told}


def _open_facts(state: State, lying: Lying) -> View:
    """What everybody may know: the view of an onlooker."""
    position: Any = state  # which knows the standing and the level
    players = state.players
    board = printed.board(state.components)
    level = position.level() if players == 1 else 0
    actors = state.actors()
    return {
        "game": "loyang",
        "seat": -1,
        "players": players,
        "round": state.round,
        "rounds": state.components.rounds,
        "phase": PHASE_OF[state.step],
        "step": STEPS[state.step],
        "over": state.over > 0,
        "actions": state.n_actions,
        "scores": state.scores(),
        "standing": position.standing(),
        "level": printed.LEVELS[level - 1] if level else None,
        "first": state.big_token,
        "second": state.small_token,
        "order": [state.order[place] for place in range(players)],
        "partners": [state.partner[seat] for seat in range(players)],
        "actors": actors,
        "questions": [_question(state, seat, actors) for seat in range(players)],
        "asked": [_asked(state, seat, actors) for seat in range(players)],
        "deck": state.deck,
        "discards": _words(lying[names.IN_DISCARD]),
        "courtyard": _words(lying[names.IN_COURTYARD]),
        "drawn": _words(lying[names.DRAWN]),
        "grid": [CARD_WORDS[card] or None for card in state.grid],
        "grid_prices": [
            _grid_price(state.components, place, card) if card else None
            for place, card in enumerate(state.grid)
        ],
        "areas": [
            [_card(state, owner, card, board) for card in lying[names.IN_AREA + owner]]
            for owner in range(open_cards.owners(state))
        ],
        "farms": [_open_farm(state, state.farm(seat), lying) for seat in range(players)],
        "board": board,
    }


def _by_place(state: State) -> Lying:
    """The cards that lie in each place."""
    lying: Lying = [[] for _ in range(PLACES)]
    for card, place in enumerate(state.place):
        lying[place].append(card)
    return lying


def _words(cards: list[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]


def _question(state: State, seat: Seat, actors: list[int]) -> str | None:
    """What a seat is asked; null where it does not act."""
    return QUESTIONS[state.agenda(seat).top_kind()] if seat in actors else None


def _asked(state: State, seat: Seat, actors: list[int]) -> View | None:
    """The question with its numbers, by the names of frames.py."""
    return FRAMES.top(state.agenda(seat)) if seat in actors else None


def _grid_price(table: Components, place: int, card: Card) -> View:
    """What the card at a place of the grid costs: its row, and a common field besides."""
    field = table.common_price if table.card_field[card] else 0
    return {"row": table.row_price[place // names.COLUMNS], "field": field}


# --- Open cards -----------------------------------------------------------------------------------


def _card(state: State, owner: Seat, card: Card, board: View) -> View:
    """An open card with what lies on and under it; prices and rates are those of its owner."""
    word = CARD_WORDS[card]
    facts: View = {"card": word, "under": CARD_WORDS[state.under[card]] or None}
    says = board["cards"][word]
    kind = says["kind"]
    if kind == "stall":
        rates = quotes.rates(state, owner, card - names.FIRST_STALL)
        facts["holds"] = list(rates)
        facts["rates"] = rates
    elif kind == "regular":
        facts |= _regular(state, owner, card - names.FIRST_REGULAR, says)
    elif kind == "casual":
        facts["wants"] = says["wants"]
        facts["pays"] = quotes.casual_pays(state, owner, card - names.FIRST_CASUAL)
    return facts


def _regular(state: State, owner: Seat, regular: int, says: View) -> View:
    """The marker of a regular customer, what it wants, and what the next delivery is paid."""
    row = state.row[regular]
    served = state.served[regular]
    paying = quotes.paying_row(state, owner, row, served)
    facts: View = {"rows": row}
    if owner < state.players:
        facts["red"] = state.red[regular] > 0
        facts["duty"] = DUTIES[served]
    facts["wants"] = says["wants"]
    facts["row"] = paying + 1
    facts["pays"] = says["pays"][paying]
    return facts


# --- Farms ----------------------------------------------------------------------------------------


def _own_farm(farm: Farm, facts: View, lying: Lying) -> View:
    """What is open of a farm, and what its owner alone knows."""
    return {
        **facts,
        "pile_order": _pile_order(farm) if farm.pile_known else None,
        "hand": _words(lying[names.IN_HAND + farm.seat]),
        "starter": _words(lying[names.STARTER + farm.seat]),
    }


def _pile_order(farm: Farm) -> list[int]:
    return [farm.pile[place] for place in range(farm.n_pile)]


def _open_farm(state: State, farm: Farm, lying: Lying) -> View:
    """What everybody may know of a farm."""
    seat = farm.seat
    asked = state.agenda(seat).top_kind()
    return {
        "cash": farm.cash,
        "loans": farm.loans,
        "path": farm.path,
        "enlarged": farm.enlarged > 0,
        "shop": quotes.by_vegetable(farm.shop),
        "cart": quotes.by_vegetable(farm.cart),
        "store": quotes.by_vegetable(farm.store),
        "fields": _fields(farm),
        "pile": farm.n_pile,
        "pile_holds": _pile_holds(farm),
        "pile_order": None,
        "pile_common": _words(lying[names.IN_PILE + seat]),
        "pile_seen": _pile_seen(state, farm),
        "hand": None,
        "hand_size": farm.hand,
        "starter": None,
        "has_starter": farm.starter > 0,
        "taken": farm.taken > 0,
        "finished": farm.finished > 0,
        "pack_bought": farm.pack_bought > 0,
        "lasting": {
            "extra_tokens": farm.extra_tokens,
            "housemaid": farm.housemaid > 0,
            "messenger": farm.messenger > 0,
            "official": farm.official > 0,
            "saleswoman": farm.saleswoman > 0,
        },
        "store_left": end_of_turn.capacity(state, farm),
        "leftovers": farms.leftovers(farm),
        # Is the seat asked for cards, and may not put one into the courtyard any more?
        "must_take": asked == names.ASK_DISTRIBUTE and distribution.must_take(state, farm),
        "prices": quotes.prices(state, farm),
        "named": quotes.named(state, farm),
        "crier": quotes.crier(state, farm) if asked == names.ASK_CRIER else None,
        "trader": quotes.trader(state, farm) if asked == names.ASK_TRADER else None,
    }


def _fields(farm: Farm) -> list[View]:
    return [
        {
            "size": farm.field_size[place],
            "crop": CROPS[farm.field_crop[place]],
            "tokens": farm.field_tokens[place],
            "kind": FIELD_KINDS[farm.field_card[place]],
        }
        for place in range(farm.n_fields)
    ]


def _pile_holds(farm: Farm) -> dict[str, int]:
    """How many fields of each size: every field was seen to leave or come, only the order is not
    known."""
    holds: dict[str, int] = dict.fromkeys(PILE_SIZES, 0)
    for place in range(farm.n_pile):
        holds[PILE_SIZES[farm.pile[place] - names.SMALLEST_FIELD]] += 1
    return holds


def _pile_seen(state: State, farm: Farm) -> list[View]:
    """What everybody saw happen to the fields of a private pile."""
    table = state.components
    return [_seen(table, farm.log[entry]).copy() for entry in range(farm.n_log)]


@lru_cache(maxsize=SEEN_KEPT)
def _seen(table: Components, code: int) -> View:
    """What everybody saw happen to one field (``farms.log_field``)."""
    field = farms.logged_field(code)
    is_common = field < 0
    return {
        "what": SEEN[farms.logged_event(code)],
        "size": table.card_field[-field] if is_common else field,
        "common": is_common,
        "card": CARD_WORDS[-field] if is_common else None,
    }
