# Phases and steps of a round.

game-name = La Granja
score = PV

option-marker_limit = au plus 25 pions en jeu
option-secret_vp = les points des autres sont cachés
option-removal = quels voisins de valeur inférieure un pion retire au marché
option-extra_deliveries = quand se paient les livraisons supplémentaires

phase-farm = Phase Ferme
phase-revenue = Phase Revenu
phase-transport = Phase Transport
phase-scoring = Phase Décompte

step-cards = 1 Cartes
step-income = 2 Salaire
step-growth = 3 Production
step-roof = 4 Tuiles Toit
step-elder = avant le lancer
step-roll = le lancer
step-tenant = après le lancer
step-laborer = après le lancer
step-first_die = premier dé
step-second_die = second dé
step-common_die = dé commun
step-neutral = le joueur neutre
step-donkeys = 1 Ânes
step-siesta = 2 Piste Siesta
step-deliveries = 3 Livraisons
step-extra_deliveries = 4 Livraisons supplémentaires
step-scoring = décompte

# The same where a number before a name would be taken for a count.

step-cards-short = Cartes, 1 sur 4
step-income-short = Salaire, 2 sur 4
step-growth-short = Production, 3 sur 4
step-roof-short = Tuiles Toit, 4 sur 4
step-donkeys-short = Ânes, 1 sur 4
step-siesta-short = Piste Siesta, 2 sur 4
step-deliveries-short = Livraisons, 3 sur 4
step-extra_deliveries-short = Livraisons suppl., 4 sur 4
