"""What a seat is asked, with the numbers of the question."""

from dataclasses import dataclass

from barrowgate.core.contract import Position as AnyPosition
from barrowgate.lagranja import cards, names, roof, transport
from barrowgate.lagranja.position import Position
from barrowgate.lagranja.state import Farm
from barrowgate.lagranja.view import QUESTIONS


@dataclass(frozen=True)
class Asked:
    """The question on top of a seat's agenda; names.py tells what its two numbers mean."""

    position: Position
    seat: int
    kind: int
    first: int
    second: int

    @property
    def farm(self) -> Farm:
        return self.position.farms[self.seat]

    @property
    def key(self) -> str:
        """``question-upgrade``."""
        return f"question-{QUESTIONS[self.kind]}"

    @property
    def is_turn(self) -> bool:
        return self.kind == names.ASK_TURN

    @property
    def revenue_space(self) -> int:
        """The revenue space whose options are asked for, or 0."""
        at_space = self.kind in (names.ASK_OPTION, names.ASK_SECOND_OPTION)
        return self.first if at_space else 0

    def plays_left(self) -> int:
        return cards.card_plays(self.position, self.farm) - self.first

    def deliveries_left(self) -> int:
        return transport.deliveries(self.position, self.farm) - self.first

    def extra_left(self) -> int:
        """Extra deliveries that may still be made, or bought and made."""
        farm = self.farm
        if self.position.extra_up_front:
            if farm.extra_made:
                return farm.extra_hired - farm.extra_made
            return farm.extra_available
        return farm.extra_available - farm.extra_hired

    def extra_price(self) -> int:
        return transport.extra_price(self.position, self.farm)

    def tile_price(self) -> int:
        return roof.price(self.position, self.farm)


def asked(position: AnyPosition, seat: int) -> Asked:
    """The question of a seat that may act; everything in it is known to that seat."""
    if not isinstance(position, Position):
        raise TypeError("not a position of La Granja")
    agenda = position.agendas[seat]
    return Asked(position, seat, agenda.top_kind(), agenda.top_first(), agenda.top_second())
