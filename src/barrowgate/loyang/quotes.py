"""What things cost or bring a farm at this moment, for views: computed by the rules themselves."""

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
from barrowgate.loyang.notation import VEGETABLES
from barrowgate.loyang.state import Farm, State

Counts = dict[str, int]  # by vegetable


def prices(state: State, farm: Farm) -> View:
    """The shop, the two-pack, the next step on the path (None at its end), a larger storehouse."""
    table = state.components
    return {
        "buy": by_vegetable(table.buy),
        "sell": by_vegetable(table.sell),
        "two_pack": two_pack.price(state, farm),
        "step": _step(state, farm) if farm.path < table.path_end else None,
        "enlarge": None if farm.enlarged else table.enlarge,
    }


def by_vegetable(numbers: list[int]) -> Counts:
    return {VEGETABLES[v]: numbers[v] for v in range(names.VEGETABLES)}


def _step(state: State, farm: Farm) -> int:
    """The price of the next step on the path."""
    agenda = state.agenda(farm.seat)
    steps = agenda.top_first() if agenda.top_kind() == names.ASK_PATH else 0
    return end_of_turn.step_price(state, farm, steps)


# --- Open cards -----------------------------------------------------------------------------------


def rates(state: State, owner: Seat, stall: int) -> Counts:
    """How many are given for each vegetable that a stall still has; the dummy has no helpers."""
    if owner < state.players:
        return _rates_for(state, state.farm(owner), stall)
    first = stall * names.VEGETABLES
    return {
        VEGETABLES[v]: state.components.stall_price[first + v]
        for v in range(names.VEGETABLES)
        if state.stall_has[first + v]
    }


def paying_row(state: State, owner: Seat, row: int, served: int) -> int:
    """The row that pays the next delivery; the Messenger's second one is on the same row (A6)."""
    if owner < state.players and served == names.SERVED and state.farm(owner).messenger:
        return row - 1
    return row


def casual_pays(state: State, owner: Seat, casual: int) -> int:
    """The price of this moment for the owner; for the dummy's customers what is printed on them."""
    if owner >= state.players:
        return state.components.casual_pays[casual]
    return customers.casual_price(state, state.farm(owner), casual)


# --- What a question needs besides its own numbers ------------------------------------------------


def named(state: State, farm: Farm) -> Counts | None:
    """Cash that comes (or goes, below 0) when a vegetable is named; None: no such question."""
    kind = state.agenda(farm.seat).top_kind()
    is_asked = (
        kind == names.ASK_NAME
        or kind == names.ASK_BARGAIN
        or kind == names.ASK_MERCHANT
        or (kind == names.ASK_TENANT and state.players == 1)
    )
    if not is_asked:
        return None
    return {VEGETABLES[v]: _cash_for(state, farm, v) for v in range(names.VEGETABLES)}


def _cash_for(state: State, farm: Farm, vegetable: int) -> int:
    """What naming this vegetable brings, in the question that the seat is asked."""
    agenda = state.agenda(farm.seat)
    kind = agenda.top_kind()
    if kind == names.ASK_NAME:
        return shop_helpers.count_fields(farm, vegetable)
    if kind == names.ASK_BARGAIN:
        return -shop_helpers.bargain_price(state, agenda.top_first(), vegetable)
    if kind == names.ASK_MERCHANT:
        return -state.components.merchant_price
    return -state.components.tenant_solo_price


def crier(state: State, farm: Farm) -> View:
    """Market Crier is asked: how many may still be sold, cash so far, what each brings."""
    agenda = state.agenda(farm.seat)
    sold = agenda.top_first()
    cash = agenda.top_second()
    table = state.components
    most = table.crier_cash - cash
    pays = {VEGETABLES[v]: min(most, table.sell[v]) for v in range(names.VEGETABLES)}
    return {"left": table.crier_goods - sold, "cash": cash, "pays": pays}


def trader(state: State, farm: Farm) -> View:
    """Trader is asked: what the owner of a stall is paid, and the rates of this farm."""
    stalls = [
        card
        for card in range(names.FIRST_STALL, names.FIRST_REGULAR)
        if reach.is_within_reach(state, farm.seat, card)
    ]
    return {
        "price": stall_helpers.trader_payment(state),
        "rates": {
            notation.card_words(card): _rates_for(state, farm, card - names.FIRST_STALL)
            for card in stalls
        },
    }


def _rates_for(state: State, farm: Farm, stall: int) -> Counts:
    return {
        VEGETABLES[v]: trading.rate(state, farm, stall, v)
        for v in range(names.VEGETABLES)
        if state.stall_has[stall * names.VEGETABLES + v]
    }
