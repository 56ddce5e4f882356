# What is this? Each thing on the table, for somebody who asks; then what each kind of action is for.

explain-cash-name = Monety
explain-cash = Kupujesz za nie warzywa, karty i kroki na ścieżce.
explain-cart-name = Wóz
explain-cart = Warzywa z wozu można siać, sprzedawać, wymieniać i wozić do klientów. Na koniec tury trzeba je zmagazynować.
explain-shop-name = Sklep
explain-vegetable = Kupno { $buy ->
    [one] { $buy } moneta
    [few] { $buy } monety
   *[many] { $buy } monet
}, sprzedaż { $sell }; rośnie na polach o rozmiarze: { $fields }{ $home ->
    [0] {""}
   *[other] {" "}i na polu domowym (rozmiar { $home })
}.
explain-shop = Twój własny sklep: kupujesz w nim to, co jest, i sprzedajesz mu, dopóki ma wolne miejsce.
explain-field-name = Pole
explain-field = Siejesz jedno warzywo, całe pole wypełnia się jego rodzajem i co rundę zbierasz jedno.
explain-field-takes = Rozmiar: { $spaces }. Można siać: { $crops }.
explain-pile-name = Pola prywatne
explain-pile = Z tego stosu co rundę przychodzi nowe pole.
explain-store-name = Magazyn
explain-store = Przechowuje { $places ->
    [one] jedno warzywo
    [few] { $places } warzywa
   *[many] { $places } warzyw
} na dalsze rundy. Raz w grze można go powiększyć do { $enlarged } miejsc, za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}.
explain-courtyard-name = Podwórze
explain-courtyard = Gracze kładą tu karty, a na koniec każdy bierze jedną z nich razem z jedną kartą z ręki.
explain-deck-name = Talia
explain-deck = Raz w turze możesz kupić z niej dwie karty i zatrzymać obie, jedną lub żadną. Cena to liczba twoich pomocników lub straganów, zależnie od tego, która jest większa.
explain-hand-name = Ręka
explain-hand = Z tych kart zagrywasz dokładnie jedną; pozostałe trafiają na podwórze.
explain-path-name = Ścieżka dobrobytu
explain-path = Kto po dziewięciu rundach jest najdalej, wygrywa. Kroki kupujesz na koniec każdej tury, pierwszy tanio.
explain-space = Pole { $space }
explain-step = Kroki kupuje się na koniec tury. Jako pierwszy krok tury to pole kosztuje { $first }, jako dalszy { $space }.
explain-regular-name = Stały klient
explain-regular = Trzeba go obsłużyć w każdej rundzie, aż wypełni się czwarty rząd. Pominięty raz robi się czerwony; pominięcie czerwonego kosztuje monety.
explain-casual-name = Przygodny klient
explain-casual = Czeka tak długo, jak chcesz, i znika po obsłużeniu.
explain-stall-name = Stragan
explain-stall = Oddajesz warzywa z wozu za jedno ze straganu. Pusty stragan znika.
explain-offer = { $vegetable } ({ $stall })
explain-rate = { $count ->
    [one] Oddaj za nie jedno warzywo z wozu.
    [few] Oddaj za nie { $count } warzywa z wozu.
   *[many] Oddaj za nie { $count } warzyw z wozu.
}
explain-helper-name = Pomocnik
explain-helper = Używasz go raz, zgodnie z jego tekstem, i znika.
explain-satisfied-name = Zadowolony
explain-satisfied = Tego stałego klienta można raz pominąć bez płacenia.
explain-unsatisfied-name = Niezadowolony
explain-unsatisfied = Każde kolejne pominięcie tego stałego klienta kosztuje monety.
explain-lantern-name = Latarnia
explain-lantern = Ten pomocnik dotyczy innych graczy; w grze czteroosobowej sięga w fazie akcji tylko do twojego partnera.
explain-first-name = Znaczniki kolejności
explain-first = Kto wziął karty ostatni, gra pierwszy, a przedostatni gra drugi.
explain-grid-name = Siatka
explain-grid = Karty gry jednoosobowej. Każda kosztuje tyle, co jej rząd. Potem drugi rząd jest odrzucany, a reszta przesuwa się w górę.
explain-loan-name = Pożyczka
explain-loan = Teraz { $cash ->
    [one] { $cash } moneta
    [few] { $cash } monety
   *[many] { $cash } monet
}, a po zakończeniu gry { $steps ->
    [one] jedno pole
    [few] { $steps } pola
   *[many] { $steps } pól
} w tył na ścieżce. Pożyczki się nie spłaca.
explain-seat = Farma innego gracza albo twoja. Kliknięcie nazwy gracza otwiera ją w dużym widoku.
explain-dummy = Statysta z gry jednoosobowej nigdy nic nie robi. Jego karty są tu dla pomocników z latarnią.

group-plant-about = Pole domowe wypełnia się tym warzywem i daje jedno w każdej z dziewięciu rund.
group-harvest-about = Z każdego pola zbierasz jedno warzywo.
group-extra-about = Żniwiarz zbiera więcej niż jedno.
group-flip-about = Na podwórzu leży o jedną kartę więcej.
group-take-about = Karta jest twoja. Razem z nią zagrywasz jedną kartę z ręki; reszta ręki trafia na podwórze.
group-put-about = Każdy może ją wziąć z podwórza, później także ty.
group-play-about = Wykładasz tę kartę przed sobą.
group-partner-about = Gracie jedno po drugim, a twoi pomocnicy sięgają do tego gracza.
group-keep-about = Co zatrzymasz z dwupaku, wykładasz przed sobą; resztę odrzucasz.
group-accept-about = Weź go.
group-give-about = Trafia z twojego wozu do zasobów.
group-fill-about = Tyle sztuk tego rodzaju będzie w twoim sklepie.
group-name-about = Każde twoje pole z tym warzywem daje monety.
group-hawk-about = Warzywo z twojego straganu sprzedajesz do swojego sklepu.
group-pick-about = Wybierz pole.
group-place-about = Wybierz pole.
group-choose-about = Wybierz jedno z nich.
group-store-about = Co zmagazynujesz, zostaje na dalsze rundy.
group-enlarge-about = Do końca gry możesz przechowywać więcej warzyw.
group-step-about = Wygrywa się krokami na ścieżce; pierwszy w turze jest tani.
group-serve-about = Klienci płacą za warzywa z twojego wozu. Stali płacą z rzędu na rząd więcej.
group-serve-twice-about = Posłaniec wykonuje naraz obie dostawy jednego rzędu.
group-trade-about = Warzywo ze straganu za jedno lub dwa z twojego wozu.
group-sow-about = Jedno warzywo wypełnia całe pole swoim rodzajem; w następnych rundach zbierasz po jednym.
group-buy-about = Warzywo z twojego sklepu trafia na wóz.
group-use-about = Pomocnik robi swoje raz i znika.
group-two-pack-about = Dwie karty z talii, raz w turze; zatrzymaj, co chcesz.
group-sell-about = Warzywo z wozu wraca do sklepu za kilka monet.
group-throw-about = Wyrzucasz pomocnika bez użycia; odsłania się karta pod nim.
group-miss-about = Klient nic nie dostaje w tej rundzie. Niebieski robi się czerwony; czerwony kosztuje monety.
group-loan-about = Monety teraz, za kroki w tył na koniec gry.
group-pass-about = Idziesz dalej bez tego.
group-done-about = Co niezrobione, przepada: nieobsłużeni stali klienci zostają pominięci.
