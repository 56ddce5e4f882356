# The actions one may choose from: titles of groups, and what stands after each number.

group-done = Done
group-pass = Decline
group-accept = Accept
group-plant = Sow at home
group-harvest = Harvest
group-extra = Take besides
group-flip = Turn over
group-take = Take
group-put = Put
group-play = Play
group-partner = Partner
group-keep = Keep
group-give = Give
group-fill = Set to
group-name = Vegetable
group-hawk = Sell
group-pick = Field
group-place = Field
group-choose = Choose
group-store = Store
group-enlarge = Enlarge
group-step = Step
group-serve = Serve
group-serve-twice = Serve twice
group-trade = Trade at { $stall }
group-sow = Sow { $vegetable }
group-buy = Buy
group-use = Use a helper
group-two-pack = Two-pack
group-sell = Sell to shop
group-throw = Throw away
group-miss = Declare a miss
group-loan = Loan

done-action = end your turn
done-action-penalty = end your turn ({ $price } in penalties)
done-action-penalty-short = end your turn
done-grid = no more cards
done-path = no more steps
done-courtyard = enough of the courtyard
done-merchant = buy no more
done-crier = sell no more
done-store = the rest goes back

action-pass = no, let it go
action-accept = yes, take it
action-harvest = begin, with no more Harvest Hands
action-flip = the top card of the draw pile
action-extra = { $count ->
    [0] none
   *[other] { $count } more
}
action-priced = { $price ->
    [0] { $what } (free)
   *[other] { $what } ({ $price })
}
action-of = { $what } ({ $owner })
action-take-both = { $card } and { $other }
action-starter = starter { $card }
action-sow = field { $field } [{ $spaces }]
action-two-pack = { $price ->
    [0] two cards (free)
   *[other] two cards ({ $price })
}
action-trade = { $vegetable } (you give { $count })
action-serve = { $card }: { $wants } (+{ $cash })
action-number = { $number }
action-earn = { $vegetable } (+{ $cash })
action-hawk = { $vegetable } (+{ $cash }, { $stall })
action-pile = place { $place }: { $spaces } spaces
action-enlarge = room for { $places } ({ $price })
action-step = to space { $space } ({ $price })
action-loan = { $steps ->
    [one] +{ $cash } cash, one space back at the end
   *[other] +{ $cash } cash, { $steps } spaces back at the end
}

keep-none = none
keep-one = { $card }
keep-both = both, { $upper } over { $lower }

use-accountant = Accountant: set the shop, cash for fields
use-con_man = Con Man: swap it for a helper
use-deliveryman = Deliveryman: serve another's regular
use-haggler = Haggler: two for the price of one
use-harvest_hand = Harvest Hand: one more on fields
use-housemaid = Housemaid: stalls one for one
use-market_crier-refill = Market Crier: fill your stalls
use-market_crier-sell = Market Crier: sell from your stalls
use-market_woman = Market Woman: swap stalls
use-merchant = Merchant: what regulars want twice ({ $merchant })
use-messenger = Messenger: serve regulars twice
use-official = Official: two-pack free
use-ploughman-clear = Ploughman: clear a field
use-ploughman-harvest = Ploughman: harvest last vegetables
use-saleswoman-markers = Saleswoman: markers to blue
use-saleswoman-bonus = Saleswoman: casuals pay { $bonus } more
use-shopper = Shopper: from the supply for { $discount } less
use-squire = Squire: take more cards
use-tenant = Tenant: a vegetable for { $tenant }
use-leaseholder-buy = Leaseholder: a field for { $lease }
use-leaseholder-swap = Leaseholder: swap a field
use-tout-swap = Tout: swap casuals
use-tout-buy = Tout: buy and serve a casual ({ $tout })
use-trader = Trader: trade at another's stall
use-haggler-shopper = Haggler and Shopper: two from the supply
use-haggler-merchant = Haggler and Merchant: two for { $merchant }
use-merchant-shopper = Merchant and Shopper: one from the supply for nothing
use-haggler-merchant-shopper = Haggler, Merchant and Shopper: two from the supply for nothing
