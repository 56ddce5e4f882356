"""The network as it plays: in whole numbers, so that every engine and machine gives the same bits.

It looks at a board with the eyes of one seat. What it finds stays in its fields until it looks
again. The arithmetic is that of docs/decisions/0013-bots.md, step by step; that no sum leaves its
integers was proved when the file was read (bounds.py).
"""

from barrowgate.bots.net import exponential
from barrowgate.bots.net.header import MOST_CELLS, MOST_TERMS, Lookup
from barrowgate.bots.net.network_file import NetworkFile
from barrowgate.core import arrays
from barrowgate.core.board import Board
from barrowgate.core.chance import Chance
from barrowgate.core.observation_buffer import ObservationBuffer

LARGEST_UNIT = 2048  # 8, with 8 bits behind the point
NEVER = 1073741824  # as far below all others is the score of an action that is left out
LAST_EXP = 3071  # of the table of exponentials: 0
TABLE_SEATS = 4


class Layer:
    """Weights of one layer: from each unit of the layer before to each of its own."""

    __slots__ = ("_bias", "_weights", "count", "width")
    count: int
    width: int  # of the layer before
    _weights: memoryview
    _bias: memoryview

    def __init__(self, shape: tuple[int, ...], weights: memoryview, bias: memoryview) -> None:
        """The shape is that of the file; ``layer_of`` has put rows of zeros behind it."""
        self.count, self.width = shape
        self._weights = weights
        self._bias = bias

    def weigh(self, row: int, units: list[int]) -> int:
        """The sum of one of its own units, with 20 bits behind the point."""
        total = self._bias[row]
        for place in range(self.width):
            total += self._weights[row, place] * units[place]
        return total

    def fill(self, before: list[int], units: list[int]) -> None:
        """All of its own units, four at a time, so that those before are read once for them."""
        for row in range(0, self.count, 4):
            a = self._bias[row]
            b = self._bias[row + 1]
            c = self._bias[row + 2]
            d = self._bias[row + 3]
            for place in range(self.width):
                a += self._weights[row, place] * before[place]
                b += self._weights[row + 1, place] * before[place]
                c += self._weights[row + 2, place] * before[place]
                d += self._weights[row + 3, place] * before[place]
            units[row] = self.cut_off(a)
            units[row + 1] = self.cut_off(b)
            units[row + 2] = self.cut_off(c)
            units[row + 3] = self.cut_off(d)

    def cut_off(self, total: int) -> int:
        return min(max(total >> 12, 0), LARGEST_UNIT)


