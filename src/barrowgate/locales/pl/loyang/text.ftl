# The whole table as linear text, for somebody who listens.

read-big-token = Duży znacznik: { $seat }
read-small-token = Mały znacznik: { $seat }
read-partners = Partnerzy: { $one } i { $other }

read-wealth = { $cash ->
    [one] { $cash } moneta
    [few] { $cash } monety
   *[many] { $cash } monet
}, pole { $space } ścieżki, { $loans ->
    [one] { $loans } pożyczka
    [few] { $loans } pożyczki
   *[many] { $loans } pożyczek
}
read-cart = Wóz: { $vegetables }
read-shop = Sklep: { $vegetables }
read-field-home = Pole { $number }, domowe, rozmiar { $spaces }: { $holds }
read-field-private = Pole { $number }, prywatne, rozmiar { $spaces }: { $holds }
read-field-common = Pole { $number }, wspólne, rozmiar { $spaces }: { $holds }
read-store = Magazyn: { $stored }. Miejsca: { $places }, wolne: { $left }
read-pile-empty = Brak pól prywatnych w stosie
read-pile = Pola prywatne w stosie: { $count }. { $sizes }
read-pile-size = { $count } o rozmiarze { $spaces }
read-pile-order = Pola prywatne w stosie od góry, według rozmiaru: { $sizes }
read-pile-common = Pola wspólne w stosie: { $cards }
read-hand = Karty na ręce: { $count }
read-starter = Ma klienta startowego
read-taken = Karty w tej rundzie już wzięte
read-finished = Tura zakończona
read-pack-bought = Dwupak kupiony
read-lasting = Do końca tej tury: { $effects }
read-leftovers = Pozostałe warzywa, rozstrzygające remis: { $count }

read-shop-title = Twój sklep
read-shop-line = { $vegetable }: zajęte miejsca { $count } z { $spaces }; kupno { $buy ->
    [one] { $buy } moneta
    [few] { $buy } monety
   *[many] { $buy } monet
}, sprzedaż { $sell }
read-prices = Ceny dla ciebie
read-price-pack = Dwupak: { $price ->
    [one] { $price } moneta
    [few] { $price } monety
   *[many] { $price } monet
}
read-price-step = Następny krok na ścieżce: { $price ->
    [one] { $price } moneta
    [few] { $price } monety
   *[many] { $price } monet
}
read-price-enlarge = Większy magazyn, miejsc { $places }: { $price ->
    [one] { $price } moneta
    [few] { $price } monety
   *[many] { $price } monet
}
read-price-field = Pole wspólne: { $price ->
    [one] { $price } moneta
    [few] { $price } monety
   *[many] { $price } monet
}
read-loan = Pożyczka: teraz { $cash ->
    [one] { $cash } moneta
    [few] { $cash } monety
   *[many] { $cash } monet
}, pola wstecz na końcu gry: { $steps }; najwyżej pożyczek: { $limit }

read-card-field = { $card }: pole wspólne, rozmiar { $spaces }
read-card-stall = { $card }: stragan; { $offers }
read-rate = { $vegetable } za { $count ->
    [1] jedno warzywo
    [2] dwa warzywa
   *[other] { $count } warzywa
}
read-card-regular = { $card }: stały klient; za każdym razem chce: { $wants }; rzędy płacą { $pays }
read-card-casual = { $card }: przygodny klient; chce: { $wants }; płaci { $pays }
read-card-helper = { $card }: pomocnik. { $text }
read-regular = { $card }; wypełnione rzędy: { $rows }; teraz rząd { $row } płaci { $pays }
read-duty = { $customer }; znacznik { $marker }; { $duty }
read-casual = { $card }: przygodny klient; chce: { $wants }; teraz płaci { $pays }
read-over = { $card }. Pod spodem: { $under }

read-cards-of = Karty: { $seat }
read-grid = Rząd { $row }, kolumna { $column }, { $price ->
    [one] { $price } moneta
    [few] { $price } monety
   *[many] { $price } monet
}: { $card }
read-grid-free = Rząd { $row }, kolumna { $column }: puste
read-discards = Odrzucone: { $cards }
read-path = { $seat }: pole { $space }
read-path-steps = Pierwszy krok tury kosztuje { $first ->
    [one] { $first } monetę
    [few] { $first } monety
   *[many] { $first } monet
}, każdy następny tyle, ile wynosi numer pola. Ścieżka kończy się na polu { $end }.
read-level-good = Dobry od pola { $space }
read-level-very_good = Bardzo dobry od pola { $space }
read-level-master = Mistrz od pola { $space }
read-crops = Co rośnie na którym polu
read-crops-home = Pole domowe, rozmiar { $spaces }: { $crops }
read-crops-of = Pola o rozmiarze { $spaces }: { $crops }
