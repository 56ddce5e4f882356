# What a seat is asked. The question "turn" depends on the step.

turn-cards = { $left ->
    [0] { turn-cards-done } Trade, or end your turn.
    [one] Play a card, or end your turn.
   *[other] Play { $left } cards.
}
turn-cards-must = { $left ->
    [one] Play one more card.
   *[other] Play { $left } cards.
}
turn-income = { turn-income-done } Trade, or end your turn.
turn-growth = Trade first if you like, then let your fields grow.
turn-roof = Buy one roof tile for { $price } silver, or none.
turn-roof-first = Buy one roof tile for { $price } silver, or none. In round 1 the last in turn order buys first.
turn-roof-bought = { turn-roof-bought-done } Trade, or end your turn.
turn-first_die = Take your first die and use its revenue space.
turn-second_die = Take your second die and use its revenue space.
turn-common_die = Use the common die.
turn-used = { turn-used-done } Trade, or end your turn.
turn-siesta = Walk up the siesta track.
turn-siesta-may = Walk further up the siesta track if you like, or end your turn.
turn-siesta-walked = { turn-siesta-walked-done } Trade, or end your turn.
turn-deliveries = { $left ->
    [0] { turn-deliveries-done } Trade, or end your turn.
    [one] One delivery left.
   *[other] { $left } deliveries left.
}
turn-extra_deliveries = { $left ->
    [0] { turn-extra_deliveries-done } Trade, or end your turn.
    [one] One extra delivery left, { $price ->
        [0] free.
       *[other] for { $price } silver.
    }
   *[other] { $left } extra deliveries left, the next one { $price ->
        [0] free.
       *[other] for { $price } silver.
    }
}

question-discard_down = { $count ->
    [one] Your hand is too large: discard one card.
   *[other] Your hand is too large: discard { $count } cards. Of those you choose, name the lowest number first.
}
question-play_card = Play a card.
question-slot = All three slots are taken: discard one card to make room for { $card }.
question-extension_cost = { $count ->
    [one] Pay one more farm good for the extension.
   *[other] Pay { $count } farm goods for the extension, all of different kinds.
}
question-room = All your markers are in use. Take one off, or decline the gain.
question-room_good = Which of the goods there is taken off?
question-harvest = { $count ->
    [one] Take a harvest good.
   *[other] Take { $count } harvest goods.
}
question-pair = Take two different harvest goods.
question-resource = Take a resource.
question-upgrade = { $count ->
    [one] Upgrade a resource free of charge.
   *[other] Upgrade up to { $count } resources free of charge.
}
question-commodity = Choose what the trade commodity is used for.
question-tenant_good = Pay the Tenant a harvest good for the die.
question-groom_grain = Which grain is removed for the point?
question-field_good = Which field is emptied?
question-discard_one = Discard a card from your hand.
question-roof_cost = Pay { $price } silver for the roof tile, or upgraded goods.
question-storage = Lay the tile on the Storage Builder for its points, in place of the roof?
question-flip = Which used tile is turned face up?
question-walk = Walk up to { $count ->
    [one] one step
   *[other] { $count } steps
} on the siesta track.
question-option = Use revenue space { $space }.
question-second_option = Use a second option of revenue space { $space }.
question-card = Play a card or draw one.
question-helper = Use { $card }? { $text }
question-helper-about = { $about } Use { $card }? { $text }
about-option = Of revenue space { $space } you chose: { $option }.
about-space = The die of revenue space { $space } is used.
about-use = Your trade commodity is used for: { $use }.
about-barrow = Barrow { $slot } is supplied.
about-craft = The { $craft } is complete.
about-target = You deliver to: { $target }.
question-take_back = Which good do you take back?
question-place = Place your marker on a market space of value { $value }.
question-removal = Which markers are removed?
question-rescue = Which of your markers is saved?
question-refuge = Where does your marker go?
question-delivery = Make a delivery.
question-second_good = Add a second harvest good to the same place.
question-instant = The { $craft } is yours. Use its instant effect: { $effect }?
question-donkey = { $players ->
    [1] Choose a donkey tile.
   *[other] Choose a donkey tile; nobody sees it yet.
}
question-reserve = Reserve the last die of a revenue space before the roll?
question-rent = Set a die aside, for a harvest good?
question-turn_die = Turn a die?
question-turn_to = Turn it to which number?
question-grow = Which field that is not empty grows one good more?

# The same in a few words, where there is room for no more.

turn-cards-short = { $left ->
    [0] Trade, or end your turn.
    [one] Play a card, or none.
   *[other] Play { $left } cards.
}
turn-income-short = Trade, or end your turn.
turn-growth-short = Let your fields grow.
turn-roof-short = Buy a roof tile, or none.
turn-roof-first-short = Buy a roof tile, or none.
turn-roof-bought-short = Trade, or end your turn.
turn-first_die-short = Take your first die.
turn-second_die-short = Take your second die.
turn-used-short = Trade, or end your turn.
turn-siesta-may-short = Walk further if you like.
turn-siesta-walked-short = Trade, or end your turn.
turn-deliveries-short = { $left ->
    [0] Trade, or end your turn.
    [one] One delivery left.
   *[other] { $left } deliveries left.
}
turn-extra_deliveries-short = { $left ->
    [0] Trade, or end your turn.
    [one] One extra delivery left.
   *[other] { $left } extra deliveries left.
}
question-discard_down-short = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards.
}
question-slot-short = Which card makes room?
question-extension_cost-short = { $count ->
    [one] Pay one more farm good.
   *[other] Pay { $count } farm goods.
}
question-room-short = Take a marker off?
question-upgrade-short = { $count ->
    [one] Upgrade a resource.
   *[other] Upgrade up to { $count } resources.
}
question-commodity-short = Use the trade commodity.
question-tenant_good-short = Pay the Tenant a good.
question-roof_cost-short = Pay for the roof tile.
question-storage-short = On the Storage Builder?
question-second_option-short = Use a second option.
question-helper-short = Use { $card }?
question-helper-about-short = Use { $card }?
question-place-short = Place your marker on a { $value }.
question-second_good-short = Add a second good.
question-instant-short = Use the { $craft } now?
question-donkey-short = Choose a donkey tile.
question-reserve-short = Reserve a revenue space?
question-rent-short = Set a die aside?
question-grow-short = Which field grows more?

# What has been done, where the question in a few words tells what is left.

turn-cards-done = { $left ->
    [0] You have played your { $played ->
        [one] card
       *[other] cards
    } of this step.
   *[other] {""}
}
turn-income-done = Your income has come.
turn-roof-bought-done = The tile is bought.
turn-used-done = The die is used.
turn-siesta-walked-done = Your walk is over.
turn-deliveries-done = { $left ->
    [0] All deliveries are made.
   *[other] {""}
}
turn-extra_deliveries-done = { $left ->
    [0] No extra delivery left.
   *[other] {""}
}
