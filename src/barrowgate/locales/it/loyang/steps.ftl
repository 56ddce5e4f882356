# The game, its phases and steps, its options.

game-name = Alle porte di Loyang
score = casella

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
