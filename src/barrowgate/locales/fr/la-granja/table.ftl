# What stands on the table.

table-round = Tour { $round } sur { $rounds }
table-market = Marché
table-village = Village
table-siesta = Siesta
table-dice = Dés
table-dice-none = pas lancés
table-dice-aside = { $number } mis de côté par le siège { $seat }
table-tiles = Tuiles Toit
table-tiles-none = plus aucune
table-tiles-price = { $price ->
    [one] { $price } réal
   *[other] { $price } réaux
} chacune
table-cards = Pioche
table-cards-count = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}, défausse { $discards }
table-solo-first = vous commencez
table-solo-second = le joueur neutre commence
table-over = La partie est terminée

village-blocked = bloqué, tuile { $number }

farm-vp = PV
farm-silver = réaux
farm-hand = main
farm-markers = { $count ->
    [one] encore { $count } pion
   *[other] encore { $count } pions
}
farm-field = { $good } { $holds }
farm-barrow = charrette { $slot } ({ $vp } PV) : { $goods }
farm-donkey-chosen = tuile Âne choisie
farm-closed = options fermées { $uses }
farm-used = { $name } (utilisé)

look-named = { $thing } : { $told }
look-resource = { $buy ->
    [one] { $buy } réal
   *[other] { $buy } réaux
} à l'achat, { $sell } à la vente ; transformation en { $into } pour { $price }.
look-upgraded = Vient de : { $sources } ; ni achat ni vente.
look-commodity = Marchandise commerciale, à rendre contre l'un de ces gains : { $uses }.
look-tile = Une tuile Toit, à utiliser une fois pendant votre tour (règles 6.4).
look-die = dé { $number }
look-space = Emplacement Revenu { $number } : { $options }.

hand-title = Main
hand-empty = pas de carte
hand-field = champ : { $good }
hand-barrow = charrette { $vp } PV : { $goods }
hand-extension = extension : { $symbols }
hand-helper = assistant : { $text }

result-left = { $count ->
    [one] reste { $count } réal
   *[other] reste { $count } réaux
}
