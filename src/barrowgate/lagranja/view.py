"""What a seat may know, as JSON-able facts: built up from what is open, never stripped down.

It says everything that a table shows, so that no face of the game reads a position or a rule.
This module, ``farm_facts`` and ``board_facts`` are compiled: they make Python objects, but read the
numbers of a position where they lie.
"""

from typing import Any

from barrowgate.core.contract import Lying, View
from barrowgate.core.numbers import Owner, Seat
from barrowgate.lagranja import farm_facts, market, names, notation, revenue
from barrowgate.lagranja.board_facts import board_of
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.frames import ASKED_ABOUT, FRAMES
from barrowgate.lagranja.state import State

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
PHASE_OF = tuple(  # by step
    next(phase for last, phase in PHASES if step <= last) for step in range(len(STEPS))
)
PLACES = names.ON_HELPER + names.SEATS
QUESTIONS = {frame.kind: frame.name for frame in FRAMES.questions}


def view(state: State, seat: Seat) -> View:
    """Facts for one seat; -1 is an onlooker, who sees no hand."""
    lying = _by_place(state)
    return _with_own(state, _open_facts(state, lying), seat, lying)


def views(state: State) -> list[View]:
    """The view of each seat in order, then the onlooker's.

    What is open is told once: the views share it.
    """
    lying = _by_place(state)
    facts = _open_facts(state, lying)
    own = [_with_own(state, facts, seat, lying) for seat in range(state.players)]
    return [*own, facts]


def _with_own(state: State, facts: View, seat: Seat, lying: Lying) -> View:
    """What is open, and what this seat alone knows of its farm."""
    farms = list(facts["farms"])
    if 0 <= seat < state.players:
        farms[seat] = farm_facts.own_farm(state.farm(seat), farms[seat], lying)
    return {**facts, "seat": seat, "farms": farms}


def _open_facts(state: State, lying: Lying) -> View:
    """What everybody may know: the view of an onlooker."""
    board = board_of(state.components)
    actors = state.actors()
    players = state.players
    return {
        "game": "la-granja",
        "seat": -1,
        "players": players,
        "round": state.round,
        "rounds": state.components.rounds,
        "phase": PHASE_OF[state.step],
        "step": STEPS[state.step],
        "turn": state.turn,
        "over": state.over > 0,
        "scores": _at_the_end(state, "scores"),
        "standing": _at_the_end(state, "standing"),
        "actions": state.n_actions,
        "order": [state.order[place] for place in range(players)],
        "actors": actors,
        "questions": [_question(state, seat, actors) for seat in range(players)],
        "asked": [_asked(state, seat, actors) for seat in range(players)],
        "solo_first": state.solo_first > 0 if players == 1 else None,
        "deck": state.deck,
        "discards": lying[names.IN_DISCARD],
        "tiles": [notation.TILES[tile - 1] for tile in state.tiles if tile > 0],
        "dice": [state.dice[number] for number in range(1, names.DICE_NUMBERS + 1)],
        "common_die": revenue.common_die(state) if state.step == names.STEP_COMMON_DIE else None,
        "rented": {"number": state.rented, "seat": state.renter - 1} if state.rented else None,
        "blocked": list(state.blocked),
        "completed": [completed > 0 for completed in state.completed],
        "craft_vp": [_craft_vp(state, craft) for craft in range(names.CRAFTS)],
        # 4 is the neutral player
        "market": [state.market[space] - 1 for space in range(1, names.SPACES + 1)],
        "closed": market.closed_spaces(state),
        "placing": _placing(state, actors),
        "placed": state.placed,
        "doomed": [space for space in range(1, names.SPACES + 1) if state.doomed[space]],
        "siesta": [state.siesta[seat] for seat in range(players)],
        "siesta_order": _siesta_order(state),
        "siesta_vp": board["siesta"],
        "revenue": board["revenue"],
        "board": board,
        "farms": [farm_facts.open_farm(state, state.farm(seat), lying) for seat in range(players)],
    }


def _craft_vp(state: State, craft: int) -> int:
    """What completing a craft building gives anybody now, the first there included."""
    first = state.components.first_vp if state.completed[craft] == 0 else 0
    return state.round + first


def _at_the_end(state: State, what: str) -> list[int] | None:
    """Scores or standing when the game is over; a position knows them, its state does not."""
    if state.over == 0:
        return None
    position: Any = state
    told: list[int] = getattr(position, what)()
    return told


def _by_place(state: State) -> Lying:
    """The cards that lie in each place."""
    lying: Lying = [[] for _ in range(PLACES)]
    for card, place in enumerate(state.place):
        lying[place].append(card)
    return lying


def _placing(state: State, actors: list[int]) -> list[View] | None:
    """Where the marker asked for may be placed, and whose markers it would remove there."""
    for seat in actors:
        agenda = state.agenda(seat)
        if agenda.top_kind() == names.ASK_PLACE:
            value = agenda.top_first()
            return [
                {"space": space, "removes": _removed(state, seat + 1, space)}
                for space in range(1, names.SPACES + 1)
                if market.why_not_mark(state, seat + 1, value, space) == names.ALLOWED
            ]
    return None


def _removed(state: State, owner: Owner, space: int) -> list[int]:
    """The owners of the markers that one on this space removes: there, and beside it."""
    there = state.market[space]
    owners = [there - 1] if there not in (0, owner) else []
    return owners + [
        state.market[other] - 1
        for other in range(1, names.SPACES + 1)
        if market.is_beaten(state, owner, space, other)
    ]


def _siesta_order(state: State) -> list[int]:
    """Seats from the one furthest ahead; on one space the disc on top comes first."""
    discs = [
        (-state.siesta[seat], -state.siesta_stamp[seat], seat) for seat in range(state.players)
    ]
    return [seat for _, _, seat in sorted(discs)]


def _question(state: State, seat: Seat, actors: list[int]) -> str | None:
    """What a seat is asked; null where it does not act."""
    return QUESTIONS[state.agenda(seat).top_kind()] if seat in actors else None


def _asked(state: State, seat: Seat, actors: list[int]) -> View | None:
    """The question with its numbers, by the names of frames.py."""
    if seat not in actors:
        return None
    agenda = state.agenda(seat)
    told = FRAMES.top(agenda)
    if agenda.top_kind() == names.ASK_HELPER:
        card = state.farm(seat).helper[agenda.top_first()]
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
