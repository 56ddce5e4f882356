"""A batch: many games of one kind that advance together, one action each.

Everything is shown in blocks with one row per game, which stay the same objects and change
with each call; copy what is to be kept. ``step`` takes one action for each game, checks them all
and then plays them. A game that has ended stays as it is until ``restart``.

Seeds: the games of a batch are numbered in the order in which they begin, and each takes
the next two words of the stream of the batch's seed (core.chance): 32 bits of the first above 31
of the second. So the same seed gives the same games, provided they end in the same order.
"""

from operator import index
from typing import cast

from barrowgate.core import arrays, contract
from barrowgate.core.board import Board
from barrowgate.core.chance import Chance
from barrowgate.core.errors import IllegalAction
from barrowgate.core.observation_buffer import ObservationBuffer
from barrowgate.core.record import LARGEST_SEED


class Batch:
    """Games played side by side; ``seats``, ``masks`` and so on show where each of them is."""

    __slots__ = (
        "_boards",
        "_choices",
        "_given",
        "_masks",
        "_observations",
        "_over",
        "_places",
        "_scores",
        "_seats",
        "_seeds",
        "_buffer",
        "_stream",
        "begun",
        "choices",
        "count",
        "game",
        "masks",
        "observations",
        "over",
        "places",
        "players",
        "scores",
        "seats",
        "width",
    )
    game: contract.ObservedGame
    count: int
    players: int
    width: int
    begun: int  # games begun so far
    # what is shown, read only
    seats: arrays.Array  # int8 by game: the first of its actors, -1 when it is over
    masks: arrays.Array  # uint8 by game and action: 1 where it is legal
    observations: arrays.Array  # int8 by game: what that seat may know; zeros when it is over
    over: arrays.Array  # uint8 by game
    scores: arrays.Array  # int32 by game and seat; zeros until it is over
    places: arrays.Array  # int8 by game and seat, 1 is best; zeros until it is over
    choices: arrays.Array  # int32 by game: what ``choose`` has chosen
    # the same memory as the engine sees it
    _seats: memoryview
    _masks: memoryview
    _observations: memoryview
    _over: memoryview
    _scores: memoryview
    _places: memoryview
    _choices: memoryview
    _given: memoryview
    _boards: list[Board]
    _seeds: list[int]
    _buffer: ObservationBuffer
    _stream: Chance

    def __init__(self, game: contract.ObservedGame, count: int, seed: int) -> None:
        if index(count) < 1:
            raise ValueError(f"a batch has at least one game, not {count}")
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
        self._share()
        self._stream = Chance()
        self._stream.seed(seed)
        self.begun = 0
        self._seeds = [0] * self.count
        self._boards = [Board(game.seats)] * self.count
        for number in range(self.count):
            self._begin(number)

    def _share(self) -> None:
        """Make every block, and show it; only the choices may be changed from outside."""
        count = self.count
        players = self.players
        seats = arrays.block("b", count)
        masks = arrays.block("B", count, len(self.game.catalogue))
        observations = arrays.block("b", count, self.width)
        over = arrays.block("B", count)
        scores = arrays.block("i", count, players)
        places = arrays.block("b", count, players)
        choices = arrays.block("i", count)
        self.seats = arrays.as_array(seats.toreadonly())
        self.masks = arrays.as_array(masks.toreadonly())
        self.observations = arrays.as_array(observations.toreadonly())
        self.over = arrays.as_array(over.toreadonly())
        self.scores = arrays.as_array(scores.toreadonly())
        self.places = arrays.as_array(places.toreadonly())
        self.choices = arrays.as_array(choices)
        self._seats = seats
        self._masks = masks
        self._observations = observations
        self._over = over
        self._scores = scores
        self._places = places
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
        """A legal action for every game, each equally likely; 0 for those that have ended."""
        self._choose_all(chance)
        return self.choices

    def restart(self) -> int:
        """Begin every ended game anew, with the next seeds; return how many there were."""
        before = self.begun
        for number in range(self.count):
            if self._over[number] > 0:
                self._begin(number)
        return self.begun - before

    @property
    def seeds(self) -> list[int]:
        """The seed of each game."""
        return list(self._seeds)

    def position(self, number: int) -> contract.ObservedPosition:
        """A copy of one game, to be studied or played on."""
        if number < 0 or number >= self.count:
            raise IndexError(f"there is no game {number}: the batch has {self.count}, from 0")
        return cast("contract.ObservedPosition", self._boards[number]).copy()

    # --- One game -----------------------------------------------------------------------------

    def _board(self, number: int) -> Board:
        return self._boards[number]

    def _begin(self, number: int) -> None:
        """The next game, in the place of this number."""
        high = self._stream.next32()
        low = self._stream.next32()
        seed = (high << 31) | (low >> 1)
        self.begun += 1
        self._seeds[number] = seed
        self._boards[number] = cast("Board", self.game.start(seed))
        self._over[number] = 0
        for seat in range(self.players):
            self._scores[number, seat] = 0
            self._places[number, seat] = 0
        self._show(number)

    def _check_all(self) -> None:
        for number in range(self.count):
            if self._over[number] == 0:
                board = self._board(number)
                seat = self._seats[number]
                if not board.is_remembered(seat, self._given[number]):
                    self._refuse(number)

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
                self._choices[number] = board.legal_actions[chance.below(board.n_legal)]

    def _show(self, number: int) -> None:
        """Show where a game is; its row of the masks has been cleared."""
        board = self._board(number)
        if board.over > 0:
            self._finish(number)
        else:
            seat = board.first_actor()
            board.fill_legal(seat)
            self._seats[number] = seat
            for i in range(board.n_legal):
                self._masks[number, board.legal_actions[i]] = 1
            self._write_observation(board, seat, number)

    def _write_observation(self, board: Board, seat: int, number: int) -> None:
        """The cells of the buffer, as the row of this game."""
        buffer = self._buffer
        observations = self._observations
        board.write_observation(seat, buffer)
        buffer.cut(self.width)
        for place in range(self.width):
            observations[number, place] = buffer.cells[place]

    def _finish(self, number: int) -> None:
        """Show the result; nobody acts, and nobody observes."""
        position = cast("contract.Position", self._boards[number])
        scores = position.scores()
        places = position.standing()
        self._seats[number] = -1
        self._over[number] = 1
        for seat in range(self.players):
            self._scores[number, seat] = scores[seat]
            self._places[number, seat] = places[seat]
        for place in range(self.width):
            self._observations[number, place] = 0
