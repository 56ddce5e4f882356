# What stands on the table.

table-round = Runda { $round } z { $rounds }
table-market = Rynek
table-village = Wioska
table-siesta = Sjesta
table-dice = Kości
table-dice-none = przed rzutem
table-dice-aside = { $number } odłożona (gracz { $seat })
table-tiles = Znaczniki dachu
table-tiles-none = brak
table-tiles-price = każdy za { $price ->
    [one] { $price } srebro
    [few] { $price } srebra
   *[many] { $price } srebra
}
table-cards = Stos
table-cards-count = { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[many] { $deck } kart
}, odrzucone: { $discards }
table-solo-first = zaczynasz ty
table-solo-second = zaczyna neutralny gracz
table-over = Koniec gry

village-blocked = zablokowany, znacznik { $number }

farm-vp = PZ
farm-silver = srebro
farm-hand = ręka
farm-markers = { $count ->
    [one] został { $count } znacznik
    [few] zostały { $count } znaczniki
   *[many] zostało { $count } znaczników
}
farm-field = { $good } { $holds }
farm-barrow = wózek { $slot } ({ $vp } PZ): { $goods }
farm-donkey-chosen = znacznik osłów wybrany
farm-closed = zamknięte opcje: { $uses }
farm-used = { $name } (użyto)

look-named = { $thing }: { $told }
look-resource = Kupno: { $buy ->
    [one] { $buy } srebro
    [few] { $buy } srebra
   *[many] { $buy } srebra
}, sprzedaż: { $sell }; przetworzenie na { $into-accusative }: { $price }.
look-upgraded = Powstaje z przetworzenia: { $sources }; nie można kupić ani sprzedać.
look-commodity = Zwracasz ją za jedną z tych rzeczy: { $uses }.
look-tile = Znacznik dachu, jednorazowy, do użycia w swojej turze (zasady 6.4).
look-die = kość { $number }
look-space = Pole dochodu { $number }: { $options }.

hand-title = Ręka
hand-empty = brak kart
hand-field = pole: { $good }
hand-barrow = wózek { $vp } PZ: { $goods }
hand-extension = rozszerzenie: { $symbols }
hand-helper = pomocnik: { $text }

result-left = { $count ->
    [one] zostało { $count } srebro
    [few] zostały { $count } srebra
   *[many] zostało { $count } srebra
}
