"""The teller of Loyang: see ``telling.teller``."""

from collections.abc import Iterator, Mapping, Sequence

from barrowgate.core.contract import Game, View
from barrowgate.loyang import Loyang, names
from barrowgate.telling.loyang import things
from barrowgate.telling.loyang.choices import Choices
from barrowgate.telling.loyang.explained import explained
from barrowgate.telling.loyang.happened import happened
from barrowgate.telling.loyang.leaving import is_only_trade
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.paragraphs import paragraph
from barrowgate.telling.loyang.question import question
from barrowgate.telling.loyang.result import result
from barrowgate.telling.loyang.table_text import table_text
from barrowgate.telling.loyang.things import Things
from barrowgate.telling.message import Message, message
from barrowgate.telling.own_words import own_words
from barrowgate.telling.teller import Attempt, Choice, Explained, Group, Line, Result, Section


class LoyangTeller:
    """Tells one game of Loyang at one table."""

    def __init__(self, game: Game) -> None:
        if not isinstance(game, Loyang):
            raise TypeError("not a game of Loyang")
        self.game = game
        self.things = Things(game)
        self._choices = Choices(self.things)

    def headline(self, view: View) -> list[Message]:
        return list(_headline(view))

    def question(self, view: View, seat: int) -> Message:
        return question(Now(self.things, view, seat))

    def is_turn(self, view: View, seat: int) -> bool:
        return Now(self.things, view, seat).question == "action"

    def groups(self, view: View, seat: int, legal: Sequence[int]) -> list[Group]:
        return self._choices.groups(Now(self.things, view, seat), legal)

    def ending(self, view: View, seat: int, legal: Sequence[int]) -> int | None:
        verbs = {action: self._choices.parted(action)[0] for action in legal}
        if not is_only_trade(Now(self.things, view, seat), verbs.values()):
            return None
        return next(action for action, verb in verbs.items() if verb == names.VERB_DONE)

    def declined(self, view: View, seat: int, action: int) -> Message | None:
        """Only the Foreman is declined without a trace."""
        verb, _ = self._choices.parted(action)
        if verb != names.VERB_PASS:
            return None
        return message("declined-foreman", card=self.things.card(view["asked"][seat]["card"]))

    def costs(self, choice: Choice) -> list[Message]:
        return [things.cost(thing, count) for thing, count in choice.cost.items()]

    def paragraph(self, view: View, seat: int, action: int) -> str:
        return paragraph(*self._choices.parted(action), Now(self.things, view, seat))

    def explained(self, view: View, thing: str) -> Explained | None:
        return explained(self.things, view, thing)

    def table_text(self, view: View) -> list[Section]:
        return table_text(self, self.things, self.game.options, view)

    def purpose(self, action: int) -> Message:
        return self._choices.purpose(action)

    def happened(self, logs: Sequence[list[int]], reader: int) -> list[Line]:
        return happened(self.things, logs, reader)

    def why_not(self, reason: int, tried: Attempt | None = None) -> Message:
        if reason == names.WRONG_CROP and tried is not None:
            return self._wrong_crop(tried)
        return Message(self.game.reason_key(reason))

    def _wrong_crop(self, tried: Attempt) -> Message:
        """What the field takes instead; other places have no list of their own."""
        verb, number = self._choices.parted(tried.action)
        if verb not in (names.VERB_PLANT, names.VERB_SOW):
            return Message("reason-wrong-crop")
        place = number % names.FIELDS if verb == names.VERB_SOW else 0
        field = tried.view["farms"][tried.seat]["fields"][place]
        board = self.things.board["field"]
        if field["kind"] == "home":
            crops = things.named(board["home"]["takes"])
            return message("reason-wrong-crop-home", crops=crops)
        crops = things.named(board["takes"][str(field["size"])])
        return message("reason-wrong-crop-field", spaces=field["size"], crops=crops)

    def result(self, view: View, logs: Sequence[list[int]]) -> Result:
        return result(view, logs)

    def own_words(self, language: str) -> Mapping[str, str]:
        return own_words(self.things.blocks(), language)


def _headline(view: View) -> Iterator[Message]:
    """Round, phase and step; the card phase of the solitaire game has a grid."""
    if view["over"]:
        yield message("table-over")
        return
    if view["round"]:
        yield message("table-round", round=view["round"], rounds=view["rounds"])
    yield Message(f"phase-{view['phase']}")
    is_grid = view["step"] == "cards" and view["players"] == 1
    yield Message("step-cards-solo" if is_grid else f"step-{view['step']}")
