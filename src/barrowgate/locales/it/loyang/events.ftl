# What happened, in phrases after the name of a seat.

event-cash-more = { $count ->
    [one] +{ $count } moneta
   *[other] +{ $count } monete
}
event-cash-less = { $count ->
    [one] -{ $count } moneta
   *[other] -{ $count } monete
}
event-vegetable-more = { $count ->
    [one] +{ $count } { $vegetable }
   *[other] +{ $count } { $vegetable-plural }
}
event-vegetable-less = { $count ->
    [one] -{ $count } { $vegetable }
   *[other] -{ $count } { $vegetable-plural }
}
event-shop = negozio: ora { $vegetables }
event-field = nuovo campo da { $spaces } spazi
event-sown = semina { $vegetables }
event-emptied = svuota un campo da { $spaces } spazi
event-laid = mette in gioco { $cards }
event-discard = scarta { $card }
event-put-aside = Non tenute: { $cards }
event-put = mette nel cortile { $cards }
event-flipped = Girate nel cortile: { $cards }
event-hand = { $count ->
    [one] pesca { $count } carta
   *[other] pesca { $count } carte
}
event-hand-own = pesca { $cards }
event-drawn = Girate: { $cards }
event-shuffle = { $count ->
    [one] Gli scarti vengono rimescolati: { $count } carta nel mazzo
   *[other] Gli scarti vengono rimescolati: { $count } carte nel mazzo
}
event-served = serve l'{ $card }, riga { $row }
event-served-casual = serve l'{ $card }
event-missed = salta l'{ $card }
event-markers = segnalini tutti blu
event-loan = prestito numero { $count }
event-path = casella { $space }
event-tokens = Segnalino grande: { $first }; piccolo: { $second }
event-tokens-one = Segnalino grande: { $first }
event-partner = sceglie come partner { $partner }
event-round = Round { $round }
event-used = usa { $helper }
event-swapped = riceve { $card } da { $owner }
event-stored = conserva { $vegetable-indefinite }
event-enlarged = amplia il magazzino
event-looked = guarda la pila dei campi
event-grid = Nuove nella griglia: { $cards }
event-end = La partita è finita

declined-foreman = lascia andare { $card }

event-because = { $what } ({ $cause })

cause-sale = vendita
cause-purchase = acquisto
cause-harvest = raccolto
cause-sowing = semina
cause-trade = scambio
cause-trade-part = scambio, c'è altro da dare
cause-regular = cliente abituale
cause-casual = cliente occasionale
cause-penalty = penalità
cause-common-field = campo comune
cause-two-pack = coppia
cause-loan = prestito
cause-store = magazzino
cause-lost = perso, niente posto in magazzino
cause-path = sentiero
cause-grid = griglia
cause-thrown = non usato
cause-used = usato
cause-field-of = { $helper }, campo di { $owner }
