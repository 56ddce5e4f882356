# What stands on the table.

table-round = Runda { $round } z { $rounds }
table-over = Koniec gry
table-big-token = Duży znacznik
table-small-token = Mały znacznik
table-cards = Talia
table-cards-count = { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[many] { $deck } kart
}, odrzucone: { $discards }
table-courtyard = Podwórze
table-drawn = Odkryte
grid-price = { $price }

farm-space = pole
farm-cash = monety
farm-loans = pożyczki
farm-hand = ręka
farm-pile-size = { $spaces }
farm-pile-common = karty w stosie: { $cards }
farm-starter = ma klienta startowego
farm-lasting = w tej turze: { $effects }

lasting-extra_tokens = o jedno więcej na każdym obsianym polu
lasting-housemaid = stragany jedno za jedno
lasting-messenger = stali dwa razy
lasting-official = darmowy dwupak
lasting-saleswoman = przygodni płacą więcej

look-vegetable = { $vegetable }: kupno { $buy ->
    [one] { $buy } moneta
    [few] { $buy } monety
   *[many] { $buy } monet
}, sprzedaż { $sell }; rośnie na polach o rozmiarze: { $fields }{ $home ->
    [0] {""}
   *[other] {" "}i na polu domowym (rozmiar { $home })
}.

hand-title = Ręka
hand-starter = { $card } (startowy)
hand-empty = brak kart

result-space = pole { $space }
result-loans = { $count ->
    [one] po { $count } pożyczce
   *[other] po { $count } pożyczkach
}
result-cash = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
result-left = { $count ->
    [one] zostało { $count } warzywo
    [few] zostały { $count } warzywa
   *[many] zostało { $count } warzyw
}
result-earned = zarobek { $count } ({ $sources })
result-spent = wydatki { $count } ({ $sources })
result-by = { $cause } { $count }
points-start = start
points-first-steps = pierwsze kroki tur
points-further-steps = dalsze kroki
points-loans = pożyczki
result-ties = Na tym samym polu lepszy jest ten, kto ma więcej monet, potem więcej warzyw na polach prywatnych i wspólnych oraz w magazynie; przy dalszym remisie miejsce jest wspólne.

level-none = Poziomy zaczynają się dalej na ścieżce.
level-good = Poziom: dobry.
level-very_good = Poziom: bardzo dobry.
level-master = Poziom: mistrz.
