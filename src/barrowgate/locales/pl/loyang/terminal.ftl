# What the terminal alone says; the page does not fetch it.

table-partners = Partnerzy
table-grid = Siatka, każdy rząd z ceną
farm-pile = st.
farm-legend = Warzywa: wóz/sklep. [4]: pole o rozmiarze 4. *: dwa za jedno na straganie.
farm-legend-dummy = S: karty statysty, który nic nie robi; korzystają z nich niektórzy pomocnicy.
farm-fields = pola: { $field }
farm-store = magazyn: { $stored } (miejsc: { $places })
farm-store-empty = magazyn pusty (miejsc: { $places })
farm-pile-order = stos od góry: { $sizes }
farm-pile-holds = w stosie: { $fields }
farm-pile-field = { $count ->
    [one] [{ $spaces }]
   *[other] { $count }x[{ $spaces }]
}
glance = Masz { $cash ->
    [one] { $cash } monetę
    [few] { $cash } monety
   *[many] { $cash } monet
} i stoisz na polu { $space }. Wóz: { $cart }.
glance-nothing = pusty
cards-title = U bram Loyang, wydanie { $edition }, elementy { $digest }
cards-shop = Sklep
cards-crops = Pola
cards-crop = rozmiar { $spaces }: { $crops }
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
goal = U bram Loyang: dziewięć rund; wygrywa, kto zajdzie najdalej na Ścieżce dobrobytu. Uprawiaj warzywa, obsługuj klientów i kupuj kroki za ich monety.
goal-solo = U bram Loyang w pojedynkę: dziewięć rund, aby zajść jak najdalej na Ścieżce dobrobytu. Uprawiaj warzywa, obsługuj klientów i kupuj kroki za ich monety.
example-action = sow bean field 2
example-card = regular 9
example-card-named = foreman
noun-hand = ręka, karty na ręce
noun-deck = talia, stos
noun-cart = wóz, wozy
noun-store = magazyn, magazyny, przechowaj, miejsce
noun-pile = stos pól, pole prywatne, pola prywatne
noun-space = pole ścieżki, pola ścieżki, krok, kroki
noun-stall = stragan, stragany
noun-helper = pomocnik, pomocnicy
noun-marker = znacznik, znaczniki, znacznik zadowolenia
noun-blue = niebieski, niebieski znacznik, zadowolony
noun-red = czerwony, czerwony znacznik, niezadowolony
noun-miss = pominięcie, pominięta dostawa, kara, kary
noun-paying = płacenie, zapłata
noun-free = za darmo, bezpłatnie
noun-token = znaczniki kolejności, duży znacznik, mały znacznik, pierwszy gracz
noun-partner = partner, partnerzy
noun-grid = siatka
noun-level = poziom, poziomy
