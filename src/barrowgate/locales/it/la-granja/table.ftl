# What stands on the table.

table-round = Round { $round } di { $rounds }
table-market = Mercato
table-market-hint = (card mercato)
table-market-legend = valore:posto, x bloccato
table-market-numbers = numero=valore:posto, x bloccato
table-village = Villaggio
table-village-own = tue righe, posto:consegne, * spazio grigio
table-village-open = posto:consegne, * spazio grigio
table-siesta = Siesta
table-dice = Dadi
table-dice-none = da lanciare
table-dice-aside = { $number } messo da parte dal posto { $seat }
table-tiles = Segnalini tetto
table-tiles-none = finiti
table-tiles-offer = { $tiles } ({ $price })
table-tiles-price = { $price ->
    [one] { $price } moneta l'uno
   *[other] { $price } monete l'uno
}
table-tiles-round-price = { $price ->
    [one] { $price } moneta l'uno, senza sconti
   *[other] { $price } monete l'uno, senza sconti
}
table-cards = Mazzo
table-cards-count = { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
}, { $discards ->
    [one] { $discards } scartata
   *[other] { $discards } scartate
}
table-order = Ordine
table-solo-first = inizi tu
table-solo-second = inizia il giocatore neutrale
table-over = La partita è finita

village-blocked = chiuso, segnalino { $number }
village-completed = { $lasting }
village-front = poi: { $lasting }
village-grey = *

farm-vp = PV
farm-silver = monete
farm-hand = mano
farm-markers = { $count ->
    [one] { $count } pedina rimasta
   *[other] { $count } pedine rimaste
}
farm-fields = campi { $fields }
farm-field = { $good } { $holds }
farm-barrow = banco { $slot } ({ $vp } PV): { $goods }
farm-helpers = aiutanti { $helpers }
farm-extensions = estensioni { $count } (ricavi { $income }, consegne extra { $extra })
farm-roof = tetto { $count } (da usare: { $ready })
farm-roof-used = tetto { $count } (tutti usati)
farm-donkey = { $tile }
farm-donkey-chosen = asino scelto
farm-donkeys-left = segnalini asino rimasti { $tiles }
farm-dice = dadi { $dice }
farm-reserved = spazio { $number } riservato
farm-closed = opzioni chiuse { $uses }
farm-used = { $name } (usato)

look-named = { $thing }: { $told }
look-resource = In monete: acquisto { $buy }, vendita { $sell }; lavorazione in { $into } { $price }.
look-upgraded = Si ottiene lavorando { $sources-plural }; non si compra né si vende.
look-commodity = Si restituisce per una di queste opzioni: { $uses }.
look-tile = Un segnalino tetto: si usa una volta, nel tuo turno (regole 6.4).
look-die = dado { $number }
look-space = Spazio rendita { $number }: { $options }.
look-donkey = asino { $number }

hand-title = Mano
hand-empty = nessuna carta
hand-discard = scarta
hand-field = campo: { $good }
hand-barrow = banco { $vp } PV: { $goods }
hand-extension = estensione: { $symbols }
hand-helper = aiutante: { $text }

glance = Hai { $things }; mano { $hand } su { $limit }.

result-left = { $count ->
    [one] { $count } moneta rimasta
   *[other] { $count } monete rimaste
}
