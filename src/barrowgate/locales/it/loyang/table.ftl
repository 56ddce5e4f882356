# What stands on the table.

table-round = Round { $round } di { $rounds }
table-over = La partita è finita
table-big-token = Segnalino grande
table-small-token = Segnalino piccolo
table-cards = Mazzo
table-cards-count = { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
}, { $discards ->
    [one] { $discards } scartata
   *[other] { $discards } scartate
}
table-courtyard = Cortile
table-drawn = Scoperte
grid-price = { $price ->
    [0] 0
   *[other] { $price }
}

farm-space = casella
farm-cash = monete
farm-loans = debiti
farm-hand = mano
farm-pile-size = { $spaces }
farm-pile-common = nella pila { $cards }
farm-starter = ha un cliente iniziale
farm-lasting = in questo turno { $effects }

lasting-extra_tokens = uno in più su ogni campo seminato
lasting-housemaid = banchi uno per uno
lasting-messenger = abituali due volte
lasting-official = coppia gratis
lasting-saleswoman = gli occasionali pagano di più

look-vegetable = { $vegetable }: in monete, acquisto { $buy }, vendita { $sell }; cresce su campi con { $fields } spazi{ $home ->
    [0] {""}
   *[other] {" "}e sul campo di casa, che ne ha { $home }
}.

hand-title = Mano
hand-starter = iniziale { $card }
hand-empty = nessuna carta

result-space = casella { $space }
result-loans = { $count ->
    [one] dopo { $count } prestito
   *[other] dopo { $count } prestiti
}
result-cash = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
result-left = { $count ->
    [one] { $count } ortaggio rimasto
   *[other] { $count } ortaggi rimasti
}
result-earned = entrate { $count } ({ $sources })
result-spent = uscite { $count } ({ $sources })
result-by = { $cause } { $count }
points-start = inizio
points-first-steps = primi passi dei turni
points-further-steps = altri passi
points-loans = prestiti
result-ties = Sulla stessa casella prevale chi ha più monete, poi chi ha più ortaggi sui campi privati e comuni e in magazzino; infine il posto è condiviso.

level-none = I livelli cominciano più avanti sul sentiero.
level-good = Livello: buono.
level-very_good = Livello: molto buono.
level-master = Livello: maestro.
