# The game, its phases and steps, its options.

game-name = Aux Portes de Loyang
score = case

option-introductory = chaque joueur a en main un client initial
option-first_player = tiré au sort par la graine, ou un siège

phase-set-up = Mise en place
phase-harvest = Phase de récolte
phase-cards = Phase de cartes
phase-action = Phase d'action

step-crop = le premier semis
step-fields = nouveaux champs
step-harvest = récolte
step-deal = la donne
step-cards = cour
step-cards-solo = grille
step-partner = partenaires
step-action = actions
step-partners = actions des partenaires
step-end = fin du tour
