# The whole table as linear text, for somebody who listens.

read-big-token = Grand jeton : { $seat }
read-small-token = Petit jeton : { $seat }
read-partners = Partenaires : { $one } et { $other }

read-wealth = { $cash } cash, case { $space } du chemin, { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
}
read-cart = Charrette : { $vegetables }
read-shop = Magasin : { $vegetables }
read-field-home = Champ { $number }, champ de départ de { $spaces } cases : { $holds }
read-field-private = Champ { $number }, champ privé de { $spaces } cases : { $holds }
read-field-common = Champ { $number }, champ commun de { $spaces } cases : { $holds }
read-store = Entrepôt : { $stored }. Places : { $places }, libres : { $left }
read-pile-empty = Plus de champ privé dans la pile
read-pile = Champs privés dans la pile : { $count }. { $sizes }
read-pile-size = { $count } de { $spaces } cases
read-pile-order = Champs privés dans la pile, du haut, selon leurs cases : { $sizes }
read-pile-common = Champs communs dans la pile : { $cards }
read-hand = Cartes en main : { $count }
read-starter = A un client initial
read-taken = A pris des cartes ce tour-ci
read-finished = A fini son tour
read-pack-bought = A acheté le paquet-de-deux
read-lasting = Jusqu'à la fin de ce tour : { $effects }
read-leftovers = Légumes restants, pour départager : { $count }

read-shop-title = Votre magasin
read-shop-line = { $vegetable } : cases remplies : { $count } sur { $spaces } ; { $buy } cash à l'achat, { $sell } à la vente
read-prices = Prix pour vous
read-price-pack = Le paquet-de-deux : { $price } cash
read-price-step = La prochaine case du chemin : { $price } cash
read-price-enlarge = Un entrepôt de { $places } places : { $price } cash
read-price-field = Un champ commun : { $price } cash
read-loan = Un emprunt : { $cash } cash maintenant, cases en arrière à la fin : { $steps } ; au plus { $limit } emprunts

read-card-field = { $card } : champ commun de { $spaces } cases
read-card-stall = { $card } : étal de marché ; { $offers }
read-rate = { $vegetable } contre { $count ->
    [1] un
   *[other] { $count }
}
read-card-regular = { $card } : client régulier ; veut { $wants } à chaque fois ; les lignes paient { $pays }
read-card-casual = { $card } : client occasionnel ; veut { $wants } ; paie { $pays }
read-card-helper = { $card } : assistant. { $text }
read-regular = { $card } ; lignes remplies : { $rows } ; la ligne { $row } paie maintenant { $pays }
read-duty = { $customer } ; marqueur { $marker } ; { $duty }
read-casual = { $card } : client occasionnel ; veut { $wants } ; paie { $pays } maintenant
read-over = { $card }. Dessous : { $under }

read-cards-of = Cartes : { $seat }
read-grid = Ligne { $row }, colonne { $column }, { $price } cash : { $card }
read-grid-free = Ligne { $row }, colonne { $column } : vide
read-discards = Défausse : { $cards }
read-path = { $seat } : case { $space }
read-path-steps = La première case d'un tour coûte { $first } cash, chaque suivante autant que son numéro. Le chemin finit à la case { $end }.
read-level-good = Bon à partir de la case { $space }
read-level-very_good = Très bon à partir de la case { $space }
read-level-master = Maître à partir de la case { $space }
read-crops = Ce qui pousse sur quel champ
read-crops-home = Champ de départ de { $spaces } cases : { $crops }
read-crops-of = Champs de { $spaces } cases : { $crops }
