"""What a seat may know, as JSON-able facts: built up from what is open, never stripped down.

It says everything that a table shows, so that no face of the game reads a position or a rule.
"""

from typing import Any

from barrowgate.core.contract import View
from barrowgate.core.numbers import Owner, Seat
from barrowgate.lagranja import (
    cards,
    decide,
    extensions,
    market,
    names,
    notation,
    revenue,
    roof,
    transport,
    turn,
)
from barrowgate.lagranja.board_facts import board_of, symbols
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.frames import ASKED_ABOUT, FRAMES
from barrowgate.lagranja.state import Farm, State

STEPS = (
    "",
    "cards",
    "income",
    "growth",
    "roof",
    "elder",
    "roll",
    "tenant",
    "laborer",
    "first_die",
    "second_die",
    "common_die",
    "neutral",
    "donkeys",
    "siesta",
    "deliveries",
    "extra_deliveries",
    "neutral",
    "scoring",
)
PHASES = (  # the last step of each
    (names.STEP_ROOF, "farm"),
    (names.STEP_COMMON_DIE, "revenue"),
    (names.STEP_NEUTRAL_LATE, "transport"),
    (names.STEP_SCORING, "scoring"),
)
CRAFT_SIDES = ("none", "front", "back")
USES = ("silver", "harvest", "card", "pig", "upgrade")


def view(state: State, seat: Seat) -> View:
    """Facts for one seat; -1 is an onlooker, who sees no hand."""
    board = board_of(state.components)
    lying = _by_place(state)
    doomed = list(state.doomed)
    return {
        "game": "la-granja",
        "seat": seat,
        "players": state.players,
        "round": state.round,
        "rounds": state.components.rounds,
        "phase": _phase(state),
        "step": STEPS[state.step],
        "turn": state.turn,
        "over": state.over > 0,
        "scores": _at_the_end(state, "scores"),
        "standing": _at_the_end(state, "standing"),
        "actions": state.n_actions,
        "order": list(state.order)[: state.players],
        "actors": state.actors(),
        "questions": [_question(state, other) for other in range(state.players)],
        "asked": [_asked(state, other) for other in range(state.players)],
        "solo_first": state.solo_first > 0 if state.players == 1 else None,
        "deck": state.deck,
        "discards": lying.get(names.IN_DISCARD, []),
        "tiles": [notation.TILES[tile - 1] for tile in state.tiles if tile > 0],
        "dice": list(state.dice)[1:],
        "common_die": revenue.common_die(state) if state.step == names.STEP_COMMON_DIE else None,
        "rented": {"number": state.rented, "seat": state.renter - 1} if state.rented else None,
        "blocked": list(state.blocked),
        "completed": [completed > 0 for completed in state.completed],
        "market": [owner - 1 for owner in list(state.market)[1:]],  # 4 is the neutral player
        "closed": [n for n in range(1, names.SPACES + 1) if not market.is_open(state, n)],
        "placing": _placing(state),
        "placed": state.placed,
        "doomed": [space for space in range(1, names.SPACES + 1) if doomed[space]],
        "siesta": list(state.siesta)[: state.players],
        "siesta_order": _siesta_order(state),
        "siesta_vp": board["siesta"],
        "revenue": board["revenue"],
        "board": board,
        "farms": [_farm(state, other, seat, lying) for other in range(state.players)],
    }


def _phase(state: State) -> str:
    return next(phase for last, phase in PHASES if state.step <= last)


def _at_the_end(state: State, what: str) -> list[int] | None:
    """Scores or standing when the game is over; a position knows them, its state does not."""
    if state.over == 0:
        return None
    position: Any = state
    told: list[int] = getattr(position, what)()
    return told


def _by_place(state: State) -> dict[int, list[int]]:
    """The cards that lie in each place.

    Here and below tables are read as a whole: to Python a table of the compiled engine is a new
    list each time it is named.
    """
    lying: dict[int, list[int]] = {}
    for card, place in enumerate(state.place):
        if card > 0:
            lying.setdefault(place, []).append(card)
    return lying


