# The guided first round. [cart|cart] is a symbol, which is read out as "cart".

web-guide-loyang-crop = Kup jedno warzywo i obsiej nim całe pole domowe. [wheat|Pszenica] jest tania i wielu jej chce.
web-guide-loyang-crop-more = Pole daje jedno w każdej z dziewięciu rund.
web-guide-loyang-put = Połóż kartę na [courtyard|podwórzu] albo weź stamtąd jedną. Nic tam jeszcze dla ciebie nie ma: połóż tę.
web-guide-loyang-put-more = Co tam położysz, mogą wziąć inni. Na koniec masz jedną kartę z podwórza i jedną z ręki.
web-guide-loyang-take = Oto [regular|stały klient]. Weź go: razem z nim zagrasz jedną kartę z ręki.
web-guide-loyang-take-more = Stali klienci wracają co rundę i z rzędu na rząd płacą więcej.
web-guide-loyang-put-on = Jeszcze nic dla ciebie: połóż następną kartę albo weź, co chcesz.
web-guide-loyang-hand = Teraz jedna z twoich kart. Ten klient chce tego, co możesz mieć od razu.
web-guide-loyang-sow = Posiej warzywo z [cart|wozu]: całe pole wypełni się jego rodzajem i da jedno co rundę.
web-guide-loyang-sow-more = Kliknij warzywo lub pole, w dowolnej kolejności.
web-guide-loyang-buy = Twój klient chce dwóch warzyw. Kup pierwsze w swoim [shop|sklepie].
web-guide-loyang-buy-on = I drugie. Co kupisz, trafia na wóz.
web-guide-loyang-serve = Wszystko jest na wozie: obsłuż [regular|klienta], płaci od razu.
web-guide-loyang-serve-more = Następny rząd zapłaci więcej, w następnej rundzie.
web-guide-loyang-miss = Drugi klient zostaje pominięty i robi się czerwony. Kolejne pominięcie kosztuje monety. Zakończ turę.
web-guide-loyang-miss-more = Możesz jeszcze coś kupić albo wziąć pożyczkę. Nic nie jest ostateczne: możesz użyć „Cofnij”.
web-guide-loyang-step = Grę wygrywa się krokami na [path|ścieżce]. Pierwszy w każdej turze kosztuje tylko jedną monetę: zrób go.
web-guide-loyang-step-more = Każdy dalszy krok kosztuje tyle, ile wynosi numer pola.
web-guide-loyang-store = Co zostało na wozie, trzeba zmagazynować; reszta wraca do zasobów.
web-guide-loyang-end = Na razie wystarczy. Zakończ i zachowaj monety na następną rundę.
web-guide-loyang-farewell = To była cała runda. Osiem następnych wygląda tak samo; odtąd farma jest w twoich rękach.
web-guide-loyang-farewell-more = Znak zapytania u góry mówi, czym jest dana rzecz, a lista akcji, co możesz zrobić.
