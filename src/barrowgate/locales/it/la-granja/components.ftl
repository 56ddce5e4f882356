# The list of components (`barrowgate cards`).

cards-title = La Granja, edizione { $edition }, componenti { $digest }
cards-card = carta
cards-crafts = Negozi
cards-barrow = { $vp }: { $goods }
cards-extension = { $symbols }
cards-source = { $side } { $source }
cards-letters = Lettere prima di una carta: le fonti di campo, banco, estensione, aiutante.
cards-more = Una carta con il suo testo: barrowgate cards la-granja 35

error-card = non c'è la carta "{ $name }"; una carta si indica con il numero, da 1 a { $most }, o con il nome: peddler, olive picker

kind-setup = preparazione
kind-price = prezzi
kind-trade_commodity = cassa di merce
kind-revenue = spazi rendita
kind-delivery = consegne extra
kind-village = villaggio
kind-market_vp = punti del mercato
kind-solo = solitario
kind-end = fine della partita
kind-roof = segnalini tetto
kind-siesta = tracciato siesta
kind-donkeys = segnalini asino
kind-craft = negozi
kind-market = spazi mercato
kind-field = carte: campi
kind-barrow = carte: banchi
kind-extension = carte: estensioni
kind-helper = carte: aiutanti