def _placing(state: State) -> list[View] | None:
    """Where the marker asked for may be placed, and whose markers it would remove there."""
    for seat in range(state.players):
        agenda = state.agendas[seat]
        if decide.may_act(state, seat) and agenda.top_kind() == names.ASK_PLACE:
            value = agenda.top_first()
            return [
                {"space": space, "removes": _removed(state, seat + 1, space)}
                for space in range(1, names.SPACES + 1)
                if market.why_not_mark(state, seat + 1, value, space) == names.ALLOWED
            ]
    return None


def _removed(state: State, owner: Owner, space: int) -> list[int]:
    """The owners of the markers that one on this space removes: there, and beside it."""
    market_now = list(state.market)
    owners = [market_now[space] - 1] if market_now[space] not in (0, owner) else []
    return owners + [
        market_now[other] - 1
        for other in range(1, names.SPACES + 1)
        if market.is_beaten(state, owner, space, other)
    ]


def _siesta_order(state: State) -> list[int]:
    """Seats from the one furthest ahead; on one space the disc on top comes first."""
    siesta, stamps = list(state.siesta), list(state.siesta_stamp)
    return sorted(range(state.players), key=lambda seat: (-siesta[seat], -stamps[seat]))


def _asked(state: State, seat: Seat) -> View | None:
    """The question with its numbers, by the names of frames.py."""
    if not decide.may_act(state, seat):
        return None
    agenda = state.agendas[seat]
    told = FRAMES.top(agenda)
    if agenda.top_kind() == names.ASK_HELPER:
        card = state.farms[seat].helper[agenda.top_first()]
        told["about"] = _about(state.components, card, agenda.top_second())
    return told


