# The list of components (`barrowgate cards`).

cards-title = La Granja, edition { $edition }, components { $digest }
cards-card = card
cards-crafts = Craft buildings
cards-barrow = { $vp }: { $goods }
cards-extension = { $symbols }
cards-source = { $side } { $source }
cards-letters = Letters before a card: the sources of field, barrow, extension, helper.
cards-more = One card with its text: barrowgate cards la-granja 35

error-card = no card "{ $name }"; a card is named by its number from 1 to { $most }, or by its name: peddler, olive picker

kind-setup = set-up
kind-price = prices
kind-trade_commodity = trade commodity
kind-revenue = revenue spaces
kind-delivery = extra deliveries
kind-village = village
kind-market_vp = points of the market
kind-solo = solitaire game
kind-end = end of the game
kind-roof = roof tiles
kind-siesta = siesta track
kind-donkeys = donkey tiles
kind-craft = craft buildings
kind-market = market spaces
kind-field = cards: fields
kind-barrow = cards: barrows
kind-extension = cards: extensions
kind-helper = cards: helpers
