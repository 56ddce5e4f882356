# The list of components (`barrowgate cards`).

shop-spaces = spaces
shop-start = at start
shop-buy = buying
shop-sell = selling
cards-field = Common fields
cards-stall = Stalls: what they offer, * for two
cards-regular = Regular customers: what they want, and what the four rows pay
cards-casual = Casual customers: what they want, and the price
cards-helper = Helpers

kind-helper = helpers
