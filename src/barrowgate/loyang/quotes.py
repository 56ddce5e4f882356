"""What things cost or bring a farm at this moment, for views: computed by the rules themselves."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress

from barrowgate.core.contract import View
from barrowgate.core.numbers import Seat
from barrowgate.loyang import (
    customers,
    end_of_turn,
    names,
    notation,
    reach,
    shop_helpers,
    stall_helpers,
    trading,
    two_pack,
)
from barrowgate.loyang.state import Farm, State

COUNTS_KEPT = 4096  # shops and carts of a few vegetables repeat
NUMBERED = tuple(enumerate(notation.VEGETABLES))
Counts = dict[str, int]  # by vegetable


def prices(state: State, farm: Farm) -> View:
    """The shop, the two-pack, the next step on the path (None at its end), a larger storehouse."""
    table = state.components
    return {
        "buy": by_vegetable(table.buy),
        "sell": by_vegetable(table.sell),
        "two_pack": two_pack.price(state, farm),
        "step": _step(state, farm),
        "enlarge": None if farm.enlarged else table.enlarge,
    }


def by_vegetable(numbers: list[int]) -> Counts:
    return _counted(tuple(numbers)).copy()


@lru_cache(maxsize=COUNTS_KEPT)
def _counted(numbers: tuple[int, ...]) -> Counts:
    return dict(zip(notation.VEGETABLES, numbers, strict=True))


def _step(state: State, farm: Farm) -> int | None:
    if farm.path >= state.components.path_end:
        return None
    agenda = state.agendas[farm.seat]
    steps = agenda.top_first() if agenda.top_kind() == names.ASK_PATH else 0
    return end_of_turn.step_price(state, farm, steps)


# --- Open cards -----------------------------------------------------------------------------------


def rates(state: State, owner: Seat, stall: int, stall_has: list[int]) -> Counts:
    """How many are given for each vegetable that a stall still has; the dummy has no helpers."""
    if owner < state.players:
        return _rates_for(state, state.farms[owner], stall, stall_has)
    first = stall * names.VEGETABLES
    asked = state.components.stall_price[first : first + names.VEGETABLES]
    return {name: asked[vegetable] for vegetable, name in _still_there(stall, stall_has)}


def paying_row(state: State, owner: Seat, row: int, served: int) -> int:
    """The row that pays the next delivery; the Messenger's second one is on the same row (A6)."""
    if owner < state.players and served == names.SERVED and state.farms[owner].messenger:
        return row - 1
    return row


def casual_pays(state: State, owner: Seat, casual: int) -> int:
    """The price of this moment for the owner; for the dummy's customers what is printed on them."""
    if owner >= state.players:
        return state.components.casual_pays[casual]
    return customers.casual_price(state, state.farms[owner], casual)


# --- What a question needs besides its own numbers ------------------------------------------------


def named(state: State, farm: Farm) -> Counts | None:
    """Cash that comes (or goes, below 0) when a vegetable is named; None: no such question."""
    agenda = state.agendas[farm.seat]
    kind = agenda.top_kind()
    table = state.components
    if kind == names.ASK_NAME:
        cash = [shop_helpers.count_fields(farm, v) for v in range(names.VEGETABLES)]
    elif kind == names.ASK_BARGAIN:
        bits = agenda.top_first()
        cash = [-shop_helpers.bargain_price(state, bits, v) for v in range(names.VEGETABLES)]
    elif kind == names.ASK_MERCHANT:
        cash = [-table.merchant_price] * names.VEGETABLES
    elif kind == names.ASK_TENANT and state.players == 1:
        cash = [-table.tenant_solo_price] * names.VEGETABLES
    else:
        return None
    return by_vegetable(cash)


def crier(state: State, farm: Farm) -> View:
    """Market Crier is asked: how many may still be sold, cash so far, what each brings."""
    agenda = state.agendas[farm.seat]
    sold, cash = agenda.top_first(), agenda.top_second()
    table = state.components
    pays = [min(price, table.crier_cash - cash) for price in table.sell]
    return {"left": table.crier_goods - sold, "cash": cash, "pays": by_vegetable(pays)}


def trader(state: State, farm: Farm) -> View:
    """Trader is asked: what the owner of a stall is paid, and the rates of this farm."""
    stalls = [
        card
        for card in range(names.FIRST_STALL, names.FIRST_REGULAR)
        if reach.is_within_reach(state, farm.seat, card)
    ]
    stall_has = state.stall_has
    return {
        "price": stall_helpers.trader_payment(state),
        "rates": {
            notation.card_words(card): _rates_for(state, farm, card - names.FIRST_STALL, stall_has)
            for card in stalls
        },
    }


def _rates_for(state: State, farm: Farm, stall: int, stall_has: list[int]) -> Counts:
    return {
        name: trading.rate(state, farm, stall, vegetable)
        for vegetable, name in _still_there(stall, stall_has)
    }


def _still_there(stall: int, stall_has: list[int]) -> Iterator[tuple[int, str]]:
    """The vegetables of a stall that nobody has taken, with their numbers."""
    first = stall * names.VEGETABLES
    return compress(NUMBERED, stall_has[first : first + names.VEGETABLES])
