# What a seat is asked. The question "turn" depends on the step.

turn-cards = { $left ->
    [0] { turn-cards-done } Commercia o termina il turno.
    [one] Gioca una carta o termina il turno.
   *[other] Gioca { $left } carte.
}
turn-cards-must = { $left ->
    [one] Gioca un'altra carta.
   *[other] Gioca { $left } carte.
}
turn-income = { turn-income-done } Commercia o termina il turno.
turn-growth = Se vuoi, prima commercia; poi fai il raccolto dei campi.
turn-roof = { $price ->
    [one] Compra un segnalino tetto per { $price } moneta, o nessuno.
   *[other] Compra un segnalino tetto per { $price } monete, o nessuno.
}
turn-roof-first = { $price ->
    [one] Compra un segnalino tetto per { $price } moneta, o nessuno.
   *[other] Compra un segnalino tetto per { $price } monete, o nessuno.
} Nel round 1 compra per primo l'ultimo nell'ordine di turno.
turn-roof-bought = { turn-roof-bought-done } Commercia o termina il turno.
turn-first_die = Prendi il tuo primo dado e usa il suo spazio rendita.
turn-second_die = Prendi il tuo secondo dado e usa il suo spazio rendita.
turn-common_die = Usa il dado rimasto.
turn-used = { turn-used-done } Commercia o termina il turno.
turn-siesta = Avanza sul tracciato siesta.
turn-siesta-may = Se vuoi, avanza ancora sul tracciato siesta, o termina il turno.
turn-siesta-walked = { turn-siesta-walked-done } Commercia o termina il turno.
turn-deliveries = { $left ->
    [0] { turn-deliveries-done } Commercia o termina il turno.
    [one] Resta una consegna.
   *[other] Restano { $left } consegne.
}
turn-extra_deliveries = { $left ->
    [0] { turn-extra_deliveries-done } Commercia o termina il turno.
    [one] Resta una consegna extra, { $price ->
        [0] gratis.
        [one] per { $price } moneta.
       *[other] per { $price } monete.
    }
   *[other] Restano { $left } consegne extra, la prossima { $price ->
        [0] gratis.
        [one] per { $price } moneta.
       *[other] per { $price } monete.
    }
}

question-discard_down = { $count ->
    [one] Hai troppe carte in mano: scartane una.
   *[other] Hai troppe carte in mano: scartane { $count }. Di quelle scelte indica prima il numero più basso.
}
question-play_card = Gioca una carta.
question-slot = I tre incavi sono occupati: scarta una carta per far posto a { $card }.
question-extension_cost = { $count ->
    [one] Paga ancora una risorsa della fattoria per l'estensione.
   *[other] Paga { $count } risorse della fattoria per l'estensione, tutte diverse.
}
question-room = Tutte le tue pedine sono in uso. Togline una o rinuncia al guadagno.
question-room_good = Quale merce togli da lì?
question-harvest = { $count ->
    [one] Prendi una merce coltivata.
   *[other] Prendi { $count } merci coltivate.
}
question-pair = Prendi due merci coltivate diverse.
question-resource = Prendi una risorsa.
question-upgrade = { $count ->
    [one] Lavora gratis una risorsa.
   *[other] Lavora gratis fino a { $count } risorse.
}
question-commodity = Scegli come usare la cassa di merce.
question-tenant_good = Paga al Fittavolo una merce coltivata per il dado.
question-groom_grain = Quale grano rimuovi per il punto?
question-field_good = Quale campo svuoti?
question-discard_one = Scarta una carta dalla mano.
question-roof_cost = { $price ->
    [one] Paga { $price } moneta per il segnalino tetto, o merci lavorate.
   *[other] Paga { $price } monete per il segnalino tetto, o merci lavorate.
}
question-storage = Metti il segnalino sul Costruttore di fienili, per i suoi punti, invece che sul tetto?
question-flip = Quale segnalino usato rigiri?
question-walk = Avanza al massimo di { $count ->
    [one] un passo
   *[other] { $count } passi
} sul tracciato siesta.
question-option = Usa lo spazio rendita { $space }.
question-second_option = Usa una seconda opzione dello spazio rendita { $space }.
question-card = Gioca o pesca una carta.
question-helper = Usi { $card }? { $text }
question-helper-about = { $about } Usi { $card }? { $text }
about-option = Dello spazio rendita { $space } hai scelto: { $option }.
about-space = Hai usato il dado dello spazio rendita { $space }.
about-use = Usi la cassa di merce per: { $use }.
about-barrow = Il banco { $slot } è rifornito.
about-craft = Il { $craft } è completo.
about-target = Consegni al { $target }.
question-take_back = Quale merce riprendi?
question-place = Piazza la tua pedina su uno spazio mercato di valore { $value }.
question-removal = Quali pedine vengono rimosse?
question-rescue = Quale delle tue pedine salvi?
question-refuge = Dove va la tua pedina?
question-delivery = Effettua una consegna.
question-second_good = Aggiungi una seconda merce coltivata nello stesso posto.
question-instant = Il { $craft } è tuo. Usi il suo effetto istantaneo: { $effect }?
question-donkey = { $players ->
    [1] Scegli un segnalino asino.
   *[other] Scegli un segnalino asino; per ora nessuno lo vede.
}
question-reserve = Riservi l'ultimo dado di uno spazio rendita prima del lancio?
question-rent = Metti da parte un dado, per una merce coltivata?
question-turn_die = Giri un dado?
question-turn_to = Su quale numero lo giri?
question-grow = Quale campo non vuoto produce un'altra merce?

