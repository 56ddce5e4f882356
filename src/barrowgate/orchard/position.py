"""The position: the state of an orchard, its rules, and the contract (``core.contract``)."""

from typing import TYPE_CHECKING

from barrowgate.core import codec, events
from barrowgate.core.bits import Bits
from barrowgate.core.chance import Chance
from barrowgate.core.codec import FormatError
from barrowgate.core.contract import View
from barrowgate.core.errors import IllegalAction
from barrowgate.core.position_bytes import WHOLE
from barrowgate.core.seen import Seen
from barrowgate.orchard import names

if TYPE_CHECKING:
    from barrowgate.orchard.game import Orchard

# The bytes of a position: two letters, and a version raised with every change of layout.
BYTES_KIND = b"TY"
BYTES_VERSION = 2
MOST = 10_000  # of anything that is counted


class Position:
    """One orchard at one moment; see ``core.contract`` for the meaning of each call."""

    def __init__(self, game: "Orchard") -> None:
        self.game = game
        self.chance = Chance()
        self.round = 1
        self.turn = names.HIDING
        self.acted = 0
        self.count = 0
        self.revealed = 0  # actions played when something was last revealed
        self.run_seat = -1
        self.run_start = 0  # where the newest actions of one seat began
        self.points = [0] * names.SEATS
        self.apples = [0] * names.SEATS
        self.basket = [0] * names.SEATS
        self.place = [names.GONE] + [names.DECK] * names.CARDS
        # Events belong to whoever watches, not to the position.
        self._log: list[int] | None = None
        self._known_until = -1  # where in the log the newest action revealed something

    # --- Who may do what -----------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.is_over:
            return []
        if self.turn == names.HIDING:
            return [seat for seat in range(self.game.seats) if self.basket[seat] == 0]
        return [self.turn]

    def legal(self, seat: int) -> list[int]:
        return [a for a in range(len(names.CATALOGUE)) if self.why_not(seat, a) == names.ALLOWED]

    def why_not(self, seat: int, action: int) -> int:
        if not 0 <= action < names.NOTHING:
            return names.NO_SUCH_ACTION
        if seat not in self.actors():
            return names.NOT_YOUR_TURN
        if (self.turn == names.HIDING) != (names.HIDE <= action < names.TAKE):
            return names.WRONG_TIME
        if action == names.EAT and self.apples[seat] == 0:
            return names.NO_APPLES
        is_done, may_be_done = action == names.DONE, self.acted == 1
        if action != names.EAT and self.turn != names.HIDING and is_done != may_be_done:
            return names.WRONG_TIME
        if action == names.DRAW and names.DECK not in self.place:
            return names.EMPTY_DECK
        if action >= names.PLAY and self.place[action - names.PLAY + 1] != seat + 1:
            return names.NO_CARD
        return names.ALLOWED

    def play(self, seat: int, action: int) -> None:
        reason = self.why_not(seat, action)
        if reason != names.ALLOWED:
            raise IllegalAction(seat, names.CATALOGUE.label(action), names.REASONS[reason])
        if seat != self.run_seat:
            self.run_seat, self.run_start = seat, self.count
        self.count += 1
        self._known_until = -1
        self._apply(seat, action)

    # --- What an action does --------------------------------------------------------------------

    def _apply(self, seat: int, action: int) -> None:
        if action == names.DONE:
            self._next_turn()
        elif action == names.EAT:
            self.apples[seat] -= 1
            self._score(seat, 1, action)
        elif names.HIDE <= action < names.TAKE:
            self.basket[seat] = action - names.HIDE + 1
            if not self.actors():
                self._open_baskets()
        else:
            self.acted = 1
            self._main_action(seat, action)

    def _main_action(self, seat: int, action: int) -> None:
        if action == names.ROLL:
            self._reveal()
            self._gain_apples(seat, self.chance.below(self.game.components["die"]) + 1, action)
        elif action == names.DRAW:
            self._reveal()
            card = self.draw(seat)
            if self._log is not None:
                events.whisper(self._log, names.EVENT_CARD, seat, card, 0, action)
        elif action < names.PLAY:
            self._gain_apples(seat, action - names.TAKE + 1, action)
        else:
            card = action - names.PLAY + 1
            self.place[card] = names.GONE
            self._score(seat, card, action)

    def _open_baskets(self) -> None:
        self._reveal()
        self.turn = 0
        chosen = self.basket[: self.game.seats]
        for seat in range(self.game.seats):
            alone = chosen.count(chosen[seat]) == 1 or self.game.options["basket"] == "shared"
            if alone and chosen[seat] == max(chosen):
                self._score(seat, chosen[seat], names.HIDE)

    def _next_turn(self) -> None:
        self.acted = 0
        self.turn += 1
        if self.turn == self.game.seats:
            self.turn = names.HIDING
            self.round += 1
            self.basket = [0] * names.SEATS

    def _reveal(self) -> None:
        """What follows could not be known before: it is neither taken back nor foretold."""
        self.revealed = self.count
        self._known_until = len(self._log or [])

    def draw(self, seat: int) -> int:
        """Any card of the deck, which has no order."""
        card = self._any_card(self.chance)
        self.place[card] = seat + 1
        return card

    def _any_card(self, chance: Chance) -> int:
        deck = self._deck()
        return deck[chance.below(len(deck))]

    def _deck(self) -> list[int]:
        return [card for card in range(1, names.CARDS + 1) if self.place[card] == names.DECK]

    def _gain_apples(self, seat: int, apples: int, cause: int) -> None:
        self.apples[seat] += apples
        if self._log is not None:
            events.note(self._log, names.EVENT_APPLES, seat, apples, 0, cause)

    def _score(self, seat: int, points: int, cause: int) -> None:
        self.points[seat] += points
        if self._log is not None:
            events.note(self._log, names.EVENT_POINTS, seat, points, 0, cause)

    # --- The rest of the contract ----------------------------------------------------------------

    def copy(self) -> "Position":
        new = Position(self.game)
        self.copy_into(new)
        return new

    def copy_into(self, new: "Position") -> None:
        """Copy into a position of the same game and table that is no longer needed."""
        if new.game != self.game:
            raise ValueError("a position is copied into one of the same game and table")
        bits = Bits()
        self._walk(bits)
        new._read(bits.to_bytes())

    def to_bytes(self) -> bytes:
        return self.to_bytes_for(WHOLE)

    def to_bytes_for(self, reader: int) -> bytes:
        """What a seat has seen, as bytes; the position was hidden from it."""
        bits = Bits()
        bits.number("seats", self.game.seats, 1, names.SEATS)
        bits.number("reader", reader, WHOLE, self.game.seats - 1)
        self._walk(bits)
        return codec.seal(BYTES_KIND, BYTES_VERSION, bits.to_bytes())

    def fill(self, data: bytes) -> int:
        """Read bytes of the same game; return whose they are."""
        bits = Bits()
        bits.read_from(codec.unseal(BYTES_KIND, BYTES_VERSION, data))
        seats = bits.number("seats", 0, 1, names.SEATS)
        if seats != self.game.seats:
            raise FormatError(f"the bytes are of a game of {seats}, not of {self.game.seats}")
        reader = bits.number("reader", 0, WHOLE, seats - 1)
        self._walk(bits)
        bits.finish()
        return reader

    def _read(self, data: bytes) -> None:
        bits = Bits()
        bits.read_from(data)
        self._walk(bits)

    def _walk(self, bits: Bits) -> None:
        """Every field, through the bits: written, or read anew."""
        self.chance.word = bits.word("word", self.chance.word)
        self.round = bits.number("round", self.round, 1, 4)
        self.turn = bits.number("turn", self.turn, names.HIDING, names.SEATS - 1)
        self.acted = bits.number("acted", self.acted, 0, 1)
        self.count = bits.number("count", self.count, 0, MOST)
        self.revealed = bits.number("revealed", self.revealed, 0, MOST)
        self.run_seat = bits.number("run_seat", self.run_seat, -1, names.SEATS - 1)
        self.run_start = bits.number("run_start", self.run_start, 0, MOST)
        self.points = [bits.number("points", number, 0, MOST) for number in self.points]
        self.apples = [bits.number("apples", number, 0, MOST) for number in self.apples]
        self.basket = [bits.number("basket", number, 0, names.BASKETS) for number in self.basket]
        self.place = [bits.number("place", at, names.DECK, names.GONE) for at in self.place]

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

    def views(self) -> list[View]:
        return [self.view(seat) for seat in (*range(self.game.seats), -1)]

    def _hand(self, seat: int) -> list[int]:
        """An onlooker has none; place 0 is the deck."""
        cards = range(1, names.CARDS + 1)
        return [card for card in cards if seat >= 0 and self.place[card] == seat + 1]

    def seen_by(self, seat: int) -> "Seen[Position]":
        known = self.copy()
        known.hide(seat)
        return Seen(known, seat)

    def hide(self, seat: int) -> None:
        """Lay what the seat cannot know in one order: the lowest cards into the hands."""
        if not -1 <= seat < self.game.seats:
            raise ValueError(f"seat {seat} is not one of -1 to {self.game.seats - 1}")
        self.chance.word = 0
        hidden = self._hidden_baskets(seat)
        self.basket = [1 if other in hidden else self.basket[other] for other in range(names.SEATS)]
        for other, size in self._take_hands(seat):
            for card in self._deck()[:size]:
                self.place[card] = other + 1

    def deal(self, seat: int, chance: Chance) -> None:
        """Deal anew what the seat cannot know, after ``hide``."""
        hidden = self._hidden_baskets(seat)
        self.basket = [
            chance.below(names.BASKETS) + 1 if other in hidden else self.basket[other]
            for other in range(names.SEATS)
        ]
        for other, size in self._take_hands(seat):
            for _ in range(size):
                self.place[self._any_card(chance)] = other + 1

    def _hidden_baskets(self, seat: int) -> list[int]:
        """Other seats whose basket is chosen and not yet open."""
        if self.turn != names.HIDING:
            return []
        others = (other for other in range(names.SEATS) if other != seat)
        return [other for other in others if self.basket[other] != 0]

    def _take_hands(self, seat: int) -> list[tuple[int, int]]:
        """Put the other hands back into the deck; return whose they were, and their sizes."""
        others = [other for other in range(self.game.seats) if other != seat]
        sizes = [(other, self.place.count(other + 1)) for other in others]
        known = (names.GONE, seat + 1)
        self.place = [at if at in known else names.DECK for at in self.place]
        return sizes

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
        return self._known_until if self._known_until >= 0 else len(self._log or [])

    def take_events(self) -> list[int]:
        taken, self._log = self._log or [], []
        return taken
