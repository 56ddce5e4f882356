"""What must hold after every action: markers, cards, goods and standing effects, counted anew.

The counts here do not use the rules' own helpers, so that they can disagree with them.
"""

from barrowgate.lagranja import names
from barrowgate.lagranja.position import Position
from barrowgate.lagranja.state import Farm


def markers_in_use(position: Position, seat: int) -> int:
    """G15: every marker of a seat that is not in its pool."""
    farm = position.farms[seat]
    on_fields = sum(
        (source % names.LEVELS) * count for source, count in enumerate(list(farm.fields))
    )
    return (
        sum(farm.stock)
        + on_fields
        + sum(farm.delivered)
        + sum(farm.grey)
        + sum(farm.used)
        + (farm.reserved > 0)
        + sum(farm.closed)
        + sum(owner == seat + 1 for owner in list(position.market))
        + (position.replaced == seat + 1)
    )


def check(position: Position) -> None:
    """Every invariant of a position between two decisions."""
    check_cards(position)
    for seat in range(position.players):
        farm = position.farms[seat]
        check_markers(position, farm)
        check_stocks(position, farm)
        check_targets(position, farm)
        check_standing_effects(position, farm)
        check_roof(farm)
    check_dice(position)
    check_order(position)


def check_cards(position: Position) -> None:
    """66 cards, each somewhere; counts agree with places."""
    place = list(position.place)[1:]
    assert len(place) == names.CARDS
    assert place.count(names.IN_DECK) == position.deck
    assert place.count(names.IN_DISCARD) == position.discards
    assert names.TURNED_OVER not in place
    for seat in range(position.players):
        farm = position.farms[seat]
        kinds = pending_frames(position, seat)
        assert place.count(names.IN_HAND + seat) == farm.hand
        assert place.count(names.ON_FIELD + seat) == sum(farm.fields)
        waiting = names.ASK_SLOT in kinds
        on_slots = place.count(names.ON_BARROW + seat) + place.count(names.ON_HELPER + seat)
        in_slots = sum(c > 0 for c in list(farm.barrow)) + sum(c > 0 for c in list(farm.helper))
        assert on_slots == in_slots + waiting
        unbuilt = kinds.count(names.AUTO_EXTENSION)
        assert place.count(names.ON_EXTENSION + seat) == farm.extensions + unbuilt
    known = {names.IN_DECK, names.IN_DISCARD} | {
        base + seat
        for base in (
            names.IN_HAND,
            names.ON_FIELD,
            names.ON_BARROW,
            names.ON_EXTENSION,
            names.ON_HELPER,
        )
        for seat in range(position.players)
    }
    assert set(place) <= known
    in_deck = [card for card in range(1, 67) if position.place[card] == names.IN_DECK]
    assert all(position.generation[card] == position.generations for card in in_deck)


def pending_frames(position: Position, seat: int) -> list[int]:
    agenda = position.agendas[seat]
    return [agenda.kind[i] for i in range(agenda.count)]


def check_markers(position: Position, farm: Farm) -> None:
    """Markers are conserved, and with the limit none is missing in the pool."""
    assert farm.pool + markers_in_use(position, farm.seat) == position.components.markers
    if position.limited:
        assert farm.pool >= 0


def check_stocks(position: Position, farm: Farm) -> None:
    """No negative stock; pigs have places."""
    assert farm.silver >= 0
    assert farm.vp >= 0
    assert all(amount >= 0 for amount in list(farm.stock))
    assert all(amount >= 0 for amount in list(farm.fields))
    assert farm.stock[names.PIG] <= farm.pig_places
    assert 0 <= farm.hand <= names.CARDS


def check_targets(position: Position, farm: Farm) -> None:
    """Free and filled symbols of each row and barrow add up to its symbols."""
    table = position.components
    for target in range(names.TARGETS):
        row = slice(target * names.GOODS, (target + 1) * names.GOODS)
        need, delivered = list(farm.need)[row], list(farm.delivered)[row]
        assert min(need + delivered) >= 0
        assert sum(need) == farm.missing[target]
        if target < names.FIRST_BARROW:
            printed = list(table.row_need)[row]
            empty = farm.craft[target] != names.CRAFT_NONE or sum(need) == 0
        else:
            card = farm.barrow[target - names.FIRST_BARROW]
            printed = list(table.barrow_need)[card * names.GOODS : (card + 1) * names.GOODS]
            empty = card == 0 or sum(need) == 0
        together = [a + b for a, b in zip(need, delivered, strict=True)]
        assert together == (printed if any(together) else [0] * names.GOODS)
        assert empty or any(together)


def check_standing_effects(position: Position, farm: Farm) -> None:
    """Modifiers on the farm, counted anew from its cards."""
    table = position.components
    cards = [card for card in list(farm.helper) if card]
    with_effect = {
        effect: [card for card in cards if table.effect[card] == effect]
        for effect in range(names.EFFECTS)
    }
    assert list(farm.effects) == [len(with_effect[effect]) for effect in range(names.EFFECTS)]
    limit = sum(table.cards[card] for card in with_effect[names.HAND_LIMIT])
    assert farm.hand_limit == table.hand_limit + farm.extensions + limit
    extensions = [
        card
        for card in range(1, names.CARDS + 1)
        if position.place[card] == names.ON_EXTENSION + farm.seat
    ]
    if names.AUTO_EXTENSION not in pending_frames(position, farm.seat):
        assert farm.income == sum(table.extension_silver[card] for card in extensions)
        assert farm.extra_symbols == sum(table.extension_extra[card] for card in extensions)
        assert farm.extension_pigs == sum(table.extension_pig[card] for card in extensions)
    places = sum(table.pig_places[card] for card in cards)
    assert farm.pig_places == table.pig_spaces + farm.extension_pigs + places
    for good in range(names.RESOURCES):
        off = sum(
            table.silver[card]
            for card in with_effect[names.UPGRADE_DISCOUNT]
            if table.good[card] in (good, names.ANY_RESOURCE)
        )
        assert farm.upgrade_price[good] == max(0, table.upgrade_silver[good] - off)
        assert farm.buy_price[good] > table.sell[good]
    assert farm.roof_discount == sum(table.silver[c] for c in with_effect[names.ROOF_DISCOUNT])


def check_roof(farm: Farm) -> None:
    """Unused tiles by kind agree with the roof."""
    for kind in range(names.TILE_KINDS):
        unused = [
            place
            for place in range(names.ROOF_PLACES)
            if farm.roof[place] == kind + 1 and not farm.roof_used[place]
        ]
        assert farm.ready[kind] == len(unused)


def check_dice(position: Position) -> None:
    assert min(position.dice) >= 0
    if names.STEP_ROLL < position.step <= names.STEP_SECOND_DIE and position.players > 1:
        taken = sum(position.farms[seat].n_dice for seat in range(position.players))
        lying = sum(position.dice) + (position.rented > 0)
        assert taken + lying == position.components.dice[position.players]


def check_order(position: Position) -> None:
    order = [position.order[place] for place in range(position.players)]
    assert sorted(order) == list(range(position.players))
