# The list of components (`barrowgate cards`).

cards-title = U bram Loyang, wydanie { $edition }, elementy { $digest }
cards-shop = Sklep
shop-spaces = miejsca
shop-start = start
shop-buy = kupno
shop-sell = sprzedaż
cards-crops = Pola
cards-crop = rozmiar { $spaces }: { $crops }
cards-field = Pola wspólne
cards-stall = Stragany: co oferują, * za dwa
cards-regular = Stali klienci: czego chcą i ile płacą cztery rzędy
cards-casual = Przygodni klienci: czego chcą i za ile
cards-helper = Pomocnicy
cards-letters = Litery przed kartą: źródła jej wartości.
cards-more = Jedna karta z jej tekstem: barrowgate cards loyang foreman

error-card = nie ma karty „{ $name }”; karty podaje się tak: regular 9, foreman, trader 2, albo numerem od 1 do { $most }

kind-setup = przygotowanie
kind-vegetable = warzywa
kind-shop = sklep
kind-path = ścieżka
kind-storehouse = magazyn
kind-loan = pożyczki
kind-cards = rozdanie i dwupak
kind-customer = klienci
kind-solo = gra jednoosobowa
kind-helper_values = liczby pomocników
kind-field = pola
kind-stall = stragany
kind-regular = stali klienci
kind-casual = przygodni klienci
kind-helper = pomocnicy
