"""What a seat can expect at the end of a game: points, and a share in the win."""

from typing import Any, NamedTuple

from barrowgate.bots.net.network import Network

NOBODY = -1  # decides any more


class Expectation(NamedTuple):
    """Final points of a seat and its share in the win; also what was lost or gained of both."""

    points: float
    win: float

    def less(self, other: "Expectation") -> "Expectation":
        return Expectation(self.points - other.points, self.win - other.win)


class Outlook:
    """What a network sees at first sight. Boards that are given to it are played on."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def at(self, board: Any, seat: int) -> Expectation:
        """What the seat can expect, as the one who decides next sees it."""
        actor = _next_decision(board)
        if actor == NOBODY:
            return result_of(board, seat)
        self._network.look(board, actor)
        place = (seat - actor) % board.players
        return Expectation(self._network.points[place] / 256, self._network.wins[place] / 65536)

    def play_on(self, board: Any, seat: int, passed: int) -> None:
        """To a decision of the seat after so many others of its own, or to the end.

        Everybody does what the network thinks best.
        """
        actor, left = _next_decision(board), passed
        while actor != NOBODY and (actor != seat or left > 0):
            left -= actor == seat
            board.play(actor, board.legal(actor)[self._network.choose(board, actor)])
            actor = _next_decision(board)


def _next_decision(board: Any) -> int:
    """Play what is forced; whoever has a choice then."""
    while not board.is_over:
        actor: int = board.actors()[0]
        distinct = board.distinct(actor)
        if len(distinct) > 1:
            return actor
        board.play(actor, distinct[0])
    return NOBODY


def result_of(board: Any, seat: int) -> Expectation:
    """What the seat has at the end: all loans count, and who share the win share it."""
    places = board.standing()
    win = 1 / places.count(1) if places[seat] == 1 else 0.0
    return Expectation(board.net_scores()[seat], win)
