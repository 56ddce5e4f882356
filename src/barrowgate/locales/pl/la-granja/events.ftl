# What happened, after the name of the seat ("2 random: took die 4; +4 silver (die)").

event-silver-more = +{ $amount ->
    [one] { $amount } srebro
    [few] { $amount } srebra
   *[many] { $amount } srebra
}
event-silver-less = -{ $amount ->
    [one] { $amount } srebro
    [few] { $amount } srebra
   *[many] { $amount } srebra
}
event-vp-more = +{ $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
event-vp-less = -{ $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
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
event-draw = { $count ->
    [one] dobiera kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}
event-draw-own = dobiera { $cards-accusative }
event-play = zagrywa { $card-accusative } jako { $side-accusative }
event-discard = odrzuca { $card-accusative }
event-reshuffle = Z odrzuconych kart powstaje nowy stos ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
})
event-upgrade = przetwarza { $before-accusative } na { $after-accusative }
event-growth = plony na polach: { $goods }
event-tile-bought = kupuje znacznik dachu „{ $tile }”
event-tile-used = używa znacznika dachu „{ $tile }”
event-roll = Kości: { $dice }
event-die = bierze kość { $number }
event-die-gone = Kość { $number } zostaje odrzucona
event-die-turned = obraca kość z { $before } na { $after }
event-die-rented = odkłada kość { $number }
event-reserved = rezerwuje ostatnią kość z pola { $number }
event-donkey = pokazuje { $tile-accusative }
event-siesta = idzie na pole sjesty { $space } ({ $vp })
event-order = Kolejność graczy: { $order }
event-delivery = dostarcza { $good-accusative } do { $target-genitive }
event-craft = zaopatruje w całości { $craft-accusative }
event-opened = odblokowuje { $craft-accusative }
event-barrow = zapełnia wózek { $card }
event-marker = stawia stragan na polu rynku { $space } (wartość { $value })
event-removed = traci stragan na polu rynku { $space } (wartość { $value })
event-moved = ratuje stragan: z pola { $before } na pole { $after }
event-round = Runda { $round }
event-tile-offered = Dostępne znaczniki dachu: { $tiles }
event-neutral = Neutralny gracz odkrywa kartę { $card }: wartość { $value }
event-end = Koniec gry

# What was not done.
declined = rezygnuje
declined-card = nie zagrywa karty
declined-tile = nie kupuje znacznika dachu
declined-deliveries = { $count ->
    [one] nie wykonuje { $count } dostawy
   *[other] nie wykonuje { $count } dostaw
}
declined-play_card = nie zagrywa karty
declined-upgrade = rezygnuje z przetworzenia
declined-walk = nie rusza się
declined-delivery = nie wykonuje dostawy
declined-second_good = nie dodaje drugiego plonu
declined-grow = nic więcej nie rośnie
declined-storage = kładzie znacznik na dachu
declined-reserve = nie rezerwuje kości
declined-rent = nie odkłada kości
declined-turn_die = nie obraca kości
declined-rescue = nie ratuje straganu
declined-room = nie zdejmuje znacznika i rezygnuje z zysku
declined-helper = nie używa { $card-genitive }
declined-instant = rezygnuje z funkcji natychmiastowej { $craft-genitive }

event-because = { $what } ({ $cause })

cause-sale = sprzedaż
cause-purchase = kupno
cause-upgrade = przetworzenie
cause-commodity = użycie skrzynki
cause-revenue = kość
cause-tile = znacznik dachu
cause-roof = dach
cause-extension = rozszerzenie
cause-growth = plony
cause-offspring = młode
cause-delivery = dodatkowa dostawa
cause-completion = budynek
cause-first = pierwszeństwo
cause-unblocking = odblokowany budynek
cause-barrow = wózek
cause-removal = usunięte stragany
cause-market = rynek
cause-siesta = sjesta
cause-end = koniec gry
cause-room = robienie miejsca
cause-played = robienie miejsca
cause-hand-limit = limit kart na ręce
cause-set-up = przygotowanie

source-start = start
seat-4 = neutralny gracz
