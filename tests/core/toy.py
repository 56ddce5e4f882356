"""A toy game that fulfils the contract: an orchard with cards, a die and a hidden choice.

Each round all seats secretly choose a basket; whoever alone chose the largest gets its number in
points. Then each seat, in order, makes one main action (take apples, roll for apples, draw a card
or play one for its number in points) and says done. Apples may be eaten for a point at any time
of one's turn.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from barrowgate.core import events, packing
from barrowgate.core.chance import Chance
from barrowgate.core.contract import View
from barrowgate.core.errors import IllegalAction, OptionError, quoted
from barrowgate.core.notation import Catalogue
from barrowgate.core.packing import Field
from barrowgate.core.record import Record

SEATS = 4
CARDS = 12
HAND = 2

DONE, EAT, ROLL, DRAW = 0, 1, 2, 3
HIDE = 4  # + basket - 1
TAKE = 7  # + apples - 1
PLAY = 10  # + card - 1
NOTHING = 22  # a number without a written form

NUMBERS = ("1", "2", "3")
CATALOGUE = Catalogue(
    [
        *("done", "eat", "roll", "draw"),
        *(f"hide {number}" for number in NUMBERS),
        *(f"take {number}" for number in NUMBERS),
        *(f"play {card}" for card in range(1, CARDS + 1)),
        None,
    ]
)

ALLOWED, NOT_YOUR_TURN, NO_SUCH_ACTION, WRONG_TIME, NO_APPLES, NO_CARD, EMPTY_DECK = range(7)
REASONS = (
    *("allowed", "not_your_turn", "no_such_action", "wrong_time"),
    *("no_apples", "no_card", "empty_deck"),
)

# Where a card lies: DECK, GONE, or seat + 1.
DECK, GONE = 0, 9

EVENT_APPLES, EVENT_POINTS, EVENT_CARD = 1, 2, 3

OPTIONS = {"rounds": ("2", "1", "3"), "basket": ("alone", "shared")}
COMPONENTS = {"die": 6, "apples": 0}

BYTES_KIND = b"TY"
BYTES_VERSION = 1
FIELDS = (
    Field("round", "b"),
    Field("turn", "b"),
    Field("acted", "b"),
    Field("count", "i"),
    Field("revealed", "i"),
    Field("run_seat", "b"),
    Field("run_start", "i"),
    Field("points", "i", SEATS),
    Field("apples", "h", SEATS),
    Field("basket", "b", SEATS),
    Field("place", "b", CARDS + 1),
)
CHANCE_FIELDS = (Field("word", "Q"),)
HIDING = -1  # turn while baskets are chosen


class ToyPosition:
    """The state of an orchard."""

    def __init__(self, game: "ToyGame") -> None:
        self.game = game
        self.chance = Chance()
        self.round = 1
        self.turn = HIDING
        self.acted = 0
        self.count = 0
        self.revealed = 0  # actions played when something was last revealed
        self.run_seat = -1
        self.run_start = 0  # where the newest actions of one seat began
        self.points = [0] * SEATS
        self.apples = [0] * SEATS
        self.basket = [0] * SEATS
        self.place = [GONE] + [DECK] * CARDS
        self._log: list[int] | None = None

    # --- Who may do what -----------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.is_over:
            return []
        if self.turn == HIDING:
            return [seat for seat in range(self.game.seats) if self.basket[seat] == 0]
        return [self.turn]

    def legal(self, seat: int) -> list[int]:
        return [a for a in range(len(CATALOGUE)) if self.why_not(seat, a) == ALLOWED]

    def why_not(self, seat: int, action: int) -> int:
        if not 0 <= action < NOTHING:
            return NO_SUCH_ACTION
        if seat not in self.actors():
            return NOT_YOUR_TURN
        if (self.turn == HIDING) != (HIDE <= action < TAKE):
            return WRONG_TIME
        if action == EAT and self.apples[seat] == 0:
            return NO_APPLES
        if action != EAT and self.turn != HIDING and (action == DONE) != (self.acted == 1):
            return WRONG_TIME
        if action == DRAW and DECK not in self.place:
            return EMPTY_DECK
        if action >= PLAY and self.place[action - PLAY + 1] != seat + 1:
            return NO_CARD
        return ALLOWED

    def play(self, seat: int, action: int) -> None:
        reason = self.why_not(seat, action)
        if reason != ALLOWED:
            raise IllegalAction(seat, CATALOGUE.label(action), REASONS[reason])
        if seat != self.run_seat:
            self.run_seat, self.run_start = seat, self.count
        self.count += 1
        self._apply(seat, action)

    def _apply(self, seat: int, action: int) -> None:
        if action == DONE:
            self._next_turn()
        elif action == EAT:
            self.apples[seat] -= 1
            self._score(seat, 1, action)
        elif HIDE <= action < TAKE:
            self.basket[seat] = action - HIDE + 1
            if not self.actors():
                self._open_baskets()
        else:
            self.acted = 1
            self._main_action(seat, action)

    def _main_action(self, seat: int, action: int) -> None:
        if action == ROLL:
            self.revealed = self.count
            self._gain_apples(seat, self.chance.below(self.game.components["die"]) + 1, action)
        elif action == DRAW:
            self.revealed = self.count
            card = self._draw(seat)
            if self._log is not None:
                events.whisper(self._log, EVENT_CARD, seat, card, 0, action)
        elif action < PLAY:
            self._gain_apples(seat, action - TAKE + 1, action)
        else:
            card = action - PLAY + 1
            self.place[card] = GONE
            self._score(seat, card, action)

    def _open_baskets(self) -> None:
        self.revealed = self.count
        self.turn = 0
        chosen = self.basket[: self.game.seats]
        for seat in range(self.game.seats):
            alone = chosen.count(chosen[seat]) == 1 or self.game.options["basket"] == "shared"
            if alone and chosen[seat] == max(chosen):
                self._score(seat, chosen[seat], HIDE)

    def _next_turn(self) -> None:
        self.acted = 0
        self.turn += 1
        if self.turn == self.game.seats:
            self.turn = HIDING
            self.round += 1
            self.basket = [0] * SEATS

    def _draw(self, seat: int) -> int:
        deck = [card for card in range(1, CARDS + 1) if self.place[card] == DECK]
        card = deck[self.chance.below(len(deck))]
        self.place[card] = seat + 1
        return card

    def _gain_apples(self, seat: int, apples: int, cause: int) -> None:
        self.apples[seat] += apples
        if self._log is not None:
            events.note(self._log, EVENT_APPLES, seat, apples, 0, cause)

    def _score(self, seat: int, points: int, cause: int) -> None:
        self.points[seat] += points
        if self._log is not None:
            events.note(self._log, EVENT_POINTS, seat, points, 0, cause)

    # --- The rest of the contract ----------------------------------------------------------------

    def copy(self) -> "ToyPosition":
        new = ToyPosition(self.game)
        self.chance.copy_into(new.chance)
        for each in FIELDS:
            value = getattr(self, each.name)
            setattr(new, each.name, list(value) if each.length else value)
        return new

    def to_bytes(self) -> bytes:
        body = bytearray()
        packing.pack(body, self, FIELDS)
        packing.pack(body, self.chance, CHANCE_FIELDS)
        return packing.seal(BYTES_KIND, BYTES_VERSION, body)

    def view(self, seat: int) -> View:
        seats = range(self.game.seats)
        return {
            "round": self.round,
            "points": self.points[: self.game.seats],
            "apples": self.apples[: self.game.seats],
            "hand_sizes": [self.place.count(other + 1) for other in seats],
            "hand": self._hand(seat),
            "basket": self.basket[seat] if seat >= 0 else 0,
        }

    def _hand(self, seat: int) -> list[int]:
        """An onlooker has none; place 0 is the deck."""
        return [card for card in range(1, CARDS + 1) if seat >= 0 and self.place[card] == seat + 1]

    def seen_by(self, seat: int) -> "ToySeen":
        return ToySeen(self, seat)

    def scores(self) -> list[int]:
        return self.points[: self.game.seats]

    def standing(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    @property
    def is_over(self) -> bool:
        return self.round > int(self.game.options["rounds"])

    @property
    def n_actions(self) -> int:
        return self.count

    def undo_floor(self, seat: int) -> int:
        if seat != self.run_seat:
            return self.count
        return max(self.revealed, self.run_start)

    def watch(self) -> None:
        self._log = []

    @property
    def known_events(self) -> int:
        return len(self._log or [])

    def take_events(self) -> list[int]:
        taken, self._log = self._log or [], []
        return taken


class ToySeen:
    """What one seat of an orchard has seen."""

    def __init__(self, position: ToyPosition, seat: int) -> None:
        self.seat = seat
        self._view = position.view(seat)
        self._legal = position.legal(seat)
        self._known = position.copy()
        self._known.chance.word = 0
        self._known.place = [p if p in (GONE, seat + 1) else DECK for p in position.place]
        if position.turn == HIDING:
            others = (s for s in range(SEATS) if s != seat)
            self._hidden = [s for s in others if position.basket[s] != 0]
        else:
            self._hidden = []
        for other in self._hidden:
            self._known.basket[other] = 1

    def view(self) -> View:
        return self._view

    def legal(self) -> list[int]:
        return self._legal

    def determinize(self, seed: int) -> ToyPosition:
        new = self._known.copy()
        new.chance.seed(seed)
        for other in self._hidden:
            new.basket[other] = new.chance.below(3) + 1
        for other, size in enumerate(self._view["hand_sizes"]):
            for _ in range(size if other != self.seat else 0):
                new._draw(other)
        return new


@dataclass(frozen=True)
class ToyGame:
    """The orchard at one table."""

    seats: int = 2
    options: Mapping[str, str] = field(
        default_factory=lambda: {name: values[0] for name, values in OPTIONS.items()}
    )
    components_changes: str = ""
    name: str = "toy-orchard"
    rules_version: int = 1
    edition: str = "first"

    @property
    def option_defaults(self) -> Mapping[str, str]:
        return {name: values[0] for name, values in OPTIONS.items()}

    @property
    def components(self) -> dict[str, int]:
        changes: dict[str, int] = json.loads(self.components_changes or "{}")
        return COMPONENTS | changes

    @property
    def components_digest(self) -> str:
        written = json.dumps(self.components, sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:16]

    @property
    def catalogue(self) -> Catalogue:
        return CATALOGUE

    @property
    def longest_game(self) -> int:
        """Hide, main action and done, and every apple eaten."""
        turns = int(self.options["rounds"]) * self.seats
        most_apples = max(self.components["die"], len(NUMBERS))
        return turns * (3 + most_apples) + self.seats * self.components["apples"]

    def start(self, seed: int) -> ToyPosition:
        position = ToyPosition(self)
        position.chance.seed(seed)
        for seat in range(self.seats):
            position.apples[seat] = self.components["apples"]
            for _ in range(HAND):
                position._draw(seat)
        return position

    def from_bytes(self, data: bytes) -> ToyPosition:
        body = packing.unseal(BYTES_KIND, BYTES_VERSION, data)
        position = ToyPosition(self)
        offset = packing.unpack(body, 0, position, FIELDS)
        packing.finish(body, packing.unpack(body, offset, position.chance, CHANCE_FIELDS))
        return position

    def reason_key(self, number: int) -> str:
        return REASONS[number]


def make(record: Record) -> ToyGame:
    """The orchard that a record's header describes."""
    if record.game != "toy-orchard":
        raise record.error("game", f"there is no game '{quoted(record.game)}'")
    if not 2 <= record.seats <= SEATS:
        raise OptionError(f"an orchard has 2 to {SEATS} seats")
    for name, value in record.options.items():
        if value not in OPTIONS.get(name, ()):
            raise record.error(
                f"option {name}", f"an orchard has no option {quoted(f'{name} {value}')}"
            )
    changes = json.loads(record.changes or "{}")
    for key, value in changes.items():
        if key not in COMPONENTS or not isinstance(value, int) or not 1 <= value <= 9:
            raise record.error("changes", f"'{key}' must be a number from 1 to 9")
    options = {name: values[0] for name, values in OPTIONS.items()} | record.options
    return ToyGame(record.seats, options, record.changes)


def play_randomly(game: ToyGame, seed: int) -> tuple[ToyPosition, list[tuple[int, int]]]:
    """A whole game between random players: its last position, and its seats and actions."""
    position = game.start(seed)
    chance = Chance()
    chance.seed(seed + 1)
    played = []
    while not position.is_over:
        actors = position.actors()
        seat = actors[chance.below(len(actors))]
        legal = position.legal(seat)
        action = legal[chance.below(len(legal))]
        position.play(seat, action)
        played.append((seat, action))
    return position, played
