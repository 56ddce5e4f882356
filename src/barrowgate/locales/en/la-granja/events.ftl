# What happened, after the name of the seat ("2 random: took die 4; +4 silver (die)").

event-silver-more = +{ $amount } silver
event-silver-less = -{ $amount } silver
event-vp-more = +{ $amount } VP
event-vp-less = -{ $amount } VP
event-good-more = { $amount ->
    [one] +{ $amount } { $good }
   *[other] +{ $amount } { $good-plural }
}
event-good-less = { $amount ->
    [one] -{ $amount } { $good }
   *[other] -{ $amount } { $good-plural }
}
event-draw = { $count ->
    [one] drew a card
   *[other] drew { $count } cards
}
event-draw-own = drew { $cards }
event-play = played { $card } ({ $side })
event-discard = discarded { $card }
event-reshuffle = The discards become a new deck of { $count } cards
event-upgrade = { $before } became { $after }
event-growth = grew { $goods }
event-tile-bought = bought the roof tile "{ $tile }"
event-tile-used = used the roof tile "{ $tile }"
event-roll = Dice: { $dice }
event-die = took die { $number }
event-die-gone = Die { $number } is discarded
event-die-turned = turned a { $before } to { $after }
event-die-rented = set a { $number } aside
event-reserved = reserved the last die of space { $number }
event-donkey = shows { $tile }
event-siesta = walked to siesta space { $space } ({ $vp })
event-order = Turn order: { $order }
event-delivery = { $good } to { $target }
event-craft = completed the { $craft }
event-opened = opened the { $craft }
event-barrow = completed barrow { $card }
event-marker = marker on market space { $space } (value { $value })
event-removed = lost the marker on market space { $space } (value { $value })
event-moved = saved a marker from space { $before } to space { $after }
event-round = Round { $round }
event-tile-offered = Roof tiles on offer: { $tiles }
event-neutral = The neutral player turns up { $card }: value { $value }
event-end = The game is over

# What was not done.
declined = declined
declined-card = played no card
declined-tile = bought no roof tile
declined-deliveries = { $count ->
    [one] left { $count } delivery
   *[other] left { $count } deliveries
}
declined-play_card = played no card
declined-upgrade = left an upgrade
declined-walk = did not walk
declined-delivery = made no delivery
declined-second_good = added no second good
declined-grow = grew nothing more
declined-storage = laid the tile on the roof
declined-reserve = reserved no die
declined-rent = set no die aside
declined-turn_die = turned no die
declined-rescue = saved no marker
declined-room = took no marker off and declined the gain
declined-helper = did not use { $card }
declined-instant = declined the instant effect of the { $craft }

event-because = { $what } ({ $cause })

cause-sale = sold
cause-purchase = bought
cause-upgrade = upgrade
cause-commodity = commodity use
cause-revenue = die
cause-tile = roof tile
cause-roof = roof
cause-extension = extension
cause-growth = growth
cause-offspring = offspring
cause-delivery = extra delivery
cause-completion = building
cause-first = first there
cause-unblocking = building opened
cause-barrow = barrow
cause-removal = markers removed
cause-market = market
cause-siesta = siesta
cause-end = end of the game
cause-room = making room
cause-played = making room
cause-hand-limit = hand limit
cause-set-up = set-up

source-start = start
seat-4 = neutral player
