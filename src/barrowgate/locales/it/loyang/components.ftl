# The list of components (`barrowgate cards`).

shop-spaces = spazi
shop-start = inizio
shop-buy = acquisto
shop-sell = vendita
cards-field = Campi comuni
cards-stall = Banchi: che cosa offrono, * per due
cards-regular = Clienti abituali: che cosa vogliono e quanto pagano le quattro righe
cards-casual = Clienti occasionali: che cosa vogliono e il prezzo
cards-helper = Aiutanti

kind-helper = aiutanti
