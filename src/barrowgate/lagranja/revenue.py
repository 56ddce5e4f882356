"""The revenue phase (7): the roll, taking dice, and the six revenue spaces."""

from barrowgate.core import events
from barrowgate.lagranja import delivery, goods, helpers, names, trade, transport
from barrowgate.lagranja.state import Farm, State

# --- Around the roll (7.1, G6) ----------------------------------------------------------------


def roll(state: State) -> None:
    """The first player rolls the dice and lays them beside their spaces."""
    state.revealed = 1
    for _ in range(state.components.dice[state.players]):
        state.dice[state.chance.below(6) + 1] += 1
    if state.watched:
        for number in range(1, 7):
            if state.dice[number] > 0:
                events.note(state.event_log, names.EVENT_ROLL, -1, number, state.dice[number], 0)


def reserve(state: State, farm: Farm, number: int) -> None:
    """Village Elder: the last die of this space is kept until the owner has two dice."""
    if goods.has_marker(state, farm):
        farm.pool -= 1
        farm.reserved = number
        if state.watched:
            events.note(state.event_log, names.EVENT_RESERVED, farm.seat, number, 0, 0)
    else:
        state.agenda(farm.seat).push(names.ASK_ROOM, names.FOR_RESERVE, number)


def release_reserve(farm: Farm) -> None:
    """The Elder's marker goes back to the pool."""
    if farm.reserved > 0:
        farm.reserved = 0
        farm.pool += 1


def rent(state: State, farm: Farm, number: int) -> None:
    """Tenant: one die is set aside; who takes it pays a harvest good."""
    state.dice[number] -= 1
    state.rented = number
    state.renter = farm.seat + 1
    if state.watched:
        events.note(state.event_log, names.EVENT_DIE_RENTED, farm.seat, number, 0, 0)


def turn_die(state: State, farm: Farm, before: int, after: int) -> None:
    """Migrant Laborer: one die is turned; it then lies at its new space."""
    state.dice[before] -= 1
    state.dice[after] += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_DIE_TURNED, farm.seat, before, after, 0)


def leave_common_die(state: State) -> None:
    """The die left over is for all; the Tenant's goes back to its space (card 26)."""
    if state.rented > 0:
        state.dice[state.rented] += 1
        state.rented = 0


def common_die(state: State) -> int:
    """The number of the die left over."""
    number = 1
    while number < 6 and state.dice[number] == 0:
        number += 1
    return number


# --- Taking dice (7.1) ------------------------------------------------------------------------


def is_reserved(state: State, seat: int, number: int) -> bool:
    """Does another player's Elder keep the last die of this space?"""
    if state.dice[number] == 1:
        for other in range(state.players):
            farm = state.farm(other)
            if other != seat and farm.reserved == number:
                return True
    return False


def has_free_die(state: State, seat: int) -> bool:
    """Is there a die at a space that this seat may take?"""
    for number in range(1, 7):
        if state.dice[number] > 0 and not is_reserved(state, seat, number):
            return True
    return False


def can_pay_tenant(farm: Farm) -> bool:
    """A harvest good in a den or on a field."""
    return helpers.harvest_kinds(farm) > 0


def is_rent_due(state: State, farm: Farm) -> bool:
    """G28: another player pays the Tenant, unless there is neither a good nor another die."""
    if state.renter == farm.seat + 1:
        return False
    return can_pay_tenant(farm) or has_free_die(state, farm.seat)


def why_not_take_die(state: State, farm: Farm, choice: int) -> int:
    """May this die be taken? choice: number - 1, or RENTED_DIE."""
    if choice == names.RENTED_DIE:
        if state.rented == 0:
            return names.NO_SUCH_DIE
        if is_rent_due(state, farm) and not can_pay_tenant(farm):
            return names.CANNOT_PAY_TENANT
    else:
        if state.dice[choice + 1] == 0:
            return names.NO_SUCH_DIE
        # G41: a reservation never leaves a player without a die.
        if is_reserved(state, farm.seat, choice + 1) and (
            state.rented > 0 or has_free_die(state, farm.seat)
        ):
            return names.DIE_RESERVED
    return names.ALLOWED


def offer_dice(state: State, farm: Farm) -> None:
    for choice in range(names.RENTED_DIE + 1):
        if why_not_take_die(state, farm, choice) == names.ALLOWED:
            state.offer(names.TAKE_DIE + choice)


