# A fragment of Polish: it shows that cases and plurals come out right. Words of the game are those
# of docs/glossary.md. Forms: accusative, genitive, and what follows a number (few: 2, 3, 4, many: 5).

language-forms = accusative genitive few many
list-separator = {", "}

good-olive = oliwka
    .accusative = oliwkę
    .genitive = oliwki
    .few = oliwki
    .many = oliwek
good-grain = zboże
    .genitive = zboża
    .few = zboża
    .many = zbóż
good-grape = winogrono
    .genitive = winogrona
    .few = winogrona
    .many = winogron
good-pig = świnia
    .accusative = świnię
    .genitive = świni
    .few = świnie
    .many = świń
good-food = jedzenie
    .genitive = jedzenia
    .few = jedzenia
    .many = jedzenia
good-wine = wino
    .genitive = wina
    .few = wina
    .many = win
good-meat = mięso
    .genitive = mięsa
    .few = mięsa
    .many = mięsa
good-commodity = skrzynka z towarami
    .accusative = skrzynkę z towarami
    .genitive = skrzynki z towarami
    .few = skrzynki z towarami
    .many = skrzynek z towarami

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
target-barrow = wózek { $slot }
    .genitive = wózka { $slot }

card-1 = Kucharz
    .accusative = Kucharza
    .genitive = Kucharza
card-numbered = { $number } { $card }
    .accusative = { $number } { $card-accusative }
    .genitive = { $number } { $card-genitive }
side-helper = pomocnik
    .accusative = pomocnika
place-field = { $good } z pola
    .accusative = { $good-accusative } z pola
    .genitive = { $good-genitive } z pola
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

event-good-more = +{ $amount } { $amount ->
    [one] { $good }
    [few] { $good-few }
   *[many] { $good-many }
}
event-good-less = -{ $amount } { $amount ->
    [one] { $good }
    [few] { $good-few }
   *[many] { $good-many }
}
event-silver-more = +{ $amount } { $amount ->
    [one] srebro
   *[other] srebra
}
event-vp-more = +{ $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
event-because = { $what } ({ $cause })
event-delivery = dostarcza { $good-accusative } do { $target-genitive }
event-upgrade = przetwarza { $before-accusative } na { $after-accusative }
event-draw = { $count ->
    [one] dobiera kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}
event-growth = plony na polach: { $goods }
event-play = zagrywa { $card-accusative } jako { $side-accusative }
event-craft = zaopatruje w całości { $craft-accusative }
event-order = Kolejność graczy: { $order }
event-donkey = pokazuje { $tile-accusative }
cause-sale = sprzedaż

group-deliver = Do { $target-genitive }
action-buy = { $good-accusative } ({ $price })
action-sell = { $source-accusative } (+{ $price })
action-upgrade = { $source-accusative } na { $into-accusative } ({ $price })
action-pair = { $first-accusative } i { $second-accusative }
action-grow-field = pole { $good-many } ({ $count } na polu)
action-return-from = towar z { $target-genitive }
action-return-grey = znacznik { $craft-genitive }
action-walk = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
action-market-taken = pole { $space } (wartość { $value }, { $owner })
action-place-removes = pole { $space }, usuwa { $owners-count ->
    [one] stragan
   *[other] stragany
}: { $owners }
