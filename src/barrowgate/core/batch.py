"""A batch: many games of one kind that advance together, one action each.

Everything is shown in blocks with one row per game, which stay the same objects and change
with each call; copy what is to be kept. ``step`` takes one action for each game, checks them all
and then plays them. A game that has ended stays as it is until ``restart``. Any position of the
same table can take the place of a game: the leaves of a search, the beginnings of rollouts.

Seeds: the games of a batch are numbered in the order in which they begin, and each takes
the next two words of the stream of the batch's seed (core.chance): 32 bits of the first above 31
of the second. So the same seed gives the same games, provided they end in the same order.
"""

from collections.abc import Sequence
from operator import index
from typing import Any, Self, cast

from barrowgate.core import ahead, arrays, contract
from barrowgate.core.board import Board
from barrowgate.core.chance import Chance
from barrowgate.core.errors import IllegalAction
from barrowgate.core.observation_buffer import ObservationBuffer
from barrowgate.core.record import LARGEST_SEED

GIVEN = -1  # in place of the seed of a game that was not dealt here


class Batch:
    """Games played side by side; ``seats``, ``masks`` and so on show where each of them is.

    ``skip_forced`` plays every decision that has only one answer by itself; ``distinct`` leaves
    actions out of the masks that do the same as a lower one, but for the names of equal things.
    Copies of ``positions`` are the first games; those beyond are dealt.
    """

    __slots__ = (
        "_blank",
        "_boards",
        "_buffer",
        "_choices",
        "_given",
        "_masks",
        "_net_scores",
        "_observations",
        "_observed",
        "_observers",
        "_over",
        "_places",
        "_scores",
        "_seats",
        "_seeds",
        "_skipped",
        "_stream",
        "begun",
        "choices",
        "count",
        "distinct",
        "game",
        "masks",
        "net_scores",
        "observations",
        "observed",
        "over",
        "places",
        "players",
        "scores",
        "seats",
        "skip_forced",
        "skipped",
        "width",
    )
    game: contract.ObservedGame
    count: int
    players: int
    width: int
    skip_forced: bool
    distinct: bool
    begun: int  # games dealt so far
    # what is shown, read only
    seats: arrays.Array  # int8 by game: the first of its actors, -1 when it is over
    masks: arrays.Array  # uint8 by game and action: 1 where it is legal
    observations: arrays.Array  # int16 by game: what that seat may know; zeros when it is over
    observed: arrays.Array  # int16 by game: what ``observe`` has asked for
    over: arrays.Array  # uint8 by game
    scores: arrays.Array  # int32 by game and seat: the points so far, in the end the result
    net_scores: arrays.Array  # the same with all that a seat owes counted in full
    places: arrays.Array  # int8 by game and seat, 1 is best; zeros until it is over
    skipped: arrays.Array  # int32 by game: forced actions that the newest step played by itself
    choices: arrays.Array  # int32 by game: what ``choose`` has chosen
    # the same memory as the engine sees it
    _seats: memoryview
    _masks: memoryview
    _observations: memoryview
    _observed: memoryview
    _observers: memoryview
    _over: memoryview
    _scores: memoryview
    _net_scores: memoryview
    _places: memoryview
    _skipped: memoryview
    _choices: memoryview
    _given: memoryview
    _blank: contract.ObservedPosition
    _boards: list[Board]
    _seeds: list[int]
    _buffer: ObservationBuffer
    _stream: Chance

    def __init__(
        self,
        game: contract.ObservedGame,
        count: int,
        seed: int,
        *,
        skip_forced: bool = False,
        distinct: bool = False,
        positions: Sequence[contract.Position] = (),
    ) -> None:
        if index(count) < 1:
            raise ValueError(f"a batch has at least one game, not {count}")
        if len(positions) > count:
            raise ValueError(f"{len(positions)} positions do not fit into a batch of {count} games")
        if not 0 <= index(seed) <= LARGEST_SEED:
            raise ValueError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed}")
        self._buffer = ObservationBuffer()
        room = len(self._buffer.numbers)
        if game.layout.width > room:
            raise ValueError(f"an observation has at most {room} numbers, not {game.layout.width}")
        self.game = game
        self.count = count
        self.players = game.seats
        self.width = game.layout.width
        self.skip_forced = skip_forced
        self.distinct = distinct
        self._share()
        self._stream = Chance()
        self._stream.seed(seed)
        self.begun = 0
        self._seeds = [GIVEN] * self.count
        self._blank = game.blank()
        self._boards = [cast("Board", self._blank.copy()) for _ in range(self.count)]
        for number in range(self.count):
            if number < len(positions):
                self._take(number, positions[number])
            else:
                self._begin(number)

    @classmethod
    def from_positions(
        cls,
        game: contract.ObservedGame,
        positions: Sequence[contract.Position],
        seed: int = 0,
        **options: bool,
    ) -> Self:
        """Copies of these positions of the game, side by side; the seed is for ``restart``."""
        return cls(game, len(positions), seed, positions=positions, **options)

    def _share(self) -> None:
        """Make every block, and show it; only the choices may be changed from outside."""
        count = self.count
        players = self.players
        seats = arrays.block("b", count)
        masks = arrays.block("B", count, len(self.game.catalogue))
        observations = arrays.block("h", count, self.width)
        observed = arrays.block("h", count, self.width)
        over = arrays.block("B", count)
        scores = arrays.block("i", count, players)
        net_scores = arrays.block("i", count, players)
        places = arrays.block("b", count, players)
        skipped = arrays.block("i", count)
        choices = arrays.block("i", count)
        self.seats = arrays.as_array(seats.toreadonly())
        self.masks = arrays.as_array(masks.toreadonly())
        self.observations = arrays.as_array(observations.toreadonly())
        self.observed = arrays.as_array(observed.toreadonly())
        self.over = arrays.as_array(over.toreadonly())
        self.scores = arrays.as_array(scores.toreadonly())
        self.net_scores = arrays.as_array(net_scores.toreadonly())
        self.places = arrays.as_array(places.toreadonly())
        self.skipped = arrays.as_array(skipped.toreadonly())
        self.choices = arrays.as_array(choices)
        self._seats = seats
        self._masks = masks
        self._observations = observations
        self._observed = observed
        self._observers = arrays.block("i", count)
        self._over = over
        self._scores = scores
        self._net_scores = net_scores
        self._places = places
        self._skipped = skipped
        self._choices = choices
        self._given = arrays.block("i", count)

    # --- What is asked from outside -----------------------------------------------------------

    def step(self, actions: object) -> None:
        """Play one action in every game that is not over, by the seat that is shown.

        Any row of whole numbers will do; int32 buffers (NumPy, ``array("i")``) are fastest. The
        entry for a game that has ended is not read. If one action is not legal, all games
        stay as they are: IllegalAction names the game and the action.
        """
        arrays.fill(memoryview(self._given), actions)
        self._check_all()
        self._play_all()

    def choose(self, chance: Chance) -> arrays.Array:
        """An action of the mask for every game, each equally likely; 0 where it has ended."""
        self._choose_all(chance)
        return self.choices

    def observe(self, seats: object) -> arrays.Array:
        """What any seat may know of each game: one seat for all games, or a row with one for each.

        Seat -1 is nobody: zeros. Games that have ended are observed as well.
        """
        is_one = hasattr(seats, "__index__") and not hasattr(seats, "__len__")
        each = [seats] * self.count if is_one else seats
        arrays.fill(memoryview(self._observers), each, "seat")
        for number, seat in enumerate(memoryview(self._observers)):
            if not -1 <= seat < self.players:
                raise ValueError(f"game {number}: there is no seat {seat}")
        self._observe_all()
        return self.observed

    def restart(self) -> int:
        """Begin every ended game anew, with the next seeds; return how many there were."""
        before = self.begun
        for number in range(self.count):
            if self._over[number] > 0:
                self._begin(number)
        return self.begun - before

    def fill(self, number: int, position: contract.Position) -> None:
        """Put a copy of a position of the same table in the place of a game."""
        self._check_number(number)
        self._take(number, position)

    @property
    def seeds(self) -> list[int]:
        """The seed of each game, -1 where a position was given."""
        return list(self._seeds)

    def position(self, number: int) -> contract.ObservedPosition:
        """A copy of one game, to be studied or played on."""
        self._check_number(number)
        return cast("contract.ObservedPosition", self._boards[number]).copy()

    # --- One game -----------------------------------------------------------------------------

    def _board(self, number: int) -> Board:
        return self._boards[number]

    def _check_number(self, number: int) -> None:
        if number < 0 or number >= self.count:
            raise IndexError(f"there is no game {number}: the batch has {self.count}, from 0")

    def _begin(self, number: int) -> None:
        """The next game, dealt into the place of this number."""
        high = self._stream.next32()
        low = self._stream.next32()
        seed = (high << 31) | (low >> 1)
        self.begun += 1
        self._seeds[number] = seed
        position: Any = self._boards[number]
        self._blank.copy_into(position)
        position.set_up(seed)
        self._show(number)

    def _take(self, number: int, position: Any) -> None:
        """A copy of a given position, in the place of this number."""
        position.copy_into(self._boards[number])
        self._seeds[number] = GIVEN
        for action in range(len(self.game.catalogue)):
            self._masks[number, action] = 0
        self._show(number)

    def _check_all(self) -> None:
        for number in range(self.count):
            if self._over[number] == 0 and not self._is_shown(number, self._given[number]):
                board = self._board(number)
                seat = self._seats[number]
                if not board.is_remembered(seat, self._given[number]):
                    self._refuse(number)

    def _is_shown(self, number: int, action: int) -> bool:
        """Is the action in the mask of a game? A look at the game itself costs more."""
        actions = self._masks.shape[1]  # type: ignore[index]  # a block has two dimensions
        return 0 <= action < actions and self._masks[number, action] > 0

    def _refuse(self, number: int) -> None:
        """Raise IllegalAction, with the number of the game before the game's own message."""
        board = self._board(number)
        seat = self._seats[number]
        action = self._given[number]
        try:
            board.refuse(seat, action, board.why_not(seat, action))
        except IllegalAction as error:
            error.args = (f"game {number}: {error}",)
            raise

    def _play_all(self) -> None:
        for number in range(self.count):
            ahead.fetch(self._boards, number + 1)
            self._skipped[number] = 0
            if self._over[number] == 0:
                board = self._board(number)
                for i in range(board.n_legal):
                    self._masks[number, board.legal_actions[i]] = 0
                board.advance(self._seats[number], self._given[number])
                self._show(number)

    def _choose_all(self, chance: Chance) -> None:
        for number in range(self.count):
            self._choices[number] = 0
            if self._over[number] == 0:
                board = self._board(number)
                if self.distinct:
                    self._choices[number] = self._choose_shown(board, number, chance)
                else:
                    self._choices[number] = board.legal_actions[chance.below(board.n_legal)]

    def _choose_shown(self, board: Board, number: int, chance: Chance) -> int:
        """One of the legal actions that the mask shows."""
        shown = 0
        for i in range(board.n_legal):
            if self._masks[number, board.legal_actions[i]] > 0:
                shown += 1
        left = chance.below(shown)
        place = 0
        while left > 0 or self._masks[number, board.legal_actions[place]] == 0:
            if self._masks[number, board.legal_actions[place]] > 0:
                left -= 1
            place += 1
        return board.legal_actions[place]

    # --- What is shown ------------------------------------------------------------------------

    def _show(self, number: int) -> None:
        """Show where a game is; its row of the masks has been cleared."""
        board = self._board(number)
        self._find_decision(board, number)
        for seat in range(self.players):
            self._scores[number, seat] = board.points(seat)
            self._net_scores[number, seat] = board.net_points(seat)
            self._places[number, seat] = 0
        if board.over > 0:
            self._finish(number)
        else:
            self._over[number] = 0
            self._show_decision(board, number)

    def _find_decision(self, board: Board, number: int) -> None:
        """The legal actions of who acts first; forced ones are played if that is wanted."""
        skipped = 0
        looking = board.over == 0
        while looking:
            seat = board.first_actor()
            board.fill_legal(seat)
            looking = self.skip_forced and self._has_one_answer(board, seat)
            if looking:
                board.advance(seat, board.legal_actions[0])
                skipped += 1
                looking = board.over == 0
        self._skipped[number] = skipped

    def _has_one_answer(self, board: Board, seat: int) -> bool:
        """Is there only one answer, or only one that the mask would show?"""
        return board.is_forced(seat) if self.distinct else board.n_legal == 1

    def _show_decision(self, board: Board, number: int) -> None:
        """Who acts, what is legal, what this seat may know."""
        seat = board.legal_for
        self._seats[number] = seat
        for i in range(board.n_legal):
            action = board.legal_actions[i]
            if not self.distinct or not board.is_double(seat, action):
                self._masks[number, action] = 1
        buffer = self._buffer
        board.write_observation(seat, buffer)
        # no local name for the block: counting its users would make C wait for all that is written
        for place in range(self.width):
            self._observations[number, place] = buffer.numbers[place]

    def _observe_all(self) -> None:
        buffer = self._buffer
        observed = self._observed
        for number in range(self.count):
            seat = self._observers[number]
            if seat < 0:
                buffer.leave_blank(0, self.width)
            else:
                self._board(number).write_observation(seat, buffer)
            for place in range(self.width):
                observed[number, place] = buffer.numbers[place]

    def _finish(self, number: int) -> None:
        """Show the result; nobody acts, and nobody observes."""
        board = self._board(number)
        self._seats[number] = -1
        self._over[number] = 1
        for seat in range(self.players):
            self._places[number, seat] = board.place_of(seat)
        for place in range(self.width):
            self._observations[number, place] = 0
