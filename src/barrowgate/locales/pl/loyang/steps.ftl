# The game, its phases and steps, its options.

game-name = U bram Loyang
score = pole

option-introductory = każdy gracz ma klienta startowego
option-first_player = losowany ziarnem albo numer miejsca

phase-set-up = Przygotowanie
phase-harvest = Faza zbiorów
phase-cards = Faza kart
phase-action = Faza akcji

step-crop = pierwszy siew
step-fields = nowe pola
step-harvest = zbiory
step-deal = rozdanie
step-cards = podwórze
step-cards-solo = siatka
step-partner = partnerzy
step-action = akcje
step-partners = akcje partnerów
step-end = koniec rundy
