"""The tree of a search: decisions, the actions at each of them, and what came of them.

A node is a decision of one seat, an edge one of its actions. Each simulation gets a board of its
own, dealt anew as the seat at the root knows it, and plays on from there: at known decisions the
action that promises most, its worth and the network's prior together (PUCT), until a decision is
reached that is new or the game is over. From there others play on as the network would, until the
seat at the root decides. Then the network says what every seat can expect, and each edge on the way
learns what it brought the seat that chose it.

After an action that revealed nothing an edge leads to one decision. Otherwise decisions are told
apart by what the seat at the root sees of them. Chance behind an edge is one of a few futures, as
many as the root of its visits: so decisions behind them are met again and thought through, and all
actions are tried on the same futures. Of an edge with many outcomes only the first ones get nodes;
the others are looked at all the same, so that its worth is the mean over all of them.

Nodes and edges lie in blocks that never grow; number 0 is none. Fractions are computed in the
same order by both engines, and with operations that are exact to the last bit everywhere.
"""

import math

from barrowgate.bots.net.network import Network
from barrowgate.bots.search import seen_key
from barrowgate.bots.thought import Thought
from barrowgate.bots.wishes import wishes
from barrowgate.core import arrays
from barrowgate.core.board import Board
from barrowgate.core.chance import Chance
from barrowgate.core.observation_buffer import ObservationBuffer

EXPLORE = 0.5  # how far priors lead away from what has proved good
EDGES = 16  # for each node, on average
DEEPEST = 256
MOST_OUTCOMES = 64  # of one edge that get nodes
BEYOND = 1.0e300  # all utilities
NO_KEY = 0