class Network:
    """A network, and what it has found when it last looked at a board.

    ``count`` legal actions of the seat have each a score (256ths) and a chance (65536ths), in
    the order of ``board.legal_actions``. An action that does the same as a lower one is left out:
    its score is lower than any other, its chance 0. Seats count from the one that looked: final
    points (256ths) and a share in the win (65536ths) of each.
    """

    __slots__ = (
        "_buffer",
        "_cells",
        "_chosen",
        "_empty",
        "_exponentials",
        "_first_rows",
        "_first_units",
        "_guess_cells",
        "_guess_counts",
        "_lookups",
        "_n_chosen",
        "_outcome",
        "_policy",
        "_rows",
        "_rows_bias",
        "_second",
        "_second_units",
        "_singles",
        "_strides",
        "_sums",
        "_third",
        "_third_units",
        "_tops",
        "_value",
        "_value_units",
        "_width",
        "_win_scores",
        "chances",
        "count",
        "numbers",
        "points",
        "scale",
        "scores",
        "wins",
    )
    scores: list[int]
    chances: list[int]
    count: int
    points: list[int]
    wins: list[int]
    scale: int  # points that count as one
    numbers: int  # of an observation
    _win_scores: list[int]
    # lookups: three cells each, those that read one cell first
    _cells: list[int]
    _tops: list[int]
    _strides: list[int]
    _first_rows: list[int]
    _singles: int
    _lookups: int
    _chosen: list[int]  # rows, padded with the empty one to a multiple of eight
    _n_chosen: int
    _rows: memoryview
    _empty: int  # the row behind all others: zeros
    _rows_bias: memoryview
    _sums: list[int]
    _width: int
    _first_units: list[int]
    _second: Layer
    _second_units: list[int]
    _third: Layer
    _third_units: list[int]
    _policy: Layer
    _value: Layer
    _value_units: list[int]
    _outcome: Layer
    _guess_cells: list[int]
    _guess_counts: list[int]
    _exponentials: memoryview
    _buffer: ObservationBuffer

    def __init__(self, file: NetworkFile) -> None:
        self.scores = [0] * 1024
        self.chances = [0] * 1024
        self.count = 0
        self.points = [0] * 4
        self.wins = [0] * 4
        self._win_scores = [0] * 4
        self._chosen = [0] * 2056
        self._n_chosen = 0
        self._sums = [0] * 512
        self._first_units = [0] * 512
        self._second_units = [0] * 512
        self._third_units = [0] * 512
        self._value_units = [0] * 512
        self._buffer = ObservationBuffer()
        self._exponentials = exponential.table()
        self._take_lookups(file)
        self._take_baseline(file)
        self._rows = block_of(file, "rows", 1)
        self._empty = file.header.rows
        self._rows_bias = block_of(file, "rows_bias")
        self._width = file.header.units[0]
        self._second = layer_of(file, "second")
        self._third = layer_of(file, "third")
        self._policy = layer_of(file, "policy")
        self._value = layer_of(file, "value")
        self._outcome = layer_of(file, "outcome")
        self.scale = file.header.scale
        self.numbers = file.header.width

    def _take_lookups(self, file: NetworkFile) -> None:
        """Those with fewer cells get more that count nothing."""
        self._cells = [0] * 6144
        self._tops = [0] * 6144
        self._strides = [0] * 6144
        self._first_rows = [0] * 2048
        found = sorted(file.header.lookups, key=cells_of)
        self._lookups = len(found)
        self._singles = sum(1 for lookup in found if len(lookup.cells) == 1)
        for number, lookup in enumerate(found):
            self._first_rows[number] = lookup.first
            for place, cell in enumerate(lookup.cells):
                at = MOST_CELLS * number + place
                self._cells[at] = cell
                self._tops[at] = lookup.tops[place]
                self._strides[at] = lookup.strides[place]

    def _take_baseline(self, file: NetworkFile) -> None:
        self._guess_cells = [0] * 32
        self._guess_counts = [0] * 32
        for seat, terms in enumerate(file.header.baseline):
            for place, term in enumerate(terms):
                self._guess_cells[MOST_TERMS * seat + place] = term.cell
                self._guess_counts[MOST_TERMS * seat + place] = term.count

    # --- Looking ------------------------------------------------------------------------------

    def look(self, board: Board, seat: int) -> None:
        """Look at a board of the network's game, as any seat at its table sees it.

        A seat that may not act now has no actions to score.
        """
        self._think(board, seat)
        self._value.fill(self._third_units, self._value_units)
        self._tell_outcomes(board.players)

    def choose(self, board: Board, seat: int) -> int:
        """The place of the best action of a seat; what it would bring is not asked."""
        self._think(board, seat)
        return self.best()

    def _think(self, board: Board, seat: int) -> None:
        if seat < 0 or seat >= board.players or board.players > TABLE_SEATS:
            self._refuse_seat(board, seat)
        board.write_observation(seat, self._buffer)
        self._choose_rows()
        self._add_rows()
        self._fill_first()
        self._second.fill(self._first_units, self._second_units)
        self._third.fill(self._second_units, self._third_units)
        self._score_actions(board, seat)

    def best(self) -> int:
        """The place of the action with the best score, the first of equals."""
        found = 0
        for place in range(1, self.count):
            if self.scores[place] > self.scores[found]:
                found = place
        return found

    def pick(self, chance: Chance) -> int:
        """The place of an action, each as likely as its chance says."""
        total = 0
        for place in range(self.count):
            total += self.chances[place]
        left = chance.below(total)
        found = 0
        while left >= self.chances[found]:
            left -= self.chances[found]
            found += 1
        return found

    def _refuse_seat(self, board: Board, seat: int) -> None:
        if board.players > TABLE_SEATS:
            raise ValueError(f"a network looks at {TABLE_SEATS} seats, not at {board.players}")
        raise ValueError(f"seat {seat} is not one of 0 to {board.players - 1}")

    def _refuse_action(self, action: int) -> None:
        raise ValueError(f"the network knows {self._policy.count} actions, not action {action}")

    # --- The first layer ----------------------------------------------------------------------

    def _choose_rows(self) -> None:
        """The row that each lookup chooses; zeros choose none."""
        buffer = self._buffer
        chosen = 0
        for number in range(self._singles):
            at = 3 * number
            value = min(buffer.numbers[self._cells[at]], self._tops[at])
            self._chosen[chosen] = self._first_rows[number] + value - 1
            if value > 0:
                chosen += 1
        for number in range(self._singles, self._lookups):
            value = 0
            for at in range(3 * number, 3 * number + 3):
                found = min(max(buffer.numbers[self._cells[at]], 0), self._tops[at])
                value += found * self._strides[at]
            self._chosen[chosen] = self._first_rows[number] + value - 1
            if value > 0:
                chosen += 1
        self._n_chosen = chosen

    def _add_rows(self) -> None:
        """Eight rows at a time, so that a sum is read and written once for all of them."""
        for place in range(self._n_chosen, self._n_chosen + 7):
            self._chosen[place] = self._empty
        for unit in range(self._width):
            self._sums[unit] = self._rows_bias[unit]
        for eight in range((self._n_chosen + 7) // 8):
            self._add_eight(8 * eight)

    def _add_eight(self, at: int) -> None:
        a = self._chosen[at]
        b = self._chosen[at + 1]
        c = self._chosen[at + 2]
        d = self._chosen[at + 3]
        e = self._chosen[at + 4]
        f = self._chosen[at + 5]
        g = self._chosen[at + 6]
        h = self._chosen[at + 7]
        for unit in range(self._width):
            self._sums[unit] += (
                (self._rows[a, unit] + self._rows[b, unit])
                + (self._rows[c, unit] + self._rows[d, unit])
                + (self._rows[e, unit] + self._rows[f, unit])
                + (self._rows[g, unit] + self._rows[h, unit])
            )

    def _fill_first(self) -> None:
        """Divide the sums by their mean size; what is below 0 says nothing."""
        total = 0
        for unit in range(self._width):
            total += max(self._sums[unit], -self._sums[unit])
        mean = max(1, total // self._width)
        most = 8 * mean
        factor = 4194304 // mean
        for unit in range(self._width):
            self._first_units[unit] = (min(max(self._sums[unit], 0), most) * factor) >> 14

    # --- What is found ------------------------------------------------------------------------

    def _score_actions(self, board: Board, seat: int) -> None:
        self.count = 0
        if board.over == 0 and board.may_act(seat):
            board.fill_legal(seat)
            for place in range(board.n_legal):
                self.scores[place] = self._score(board, seat, board.legal_actions[place])
            self.count = board.n_legal
            self._share_out(self.scores, self.chances, self.count)

    def _score(self, board: Board, seat: int, action: int) -> int:
        if action >= self._policy.count:
            self._refuse_action(action)
        if board.is_double(seat, action):
            return -NEVER
        return self._policy.weigh(action, self._third_units) >> 12

    def _share_out(self, scores: list[int], shares: list[int], count: int) -> None:
        """Shares in 65536, by the exponentials of the scores."""
        best = scores[0]
        for place in range(1, count):
            best = max(best, scores[place])
        total = 0
        for place in range(count):
            shares[place] = self._exponentials[min(best - scores[place], LAST_EXP)]
            total += shares[place]
        for place in range(count):
            shares[place] = self._share(shares[place], total)

    def _share(self, part: int, total: int) -> int:
        return part * 65536 // total

    def _tell_outcomes(self, players: int) -> None:
        """Points and shares in the win; nothing for seats that are not there."""
        for seat in range(TABLE_SEATS):
            self.points[seat] = 0
            self.wins[seat] = 0
        for seat in range(players):
            beyond = (self._outcome.weigh(seat, self._value_units) * self.scale) >> 12
            self.points[seat] = beyond + self._guess(seat)
            win = self._outcome.weigh(TABLE_SEATS + seat, self._value_units)
            self._win_scores[seat] = win >> 12
        self._share_out(self._win_scores, self.wins, players)

    def _guess(self, seat: int) -> int:
        """Final points as they are guessed from a few numbers that are seen."""
        buffer = self._buffer
        total = 0
        for at in range(8 * seat, 8 * seat + 8):
            total += max(buffer.numbers[self._guess_cells[at]], 0) * self._guess_counts[at]
        return total


def cells_of(lookup: Lookup) -> int:
    return len(lookup.cells)


def block_of(file: NetworkFile, name: str, more: int = 0) -> memoryview:
    """An array of the file as the engine reads it, with so many rows of zeros behind it."""
    code, shape = file.header.shapes()[name]
    found = arrays.block(code, shape[0] + more, *shape[1:])
    numbers = memoryview(file.arrays[name]).cast("B")
    found.cast("B")[: len(numbers)] = numbers
    return found


def layer_of(file: NetworkFile, name: str) -> Layer:
    """With rows of zeros behind it that make a multiple of four."""
    _, shape = file.header.shapes()[name]
    more = -shape[0] % 4
    return Layer(shape, block_of(file, name, more), block_of(file, f"{name}_bias", more))
