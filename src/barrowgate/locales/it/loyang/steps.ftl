# The game, its phases and steps, its options.

game-name = Alle porte di Loyang
goal = Alle porte di Loyang: nove round, e vince chi arriva più lontano sul Sentiero della Prosperità. Coltiva ortaggi, servi i clienti, compra passi con le loro monete.
goal-solo = Alle porte di Loyang in solitario: nove round per arrivare il più lontano possibile sul Sentiero della Prosperità. Coltiva ortaggi, servi i clienti, compra passi con le loro monete.
score = casella
example-action = sow bean field 2
example-card = regular 9
example-card-named = foreman

option-introductory = ogni giocatore ha un cliente iniziale
option-first_player = sorteggiato dal seed, o un posto

phase-set-up = Preparazione
phase-harvest = Fase raccolto
phase-cards = Fase carte
phase-action = Fase azioni

step-crop = prima semina
step-fields = nuovi campi
step-harvest = raccolto
step-deal = distribuzione
step-cards = cortile
step-cards-solo = griglia
step-partner = partner
step-action = azioni
step-partners = azioni dei partner
step-end = fine del round
