"""The six revenue spaces (7.2): using one by a die, its options, what helpers add."""

from barrowgate.core.numbers import Card, Seat
from barrowgate.lagranja import delivery, goods, helpers, names, questions, trade, transport
from barrowgate.lagranja.state import Farm, State

# --- The common die (7.1) ---------------------------------------------------------------------


def leave_common_die(state: State) -> None:
    """The die left over is for all; the Tenant's goes back to its space (card 26)."""
    if state.rented > 0:
        state.dice[state.rented] += 1
        state.rented = 0


def common_die(state: State) -> int:
    """The number of the die left over."""
    number = 1
    while number < names.DICE_NUMBERS and state.dice[number] == 0:
        number += 1
    return number


# --- Using a revenue space --------------------------------------------------------------------


def use_space(state: State, farm: Farm, space: int, use: int) -> None:
    """A revenue space is used: by a die, its repeat, the Merchant, or the common die."""
    agenda = state.agenda(farm.seat)
    farm.bonus_given = 0
    if use != names.USE_MERCHANT:
        pay_foremen(state, farm.seat, space)
    if use == names.USE_TAKEN:
        # G30: afterwards first the Peon (use it again), then the Merchant.
        # One that is played by this very die is asked, too.
        agenda.push(names.AUTO_ASK, names.PAY_VP_ROUND_REVENUE, 0, space)
        agenda.push(names.AUTO_ASK, names.PAY_VP_REPEAT_DIE, 0, space)
    if state.components.revenue_option[space * names.OPTIONS_PER_SPACE + 1] == 0:
        option = state.components.revenue_option[space * names.OPTIONS_PER_SPACE] - 1
        if why_not_take(state, farm, space, option, -1) == names.ALLOWED:
            take_option(state, farm, space, option, use)
    elif has_option(state, farm, space, -1):
        agenda.push(names.ASK_OPTION, space, use)


def pay_foremen(state: State, seat: Seat, number: int) -> None:
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


def option_at(state: State, space: int, option: int) -> int:
    """Where an option is printed on the board of all spaces; 0 when this one does not have it."""
    for index in range(space * names.OPTIONS_PER_SPACE, (space + 1) * names.OPTIONS_PER_SPACE):
        if state.components.revenue_option[index] == option + 1:
            return index
    return 0


def why_not_take(state: State, farm: Farm, space: int, option: int, used: int) -> int:
    """May this option be chosen?"""
    if option_at(state, space, option) == 0:
        return names.OPTION_NOT_HERE
    if option == used:
        return names.USE_TAKEN_ALREADY
    return why_not_happen(state, farm, option)


def why_not_happen(state: State, farm: Farm, option: int) -> int:
    """An option that could do nothing is not offered (G38)."""
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
        if why_not_take(state, farm, space, option, used) == names.ALLOWED:
            return True
    return False


def offer_options(state: State, farm: Farm, space: int, used: int) -> None:
    for option in range(names.OPTIONS):
        if why_not_take(state, farm, space, option, used) == names.ALLOWED:
            state.offer(names.CHOOSE + option)


def take_option(state: State, farm: Farm, space: int, option: int, use: int) -> None:
    """One option of a space happens; the Porter may add another one."""
    agenda = state.agenda(farm.seat)
    farm.received = 0
    if use == names.USE_TAKEN or use == names.USE_REPEAT:
        about = option_at(state, space, option)
        helpers.ask(state, farm, names.TWO_REVENUE_OPTIONS, about)
    if option == names.OPTION_PIG:
        agenda.push(names.AUTO_BONUS, names.ON_PIG)
        goods.gain_good(state, farm, names.PIG, names.CAUSE_REVENUE)
    elif option == names.OPTION_PLAY:
        agenda.push(names.ASK_PLAY_CARD, names.PLAY_AT_SPACE)
    elif option == names.OPTION_DRAW:
        goods.draw_card(state, farm, names.CAUSE_REVENUE)
    elif option == names.OPTION_HARVEST:
        agenda.push(names.AUTO_BONUS, names.ON_HARVEST)
        agenda.push(names.ASK_HARVEST, 1, names.ALL_HARVEST)
    elif option == names.OPTION_PAIR:
        agenda.push(names.AUTO_BONUS, names.ON_HARVEST)
        agenda.push(names.ASK_PAIR)
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


# --- The question option ----------------------------------------------------------------------


def offer_option(state: State, farm: Farm) -> None:
    offer_options(state, farm, state.agenda(farm.seat).top_first(), -1)


def why_not_option(state: State, farm: Farm, verb: int, number: int) -> int:
    space = state.agenda(farm.seat).top_first()
    if verb == names.VERB_CHOOSE:
        return why_not_take(state, farm, space, number, -1)
    return questions.must_choose(verb)


def answer_option(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    space = agenda.top_first()
    use = agenda.top_second()
    agenda.pop()
    take_option(state, farm, space, number, use)


# --- The question second_option: the Porter's -------------------------------------------------


def offer_second_option(state: State, farm: Farm) -> None:
    agenda = state.agenda(farm.seat)
    offer_options(state, farm, agenda.top_first(), agenda.top_second())


def why_not_second_option(state: State, farm: Farm, verb: int, number: int) -> int:
    agenda = state.agenda(farm.seat)
    space = agenda.top_first()
    used = agenda.top_second()
    if verb == names.VERB_CHOOSE:
        return why_not_take(state, farm, space, number, used)
    return questions.must_choose(verb)


def answer_second_option(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    space = agenda.top_first()
    agenda.pop()
    take_option(state, farm, space, number, names.USE_SECOND)


# --- What helpers add to a space (G30) --------------------------------------------------------


def give_silver(state: State, farm: Farm, space: int, option: int) -> None:
    """Silver of a space; Seed Broker, then Stock Exchange, may change a part of it."""
    amount = state.components.revenue_silver[option_at(state, space, option)]
    goods.gain_silver(state, farm, amount, names.CAUSE_REVENUE)
    farm.space_silver = amount
    helpers.ask(state, farm, names.SILVER_TO_VP, 0)
    helpers.ask(state, farm, names.SILVER_TO_HARVEST, 0)


def give_bonus(state: State, farm: Farm, trigger: int, slot: int) -> None:
    """Market Gardener, Donkey Driver, Chandler, Hawker: once per use that really gave it."""
    goods_declined = trigger & (names.ON_PIG + names.ON_HARVEST) != 0 and farm.received == 0
    if not goods_declined:
        slot = helpers.ready_slot(state, farm, names.REVENUE_BONUS, slot)
        if slot < names.HELPERS:
            state.agenda(farm.seat).push(names.AUTO_BONUS, trigger, slot + 1)
            is_new = farm.bonus_given & (1 << slot) == 0
            if is_new and state.components.on[farm.helper[slot]] & trigger != 0:
                farm.bonus_given |= 1 << slot
                pay_bonus(state, farm, farm.helper[slot])


def pay_bonus(state: State, farm: Farm, card: Card) -> None:
    """Silver, harvest goods, or both; the goods may be declined."""
    goods.gain_silver(state, farm, state.components.silver[card], card)
    count = state.components.harvest[card]
    if count > 0:
        state.agenda(farm.seat).push(names.ASK_HARVEST, count, names.ALL_HARVEST, 1)
