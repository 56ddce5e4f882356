# The whole table as linear text, for somebody who listens.

read-big-token = Big token: { $seat }
read-small-token = Small token: { $seat }
read-partners = Partners: { $one } and { $other }

read-wealth = { $cash } cash, space { $space } of the path, { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
}
read-cart = Cart: { $vegetables }
read-shop = Shop: { $vegetables }
read-field-home = Field { $number }, home field with { $spaces } spaces: { $holds }
read-field-private = Field { $number }, private field with { $spaces } spaces: { $holds }
read-field-common = Field { $number }, common field with { $spaces } spaces: { $holds }
read-store = Storehouse: { $stored }. Places: { $places }, free: { $left }
read-pile-empty = No private fields left in the pile
read-pile = Private fields in the pile: { $count }. { $sizes }
read-pile-size = { $count } with { $spaces } spaces
read-pile-order = Private fields in the pile from the top, by their spaces: { $sizes }
read-pile-common = Common fields in the pile: { $cards }
read-hand = Cards in hand: { $count }
read-starter = Holds a starter customer
read-taken = Has taken cards in this round
read-finished = Has ended the turn
read-pack-bought = Has bought the two-pack
read-lasting = For the rest of this turn: { $effects }
read-leftovers = Vegetables left, which decide ties: { $count }

read-shop-title = Your shop
read-shop-line = { $vegetable }: spaces filled: { $count } of { $spaces }; { $buy } cash to buy, { $sell } when sold
read-prices = Prices for you
read-price-pack = The two-pack: { $price } cash
read-price-step = The next step on the path: { $price } cash
read-price-enlarge = A storehouse with { $places } places: { $price } cash
read-price-field = A common field: { $price } cash
read-loan = A loan: { $cash } cash now, spaces back at the end: { $steps }; at most { $limit } loans

read-card-field = { $card }: common field with { $spaces } spaces
read-card-stall = { $card }: market stall; { $offers }
read-rate = { $vegetable } for { $count ->
    [one] one
   *[other] { $count }
}
read-card-regular = { $card }: regular customer; wants { $wants } each time; rows pay { $pays }
read-card-casual = { $card }: casual customer; wants { $wants }; pays { $pays }
read-card-helper = { $card }: helper. { $text }
read-regular = { $card }; rows filled: { $rows }; now row { $row } pays { $pays }
read-duty = { $customer }; marker { $marker }; { $duty }
read-casual = { $card }: casual customer; wants { $wants }; pays { $pays } now
read-over = { $card }. Below it lies { $under }

read-cards-of = Cards: { $seat }
read-grid = Row { $row }, column { $column }, { $price } cash: { $card }
read-grid-free = Row { $row }, column { $column }: empty
read-discards = Discarded: { $cards }
read-path = { $seat }: space { $space }
read-path-steps = The first step of a turn costs { $first } cash, each further one as much as the number of its space. The path ends at space { $end }.
read-level-good = Good from space { $space } on
read-level-very_good = Very good from space { $space } on
read-level-master = Master from space { $space } on
read-crops = What grows on which field
read-crops-home = Home field with { $spaces } spaces: { $crops }
read-crops-of = Fields with { $spaces } spaces: { $crops }