class Tree:
    """What a search knows; ``begin`` at a decision, then ``simulate`` on one deal after another."""

    __slots__ = (
        "_actions",
        "_base",
        "_buffer",
        "_children",
        "_decided",
        "_depth",
        "_edge_room",
        "_end_points",
        "_end_wins",
        "_explore",
        "_firsts",
        "_followers",
        "_futures",
        "_keys",
        "_least",
        "_looks",
        "_moments",
        "_most",
        "_n_edges",
        "_n_nodes",
        "_network",
        "_node_points",
        "_node_values",
        "_node_wins",
        "_outcomes",
        "_path",
        "_points",
        "_priors",
        "_reveals",
        "_seats",
        "_seen",
        "_siblings",
        "_utilities",
        "_values",
        "_visits",
        "_wins",
        "_wishes",
        "players",
        "room",
        "root",
        "seat",
    )
    root: int
    seat: int  # the one that decides at the root
    players: int
    room: int
    _network: Network
    _buffer: ObservationBuffer
    _explore: float
    _futures: Chance
    _base: int  # of the seeds of futures, another one whenever the tree begins anew
    # nodes
    _n_nodes: int
    _seats: memoryview
    _moments: memoryview  # actions played before
    _keys: memoryview  # what the seat at the root sees; 0 where another decides as was foreseen
    _looks: memoryview  # simulations that came here, with the one that made it
    _node_values: "memoryview[float]"  # sums of what they brought the seat that decides
    _node_points: "memoryview[float]"
    _node_wins: "memoryview[float]"
    _firsts: memoryview  # the edge of the lowest action
    _siblings: memoryview  # the next outcome of the edge that leads here
    # edges
    _n_edges: int
    _edge_room: int
    _actions: memoryview
    _priors: "memoryview[float]"  # 0 for an action that does the same as a lower one
    _visits: memoryview
    _values: "memoryview[float]"
    _points: "memoryview[float]"
    _wins: "memoryview[float]"
    _children: memoryview  # the newest outcome
    _outcomes: memoryview  # how many have nodes
    _followers: memoryview  # the edge of the next action
    # the newest simulation: its way, and what it brought each seat of the table
    _seen: int  # the key of its newest decision, or none
    _depth: int
    _reveals: int  # actions on its way that revealed something
    _decided: list[int]
    _path: list[int]
    _end_points: list[float]
    _end_wins: list[float]
    _utilities: list[float]
    # what each seat has met so far
    _least: list[float]
    _most: list[float]
    _wishes: list[float]

    def __init__(
        self, network: Network, room: int, explore: float = EXPLORE, seed: int = 0
    ) -> None:
        """Room for so many decisions besides the root; futures come from the seed."""
        self._network = network
        self._buffer = ObservationBuffer()
        self._explore = explore
        self._futures = Chance()
        self._futures.seed(seed)
        self._base = 0
        self.room = room + 2
        self._make_nodes()
        self._make_edges()
        self._decided = [0] * 256
        self._path = [0] * 256
        self._end_points = [0.0] * 4
        self._end_wins = [0.0] * 4
        self._utilities = [0.0] * 4
        self._least = [0.0] * 4
        self._most = [0.0] * 4
        self._wishes = [0.0] * 8
        self.root = 0
        self.seat = -1
        self.players = 0
        self._n_nodes = 1
        self._n_edges = 1
        self._depth = 0
        self._reveals = 0
        self._seen = NO_KEY

    def _make_nodes(self) -> None:
        self._seats = arrays.block("b", self.room)
        self._moments = arrays.block("i", self.room)
        self._keys = arrays.block("Q", self.room)
        self._looks = arrays.block("i", self.room)
        self._node_values = arrays.fractions(self.room)
        self._node_points = arrays.fractions(self.room)
        self._node_wins = arrays.fractions(self.room)
        self._firsts = arrays.block("i", self.room)
        self._siblings = arrays.block("i", self.room)

    def _make_edges(self) -> None:
        self._edge_room = EDGES * self.room + 1024  # those of the root fit always
        self._actions = arrays.block("h", self._edge_room)
        self._priors = arrays.fractions(self._edge_room)
        self._visits = arrays.block("i", self._edge_room)
        self._values = arrays.fractions(self._edge_room)
        self._points = arrays.fractions(self._edge_room)
        self._wins = arrays.fractions(self._edge_room)
        self._children = arrays.block("i", self._edge_room)
        self._outcomes = arrays.block("i", self._edge_room)
        self._followers = arrays.block("i", self._edge_room)

    # --- The root -----------------------------------------------------------------------------

    def begin(self, board: Board, seat: int, wanted: int) -> None:
        """Make a decision the root: one that is known already, or else the first of a new tree.

        A known one is kept when there is room for as many simulations as are wanted in all.
        """
        found = 0
        if seat == self.seat and board.players == self.players:
            found = self._find_known(board)
        if found > 0 and self._n_nodes + wanted - self._looks[found] < self.room:
            self.root = found
        else:
            self._forget(board.players, seat)
            self._look(board)
            self._see(board)
            self.root = self._add_node(board, seat)
            self._begin_sums(self.root)

    def _find_known(self, board: Board) -> int:
        """The decision that looks the same to the seat at the root, the one met most; or 0."""
        self._see(board)
        found = 0
        for node in range(1, self._n_nodes):
            if (
                self._keys[node] == self._seen
                and self._seats[node] == self.seat
                and self._looks[node] > self._looks[found]
            ):
                found = node
        return found

    def _forget(self, players: int, seat: int) -> None:
        """An empty tree for this seat at a table of so many."""
        self.players = players
        self.seat = seat
        self._n_nodes = 1
        self._n_edges = 1
        self._base = self._futures.next32()
        self._wishes = wishes(players)
        for other in range(4):
            self._least[other] = BEYOND
            self._most[other] = -BEYOND

    def _see(self, board: Board) -> None:
        """Remember what the seat at the root sees of a board, as one number."""
        board.write_observation(self.seat, self._buffer)
        self._seen = seen_key.key_of(self._buffer, self._network.numbers)

    # --- One simulation -----------------------------------------------------------------------

    def simulate(self, board: Board) -> None:
        """Play on from the root, on a board that was just dealt anew as its seat knows it."""
        self._depth = 0
        self._reveals = 0
        node = self.root
        while node > 0:
            node = self._step(board, node)
        self._back_up()

    def _step(self, board: Board, node: int) -> int:
        """Play one decision; the next one if it is known, 0 where the simulation ends."""
        seat = self._seats[node]
        edge = self._select(board, node)
        if edge == 0:
            self._end(board, seat, 0)
            return 0
        self._decided[self._depth] = node
        self._path[self._depth] = edge
        self._depth += 1
        self._choose_future(board, edge)
        is_revealed = self._play(board, seat, self._actions[edge])
        if is_revealed:
            self._reveals += 1
        if board.over > 0:
            self._take_result(board)
            return 0
        return self._follow(board, edge, is_revealed)

    def _choose_future(self, board: Board, edge: int) -> None:
        """Chance behind an action: one of a few futures in turn, more the more it was tried."""
        visits = self._visits[edge]
        futures = 1
        while futures < MOST_OUTCOMES and (futures + 1) * (futures + 1) <= visits:
            futures += 1
        place = (self._reveals & 255) * MOST_OUTCOMES + visits % futures
        board.chance.seed(self._base ^ place)

    def _select(self, board: Board, node: int) -> int:
        """The edge to try among those that are legal on this board; 0 when there is none.

        Another seat may have actions on this board that it had on none before.
        """
        seat = self._seats[node]
        board.fill_legal(seat)
        if self._lacks_edges(board, node) and self._n_edges + board.n_legal <= self._edge_room:
            self._network.look(board, seat)
            self._add_edges(board, node)
        return self._most_promising(board, node)

    def _lacks_edges(self, board: Board, node: int) -> bool:
        edge = self._firsts[node]
        for place in range(board.n_legal):
            edge = self._edge_from(edge, board.legal_actions[place])
            if edge == 0 or self._actions[edge] != board.legal_actions[place]:
                return True
        return False

    def _edge_from(self, edge: int, action: int) -> int:
        """From an edge on, the first one of this action or a higher one; or 0."""
        found = edge
        while found > 0 and self._actions[found] < action:
            found = self._followers[found]
        return found

    def _most_promising(self, board: Board, node: int) -> int:
        """PUCT: worth, and more for a high prior and few visits.

        An action never tried is worth what the decision is.
        """
        seat = self._seats[node]
        spread = max(self._most[seat] - self._least[seat], 0.0)
        reach = self._explore * spread * math.sqrt(self._looks[node])
        untried = self._node_values[node] / self._looks[node]
        best = 0
        most = -BEYOND
        edge = self._firsts[node]
        for place in range(board.n_legal):
            edge = self._edge_from(edge, board.legal_actions[place])
            if edge == 0:
                break
            if self._actions[edge] == board.legal_actions[place] and self._priors[edge] > 0:
                promise = self._worth(edge, untried)
                promise += reach * self._priors[edge] / (1 + self._visits[edge])
                if promise > most or (promise == most and self._priors[edge] > self._priors[best]):
                    best = edge
                    most = promise
        return best

    def _worth(self, edge: int, untried: float) -> float:
        """The mean utility of an action to the seat that decides."""
        if self._visits[edge] == 0:
            return untried
        return self._values[edge] / self._visits[edge]

    def _play(self, board: Board, seat: int, action: int) -> bool:
        """Play an action, and forced ones behind it; was anything revealed?"""
        board.advance(seat, action)
        revealed = board.revealed
        looking = board.over == 0
        while looking:
            actor = board.first_actor()
            board.fill_legal(actor)
            looking = board.is_forced(actor)
            if looking:
                board.advance(actor, board.legal_actions[0])
                revealed += board.revealed
                looking = board.over == 0
        return revealed > 0

    def _follow(self, board: Board, edge: int, is_revealed: bool) -> int:
        """The decision behind an edge if it is known; else look at it, and add it."""
        seat = board.first_actor()
        self._seen = NO_KEY
        if is_revealed:
            self._see(board)
        child = self._find_child(board, edge, seat)
        if child == 0 or self._depth >= DEEPEST:
            self._end(board, seat, edge if child == 0 else 0)
            return 0
        return child

    def _end(self, board: Board, seat: int, edge: int) -> None:
        """Look at the decision of a seat, and add it behind an edge, if that has room for it."""
        if seat == self.seat:
            self._look(board)
        node = 0
        if edge > 0 and self._outcomes[edge] < MOST_OUTCOMES and self._has_room(board, seat):
            node = self._add_child(board, edge, seat)
        if seat != self.seat:
            self._look_ahead(board)
        if node > 0:
            self._begin_sums(node)

    def _find_child(self, board: Board, edge: int, seat: int) -> int:
        """The outcome that this board is, as far as the seat at the root can see; or 0."""
        child = self._children[edge]
        while child > 0 and not (
            (self._seen == NO_KEY or self._keys[child] == self._seen)
            and self._seats[child] == seat
            and self._moments[child] == board.n_actions
        ):
            child = self._siblings[child]
        return child

    # --- Growing ------------------------------------------------------------------------------

    def _has_room(self, board: Board, seat: int) -> bool:
        board.fill_legal(seat)
        return self._n_nodes < self.room and self._n_edges + board.n_legal <= self._edge_room

    def _add_node(self, board: Board, seat: int) -> int:
        """A decision, with an edge for each legal action and the priors of who decides there.

        One of the seat at the root was just looked at.
        """
        node = self._n_nodes
        self._n_nodes += 1
        self._seats[node] = seat
        self._moments[node] = board.n_actions
        self._keys[node] = self._seen
        self._looks[node] = 1
        self._firsts[node] = 0
        self._siblings[node] = 0
        if seat != self.seat:
            self._network.look(board, seat)
        self._add_edges(board, node)
        return node

    def _begin_sums(self, node: int) -> None:
        """With what the newest simulation brought."""
        seat = self._seats[node]
        self._node_values[node] = self._utilities[seat]
        self._node_points[node] = self._end_points[seat]
        self._node_wins[node] = self._end_wins[seat]

    def _add_child(self, board: Board, edge: int, seat: int) -> int:
        """The newest outcome of an edge; what the seat at the root decides it may meet again."""
        if seat == self.seat:
            self._see(board)
        node = self._add_node(board, seat)
        self._siblings[node] = self._children[edge]
        self._children[edge] = node
        self._outcomes[edge] += 1
        return node

    def _add_edges(self, board: Board, node: int) -> None:
        """An edge for every action of the newest look that has none, in ascending order."""
        seat = self._seats[node]
        before = 0
        for place in range(board.n_legal):
            action = board.legal_actions[place]
            after = self._firsts[node] if before == 0 else self._followers[before]
            while after > 0 and self._actions[after] < action:
                before = after
                after = self._followers[after]
            if after == 0 or self._actions[after] > action:
                edge = self._add_edge(action, self._prior(board, seat, place), after)
                if before == 0:
                    self._firsts[node] = edge
                else:
                    self._followers[before] = edge
                before = edge

    def _add_edge(self, action: int, prior: float, after: int) -> int:
        edge = self._n_edges
        self._n_edges += 1
        self._actions[edge] = action
        self._priors[edge] = prior
        self._visits[edge] = 0
        self._values[edge] = 0.0
        self._points[edge] = 0.0
        self._wins[edge] = 0.0
        self._children[edge] = 0
        self._outcomes[edge] = 0
        self._followers[edge] = after
        return edge

    def _prior(self, board: Board, seat: int, place: int) -> float:
        """The network's chance; never quite 0, but for an action that does the same as another."""
        chance = self._network.chances[place]
        if chance == 0 and board.is_double(seat, board.legal_actions[place]):
            return 0.0
        return max(chance, 1) / 65536.0

    # --- What it brings -----------------------------------------------------------------------

    def _look_ahead(self, board: Board) -> None:
        """Look at the next decision of the seat at the root; until then all play their best.

        The network has learnt to see from decisions of one's own.
        """
        looking = board.over == 0
        while looking:
            actor = board.first_actor()
            board.fill_legal(actor)
            place = 0
            if not board.is_forced(actor):
                looking = actor != self.seat
                if looking:
                    place = self._network.choose(board, actor)
            if looking:
                board.advance(actor, board.legal_actions[place])
                looking = board.over == 0
        if board.over > 0:
            self._take_result(board)
        else:
            self._look(board)

    def _look(self, board: Board) -> None:
        """What every seat can expect, as the network sees it with the eyes of the one at the root.

        Always the same eyes: what two seats make of a position differs by more than two actions do.
        """
        network = self._network
        network.look(board, self.seat)
        for place in range(self.players):
            other = (self.seat + place) % self.players
            self._end_points[other] = network.points[place] / 256.0
            self._end_wins[other] = network.wins[place] / 65536.0
        self._weigh()

    def _take_result(self, board: Board) -> None:
        """What every seat has in the end: all loans count, and who share the win share it."""
        winners = 0
        for seat in range(self.players):
            self._end_points[seat] = board.net_points(seat)
            self._end_wins[seat] = 0.0
            if board.place_of(seat) == 1:
                winners += 1
        for seat in range(self.players):
            if board.place_of(seat) == 1:
                self._end_wins[seat] = 1.0 / winners
        self._weigh()

    def _weigh(self) -> None:
        """The outcomes as each seat wishes for them."""
        for seat in range(self.players):
            utility = 0.0
            for place in range(self.players):
                other = (seat + place) % self.players
                utility += self._wishes[place] * self._end_points[other] / self._network.scale
                utility += self._wishes[4 + place] * self._end_wins[other]
            self._utilities[seat] = utility
            self._least[seat] = min(self._least[seat], utility)
            self._most[seat] = max(self._most[seat], utility)

    def _back_up(self) -> None:
        """Each decision on the way learns what it brought its own seat."""
        for step in range(self._depth):
            node = self._decided[step]
            edge = self._path[step]
            seat = self._seats[node]
            self._looks[node] += 1
            self._node_values[node] += self._utilities[seat]
            self._node_points[node] += self._end_points[seat]
            self._node_wins[node] += self._end_wins[seat]
            self._visits[edge] += 1
            self._values[edge] += self._utilities[seat]
            self._points[edge] += self._end_points[seat]
            self._wins[edge] += self._end_wins[seat]

    # --- What is thought of the root ----------------------------------------------------------

    def visits(self) -> int:
        """Simulations that went through the root."""
        return self._looks[self.root] - 1

    def best(self) -> int:
        """The action with the most visits; among equals the one of more worth, or prior."""
        return self._actions[self._best_edge()]

    def _best_edge(self) -> int:
        best = self._firsts[self.root]
        edge = self._followers[best]
        while edge > 0:
            if self._is_better(edge, best):
                best = edge
            edge = self._followers[edge]
        return best

    def _is_better(self, edge: int, other: int) -> bool:
        if self._visits[edge] != self._visits[other]:
            return self._visits[edge] > self._visits[other]
        worth = self._worth(edge, 0.0)
        against = self._worth(other, 0.0)
        if worth != against:
            return worth > against
        return self._priors[edge] > self._priors[other]

    def lead(self) -> int:
        """How many more visits the best action has than any other."""
        best = self._best_edge()
        second = 0
        edge = self._firsts[self.root]
        while edge > 0:
            if edge != best:
                second = max(second, self._visits[edge])
            edge = self._followers[edge]
        return self._visits[best] - second

    def certainty(self) -> float:
        """The largest prior of an action at the root."""
        found = 0.0
        edge = self._firsts[self.root]
        while edge > 0:
            found = max(found, self._priors[edge])
            edge = self._followers[edge]
        return found

    def thoughts(self) -> list[Thought]:
        """What is thought of each action at the root, the best first."""
        edges = []
        edge = self._firsts[self.root]
        while edge > 0:
            if self._priors[edge] > 0:
                edges.append(edge)
            edge = self._followers[edge]
        found = [self._thought(edge) for edge in edges]
        return sorted(found, key=lambda thought: (-thought.visits, -thought.utility))

    def _thought(self, edge: int) -> Thought:
        node, visits = self.root, self._visits[edge]
        sums = (self._points[edge], self._wins[edge], self._values[edge])
        if visits == 0:
            sums = (self._node_points[node], self._node_wins[node], self._node_values[node])
        points, win, utility = (total / (visits or self._looks[node]) for total in sums)
        return Thought(self._actions[edge], visits, self._priors[edge], points, win, utility)