def take_die(state: State, farm: Farm, choice: int) -> None:
    """Take it (pay the Tenant), then use it (G30)."""
    agenda = state.agenda(farm.seat)
    number = choice + 1
    rent_due = False
    if choice == names.RENTED_DIE:
        rent_due = is_rent_due(state, farm)
        number = state.rented
        state.rented = 0
    else:
        state.dice[number] -= 1
    farm.dice[farm.n_dice] = number
    farm.n_dice += 1
    if farm.n_dice == 2:
        release_reserve(farm)
    if state.watched:
        events.note(state.event_log, names.EVENT_DIE, farm.seat, number, 0, 0)
    agenda.push(names.AUTO_USE_SPACE, number, names.USE_TAKEN)
    if rent_due:
        agenda.push(names.ASK_TENANT_GOOD, 0, 0)


def pay_tenant(state: State, farm: Farm, source: int) -> None:
    """The good goes to a den of the Tenant's owner."""
    owner = state.farm(state.renter - 1)
    good = goods.good_of(source)
    slot = helpers.ready_slot(state, owner, names.RENT_DIE, 0)
    cause = owner.helper[slot] if slot < names.HELPERS else names.CAUSE_REVENUE
    goods.give_up(state, farm, source, cause)
    goods.gain_good(state, owner, good, cause)


# --- Using a revenue space (7.2) --------------------------------------------------------------


def use_space(state: State, farm: Farm, space: int, how: int) -> None:
    """A revenue space is used: by a die, its repeat, the Merchant, or the common die."""
    agenda = state.agenda(farm.seat)
    farm.bonus_given = 0
    if how != names.USE_MERCHANT:
        pay_foremen(state, farm.seat, space)
    if how == names.USE_TAKEN:
        # G30: afterwards first the Peon (use it again), then the Merchant.
        # One that is played by this very die is asked, too.
        agenda.push(names.AUTO_ASK, names.PAY_VP_ROUND_REVENUE * 4, space)
        agenda.push(names.AUTO_ASK, names.PAY_VP_REPEAT_DIE * 4, space)
    if state.components.revenue_option[space * names.OPTIONS_PER_SPACE + 1] == 0:
        option = state.components.revenue_option[space * names.OPTIONS_PER_SPACE] - 1
        if why_not_option(state, farm, space, option, -1) == names.ALLOWED:
            take_option(state, farm, space, option, how)
    elif has_option(state, farm, space, -1):
        agenda.push(names.ASK_OPTION, space, how)


def pay_foremen(state: State, seat: int, number: int) -> None:
    """Foreman: silver when another player uses a die of a number that lies on the farm."""
    for place in range(state.players):
        other = state.order[place]
        farm = state.farm(other)
        if (
            other != seat
            and farm.effects[names.SILVER_WHEN_DIE_MATCHED] > 0
            and (farm.dice[0] == number or farm.dice[1] == number)
        ):
            helpers.pay_out_silver(state, farm, names.SILVER_WHEN_DIE_MATCHED, 1)


def option_place(state: State, space: int, option: int) -> int:
    """Where an option stands in the list of its space, or 3."""
    for place in range(names.OPTIONS_PER_SPACE):
        if state.components.revenue_option[space * names.OPTIONS_PER_SPACE + place] == option + 1:
            return place
    return names.OPTIONS_PER_SPACE


def why_not_option(state: State, farm: Farm, space: int, option: int, used: int) -> int:
    """May this option be chosen? One that could do nothing is not offered (G38)."""
    if option_place(state, space, option) == names.OPTIONS_PER_SPACE:
        return names.OPTION_NOT_HERE
    if option == used:
        return names.USE_TAKEN_ALREADY
    reason = names.ALLOWED
    if option == names.OPTION_PLAY:
        if farm.hand == 0:
            reason = names.NO_HAND
    elif option == names.OPTION_DRAW:
        if not goods.can_draw(state):
            reason = names.NO_CARD_TO_DRAW
    elif option == names.OPTION_UPGRADES:
        if not trade.can_upgrade(farm, names.ANY_RESOURCE):
            reason = names.NOTHING_TO_UPGRADE
    elif option == names.OPTION_UPGRADE_STEP:
        if transport.steps_left(state, farm.seat) == 0 and not trade.can_upgrade(
            farm, names.ANY_RESOURCE
        ):
            reason = names.NOTHING_TO_UPGRADE
    elif option == names.OPTION_STEPS:
        if transport.steps_left(state, farm.seat) == 0:
            reason = names.AT_THE_TOP
    elif option == names.OPTION_DELIVERY and not delivery.can_deliver(state, farm):
        reason = names.NO_DELIVERY_POSSIBLE
    return reason


