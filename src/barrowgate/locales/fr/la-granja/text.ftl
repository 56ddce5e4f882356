# The whole table as linear text, for somebody who listens.

read-wealth = { $vp } PV, { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
}
read-wealth-hidden = Points cachés, { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
}
read-goods = Marchandises : { $goods }
read-pigs = Places pour cochons : { $taken } sur { $places } occupées
read-markers = Pions restants : { $count }
read-fields-none = Pas de champ
read-fields = { $count ->
    [one] { $count } champ
   *[other] { $count } champs
} : { $fields }
read-field-cards = Cartes posées en champs : { $cards }
read-barrow-free = Charrette { $slot } : place libre
read-barrow = Charrette { $slot }, { $vp } PV, carte { $card }. Manque : { $needs }. Livré : { $has }
read-helper-free = Assistant { $slot } : place libre
read-helper = Assistant { $slot } : { $card }. { $text }
read-extensions-none = Pas d'extension
read-extensions = { $count ->
    [one] { $count } extension
   *[other] { $count } extensions
} : { $cards }
read-extensions-bring = Salaire : { $income }. Livraisons supplémentaires : { $extra }. Marchandises pour la prochaine extension : { $cost }
read-roof = Tuiles sur le toit : { $tiles }
read-tile-used = { $tile } (utilisée)
read-roof-next = La prochaine place du toit rapporte { $vp } PV
read-roof-bought = Une tuile Toit a été achetée ce tour-ci
read-donkey = Tuile Âne de ce tour : { $tile }
read-donkey-chosen = Tuile Âne choisie, pas encore montrée
read-donkeys-left = Tuiles Âne encore disponibles : { $tiles }
read-donkey-left = ({ $tile })
read-dice = Dés pris : { $dice }
read-reserved = Emplacement Revenu réservé : { $number }
read-closed = Options fermées d'une marchandise commerciale : { $uses }
read-plays = Cartes encore à jouer : { $left } ; dont obligatoires : { $must }
read-walk = Cases Siesta possibles : de { $least } à { $most }
read-walk-must = Cases Siesta obligatoires : de { $least } à { $most }
read-deliveries = Livraisons restantes : { $left }
read-extra = Livraisons supplémentaires restantes : { $left }
read-hand = Cartes en main : { $count }, au plus { $limit }

read-card = { $card }. Au choix : { $field } ; { $barrow } ; { $extension } ; { $helper }
read-prices = Prix pour vous
read-price-tile = Une tuile Toit : { $price ->
    [one] { $price } réal
   *[other] { $price } réaux
}
read-price-extra = Une livraison supplémentaire : { $price ->
    [one] { $price } réal
   *[other] { $price } réaux
}
read-discards = Défausse : { $cards }

read-space = emplacement { $space } (valeur { $value })
read-market-seat = Pions, { $seat } : { $spaces }
read-market-free = Emplacements libres de valeur { $value } : { $spaces }
read-market-closed = Emplacements fermés : { $spaces }
read-market-placing = Un pion peut aller sur l'emplacement { $space } ; il retirerait les pions de : { $seats }
read-market-placed = Dernier pion posé : emplacement { $space }
read-market-doomed = À retirer de : { $spaces }
read-map = Carte du marché
read-neighbours = Emplacement { $space }, valeur { $value }. À côté : { $spaces }

read-craft = { $craft }. { $told } Rapporte { $vp } PV maintenant.
read-craft-first = { $craft }. { $told } Rapporte { $vp } PV maintenant, au premier qui le complète.
read-craft-blocked = { $craft }. { $told } Bloqué par la tuile { $number }.
read-row = { $craft }, { $seat } : livré : { $has } ; manque : { $needs }
read-row-front = { $craft }, { $seat } : ligne complète ; l'effet normal commence au prochain tour
read-row-back = { $craft }, { $seat } : ligne complète ; l'effet normal agit
read-row-grey = { $row } ; pion sur la zone grise

read-revenue-title = Dés et emplacements Revenu
read-revenue = { $options-count ->
    [one] Emplacement Revenu { $number } : { $options }. Dés : { $count }
   *[other] Emplacement Revenu { $number }, au choix : { $options }. Dés : { $count }
}
read-common-die = Le dernier dé montre { $number }
read-rented = Dé { $number } mis de côté par { $seat }
read-offer = À vendre : { $tiles }
read-siesta = { $seat } : case { $space }, { $vp } PV
read-siesta-track = PV des cases depuis le départ : { $points }
