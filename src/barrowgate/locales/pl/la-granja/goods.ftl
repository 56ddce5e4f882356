# Goods, places and pieces of La Granja, as they stand in lists and tables.

good-olive = oliwka
    .accusative = oliwkę
    .genitive = oliwki
    .few = oliwki
    .many = oliwek
    .crop = oliwek
good-grain = zboże
    .genitive = zboża
    .few = zboża
    .many = zbóż
    .crop = zboża
good-grape = winogrono
    .genitive = winogrona
    .few = winogrona
    .many = winogron
    .crop = winogron
    .head = winogr.
good-pig = świnia
    .accusative = świnię
    .genitive = świni
    .few = świnie
    .many = świń
good-food = jedzenie
    .genitive = jedzenia
    .few = jedzenia
    .many = jedzenia
    .head = jedz.
good-wine = wino
    .genitive = wina
    .few = wina
    .many = win
good-meat = mięso
    .genitive = mięsa
    .few = mięsa
    .many = mięsa
good-commodity = skrzynka
    .accusative = skrzynkę
    .genitive = skrzynki
    .few = skrzynki
    .many = skrzynek

count-good = { $count ->
    [one] { $count } { $good }
    [few] { $count } { $good-few }
   *[many] { $count } { $good-many }
}
count-silver = { $count ->
    [one] { $count } srebro
    [few] { $count } srebra
   *[many] { $count } srebra
}
count-vp = { $count } PZ

card-numbered = { $number } { $card }
    .accusative = { $number } { $card-accusative }
    .genitive = { $number } { $card-genitive }
number = { $number }

side-field = pole
side-barrow = wózek
side-extension = rozszerzenie
side-helper = pomocnik
    .accusative = pomocnika

symbol-silver = przychód srebra
symbol-extra_delivery = dodatkowa dostawa
symbol-pig_space = zagroda dla świni

short-silver = srebro
short-extra_delivery = dostawa
short-pig_space = zagroda

craft-numbered = { $number } { $craft }
craft-told = Rząd: { $row }. Od razu: { $instant }; na stałe: { $lasting }.
craft-greengrocer = Warzywniak
    .genitive = Warzywniaka
craft-merchant_house = Dom kupiecki
    .genitive = Domu kupieckiego
craft-deli = Delikatesy
    .genitive = Delikatesów
craft-village_store = Wiejski sklep
    .genitive = Wiejskiego sklepu
craft-butcher = Rzeźnik
    .accusative = Rzeźnika
    .genitive = Rzeźnika
craft-wainwright = Wózkownia
    .accusative = Wózkownię
    .genitive = Wózkowni

instant-any_resource = dowolny zasób
instant-silver = { $amount ->
    [one] { $amount } srebro
    [few] { $amount } srebra
   *[many] { $amount } srebra
}
instant-trade_commodity = skrzynka z towarami
instant-vp = { $amount } PZ
instant-vp_per_barrow_on_farm = 1 PZ za każdy wózek na twojej farmie
instant-delivery_and_siesta_vp = dostawa, potem PZ za twoje pole toru sjesty

lasting-income_any_resource = zasób co rundę
lasting-income_silver = { $amount ->
    [one] { $amount } srebro
    [few] { $amount } srebra
   *[many] { $amount } srebra
} co rundę
lasting-income_trade_commodity = skrzynka co rundę
lasting-vp_per_craft_marker = { $amount } PZ za budynek
lasting-vp_per_completed_barrow = { $amount } PZ za wózek
lasting-siesta_step_and_delivery = +1 krok, +1 dostawa

tile-two_different_harvest = dwa plony
tile-pig = świnia
tile-card = karta
tile-upgrade = przetworzenie
tile-delivery = dostawa
tile-siesta_2 = dwa kroki sjesty
tile-any_harvest = dowolny plon
tile-grape = winogrono
tile-siesta_1 = krok sjesty
tile-flip_roof = odwrócenie
tile-grain_or_olive = zboże lub oliwka
tile-olive = oliwka
tile-vp = { $amount } PZ
tile-silver = { $amount ->
    [one] { $amount } srebro
    [few] { $amount } srebra
   *[many] { $amount } srebra
}

revenue-pig = świnia
revenue-play = zagranie karty
revenue-draw = dobranie karty
revenue-harvest = dowolny plon
revenue-pair = dwa różne plony
revenue-silver = { $amount ->
    [one] { $amount } srebro
    [few] { $amount } srebra
   *[many] { $amount } srebra
}
revenue-upgrades = dwa przetworzenia
revenue-upgrade_step = przetworzenie i krok sjesty
revenue-steps = dwa kroki sjesty
revenue-delivery = dostawa
revenue-either = { $first } / { $second }

use-silver = { $amount ->
    [one] { $amount } srebro
    [few] { $amount } srebra
   *[many] { $amount } srebra
}
use-harvest = dwa różne plony
use-draw = dobranie karty
use-play = zagranie karty
use-pig = świnia
use-upgrade = dwa przetworzenia

donkey-tile = { $donkeys ->
        [one] { $donkeys } osioł
        [few] { $donkeys } osły
       *[many] { $donkeys } osłów
    }, { $hats ->
        [one] { $hats } kapelusz
        [few] { $hats } kapelusze
       *[many] { $hats } kapeluszy
    }
    .accusative = { $donkeys ->
        [one] { $donkeys } osła
        [few] { $donkeys } osły
       *[many] { $donkeys } osłów
    }, { $hats ->
        [one] { $hats } kapelusz
        [few] { $hats } kapelusze
       *[many] { $hats } kapeluszy
    }

place-field = { $good } z pola
    .accusative = { $good-accusative } z pola
place-field-of = { $good } z pola, na którym { $count ->
        [one] jest { $count }
        [few] są { $count }
       *[many] jest { $count }
    }
    .accusative = { $good-accusative } z pola, na którym { $count ->
        [one] jest { $count }
        [few] są { $count }
       *[many] jest { $count }
    }

closed-silver = srebro
closed-harvest = plony
closed-card = karta
closed-pig = świnia
closed-upgrade = przetworzenia
