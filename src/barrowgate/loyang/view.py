"""What a seat may know (A40), as JSON-able facts: built up from what is open.

Each table of numbers is read once, as a whole: to Python a table of the compiled engine is a new
list each time it is named.
"""

from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from barrowgate.core.contract import View
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
from barrowgate.loyang.state import Farm, State

if TYPE_CHECKING:
    from barrowgate.loyang.position import Position

WORDS = ("", *(notation.card_words(card) for card in range(1, names.CARDS + 1)))
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
PILE_SIZES = tuple((str(size), size) for size in printed.SIZES)
SEEN_KEPT = 4096  # a box has some hundreds
FIELD_KINDS = {**dict(enumerate(WORDS)), 0: "private", names.HOME: "home"}
CROPS = (None, *notation.VEGETABLES)
DUTIES = ("due", "served", "twice", "missed", "not_due")
QUESTIONS = {frame.kind: frame.name for frame in FRAMES.questions}


def view(position: "Position", seat: Seat) -> View:
    """Facts for one seat; -1 is an onlooker, who sees no hand."""
    cards = Cards(position)
    return _with_own(position, _open_facts(position, cards), seat, cards)


def views(position: "Position") -> list[View]:
    """The view of each seat in order, then the onlooker's.

    What is open is told once: the views share it.
    """
    cards = Cards(position)
    facts = _open_facts(position, cards)
    seats = range(position.players)
    return [*(_with_own(position, facts, seat, cards) for seat in seats), facts]


def _with_own(position: "Position", facts: View, seat: Seat, cards: "Cards") -> View:
    """What is open, and what this seat alone knows of its farm."""
    farms = list(facts["farms"])
    if 0 <= seat < position.players:
        farms[seat] = _own_farm(position.farms[seat], farms[seat], cards)
    return {**facts, "seat": seat, "farms": farms}


def _open_facts(position: "Position", cards: "Cards") -> View:
    """What everybody may know: the view of an onlooker."""
    seats = range(position.players)
    board = printed.board(position.components)
    level = position.level() if position.players == 1 else 0
    actors = position.actors()
    asked = [position.agendas[seat] if seat in actors else None for seat in seats]
    grid = position.grid
    return {
        "game": "loyang",
        "seat": -1,
        "players": position.players,
        "round": position.round,
        "rounds": position.components.rounds,
        "phase": PHASE_OF[position.step],
        "step": STEPS[position.step],
        "over": position.over > 0,
        "actions": position.n_actions,
        "scores": position.scores(),
        "standing": position.standing(),
        "level": printed.LEVELS[level - 1] if level else None,
        "first": position.big_token,
        "second": position.small_token,
        "order": position.order[: position.players],
        "partners": position.partner[: position.players],
        "actors": actors,
        "questions": [QUESTIONS[agenda.top_kind()] if agenda else None for agenda in asked],
        "asked": [FRAMES.top(agenda) if agenda else None for agenda in asked],
        "deck": position.deck,
        "discards": cards.words_at(names.IN_DISCARD),
        "courtyard": cards.words_at(names.IN_COURTYARD),
        "drawn": cards.words_at(names.DRAWN),
        "grid": [WORDS[card] or None for card in grid],
        "grid_prices": [
            _grid_price(position.components, place, card) if card else None
            for place, card in enumerate(grid)
        ],
        "areas": [
            [_card(position, owner, card, cards) for card in cards.at[names.IN_AREA + owner]]
            for owner in range(open_cards.owners(position))
        ],
        "farms": [_open_farm(position, farm, cards) for farm in position.farms],
        "board": board,
    }


class Cards:
    """Where every card lies, and what lies on and under it, looked up once for a view."""

    def __init__(self, state: State) -> None:
        self.printed: dict[str, View] = printed.board(state.components)["cards"]
        self.under = state.under
        self.stall_has = state.stall_has
        self.row = state.row
        self.red = state.red
        self.served = state.served
        at: list[list[int]] = [[] for _ in range(PLACES)]
        for card, place in enumerate(state.place):
            at[place].append(card)
        self.at = at

    def words_at(self, place: int) -> list[str]:
        return [*map(WORDS.__getitem__, self.at[place])]


