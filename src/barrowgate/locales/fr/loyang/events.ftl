# What happened, in phrases after the name of a seat.

event-cash-more = +{ $count } cash
event-cash-less = -{ $count } cash
event-vegetable-more = { $count ->
    [one] +{ $count } { $vegetable }
   *[other] +{ $count } { $vegetable-plural }
}
event-vegetable-less = { $count ->
    [one] -{ $count } { $vegetable }
   *[other] -{ $count } { $vegetable-plural }
}
event-shop = règle le magasin sur { $vegetables }
event-field = nouveau champ de { $spaces } cases
event-sown = sème { $vegetables }
event-emptied = vide un champ de { $spaces } cases
event-laid = pose { $cards-definite }
event-discard = défausse { $card-definite }
event-put-aside = Non gardé : { $cards }
event-put = met { $cards-definite } dans la cour
event-flipped = Retourné dans la cour : { $cards }
event-hand = { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}
event-hand-own = pioche { $cards-definite }
event-drawn = Retourné : { $cards }
event-shuffle = La défausse est mélangée à la pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-served = sert { $card-definite }, ligne { $row }
event-served-casual = sert { $card-definite }
event-missed = ne sert pas { $card-definite }
event-markers = tous les marqueurs au bleu
event-loan = emprunt n° { $count }
event-path = case { $space }
event-tokens = Grand jeton : { $first } ; petit jeton : { $second }
event-tokens-one = Grand jeton : { $first }
event-partner = choisit { $partner } comme partenaire
event-round = Tour { $round }
event-used = utilise { $helper-definite }
event-swapped = prend { $card-definite } à { $owner-definite }
event-stored = stocke { $vegetable-indefinite }
event-enlarged = agrandit l'entrepôt
event-looked = regarde la pile des champs
event-grid = Nouveau dans la grille : { $cards }
event-end = La partie est terminée

declined-foreman = laisse partir { $card-definite }

event-because = { $what } ({ $cause })

cause-sale = vente
cause-purchase = achat
cause-harvest = récolte
cause-sowing = semis
cause-trade = échange
cause-trade-part = échange, encore à donner
cause-regular = client régulier
cause-casual = client occasionnel
cause-penalty = pénalité
cause-common-field = champ commun
cause-two-pack = paquet-de-deux
cause-loan = emprunt
cause-store = entrepôt
cause-lost = perdu, plus de place à l'entrepôt
cause-path = chemin
cause-grid = grille
cause-thrown = défaussé
cause-used = utilisé
cause-field-of = { $helper }, champ chez { $owner-definite }
