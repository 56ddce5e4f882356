# The list of components (`barrowgate cards`).

cards-title = La Granja, wydanie { $edition }, elementy { $digest }
cards-card = karta
cards-crafts = Budynki rzemieślnicze
cards-barrow = { $vp }: { $goods }
cards-extension = { $symbols }
cards-source = { $side } { $source }
cards-letters = Litery przed kartą: źródła pola, wózka, rozszerzenia i pomocnika.
cards-more = Jedna karta z jej tekstem: barrowgate cards la-granja 35

error-card = nie ma karty „{ $name }”; podaj numer karty od 1 do { $most } albo jej nazwę: peddler, olive picker

kind-setup = przygotowanie
kind-price = ceny
kind-trade_commodity = skrzynka z towarami
kind-revenue = pola dochodu
kind-delivery = dodatkowe dostawy
kind-village = wioska
kind-market_vp = punkty z rynku
kind-solo = gra jednoosobowa
kind-end = koniec gry
kind-roof = znaczniki dachu
kind-siesta = tor sjesty
kind-donkeys = znaczniki osłów
kind-craft = budynki rzemieślnicze
kind-market = pola rynku
kind-field = karty: pola
kind-barrow = karty: wózki
kind-extension = karty: rozszerzenia
kind-helper = karty: pomocnicy