def _about(table: Components, card: int, number: int) -> View | None:
    """What a helper is asked about, by name; null where its effect is about nothing more."""
    effect = table.effect[card]
    if effect == names.TWO_REVENUE_OPTIONS:
        option = table.revenue_option[number] - 1
        return {"space": number // names.OPTIONS_PER_SPACE, "used": notation.OPTIONS[option]}
    if effect not in ASKED_ABOUT:
        return None
    about = ASKED_ABOUT[effect]
    return {about.name: about.told(number)}


def _question(state: State, seat: Seat) -> str | None:
    """What a seat is asked now, by the name of the frame."""
    if not decide.may_act(state, seat):
        return None
    return QUESTIONS[state.agendas[seat].top_kind()]


QUESTIONS = {frame.kind: frame.name for frame in FRAMES.questions}


def _farm(state: State, seat: Seat, reader: Seat, lying: dict[int, list[int]]) -> View:
    farm = state.farms[seat]
    own = seat == reader
    hidden_vp = state.secret_vp > 0 and not own and state.over == 0
    chosen = state.step == names.STEP_DONKEYS and farm.donkey > 0
    return {
        "silver": farm.silver,
        "vp": None if hidden_vp else farm.vp,
        "markers": farm.pool if state.limited else None,
        "hand": lying.get(names.IN_HAND + seat, []) if own else None,
        "hand_size": farm.hand,
        "hand_limit": farm.hand_limit,
        **_turn(state, farm),
        "stock": dict(zip(notation.GOODS, farm.stock, strict=True)),
        "pig_places": farm.pig_places,
        "field_cards": lying.get(names.ON_FIELD + seat, []),
        "fields": _fields(farm),
        **_rows(state, farm),
        "extensions": lying.get(names.ON_EXTENSION + seat, []),
        "extension_cost": extensions.extension_cost(farm),
        "income": farm.income,
        "extra_deliveries": transport.extra_deliveries(state, farm),
        "helpers": [
            {"card": card, "used": used > 0} if card else None
            for card, used in zip(farm.helper, farm.used, strict=True)
        ],
        "roof": [
            {"tile": notation.TILES[tile - 1], "used": used > 0} if tile else None
            for tile, used in zip(farm.roof, farm.roof_used, strict=True)
        ],
        "bought_tile": farm.bought_tile > 0,
        "donkey": farm.donkey if farm.donkey > 0 and (own or not chosen) else None,
        "donkey_chosen": farm.donkey > 0,
        "donkeys_resting": [tile for tile, used in enumerate(farm.donkey_used, 1) if used],
        "dice": list(farm.dice)[: farm.n_dice],
        "reserved": farm.reserved or None,
        "closed_uses": [use for use, closed in zip(USES, farm.closed, strict=True) if closed],
        "prices": {
            "buy": list(farm.buy_price),
            "sell": list(state.components.sell),
            "upgrade": list(farm.upgrade_price),
            "tile": roof.price(state, farm),
            "extra": transport.extra_price(state, farm),
        },
    }


# --- The seat's own turn ----------------------------------------------------------------------


def _turn(state: State, farm: Farm) -> View:
    """What a seat has left to do in the turn that it takes; null outside of it."""
    agenda = state.agendas[farm.seat]
    kinds = list(agenda.kind)[: agenda.count]
    place = kinds.index(names.ASK_TURN) if names.ASK_TURN in kinds else -1
    done = agenda.first[place] if place >= 0 else 0
    step = state.step if place >= 0 else 0
    in_cards = step == names.STEP_CARDS
    return {
        "plays_left": cards.card_plays(state, farm) - done if in_cards else None,
        "must_play": _must_play(state, farm, done) if in_cards else None,
        "walk": _walk(state, farm, done, agenda.second[place])
        if step == names.STEP_SIESTA
        else None,
        "deliveries_left": transport.deliveries(state, farm) - done
        if step == names.STEP_DELIVERIES
        else None,
        "extra_left": _extra_left(state, farm) if step == names.STEP_EXTRA else None,
    }


def _must_play(state: State, farm: Farm, done: int) -> int:
    """Cards that must be played before the turn may end."""
    played = done
    while turn.why_not_done(state, farm, played) == names.MUST_PLAY:
        played += 1
    return played - done


def _walk(state: State, farm: Farm, done: int, counted: int) -> View:
    """The steps that may be walked now, and whether the turn cannot end before."""
    possible = [
        steps
        for steps in range(1, names.MOST_STEPS + 1)
        if transport.why_not_walk_on(state, farm, done, counted, steps) == names.ALLOWED
    ]
    return {
        "least": min(possible, default=0),
        "most": max(possible, default=0),
        "must": turn.why_not_done(state, farm, done) == names.MUST_WALK,
    }


def _extra_left(state: State, farm: Farm) -> int:
    """Extra deliveries that may still be made, or bought and made."""
    if state.extra_up_front:
        if farm.extra_made:
            return farm.extra_hired - farm.extra_made
        return farm.extra_available
    return farm.extra_available - farm.extra_hired


# --- On the farm ------------------------------------------------------------------------------


def _fields(farm: Farm) -> list[View]:
    """Fields by good and number of goods on them, as the notation names them."""
    return [
        {
            "good": notation.GOODS[source // names.LEVELS],
            "holds": source % names.LEVELS,
            "fields": count,
        }
        for source, count in enumerate(farm.fields)
        if count
    ]


def _rows(state: State, farm: Farm) -> View:
    """Barrows and craft buildings, with the goods that each still needs and has."""
    need, delivered = list(farm.need), list(farm.delivered)
    rows = [
        {"needs": symbols(need, target), "has": symbols(delivered, target)}
        for target in range(names.TARGETS)
    ]
    points = state.components.barrow_vp
    return {
        "barrows": [
            {"card": card, "vp": points[card], **rows[names.FIRST_BARROW + slot]} if card else None
            for slot, card in enumerate(farm.barrow)
        ],
        "crafts": [
            {"marker": CRAFT_SIDES[marker], "grey": grey > 0, **row}
            for marker, grey, row in zip(farm.craft, farm.grey, rows, strict=False)
        ],
    }
