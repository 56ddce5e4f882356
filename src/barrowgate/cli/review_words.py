"""The words of a review that the terminal and the page share."""

from typing import NamedTuple

from barrowgate.bots.judge import Measured
from barrowgate.cli.context import Context
from barrowgate.cli.many_games import score_of
from barrowgate.cli.parts import terminal_of
from barrowgate.cli.wording import Wording
from barrowgate.core.contract import Game, Seen
from barrowgate.core.record import Record
from barrowgate.lab import seeds
from barrowgate.lab.review import Decision, Event, SeatReview
from barrowgate.telling import Line, foresee
from barrowgate.telling.happened import TABLE
from barrowgate.telling.message import message


class Said(NamedTuple):
    """A turning point in words."""

    where: str
    lost: str
    played: str
    better: str
    brings: list[str]  # what the better action does next


class ReviewWords:
    """Speaks of one record."""

    def __init__(self, record: Record, game: Game, context: Context) -> None:
        self.record = record
        self.game = game
        self.context = context
        self.words = context.of_game(game.name)
        self.score = score_of(game.name, context)
        self.is_alone = game.seats == 1
        self._shown = terminal_of(game, record.players, self.words, context.symbols)

    @property
    def wording(self) -> Wording:
        return self._shown.wording

    def title(self) -> str:
        return self.words.say("review-title", game=self.context.title(self.game.name))

    def seat(self, review: SeatReview) -> str:
        return self.words.say("review-seat", seat=self.wording.seat(review.seat))

    def action(self, action: int) -> str:
        return self.game.catalogue.label(action)

    def summary(self, review: SeatReview) -> list[str]:
        """How many decisions, what was lost, and how much was luck."""
        mistakes, count = len(review.mistakes()), len(review.decisions)
        told = [self.words.say("review-decisions", count=count, fine=count - mistakes)]
        if mistakes:
            told.append(self.words.say("review-lost", lost=self.measured(review.lost())))
        if review.events:
            luck = self.measured(review.luck(), is_signed=True)
            told.append(self.words.say("review-luck", luck=luck, count=len(review.events)))
        told += self._fortune("review-luckiest", review.luckiest(), review.seat)
        return told + self._fortune("review-unluckiest", review.unluckiest(), review.seat)

    def _fortune(self, key: str, event: Event | None, reader: int) -> list[str]:
        if event is None:
            return []
        what = "; ".join(self._told(self._shown.teller.happened([event.log], reader)))
        luck = self.measured(event.luck, is_signed=True)
        known = what or self.words.say("review-nothing-told")
        return [self.words.say(key, action=event.number, luck=luck, what=known)]

    def turning_point(self, decision: Decision) -> Said:
        best, seen = decision.judgement.best, decision.seen
        when = self._shown.headline(seen.view())
        return Said(
            where=self.words.say("review-where", action=decision.number, when=when),
            lost=self.words.say("review-loses", lost=self.measured(decision.judgement.lost)),
            played=self.action(decision.taken),
            better=self.action(best),
            brings=self._brings(seen, best, decision.number) or [self.words.say("hint-unknown")],
        )

    def _brings(self, seen: Seen, action: int, number: int) -> list[str]:
        """What an action would have done, and what would have been asked then.

        Its chance comes from the record: the same record is told in the same words.
        """
        seed = seeds.derive(self.record.seed, number, seen.seat)
        foreseen = foresee(self._shown.teller, seen, action, seed)
        told = self._told(foreseen.lines)
        if foreseen.further is not None:
            then = message("preview-then", question=foreseen.further.question)
            told.append(self.wording.tell(then))
        return told

    def _told(self, lines: list[Line]) -> list[str]:
        return [self._line(line) for line in lines]

    def _line(self, line: Line) -> str:
        said = self.words.say("phrase-separator").join(
            self.wording.tell(phrase) for phrase in line.phrases
        )
        if line.seat == TABLE:
            return said
        return self.wording.seat(line.seat) + self.words.say("name-separator") + said

    def measured(self, found: Measured, is_signed: bool = False) -> str:
        """``VP 3.1 ± 0.4, win 12.0 ± 3.0 %``; alone without the win."""
        points = self.points(found, is_signed)
        if self.is_alone:
            return self.words.say("review-points", score=self.score, points=points)
        win = self.win(found, is_signed)
        return self.words.say("review-both", score=self.score, points=points, win=win)

    def points(self, found: Measured, is_signed: bool = False) -> str:
        return self._with_error(found.mean.points, found.error.points, is_signed)

    def win(self, found: Measured, is_signed: bool = False) -> str:
        """In hundredths."""
        return self._with_error(100 * found.mean.win, 100 * found.error.win, is_signed)

    def _with_error(self, mean: float, error: float, is_signed: bool) -> str:
        return f"{_number(mean, is_signed)} {self.context.symbols.about} {error:.1f}"


def _number(number: float, is_signed: bool) -> str:
    """With one digit behind the point; 0 has no sign."""
    rounded = round(number, 1) or 0.0
    return f"{rounded:+.1f}" if is_signed and rounded else f"{rounded:.1f}"
