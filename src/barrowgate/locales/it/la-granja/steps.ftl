# Phases and steps of a round.

game-name = La Granja
score = PV

option-marker_limit = al massimo 25 pedine in uso
option-secret_vp = i punti degli altri sono nascosti
option-removal = quali vicini di valore inferiore rimuove una pedina sul mercato
option-extra_deliveries = quando si pagano le consegne extra

phase-farm = Fase fattoria
phase-revenue = Fase rendita
phase-transport = Fase trasporto
phase-scoring = Fase conteggio

step-cards = 1 Carte
step-income = 2 Ricavi
step-growth = 3 Raccolto
step-roof = 4 Segnalini tetto
step-elder = prima del lancio
step-roll = il lancio
step-tenant = dopo il lancio
step-laborer = dopo il lancio
step-first_die = primo dado
step-second_die = secondo dado
step-common_die = dado rimasto
step-neutral = il giocatore neutrale
step-donkeys = 1 Asini
step-siesta = 2 Tracciato siesta
step-deliveries = 3 Consegne
step-extra_deliveries = 4 Consegne extra
step-scoring = conteggio

# The same where a number before a name would be taken for a count.

step-cards-short = Carte, 1 di 4
step-income-short = Ricavi, 2 di 4
step-growth-short = Raccolto, 3 di 4
step-roof-short = Segnalini tetto, 4 di 4
step-donkeys-short = Asini, 1 di 4
step-siesta-short = Siesta, 2 di 4
step-deliveries-short = Consegne, 3 di 4
step-extra_deliveries-short = Consegne extra, 4 di 4
