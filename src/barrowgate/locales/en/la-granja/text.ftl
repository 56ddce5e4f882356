# The whole table as linear text, for somebody who listens.

read-wealth = { $vp } VP, { $silver } silver
read-wealth-hidden = Points hidden, { $silver } silver
read-goods = Goods: { $goods }
read-pigs = Places for pigs: { $taken } of { $places } taken
read-markers = Markers left: { $count }
read-fields-none = No fields
read-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}: { $fields }
read-field-cards = Cards that are fields: { $cards }
read-barrow-free = Barrow { $slot }: free place
read-barrow = Barrow { $slot }, { $vp } VP, card { $card }. Missing: { $needs }. Delivered: { $has }
read-helper-free = Helper { $slot }: free place
read-helper = Helper { $slot }: { $card }. { $text }
read-extensions-none = No extensions
read-extensions = { $count ->
    [one] { $count } extension
   *[other] { $count } extensions
}: { $cards }
read-extensions-bring = Silver income: { $income }. Extra deliveries: { $extra }. Farm goods for the next extension: { $cost }
read-roof = Tiles on the roof: { $tiles }
read-tile-used = { $tile } (used)
read-roof-next = The next roof place brings { $vp } VP
read-roof-bought = A roof tile was bought in this round
read-donkey = Donkey tile of this round: { $tile }
read-donkey-chosen = Donkey tile chosen, not shown yet
read-donkeys-left = Donkey tiles that can still be chosen: { $tiles }
read-donkey-left = ({ $tile })
read-dice = Dice taken: { $dice }
read-reserved = Revenue space reserved: { $number }
read-closed = Uses of a trade commodity that are closed: { $uses }
read-plays = Card plays left: { $left }; of these must be made: { $must }
read-walk = Steps on the siesta track that may be walked: { $least } to { $most }
read-walk-must = Steps on the siesta track that must be walked: { $least } to { $most }
read-deliveries = Deliveries left: { $left }
read-extra = Extra deliveries left: { $left }
read-hand = Cards in hand: { $count }, at most { $limit }

read-card = { $card }. As a { $field }; { $barrow }; { $extension }; { $helper }
read-prices = Prices for you
read-price-tile = A roof tile: { $price } silver
read-price-extra = An extra delivery: { $price } silver
read-discards = Discarded: { $cards }

read-space = space { $space } (value { $value })
read-market-seat = Markers, { $seat }: { $spaces }
read-market-free = Free spaces of value { $value }: { $spaces }
read-market-closed = Closed spaces: { $spaces }
read-market-placing = A marker may go to space { $space }; it would remove markers of: { $seats }
read-market-placed = The newest marker lies on space { $space }
read-market-doomed = To be removed from: { $spaces }
read-map = Map of the market
read-neighbours = Space { $space }, value { $value }. Beside it: { $spaces }

read-craft = { $craft }. { $told } Worth { $vp } VP now.
read-craft-first = { $craft }. { $told } Worth { $vp } VP now, to the first who completes it.
read-craft-blocked = { $craft }. { $told } Blocked by order marker { $number }.
read-row = { $craft }, { $seat }: delivered: { $has }; missing: { $needs }
read-row-front = { $craft }, { $seat }: completed; the lasting effect begins next round
read-row-back = { $craft }, { $seat }: completed; the lasting effect works
read-row-grey = { $row }; marker on the grey area

read-revenue-title = Dice and revenue spaces
read-revenue = { $options-count ->
    [one] Revenue space { $number }: { $options }. Dice there: { $count }
   *[other] Revenue space { $number }, one of: { $options }. Dice there: { $count }
}
read-common-die = The common die shows { $number }
read-rented = Die { $number } was set aside by { $seat }
read-offer = On offer: { $tiles }
read-siesta = { $seat }: space { $space }, worth { $vp } VP
read-siesta-track = VP of the spaces from the start on: { $points }
