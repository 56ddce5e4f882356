# The whole table as linear text, for somebody who listens.

read-big-token = Segnalino grande: { $seat }
read-small-token = Segnalino piccolo: { $seat }
read-partners = Partner: { $one } e { $other }

read-wealth = { $cash ->
    [one] { $cash } moneta
   *[other] { $cash } monete
}, casella { $space } del sentiero, { $loans ->
    [one] { $loans } prestito
   *[other] { $loans } prestiti
}
read-cart = Carretto: { $vegetables }
read-shop = Negozio: { $vegetables }
read-field-home = Campo { $number }, campo di casa con { $spaces } spazi: { $holds }
read-field-private = Campo { $number }, campo privato con { $spaces } spazi: { $holds }
read-field-common = Campo { $number }, campo comune con { $spaces } spazi: { $holds }
read-store = Magazzino: { $stored }. Posti: { $places }, liberi: { $left }
read-pile-empty = Nessun campo privato nella pila
read-pile = Campi privati nella pila: { $count }. { $sizes }
read-pile-size = { $count } con { $spaces } spazi
read-pile-order = Campi privati nella pila dall'alto, per spazi: { $sizes }
read-pile-common = Campi comuni nella pila: { $cards }
read-hand = Carte in mano: { $count }
read-starter = Ha un cliente iniziale
read-taken = Ha preso carte in questo round
read-finished = Ha finito il turno
read-pack-bought = Ha comprato la coppia
read-lasting = Fino alla fine di questo turno: { $effects }
read-leftovers = Ortaggi rimasti, decisivi in caso di parità: { $count }

read-shop-title = Il tuo negozio
read-shop-line = { $vegetable }: spazi pieni: { $count } su { $spaces }; in monete, acquisto { $buy }, vendita { $sell }
read-prices = I tuoi prezzi
read-price-pack = La coppia: { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
read-price-step = Il prossimo passo sul sentiero: { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
read-price-enlarge = Un magazzino con { $places } posti: { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
read-price-field = Un campo comune: { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
read-loan = Un prestito: { $cash } monete ora, caselle indietro alla fine: { $steps }; al massimo { $limit } prestiti

read-card-field = { $card }: campo comune con { $spaces } spazi
read-card-stall = { $card }: banco di mercato; { $offers }
read-rate = { $vegetable } per { $count ->
    [one] uno
   *[other] { $count }
}
read-card-regular = { $card }: cliente abituale; vuole { $wants } ogni volta; le righe pagano { $pays }
read-card-casual = { $card }: cliente occasionale; vuole { $wants }; paga { $pays }
read-card-helper = { $card }: aiutante. { $text }
read-regular = { $card }; righe piene: { $rows }; ora la riga { $row } paga { $pays }
read-duty = { $customer }; segnalino { $marker }; { $duty }
read-casual = { $card }: cliente occasionale; vuole { $wants }; ora paga { $pays }
read-over = { $card }. Sotto: { $under }

read-cards-of = Carte: { $seat }
read-grid = Riga { $row }, colonna { $column }, { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}: { $card }
read-grid-free = Riga { $row }, colonna { $column }: vuoto
read-discards = Scarti: { $cards }
read-path = { $seat }: casella { $space }
read-path-steps = { $first ->
    [one] Il primo passo di un turno costa { $first } moneta
   *[other] Il primo passo di un turno costa { $first } monete
}, ogni altro quanto il numero della sua casella. Il sentiero finisce alla casella { $end }.
read-level-good = Buono dalla casella { $space }
read-level-very_good = Molto buono dalla casella { $space }
read-level-master = Maestro dalla casella { $space }
read-crops = Che cosa cresce su quale campo
read-crops-home = Campo di casa con { $spaces } spazi: { $crops }
read-crops-of = Campi con { $spaces } spazi: { $crops }
