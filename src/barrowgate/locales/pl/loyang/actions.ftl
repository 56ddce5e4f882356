# The actions one may choose from: titles of groups, and what stands after each number.

group-done = Koniec
group-pass = Zrezygnuj
group-accept = Zgódź się
group-plant = Obsiej pole domowe
group-harvest = Zbiory
group-extra = Weź dodatkowo
group-flip = Odkryj
group-take = Weź
group-put = Połóż
group-play = Zagraj
group-partner = Partner
group-keep = Zatrzymaj
group-give = Oddaj
group-fill = Ustaw na
group-name = Warzywo
group-hawk = Sprzedaj
group-pick = Pole
group-place = Pole
group-choose = Wybierz
group-store = Zmagazynuj
group-enlarge = Powiększ
group-step = Krok
group-serve = Obsłuż
group-serve-twice = Obsłuż dwa razy
group-trade = Wymiana: { $stall }
group-sow = Posiej { $vegetable-accusative }
group-buy = Kup
group-use = Użyj pomocnika
group-two-pack = Dwupak
group-sell = Sprzedaj do sklepu
group-throw = Wyrzuć
group-miss = Pomiń klienta
group-loan = Pożyczka

done-action = zakończ turę
done-action-penalty = zakończ turę (kary: { $price })
done-action-penalty-short = zakończ turę
done-grid = koniec kart
done-path = koniec kroków
done-courtyard = dość kart z podwórza
done-merchant = koniec zakupów
done-crier = koniec sprzedaży
done-store = reszta wraca do zasobów

action-pass = nie, odpuść
action-accept = tak, weź
action-harvest = zaczynaj, bez kolejnych Żniwiarzy
action-flip = wierzchnia karta talii
action-extra = { $count ->
    [0] nic
   *[other] jeszcze { $count }
}
action-priced = { $price ->
    [0] { $what } (za darmo)
   *[other] { $what } ({ $price })
}
action-of = { $what } ({ $owner })
action-take-both = { $card } i { $other }
action-starter = { $card } (startowy)
action-sow = pole { $field } [{ $spaces }]
action-two-pack = { $price ->
    [0] dwie karty (za darmo)
   *[other] dwie karty ({ $price })
}
action-trade = { $vegetable } (oddajesz { $count })
action-serve = { $card }: { $wants } (+{ $cash })
action-number = { $number }
action-earn = { $vegetable } (+{ $cash })
action-hawk = { $vegetable } (+{ $cash }, { $stall })
action-pile = pozycja { $place }: rozmiar { $spaces }
action-enlarge = na { $places ->
    [one] { $places } warzywo
    [few] { $places } warzywa
   *[many] { $places } warzyw
} ({ $price })
action-step = na pole { $space } ({ $price })
action-loan = +{ $cash ->
    [one] { $cash } moneta
    [few] { $cash } monety
   *[many] { $cash } monet
}, na koniec { $steps ->
    [one] jedno pole
    [few] { $steps } pola
   *[many] { $steps } pól
} w tył

keep-none = nic
keep-one = { $card }
keep-both = obie: { $upper } na górze, { $lower } pod spodem

use-accountant = Księgowy: ustaw sklep, monety za pola
use-con_man = Oszust: wymień go na pomocnika
use-deliveryman = Dostawca: obsłuż cudzego stałego klienta
use-haggler = Dusigrosz: dwa w cenie jednego
use-harvest_hand = Żniwiarz: o jedno więcej na polach
use-housemaid = Służąca: stragany jedno za jedno
use-market_crier-refill = Krzykacz: uzupełnij swoje stragany
use-market_crier-sell = Krzykacz: sprzedaj ze swoich straganów
use-market_woman = Przekupka: zamień stragany
use-merchant = Kupiec: czego stali chcą dwa razy ({ $merchant })
use-messenger = Posłaniec: obsłuż stałych dwa razy
use-official = Urzędnik: darmowy dwupak
use-ploughman-clear = Oracz: oczyść pole
use-ploughman-harvest = Oracz: zbierz ostatnie warzywa
use-saleswoman-markers = Sprzedawczyni: znaczniki na niebiesko
use-saleswoman-bonus = Sprzedawczyni: przygodni płacą o { $bonus } więcej
use-shopper = Nabywca: z zasobów, o { $discount } taniej
use-squire = Dziedzic: weź więcej kart
use-tenant = Dzierżawca: warzywo za { $tenant }
use-leaseholder-buy = Najemca: pole za { $lease }
use-leaseholder-swap = Najemca: zamień pole
use-tout-swap = Naganiacz: zamień przygodnych
use-tout-buy = Naganiacz: kup i obsłuż przygodnego ({ $tout })
use-trader = Handlarz: wymiana na cudzym straganie
use-haggler-shopper = Dusigrosz i Nabywca: dwa z zasobów
use-haggler-merchant = Dusigrosz i Kupiec: dwa za { $merchant }
use-merchant-shopper = Kupiec i Nabywca: jedno z zasobów za darmo
use-haggler-merchant-shopper = Dusigrosz, Kupiec i Nabywca: dwa z zasobów za darmo
