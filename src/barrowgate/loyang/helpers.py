"""The helpers (12): when each may be used, what it does, and the Foreman who takes them back."""

from barrowgate.core import events
from barrowgate.loyang import customers, distribution, farming, flow, names, open_cards, trading
from barrowgate.loyang.state import Farm, State

# --- Who is within reach (lantern) ------------------------------------------------------------


def reaches(state: State, seat: int, owner: int) -> bool:
    """Lantern helpers touch every other player; with four, in the action phase, the partner."""
    if owner == seat:
        return False
    if state.players == names.SEATS:
        return state.partner[seat] == owner
    return True


def can_reach_card(state: State, seat: int, first: int, number: int) -> bool:
    """Does an open card of this kind lie in an area within reach?"""
    for card in range(first, first + number):
        if is_within_reach(state, seat, card):
            return True
    return False


def is_within_reach(state: State, seat: int, card: int) -> bool:
    owner = open_cards.owner_of(state, card)
    return owner >= 0 and reaches(state, seat, owner)


def pay_owner(state: State, farm: Farm, owner: int, amount: int, cause: int) -> None:
    """Cash for another player; the dummy's goes to the supply (A4)."""
    farming.gain_cash(state, farm, -amount, cause)
    if owner < state.players:
        farming.gain_cash(state, state.farm(owner), amount, cause)


# --- The Foreman ------------------------------------------------------------------------------


def discard_used(state: State, farm: Farm, card: int) -> None:
    """A helper that was used goes to the discard; the Foreman may take it."""
    open_cards.discard(state, card, names.CAUSE_USED)
    watch_foreman(state, farm, card, 1)


def throw(state: State, farm: Farm, card: int) -> None:
    """A14: a helper is thrown away unused; the Foreman may take it, too."""
    open_cards.discard(state, card, names.CAUSE_THROWN)
    watch_foreman(state, farm, card, 0)


def watch_foreman(state: State, farm: Farm, card: int, used: int) -> None:
    state.agenda(farm.seat).push(names.AUTO_FOREMAN, card, farm.seat + 8 * used)


def ask_foreman(state: State, card: int, code: int) -> None:
    """Directly after a discard, before anything else, the Foreman's owner is asked."""
    if state.place[card] == names.IN_DISCARD and state.components.card_helper[card] != (
        names.FOREMAN + 1
    ):
        discarder = code % 8
        for seat in range(state.players):
            if open_cards.find_helper(state, seat, names.FOREMAN) > 0 and foreman_sees(
                state, seat, discarder
            ):
                state.agenda(seat).push(names.ASK_FOREMAN, card, code)


def foreman_sees(state: State, seat: int, discarder: int) -> bool:
    """With four players in the action phase only the own and the partner's discards."""
    if seat == discarder or state.players != names.SEATS or flow.phase(state) != 4:
        return True
    return state.partner[seat] == discarder


def take_with_foreman(state: State, farm: Farm, card: int, code: int) -> None:
    """The helper lies free in the taker's area; then the Foreman is discarded.

    A Squire waits for the next round, unless another player has just used it and the taker has
    taken no cards yet.
    """
    state.discards -= 1
    open_cards.lay_out(state, farm.seat, card)
    if state.components.card_helper[card] == names.SQUIRE + 1:
        just_used = code // 8 > 0 and code % 8 != farm.seat
        farm.squire_round = 0 if just_used and farm.taken == 0 else state.round
    open_cards.discard(
        state, open_cards.find_helper(state, farm.seat, names.FOREMAN), names.CAUSE_USED
    )


# --- When a helper may be used ----------------------------------------------------------------


def kind_of(use: int) -> int:
    """The helper that a use belongs to (of a combination the first one)."""
    if use <= names.USE_DELIVERYMAN:
        return use
    if use <= names.USE_HOUSEMAID:
        return use + 1
    if use <= names.USE_CRIER_SELL:
        return names.MARKET_CRIER
    if use <= names.USE_OFFICIAL:
        return use
    if use <= names.USE_PLOUGHMAN_HARVEST:
        return names.PLOUGHMAN
    if use <= names.USE_SALESWOMAN_BONUS:
        return names.SALESWOMAN
    if use == names.USE_SHOPPER:
        return names.SHOPPER
    if use == names.USE_SQUIRE:
        return names.SQUIRE
    if use == names.USE_TENANT:
        return names.TENANT
    if use <= names.USE_LEASEHOLDER_SWAP:
        return names.LEASEHOLDER
    if use <= names.USE_TOUT_BUY:
        return names.TOUT
    if use == names.USE_TRADER:
        return names.TRADER
    if use == names.USE_MERCHANT_SHOPPER:
        return names.MERCHANT
    return names.HAGGLER


