# What stands on the table.

table-round = Round { $round } of { $rounds }
table-market = Market
table-village = Village
table-siesta = Siesta
table-dice = Dice
table-dice-none = not rolled
table-dice-aside = { $number } set aside by seat { $seat }
table-tiles = Roof tiles
table-tiles-none = none left
table-tiles-price = { $price } silver each
table-cards = Deck
table-cards-count = { $deck } cards, { $discards } discarded
table-solo-first = you go first
table-solo-second = the neutral player goes first
table-over = The game is over

village-blocked = blocked, order marker { $number }

farm-vp = VP
farm-silver = silver
farm-hand = hand
farm-markers = { $count ->
    [one] { $count } marker left
   *[other] { $count } markers left
}
farm-field = { $good } { $holds }
farm-barrow = barrow { $slot } ({ $vp } VP): { $goods }
farm-donkey-chosen = donkey chosen
farm-closed = closed uses { $uses }
farm-used = { $name } (used)

look-named = { $thing }: { $told }
look-resource = { $buy } silver to buy, { $sell } when sold; upgraded to { $into } for { $price }.
look-upgraded = Upgraded from { $sources }; neither bought nor sold.
look-commodity = Given back for one of these: { $uses }.
look-tile = A roof tile, used once in your own turn (rules 6.4).
look-die = die { $number }
look-space = Revenue space { $number }: { $options }.

hand-title = Hand
hand-empty = no cards
hand-field = field: { $good }
hand-barrow = barrow { $vp } VP: { $goods }
hand-extension = extension: { $symbols }
hand-helper = helper: { $text }

result-left = { $count } silver left
