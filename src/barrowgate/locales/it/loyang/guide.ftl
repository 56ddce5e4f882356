# The guided first round. [cart|cart] is a symbol, which is read out as "cart".

web-guide-loyang-crop = Compra un ortaggio e riempine il campo di casa. Il [wheat|grano] costa poco e lo vogliono in molti.
web-guide-loyang-crop-more = Il campo ne dà uno in ognuno dei nove round.
web-guide-loyang-put = Metti una carta nel [courtyard|cortile], o prendine una. Per te non c'è ancora nulla: metti questa.
web-guide-loyang-put-more = Ciò che metti lì, gli altri possono prenderlo. Alla fine hai una carta del cortile e una della mano.
web-guide-loyang-take = Ecco un [regular|cliente abituale]. Prendilo: giochi anche una carta della mano.
web-guide-loyang-take-more = Gli abituali tornano a ogni round e pagano di più a ogni riga.
web-guide-loyang-put-on = Per te ancora nulla: metti un'altra carta, o prendi quello che ti piace.
web-guide-loyang-hand = Ora una delle tue carte. Questo cliente vuole ciò che puoi avere subito.
web-guide-loyang-sow = Semina l'ortaggio del [cart|carretto]: riempie l'intero campo, che ne dà uno a round.
web-guide-loyang-sow-more = Fai clic su ortaggio e campo, nell'ordine che vuoi.
web-guide-loyang-buy = Il tuo cliente vuole due ortaggi. Compra il primo nel tuo [shop|negozio].
web-guide-loyang-buy-on = E ora il secondo. Ciò che compri va sul carretto.
web-guide-loyang-serve = È tutto sul carretto: servi il [regular|cliente], che paga subito.
web-guide-loyang-serve-more = La prossima riga paga di più, nel prossimo round.
web-guide-loyang-miss = L'altro cliente resta senza: la sua faccia diventa rossa. La prossima volta costa monete. Termina il turno.
web-guide-loyang-miss-more = Potresti ancora comprare, o chiedere un prestito. Niente è definitivo: Annulla torna indietro.
web-guide-loyang-step = I passi sul [path|sentiero] fanno vincere. Il primo di ogni turno costa una sola moneta: fallo.
web-guide-loyang-step-more = Ogni passo successivo costa il numero della sua casella.
web-guide-loyang-store = Ciò che resta sul carretto va in magazzino; ciò che non ci sta torna alla riserva.
web-guide-loyang-end = Per ora basta. Fermati qui e tieni le monete per il prossimo round.
web-guide-loyang-farewell = Questo era un round intero. Ne seguono altri otto allo stesso modo; da qui in poi la fattoria è tua.
web-guide-loyang-farewell-more = Il punto interrogativo in alto dice che cos'è una cosa, e l'elenco accanto alla decisione che cosa puoi fare.
