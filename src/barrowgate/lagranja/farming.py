"""The farm phase, steps 2 and 3 (6.2, 6.3): income, growth on fields, offspring."""

from barrowgate.lagranja import goods, helpers, names, questions
from barrowgate.lagranja.state import Farm, State

# --- 6.2 Income (G1) --------------------------------------------------------------------------


def take_income(state: State, farm: Farm, building: int) -> None:
    """Craft markers one by one from this building on, then extensions, then helpers."""
    while building < names.CRAFTS and farm.craft[building] != names.CRAFT_BACK:
        building += 1
    if building < names.CRAFTS:
        state.agenda(farm.seat).push(names.AUTO_INCOME, building + 1)
        take_craft_income(state, farm, building)
    else:
        goods.gain_silver(state, farm, farm.income, names.CAUSE_EXTENSION)
        helpers.pay_out_silver(state, farm, names.INCOME_SILVER, 1)
        if farm.effects[names.INCOME_PER_FIELD_KIND] > 0:
            helpers.pay_out_silver(state, farm, names.INCOME_PER_FIELD_KIND, field_kinds(farm))
        take_pig_income(state, farm)


def take_craft_income(state: State, farm: Farm, building: int) -> None:
    """The three blue markers: a resource, silver, a trade commodity."""
    effect = state.components.craft_lasting[building]
    cause = names.CAUSE_CRAFT + building
    if effect == names.LASTING_RESOURCE:
        state.agenda(farm.seat).push(names.ASK_RESOURCE, cause)
    elif effect == names.LASTING_SILVER:
        amount = state.components.craft_lasting_amount[building]
        goods.gain_silver(state, farm, amount, cause)
    elif effect == names.LASTING_COMMODITY:
        goods.gain_good(state, farm, names.COMMODITY, cause)


def field_kinds(farm: Farm) -> int:
    """Beekeeper: kinds of goods standing on fields."""
    kinds = 0
    for good in range(names.HARVEST_GOODS):
        if goods.has_on_field(farm, good):
            kinds += 1
    return kinds


def take_pig_income(state: State, farm: Farm) -> None:
    """Shepherd: silver for each pig, up to a limit."""
    slot = helpers.next_slot(state, farm, names.INCOME_PER_PIG, 0)
    while slot < names.HELPERS:
        card = farm.helper[slot]
        pigs = min(farm.stock[names.PIG], state.components.limit[card])
        goods.gain_silver(state, farm, pigs * state.components.silver[card], card)
        slot = helpers.next_slot(state, farm, names.INCOME_PER_PIG, slot + 1)


# --- 6.3 Growth and offspring -----------------------------------------------------------------


def why_not_start(state: State, source: int) -> int:
    """The action without a field starts growth, once in its step."""
    if state.step == names.STEP_GROWTH and source == 0:
        return names.ALLOWED
    return names.NOT_ASKED


def start_growth(state: State, farm: Farm) -> None:
    """The player starts growth: the Handyman's field, empty fields, then offspring."""
    agenda = state.agenda(farm.seat)
    agenda.push(names.AUTO_OFFSPRING, -1)
    for good in range(names.HARVEST_GOODS):
        last = names.HARVEST_GOODS - 1 - good
        agenda.push(names.AUTO_GROWTH, last, farm.fields[last * names.LEVELS])
    helping = farm.effects[names.EXTRA_GROWTH]
    if helping > 0 and can_help(farm):
        agenda.push(names.ASK_GROW, helping)


def why_not_help(farm: Farm, source: int) -> int:
    """Handyman: a field that is not empty grows one good as well."""
    if source % names.LEVELS == 0 or farm.fields[source] == 0:
        return names.NO_GOOD
    if source % names.LEVELS == names.FIELD_LIMIT:
        return names.FIELD_FULL
    return names.ALLOWED


def can_help(farm: Farm) -> bool:
    for source in range(names.FIELD_SOURCES):
        if why_not_help(farm, source) == names.ALLOWED:
            return True
    return False


def grow_fields(state: State, farm: Farm, good: int, fields: int) -> None:
    """One good on every empty field; without enough markers field by field (G15)."""
    source = good * names.LEVELS
    if state.limited == 0 or farm.pool >= fields:
        for _ in range(fields):
            goods.grow(state, farm, source, names.CAUSE_GROWTH)
    else:
        state.agenda(farm.seat).push(names.AUTO_GROWTH, good, fields - 1)
        goods.grow(state, farm, source, names.CAUSE_GROWTH)


def offspring(state: State, farm: Farm) -> int:
    """Two pigs have one young; with the Pig Breeder more."""
    if farm.stock[names.PIG] < 2:
        return 0
    return max(1, helpers.total_pigs(state, farm, names.OFFSPRING))


def bear_young(state: State, farm: Farm, pigs: int) -> None:
    """Young need a free place; they are never sold at birth (G12). pigs: -1 at the beginning."""
    if pigs < 0:
        pigs = offspring(state, farm)
    if pigs > 0 and farm.stock[names.PIG] < farm.pig_places:
        state.agenda(farm.seat).push(names.AUTO_OFFSPRING, pigs - 1)
        goods.gain_good(state, farm, names.PIG, names.CAUSE_OFFSPRING)


# --- The question grow: the Handyman's field --------------------------------------------------


def offer_grow(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    for source in range(names.FIELD_SOURCES):
        if why_not_help(farm, source) == names.ALLOWED:
            state.offer(names.GROW + source)


def why_not_grow(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_GROW:
        return why_not_help(farm, number)
    return questions.may_pass(verb)


def answer_grow(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    agenda.pop()
    if verb == names.VERB_GROW:
        goods.grow(state, farm, number, names.CAUSE_GROWTH)
        if count > 1 and can_help(farm):
            agenda.push(names.ASK_GROW, count - 1)
