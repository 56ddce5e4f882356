# The list of components (`barrowgate cards`).

cards-title = Alle porte di Loyang, edizione { $edition }, componenti { $digest }
cards-shop = Negozio
shop-spaces = spazi
shop-start = inizio
shop-buy = acquisto
shop-sell = vendita
cards-crops = Campi
cards-crop = da { $spaces }: { $crops }
cards-field = Campi comuni
cards-stall = Banchi: che cosa offrono, * per due
cards-regular = Clienti abituali: che cosa vogliono e quanto pagano le quattro righe
cards-casual = Clienti occasionali: che cosa vogliono e il prezzo
cards-helper = Aiutanti
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
kind-helper = aiutanti
