# What a seat is asked.

question-crop = Buy a vegetable from your shop and sow your home field with it.
question-harvest = Use the Harvest Hand in this harvest?
question-extra = Field { $field }: how many besides the one?
question-distribute = Put a card into the courtyard, or take one from it.
question-distribute-two = Put a card into the courtyard, or take one from it. You may turn one over first.
question-distribute-must = You must take: one card from the courtyard and one from your hand.
question-courtyard = { $left ->
    [0] The Squire has taken all he can.
    [one] Take one more card from the courtyard, or go on.
   *[other] Take up to { $left } cards from the courtyard.
}
question-hand = Which card do you play besides? The rest of your hand goes to the courtyard.
question-grid = { $left ->
    [0] You have bought all the cards you may.
    [one] Buy one more card from the grid, or none.
   *[other] Buy up to { $left } cards from the grid.
}
question-partner = Choose your partner for this action phase.
question-action = Your turn: sow, buy, sell, trade, serve, use helpers, buy a two-pack.
question-funds = You must pay { $amount } cash and have { $cash }: raise { $missing } more.
question-foreman = Take this helper with the Foreman? { $card }
question-give = { $amount ->
    [one] Which vegetable do you give?
   *[other] Which vegetables do you give? { $amount } are wanted.
}
question-shop = Accountant: how many are in your shop, { $vegetable }?
question-name = Accountant: cash for the fields that hold which vegetable?
question-con = Con Man: which helper do you want for it?
question-regular = Deliveryman: which regular do you serve?
question-bargain = Which vegetable do you buy?
question-merchant = Merchant: which vegetable do you buy?
question-crier = { $left ->
    [one] Market Crier: sell one more vegetable from your stalls, or go on.
   *[other] Market Crier: sell up to { $left } vegetables from your stalls.
}
question-own_stall = Market Woman: which of your stalls do you give?
question-other_stall = Market Woman: which stall do you want for { $card }?
question-plough = Ploughman: which field with at least { $tokens } vegetables is cleared?
question-tenant = Tenant: from which field do you take a vegetable, for { $price } cash?
question-tenant-solo = Tenant: which vegetable do you buy, for { $price } cash?
question-pile = Leaseholder: which field of your pile do you take?
question-return = Leaseholder: which unsown field goes under the pile?
question-own_casual = Tout: which of your casual customers do you give?
question-other_casual = Tout: which casual customer do you want for { $card }?
question-other_casual-buy = Tout: which casual customer do you buy and serve?
question-trader = { $price ->
    [0] Trader: which trade at another's stall?
   *[other] Trader: which trade at another's stall, for { $price } cash?
}
question-pack = Two-pack: { $card }; { $other }. What do you keep?
question-pack-one = There was only one card: { $card }. Do you keep it?
question-store = { $left ->
    [0] The storehouse is full. Sell what you can; the rest goes back.
    [one] There is room for one vegetable in the storehouse. Which one is kept? The rest is lost.
   *[other] There is room for { $left } vegetables in the storehouse. Which ones are kept? The rest is lost.
}
question-path = You stand on space { $space } with { $cash } cash; the next step costs { $price }.
question-which = Which Trader do you use?
question-which-throw = Which Trader do you throw away?

# The same in a few words, where there is room for no more.

question-crop-short = Sow your home field
question-harvest-short = Use the Harvest Hand?
question-distribute-short = Put one, or take two
question-distribute-two-short = Put one, or take two
question-distribute-must-short = Take two
question-courtyard-short = { $left ->
    [0] Enough of the courtyard
    [one] Take one more?
   *[other] Take up to { $left } cards
}
question-hand-short = And which of your hand?
question-grid-short = { $left ->
    [0] No more cards
    [one] Buy one more card?
   *[other] Buy up to { $left } cards
}
question-partner-short = Choose your partner
question-action-short = What will you do?
question-funds-short = Raise { $missing } more cash
question-foreman-short = Take this helper?
question-give-short = { $amount ->
    [one] Give one vegetable
   *[other] Give { $amount } vegetables
}
question-pack-short = What do you keep?
question-pack-one-short = Keep it?
question-store-short = { $left ->
    [0] The storehouse is full
    [one] Keep one vegetable
   *[other] Keep { $left } vegetables
}
question-path-short = Step forward?
