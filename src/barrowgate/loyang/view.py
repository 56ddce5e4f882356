"""What a seat may know (A40), as JSON-able facts: built up from what is open."""

from barrowgate.core.contract import View
from barrowgate.loyang import decide, names, notation, open_cards
from barrowgate.loyang.frames import FRAMES
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
DUTIES = ("due", "served", "twice", "missed", "not_due")
QUESTIONS = {
    value: name.removeprefix("ASK_").lower()
    for name, value in vars(names).items()
    if name.startswith("ASK_")
}


def view(state: State, seat: int) -> View:
    """Facts for one seat; -1 is an onlooker, who sees no hand."""
    return {
        "game": "loyang",
        "seat": seat,
        "players": state.players,
        "round": state.round,
        "step": STEPS[state.step],
        "over": state.over > 0,
        "actions": state.n_actions,
        "first": state.first,
        "second": state.second,
        "order": [state.order[place] for place in range(state.players)],
        "partners": [state.partner[other] for other in range(state.players)],
        "actors": [other for other in range(state.players) if decide.may_act(state, other)],
        "questions": [_question(state, other) for other in range(state.players)],
        "asked": [_asked(state, other) for other in range(state.players)],
        "deck": state.deck,
        "discards": _cards_at(state, names.IN_DISCARD),
        "courtyard": _cards_at(state, names.IN_COURTYARD),
        "drawn": _cards_at(state, names.DRAWN),
        "grid": [_word(state.grid[place]) for place in range(names.GRID)],
        "areas": [_area(state, owner) for owner in range(open_cards.owners(state))],
        "farms": [_farm(state, other, seat) for other in range(state.players)],
    }


def _word(card: int) -> str | None:
    return notation.card_words(card) if card else None


def _cards_at(state: State, place: int) -> list[str]:
    return [
        notation.card_words(card)
        for card in range(1, names.CARDS + 1)
        if state.place[card] == place
    ]


def _asked(state: State, seat: int) -> View | None:
    """The question with its numbers, by the names of frames.py."""
    if not decide.may_act(state, seat):
        return None
    return FRAMES.top(state.agendas[seat])


def _question(state: State, seat: int) -> str | None:
    if not decide.may_act(state, seat):
        return None
    return QUESTIONS[state.agendas[seat].top_kind()]


def _area(state: State, owner: int) -> list[View]:
    """The open cards of an area with what lies on and under them."""
    return [
        _card(state, card)
        for card in range(1, names.CARDS + 1)
        if state.place[card] == names.IN_AREA + owner
    ]


def _card(state: State, card: int) -> View:
    facts: View = {"card": notation.card_words(card), "under": _word(state.under[card])}
    if open_cards.is_stall(card):
        stall = card - names.FIRST_STALL
        facts["holds"] = [
            notation.VEGETABLES[vegetable]
            for vegetable in range(names.VEGETABLES)
            if state.stall_has[stall * names.VEGETABLES + vegetable]
        ]
    elif open_cards.is_regular(card):
        regular = card - names.FIRST_REGULAR
        facts["rows"] = state.row[regular]
        if open_cards.owner_of(state, card) < state.players:
            facts["red"] = state.red[regular] > 0
            facts["duty"] = DUTIES[state.served[regular]]
    return facts


def _farm(state: State, seat: int, reader: int) -> View:
    farm = state.farms[seat]
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
        "pile_order": [farm.pile[i] for i in range(farm.n_pile)]
        if own and farm.pile_known
        else None,
        "pile_common": _cards_at(state, names.IN_PILE + seat),
        "pile_seen": [farm.log[i] for i in range(farm.n_log)],
        "hand": _cards_at(state, names.IN_HAND + seat) if own else None,
        "hand_size": farm.hand,
        "starter": _cards_at(state, names.STARTER + seat) if own else None,
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
        "kind": "home" if card == names.HOME else notation.card_words(card) if card else "private",
    }
