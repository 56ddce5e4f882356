# What a helper does, described by its effect and its numbers: for helpers that a player's own
# components changed, since the texts of the cards speak of the shipped ones.

effect-upgrade_discount = { $silver ->
    [one] Lavorare { $good-plural } costa { $silver } moneta in meno.
   *[other] Lavorare { $good-plural } costa { $silver } monete in meno.
}
effect-vp_when_marker_removed = { $vp } PV per ogni tua pedina che un avversario rimuove dal mercato.
effect-two_revenue_options = Due opzioni diverse di un dado preso allo spazio { $spaces }.
effect-pay_vp_play_card = Paga { $vp } PV per giocare una carta.
effect-reserve_last_die = Prima del lancio riserva l'ultimo dado di uno spazio rendita.
effect-pay_vp_round_revenue = Dopo aver usato un dado che hai preso, paga { $vp } PV per usare anche lo spazio con il numero del round.
effect-commodity_for_harvest = { $goods ->
    [one] Una cassa di merce per { $goods } merce coltivata.
   *[other] Una cassa di merce per { $goods } merci coltivate, uguali o diverse.
}
effect-siesta_bonus_vp = { $vp } PV in più quando il tracciato siesta ti dà punti.
effect-keep_barrow = { $silver ->
    [one] Paga { $silver } moneta per tenere un banco completato.
   *[other] Paga { $silver } monete per tenere un banco completato.
}
effect-extension_discount = { $goods ->
    [one] Le estensioni costano { $goods } risorsa della fattoria in meno.
   *[other] Le estensioni costano { $goods } risorse della fattoria in meno.
}
effect-roof_discount = { $silver ->
    [one] I segnalini tetto costano { $silver } moneta in meno.
   *[other] I segnalini tetto costano { $silver } monete in meno.
}
effect-grain_for_vp = Con un maiale nella fattoria, 1 grano per { $vp } PV. Spazi per maiali: { $pig_spaces }.
effect-pay_vp_repeat_die = Dopo aver usato un dado che hai preso, paga { $vp } PV per usarlo di nuovo.
effect-silver_when_die_matched = { $silver ->
    [one] { $silver } moneta quando un altro giocatore usa un numero presente nella tua fattoria.
   *[other] { $silver } monete quando un altro giocatore usa un numero presente nella tua fattoria.
}
effect-turn_die = Dopo il lancio gira un dado.
effect-play_lower_barrow = Dopo aver completato un banco gioca una carta come banco di valore inferiore.
effect-hand_limit = Limite di mano +{ $cards }. Carte pescate subito: { $draw }.
effect-extra_delivery = Consegne extra acquistabili: +{ $count }.
effect-two_commodity_options = Una seconda opzione, diversa, quando restituisci una cassa di merce.
effect-roof_paid_with_upgraded = { $silver ->
    [one] Le merci lavorate pagano i segnalini tetto: ognuna vale { $silver } moneta.
   *[other] Le merci lavorate pagano i segnalini tetto: ognuna vale { $silver } monete.
}
effect-free_upgrade = Lavorazione gratis: { $good }, fino a { $count }.
effect-extra_deliveries_flat = { $silver ->
    [one] La prima consegna extra del round costa { $silver } moneta, le altre nulla.
   *[other] La prima consegna extra del round costa { $silver } monete, le altre nulla.
}
effect-extra_card_play = Carte in più nella sottofase 1 della fase fattoria: { $cards }.
effect-rent_die = Dopo il lancio metti da parte un dado; un altro che lo prende ti paga una merce coltivata.
effect-income_silver = { $silver ->
    [one] Ricavi: { $silver } moneta.
   *[other] Ricavi: { $silver } monete.
}
effect-revenue_bonus = Allo spazio rendita, dopo { $on }: monete { $silver }, merci coltivate { $harvest }.
effect-roof_bonus_vp = { $vp } PV quando compri un segnalino tetto.
effect-escape_removal = Sposta una pedina che verrebbe rimossa dal mercato su uno spazio libero accanto.
effect-extra_growth = Anche un campo che non è vuoto produce una merce.
effect-sell_from_fields = Puoi vendere merci coltivate direttamente dai campi.
effect-silver_for_upgrade = { $silver ->
    [one] { $silver } moneta quando lavori { $good-plural }.
   *[other] { $silver } monete quando lavori { $good-plural }.
}
effect-extension_same_goods = Le risorse pagate per un'estensione possono essere uguali.
effect-field_enters_planted = Un campo entra con una merce sopra.
effect-delivery_with_roof = Consegne quando compri un segnalino tetto: { $count }.
effect-pig_with_barrow = Maiali per ogni banco completato: { $pigs }.
effect-extra_roof_space = Questa carta ospita un segnalino tetto, per { $vp } PV.
effect-silver_to_harvest = { $silver ->
    [one] Per { $silver } moneta data da uno spazio rendita, merci coltivate: { $harvest }.
   *[other] Per { $silver } monete date da uno spazio rendita, merci coltivate: { $harvest }.
}
effect-income_per_pig = { $silver ->
    [one] Ricavi: { $silver } moneta per maiale, al massimo per { $limit ->
        [one] { $limit } maiale.
       *[other] { $limit } maiali.
    }
   *[other] Ricavi: { $silver } monete per maiale, al massimo per { $limit ->
        [one] { $limit } maiale.
       *[other] { $limit } maiali.
    }
}
effect-silver_for_removal = { $silver ->
    [one] { $silver } moneta per ogni pedina che rimuovi dal mercato.
   *[other] { $silver } monete per ogni pedina che rimuovi dal mercato.
}
effect-pay_silver_draw_card = { $silver ->
    [one] Paga { $silver } moneta per pescare una carta.
   *[other] Paga { $silver } monete per pescare una carta.
}
effect-double_delivery = Una consegna porta due merci coltivate nello stesso posto.
effect-copy_harvest = Merci coltivate di tipi che possiedi: { $goods }.
effect-craft_bonus_vp = { $vp } PV quando completi un negozio.
effect-pig_spaces = Spazi per maiali: { $pig_spaces }.
effect-income_per_field_kind = { $silver ->
    [one] Ricavi: { $silver } moneta per ogni tipo di merce sui tuoi campi.
   *[other] Ricavi: { $silver } monete per ogni tipo di merce sui tuoi campi.
}
effect-field_to_den = Sposta { $good-indefinite } da un campo a un deposito, dove diventa una merce coltivata a scelta.
effect-pay_silver_for_vp = { $silver ->
    [one] Paga { $silver } moneta per { $vp } PV.
   *[other] Paga { $silver } monete per { $vp } PV.
}
effect-discard_card_for_harvest = Scarta una carta per merci coltivate: { $harvest }.
effect-extra_siesta_step = Passi in più nella sottofase 2 della fase trasporto: { $steps }.
effect-take_back_good = Dopo aver completato un negozio riprendi una delle sue merci.
effect-silver_to_vp = { $silver ->
    [one] { $vp } PV per { $silver } moneta data da uno spazio rendita.
   *[other] { $vp } PV per { $silver } monete date da uno spazio rendita.
}
effect-pay_silver_siesta_step = { $silver ->
    [one] Paga { $silver } moneta per avanzare sul tracciato siesta, passi: { $steps }.
   *[other] Paga { $silver } monete per avanzare sul tracciato siesta, passi: { $steps }.
}
effect-offspring = { $pigs ->
    [one] La riproduzione dà { $pigs } maiale, se c'è spazio.
   *[other] La riproduzione dà { $pigs } maiali, se c'è spazio.
}
effect-wine_for_vp = Un vino per { $vp } PV.
effect-delivery_with_donkey = { $donkeys ->
    [one] Consegne in più con il segnalino da { $donkeys } asino: { $count }.
   *[other] Consegne in più con il segnalino da { $donkeys } asini: { $count }.
}
effect-buy_discount = { $silver ->
    [one] Comprare merci coltivate costa { $silver } moneta in meno, mai meno di { $least }.
   *[other] Comprare merci coltivate costa { $silver } monete in meno, mai meno di { $least }.
}
effect-commodity_action_free = Usa un'opzione delle casse di merce senza una cassa; poi ti è chiusa.

effect-once = { $effect } Una volta per round.
effect-any-resource = qualsiasi risorsa

bonus-pig = aver preso un maiale
bonus-play_card = aver giocato una carta
bonus-harvest = aver preso merci coltivate
bonus-siesta = aver fatto passi siesta
bonus-delivery = aver fatto una consegna
