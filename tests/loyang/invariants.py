"""What must hold after every action of Loyang, counted anew."""

from barrowgate.loyang import names
from barrowgate.loyang.position import Position


def check(position: Position) -> None:
    """Every invariant of a position between two decisions."""
    check_cards(position)
    check_packs(position)
    for seat in range(position.players):
        check_farm(position, seat)


def check_cards(position: Position) -> None:
    """70 cards, each somewhere; counts agree with places."""
    place = list(position.place)[1:]
    assert len(place) == names.CARDS
    assert place.count(names.IN_DECK) == position.deck
    assert place.count(names.IN_DISCARD) == position.discards
    assert place.count(names.IN_COURTYARD) == position.courtyard
    grid = sorted(card for card in list(position.grid) if card)
    assert grid == [c for c in range(1, 71) if position.place[c] == names.IN_GRID]
    for stall in range(names.STALLS):
        open_stall = 0 <= position.place[names.FIRST_STALL + stall] - names.IN_AREA < names.SEATS
        row = list(position.stall_has)[stall * 6 : stall * 6 + 6]
        offered = list(position.components.stall_price)[stall * 6 : stall * 6 + 6]
        assert all(price > 0 for has, price in zip(row, offered, strict=True) if has)
        assert not open_stall or any(row), "an empty stall is discarded at once"
    for regular in range(names.REGULARS):
        assert 0 <= position.row[regular] <= names.ROWS


def check_packs(position: Position) -> None:
    """Every covered card lies under exactly one open card."""
    covered = [c for c in range(1, 71) if 0 <= position.place[c] - names.COVERED < names.SEATS]
    assert sorted(card for card in list(position.under) if card) == covered
    for upper in range(1, names.CARDS + 1):
        lower = position.under[upper]
        if lower:
            owner = position.place[upper] - names.IN_AREA
            assert position.place[lower] == names.COVERED + owner


def check_farm(position: Position, seat: int) -> None:
    """No negative stock; the shop fits; fields and cards agree; the path is in range."""
    farm = position.farms[seat]
    place = list(position.place)[1:]
    table = position.components
    assert place.count(names.IN_HAND + seat) == farm.hand
    assert place.count(names.STARTER + seat) == farm.starter
    assert farm.cash >= 0
    assert min(farm.cart) >= 0
    assert min(farm.store) >= 0
    capacity = table.enlarged if farm.enlarged else table.capacity
    assert sum(farm.store) <= capacity
    assert all(0 <= farm.shop[v] <= table.shop_spaces[v] for v in range(names.VEGETABLES))
    assert table.path_start <= farm.path <= table.path_end
    assert farm.forgiven == 0 or (position.is_over and farm.path == table.path_start)
    commons = [c for c in list(farm.field_card)[: farm.n_fields] if c not in (0, names.HOME)]
    assert sorted(commons) == [c for c in range(1, 7) if position.place[c] == names.IN_AREA + seat]
    in_pile = sorted(card for card in list(farm.pile_card) if card)
    assert in_pile == [c for c in range(1, 7) if position.place[c] == names.IN_PILE + seat]
    for spot in range(farm.n_pile):
        assert farm.pile[spot] > 0
        assert not farm.pile_card[spot] or farm.pile[spot] == table.card_field[farm.pile_card[spot]]
    assert not any(list(farm.pile)[farm.n_pile :])
    for spot in range(names.FIELDS):
        tokens = farm.field_tokens[spot]
        assert tokens >= 0
        assert tokens == 0 or (spot < farm.n_fields and farm.field_crop[spot] > 0)
