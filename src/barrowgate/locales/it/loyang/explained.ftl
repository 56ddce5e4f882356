# What is this? Each thing on the table, for somebody who asks; then what each kind of action is for.

explain-cash-name = Monete
explain-cash = Comprano ortaggi, carte e passi sul sentiero.
explain-cart-name = Carretto
explain-cart = Gli ortaggi sul carretto si possono seminare, vendere, scambiare e portare ai clienti. Alla fine del turno vanno messi in magazzino.
explain-shop-name = Negozio
explain-vegetable = In monete, acquisto { $buy }, vendita { $sell }; cresce su campi con { $fields } spazi{ $home ->
    [0] {""}
   *[other] {" "}e sul campo di casa, che ne ha { $home }
}.
explain-shop = Il tuo negozio: puoi comprare ciò che contiene e rivendervi ortaggi finché c'è uno spazio libero.
explain-field-name = Campo
explain-field = Si semina un ortaggio, l'intero campo se ne riempie e a ogni round se ne raccoglie uno.
explain-field-takes = { $spaces } spazi. Accetta: { $crops }.
explain-pile-name = Campi privati
explain-pile = A ogni round arriva un nuovo campo da questa pila.
explain-store-name = Magazzino
explain-store = Conserva { $places ->
    [one] un ortaggio
   *[other] { $places } ortaggi
} per i round successivi. Una volta a partita si può ampliare a { $enlarged }, per { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}.
explain-courtyard-name = Cortile
explain-courtyard = Ogni giocatore mette qui delle carte, e alla fine ne prende una insieme a una della mano.
explain-deck-name = Mazzo
explain-deck = Una volta per turno puoi comprarne due carte e tenerle entrambe, una o nessuna. Il prezzo è il numero dei tuoi aiutanti o dei tuoi banchi, il maggiore dei due.
explain-hand-name = Mano
explain-hand = Di queste carte se ne gioca esattamente una; le altre vanno nel cortile.
explain-path-name = Sentiero della Prosperità
explain-path = Vince chi è più avanti dopo nove round. I passi si comprano alla fine di ogni turno, il primo a buon prezzo.
explain-space = Casella { $space }
explain-step = I passi si comprano alla fine del turno. In monete: come primo passo del turno questa casella costa { $first }, come passo successivo { $space }.
explain-regular-name = Cliente abituale
explain-regular = Va servito a ogni round finché la sua quarta riga non è piena. Se lo salti una volta, la faccia diventa rossa; saltarlo quando è rosso costa monete.
explain-casual-name = Cliente occasionale
explain-casual = Aspetta quanto vuoi, e se ne va quando lo servi.
explain-stall-name = Banco di mercato
explain-stall = Dai ortaggi del carretto per uno del banco. Un banco vuoto si scarta.
explain-offer = { $vegetable } del { $stall }
explain-rate = { $count ->
    [one] Dai un ortaggio del carretto per averlo.
   *[other] Dai { $count } ortaggi del carretto per averlo.
}
explain-helper-name = Aiutante
explain-helper = Si usa una volta per ciò che dice il suo testo, poi se ne va.
explain-satisfied-name = Soddisfatto
explain-satisfied = Questo cliente abituale si può saltare una volta senza pagare.
explain-unsatisfied-name = Insoddisfatto
explain-unsatisfied = Ogni volta che salti ancora questo cliente abituale paghi monete.
explain-lantern-name = Lanterna
explain-lantern = Questo aiutante tocca altri giocatori; in quattro, nella fase azioni, raggiunge solo il tuo partner.
explain-first-name = Segnalini turno
explain-first = Chi prende le carte per ultimo gioca per primo, il penultimo per secondo.
explain-grid-name = Griglia
explain-grid = Le carte del solitario. Ognuna costa il prezzo della sua riga. Poi la seconda riga viene scartata e ciò che resta sale.
explain-loan-name = Prestito
explain-loan = Subito { $cash } monete, e a fine partita { $steps ->
    [one] una casella
   *[other] { $steps } caselle
} indietro sul sentiero. Non si restituisce mai.
explain-seat = Un'altra fattoria, o la tua. Un clic sul nome la apre in grande.
explain-dummy = Il Fantasma del solitario non agisce mai. Le sue carte servono agli aiutanti con la lanterna.

group-plant-about = Il campo di casa si riempie di questo ortaggio e ne dà uno in ognuno dei nove round.
group-harvest-about = Da ogni campo arriva un ortaggio.
group-extra-about = Il Mietitore ne prende più di uno.
group-flip-about = Una carta in più nel cortile.
group-take-about = È tua. Giochi anche una carta della mano; le altre vanno nel cortile.
group-put-about = Tutti possono prenderla dal cortile, più tardi anche tu.
group-play-about = La carta va davanti a te.
group-partner-about = Agite l'uno dopo l'altro, e i tuoi aiutanti raggiungono questo giocatore.
group-keep-about = Ciò che tieni della coppia va in gioco, il resto si scarta.
group-accept-about = Prendilo.
group-give-about = Passa dal carretto alla riserva.
group-fill-about = Quanti di questo tipo ci saranno nel tuo negozio.
group-name-about = Ogni tuo campo che lo contiene dà monete.
group-hawk-about = Un ortaggio del tuo banco si vende al tuo negozio.
group-pick-about = Scegli il campo.
group-place-about = Scegli il campo.
group-choose-about = Scegli una di queste cose.
group-store-about = Ciò che va in magazzino resta per i round successivi.
group-enlarge-about = Puoi conservare più ortaggi, per il resto della partita.
group-step-about = Sono i passi sul sentiero a far vincere; il primo di un turno costa poco.
group-serve-about = I clienti pagano gli ortaggi del carretto. Gli abituali pagano di più a ogni riga.
group-serve-twice-about = Il Messaggero fa entrambe le consegne di una riga in una volta.
group-trade-about = Un ortaggio del banco per uno o due del carretto.
group-sow-about = Un ortaggio seminato riempie l'intero campo; se ne raccoglie uno in ognuno dei prossimi round.
group-buy-about = Un ortaggio del tuo negozio va sul carretto.
group-use-about = Un aiutante fa il suo lavoro una volta, poi se ne va.
group-two-pack-about = Due carte del mazzo, una volta per turno; tieni quelle che vuoi.
group-sell-about = Un ortaggio del carretto torna al tuo negozio per qualche moneta.
group-throw-about = Un aiutante si scarta senza usarlo; se c'è una carta sotto, si scopre.
group-miss-about = In questo round il cliente non riceve nulla. Una faccia blu diventa rossa; una rossa costa monete.
group-loan-about = Monete subito, in cambio di passi indietro a fine partita.
group-pass-about = Prosegui senza.
group-done-about = Ciò che non hai fatto resta così: i clienti ancora da servire vengono saltati.