def _grid_price(table: Components, place: int, card: Card) -> View:
    """What the card at a place of the grid costs: its row, and a common field besides."""
    field = table.common_price if table.card_field[card] else 0
    return {"row": table.row_price[place // names.COLUMNS], "field": field}


# --- Open cards -----------------------------------------------------------------------------------


def _card(state: State, owner: Seat, card: Card, cards: Cards) -> View:
    """An open card with what lies on and under it; prices and rates are those of its owner."""
    word = WORDS[card]
    facts: View = {"card": word, "under": WORDS[cards.under[card]] or None}
    says = cards.printed[word]
    kind = says["kind"]
    if kind == "stall":
        rates = quotes.rates(state, owner, card - names.FIRST_STALL, cards.stall_has)
        facts["holds"] = list(rates)
        facts["rates"] = rates
    elif kind == "regular":
        facts |= _regular(state, owner, card - names.FIRST_REGULAR, cards, says)
    elif kind == "casual":
        facts["wants"] = says["wants"]
        facts["pays"] = quotes.casual_pays(state, owner, card - names.FIRST_CASUAL)
    return facts


def _regular(state: State, owner: Seat, regular: int, cards: Cards, says: View) -> View:
    """The marker of a regular customer, what it wants, and what the next delivery is paid."""
    row, served = cards.row[regular], cards.served[regular]
    paying = quotes.paying_row(state, owner, row, served)
    facts: View = {"rows": row}
    if owner < state.players:
        facts["red"] = cards.red[regular] > 0
        facts["duty"] = DUTIES[served]
    facts["wants"] = says["wants"]
    facts["row"] = paying + 1
    facts["pays"] = says["pays"][paying]
    return facts


# --- Farms ----------------------------------------------------------------------------------------


def _own_farm(farm: Farm, facts: View, cards: Cards) -> View:
    """What is open of a farm, and what its owner alone knows."""
    return {
        **facts,
        "pile_order": farm.pile[: farm.n_pile] if farm.pile_known else None,
        "hand": cards.words_at(names.IN_HAND + farm.seat),
        "starter": cards.words_at(names.STARTER + farm.seat),
    }


def _open_farm(position: "Position", farm: Farm, cards: Cards) -> View:
    """What everybody may know of a farm."""
    seat = farm.seat
    asked = position.agendas[seat].top_kind()
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
        "pile_common": cards.words_at(names.IN_PILE + seat),
        "pile_seen": _pile_seen(position, farm),
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
        "store_left": end_of_turn.capacity(position, farm),
        "leftovers": position.leftovers(seat),
        # Is the seat asked for cards, and may not put one into the courtyard any more?
        "must_take": asked == names.ASK_DISTRIBUTE and distribution.must_take(position, farm),
        "prices": quotes.prices(position, farm),
        "named": quotes.named(position, farm),
        "crier": quotes.crier(position, farm) if asked == names.ASK_CRIER else None,
        "trader": quotes.trader(position, farm) if asked == names.ASK_TRADER else None,
    }


def _fields(farm: Farm) -> list[View]:
    fields = zip(farm.field_size, farm.field_crop, farm.field_tokens, farm.field_card, strict=True)
    return [
        {
            "size": size,
            "crop": CROPS[crop],
            "tokens": tokens,
            "kind": FIELD_KINDS[card],
        }
        for size, crop, tokens, card in islice(fields, farm.n_fields)
    ]


def _pile_holds(farm: Farm) -> dict[str, int]:
    """How many fields of each size: every field was seen to leave or come, only the order is not
    known."""
    sizes = farm.pile[: farm.n_pile]
    return {word: sizes.count(size) for word, size in PILE_SIZES}


def _pile_seen(state: State, farm: Farm) -> list[View]:
    """What everybody saw happen to the fields of a private pile."""
    table = state.components
    codes = farm.log[: farm.n_log] if farm.n_log else []
    return [_seen(table, code).copy() for code in codes]


@lru_cache(maxsize=SEEN_KEPT)
def _seen(table: Components, code: int) -> View:
    """What everybody saw happen to one field (``farms.log_field``)."""
    field = farms.logged_field(code)
    is_common = field < 0
    return {
        "what": SEEN[farms.logged_event(code)],
        "size": table.card_field[-field] if is_common else field,
        "common": is_common,
        "card": WORDS[-field] if is_common else None,
    }
