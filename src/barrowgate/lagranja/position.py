"""The position: a state with the contract on top."""

from barrowgate.core.chance import Chance
from barrowgate.core.contract import View
from barrowgate.core.errors import IllegalAction
from barrowgate.core.numbers import Seat
from barrowgate.core.observation_buffer import ObservationBuffer
from barrowgate.core.seen import Seen
from barrowgate.lagranja import (
    answer,
    codec,
    decide,
    flow,
    reasons,
    redeal,
    write_observation,
)
from barrowgate.lagranja import view as facts
from barrowgate.lagranja.notation import CATALOGUE
from barrowgate.lagranja.observation_parts import LAYOUT
from barrowgate.lagranja.state import State


class Position(State):
    """One game of La Granja at one moment; see core.contract for the meaning of each call."""

    __slots__ = ()

    def set_up(self, seed: int) -> None:
        """Deal and lay out everything for the first round."""
        flow.set_up(self, seed)

    def may_act(self, seat: Seat) -> bool:
        return decide.may_act(self, seat)

    def first_actor(self) -> int:
        return flow.acting_seat(self)

    def offer_actions(self, seat: Seat) -> None:
        decide.offer(self, seat)

    def reason(self, seat: Seat, action: int) -> int:
        return decide.why_not(self, seat, action)

    def apply(self, seat: Seat, action: int) -> None:
        answer.answer(self, seat, action)

    def refuse(self, seat: Seat, action: int, reason: int) -> None:
        raise IllegalAction(seat, CATALOGUE.label(action), reasons.KEYS[reason])

    def write_observation(self, seat: Seat, buffer: ObservationBuffer) -> None:
        write_observation.write(self, seat, buffer)

    def points(self, seat: Seat) -> int:
        return self.farm(seat).vp

    def copy(self) -> "Position":
        new = Position(self.components, self.players)
        self.copy_state_into(new)
        return new

    def copy_into(self, new: "Position") -> None:
        """Copy into a position of the same game and table that is no longer needed.

        Components of an equal game do as well, which are compared where they are not the same.
        """
        if (
            new.players != self.players
            or new.limited != self.limited
            or new.secret_vp != self.secret_vp
            or new.removal_chosen != self.removal_chosen
            or new.extra_up_front != self.extra_up_front
            or (
                new.components is not self.components
                and new.components.digest != self.components.digest
            )
        ):
            raise ValueError("a position is copied into one of the same game and table")
        self.copy_state_into(new)

    def is_ahead(self, one: Seat, other: Seat) -> bool:
        """10: most points; then most silver left; then the place is shared."""
        ours = self.farm(one)
        theirs = self.farm(other)
        if ours.vp != theirs.vp:
            return ours.vp > theirs.vp
        return ours.silver > theirs.silver

    def to_bytes(self) -> bytes:
        return codec.CODEC.to_bytes(self)

    def to_bytes_for(self, reader: Seat) -> bytes:
        """What a seat has seen, as bytes; the position was hidden from it."""
        return codec.CODEC.to_bytes(self, reader)

    def fill(self, data: bytes) -> int:
        """Read bytes of the same game; return whose they are."""
        return codec.CODEC.fill(self, data)

    def view(self, seat: Seat) -> View:
        return facts.view(self, seat)

    def views(self) -> list[View]:
        return facts.views(self)

    def observation(self, seat: Seat) -> bytes:
        return self.observed(seat, LAYOUT.width)

    def observe(self, seat: Seat, row: object) -> None:
        self.observe_into(seat, row, LAYOUT.width)

    def seen_by(self, seat: Seat) -> "Seen[Position]":
        known = self.copy()
        known.hide(seat)
        return Seen(known, seat)

    def hide(self, seat: Seat) -> None:
        """Lay everything that the seat cannot know in one fixed order; -1 is an onlooker."""
        self.check_reader(seat)
        redeal.hide(self, seat)

    def deal(self, seat: Seat, chance: Chance) -> None:
        """Deal anew what the seat cannot know, after ``hide``."""
        self.check_reader(seat)
        redeal.deal(self, seat, chance)
