"""What the tests of every game (tests/every_game) must know of each: a Kit in tests/GAME/kit.py."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, cast

from hypothesis.strategies import SearchStrategy

from barrowgate.core.checks import Chooser
from barrowgate.core.game import BoxGame
from barrowgate.games import REGISTRY
from tests import properties
from tests.golden import Shelf
from tests.paragraphs import Paragraphs
from tests.perft import Table
from tests.scenes import Played


class Plan(Protocol):
    """One game to be played: everything that decides its course."""

    @property
    def seats(self) -> int: ...
    @property
    def chooser(self) -> str: ...
    @property
    def seed(self) -> int: ...
    @property
    def game(self) -> BoxGame[Any]: ...


class Ledger(Protocol):
    """What a game counts along, told by the events alone."""

    def enter(self, log: list[int]) -> None: ...
    def compare(self, position: Any) -> None:
        """The books agree with the position."""


class Met(Protocol):
    """What was met in some games."""

    def look(self, position: Any) -> None: ...
    def hear(self, log: list[int]) -> None: ...


Plans = Mapping[str, Sequence[Plan]]
"""Games in portions, each a test with this name."""


@dataclass(frozen=True)
class Watched:
    """A game in which every promise of the contract is checked every few actions."""

    plan: Plan
    every: int
    secrets: bool = True  # do seats hold something that others cannot know at these moments?


@dataclass(frozen=True)
class Games:
    """Which games are played, and by whom."""

    choosers: Mapping[str, Chooser]
    plan: Callable[[int, int, str, int], Plan]  # seats, table, chooser, seed
    normal: Plans
    long: Plans
    stubborn: Plans
    rare: Sequence[Plan] = ()
    """Games with what all normal ones do not see."""
    watched: Mapping[str, Watched] = field(default_factory=dict)
    watched_long: Mapping[str, Watched] = field(default_factory=dict)
    any_plan: SearchStrategy[Plan] = field(kw_only=True)
    longest_moment: int = field(kw_only=True)


@dataclass(frozen=True)
class Rules:
    """What holds in any game, and what is looked at in it."""

    check: Callable[[Any], None]  # the invariants
    ledger: Callable[[Any], Ledger]
    met: Callable[[], Met]
    unmet: Callable[[Any], set[str]]  # names of what a Met lacks
    open_chance: Collection[int] = ()
    """Chance that everybody sees and no view remembers, as kinds of events."""


@dataclass(frozen=True)
class Secrets:
    """What a seat cannot know."""

    permuted: Callable[[Any, Any, int, Random], Any]  # game, position, seat
    hidden_cards: Callable[[Any, int], list[int]]
    fits: Callable[[Any], bool] = lambda position: True
    """Is a position possible, after all that everybody saw? What invariants cannot say."""


@dataclass(frozen=True)
class Asking:
    """Questions, and what waits beneath them."""

    positions: Callable[[], Iterable[Any]]
    """Positions that meet every question between them."""
    waiting: frozenset[int]
    """Frames that act by themselves, and in these positions wait for an answer."""
    worded_elsewhere: frozenset[str] = frozenset()
    """Questions that have no sentence of their own: it depends on the step."""


@dataclass(frozen=True)
class Kit:
    """What is a game's own in the tests of every game."""

    name: str
    games: Games
    rules: Rules
    secrets: Secrets
    situations: Mapping[str, Callable[[], tuple[Played, str]]]
    """For each reason a table and the action that is refused there, or allowed."""
    shelf: Shelf
    correction: tuple[str, str]
    """A value in the shipped components, and what it might be corrected to."""
    perft: Table
    perft_steps: frozenset[str]  # steps that the table of counts must have
    perft_depth: int  # of every position in it, at least
    paragraphs: Paragraphs
    some_paragraphs: tuple[str, ...]  # the first and the last that is played, and some between
    ruling: str  # the letter of its rulings
    asking: Asking
    rulings_left_out: frozenset[int] = frozenset()

    @property
    def game(self) -> type[BoxGame[Any]]:
        return cast("type[BoxGame[Any]]", REGISTRY[self.name].game)

    def course(self, plan: Plan, most: int | None = None) -> Any:
        """The positions of a plan, one after the other (``properties.course``)."""
        return properties.course(plan.game, plan.seed, self.games.choosers[plan.chooser], most)

    def moment(self, plan: Plan, actions: int) -> Any:
        """The position of a plan after this many actions."""
        return properties.moment(plan.game, plan.seed, self.games.choosers[plan.chooser], actions)

    def check_plan(self, plan: Plan) -> None:
        """Play a game; every invariant, the books, and the range of every field, all along."""
        positions = self.course(plan)
        position = next(positions)
        ledger = self.rules.ledger(position)
        self.rules.check(position)
        longest = plan.game.longest_game
        for position in positions:
            ledger.enter(position.take_events())
            ledger.compare(position)
            self.rules.check(position)
            position.to_bytes()
            assert position.n_actions <= longest
        assert position.is_over
        assert position.actors() == []

    def __repr__(self) -> str:
        return f"Kit({self.name!r})"
