# The helpers: names, what each does in a few words, and in sentences (rules, section 12).

helper-accountant = Contabile
helper-con_man = Truffatore
helper-deliveryman = Fattorino
helper-foreman = Caposquadra
helper-haggler = Affarista
helper-harvest_hand = Mietitore
helper-housemaid = Domestica
helper-market_crier = Banditore
helper-market_woman = Ortolana
helper-merchant = Mercante
helper-messenger = Messaggero
helper-official = Funzionario
helper-ploughman = Aratore
helper-saleswoman = Venditrice
helper-shopper = Acquirente
helper-squire = Possidente
helper-tenant = Fittavolo
helper-leaseholder = Mezzadro
helper-tout = Imbonitore
helper-trader = Commerciante

helper-accountant-short = regola il tuo negozio, monete per campi di un tipo
helper-con_man-short = scambialo con un aiutante di chi ha finito
helper-deliveryman-short = servi un abituale altrui
helper-foreman-short = prendi un aiutante che viene scartato
helper-haggler-short = due uguali al prezzo di uno
helper-harvest_hand-short = raccogli due dai campi grandi, o semina uno in più
helper-housemaid-short = i banchi scambiano uno per uno
helper-market_crier-short = riempi i tuoi banchi, o vendi da essi
helper-market_woman-short = scambia banchi, entrambi riempiti
helper-merchant-short = ciò che gli abituali vogliono due volte, per { $merchant }
helper-messenger-short = servi gli abituali due volte per riga
helper-official-short = coppia gratis
helper-ploughman-short = libera un campo, o raccogli gli ultimi ortaggi
helper-saleswoman-short = segnalini sul blu, o gli occasionali pagano { $bonus } in più
helper-shopper-short = compra dalla riserva per { $discount } in meno
helper-squire-short = { $players ->
    [1] compra fino a { $squire_solo } dalla griglia
   *[other] prendi fino a { $squire } dal cortile
}
helper-tenant-short = un ortaggio di un campo altrui per { $tenant }
helper-leaseholder-short = un campo della tua pila per { $lease }, o uno scambio
helper-tout-short = scambia occasionali, o comprane e servine uno per { $tout }
helper-trader-short = scambia a un banco altrui

helper-accountant-text = Riempi o svuota a piacere gli spazi del tuo negozio. Poi nomina un ortaggio: 1 moneta per ogni tuo campo che lo contiene, anche quello di casa.
helper-con_man-text = Scambia questa carta con un aiutante scoperto di un giocatore che ha finito le azioni di questa fase. In solitario, con qualsiasi aiutante della griglia.
helper-deliveryman-text = Servi dal tuo carretto la prossima riga di un cliente abituale altrui e tieni il pagamento; se era l'ultima riga, { $share ->
    [one] { $share } moneta va
   *[other] { $share } monete vanno
} al proprietario.
helper-foreman-text = Prendi un aiutante nel momento in cui passa da un'area agli scarti, anche dalla tua. Va nella tua area e si può usare al momento giusto.
helper-haggler-text = Compra dal tuo negozio due ortaggi dello stesso tipo al prezzo di uno. Si può combinare con Acquirente e Mercante.
helper-harvest_hand-text = Nel tuo raccolto prendi due ortaggi da ogni campo che ne ha almeno { $harvest }, tranne quello di casa. Oppure, nel tuo turno, ogni campo seminato da ora in poi riceve un ortaggio in più.
helper-housemaid-text = Per il resto di questo turno basta un ortaggio dove un banco ne vuole due.
helper-market_crier-text = Riempi tutti i tuoi banchi scoperti. Oppure vendi al tuo negozio fino a { $goods } ortaggi dei tuoi banchi, al massimo per { $most ->
    [one] { $most } moneta
   *[other] { $most } monete
} in tutto.
helper-market_woman-text = Scambia un tuo banco con uno di un altro giocatore. Entrambi vengono riempiti.
helper-merchant-text = Di ogni ortaggio che i tuoi clienti abituali scoperti vogliono almeno due volte, puoi comprarne uno dal tuo negozio per { $merchant ->
    [one] { $merchant } moneta
   *[other] { $merchant } monete
}. Si può combinare con Acquirente e Affarista.
helper-messenger-text = Per il resto di questo turno puoi servire ogni tuo cliente abituale due volte nella stessa riga: paga entrambe le volte.
helper-official-text = La tua coppia di carte di questo turno è gratis.
helper-ploughman-text = Libera un tuo campo con almeno { $plough } ortaggi, per riseminarlo. Oppure raccogli da ogni tuo campo che ne ha esattamente uno. Il campo di casa è escluso.
helper-saleswoman-text = Gira tutti i tuoi segnalini soddisfazione sul blu. Oppure, per il resto di questo turno, i clienti occasionali ti pagano { $bonus ->
    [one] { $bonus } moneta
   *[other] { $bonus } monete
} in più del loro prezzo.
helper-shopper-text = Compra un ortaggio dalla riserva a { $discount ->
    [one] { $discount } moneta
   *[other] { $discount } monete
} in meno del suo prezzo nel negozio. Si può combinare con Affarista e Mercante.
helper-squire-text = Quando prendi le carte, prendine da una a { $squire } dal cortile invece di una. In solitario, compra fino a { $squire_solo } carte dalla griglia. Non nel round in cui arriva il Possidente.
helper-tenant-text = Prendi un ortaggio da un campo altrui che ne ha almeno { $tenant_tokens }, e paga { $tenant ->
    [one] { $tenant } moneta
   *[other] { $tenant } monete
} al proprietario; i campi di casa sono al sicuro. In solitario, comprane uno dalla riserva per { $tenant_solo ->
    [one] { $tenant_solo } moneta
   *[other] { $tenant_solo } monete
}: { $tenant_crops }.
helper-leaseholder-text = Paga { $lease ->
    [one] { $lease } moneta
   *[other] { $lease } monete
} e prendi un campo a scelta dalla tua pila. Oppure metti sotto la pila un campo non seminato e prendine un altro.
helper-tout-text = Scambia un tuo cliente occasionale con quello di un altro giocatore. Oppure compra quello di un altro per { $tout ->
    [one] { $tout } moneta
   *[other] { $tout } monete
} e servilo subito.
helper-trader-text = Fai uno scambio al banco di un altro giocatore. Il suo costo: { $payments }.

helper-lantern = In quattro, nella fase azioni, raggiunge solo il tuo partner.
helper-payment = { $cash ->
    [one] { $cash } moneta nel round { $round }
   *[other] { $cash } monete nel round { $round }
}
