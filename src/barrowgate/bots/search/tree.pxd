# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from libc cimport math
from barrowgate.bots.net.network cimport Network
from barrowgate.bots.search cimport seen_key
from barrowgate.core.board cimport Board
from barrowgate.core.chance cimport Chance
from barrowgate.core.observation_buffer cimport ObservationBuffer

cdef int DEEPEST
cdef int MOST_OUTCOMES
cdef double BEYOND
cdef int NO_KEY
@cython.final
cdef class Tree:
    cdef signed char[::1] _seats
    cdef int[::1] _moments
    cdef unsigned long long[::1] _keys
    cdef int[::1] _looks
    cdef double[::1] _node_values
    cdef double[::1] _node_points
    cdef double[::1] _node_wins
    cdef int[::1] _firsts
    cdef int[::1] _siblings
    cdef short[::1] _actions
    cdef double[::1] _priors
    cdef int[::1] _visits
    cdef double[::1] _values
    cdef double[::1] _points
    cdef double[::1] _wins
    cdef int[::1] _children
    cdef int[::1] _outcomes
    cdef int[::1] _followers
    cdef int[256] _decided
    cdef int[256] _path
    cdef double[4] _end_points
    cdef double[4] _end_wins
    cdef double[4] _utilities
    cdef double[4] _least
    cdef double[4] _most
    cdef double[8] _wishes
    cdef readonly int root
    cdef readonly int seat
    cdef readonly int players
    cdef readonly int room
    cdef Network _network
    cdef ObservationBuffer _buffer
    cdef double _explore
    cdef Chance _futures
    cdef unsigned long long _base
    cdef int _n_nodes
    cdef int _n_edges
    cdef int _edge_room
    cdef unsigned long long _seen
    cdef int _depth
    cdef int _reveals
    cdef int _make_nodes(self) except -1
    cdef int _make_edges(self) except -1
    cpdef void begin(self, Board board, int seat, int wanted) except *
    cdef int _find_known(self, Board board) except? -1
    cdef int _forget(self, int players, int seat) except -1
    cdef int _see(self, Board board) except -1
    cpdef void simulate(self, Board board) except *
    cdef int _step(self, Board board, int node) except? -1
    cdef int _choose_future(self, Board board, int edge) except -1
    cdef int _select(self, Board board, int node) except? -1
    cdef bint _lacks_edges(self, Board board, int node) except -1
    cdef int _edge_from(self, int edge, int action) except? -1
    cdef int _most_promising(self, Board board, int node) except? -1
    cdef double _worth(self, int edge, double untried) except? -1
    @cython.locals(looking=bint)
    cdef bint _play(self, Board board, int seat, int action) except -1
    cdef int _follow(self, Board board, int edge, bint is_revealed) except? -1
    cdef int _end(self, Board board, int seat, int edge) except -1
    cdef int _find_child(self, Board board, int edge, int seat) except? -1
    cdef bint _has_room(self, Board board, int seat) except -1
    cdef int _add_node(self, Board board, int seat) except? -1
    cdef int _begin_sums(self, int node) except -1
    cdef int _add_child(self, Board board, int edge, int seat) except? -1
    cdef int _add_edges(self, Board board, int node) except -1
    cdef int _add_edge(self, int action, double prior, int after) except? -1
    cdef double _prior(self, Board board, int seat, int place) except? -1
    @cython.locals(looking=bint)
    cdef int _look_ahead(self, Board board) except -1
    cdef int _look(self, Board board) except -1
    cdef int _take_result(self, Board board) except -1
    cdef int _weigh(self) except -1
    cdef int _back_up(self) except -1
    cpdef int visits(self) except? -1
    cpdef int best(self) except? -1
    cdef int _best_edge(self) except? -1
    cdef bint _is_better(self, int edge, int other) except -1
    cpdef int lead(self) except? -1
    cpdef double certainty(self) except? -1
