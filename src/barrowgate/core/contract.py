"""The contract: what every game offers to bots, tables, laboratories and people.

A ``Game`` describes a game at a table (seats, options, components) and never changes; it makes
``Position``s, which do. Actions are small integers from the game's ``Catalogue``. Any whole number
of up to 63 bits may be given for a seat or an action, including NumPy's; floats are a TypeError.
Beyond 63 bits the compiled engine raises OverflowError.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from barrowgate.core.chance import Chance
from barrowgate.core.components.differing import Difference
from barrowgate.core.layout import Layout
from barrowgate.core.notation import Catalogue
from barrowgate.core.weights import Weights

View = dict[str, Any]  # JSON-able facts that one seat may know
Lying = list[list[int]]  # the cards that lie in each place, as views look for them


class Seen(Protocol):
    """What one seat has seen: it holds no hidden card and no generator, and never changes."""

    seat: int

    def view(self) -> View:
        """What the seat may know; read it, do not change it."""

    def legal(self) -> list[int]: ...
    def determinize(self, seed: int) -> "Position":
        """A position with the unknown dealt at random.

        Every deal in which all actions so far were legal, and all that was seen was seen, is
        equally likely.
        """

    def determinize_into(self, position: Any, seed: int) -> None:
        """The same into a position of this game and table that is no longer needed."""

    def to_bytes(self) -> bytes:
        """What was seen, without anything hidden; ``Game.seen_from_bytes`` reads it."""


class Position(Protocol):
    """The state of one game; see the module for the meaning of seats and actions."""

    def actors(self) -> list[int]:
        """Seats that may act now, in the order in which a program asks them; empty at the end."""

    def legal(self, seat: int) -> list[int]:
        """Legal actions of a seat, ascending; empty when it may not act."""

    def play(self, seat: int, action: int) -> None:
        """Apply one action, or raise IllegalAction and leave the position untouched."""

    def why_not(self, seat: int, action: int) -> int:
        """0 when the action is legal now, else the number of the reason (Game.reason_key)."""

    def copy(self) -> "Position": ...
    def to_bytes(self) -> bytes: ...
    def view(self, seat: int) -> View:
        """What this seat may know; seat -1 is an onlooker."""

    def views(self) -> list[View]:
        """The view of each seat in order, then the onlooker's; cheaper than one after the other.

        What several readers may know is the same object in their views: read it, do not change it.
        """

    def seen_by(self, seat: int) -> Seen: ...
    def scores(self) -> list[int]: ...
    def standing(self) -> list[int]:
        """The place of each seat, 1 is best; equal numbers share a place."""

    @property
    def is_over(self) -> bool: ...
    @property
    def n_actions(self) -> int:
        """Actions played so far."""

    def undo_floor(self, seat: int) -> int:
        """The number of actions down to which this seat may take back its newest actions."""

    def watch(self) -> None:
        """From now on rules note what happens; read with ``take_events``."""

    @property
    def known_events(self) -> int:
        """How much of the event buffer precedes what the newest action revealed."""

    def take_events(self) -> list[int]:
        """Events since the last call, EVENT_WIDTH numbers each (core.events)."""


class Game(Protocol):
    """An immutable description of one game at one table."""

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Mapping[str, str]:
        """Every table option with its value, in a fixed order."""

    @property
    def option_defaults(self) -> Mapping[str, str]:
        """What each option means where a record does not have it; it never changes."""

    @property
    def rules_version(self) -> int:
        """The version of the rules that is played; older ones are kept for older records."""

    @property
    def edition(self) -> str: ...
    @property
    def components_digest(self) -> str: ...
    @property
    def components_changes(self) -> str:
        """The user's own components as one line of JSON, '' when the shipped ones are used."""

    @property
    def components_differences(self) -> Sequence[Difference]:
        """What the user's own components make another, value by value."""

    @property
    def catalogue(self) -> Catalogue: ...
    @property
    def longest_game(self) -> int:
        """No game has more actions than this."""

    def start(self, seed: int) -> Position: ...
    def from_bytes(self, data: bytes) -> Position:
        """A position that ``to_bytes`` wrote, or FormatError.

        Damage is noticed, and so is what contradicts itself: seats, cards, counts, frames. That
        every position can be reached is not checked: bytes come from a trusted place, or a record
        travels in their place.
        """

    def seen_from_bytes(self, data: bytes) -> Seen:
        """What ``Seen.to_bytes`` wrote, or FormatError; a whole position is refused."""

    def reason_key(self, number: int) -> str:
        """The words of a reason are under this key in locales/."""


class ObservedPosition(Position, Protocol):
    """A position for search and learning: cheap copies, random play, the view as numbers."""

    def copy(self) -> "ObservedPosition": ...
    def copy_into(self, new: Any) -> None:
        """Copy into a position of the same game and table that is no longer needed."""

    def reseed(self, seed: int) -> None:
        """Give a position (a copy, as a rule) other chance from now on.

        Dice, draws and shuffles to come are those of the seed. What lies somewhere already stays:
        hands, choices made face down, and in Loyang the order of private piles; the draw decks of
        both games have no order, so all draws change. Other hands and piles, as far as a seat
        cannot know them, come from ``seen_by(seat).determinize(seed)``.
        """

    def distinct(self, seat: int) -> list[int]:
        """The legal actions, without those that do the same to equal things as a lower one."""

    def net_scores(self) -> list[int]:
        """The scores with everything that a seat owes counted in full, for learning.

        In Loyang a loan costs a step on the path at the end, but not below its first space: here
        it always does, during the game and at its end.
        """

    def playout(
        self, chance: Chance, most: int, until: str = "end", weights: Weights | None = None
    ) -> int:
        """Random actions of the first actors, at most ``most``; returns how many.

        It goes to the end of the game, of the "turn" or of the "round". Actions are equally likely,
        or as their weights say.
        """

    def observation(self, seat: int) -> bytes:
        """What this seat may know, an int16 for each number; Game.layout names them."""

    def observe(self, seat: int, row: object) -> None:
        """The same, into a writable row of int16 that is there: NumPy's, array("h"), ..."""


class ObservedGame(Game, Protocol):
    """A game that can be played in batches (core.batch): its positions are boards."""

    @property
    def layout(self) -> Layout:
        """The parts of an observation."""

    def start(self, seed: int) -> ObservedPosition: ...
    def blank(self) -> ObservedPosition:
        """A position of this table before anything is dealt; ``set_up(seed)`` deals."""
