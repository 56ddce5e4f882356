# What the terminal alone says; the page does not fetch it.

table-market-hint = (card mercato)
table-market-legend = valore:posto, x bloccato
table-market-numbers = numero=valore:posto, x bloccato
table-village-own = tue righe, posto:consegne, * spazio grigio
table-village-open = posto:consegne, * spazio grigio
table-tiles-offer = { $tiles } ({ $price })
table-tiles-round-price = { $price ->
    [one] { $price } moneta l'uno, senza sconti
   *[other] { $price } monete l'uno, senza sconti
}
table-order = Ordine
village-completed = { $lasting }
village-front = poi: { $lasting }
village-grey = *
farm-fields = campi { $fields }
farm-helpers = aiutanti { $helpers }
farm-extensions = estensioni { $count } (ricavi { $income }, consegne extra { $extra })
farm-roof = tetto { $count } (da usare: { $ready })
farm-roof-used = tetto { $count } (tutti usati)
farm-donkey = { $tile }
farm-donkeys-left = segnalini asino rimasti { $tiles }
farm-dice = dadi { $dice }
farm-reserved = spazio { $number } riservato
look-donkey = asino { $number }
hand-discard = scarta
glance = Hai { $things }; mano { $hand } su { $limit }.
cards-title = La Granja, edizione { $edition }, componenti { $digest }
cards-card = carta
cards-barrow = { $vp }: { $goods }
cards-extension = { $symbols }
cards-source = { $side } { $source }
cards-letters = Lettere prima di una carta: le fonti di campo, banco, estensione, aiutante.
cards-more = Una carta con il suo testo: barrowgate cards la-granja 35
error-card = non c'è la carta "{ $name }"; una carta si indica con il numero, da 1 a { $most }, o con il nome: peddler, olive picker
kind-setup = preparazione
kind-price = prezzi
kind-trade_commodity = cassa di merce
kind-delivery = consegne extra
kind-village = villaggio
kind-market_vp = punti del mercato
kind-solo = solitario
kind-end = fine della partita
kind-roof = segnalini tetto
kind-siesta = tracciato siesta
kind-craft = negozi
kind-market = spazi mercato
kind-field = carte: campi
kind-extension = carte: estensioni
goal = La Granja: sei round, e vince chi ha più punti vittoria (PV). Coltiva merci e consegnale ai negozi e ai banchi del mercato.
goal-solo = La Granja in solitario: sei round per fare più punti vittoria (PV) che puoi. Consegna merci ai negozi e ai banchi del mercato; un giocatore neutrale ti intralcia.
example-action = play 35 helper
example-card = 35
example-card-named = peddler
