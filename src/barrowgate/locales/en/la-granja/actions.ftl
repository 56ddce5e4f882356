# The actions one may choose from: titles of groups, and what stands after each number.

group-done = Done
group-pass = Decline
group-accept = Accept
group-play = Play a card
group-discard = Discard
group-slot = Discard
group-buy = Buy
group-sell = Sell
group-upgrade = Upgrade
group-commodity = Use a commodity
group-use-helper = Use a helper
group-use-tile = Use a roof tile
group-buy-tile = Buy a roof tile
group-flip-tile = Turn up
group-grow = Grow
group-take = Take
group-pay = Pay
group-deliver = To { $target }
group-return = Take off
group-remove = Remove
group-place = Place
group-rescue = Save
group-reserve = Reserve
group-rent = Set aside
group-turn = Turn
group-turn-to = Turn to
group-take-die = Take a die
group-common-die = Common die
group-choose = Choose
group-donkey = Donkey tile
group-walk = Walk
group-hire = Hire

action-done = end your turn
action-pass = no, go on
action-accept = yes
action-play = { $card } ({ $side })
action-slot-barrow = barrow { $slot }: { $card }
action-slot-helper = helper { $slot }: { $card }
action-buy = { $good } ({ $price })
action-sell = { $source } (+{ $price })
action-upgrade = { $source } to { $into } ({ $price })
action-upgrade-free = { $source } to { $into }
action-grow = all empty fields
action-grow-field = { $good } field with { $count }
action-pair = { $first } and { $second }
action-silver = silver
action-vp = victory point
action-return-from = a good from { $target }
action-return-grey = the marker of the { $craft }
action-leave = your marker on market space { $space }
action-market = space { $space } (value { $value })
action-market-taken = space { $space } (value { $value }, { $owner })
action-place-removes = space { $space }, removes { $owners }
action-die = { $number }: { $options }
action-dice = { $number }: { $options } ({ $count } dice)
action-rented-die = the die set aside, a { $number }: { $options }
action-walk = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
action-hire = one extra delivery ({ $price })

target-barrow = barrow { $slot }