def bargain(use: int) -> int:
    """Haggler, Shopper and Merchant as bits, for the uses that combine them; 0: another use."""
    bits = 0
    if use == names.USE_HAGGLER or (
        use >= names.USE_HAGGLER_SHOPPER and use != names.USE_MERCHANT_SHOPPER
    ):
        bits += names.BARGAIN_HAGGLER
    if (
        use == names.USE_SHOPPER
        or use == names.USE_HAGGLER_SHOPPER
        or use >= names.USE_MERCHANT_SHOPPER
    ):
        bits += names.BARGAIN_SHOPPER
    if use == names.USE_MERCHANT or use >= names.USE_HAGGLER_MERCHANT:
        bits += names.BARGAIN_MERCHANT
    return bits


def bargain_cards(state: State, seat: int, bits: int) -> bool:
    """Are all helpers of a combination open in the area?"""
    if (
        bits & names.BARGAIN_HAGGLER != 0
        and open_cards.find_helper(state, seat, names.HAGGLER) == 0
    ):
        return False
    if (
        bits & names.BARGAIN_SHOPPER != 0
        and open_cards.find_helper(state, seat, names.SHOPPER) == 0
    ):
        return False
    return (
        bits & names.BARGAIN_MERCHANT == 0
        or open_cards.find_helper(state, seat, names.MERCHANT) > 0
    )


def why_not_use(state: State, farm: Farm, use: int) -> int:
    """May this helper be used in the action turn?"""
    if open_cards.find_helper(state, farm.seat, kind_of(use)) == 0:
        return names.HELPER_ABSENT
    if state.components.phases[kind_of(use)] & 4 == 0:
        return names.HELPER_NOT_NOW
    bits = bargain(use)
    if bits > 0:
        if not bargain_cards(state, farm.seat, bits):
            return names.HELPER_ABSENT
        return names.ALLOWED if has_bargain(state, farm, bits) else names.HELPER_NO_EFFECT
    if use >= names.USE_PLOUGHMAN_CLEAR:
        return why_not_use_later(state, farm, use)
    possible = True
    if use == names.USE_CON_MAN:
        possible = can_con(state, farm)
    elif use == names.USE_DELIVERYMAN:
        possible = has_regular(state, farm)
    elif use == names.USE_OFFICIAL:
        possible = farm.pack_bought == 0
    elif use == names.USE_CRIER_REFILL:
        possible = has_gap(state, farm.seat)
    elif use == names.USE_CRIER_SELL:
        possible = can_hawk(state, farm)
    elif use == names.USE_MARKET_WOMAN:
        possible = open_cards.count_open(
            state, farm.seat, names.FIRST_STALL, names.STALLS
        ) > 0 and can_reach_card(state, farm.seat, names.FIRST_STALL, names.STALLS)
    return names.ALLOWED if possible else names.HELPER_NO_EFFECT


def why_not_use_later(state: State, farm: Farm, use: int) -> int:
    """The rest of ``why_not_use``, from the Ploughman on."""
    table = state.components
    possible = True
    if use == names.USE_PLOUGHMAN_CLEAR:
        possible = has_field(farm, table.ploughman_tokens, 99)
    elif use == names.USE_PLOUGHMAN_HARVEST:
        possible = has_field(farm, 1, 1)
    elif use == names.USE_SALESWOMAN_MARKERS:
        possible = has_red(state, farm.seat)
    elif use == names.USE_TENANT:
        price = table.tenant_solo_price if state.players == 1 else table.tenant_price
        if farm.cash < price:
            return names.NO_CASH
        possible = state.players == 1 or can_lease(state, farm)
    elif use == names.USE_LEASEHOLDER_BUY:
        if farm.n_pile == 0:
            return names.NO_PILE
        if farm.cash < table.leaseholder_price:
            return names.NO_CASH
    elif use == names.USE_LEASEHOLDER_SWAP:
        if farm.n_pile == 0:
            return names.NO_PILE
        possible = has_unsown(farm)
    elif use == names.USE_TOUT_SWAP:
        possible = open_cards.count_open(
            state, farm.seat, names.FIRST_CASUAL, names.CASUALS
        ) > 0 and can_reach_card(state, farm.seat, names.FIRST_CASUAL, names.CASUALS)
    elif use == names.USE_TOUT_BUY:
        possible = can_buy_casual(state, farm)
    elif use == names.USE_TRADER:
        possible = can_trade_away(state, farm)
    return names.ALLOWED if possible else names.HELPER_NO_EFFECT


