# Goods, places and pieces of La Granja, as they stand in lists and tables.

good-olive = olive
    .plural = olives
    .indefinite = une olive
    .de = d'olives
good-grain = céréale
    .plural = céréales
    .indefinite = une céréale
    .de = de céréales
good-grape = raisin
    .plural = raisins
    .indefinite = un raisin
    .de = de raisins
good-pig = cochon
    .plural = cochons
    .indefinite = un cochon
    .de = de cochons
good-food = nourriture
    .plural = nourritures
    .indefinite = de la nourriture
    .de = de nourriture
good-wine = vin
    .plural = vins
    .indefinite = du vin
    .de = de vin
good-meat = viande
    .plural = viandes
    .indefinite = de la viande
    .de = de viande
good-commodity = marchandise commerciale
    .plural = marchandises commerciales
    .head = comm.
    .indefinite = une marchandise commerciale
    .de = de marchandises commerciales

count-good = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-plural }
}
count-silver = { $count ->
    [one] { $count } réal
   *[other] { $count } réaux
}
count-vp = { $count } PV

card-numbered = { $number } { $card }
number = { $number }

side-field = champ
side-barrow = charrette
side-extension = extension
side-helper = assistant

symbol-silver = salaire
symbol-extra_delivery = livraison supplémentaire
symbol-pig_space = place pour cochon

short-silver = salaire
short-extra_delivery = suppl.
short-pig_space = cochon

craft-numbered = { $number } { $craft-brief }
craft-told = Demande : { $row }. Effet immédiat : { $instant } ; effet normal : { $lasting }.
craft-greengrocer = Marchand de légumes
    .definite = le Marchand de légumes
    .de = du Marchand de légumes
    .au = au Marchand de légumes
    .title = Au March. légumes
    .brief = March. légumes
craft-merchant_house = Maison du commerce
    .definite = la Maison du commerce
    .de = de la Maison du commerce
    .au = à la Maison du commerce
    .title = À la Maison comm.
    .brief = Maison comm.
craft-deli = Traiteur
    .definite = le Traiteur
    .de = du Traiteur
    .au = au Traiteur
    .title = Au Traiteur
craft-village_store = Épicerie du village
    .definite = l'Épicerie du village
    .de = de l'Épicerie du village
    .au = à l'Épicerie du village
    .title = À l'Épicerie
    .brief = Épicerie
craft-butcher = Boucher
    .definite = le Boucher
    .de = du Boucher
    .au = au Boucher
    .title = Au Boucher
craft-wainwright = Restaurant
    .definite = le Restaurant
    .de = du Restaurant
    .au = au Restaurant
    .title = Au Restaurant

instant-any_resource = une ressource au choix
instant-silver = { $amount ->
    [one] { $amount } réal
   *[other] { $amount } réaux
}
instant-trade_commodity = une marchandise commerciale
instant-vp = { $amount } PV
instant-vp_per_barrow_on_farm = 1 PV par charrette de votre ferme
instant-delivery_and_siesta_vp = une livraison, puis les PV de votre case Siesta

lasting-income_any_resource = une ressource par tour
lasting-income_silver = { $amount ->
    [one] { $amount } réal
   *[other] { $amount } réaux
} par tour
lasting-income_trade_commodity = 1 march. comm. par tour
lasting-vp_per_craft_marker = { $amount } PV par commerce
lasting-vp_per_completed_barrow = { $amount } PV par charrette
lasting-siesta_step_and_delivery = +1 case +1 livraison

tile-two_different_harvest = deux marchandises primaires
tile-pig = cochon
tile-card = carte
tile-upgrade = transformation
tile-delivery = livraison
tile-siesta_2 = deux cases Siesta
tile-any_harvest = marchandise primaire
tile-grape = raisin
tile-siesta_1 = une case Siesta
tile-flip_roof = retourner une tuile
tile-grain_or_olive = céréale ou olive
tile-olive = olive
tile-vp = { $amount } PV
tile-silver = { $amount ->
    [one] { $amount } réal
   *[other] { $amount } réaux
}

revenue-pig = un cochon
revenue-play = jouer une carte
revenue-draw = piocher une carte
revenue-harvest = une marchandise primaire
revenue-pair = deux marchandises primaires différentes
revenue-silver = { $amount ->
    [one] { $amount } réal
   *[other] { $amount } réaux
}
revenue-upgrades = deux transformations
revenue-upgrade_step = une transformation et une case Siesta
revenue-steps = deux cases Siesta
revenue-delivery = une livraison
revenue-either = { $first } / { $second }

use-silver = { $amount ->
    [one] { $amount } réal
   *[other] { $amount } réaux
}
use-harvest = deux marchandises primaires différentes
use-draw = piocher une carte
use-play = jouer une carte
use-pig = un cochon
use-upgrade = deux transformations

donkey-tile = { $donkeys ->
    [one] { $donkeys } âne
   *[other] { $donkeys } ânes
}, { $hats ->
    [one] { $hats } chapeau
   *[other] { $hats } chapeaux
}

place-field = { $good } d'un champ
    .indefinite = { $good-indefinite } d'un champ
place-field-of = { $good } d'un champ de { $count }
    .indefinite = { $good-indefinite } d'un champ de { $count }

closed-silver = argent
closed-harvest = marchandises primaires
closed-card = carte
closed-pig = cochon
closed-upgrade = transformations
