# What stands on the table.

table-round = Round { $round } of { $rounds }
table-market = Market
table-market-hint = (card market)
table-market-legend = value:seat, x closed
table-market-numbers = number=value:seat, x closed
table-village = Village
table-village-own = your rows, seat:delivered, * grey marker
table-village-open = seat:delivered, * grey marker
table-siesta = Siesta
table-dice = Dice
table-dice-none = not rolled
table-dice-aside = { $number } set aside by seat { $seat }
table-tiles = Roof tiles
table-tiles-none = none left
table-tiles-offer = { $tiles } ({ $price })
table-tiles-price = { $price } silver each
table-tiles-round-price = { $price } silver each before discounts
table-cards = Deck
table-cards-count = { $deck } cards, { $discards } discarded
table-order = Order
table-solo-first = you go first
table-solo-second = the neutral player goes first
table-over = The game is over

village-blocked = blocked, order marker { $number }
village-completed = { $lasting }
village-front = next: { $lasting }
village-grey = *

farm-vp = VP
farm-silver = silver
farm-hand = hand
farm-markers = { $count ->
    [one] { $count } marker left
   *[other] { $count } markers left
}
farm-fields = fields { $fields }
farm-field = { $good } { $holds }
farm-barrow = barrow { $slot } ({ $vp } VP): { $goods }
farm-helpers = helpers { $helpers }
farm-extensions = extensions { $count } (income { $income }, extra deliveries { $extra })
farm-roof = roof { $count } (unused: { $ready })
farm-roof-used = roof { $count } (all used)
farm-donkey = { $tile }
farm-donkey-chosen = donkey chosen
farm-donkeys-left = donkey tiles left { $tiles }
farm-dice = dice { $dice }
farm-reserved = space { $number } reserved
farm-closed = closed uses { $uses }
farm-used = { $name } (used)

look-named = { $thing }: { $told }
look-resource = { $buy } silver to buy, { $sell } when sold; upgraded to { $into } for { $price }.
look-upgraded = Upgraded from { $sources }; neither bought nor sold.
look-commodity = Given back for one of these: { $uses }.
look-tile = A roof tile, used once in your own turn (rules 6.4).
look-die = die { $number }
look-space = Revenue space { $number }: { $options }.
look-donkey = donkey { $number }

hand-title = Hand
hand-empty = no cards
hand-discard = discard
hand-field = field: { $good }
hand-barrow = barrow { $vp } VP: { $goods }
hand-extension = extension: { $symbols }
hand-helper = helper: { $text }

glance = You have { $things }; hand { $hand } of { $limit }.

result-left = { $count } silver left