def why_not_raise(state: State, farm: Farm, use: int) -> int:
    """In the paying window: the Accountant, and the Crier's sale (A12, A32)."""
    if use != names.USE_ACCOUNTANT and use != names.USE_CRIER_SELL:
        return names.HELPER_NOT_NOW
    if open_cards.find_helper(state, farm.seat, kind_of(use)) == 0:
        return names.HELPER_ABSENT
    if use == names.USE_CRIER_SELL and not can_hawk(state, farm):
        return names.HELPER_NO_EFFECT
    return names.ALLOWED


def has_field(farm: Farm, least: int, most: int) -> bool:
    """A field other than home that holds so many tokens."""
    for place in range(farm.n_fields):
        if farm.field_card[place] != names.HOME and least <= farm.field_tokens[place] <= most:
            return True
    return False


def has_gap(state: State, seat: int) -> bool:
    """Does an open stall miss a vegetable?"""
    for place in range(names.STALLS * names.VEGETABLES):
        if (
            state.place[names.FIRST_STALL + place // names.VEGETABLES] == names.IN_AREA + seat
            and state.components.stall_price[place] > 0
            and state.stall_has[place] == 0
        ):
            return True
    return False


def has_unsown(farm: Farm) -> bool:
    for place in range(farm.n_fields):
        if farm.field_crop[place] == 0:
            return True
    return False


def has_red(state: State, seat: int) -> bool:
    for regular in range(names.REGULARS):
        if (
            state.place[names.FIRST_REGULAR + regular] == names.IN_AREA + seat
            and state.red[regular] > 0
        ):
            return True
    return False


# --- Tests of single choices ------------------------------------------------------------------


def why_not_con(state: State, farm: Farm, card: int) -> int:
    """Con Man: an open helper of a player who has finished this phase; alone, of the grid."""
    if state.components.card_helper[card] == 0:
        return names.WRONG_CARD
    if state.players == 1:
        return names.ALLOWED if state.place[card] == names.IN_GRID else names.NOT_IN_GRID
    if not is_within_reach(state, farm.seat, card):
        return names.OUT_OF_REACH
    owner = open_cards.owner_of(state, card)
    return names.ALLOWED if open_cards.has_finished(state, owner) else names.OUT_OF_REACH


def can_con(state: State, farm: Farm) -> bool:
    for card in range(names.FIRST_HELPER, names.CARDS + 1):
        if why_not_con(state, farm, card) == names.ALLOWED:
            return True
    return False


def why_not_deliver(state: State, farm: Farm, card: int) -> int:
    """Deliveryman: the next row of another player's open regular, from the own cart."""
    if not open_cards.is_regular(card):
        return names.WRONG_CARD
    if not is_within_reach(state, farm.seat, card):
        return names.OUT_OF_REACH
    if not customers.has_all(state, farm, card - names.FIRST_REGULAR, 1):
        return names.NOT_IN_CART
    return names.ALLOWED


def has_regular(state: State, farm: Farm) -> bool:
    for card in range(names.FIRST_REGULAR, names.FIRST_CASUAL):
        if why_not_deliver(state, farm, card) == names.ALLOWED:
            return True
    return False


def why_not_swap_stall(state: State, farm: Farm, own: bool, card: int) -> int:
    """Market Woman: an own stall, then one within reach."""
    if not open_cards.is_stall(card):
        return names.WRONG_CARD
    if own:
        is_own = state.place[card] == names.IN_AREA + farm.seat
        return names.ALLOWED if is_own else names.NOT_IN_AREA
    return names.ALLOWED if is_within_reach(state, farm.seat, card) else names.OUT_OF_REACH


def why_not_swap_casual(state: State, farm: Farm, own: bool, card: int) -> int:
    """Tout: an own casual customer, then one within reach."""
    if not open_cards.is_casual(card):
        return names.WRONG_CARD
    if own:
        is_own = state.place[card] == names.IN_AREA + farm.seat
        return names.ALLOWED if is_own else names.NOT_IN_AREA
    return names.ALLOWED if is_within_reach(state, farm.seat, card) else names.OUT_OF_REACH


def why_not_buy_casual(state: State, farm: Farm, card: int) -> int:
    """Tout: another player's casual customer that is served at once; 2 come from the proceeds."""
    reason = why_not_swap_casual(state, farm, False, card)
    if reason == names.ALLOWED:
        owner = open_cards.owner_of(state, card)
        casual = card - names.FIRST_CASUAL
        reason = customers.why_not_serve_casual(state, farm, owner, casual)
    return reason


def can_buy_casual(state: State, farm: Farm) -> bool:
    for card in range(names.FIRST_CASUAL, names.FIRST_HELPER):
        if why_not_buy_casual(state, farm, card) == names.ALLOWED:
            return True
    return False


def trader_payment(state: State) -> int:
    return state.components.trader_payment[state.round]


def why_not_trade_away(state: State, farm: Farm, stall: int, vegetable: int) -> int:
    """Trader: one trade at a stall within reach; rounds 8 and 9 cost something."""
    card = names.FIRST_STALL + stall
    if not is_within_reach(state, farm.seat, card):
        return names.OUT_OF_REACH
    if farm.cash < trader_payment(state):
        return names.NO_CASH
    owner = open_cards.owner_of(state, card)
    return trading.why_not_trade(state, farm, owner, stall, vegetable)


def can_trade_away(state: State, farm: Farm) -> bool:
    for stall in range(names.STALLS):
        if is_within_reach(state, farm.seat, names.FIRST_STALL + stall):
            for vegetable in range(names.VEGETABLES):
                if why_not_trade_away(state, farm, stall, vegetable) == names.ALLOWED:
                    return True
    return False


def why_not_lease(state: State, farm: Farm, owner: int, place: int) -> int:
    """Tenant: a token of another player's field that holds enough, never of a home field."""
    if owner >= state.players or not reaches(state, farm.seat, owner):
        return names.OUT_OF_REACH
    other = state.farm(owner)
    if place >= other.n_fields or other.field_card[place] == names.HOME:
        return names.NO_FIELD
    if other.field_tokens[place] < state.components.tenant_tokens:
        return names.TOO_FEW_TOKENS
    return names.ALLOWED


def can_lease(state: State, farm: Farm) -> bool:
    for owner in range(state.players):
        for place in range(names.FIELDS):
            if why_not_lease(state, farm, owner, place) == names.ALLOWED:
                return True
    return False


def why_not_hawk(state: State, farm: Farm, code: int, stall: int, vegetable: int) -> int:
    """Crier: a vegetable of an own stall into a free space of the shop, in ascending order."""
    if state.place[names.FIRST_STALL + stall] != names.IN_AREA + farm.seat:
        return names.NOT_IN_AREA
    if state.stall_has[stall * names.VEGETABLES + vegetable] == 0:
        return names.STALL_SOLD_OUT
    if farm.shop[vegetable] >= state.components.shop_spaces[vegetable]:
        return names.SHOP_FULL
    return names.ALLOWED if stall * names.VEGETABLES + vegetable >= code else names.CARD_ORDER


def can_hawk(state: State, farm: Farm) -> bool:
    return can_hawk_from(state, farm, 0)


def can_hawk_from(state: State, farm: Farm, code: int) -> bool:
    for stall in range(names.STALLS):
        for vegetable in range(names.VEGETABLES):
            if why_not_hawk(state, farm, code, stall, vegetable) == names.ALLOWED:
                return True
    return False


# --- Haggler, Shopper, Merchant ---------------------------------------------------------------


def wanted_twice(state: State, seat: int, vegetable: int) -> bool:
    """Do the open regulars want this vegetable at least twice (A9)?"""
    total = 0
    for regular in range(names.REGULARS):
        if state.place[names.FIRST_REGULAR + regular] == names.IN_AREA + seat:
            total += state.components.regular_need[regular * names.VEGETABLES + vegetable]
    return total >= 2


def bargain_price(state: State, bits: int, vegetable: int) -> int:
    """What the bargain costs in all."""
    table = state.components
    if bits & names.BARGAIN_MERCHANT != 0:
        return 0 if bits & names.BARGAIN_SHOPPER != 0 else table.merchant_price
    if bits & names.BARGAIN_SHOPPER != 0:
        return max(0, table.buy[vegetable] - table.shopper_discount)
    return table.buy[vegetable]


def why_not_bargain(state: State, farm: Farm, bits: int, vegetable: int) -> int:
    """Which vegetable may be bought this way?"""
    if bits & names.BARGAIN_MERCHANT != 0 and not wanted_twice(state, farm.seat, vegetable):
        return names.WRONG_CROP
    amount = 2 if bits & names.BARGAIN_HAGGLER != 0 else 1
    if bits & names.BARGAIN_SHOPPER == 0 and farm.shop[vegetable] < amount:
        return names.SHOP_EMPTY
    if farm.cash < bargain_price(state, bits, vegetable):
        return names.NO_CASH
    return names.ALLOWED


def has_bargain(state: State, farm: Farm, bits: int) -> bool:
    for vegetable in range(names.VEGETABLES):
        if why_not_bargain(state, farm, bits, vegetable) == names.ALLOWED:
            return True
    return False


def take_bargain(state: State, farm: Farm, bits: int, vegetable: int) -> None:
    """The vegetables come; the Merchant then sells other kinds as usual."""
    amount = 2 if bits & names.BARGAIN_HAGGLER != 0 else 1
    price = bargain_price(state, bits, vegetable)
    farming.gain_cash(state, farm, -price, names.CAUSE_PURCHASE)
    if bits & names.BARGAIN_SHOPPER == 0:
        trading.set_shop(state, farm, vegetable, farm.shop[vegetable] - amount)
    farming.gain_vegetable(state, farm, vegetable, amount, names.CAUSE_PURCHASE)
    if bits & names.BARGAIN_MERCHANT != 0 and bits != names.BARGAIN_MERCHANT:
        ask_merchant(state, farm, 0, vegetable + 1)


def why_not_merchant(state: State, farm: Farm, lowest: int, taken: int, vegetable: int) -> int:
    """Merchant: one of each kind that is wanted twice, kind by kind."""
    if vegetable < lowest or vegetable + 1 == taken:
        return names.CARD_ORDER
    return why_not_bargain(state, farm, names.BARGAIN_MERCHANT, vegetable)


def ask_merchant(state: State, farm: Farm, lowest: int, taken: int) -> None:
    for vegetable in range(lowest, names.VEGETABLES):
        if why_not_merchant(state, farm, lowest, taken, vegetable) == names.ALLOWED:
            state.agenda(farm.seat).push(names.ASK_MERCHANT, lowest, taken)
            break


# --- What they do -----------------------------------------------------------------------------


def use(state: State, farm: Farm, how: int) -> None:
    """A helper is used. What lasts this phase is discarded at once, the rest after its effect."""
    if state.watched:
        events.note(state.event_log, names.EVENT_USED, farm.seat, kind_of(how), how, 0)
    bits = bargain(how)
    if bits > 0:
        use_bargain(state, farm, bits)
    elif how == names.USE_TRADER:
        choose_trader(state, farm, 0)
    else:
        use_card(state, farm, how, open_cards.find_helper(state, farm.seat, kind_of(how)))


def use_in_harvest(state: State, farm: Farm) -> None:
    """The Harvest Hand of the harvest phase; its vegetables are chosen field by field."""
    if state.watched:
        use = names.USE_HARVEST_HAND
        events.note(state.event_log, names.EVENT_USED, farm.seat, names.HARVEST_HAND, use, 0)
    discard_used(state, farm, open_cards.find_helper(state, farm.seat, names.HARVEST_HAND))


def use_bargain(state: State, farm: Farm, bits: int) -> None:
    """Combined helpers go to the discard together, after their effect."""
    agenda = state.agenda(farm.seat)
    agenda.push(names.AUTO_USED, 0, bits)
    if bits == names.BARGAIN_MERCHANT:
        ask_merchant(state, farm, 0, 0)
    else:
        agenda.push(names.ASK_BARGAIN, bits, 0)


def discard_together(state: State, farm: Farm, bits: int) -> None:
    """All leave first, so that a Foreman under one of them sees the others, too."""
    merchant = bargain_card(state, farm.seat, bits & names.BARGAIN_MERCHANT, names.MERCHANT)
    shopper = bargain_card(state, farm.seat, bits & names.BARGAIN_SHOPPER, names.SHOPPER)
    haggler = bargain_card(state, farm.seat, bits & names.BARGAIN_HAGGLER, names.HAGGLER)
    discard_if_any(state, farm, merchant)
    discard_if_any(state, farm, shopper)
    discard_if_any(state, farm, haggler)


def bargain_card(state: State, seat: int, bit: int, kind: int) -> int:
    return open_cards.find_helper(state, seat, kind) if bit != 0 else 0


def discard_if_any(state: State, farm: Farm, card: int) -> None:
    if card > 0:
        discard_used(state, farm, card)


def choose_trader(state: State, farm: Farm, thrown: int) -> None:
    """A39: the Traders are one choice while they do the same, else one of them is chosen."""
    first = 0
    differ = False
    for card in range(names.FIRST_HELPER, names.CARDS + 1):
        if (
            state.components.card_helper[card] == names.TRADER + 1
            and state.place[card] == names.IN_AREA + farm.seat
        ):
            if first == 0:
                first = card
            elif state.under[card] != state.under[first]:
                differ = True
    if differ:
        state.agenda(farm.seat).push(names.ASK_WHICH, thrown, 0)
    else:
        settle_trader(state, farm, first, thrown)


def why_not_which(state: State, farm: Farm, card: int) -> int:
    """An own Trader; of those with the same card under them the first."""
    if (
        state.components.card_helper[card] != names.TRADER + 1
        or state.place[card] != names.IN_AREA + farm.seat
    ):
        return names.WRONG_CARD
    for other in range(names.FIRST_HELPER, card):
        if (
            state.components.card_helper[other] == names.TRADER + 1
            and state.place[other] == names.IN_AREA + farm.seat
            and state.under[other] == state.under[card]
        ):
            return names.CARD_ORDER
    return names.ALLOWED


def settle_trader(state: State, farm: Farm, card: int, thrown: int) -> None:
    if thrown > 0:
        throw(state, farm, card)
    else:
        use_card(state, farm, names.USE_TRADER, card)


def use_card(state: State, farm: Farm, how: int, card: int) -> None:
    """Lasting helpers act and are discarded; for the others the discard waits below."""
    agenda = state.agenda(farm.seat)
    lasting = True
    if how == names.USE_HARVEST_HAND:
        farm.extra_tokens += 1
    elif how == names.USE_HOUSEMAID:
        farm.housemaid = 1
    elif how == names.USE_MESSENGER:
        farm.messenger = 1
    elif how == names.USE_OFFICIAL:
        farm.official = 1
    elif how == names.USE_SALESWOMAN_BONUS:
        farm.saleswoman = 1
    else:
        lasting = False
    if lasting:
        discard_used(state, farm, card)
    else:
        if how != names.USE_CON_MAN:
            agenda.push(names.AUTO_USED, card, 0)
        start_effect(state, farm, how, card)


def start_effect(state: State, farm: Farm, how: int, card: int) -> None:
    """The effect happens, or its first question is asked."""
    table = state.components
    agenda = state.agenda(farm.seat)
    if how == names.USE_ACCOUNTANT:
        agenda.push(names.ASK_SHOP, 0, 0)
    elif how == names.USE_CON_MAN:
        agenda.push(names.ASK_CON, card, 0)
    elif how == names.USE_DELIVERYMAN:
        agenda.push(names.ASK_REGULAR, 0, 0)
    elif how == names.USE_CRIER_REFILL:
        refill_stalls(state, farm.seat)
    elif how == names.USE_CRIER_SELL:
        agenda.push(names.ASK_CRIER, 0, 0)
    elif how == names.USE_MARKET_WOMAN:
        agenda.push(names.ASK_OWN_STALL, 0, 0)
    elif how == names.USE_PLOUGHMAN_CLEAR:
        agenda.push(names.ASK_PLOUGH, 0, 0)
    elif how == names.USE_PLOUGHMAN_HARVEST:
        harvest_last_tokens(state, farm)
    elif how == names.USE_SALESWOMAN_MARKERS:
        turn_markers(state, farm.seat)
    elif how == names.USE_TENANT:
        agenda.push(names.ASK_TENANT, 0, 0)
    elif how == names.USE_LEASEHOLDER_BUY:
        farming.gain_cash(state, farm, -table.leaseholder_price, names.LEASEHOLDER + 1)
        look_through_pile(state, farm)
    elif how == names.USE_LEASEHOLDER_SWAP:
        agenda.push(names.ASK_RETURN, 0, 0)
    elif how == names.USE_TOUT_SWAP:
        agenda.push(names.ASK_OWN_CASUAL, 0, 0)
    elif how == names.USE_TOUT_BUY:
        agenda.push(names.ASK_OTHER_CASUAL, 0, 0)
    else:
        agenda.push(names.ASK_TRADER, 0, 0)


def refill_stalls(state: State, seat: int) -> None:
    """Crier: all own open stalls are filled."""
    for card in range(names.FIRST_STALL, names.FIRST_REGULAR):
        if state.place[card] == names.IN_AREA + seat:
            open_cards.fill_stall(state, card)


def hawk(state: State, farm: Farm, sold: int, cash: int, code: int) -> None:
    """Crier: one vegetable is sold, all together for so much cash at most."""
    table = state.components
    stall = code // names.VEGETABLES
    vegetable = code % names.VEGETABLES
    trading.set_shop(state, farm, vegetable, farm.shop[vegetable] + 1)
    price = min(table.sell[vegetable], table.crier_cash - cash)
    farming.gain_cash(state, farm, price, names.MARKET_CRIER + 1)
    card = names.FIRST_STALL + stall
    lower = state.under[card]
    trading.empty_space(state, card, vegetable)
    # A stall that appears meanwhile may sell, too, whatever its number.
    lowest = 0 if open_cards.is_stall(lower) and state.under[card] == 0 else code + 1
    if sold + 1 < table.crier_goods and can_hawk_from(state, farm, lowest):
        state.agenda(farm.seat).push(names.ASK_CRIER, sold + 1 + 8 * (cash + price), lowest)


def harvest_last_tokens(state: State, farm: Farm) -> None:
    """Ploughman: every field with exactly one token is harvested at once."""
    for place in range(farm.n_fields):
        if farm.field_tokens[place] == 1 and farm.field_card[place] != names.HOME:
            farming.reap(state, farm, place, 1, names.PLOUGHMAN + 1)
    farming.clear_emptied(state, farm)


def clear_field(farm: Farm, place: int) -> None:
    """Ploughman: the tokens go to the supply; the field is unsown."""
    farm.field_crop[place] = 0
    farm.field_tokens[place] = 0


def why_not_clear(state: State, farm: Farm, place: int) -> int:
    if place >= farm.n_fields or farm.field_card[place] == names.HOME:
        return names.NO_FIELD
    if farm.field_tokens[place] < state.components.ploughman_tokens:
        return names.TOO_FEW_TOKENS
    return names.ALLOWED


def turn_markers(state: State, seat: int) -> None:
    """Saleswoman: all satisfaction markers turn blue."""
    for regular in range(names.REGULARS):
        if state.place[names.FIRST_REGULAR + regular] == names.IN_AREA + seat:
            state.red[regular] = 0
    if state.watched:
        events.note(state.event_log, names.EVENT_MARKERS, seat, 0, 0, 0)


def look_through_pile(state: State, farm: Farm) -> None:
    """Leaseholder: the owner looks through the pile and must take a field (A30)."""
    farm.pile_known = 1
    state.revealed = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_LOOKED, farm.seat, 0, 0, 0)
    state.agenda(farm.seat).push(names.ASK_PILE, farm.n_pile, 0)


