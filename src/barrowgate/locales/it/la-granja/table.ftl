# What stands on the table.

table-round = Round { $round } di { $rounds }
table-market = Mercato
table-village = Villaggio
table-siesta = Siesta
table-dice = Dadi
table-dice-none = da lanciare
table-dice-aside = { $number } messo da parte dal posto { $seat }
table-tiles = Segnalini tetto
table-tiles-none = finiti
table-tiles-price = { $price ->
    [one] { $price } moneta l'uno
   *[other] { $price } monete l'uno
}
table-cards = Mazzo
table-cards-count = { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
}, { $discards ->
    [one] { $discards } scartata
   *[other] { $discards } scartate
}
table-solo-first = inizi tu
table-solo-second = inizia il giocatore neutrale
table-over = La partita è finita

village-blocked = chiuso, segnalino { $number }

farm-vp = PV
farm-silver = monete
farm-hand = mano
farm-markers = { $count ->
    [one] { $count } pedina rimasta
   *[other] { $count } pedine rimaste
}
farm-field = { $good } { $holds }
farm-barrow = banco { $slot } ({ $vp } PV): { $goods }
farm-donkey-chosen = asino scelto
farm-closed = opzioni chiuse { $uses }
farm-used = { $name } (usato)

look-named = { $thing }: { $told }
look-resource = In monete: acquisto { $buy }, vendita { $sell }; lavorazione in { $into } { $price }.
look-upgraded = Si ottiene lavorando { $sources-plural }; non si compra né si vende.
look-commodity = Si restituisce per una di queste opzioni: { $uses }.
look-tile = Un segnalino tetto: si usa una volta, nel tuo turno (regole 6.4).
look-die = dado { $number }
look-space = Spazio rendita { $number }: { $options }.

hand-title = Mano
hand-empty = nessuna carta
hand-field = campo: { $good }
hand-barrow = banco { $vp } PV: { $goods }
hand-extension = estensione: { $symbols }
hand-helper = aiutante: { $text }

result-left = { $count ->
    [one] { $count } moneta rimasta
   *[other] { $count } monete rimaste
}
