# What the terminal alone says; the page does not fetch it.

table-partners = Partners
table-grid = Grid, each row with its price
farm-pile = pile
farm-legend = Vegetables: cart/shop. [4]: a field with 4 spaces. *: two for one at a stall.
farm-legend-dummy = D: the cards of the dummy, who never acts; some helpers use them.
farm-fields = fields { $field }
farm-store = storehouse { $stored } (room for { $places })
farm-store-empty = storehouse empty (room for { $places })
farm-pile-order = pile from the top { $sizes }
farm-pile-holds = pile holds { $fields }
farm-pile-field = { $count ->
    [one] [{ $spaces }]
   *[other] { $count }x[{ $spaces }]
}
glance = You have { $cash } cash and stand on space { $space }. Cart: { $cart }.
glance-nothing = nothing
cards-title = At the Gates of Loyang, edition { $edition }, components { $digest }
cards-shop = Shop
cards-crops = Fields
cards-crop = of { $spaces }: { $crops }
cards-letters = Letters before a card: the sources of its values.
cards-more = One card with its text: barrowgate cards loyang foreman
error-card = no card "{ $name }"; cards are named like this: regular 9, foreman, trader 2, or by a number from 1 to { $most }
kind-setup = set-up
kind-vegetable = vegetables
kind-shop = shop
kind-path = path
kind-storehouse = storehouse
kind-loan = loans
kind-cards = dealing and two-pack
kind-customer = customers
kind-solo = solitaire game
kind-helper_values = numbers of helpers
kind-field = fields
kind-stall = stalls
kind-regular = regular customers
kind-casual = casual customers
goal = At the Gates of Loyang: nine rounds, and who gets furthest on the Path of Prosperity wins. Grow vegetables, serve customers, buy steps with their cash.
goal-solo = At the Gates of Loyang alone: nine rounds to get as far as you can on the Path of Prosperity. Grow vegetables, serve customers, buy steps with their cash.
example-action = sow bean field 2
example-card = regular 9
example-card-named = foreman
