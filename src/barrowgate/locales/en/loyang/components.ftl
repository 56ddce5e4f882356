# The list of components (`barrowgate cards`).

cards-title = At the Gates of Loyang, edition { $edition }, components { $digest }
cards-shop = Shop
shop-spaces = spaces
shop-start = at start
shop-buy = buying
shop-sell = selling
cards-crops = Fields
cards-crop = of { $spaces }: { $crops }
cards-field = Common fields
cards-stall = Stalls: what they offer, * for two
cards-regular = Regular customers: what they want, and what the four rows pay
cards-casual = Casual customers: what they want, and the price
cards-helper = Helpers
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
kind-helper = helpers
