# The whole table as linear text, for somebody who listens.

read-wealth = { $vp } PZ, { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}
read-wealth-hidden = Punkty ukryte, { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}
read-goods = Towary: { $goods }
read-pigs = Zagrody dla świń: zajęte { $taken } z { $places }
read-markers = Pozostałe znaczniki: { $count }
read-fields-none = Brak pól
read-fields = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}: { $fields }
read-field-cards = Karty zagrane jako pola: { $cards }
read-barrow-free = Wózek { $slot }: wolne miejsce
read-barrow = Wózek { $slot }, { $vp } PZ, karta { $card }. Brakuje: { $needs }. Dostarczono: { $has }
read-helper-free = Pomocnik { $slot }: wolne miejsce
read-helper = Pomocnik { $slot }: { $card }. { $text }
read-extensions-none = Brak rozszerzeń
read-extensions = { $count ->
    [one] { $count } rozszerzenie
    [few] { $count } rozszerzenia
   *[many] { $count } rozszerzeń
}: { $cards }
read-extensions-bring = Przychód srebra: { $income }. Dodatkowe dostawy: { $extra }. Towary za następne rozszerzenie: { $cost }
read-roof = Znaczniki na dachu: { $tiles }
read-tile-used = { $tile } (użyto)
read-roof-next = Następne miejsce na dachu daje { $vp } PZ
read-roof-bought = W tej rundzie kupiono znacznik dachu
read-donkey = Znacznik osłów w tej rundzie: { $tile }
read-donkey-chosen = Znacznik osłów wybrany, jeszcze zakryty
read-donkeys-left = Znaczniki osłów do wyboru: { $tiles }
read-donkey-left = ({ $tile })
read-dice = Wzięte kości: { $dice }
read-reserved = Zarezerwowane pole dochodu: { $number }
read-closed = Zamknięte opcje skrzynki z towarami: { $uses }
read-plays = Karty do zagrania: { $left }; w tym obowiązkowo: { $must }
read-walk = Możliwe kroki na torze sjesty: od { $least } do { $most }
read-walk-must = Obowiązkowe kroki na torze sjesty: od { $least } do { $most }
read-deliveries = Pozostałe dostawy: { $left }
read-extra = Pozostałe dodatkowe dostawy: { $left }
read-hand = Karty na ręce: { $count }, najwyżej { $limit }

read-card = { $card }. Do wyboru: { $field }; { $barrow }; { $extension }; { $helper }
read-prices = Ceny dla ciebie
read-price-tile = Znacznik dachu: { $price ->
    [one] { $price } srebro
    [few] { $price } srebra
   *[many] { $price } srebra
}
read-price-extra = Dodatkowa dostawa: { $price ->
    [one] { $price } srebro
    [few] { $price } srebra
   *[many] { $price } srebra
}
read-discards = Odrzucone: { $cards }

read-space = pole { $space } (wartość { $value })
read-market-seat = Znaczniki, { $seat }: { $spaces }
read-market-free = Wolne pola o wartości { $value }: { $spaces }
read-market-closed = Pola poza grą: { $spaces }
read-market-placing = Znacznik może trafić na pole { $space }; usunąłby znaczniki graczy: { $seats }
read-market-placed = Ostatni znacznik położono na polu { $space }
read-market-doomed = Do usunięcia z pól: { $spaces }
read-map = Mapa rynku
read-neighbours = Pole { $space }, wartość { $value }. Obok: { $spaces }

read-craft = { $craft }. { $told } Teraz daje { $vp } PZ.
read-craft-first = { $craft }. { $told } Teraz daje { $vp } PZ pierwszemu, kto dostarczy wszystko.
read-craft-blocked = { $craft }. { $told } Blokada: znacznik kolejności { $number }.
read-row = { $craft }, { $seat }: dostarczono: { $has }; brakuje: { $needs }
read-row-front = { $craft }, { $seat }: ukończono; stały efekt działa od następnej rundy
read-row-back = { $craft }, { $seat }: ukończono; stały efekt działa
read-row-grey = { $row }; znacznik na szarym polu

read-revenue-title = Kości i pola dochodu
read-revenue = { $options-count ->
    [one] Pole dochodu { $number }: { $options }. Kości: { $count }
   *[other] Pole dochodu { $number }, do wyboru: { $options }. Kości: { $count }
}
read-common-die = Ostatnia kość pokazuje { $number }
read-rented = Kość { $number } odłożona, gracz: { $seat }
read-offer = Do kupienia: { $tiles }
read-siesta = { $seat }: pole { $space }, warte { $vp } PZ
read-siesta-track = PZ kolejnych pól od początku: { $points }