# The same in a few words, where there is room for no more.

turn-cards-short = { $left ->
    [0] Commercia o termina il turno.
    [one] Gioca una carta, o nessuna.
   *[other] Gioca { $left } carte.
}
turn-income-short = Commercia o termina il turno.
turn-growth-short = Fai il raccolto dei campi.
turn-roof-short = Compri un segnalino tetto?
turn-roof-first-short = Compri un segnalino tetto?
turn-roof-bought-short = Commercia o termina il turno.
turn-first_die-short = Prendi il tuo primo dado.
turn-second_die-short = Prendi il tuo secondo dado.
turn-used-short = Commercia o termina il turno.
turn-siesta-may-short = Se vuoi, avanza ancora.
turn-siesta-walked-short = Commercia o termina il turno.
turn-deliveries-short = { $left ->
    [0] Commercia o termina il turno.
    [one] Resta una consegna.
   *[other] Restano { $left } consegne.
}
turn-extra_deliveries-short = { $left ->
    [0] Commercia o termina il turno.
    [one] Resta una consegna extra.
   *[other] Restano { $left } consegne extra.
}
question-discard_down-short = { $count ->
    [one] Scarta una carta.
   *[other] Scarta { $count } carte.
}
question-slot-short = Quale carta fa posto?
question-extension_cost-short = { $count ->
    [one] Paga ancora una risorsa.
   *[other] Paga { $count } risorse.
}
question-room-short = Togli una pedina?
question-upgrade-short = { $count ->
    [one] Lavora una risorsa.
   *[other] Lavora fino a { $count } risorse.
}
question-commodity-short = Usa la cassa di merce.
question-tenant_good-short = Paga una merce al Fittavolo.
question-roof_cost-short = Paga il segnalino tetto.
question-storage-short = Sul Costruttore di fienili?
question-second_option-short = Usa una seconda opzione.
question-helper-short = Usi { $card }?
question-helper-about-short = Usi { $card }?
question-place-short = Piazza la pedina su un { $value }.
question-second_good-short = Aggiungi una seconda merce.
question-instant-short = Usi subito il { $craft }?
question-donkey-short = Scegli un segnalino asino.
question-reserve-short = Riservi uno spazio rendita?
question-rent-short = Metti da parte un dado?
question-grow-short = Quale campo produce ancora?

# What has been done, where the question in a few words tells what is left.

turn-cards-done = { $left ->
    [0] { $played ->
        [one] Hai giocato la tua carta di questa sottofase.
       *[other] Hai giocato le tue carte di questa sottofase.
    }
   *[other] {""}
}
turn-income-done = I tuoi ricavi sono arrivati.
turn-roof-bought-done = Hai comprato il segnalino.
turn-used-done = Hai usato il dado.
turn-siesta-walked-done = Hai finito di avanzare.
turn-deliveries-done = { $left ->
    [0] Tutte le consegne sono fatte.
   *[other] {""}
}
turn-extra_deliveries-done = { $left ->
    [0] Nessuna consegna extra rimasta.
   *[other] {""}
}