def why_not_return(state: State, farm: Farm, place: int) -> int:
    """Leaseholder: an unsown field of the own area."""
    if place >= farm.n_fields:
        return names.NO_FIELD
    if farm.field_crop[place] > 0:
        return names.FIELD_SOWN
    return names.ALLOWED if farming.is_first_alike(state, farm, place) else names.CARD_ORDER


def return_field(state: State, farm: Farm, place: int) -> None:
    """The field goes under the pile; another one must be taken."""
    farming.put_under_pile(state, farm, place)
    look_through_pile(state, farm)
    state.agenda(farm.seat).set_top(farm.n_pile - 1, 0)


def swap_helper(state: State, farm: Farm, con_man: int, card: int) -> None:
    """Con Man: both cards lie free in their new areas; it is no discard."""
    if state.players == 1:
        place = 0
        while state.grid[place] != card:
            place += 1
        open_cards.reveal_under(state, farm.seat, con_man)
        state.grid[place] = con_man
        state.place[con_man] = names.IN_GRID
        open_cards.lay_out(state, farm.seat, card)
    else:
        owner = open_cards.owner_of(state, card)
        open_cards.move(state, card, farm.seat)
        open_cards.move(state, con_man, owner)
    if state.components.card_helper[card] == names.SQUIRE + 1:
        farm.squire_round = state.round


