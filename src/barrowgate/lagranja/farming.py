"""The farm phase, steps 2 and 3 (6.2, 6.3): income, growth on fields, offspring."""

from barrowgate.lagranja import goods, helpers, names
from barrowgate.lagranja.state import Farm, State

# --- 6.2 Income (G1) --------------------------------------------------------------------------


def take_income(state: State, farm: Farm, stage: int) -> None:
    """Craft markers one by one, then extensions, then helpers."""
    building = stage
    while building < names.CRAFTS and farm.craft[building] != names.CRAFT_BACK:
        building += 1
    if building < names.CRAFTS:
        state.agenda(farm.seat).push(names.AUTO_INCOME, building + 1, 0)
        take_craft_income(state, farm, building)
    else:
        goods.gain_silver(state, farm, farm.income, names.CAUSE_EXTENSION)
        helpers.pay_out_silver(state, farm, names.INCOME_SILVER, 1)
        if farm.effects[names.INCOME_PER_FIELD_KIND] > 0:
            helpers.pay_out_silver(state, farm, names.INCOME_PER_FIELD_KIND, field_kinds(farm))
        if farm.effects[names.INCOME_PER_PIG] > 0:
            take_pig_income(state, farm)


def take_craft_income(state: State, farm: Farm, building: int) -> None:
    """The three blue markers: a resource, silver, a trade commodity."""
    effect = state.components.craft_lasting[building]
    cause = names.CAUSE_CRAFT + building
    if effect == names.LASTING_RESOURCE:
        state.agenda(farm.seat).push(names.ASK_RESOURCE, 0, cause)
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
    """Shepherd: silver for each pig, at most so many."""
    for slot in range(names.HELPERS):
        card = farm.helper[slot]
        if card > 0 and state.components.effect[card] == names.INCOME_PER_PIG:
            pigs = min(farm.stock[names.PIG], state.components.limit[card])
            goods.gain_silver(state, farm, pigs * state.components.silver[card], card)


# --- 6.3 Growth and offspring -----------------------------------------------------------------


def start_growth(state: State, farm: Farm) -> None:
    """The player starts growth: the Handyman's field, empty fields, then offspring."""
    agenda = state.agenda(farm.seat)
    agenda.push(names.AUTO_OFFSPRING, -1, 0)
    for good in range(names.HARVEST_GOODS):
        last = names.HARVEST_GOODS - 1 - good
        agenda.push(names.AUTO_GROWTH, last, farm.fields[last * names.LEVELS])
    helping = farm.effects[names.EXTRA_GROWTH]
    if helping > 0 and can_help(farm):
        agenda.push(names.ASK_GROW, helping, 0)


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


def offer_help(state: State, farm: Farm) -> None:
    for source in range(names.FIELD_SOURCES):
        if why_not_help(farm, source) == names.ALLOWED:
            state.offer(names.GROW + source)


def grow_fields(state: State, farm: Farm, good: int, left: int) -> None:
    """One good on every empty field; without enough markers field by field (G15)."""
    source = good * names.LEVELS
    if state.limited == 0 or farm.pool >= left:
        for _ in range(left):
            goods.grow(state, farm, source, names.CAUSE_GROWTH)
    else:
        state.agenda(farm.seat).push(names.AUTO_GROWTH, good, left - 1)
        goods.grow(state, farm, source, names.CAUSE_GROWTH)


def offspring(state: State, farm: Farm) -> int:
    """Two pigs have one young; with the Pig Breeder more."""
    if farm.stock[names.PIG] < 2:
        return 0
    return max(1, helpers.total_number(state, farm, names.OFFSPRING))


def bear_young(state: State, farm: Farm, left: int) -> None:
    """Young need a free place; they are never sold at birth (G12). left: -1 at the beginning."""
    if left < 0:
        left = offspring(state, farm)
    if left > 0 and farm.stock[names.PIG] < farm.pig_places:
        state.agenda(farm.seat).push(names.AUTO_OFFSPRING, left - 1, 0)
        goods.gain_good(state, farm, names.PIG, names.CAUSE_OFFSPRING)