def has_option(state: State, farm: Farm, space: int, used: int) -> bool:
    for option in range(names.OPTIONS):
        if why_not_option(state, farm, space, option, used) == names.ALLOWED:
            return True
    return False


def offer_options(state: State, farm: Farm, space: int, used: int) -> None:
    for option in range(names.OPTIONS):
        if why_not_option(state, farm, space, option, used) == names.ALLOWED:
            state.offer(names.CHOOSE + option)


def take_option(state: State, farm: Farm, space: int, option: int, how: int) -> None:
    """One option of a space happens; the Porter may add another one."""
    agenda = state.agenda(farm.seat)
    farm.received = 0
    if how <= names.USE_REPEAT:
        helpers.ask(state, farm, names.TWO_REVENUE_OPTIONS, space * names.OPTIONS + option)
    if option == names.OPTION_PIG:
        agenda.push(names.AUTO_BONUS, names.ON_PIG, 0)
        goods.gain_good(state, farm, names.PIG, names.CAUSE_REVENUE)
    elif option == names.OPTION_PLAY:
        agenda.push(names.ASK_PLAY_CARD, names.PLAY_AT_SPACE, 0)
    elif option == names.OPTION_DRAW:
        goods.draw_card(state, farm, names.CAUSE_REVENUE)
    elif option == names.OPTION_HARVEST:
        agenda.push(names.AUTO_BONUS, names.ON_HARVEST, 0)
        agenda.push(names.ASK_HARVEST, 1, names.ALL_HARVEST)
    elif option == names.OPTION_PAIR:
        agenda.push(names.AUTO_BONUS, names.ON_HARVEST, 0)
        agenda.push(names.ASK_PAIR, 0, 0)
    elif option == names.OPTION_SILVER:
        give_silver(state, farm, space, option)
    elif option == names.OPTION_UPGRADES:
        agenda.push(names.ASK_UPGRADE, 2, names.ANY_RESOURCE)
    elif option == names.OPTION_UPGRADE_STEP:
        transport.ask_walk(state, farm, 1, 1)
        if trade.can_upgrade(farm, names.ANY_RESOURCE):
            agenda.push(names.ASK_UPGRADE, 1, names.ANY_RESOURCE)
    elif option == names.OPTION_STEPS:
        transport.ask_walk(state, farm, 2, 1)
    else:
        delivery.ask_delivery(state, farm, 1)


# --- What helpers add to a space (G30) --------------------------------------------------------


def give_silver(state: State, farm: Farm, space: int, option: int) -> None:
    """Silver of a space; Seed Broker, then Stock Exchange, may change a part of it."""
    place = option_place(state, space, option)
    amount = state.components.revenue_silver[space * names.OPTIONS_PER_SPACE + place]
    goods.gain_silver(state, farm, amount, names.CAUSE_REVENUE)
    farm.space_silver = amount
    helpers.ask(state, farm, names.SILVER_TO_VP, 0)
    helpers.ask(state, farm, names.SILVER_TO_HARVEST, 0)


def give_bonus(state: State, farm: Farm, trigger: int, first: int) -> None:
    """Market Gardener, Donkey Driver, Chandler, Hawker: once per use that really gave it."""
    goods_declined = trigger & (names.ON_PIG + names.ON_HARVEST) != 0 and farm.received == 0
    if farm.effects[names.REVENUE_BONUS] > 0 and not goods_declined:
        table = state.components
        slot = helpers.ready_slot(state, farm, names.REVENUE_BONUS, first)
        if slot < names.HELPERS:
            agenda = state.agenda(farm.seat)
            card = farm.helper[slot]
            agenda.push(names.AUTO_BONUS, trigger, slot + 1)
            if table.on[card] & trigger != 0 and farm.bonus_given & (1 << slot) == 0:
                farm.bonus_given |= 1 << slot
                goods.gain_silver(state, farm, table.silver[card], card)
                if table.number[card] > 0:
                    agenda.push(
                        names.ASK_HARVEST,
                        table.number[card],
                        names.ALL_HARVEST + names.MAY_DECLINE,
                    )
