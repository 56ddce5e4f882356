"""The board: what the position of every game holds, and the part of the contract that is the same.

A game's ``State`` adds its own fields, its ``Position`` the methods that ask the rules:
``offer_actions``, ``reason``, ``apply`` and ``write_observation`` first of all.
"""

from operator import index

from barrowgate.core import arrays
from barrowgate.core.agenda import Agenda
from barrowgate.core.bits import Bits
from barrowgate.core.chance import Chance
from barrowgate.core.contract import View
from barrowgate.core.numbers import Seat
from barrowgate.core.observation_buffer import ObservationBuffer
from barrowgate.core.observation_bytes import ObservationBytes
from barrowgate.core.record import LARGEST_SEED
from barrowgate.core.weights import Weights

STOPS = ("end", "turn", "round")  # where a playout may end


def as_index(number: int) -> int:
    """The number itself, or -1 where it is beyond all seats and actions: C would truncate it.

    Anything but a whole number is a TypeError, as in the compiled engine.
    """
    bits = number & 32767
    return bits if bits == number else -1


class Board:
    """Seats, agendas, chance, taking back, remembered actions and events."""

    __slots__ = (
        "agendas",
        "chance",
        "event_log",
        "known_until",
        "last_actor",
        "legal_actions",
        "legal_for",
        "n_actions",
        "n_legal",
        "over",
        "players",
        "revealed",
        "rounds_begun",
        "run_start",
        "table",
        "turn",
        "turns_begun",
        "watched",
    )
    players: int
    chance: Chance
    agendas: list[Agenda]
    table: Agenda
    turn: Seat  # the active one
    over: int
    # taking back: actions so far, where the newest seat's run began, was anything revealed
    n_actions: int
    run_start: int
    last_actor: Seat
    revealed: int
    # turns and rounds that began since the position was made: where a playout may stop
    turns_begun: int
    rounds_begun: int
    # legal actions remembered for one seat, and events: like the two above no part of the position
    legal_actions: list[int]
    n_legal: int
    legal_for: int
    watched: int
    event_log: list[int]
    known_until: int  # where in the log the newest action revealed something, or -1

    def __init__(self, players: int) -> None:
        self.players = players
        self.chance = Chance()
        self.agendas = [Agenda() for _ in range(self.players)]
        self.table = Agenda()
        self.turn = -1
        self.over = 0
        self.n_actions = 0
        self.run_start = 0
        self.last_actor = -1
        self.revealed = 0
        self.turns_begun = 0
        self.rounds_begun = 0
        self.legal_actions = [0] * 1024
        self.n_legal = 0
        self.legal_for = -1
        self.watched = 0
        self.event_log = []
        self.known_until = -1

    def agenda(self, seat: Seat) -> Agenda:
        return self.agendas[seat]

    def offer(self, action: int) -> None:
        """Add a legal action; they are offered in ascending order."""
        self.legal_actions[self.n_legal] = action
        self.n_legal += 1

    def reveal(self) -> None:
        """What follows could not be known before: it is neither taken back nor foretold."""
        if self.revealed == 0:
            self.revealed = 1
            self.known_until = len(self.event_log)

    def copy_board_into(self, new: "Board") -> None:
        """Everything but the remembered actions and the events."""
        self.chance.copy_into(new.chance)
        for seat in range(self.players):
            self.agenda(seat).copy_into(new.agenda(seat))
        self.table.copy_into(new.table)
        new.turn = self.turn
        new.over = self.over
        new.n_actions = self.n_actions
        new.run_start = self.run_start
        new.last_actor = self.last_actor
        new.revealed = self.revealed
        new.legal_for = -1

    def walk_board(self, bits: Bits) -> None:
        """Everything that is copied, through the bits."""
        self.chance.word = bits.word("word", self.chance.word)
        self.turn = bits.number("turn", self.turn, -1, 7)
        self.over = bits.number("over", self.over, 0, 1)
        self.n_actions = bits.number("n_actions", self.n_actions, 0, 1000000)
        self.run_start = bits.number("run_start", self.run_start, 0, 1000000)
        self.last_actor = bits.number("last_actor", self.last_actor, -1, 7)
        self.revealed = bits.number("revealed", self.revealed, 0, 1)
        for seat in range(self.players):
            self.agenda(seat).walk(bits)
        self.table.walk(bits)

    # --- What a game's position answers -----------------------------------------------------------

    def may_act(self, seat: Seat) -> bool:
        """Is this seat asked something now?"""
        raise NotImplementedError

    def first_actor(self) -> int:
        """The first of those that may act; the game is not over."""
        raise NotImplementedError

    def offer_actions(self, seat: Seat) -> None:
        """Offer every legal action of a seat that may act."""
        raise NotImplementedError

    def reason(self, seat: Seat, action: int) -> int:
        """0 when the action is legal, else the reason."""
        raise NotImplementedError

    def apply(self, seat: Seat, action: int) -> None:
        """Do what a legal action does, and all that follows without a decision."""
        raise NotImplementedError

    def refuse(self, seat: Seat, action: int, reason: int) -> None:
        """Raise IllegalAction in the game's own words."""
        raise NotImplementedError

    def write_observation(self, seat: Seat, buffer: ObservationBuffer) -> None:
        """Write what a seat may know, as numbers."""
        raise NotImplementedError

    def points(self, seat: Seat) -> int:
        """The score of a seat, now or at the end."""
        raise NotImplementedError

    def net_points(self, seat: Seat) -> int:
        """The score with all that a seat owes counted in full; most games forgive nothing."""
        return self.points(seat)

    def is_ahead(self, one: Seat, other: Seat) -> bool:
        """Does one seat rank before the other?"""
        raise NotImplementedError

    def is_double(self, seat: Seat, action: int) -> bool:
        """Does a lower legal action of this seat do the same, but for the names of equal things?

        Most games name equal things alike, and have no such actions.
        """
        return False

    def to_bytes(self) -> bytes:
        """The whole state of the game, and nothing that is merely remembered."""
        raise NotImplementedError

    def view(self, seat: Seat) -> View:
        """What a seat may know; -1 is an onlooker."""
        raise NotImplementedError

    # --- As Python sees it -----------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Are both the same moment of the same game? What is merely remembered does not count.

        The components are not compared: they belong to the game, not to its positions.
        """
        if not isinstance(other, Board) or type(self) is not type(other):
            return NotImplemented
        return self.to_bytes() == other.to_bytes()

    def __repr__(self) -> str:
        """``<la-granja of 3: round 2, roof, 41 actions, seat 1 acts>``; seats count from 1."""
        try:
            view = self.view(-1)
            acting = ", ".join(f"seat {seat + 1} acts" for seat in view["actors"])
            when = f"round {view['round']}, {view['step']}, {self.n_actions} actions"
            return f"<{view['game']} of {self.players}: {when}, {acting or 'over'}>"
        except Exception:  # whoever looks for a fault wants to see a half-made position too
            return f"<{type(self).__module__} of {self.players}, half made>"

    # --- The contract ----------------------------------------------------------------------------

    def actors(self) -> list[int]:
        first = self.first_actor() if self.over == 0 else -1
        others = [seat for seat in range(self.players) if seat != first and self.may_act(seat)]
        return [first, *others] if first >= 0 else others

    def legal(self, seat: Seat) -> list[int]:
        own = as_index(seat)
        if own < 0 or own >= self.players or not self.may_act(own):
            return []
        self.fill_legal(own)
        return [self.legal_actions[i] for i in range(self.n_legal)]

    def distinct(self, seat: Seat) -> list[int]:
        """The legal actions; of those that do the same to equal things only the lowest."""
        return [action for action in self.legal(seat) if not self.is_double(seat, action)]

    def fill_legal(self, seat: Seat) -> None:
        """Remember the legal actions of a seat that may act."""
        if self.legal_for != seat:
            self.n_legal = 0
            self.offer_actions(seat)
            self.legal_for = seat

    def is_forced(self, seat: Seat) -> bool:
        """Is only one of the remembered actions left when those that do the same count once?"""
        for i in range(1, self.n_legal):
            if not self.is_double(seat, self.legal_actions[i]):
                return False
        return True

    def why_not(self, seat: Seat, action: int) -> int:
        return self.reason(as_index(seat), as_index(action))

    def play(self, seat: Seat, action: int) -> None:
        own = as_index(seat)
        chosen = as_index(action)
        if not self.is_remembered(own, chosen):
            reason = self.reason(own, chosen)
            if reason != 0:
                self.refuse(seat, action, reason)
        self.advance(own, chosen)

    def advance(self, seat: Seat, action: int) -> None:
        """Apply an action that is known to be legal."""
        if self.last_actor != seat:
            self.last_actor = seat
            self.run_start = self.n_actions
        self.n_actions += 1
        self.revealed = 0
        self.known_until = -1
        self.legal_for = -1
        self.apply(seat, action)
        if self.revealed > 0:
            self.run_start = self.n_actions

    def playout(
        self, chance: Chance, most: int, until: str = "end", weights: Weights | None = None
    ) -> int:
        """Play random actions to the end of the game, or at most ``most``; return how many.

        The first of the actors chooses, each legal action equally likely or as the weights
        say: the choices of ``chance`` are the same in every engine. ``until`` may be "turn" or
        "round": it ends with the turn (where several act at once, with the turns of all) or round.
        """
        if until not in STOPS:
            raise ValueError(f"a playout ends with {' or '.join(STOPS)}, not '{until}'")
        begun = self.n_actions
        if until == "end" and weights is None:
            self.play_on(chance, most)
        else:
            self.play_until(chance, most, STOPS.index(until), weights)
        return self.n_actions - begun

    def play_on(self, chance: Chance, most: int) -> None:
        for _ in range(most):
            if self.over > 0:
                break
            seat = self.first_actor()
            self.fill_legal(seat)
            self.advance(seat, self.legal_actions[chance.below(self.n_legal)])

    def play_until(self, chance: Chance, most: int, stop: int, weights: Weights | None) -> None:
        turns = self.turns_begun
        rounds = self.rounds_begun
        for _ in range(most):
            if (
                self.over > 0
                or (stop == 1 and self.turns_begun != turns)
                or (stop > 0 and self.rounds_begun != rounds)
            ):
                break
            seat = self.first_actor()
            self.fill_legal(seat)
            self.advance(seat, self.legal_actions[self.weighed(chance, weights)])

    def weighed(self, chance: Chance, weights: Weights | None) -> int:
        """The place of an action among the legal ones, chosen by the weights."""
        total = 0
        if weights is not None:
            for i in range(self.n_legal):
                total += weights.numbers[self.legal_actions[i]]
        if weights is None or total == 0:
            return chance.below(self.n_legal)
        left = chance.below(total)
        place = 0
        while left >= weights.numbers[self.legal_actions[place]]:
            left -= weights.numbers[self.legal_actions[place]]
            place += 1
        return place

    def reseed(self, seed: int) -> None:
        """Other chance from now on: what the generator has not brought yet comes from this seed.

        What lies somewhere already stays: hands, piles with an order, choices made face down.
        """
        if not 0 <= index(seed) <= LARGEST_SEED:
            raise ValueError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed}")
        self.chance.seed(seed)

    def is_remembered(self, seat: Seat, action: int) -> bool:
        """Is the action among the legal ones that were asked for last?"""
        if seat >= 0 and self.legal_for == seat:
            for i in range(self.n_legal):
                if self.legal_actions[i] == action:
                    return True
        return False

    def observed(self, seat: Seat, width: int) -> bytes:
        """What a seat may know: ``width`` numbers, each an int16."""
        if seat < 0 or seat >= self.players:
            raise ValueError(f"seat {seat} is not one of 0 to {self.players - 1}")
        buffer = ObservationBuffer()
        self.write_observation(as_index(seat), buffer)
        taken = ObservationBytes()
        taken.take(buffer, width)
        return arrays.native(taken.to_bytes())

    def observe_into(self, seat: Seat, row: object, width: int) -> None:
        """The same, into memory that is there already."""
        given = arrays.int16_row(row, width)
        given[:] = self.observed(seat, width)

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.players)]

    def net_scores(self) -> list[int]:
        return [self.net_points(seat) for seat in range(self.players)]

    def standing(self) -> list[int]:
        """The place of each seat, 1 is best; where nobody ranks before the other they share it."""
        return [self.place_of(seat) for seat in range(self.players)]

    def place_of(self, seat: Seat) -> int:
        place = 1
        for other in range(self.players):
            if self.is_ahead(other, seat):
                place += 1
        return place

    def check_reader(self, seat: Seat) -> None:
        """Refuse what is neither a seat nor -1, an onlooker."""
        if seat < -1 or seat >= self.players:
            raise ValueError(f"seat {seat} is not one of -1 to {self.players - 1}")

    @property
    def is_over(self) -> bool:
        return self.over > 0

    def undo_floor(self, seat: Seat) -> int:
        return self.run_start if self.last_actor == as_index(seat) else self.n_actions

    def watch(self) -> None:
        self.watched = 1

    @property
    def known_events(self) -> int:
        return self.known_until if self.known_until >= 0 else len(self.event_log)

    def take_events(self) -> list[int]:
        log = self.event_log
        self.event_log = []
        return log
