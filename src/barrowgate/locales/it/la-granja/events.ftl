# What happened, after the name of the seat ("2 random: took die 4; +4 silver (die)").

event-silver-more = { $amount ->
    [one] +{ $amount } moneta
   *[other] +{ $amount } monete
}
event-silver-less = { $amount ->
    [one] -{ $amount } moneta
   *[other] -{ $amount } monete
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
    [one] pesca una carta
   *[other] pesca { $count } carte
}
event-draw-own = pesca { $cards }
event-play = gioca { $card } ({ $side })
event-discard = scarta { $card }
event-reshuffle = { $count ->
    [one] Gli scarti formano un nuovo mazzo di { $count } carta
   *[other] Gli scarti formano un nuovo mazzo di { $count } carte
}
event-upgrade = trasforma { $before-indefinite } in { $after }
event-growth = raccolto: { $goods }
event-tile-bought = compra il segnalino tetto "{ $tile }"
event-tile-used = usa il segnalino tetto "{ $tile }"
event-roll = Dadi: { $dice }
event-die = prende il dado { $number }
event-die-gone = Il dado { $number } viene scartato
event-die-turned = gira un { $before } su { $after }
event-die-rented = mette da parte un { $number }
event-reserved = riserva l'ultimo dado dello spazio { $number }
event-donkey = rivela { $tile }
event-siesta = avanza allo spazio siesta { $space } ({ $vp })
event-order = Ordine di turno: { $order }
event-delivery = { $good } al { $target }
event-craft = completa il { $craft }
event-opened = apre il { $craft }
event-barrow = completa il banco { $card }
event-marker = pedina sullo spazio mercato { $space } (valore { $value })
event-removed = perde la pedina sullo spazio mercato { $space } (valore { $value })
event-moved = salva una pedina dallo spazio { $before } allo spazio { $after }
event-round = Round { $round }
event-tile-offered = Segnalini tetto disponibili: { $tiles }
event-neutral = Il giocatore neutrale rivela { $card }: valore { $value }
event-end = La partita è finita

# What was not done.
declined = rinuncia
declined-card = non gioca carte
declined-tile = non compra segnalini tetto
declined-deliveries = { $count ->
    [one] rinuncia a { $count } consegna
   *[other] rinuncia a { $count } consegne
}
declined-play_card = non gioca carte
declined-upgrade = rinuncia a una lavorazione
declined-walk = non avanza
declined-delivery = non effettua consegne
declined-second_good = non aggiunge una seconda merce
declined-grow = non raccoglie altro
declined-storage = mette il segnalino sul tetto
declined-reserve = non riserva dadi
declined-rent = non mette da parte dadi
declined-turn_die = non gira dadi
declined-rescue = non salva pedine
declined-room = non toglie pedine e rinuncia al guadagno
declined-helper = non usa { $card }
declined-instant = rinuncia all'effetto istantaneo del { $craft }

event-because = { $what } ({ $cause })

cause-sale = vendita
cause-purchase = acquisto
cause-upgrade = lavorazione
cause-commodity = cassa usata
cause-revenue = dado
cause-tile = segnalino tetto
cause-roof = tetto
cause-extension = estensione
cause-growth = raccolto
cause-offspring = riproduzione
cause-delivery = consegna extra
cause-completion = negozio
cause-first = primo arrivato
cause-unblocking = negozio aperto
cause-barrow = banco
cause-removal = pedine rimosse
cause-market = mercato
cause-siesta = siesta
cause-end = fine della partita
cause-room = fare spazio
cause-played = fare spazio
cause-hand-limit = limite di mano
cause-set-up = preparazione

source-start = inizio
seat-4 = Neutrale
