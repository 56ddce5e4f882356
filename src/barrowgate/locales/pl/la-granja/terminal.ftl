# What the terminal alone says; the page does not fetch it.

table-market-hint = (card rynek)
table-market-legend = wartość:gracz, x poza grą
table-market-numbers = numer=wartość:gracz, x poza grą
table-village-own = twoje rzędy, gracz:dostarczone, * szare pole
table-village-open = gracz:dostarczone, * szare pole
table-tiles-offer = { $tiles } ({ $price })
table-tiles-round-price = każdy za { $price ->
    [one] { $price } srebro
    [few] { $price } srebra
   *[many] { $price } srebra
} przed zniżkami
table-order = Kolejność
village-completed = { $lasting }
village-front = potem: { $lasting }
village-grey = *
farm-fields = pola: { $fields }
farm-helpers = pomocnicy: { $helpers }
farm-extensions = rozszerzenia: { $count } (przychód { $income }, dodatkowe dostawy { $extra })
farm-roof = dach: { $count } (nieużyte: { $ready })
farm-roof-used = dach: { $count } (wszystkie użyte)
farm-donkey = { $tile }
farm-donkeys-left = pozostałe znaczniki osłów: { $tiles }
farm-dice = kości: { $dice }
farm-reserved = zarezerwowane pole { $number }
look-donkey = osły { $number }
hand-discard = odrzuć
glance = Masz: { $things }; na ręce { $hand } z { $limit }.
cards-title = La Granja, wydanie { $edition }, elementy { $digest }
cards-card = karta
cards-barrow = { $vp }: { $goods }
cards-extension = { $symbols }
cards-source = { $side } { $source }
cards-letters = Litery przed kartą: źródła pola, wózka, rozszerzenia i pomocnika.
cards-more = Jedna karta z jej tekstem: barrowgate cards la-granja 35
error-card = nie ma karty „{ $name }”; podaj numer karty od 1 do { $most } albo jej nazwę: peddler, olive picker
kind-setup = przygotowanie
kind-price = ceny
kind-trade_commodity = skrzynka z towarami
kind-delivery = dodatkowe dostawy
kind-village = wioska
kind-market_vp = punkty z rynku
kind-solo = gra jednoosobowa
kind-end = koniec gry
kind-roof = znaczniki dachu
kind-siesta = tor sjesty
kind-craft = budynki rzemieślnicze
kind-market = pola rynku
kind-field = karty: pola
kind-extension = karty: rozszerzenia
goal = La Granja: sześć rund; wygrywa, kto ma najwięcej punktów zwycięstwa (PZ). Uprawiaj plony i dostarczaj towary do budynków rzemieślniczych i na wózki.
goal-solo = La Granja w pojedynkę: sześć rund na jak najwięcej punktów zwycięstwa (PZ). Dostarczaj towary do budynków rzemieślniczych i na wózki; przeszkadza ci neutralny gracz.
example-action = play 35 helper
example-card = 35
example-card-named = peddler