def deliver_for(state: State, farm: Farm, card: int) -> None:
    """Deliveryman: the payment is kept; after the last row the owner gets a share."""
    owner = open_cards.owner_of(state, card)
    regular = card - names.FIRST_REGULAR
    customers.hand_over(state, farm, regular, state.row[regular], 1)
    customers.fill_row(state, regular)
    if state.place[card] == names.IN_DISCARD:
        share = state.components.deliveryman_share
        pay_owner(state, farm, owner, share, names.DELIVERYMAN + 1)


def swap_stalls(state: State, farm: Farm, own: int, other: int) -> None:
    """Market Woman: two stalls change their areas, and both are filled."""
    owner = open_cards.owner_of(state, other)
    open_cards.move(state, own, owner)
    open_cards.move(state, other, farm.seat)
    open_cards.fill_stall(state, own)
    open_cards.fill_stall(state, other)


def swap_casuals(state: State, farm: Farm, own: int, other: int) -> None:
    """Tout: two casual customers change their areas."""
    owner = open_cards.owner_of(state, other)
    open_cards.move(state, own, owner)
    open_cards.move(state, other, farm.seat)


def buy_casual(state: State, farm: Farm, card: int) -> None:
    """Tout: it is served at the price counted with it; the owner gets 2 of the proceeds."""
    owner = open_cards.owner_of(state, card)
    open_cards.move(state, card, farm.seat)
    customers.serve_casual(state, farm, card - names.FIRST_CASUAL)
    pay_owner(state, farm, owner, state.components.tout_price, names.TOUT + 1)


