# What happened, after the name of the seat ("2 random: took die 4; +4 silver (die)").

event-silver-more = { $amount ->
    [one] +{ $amount } réal
   *[other] +{ $amount } réaux
}
event-silver-less = { $amount ->
    [one] -{ $amount } réal
   *[other] -{ $amount } réaux
}
event-vp-more = +{ $amount } PV
event-vp-less = -{ $amount } PV
event-good-more = { $amount ->
    [one] +{ $amount } { $good }
   *[other] +{ $amount } { $good-plural }
}
event-good-less = { $amount ->
    [one] -{ $amount } { $good }
   *[other] -{ $amount } { $good-plural }
}
event-draw = { $count ->
    [one] pioche une carte
   *[other] pioche { $count } cartes
}
event-draw-own = pioche { $cards }
event-play = joue { $card } ({ $side })
event-discard = défausse { $card }
event-reshuffle = La défausse devient une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-upgrade = transforme { $before-indefinite } en { $after }
event-growth = produit { $goods-indefinite }
event-tile-bought = achète la tuile Toit « { $tile } »
event-tile-used = utilise la tuile Toit « { $tile } »
event-roll = Dés : { $dice }
event-die = prend le dé { $number }
event-die-gone = Le dé { $number } est écarté
event-die-turned = tourne un { $before } sur { $after }
event-die-rented = met un { $number } de côté
event-reserved = réserve le dernier dé { $number }
event-donkey = révèle { $tile }
event-siesta = avance à la case Siesta { $space } ({ $vp })
event-order = Ordre du tour : { $order }
event-delivery = livre { $good-indefinite } { $target-au }
event-craft = complète { $craft-definite }
event-opened = débloque { $craft-definite }
event-barrow = complète la charrette { $card }
event-marker = pion sur la case { $space } du marché (valeur { $value })
event-removed = perd le pion de la case { $space } du marché (valeur { $value })
event-moved = sauve un pion, de la case { $before } à la case { $after }
event-round = Tour { $round }
event-tile-offered = Tuiles Toit proposées : { $tiles }
event-neutral = Le joueur neutre révèle { $card } : valeur { $value }
event-end = La partie est terminée

# What was not done.
declined = refuse
declined-card = ne joue pas de carte
declined-tile = n'achète pas de tuile Toit
declined-deliveries = { $count ->
    [one] renonce à { $count } livraison
   *[other] renonce à { $count } livraisons
}
declined-play_card = ne joue pas de carte
declined-upgrade = renonce à une transformation
declined-walk = n'avance pas
declined-delivery = ne livre rien
declined-second_good = n'ajoute pas de seconde marchandise
declined-grow = ne produit rien de plus
declined-storage = pose la tuile sur le toit
declined-reserve = ne réserve pas de dé
declined-rent = ne met pas de dé de côté
declined-turn_die = ne tourne pas de dé
declined-rescue = ne sauve pas de pion
declined-room = ne reprend pas de pion et renonce au gain
declined-helper = n'utilise pas { $card }
declined-instant = renonce à l'effet immédiat { $craft-de }

event-because = { $what } ({ $cause })

cause-sale = vente
cause-purchase = achat
cause-upgrade = transformation
cause-commodity = marchandise commerciale
cause-revenue = dé
cause-tile = tuile Toit
cause-roof = toit
cause-extension = extension
cause-growth = production
cause-offspring = reproduction
cause-delivery = livraison supplémentaire
cause-completion = commerce
cause-first = premier arrivé
cause-unblocking = commerce débloqué
cause-barrow = charrette
cause-removal = pions retirés
cause-market = marché
cause-siesta = siesta
cause-end = fin de partie
cause-room = pour faire de la place
cause-played = pour faire de la place
cause-hand-limit = limite de main
cause-set-up = mise en place

source-start = départ
seat-4 = Neutre
    .definite = le joueur neutre
