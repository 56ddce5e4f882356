# Phases and steps of a round.

game-name = La Granja
score = PZ

option-marker_limit = najwyżej 25 znaczników w użyciu
option-secret_vp = punkty innych są ukryte
option-removal = których niższych sąsiadów usuwa stragan na rynku
option-extra_deliveries = kiedy płaci się za dodatkowe dostawy

phase-farm = Faza farmy
phase-revenue = Faza dochodu
phase-transport = Faza transportu
phase-scoring = Faza punktacji

step-cards = 1 Karty
step-income = 2 Przychód
step-growth = 3 Plony
step-roof = 4 Znaczniki dachu
step-elder = przed rzutem
step-roll = rzut
step-tenant = po rzucie
step-laborer = po rzucie
step-first_die = pierwsza kość
step-second_die = druga kość
step-common_die = wspólna kość
step-neutral = neutralny gracz
step-donkeys = 1 Osły
step-siesta = 2 Tor sjesty
step-deliveries = 3 Dostawy
step-extra_deliveries = 4 Dodatkowe dostawy
step-scoring = punktacja

# The same where a number before a name would be taken for a count.

step-cards-short = Karty, 1 z 4
step-income-short = Przychód, 2 z 4
step-growth-short = Plony, 3 z 4
step-roof-short = Znaczniki dachu, 4 z 4
step-donkeys-short = Osły, 1 z 4
step-siesta-short = Tor sjesty, 2 z 4
step-deliveries-short = Dostawy, 3 z 4
step-extra_deliveries-short = Dodatkowe dostawy, 4 z 4
