# What happened, in phrases after the name of a seat.

event-cash-more = +{ $count } cash
event-cash-less = -{ $count } cash
event-vegetable-more = { $count ->
    [one] +{ $count } { $vegetable }
   *[other] +{ $count } { $vegetable-plural }
}
event-vegetable-less = { $count ->
    [one] -{ $count } { $vegetable }
   *[other] -{ $count } { $vegetable-plural }
}
event-shop = shop set to { $vegetables }
event-field = new field of { $spaces } spaces
event-sown = sowed { $vegetables }
event-emptied = emptied a field of { $spaces } spaces
event-laid = laid out { $cards }
event-discard = discarded { $card }
event-put-aside = Not kept: { $cards }
event-put = put { $cards } into the courtyard
event-flipped = Turned over into the courtyard: { $cards }
event-hand = { $count ->
    [one] drew { $count } card
   *[other] drew { $count } cards
}
event-hand-own = drew { $cards }
event-drawn = Turned over: { $cards }
event-shuffle = The discard is shuffled in: { $count } cards in the draw pile
event-served = served { $card }, row { $row }
event-served-casual = served { $card }
event-missed = missed { $card }
event-markers = all markers blue
event-loan = loan number { $count }
event-path = space { $space }
event-tokens = Big token: { $first }; small token: { $second }
event-tokens-one = Big token: { $first }
event-partner = chose { $partner } as partner
event-round = Round { $round }
event-used = used { $helper }
event-swapped = got { $card } from { $owner }
event-stored = stored { $vegetable }
event-enlarged = enlarged the storehouse
event-looked = looked through the private pile
event-grid = New in the grid: { $cards }
event-end = The game is over

declined-foreman = let { $card } go

event-because = { $what } ({ $cause })

cause-sale = sold
cause-purchase = bought
cause-harvest = harvest
cause-sowing = sown
cause-trade = trade
cause-trade-part = trade, more to give
cause-regular = regular customer
cause-casual = casual customer
cause-penalty = penalty
cause-common-field = common field
cause-two-pack = two-pack
cause-loan = loan
cause-store = storehouse
cause-lost = lost, no room in the storehouse
cause-path = path
cause-grid = grid
cause-thrown = thrown away
cause-used = used
cause-field-of = { $helper }, field of { $owner }
