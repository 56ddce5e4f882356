# What stands on the table.

table-round = Round { $round } of { $rounds }
table-over = The game is over
table-big-token = Big token
table-small-token = Small token
table-cards = Draw pile
table-cards-count = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, { $discards } discarded
table-courtyard = Courtyard
table-drawn = On show
grid-price = { $price ->
    [0] free
   *[other] { $price }
}

farm-space = space
farm-cash = cash
farm-loans = loans
farm-hand = hand
farm-pile-size = { $spaces }
farm-pile-common = in the pile { $cards }
farm-starter = holds a starter
farm-lasting = this turn { $effects }

lasting-extra_tokens = one more on each field sown
lasting-housemaid = stalls one for one
lasting-messenger = regulars twice
lasting-official = two-pack free
lasting-saleswoman = casuals pay more

look-vegetable = { $vegetable }: { $buy } cash to buy, { $sell } when sold; grows on fields with { $fields } spaces{ $home ->
    [0] {""}
   *[other] {" "}and on the home field, which has { $home }
}.

hand-title = Hand
hand-starter = starter { $card }
hand-empty = no cards

result-space = space { $space }
result-loans = { $count ->
    [one] after { $count } loan
   *[other] after { $count } loans
}
result-cash = { $count } cash
result-left = { $count ->
    [one] { $count } vegetable left
   *[other] { $count } vegetables left
}
result-earned = earned { $count } ({ $sources })
result-spent = spent { $count } ({ $sources })
result-by = { $cause } { $count }
points-start = start
points-first-steps = first steps of a turn
points-further-steps = further steps
points-loans = loans
result-ties = On the same space more cash is better, then more vegetables on private and common fields and in the storehouse; after that the place is shared.

level-none = The levels begin further up the path.
level-good = Level: good.
level-very_good = Level: very good.
level-master = Level: master.
