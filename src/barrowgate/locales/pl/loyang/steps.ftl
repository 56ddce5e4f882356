# The game, its phases and steps, its options.

game-name = U bram Loyang
goal = U bram Loyang: dziewięć rund; wygrywa, kto zajdzie najdalej na Ścieżce dobrobytu. Uprawiaj warzywa, obsługuj klientów i kupuj kroki za ich monety.
goal-solo = U bram Loyang w pojedynkę: dziewięć rund, aby zajść jak najdalej na Ścieżce dobrobytu. Uprawiaj warzywa, obsługuj klientów i kupuj kroki za ich monety.
score = pole
example-action = sow bean field 2
example-card = regular 9
example-card-named = foreman

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
