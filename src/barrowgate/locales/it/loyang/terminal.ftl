# What the terminal alone says; the page does not fetch it.

table-partners = Partner
table-grid = Griglia, ogni riga con il suo prezzo
farm-pile = pila
farm-legend = Ortaggi: carretto/negozio. [4]: un campo con 4 spazi. *: due per uno al banco.
farm-legend-dummy = F: le carte del Fantasma, che non agisce mai; alcuni aiutanti le usano.
farm-fields = campi { $field }
farm-store = magazzino { $stored } (posto per { $places })
farm-store-empty = magazzino vuoto (posto per { $places })
farm-pile-order = pila dall'alto { $sizes }
farm-pile-holds = la pila contiene { $fields }
farm-pile-field = { $count ->
    [one] [{ $spaces }]
   *[other] { $count }x[{ $spaces }]
}
glance = { $cash ->
    [one] Hai { $cash } moneta e sei sulla casella { $space }. Carretto: { $cart }.
   *[other] Hai { $cash } monete e sei sulla casella { $space }. Carretto: { $cart }.
}
glance-nothing = nulla
cards-title = Alle porte di Loyang, edizione { $edition }, componenti { $digest }
cards-shop = Negozio
cards-crops = Campi
cards-crop = da { $spaces }: { $crops }
cards-letters = Lettere prima di una carta: le fonti dei suoi valori.
cards-more = Una carta con il suo testo: barrowgate cards loyang foreman
error-card = non c'è la carta "{ $name }"; le carte si indicano così: regular 9, foreman, trader 2, o con un numero da 1 a { $most }
kind-setup = preparazione
kind-vegetable = ortaggi
kind-shop = negozio
kind-path = sentiero
kind-storehouse = magazzino
kind-loan = prestiti
kind-cards = distribuzione e coppia
kind-customer = clienti
kind-solo = solitario
kind-helper_values = numeri degli aiutanti
kind-field = campi
kind-stall = banchi
kind-regular = clienti abituali
kind-casual = clienti occasionali
goal = Alle porte di Loyang: nove round, e vince chi arriva più lontano sul Sentiero della Prosperità. Coltiva ortaggi, servi i clienti, compra passi con le loro monete.
goal-solo = Alle porte di Loyang in solitario: nove round per arrivare il più lontano possibile sul Sentiero della Prosperità. Coltiva ortaggi, servi i clienti, compra passi con le loro monete.
example-action = sow bean field 2
example-card = regular 9
example-card-named = foreman
noun-hand = mano
noun-deck = mazzo
noun-cart = carretto, carretti
noun-store = magazzino, magazzini, posto
noun-pile = pila, campo privato, campi privati
noun-space = spazio, spazi, passo, passi, casella
noun-stall = banco, banchi, banco di mercato
noun-helper = aiutante, aiutanti
noun-marker = segnalino, segnalini, segnalino soddisfazione
noun-blue = blu, segnalino blu, soddisfatto
noun-red = rosso, segnalino rosso, insoddisfatto
noun-miss = mancata consegna, mancate consegne, penalità, penale
noun-paying = pagamento, pagare
noun-free = gratis
noun-token = segnalino turno, segnalini turno, segnalino grande, segnalino piccolo, primo giocatore
noun-partner = compagno, compagni, partner
noun-grid = griglia
noun-level = livello, livelli
