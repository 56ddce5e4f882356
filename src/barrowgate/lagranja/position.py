"""The position: a state with the contract on top."""

from barrowgate.core.contract import View
from barrowgate.core.errors import IllegalAction
from barrowgate.lagranja import answer, decide, flow, names, packed, reasons, seen, view
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.notation import CATALOGUE
from barrowgate.lagranja.state import State


class Position(State):
    """One game of La Granja at one moment; see core.contract for the meaning of each call."""

    __slots__ = ()

    def __init__(self, components: Components, players: int) -> None:
        State.__init__(self, components, players)

    def set_up(self, seed: int) -> None:
        """Deal and lay out everything for the first round."""
        flow.set_up(self, seed)

    def actors(self) -> list[int]:
        return [seat for seat in range(self.players) if decide.may_act(self, seat)]

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat >= self.players or not decide.may_act(self, seat):
            return []
        self.fill_legal(seat)
        return [self.legal_actions[i] for i in range(self.n_legal)]

    def fill_legal(self, seat: int) -> None:
        """Remember the legal actions of a seat that may act."""
        if self.legal_for != seat:
            decide.offer(self, seat)
            self.legal_for = seat

    def why_not(self, seat: int, action: int) -> int:
        return decide.why_not(self, seat, action)

    def play(self, seat: int, action: int) -> None:
        if not self.is_remembered(seat, action):
            reason = decide.why_not(self, seat, action)
            if reason != names.ALLOWED:
                raise IllegalAction(seat, CATALOGUE.label(action), reasons.KEYS[reason])
        answer.answer(self, seat, action)

    def is_remembered(self, seat: int, action: int) -> bool:
        """Is the action among the legal ones that were asked for last?"""
        if self.legal_for == seat:
            for i in range(self.n_legal):
                if self.legal_actions[i] == action:
                    return True
        return False

    def copy(self) -> "Position":
        new = Position(self.components, self.players)
        self.copy_state_into(new)
        return new

    def copy_into(self, new: "Position") -> None:
        """Copy into a position of the same game that is no longer needed."""
        self.copy_state_into(new)

    @property
    def is_over(self) -> bool:
        return self.over > 0

    def scores(self) -> list[int]:
        return [self.farm(seat).vp for seat in range(self.players)]

    def standing(self) -> list[int]:
        """10: most points; then most silver left; then the place is shared."""
        places = []
        for seat in range(self.players):
            place = 1
            own = self.farm(seat)
            for other in range(self.players):
                farm = self.farm(other)
                if farm.vp > own.vp or (farm.vp == own.vp and farm.silver > own.silver):
                    place += 1
            places.append(place)
        return places

    def undo_floor(self, seat: int) -> int:
        return self.run_start if self.last_actor == seat else self.n_actions

    def watch(self) -> None:
        self.watched = 1

    def take_events(self) -> list[int]:
        log = self.event_log
        self.event_log = []
        return log

    def to_bytes(self) -> bytes:
        return packed.to_bytes(self)

    def view(self, seat: int) -> View:
        return view.view(self, seat)

    def seen_by(self, seat: int) -> "seen.Seen":
        return seen.Seen(self, seat)
