"""What a seat may know (A40), as JSON-able facts: built up from what is open."""

from typing import TYPE_CHECKING

from barrowgate.core.contract import View
from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import (
    decide,
    distribution,
    end_of_turn,
    farms,
    names,
    notation,
    open_cards,
    printed,
    quotes,
)
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
SEEN = {  # what everybody saw of a private pile
    names.LOG_TURNED: "turned",
    names.LOG_TAKEN: "taken",
    names.LOG_PUT_UNDER: "returned",
}
DUTIES = ("due", "served", "twice", "missed", "not_due")
QUESTIONS = {frame.kind: frame.name for frame in FRAMES.questions}


def view(position: "Position", seat: Seat) -> View:
    """Facts for one seat; -1 is an onlooker, who sees no hand."""
    players = range(position.players)
    cards = Cards(position)
    level = position.level() if position.players == 1 else 0
    return {
        "game": "loyang",
        "seat": seat,
        "players": position.players,
        "round": position.round,
        "rounds": position.components.rounds,
        "phase": next(phase for phase, last in PHASES if position.step <= last),
        "step": STEPS[position.step],
        "over": position.over > 0,
        "actions": position.n_actions,
        "scores": position.scores(),
        "standing": position.standing(),
        "level": printed.LEVELS[level - 1] if level else None,
        "first": position.big_token,
        "second": position.small_token,
        "order": [position.order[place] for place in players],
        "partners": [position.partner[other] for other in players],
        "actors": position.actors(),
        "questions": [_question(position, other) for other in players],
        "asked": [_asked(position, other) for other in players],
        "deck": position.deck,
        "discards": cards.words_at(names.IN_DISCARD),
        "courtyard": cards.words_at(names.IN_COURTYARD),
        "drawn": cards.words_at(names.DRAWN),
        "grid": [_word(position.grid[place]) for place in range(names.GRID)],
        "grid_prices": [_grid_price(position, place) for place in range(names.GRID)],
        "areas": [_area(position, owner, cards) for owner in range(open_cards.owners(position))],
        "farms": [_farm(position, other, seat, cards) for other in players],
        "board": printed.board(position.components),
    }


def _word(card: Card) -> str | None:
    return WORDS[card] if card else None


class Cards:
    """Where every card lies, looked up once for a view."""

    def __init__(self, state: State) -> None:
        self._at: dict[int, list[int]] = {}
        for card, place in enumerate(state.place):
            if card:
                self._at.setdefault(place, []).append(card)

    def at(self, place: int) -> list[int]:
        return self._at.get(place, [])

    def words_at(self, place: int) -> list[str]:
        return [WORDS[card] for card in self.at(place)]


def _grid_price(state: State, place: int) -> View | None:
    """What the card at a place of the grid costs: its row, and a common field besides."""
    card = state.grid[place]
    if card == 0:
        return None
    table = state.components
    field = table.common_price if table.card_field[card] else 0
    return {"row": table.row_price[place // names.COLUMNS], "field": field}


def _asked(state: State, seat: Seat) -> View | None:
    """The question with its numbers, by the names of frames.py."""
    if not decide.may_act(state, seat):
        return None
    return FRAMES.top(state.agendas[seat])


def _question(state: State, seat: Seat) -> str | None:
    if not decide.may_act(state, seat):
        return None
    return QUESTIONS[state.agendas[seat].top_kind()]


def _area(state: State, owner: Seat, cards: Cards) -> list[View]:
    """The open cards of an area with what lies on and under them."""
    return [_card(state, owner, card) for card in cards.at(names.IN_AREA + owner)]


def _card(state: State, owner: Seat, card: Card) -> View:
    """An open card; prices and rates are those of its owner."""
    word = WORDS[card]
    facts: View = {"card": word, "under": _word(state.under[card])}
    board = printed.board(state.components)["cards"][word]
    if open_cards.is_stall(card):
        rates = quotes.rates(state, owner, card - names.FIRST_STALL)
        facts["holds"] = list(rates)
        facts["rates"] = rates
    elif open_cards.is_regular(card):
        regular = card - names.FIRST_REGULAR
        facts["rows"] = state.row[regular]
        if owner < state.players:
            facts["red"] = state.red[regular] > 0
            facts["duty"] = DUTIES[state.served[regular]]
        row = quotes.next_row(state, owner, regular)
        facts |= {"wants": board["wants"], "row": row + 1, "pays": board["pays"][row]}
    elif open_cards.is_casual(card):
        pays = quotes.casual_pays(state, owner, card - names.FIRST_CASUAL)
        facts |= {"wants": board["wants"], "pays": pays}
    return facts


def _farm(position: "Position", seat: Seat, reader: Seat, cards: Cards) -> View:
    farm = position.farms[seat]
    own = seat == reader
    return {
        "cash": farm.cash,
        "loans": farm.loans,
        "path": farm.path,
        "enlarged": farm.enlarged > 0,
        "shop": _vegetables(farm.shop),
        "cart": _vegetables(farm.cart),
        "store": _vegetables(farm.store),
        "fields": [_field(farm, place) for place in range(farm.n_fields)],
        "pile": farm.n_pile,
        "pile_holds": _pile_holds(farm),
        "pile_order": [farm.pile[i] for i in range(farm.n_pile)]
        if own and farm.pile_known
        else None,
        "pile_common": cards.words_at(names.IN_PILE + seat),
        "pile_seen": [_seen(position, code) for code in farm.log[: farm.n_log]],
        "hand": cards.words_at(names.IN_HAND + seat) if own else None,
        "hand_size": farm.hand,
        "starter": cards.words_at(names.STARTER + seat) if own else None,
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
        "must_take": _must_take(position, farm),
        "prices": quotes.prices(position, farm),
        "named": quotes.named(position, farm),
        "crier": quotes.crier(position, farm),
        "trader": quotes.trader(position, farm),
    }


def _pile_holds(farm: Farm) -> dict[str, int]:
    """How many fields of each size: every field was seen to leave or come, only the order is not
    known."""
    sizes = farm.pile[: farm.n_pile]
    return {str(size): sizes.count(size) for size in printed.SIZES}


def _must_take(state: State, farm: Farm) -> bool:
    """Is the seat asked for cards, and may not put one into the courtyard any more?"""
    is_asked = state.agendas[farm.seat].top_kind() == names.ASK_DISTRIBUTE
    return is_asked and distribution.must_take(state, farm)


def _seen(state: State, code: int) -> View:
    """What everybody saw happen to a field of a private pile (``farms.log_field``)."""
    field = farms.logged_field(code)
    is_common = field < 0
    return {
        "what": SEEN[farms.logged_event(code)],
        "size": state.components.card_field[-field] if is_common else field,
        "common": is_common,
        "card": _word(-field) if is_common else None,
    }


def _vegetables(numbers: list[int]) -> dict[str, int]:
    return {name: numbers[i] for i, name in enumerate(notation.VEGETABLES)}


def _field(farm: Farm, place: int) -> View:
    card = farm.field_card[place]
    crop = farm.field_crop[place]
    return {
        "size": farm.field_size[place],
        "crop": notation.VEGETABLES[crop - 1] if crop else None,
        "tokens": farm.field_tokens[place],
        "kind": "home" if card == names.HOME else _word(card) or "private",
    }
