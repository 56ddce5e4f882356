# What a seat is asked.

question-crop = Kup warzywo w swoim sklepie i obsiej nim pole domowe.
question-harvest = Użyć Żniwiarza podczas tych zbiorów?
question-extra = Pole { $field }: ile oprócz tego jednego?
question-distribute = Połóż kartę na podwórzu albo weź stamtąd jedną.
question-distribute-two = Połóż kartę na podwórzu albo weź stamtąd jedną. Możesz najpierw jedną odkryć.
question-distribute-must = Musisz wziąć karty: jedną z podwórza i jedną z ręki.
question-courtyard = { $left ->
    [0] Dziedzic wziął wszystko, co mógł.
    [one] Weź jeszcze jedną kartę z podwórza albo graj dalej.
   *[other] Weź do { $left } kart z podwórza.
}
question-hand = Którą kartę z ręki zagrywasz oprócz tego? Reszta trafia na podwórze.
question-grid = { $left ->
    [0] Wszystkie dozwolone karty są już kupione.
    [one] Kup jeszcze jedną kartę z siatki albo żadnej.
   *[other] Kup do { $left } kart z siatki.
}
question-partner = Wybierz partnera na tę fazę akcji.
question-action = Twoja tura: siej, kupuj, sprzedawaj, wymieniaj, obsługuj, używaj pomocników, kup dwupak.
question-funds = Musisz zapłacić { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[many] { $amount } monet
}, a masz { $cash }: zdobądź jeszcze { $missing }.
question-foreman = Nadzorca: wziąć tego pomocnika? { $card }
question-give = { $amount ->
    [one] Które warzywo oddajesz?
   *[other] Które warzywa oddajesz? Potrzeba { $amount }.
}
question-shop = Księgowy, { $vegetable }: ile sztuk w twoim sklepie?
question-name = Księgowy: monety za pola z którym warzywem?
question-con = Oszust: którego pomocnika chcesz w zamian?
question-regular = Dostawca: którego stałego klienta obsługujesz?
question-bargain = Które warzywo kupujesz?
question-merchant = Kupiec: które warzywo kupujesz?
question-crier = { $left ->
    [one] Krzykacz: sprzedaj jeszcze jedno warzywo ze swoich straganów albo graj dalej.
   *[other] Krzykacz: sprzedaj do { $left } warzyw ze swoich straganów.
}
question-own_stall = Przekupka: który ze swoich straganów oddajesz?
question-other_stall = Przekupka: który stragan chcesz w zamian? Oddajesz: { $card }
question-plough = Oracz: które pole z co najmniej { $tokens } warzywami oczyszczasz?
question-tenant = Dzierżawca: z którego pola bierzesz warzywo za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}?
question-tenant-solo = Dzierżawca: które warzywo kupujesz za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}?
question-pile = Najemca: które pole ze swojego stosu bierzesz?
question-return = Najemca: które nieobsiane pole trafia pod stos?
question-own_casual = Naganiacz: którego ze swoich przygodnych klientów oddajesz?
question-other_casual = Naganiacz: którego przygodnego klienta chcesz w zamian? Oddajesz: { $card }
question-other_casual-buy = Naganiacz: którego przygodnego klienta kupujesz i obsługujesz?
question-trader = { $price ->
    [0] Handlarz: jaka wymiana na cudzym straganie?
   *[other] Handlarz: jaka wymiana na cudzym straganie, za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}?
}
question-pack = Dwupak: { $card }; { $other }. Co zatrzymujesz?
question-pack-one = Była tylko jedna karta: { $card }. Zatrzymujesz ją?
question-store = { $left ->
    [0] Magazyn jest pełny. Sprzedaj, co możesz; reszta wraca do zasobów.
    [one] W magazynie jest miejsce na jedno warzywo. Które zostaje? Reszta przepada.
   *[other] W magazynie jest miejsce na { $left ->
    [one] { $left } warzywo
    [few] { $left } warzywa
   *[many] { $left } warzyw
}. Które zostają? Reszta przepada.
}
question-path = Stoisz na polu { $space } i masz { $cash ->
    [one] { $cash } monetę
    [few] { $cash } monety
   *[many] { $cash } monet
}; następny krok kosztuje { $price }.
question-which = Którego Handlarza używasz?
question-which-throw = Którego Handlarza wyrzucasz?

# The same in a few words, where there is room for no more.

question-crop-short = Obsiej pole domowe
question-harvest-short = Użyć Żniwiarza?
question-distribute-short = Połóż jedną lub weź dwie
question-distribute-two-short = Połóż jedną lub weź dwie
question-distribute-must-short = Weź dwie
question-courtyard-short = { $left ->
    [0] Dość kart z podwórza
    [one] Wziąć jeszcze jedną?
   *[other] Weź do { $left } kart
}
question-hand-short = A która z ręki?
question-grid-short = { $left ->
    [0] Koniec kart
    [one] Kupić jeszcze jedną kartę?
   *[other] Kup do { $left } kart
}
question-partner-short = Wybierz partnera
question-action-short = Co robisz?
question-funds-short = Zdobądź jeszcze { $missing ->
    [one] { $missing } monetę
    [few] { $missing } monety
   *[many] { $missing } monet
}
question-foreman-short = Wziąć tego pomocnika?
question-give-short = { $amount ->
    [one] Oddaj jedno warzywo
    [few] Oddaj { $amount } warzywa
   *[many] Oddaj { $amount } warzyw
}
question-pack-short = Co zatrzymujesz?
question-pack-one-short = Zatrzymać ją?
question-store-short = { $left ->
    [0] Magazyn jest pełny
    [one] Zachowaj jedno warzywo
    [few] Zachowaj { $left } warzywa
   *[many] Zachowaj { $left } warzyw
}
question-path-short = Krok naprzód?
