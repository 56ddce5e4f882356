# The whole table as linear text, for somebody who listens.

read-wealth = { $vp } PV, { $silver ->
    [one] { $silver } moneta
   *[other] { $silver } monete
}
read-wealth-hidden = Punti nascosti, { $silver ->
    [one] { $silver } moneta
   *[other] { $silver } monete
}
read-goods = Merci: { $goods }
read-pigs = Spazi per maiali: { $taken } su { $places } occupati
read-markers = Pedine rimaste: { $count }
read-fields-none = Nessun campo
read-fields = { $count ->
    [one] { $count } campo
   *[other] { $count } campi
}: { $fields }
read-field-cards = Carte giocate come campi: { $cards }
read-barrow-free = Banco { $slot }: posto libero
read-barrow = Banco { $slot }, { $vp } PV, carta { $card }. Manca: { $needs }. Consegnato: { $has }
read-helper-free = Aiutante { $slot }: posto libero
read-helper = Aiutante { $slot }: { $card }. { $text }
read-extensions-none = Nessuna estensione
read-extensions = { $count ->
    [one] { $count } estensione
   *[other] { $count } estensioni
}: { $cards }
read-extensions-bring = Ricavi in monete: { $income }. Consegne extra: { $extra }. Merci per la prossima estensione: { $cost }
read-roof = Segnalini sul tetto: { $tiles }
read-tile-used = { $tile } (usato)
read-roof-next = Il prossimo posto del tetto dà { $vp } PV
read-roof-bought = In questo round è stato comprato un segnalino tetto
read-donkey = Segnalino asino di questo round: { $tile }
read-donkey-chosen = Segnalino asino scelto, non ancora mostrato
read-donkeys-left = Segnalini asino ancora disponibili: { $tiles }
read-donkey-left = ({ $tile })
read-dice = Dadi presi: { $dice }
read-reserved = Spazio rendita riservato: { $number }
read-closed = Opzioni chiuse di una cassa di merce: { $uses }
read-plays = Carte ancora da giocare: { $left }; di cui obbligatorie: { $must }
read-walk = Passi siesta possibili: da { $least } a { $most }
read-walk-must = Passi siesta obbligatori: da { $least } a { $most }
read-deliveries = Consegne rimaste: { $left }
read-extra = Consegne extra rimaste: { $left }
read-hand = Carte in mano: { $count }, al massimo { $limit }

read-card = { $card }. A scelta: { $field }; { $barrow }; { $extension }; { $helper }
read-prices = I tuoi prezzi
read-price-tile = Un segnalino tetto: { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
read-price-extra = Una consegna extra: { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
read-discards = Scarti: { $cards }

read-space = spazio { $space } (valore { $value })
read-market-seat = Pedine, { $seat }: { $spaces }
read-market-free = Spazi liberi di valore { $value }: { $spaces }
read-market-closed = Spazi bloccati: { $spaces }
read-market-placing = Una pedina può andare sullo spazio { $space }; toglierebbe pedine di: { $seats }
read-market-placed = Ultima pedina messa: spazio { $space }
read-market-doomed = Da togliere da: { $spaces }
read-map = Mappa del mercato
read-neighbours = Spazio { $space }, valore { $value }. Accanto: { $spaces }

read-craft = { $craft }. { $told } Ora vale { $vp } PV.
read-craft-first = { $craft }. { $told } Ora vale { $vp } PV per il primo che lo completa.
read-craft-blocked = { $craft }. { $told } Chiuso dal segnalino { $number }.
read-row = { $craft }, { $seat }: consegnato: { $has }; manca: { $needs }
read-row-front = { $craft }, { $seat }: completato; l'effetto permanente inizia dal prossimo round
read-row-back = { $craft }, { $seat }: completato; l'effetto permanente è attivo
read-row-grey = { $row }; pedina sullo spazio grigio

read-revenue-title = Dadi e spazi rendita
read-revenue = { $options-count ->
    [one] Spazio rendita { $number }: { $options }. Dadi: { $count }
   *[other] Spazio rendita { $number }, a scelta: { $options }. Dadi: { $count }
}
read-common-die = Il dado rimasto mostra { $number }
read-rented = Dado { $number } messo da parte da { $seat }
read-offer = In vendita: { $tiles }
read-siesta = { $seat }: spazio { $space }, vale { $vp } PV
read-siesta-track = PV degli spazi dall'inizio: { $points }
