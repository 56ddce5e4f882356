# Goods, places and pieces of La Granja, as they stand in lists and tables.

good-olive = olive
    .plural = olives
good-grain = grain
good-grape = grape
    .plural = grapes
good-pig = pig
    .plural = pigs
good-food = food
good-wine = wine
good-meat = meat
good-commodity = commodity
    .plural = commodities

count-good = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-plural }
}
count-silver = { $count } silver
count-vp = { $count } VP

card-numbered = { $number } { $card }
number = { $number }

side-field = field
side-barrow = barrow
side-extension = extension
side-helper = helper

symbol-silver = silver income
symbol-extra_delivery = extra delivery
symbol-pig_space = pig place

short-silver = silver
short-extra_delivery = extra
short-pig_space = pig

craft-numbered = { $number } { $craft }
craft-told = Asks for { $row }. At once { $instant }; lasting { $lasting }.
craft-greengrocer = Greengrocer
craft-merchant_house = Merchant House
craft-deli = Deli
craft-village_store = Village Store
craft-butcher = Butcher
craft-wainwright = Wainwright

instant-any_resource = a resource of your choice
instant-silver = { $amount } silver
instant-trade_commodity = a trade commodity
instant-vp = { $amount } VP
instant-vp_per_barrow_on_farm = 1 VP for each barrow on your farm
instant-delivery_and_siesta_vp = a delivery, then the VP of your siesta space

lasting-income_any_resource = a resource a round
lasting-income_silver = { $amount } silver a round
lasting-income_trade_commodity = a commodity a round
lasting-vp_per_craft_marker = { $amount } VP a building
lasting-vp_per_completed_barrow = { $amount } VP a barrow
lasting-siesta_step_and_delivery = +1 step +1 delivery

tile-two_different_harvest = two harvest goods
tile-pig = pig
tile-card = card
tile-upgrade = upgrade
tile-delivery = delivery
tile-siesta_2 = two siesta steps
tile-any_harvest = any harvest good
tile-grape = grape
tile-siesta_1 = one siesta step
tile-flip_roof = turn a tile
tile-grain_or_olive = grain or olive
tile-olive = olive
tile-vp = { $amount } VP
tile-silver = { $amount } silver

revenue-pig = a pig
revenue-play = play a card
revenue-draw = draw a card
revenue-harvest = any harvest good
revenue-pair = two different harvest goods
revenue-silver = { $amount } silver
revenue-upgrades = two upgrades
revenue-upgrade_step = one upgrade and one siesta step
revenue-steps = two siesta steps
revenue-delivery = a delivery
revenue-either = { $first } / { $second }

use-silver = { $amount } silver
use-harvest = two different harvest goods
use-draw = draw a card
use-play = play a card
use-pig = a pig
use-upgrade = two upgrades

donkey-tile = { $donkeys ->
    [one] { $donkeys } donkey
   *[other] { $donkeys } donkeys
}, { $hats ->
    [one] { $hats } hat
   *[other] { $hats } hats
}

place-field = { $good } from a field
place-field-of = { $good } from a field of { $count }

closed-silver = silver
closed-harvest = harvest goods
closed-card = card
closed-pig = pig
closed-upgrade = upgrades
