"""The arena: processes that play games in batches, and the memory that they share with the learner.

There are two halves of games: while the processes play one step of the one, the learner looks at
the other.
"""

import mmap
import multiprocessing
from dataclasses import dataclass
from math import prod
from multiprocessing.connection import Connection
from typing import Any

import numpy

from barrowgate.bots.net.header import SEATS
from barrowgate.core.batch import Batch
from barrowgate.core.chance import Chance
from barrowgate.games import entry
from barrowgate.lab.seeds import derive

HALVES = 2
SPREAD = 180  # decisions a seat: games begin at different times, so that they do not end together
WATCHED = 4  # every so many steps somebody looks on who does not decide
STOP = -1


@dataclass(frozen=True)
class Field:
    """Who plays: the game, the number of seats in each process, games in each half of it."""

    game: str
    seats: tuple[int, ...]
    games: int
    seed: int

    @property
    def rows(self) -> int:
        """Games in one half."""
        return len(self.seats) * self.games

    @property
    def players(self) -> Any:
        """The number of seats, by row."""
        return numpy.repeat(numpy.array(self.seats), self.games)

    @property
    def watchers(self) -> Any:
        """Who looks on while another decides, by row: so many places behind it; 0 is nobody."""
        others = numpy.maximum(self.players - 1, 1)
        return numpy.where(self.players > 1, 1 + numpy.arange(self.rows) % others, 0)


class Shared:
    """Blocks of numbers, by half and row, that all processes read and write."""

    def __init__(self, rows: int, width: int, actions: int) -> None:
        self.observations = _block(numpy.int16, HALVES, rows, width)
        self.watched = _block(numpy.int16, HALVES, rows, width)
        self.masks = _block(numpy.uint8, HALVES, rows, actions)
        self.seats = _block(numpy.int8, HALVES, rows)
        self.actions = _block(numpy.int32, HALVES, rows)
        self.over = _block(numpy.uint8, HALVES, rows)
        self.points = _block(numpy.int32, HALVES, rows, SEATS)
        self.wins = _block(numpy.float32, HALVES, rows, SEATS)


def _block(kind: Any, *shape: int) -> Any:
    """Zeros in memory that processes started from here have in common."""
    size = prod(shape) * numpy.dtype(kind).itemsize
    return numpy.frombuffer(mmap.mmap(-1, size), dtype=kind).reshape(shape)


class Arena:
    """Games in several processes. ``play`` starts a step of one half, ``wait`` ends it."""

    def __init__(self, field: Field) -> None:
        game: Any = entry(field.game).make(max(field.seats))
        self.field = field
        self.shared = Shared(field.rows, game.layout.width, len(game.catalogue))
        context = multiprocessing.get_context("fork")
        self._lines: list[Connection] = []
        for number in range(len(field.seats)):
            ours, theirs = context.Pipe()
            work = (field, number, self.shared, theirs)
            context.Process(target=_attend, args=work, daemon=True).start()
            self._lines.append(ours)
        for _ in range(HALVES):
            self.wait()

    def play(self, half: int) -> None:
        for line in self._lines:
            line.send(half)

    def wait(self) -> None:
        for line in self._lines:
            line.recv()

    def close(self) -> None:
        self.play(STOP)


def _attend(field: Field, number: int, shared: Shared, line: Connection) -> None:
    """One process: it shows both halves, then plays whichever it is told to."""
    rows = slice(number * field.games, (number + 1) * field.games)
    batches = [_begin(field, number, half) for half in range(HALVES)]
    for half, batch in enumerate(batches):
        _show(batch, shared, half, rows)
        _watch(batch, field, shared, half, rows)
        line.send(half)
    steps = [0] * HALVES
    half = line.recv()
    while half != STOP:
        batch = batches[half]
        steps[half] += 1
        batch.step(shared.actions[half, rows])
        shared.over[half, rows] = batch.over
        if batch.over.any():
            _tell_results(batch, shared, half, rows)
            batch.restart()
        _show(batch, shared, half, rows)
        if steps[half] % WATCHED == 0:
            _watch(batch, field, shared, half, rows)
        line.send(half)
        half = line.recv()


def _begin(field: Field, number: int, half: int) -> Batch:
    """Games that have been played at random for a while, for a different time in each batch."""
    seed = derive(field.seed, number, half)
    game: Any = entry(field.game).make(field.seats[number])
    batch = Batch(game, field.games, seed, skip_forced=True, distinct=True)
    chance = Chance()
    chance.seed(derive(seed, 1))
    share = (number * HALVES + half) / (len(field.seats) * HALVES)
    for _ in range(int(share * SPREAD * game.seats)):
        batch.step(batch.choose(chance))
        if batch.over.any():
            batch.restart()
    return batch


def _show(batch: Batch, shared: Shared, half: int, rows: slice) -> None:
    shared.observations[half, rows] = batch.observations
    shared.masks[half, rows] = batch.masks
    shared.seats[half, rows] = batch.seats


def _watch(batch: Batch, field: Field, shared: Shared, half: int, rows: slice) -> None:
    """What a seat that does not decide sees of the same moment."""
    if batch.players > 1:
        watchers = (batch.seats + field.watchers[rows]) % batch.players
        shared.watched[half, rows] = batch.observe(watchers.astype(numpy.int32))


def _tell_results(batch: Batch, shared: Shared, half: int, rows: slice) -> None:
    """Net points and the share in the win of each seat, for the games that are over."""
    ended = numpy.flatnonzero(batch.over)
    best = (batch.places[ended] == 1).astype(numpy.float32)
    shared.points[half, rows.start + ended, : batch.players] = batch.net_scores[ended]
    shared.wins[half, rows.start + ended, : batch.players] = best / best.sum(1, keepdims=True)
