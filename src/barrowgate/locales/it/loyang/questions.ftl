# What a seat is asked.

question-crop = Compra un ortaggio dal tuo negozio e seminalo nel campo di casa.
question-harvest = Usi il Mietitore in questo raccolto?
question-extra = Campo { $field }: quanti oltre al primo?
question-distribute = Metti una carta nel cortile, o prendine una.
question-distribute-two = Metti una carta nel cortile, o prendine una. Prima puoi girarne una.
question-distribute-must = Devi prendere: una carta dal cortile e una dalla mano.
question-courtyard = { $left ->
    [0] Il Possidente ha preso tutto ciò che può.
    [one] Prendi un'altra carta dal cortile, o prosegui.
   *[other] Prendi fino a { $left } carte dal cortile.
}
question-hand = Quale altra carta giochi? Il resto della mano va nel cortile.
question-grid = { $left ->
    [0] Hai comprato tutte le carte che puoi.
    [one] Compra un'altra carta dalla griglia, o nessuna.
   *[other] Compra fino a { $left } carte dalla griglia.
}
question-partner = Scegli il tuo partner per questa fase azioni.
question-action = Il tuo turno: semina, compra, vendi, scambia, servi, usa aiutanti, compra una coppia di carte.
question-funds = In monete: devi pagare { $amount }, hai { $cash }, procurati ancora { $missing }.
question-foreman = Prendi questo aiutante con il Caposquadra? { $card }
question-give = { $amount ->
    [one] Quale ortaggio dai?
   *[other] Quali ortaggi dai? Ne servono { $amount }.
}
question-shop = Contabile: quanti nel tuo negozio ({ $vegetable-plural })?
question-name = Contabile: monete per i campi con quale ortaggio?
question-con = Truffatore: quale aiutante vuoi in cambio?
question-regular = Fattorino: quale abituale servi?
question-bargain = Quale ortaggio compri?
question-merchant = Mercante: quale ortaggio compri?
question-crier = { $left ->
    [one] Banditore: vendi un altro ortaggio dai tuoi banchi, o prosegui.
   *[other] Banditore: vendi fino a { $left } ortaggi dai tuoi banchi.
}
question-own_stall = Ortolana: quale dei tuoi banchi dai?
question-other_stall = Ortolana: quale banco vuoi in cambio? Dai { $card }.
question-plough = Aratore: quale campo liberi? Deve avere almeno { $tokens } ortaggi.
question-tenant = { $price ->
    [one] Fittavolo: da quale campo prendi un ortaggio, per { $price } moneta?
   *[other] Fittavolo: da quale campo prendi un ortaggio, per { $price } monete?
}
question-tenant-solo = { $price ->
    [one] Fittavolo: quale ortaggio compri, per { $price } moneta?
   *[other] Fittavolo: quale ortaggio compri, per { $price } monete?
}
question-pile = Mezzadro: quale campo della tua pila prendi?
question-return = Mezzadro: quale campo non seminato va sotto la pila?
question-own_casual = Imbonitore: quale dei tuoi clienti occasionali dai?
question-other_casual = Imbonitore: quale cliente occasionale vuoi in cambio? Dai { $card }.
question-other_casual-buy = Imbonitore: quale cliente occasionale compri e servi?
question-trader = { $price ->
    [0] Commerciante: quale scambio a un banco altrui?
    [one] Commerciante: quale scambio a un banco altrui, per { $price } moneta?
   *[other] Commerciante: quale scambio a un banco altrui, per { $price } monete?
}
question-pack = Coppia: { $card }; { $other }. Che cosa tieni?
question-pack-one = C'era una sola carta: { $card }. La tieni?
question-store = { $left ->
    [0] Il magazzino è pieno. Vendi ciò che puoi; il resto torna alla riserva.
    [one] In magazzino c'è posto per un ortaggio. Quale tieni? Il resto va perso.
   *[other] In magazzino c'è posto per { $left } ortaggi. Quali tieni? Il resto va perso.
}
question-path = { $cash ->
    [one] Sei sulla casella { $space } con { $cash } moneta; il prossimo passo costa { $price }.
   *[other] Sei sulla casella { $space } con { $cash } monete; il prossimo passo costa { $price }.
}
question-which = Quale Commerciante usi?
question-which-throw = Quale Commerciante scarti?

# The same in a few words, where there is room for no more.

question-crop-short = Semina il campo di casa
question-harvest-short = Usi il Mietitore?
question-distribute-short = Mettine una, o prendine due
question-distribute-two-short = Mettine una, o prendine due
question-distribute-must-short = Prendine due
question-courtyard-short = { $left ->
    [0] Basta con il cortile
    [one] Ne prendi un'altra?
   *[other] Prendi fino a { $left } carte
}
question-hand-short = E quale della mano?
question-grid-short = { $left ->
    [0] Basta carte
    [one] Compri un'altra carta?
   *[other] Compra fino a { $left } carte
}
question-partner-short = Scegli il tuo partner
question-action-short = Che cosa fai?
question-funds-short = { $missing ->
    [one] Procurati ancora { $missing } moneta
   *[other] Procurati ancora { $missing } monete
}
question-foreman-short = Prendi questo aiutante?
question-give-short = { $amount ->
    [one] Dai un ortaggio
   *[other] Dai { $amount } ortaggi
}
question-pack-short = Che cosa tieni?
question-pack-one-short = La tieni?
question-store-short = { $left ->
    [0] Il magazzino è pieno
    [one] Tieni un ortaggio
   *[other] Tieni { $left } ortaggi
}
question-path-short = Un passo avanti?
