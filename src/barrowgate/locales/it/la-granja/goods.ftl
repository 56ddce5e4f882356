# Goods, places and pieces of La Granja, as they stand in lists and tables.

good-olive = oliva
    .plural = olive
    .indefinite = un'oliva
good-grain = grano
    .indefinite = del grano
good-grape = uva
    .indefinite = dell'uva
good-pig = maiale
    .plural = maiali
    .indefinite = un maiale
good-food = cibo
    .indefinite = del cibo
good-wine = vino
    .indefinite = del vino
good-meat = salume
    .plural = salumi
    .indefinite = un salume
good-commodity = cassa
    .plural = casse
    .indefinite = una cassa

count-good = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-plural }
}
count-silver = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
count-vp = { $count } PV

card-numbered = { $number } { $card }
number = { $number }

side-field = campo
side-barrow = banco
side-extension = estensione
side-helper = aiutante

symbol-silver = ricavi in monete
symbol-extra_delivery = consegna extra
symbol-pig_space = spazio maiale

short-silver = ricavi
short-extra_delivery = extra
short-pig_space = maiale

craft-numbered = { $number } { $craft }
craft-told = Richiede: { $row }. Subito: { $instant }. Poi: { $lasting }.
craft-greengrocer = Fruttivendolo
craft-merchant_house = Mercante
craft-deli = Salumiere
craft-village_store = Magazzino
craft-butcher = Macellaio
craft-wainwright = Costruttore di carri

instant-any_resource = una risorsa a scelta
instant-silver = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}
instant-trade_commodity = una cassa di merce
instant-vp = { $amount } PV
instant-vp_per_barrow_on_farm = 1 PV per ogni banco nella tua fattoria
instant-delivery_and_siesta_vp = una consegna, poi i PV del tuo spazio siesta

lasting-income_any_resource = una risorsa a round
lasting-income_silver = { $amount ->
    [one] { $amount } moneta a round
   *[other] { $amount } monete a round
}
lasting-income_trade_commodity = una cassa a round
lasting-vp_per_craft_marker = { $amount } PV a negozio
lasting-vp_per_completed_barrow = { $amount } PV a banco
lasting-siesta_step_and_delivery = +1 passo +1 consegna

tile-two_different_harvest = due merci coltivate
tile-pig = maiale
tile-card = carta
tile-upgrade = lavorazione
tile-delivery = consegna
tile-siesta_2 = due passi siesta
tile-any_harvest = merce coltivata
tile-grape = uva
tile-siesta_1 = un passo siesta
tile-flip_roof = rigira un tetto
tile-grain_or_olive = grano o oliva
tile-olive = oliva
tile-vp = { $amount } PV
tile-silver = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}

revenue-pig = un maiale
revenue-play = gioca una carta
revenue-draw = pesca una carta
revenue-harvest = una merce coltivata
revenue-pair = due merci coltivate diverse
revenue-silver = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}
revenue-upgrades = due lavorazioni
revenue-upgrade_step = una lavorazione e un passo siesta
revenue-steps = due passi siesta
revenue-delivery = una consegna
revenue-either = { $first } / { $second }

use-silver = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}
use-harvest = due merci coltivate diverse
use-draw = pesca una carta
use-play = gioca una carta
use-pig = un maiale
use-upgrade = due lavorazioni

donkey-tile = { $donkeys ->
    [one] { $donkeys } asino
   *[other] { $donkeys } asini
}, { $hats ->
    [one] { $hats } cappello
   *[other] { $hats } cappelli
}

place-field = { $good } da un campo
place-field-of = { $good } da un campo con { $count }

closed-silver = monete
closed-harvest = merci coltivate
closed-card = carta
closed-pig = maiale
closed-upgrade = lavorazioni