def trade_away(state: State, farm: Farm, stall: int, vegetable: int) -> None:
    """Trader: the owner is paid in rounds 8 and 9; then an ordinary trade."""
    owner = open_cards.owner_of(state, names.FIRST_STALL + stall)
    pay_owner(state, farm, owner, trader_payment(state), names.TRADER + 1)
    trading.trade(state, farm, stall, vegetable)


def lease(state: State, farm: Farm, owner: int, place: int) -> None:
    """Tenant: one token of another player's field for 1 cash."""
    other = state.farm(owner)
    pay_owner(state, farm, owner, state.components.tenant_price, names.TENANT + 1)
    other.field_tokens[place] -= 1
    vegetable = other.field_crop[place] - 1
    farming.gain_vegetable(state, farm, vegetable, 1, names.TENANT + 1)


def buy_as_tenant(state: State, farm: Farm, vegetable: int) -> None:
    """Tenant in the solitaire game: one of three vegetables of the supply."""
    price = state.components.tenant_solo_price
    farming.gain_cash(state, farm, -price, names.TENANT + 1)
    farming.gain_vegetable(state, farm, vegetable, 1, names.TENANT + 1)


def count_fields(farm: Farm, vegetable: int) -> int:
    """Accountant: fields that still hold this vegetable, home included."""
    total = 0
    for place in range(farm.n_fields):
        if farm.field_crop[place] == vegetable + 1 and farm.field_tokens[place] > 0:
            total += 1
    return total


def squire(state: State, farm: Farm) -> None:
    """Squire: up to three cards of the courtyard; alone, four of the grid."""
    if state.watched:
        events.note(state.event_log, names.EVENT_USED, farm.seat, names.SQUIRE, names.USE_SQUIRE, 0)
    if state.players == 1:
        agenda = state.agenda(farm.seat)
        agenda.set_top(agenda.top_first(), state.components.squire_buys)
    else:
        state.agenda(farm.seat).pop()
        state.agenda(farm.seat).push(names.ASK_COURTYARD, 0, 0)


def uses_squire(state: State, seat: int) -> bool:
    """A46: from the first card it brings until it is discarded after them."""
    agenda = state.agenda(seat)
    for frame in range(agenda.count):
        kind = agenda.kind[frame]
        if kind == names.AUTO_TAKEN and agenda.first[frame] > 0:
            return True
        if kind == names.ASK_GRID and agenda.second[frame] > state.components.grid_buys:
            return True
    return False


def why_not_squire(state: State, farm: Farm) -> int:
    reason = distribution.why_not_squire(state, farm)
    if reason == names.ALLOWED and state.players > 1 and state.courtyard == 0:
        reason = names.COURTYARD_EMPTY
    return reason
