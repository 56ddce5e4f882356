# What is this? Each thing on the table, for somebody who asks; then what each kind of action is for.

explain-cash-name = Cash
explain-cash = It buys vegetables, cards and steps on the path.
explain-cart-name = Cart
explain-cart = Vegetables in the cart can be sown, sold, traded and carried to customers. At the end of your turn they must be stored.
explain-shop-name = Shop
explain-vegetable = { $buy } cash to buy, { $sell } when sold; grows on fields with { $fields } spaces{ $home ->
    [0] {""}
   *[other] {" "}and on the home field, which has { $home }
}.
explain-shop = Your own shop: what is in it can be bought, and sold back while there is a free space.
explain-field-name = Field
explain-field = One vegetable is sown, the whole field is filled with its kind, and each round one is harvested.
explain-field-takes = { $spaces } spaces. It takes: { $crops }.
explain-pile-name = Private fields
explain-pile = A new field comes from this pile in each round.
explain-store-name = Storehouse
explain-store = It keeps { $places ->
    [one] one vegetable
   *[other] { $places } vegetables
} for later rounds. Once in the game it can be enlarged to { $enlarged }, for { $price } cash.
explain-courtyard-name = Courtyard
explain-courtyard = Each player puts cards here, and in the end takes one of them together with one of the hand.
explain-deck-name = Draw pile
explain-deck = Once in a turn you may buy two cards of it, and keep both, one or none. The price is the number of your helpers or stalls, whichever is larger.
explain-hand-name = Hand
explain-hand = Of these cards exactly one is played; the others go to the courtyard.
explain-path-name = Path of Prosperity
explain-path = Whoever is furthest after nine rounds wins. Steps are bought at the end of each turn, the first one cheaply.
explain-space = Space { $space }
explain-step = Steps are bought when the turn ends. As the first one of a turn this space costs { $first } cash, as a further one { $space }.
explain-regular-name = Regular customer
explain-regular = It is due in every round until its fourth row is filled. Missed once, its face turns red; missed when red it costs cash.
explain-casual-name = Casual customer
explain-casual = It waits as long as you like, and is gone when it is served.
explain-stall-name = Market stall
explain-stall = Give vegetables of your cart for one of the stall. An empty stall is gone.
explain-offer = { $vegetable } of { $stall }
explain-rate = { $count ->
    [one] Give one vegetable of your cart for it.
   *[other] Give { $count } vegetables of your cart for it.
}
explain-helper-name = Helper
explain-helper = It is used once for what its text says, and is gone then.
explain-satisfied-name = Satisfied
explain-satisfied = This regular customer can be missed once without a payment.
explain-unsatisfied-name = Unsatisfied
explain-unsatisfied = Each further miss of this regular customer costs cash.
explain-lantern-name = Lantern
explain-lantern = This helper touches other players; with four it reaches your partner only in the action phase.
explain-first-name = Turn tokens
explain-first = Who took cards last goes first, the last but one second.
explain-grid-name = Grid
explain-grid = Cards of the solitaire game. Each costs the price of its row. Then the second row is discarded, and what is left moves up.
explain-loan-name = Loan
explain-loan = { $cash } cash now, and { $steps ->
    [one] one space
   *[other] { $steps } spaces
} back on the path when the game is over. It is never paid back.
explain-seat = Another farm, or your own. A click on the name opens it large.
explain-dummy = The dummy of the solitaire game never acts. Its cards are there for helpers with a lantern.

group-plant-about = The home field is filled with this vegetable and gives one in each of the nine rounds.
group-harvest-about = One vegetable comes from each field.
group-extra-about = The Harvest Hand takes more than one.
group-flip-about = One more card lies in the courtyard.
group-take-about = It is yours. With it goes one card of your hand; the rest of the hand goes to the courtyard.
group-put-about = Everybody may take it from the courtyard, you too, later.
group-play-about = The card is laid out in front of you.
group-partner-about = You both act after each other, and your helpers reach this player.
group-keep-about = What you keep of the two-pack is laid out, the rest is discarded.
group-accept-about = Take it.
group-give-about = It leaves your cart for the supply.
group-fill-about = So many of this kind are in your shop then.
group-name-about = Each of your fields with it brings cash.
group-hawk-about = A vegetable of your stall is sold to your shop.
group-pick-about = Choose the field.
group-place-about = Choose the field.
group-choose-about = Choose one of these.
group-store-about = What is stored is kept for later rounds.
group-enlarge-about = More vegetables can be kept, for the rest of the game.
group-step-about = Steps on the path are what wins; the first of a turn is cheap.
group-serve-about = Customers pay for vegetables of your cart. Regulars pay more from row to row.
group-serve-twice-about = The Messenger brings both deliveries of a row at once.
group-trade-about = A vegetable of the stall for one or two of your cart.
group-sow-about = One vegetable fills the whole field with its kind; one is harvested in each of the next rounds.
group-buy-about = A vegetable of your shop goes to your cart.
group-use-about = A helper does its work once, and is gone.
group-two-pack-about = Two cards of the draw pile, once in a turn; keep what you like.
group-sell-about = A vegetable of your cart goes back to your shop for a little cash.
group-throw-about = A helper is thrown away unused; a card below it appears.
group-miss-about = The customer gets nothing in this round. A blue face turns red; a red one costs cash.
group-loan-about = Cash now, for steps back at the end of the game.
group-pass-about = You go on without it.
group-done-about = What is not done is left: customers who are due are missed.
