"""What a seat is asked, with the numbers of the question."""

from dataclasses import dataclass

from barrowgate.core.contract import Position as AnyPosition
from barrowgate.loyang import customers, end_of_turn, names, shop_helpers, two_pack
from barrowgate.loyang.position import Position
from barrowgate.loyang.state import Farm
from barrowgate.loyang.view import QUESTIONS


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
    def name(self) -> str:
        """``other_stall``."""
        return QUESTIONS[self.kind]

    def pack_price(self) -> int:
        return two_pack.price(self.position, self.farm)

    def step_price(self) -> int:
        return end_of_turn.step_price(self.position, self.farm, self.first)

    def regular_pays(self, regular: int) -> int:
        """What the next delivery brings; the Messenger's second one is paid by the same row."""
        row = self.position.row[regular]
        if self.kind == names.ASK_ACTION and self.position.served[regular] == 1:
            row -= 1
        return self.position.components.regular_pays[regular * names.ROWS + row]

    def casual_pays(self, casual: int) -> int:
        return customers.casual_price(self.position, self.farm, casual)

    def name_price(self, vegetable: int) -> int:
        """Cash that comes or goes when this vegetable is named."""
        position, table = self.position, self.position.components
        if self.kind == names.ASK_NAME:
            return shop_helpers.count_fields(self.farm, vegetable)
        if self.kind == names.ASK_BARGAIN:
            return -shop_helpers.bargain_price(position, self.first, vegetable)
        if self.kind == names.ASK_MERCHANT:
            return -table.merchant_price
        return -table.tenant_solo_price

    def crier_left(self) -> int:
        """Vegetables that the Market Crier may still sell."""
        return self.position.components.crier_goods - self.first

    def store_left(self) -> int:
        return end_of_turn.capacity(self.position, self.farm)


def asked(position: AnyPosition, seat: int) -> Asked:
    """The question of a seat that may act; everything in it is known to that seat."""
    if not isinstance(position, Position):
        raise TypeError("not a position of Loyang")
    agenda = position.agendas[seat]
    return Asked(position, seat, agenda.top_kind(), agenda.top_first(), agenda.top_second())
