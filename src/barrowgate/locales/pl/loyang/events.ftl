# What happened, in phrases after the name of a seat.

event-cash-more = +{ $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
event-cash-less = -{ $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
event-vegetable-more = +{ $count } { $count ->
    [one] { $vegetable }
    [few] { $vegetable-few }
   *[many] { $vegetable-many }
}
event-vegetable-less = -{ $count } { $count ->
    [one] { $vegetable }
    [few] { $vegetable-few }
   *[many] { $vegetable-many }
}
event-shop = ustawia sklep: { $vegetables }
event-field = nowe pole, rozmiar { $spaces }
event-sown = sieje { $vegetables-accusative }
event-emptied = opróżnia pole, rozmiar { $spaces }
event-laid = wykłada { $cards-accusative }
event-discard = odrzuca { $card-accusative }
event-put-aside = Niezatrzymane: { $cards }
event-put = kładzie na podwórzu { $cards-accusative }
event-flipped = Odkryte na podwórzu: { $cards }
event-hand = dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
event-hand-own = dobiera { $cards-accusative }
event-drawn = Odkryte: { $cards }
event-shuffle = Odrzucone karty wtasowane: w talii { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
event-served = obsługuje { $card-accusative }, rząd { $row }
event-served-casual = obsługuje { $card-accusative }
event-missed = pomija { $card-accusative }
event-markers = wszystkie znaczniki niebieskie
event-loan = pożyczka numer { $count }
event-path = pole { $space }
event-tokens = Duży znacznik: { $first }; mały znacznik: { $second }
event-tokens-one = Duży znacznik: { $first }
event-partner = wybiera partnera: { $partner }
event-round = Runda { $round }
event-used = używa { $helper-genitive }
event-swapped = dostaje { $card-accusative } (od: { $owner })
event-stored = magazynuje { $vegetable-accusative }
event-enlarged = powiększa magazyn
event-looked = przegląda swój stos pól
event-grid = Nowe w siatce: { $cards }
event-end = Koniec gry

declined-foreman = nie bierze { $card-genitive }

event-because = { $what } ({ $cause })

cause-sale = sprzedaż
cause-purchase = kupno
cause-harvest = zbiory
cause-sowing = siew
cause-trade = wymiana
cause-trade-part = wymiana, trzeba oddać więcej
cause-regular = stały klient
cause-casual = przygodny klient
cause-penalty = kara
cause-common-field = pole wspólne
cause-two-pack = dwupak
cause-loan = pożyczka
cause-store = magazyn
cause-lost = przepada, brak miejsca w magazynie
cause-path = ścieżka
cause-grid = siatka
cause-thrown = wyrzucenie
cause-used = użycie
cause-field-of = { $helper }, pole gracza { $owner }
