"""La Granja told: see ``telling.teller.Teller``."""

from collections.abc import Mapping, Sequence

from barrowgate.core.contract import Game, View
from barrowgate.lagranja import LaGranja, names
from barrowgate.telling.lagranja.choices import Choices
from barrowgate.telling.lagranja.explained import explained
from barrowgate.telling.lagranja.happened import Happened
from barrowgate.telling.lagranja.leaving import declined, is_only_trade
from barrowgate.telling.lagranja.moment import Moment
from barrowgate.telling.lagranja.paragraphs import paragraph
from barrowgate.telling.lagranja.question import question
from barrowgate.telling.lagranja.result import result
from barrowgate.telling.lagranja.table_text import table_text
from barrowgate.telling.lagranja.things import Things
from barrowgate.telling.message import Message
from barrowgate.telling.own_words import own_words
from barrowgate.telling.teller import Attempt, Choice, Explained, Group, Line, Result, Section


class LaGranjaTeller:
    """Tells one game of La Granja."""

    def __init__(self, game: Game) -> None:
        if not isinstance(game, LaGranja):
            raise TypeError("not a game of La Granja")
        self.game = game
        self.things = Things(game)
        self._choices = Choices(game, self.things)
        self._happened = Happened(self.things)

    def headline(self, view: View) -> list[Message]:
        if view["over"]:
            return [Message("table-over")]
        rounds = Message("table-round", {"round": view["round"], "rounds": view["rounds"]})
        return [rounds, Message(f"phase-{view['phase']}"), Message(f"step-{view['step']}")]

    def question(self, view: View, seat: int) -> Message:
        return question(self.things, view, seat)

    def is_turn(self, view: View, seat: int) -> bool:
        return Moment.of(view, seat).is_turn

    def groups(self, view: View, seat: int, legal: Sequence[int]) -> list[Group]:
        return self._choices.groups(view, seat, legal)

    def ending(self, view: View, seat: int, legal: Sequence[int]) -> int | None:
        verbs = {action: self._choices.parted(action)[0] for action in legal}
        if not is_only_trade(Moment.of(view, seat), verbs.values()):
            return None
        return next(action for action, verb in verbs.items() if verb == names.VERB_DONE)

    def declined(self, view: View, seat: int, action: int) -> Message | None:
        verb, _ = self._choices.parted(action)
        return declined(self.things, verb, Moment.of(view, seat))

    def costs(self, choice: Choice) -> list[Message]:
        return [self.things.cost(thing, count) for thing, count in choice.cost.items()]

    def paragraph(self, view: View, seat: int, action: int) -> str:
        return paragraph(*self._choices.parted(action), Moment.of(view, seat))

    def explained(self, view: View, thing: str) -> Explained | None:
        return explained(self.things, view, thing)

    def table_text(self, view: View) -> list[Section]:
        return table_text(self, self.things, self.game.options, view)

    def purpose(self, action: int) -> Message:
        return self._choices.purpose(action)

    def happened(self, logs: Sequence[list[int]], reader: int) -> list[Line]:
        return self._happened.lines(logs, reader)

    def why_not(self, reason: int, tried: Attempt | None = None) -> Message:
        return Message(self.game.reason_key(reason))

    def result(self, view: View, logs: Sequence[list[int]]) -> Result:
        return result(self.things, view, logs)

    def own_words(self, language: str) -> Mapping[str, str]:
        return own_words(self.things.blocks(), language)
