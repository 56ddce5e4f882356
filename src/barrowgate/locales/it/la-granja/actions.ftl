# The actions one may choose from: titles of groups, and what stands after each number.

group-done = Fine
group-pass = Rifiuta
group-accept = Accetta
group-play = Gioca una carta
group-discard = Scarta
group-slot = Scarta
group-buy = Compra
group-sell = Vendi
group-upgrade = Lavora
group-commodity = Usa una cassa
group-use-helper = Usa un aiutante
group-use-tile = Usa un tetto
group-buy-tile = Compra un tetto
group-flip-tile = Rigira
group-grow = Raccolto
group-take = Prendi
group-pay = Paga
group-deliver = Al { $target }
group-return = Togli
group-remove = Rimuovi
group-place = Piazza
group-rescue = Salva
group-reserve = Riserva
group-rent = Metti da parte
group-turn = Gira
group-turn-to = Gira su
group-take-die = Prendi un dado
group-common-die = Dado rimasto
group-choose = Scegli
group-donkey = Segnalino asino
group-walk = Avanza
group-hire = Acquista

action-done = termina il turno
action-pass = no, prosegui
action-accept = sì
action-play = { $card } ({ $side })
action-slot-barrow = banco { $slot }: { $card }
action-slot-helper = aiutante { $slot }: { $card }
action-buy = { $good } ({ $price })
action-sell = { $source } (+{ $price })
action-upgrade = { $source } in { $into } ({ $price })
action-upgrade-free = { $source } in { $into }
action-grow = tutti i campi vuoti
action-grow-field = campo di { $good-plural } con { $count }
action-pair = { $first } e { $second }
action-silver = monete
action-vp = punto vittoria
action-return-from = una merce dal { $target }
action-return-grey = la pedina del { $craft }
action-leave = la tua pedina sullo spazio mercato { $space }
action-market = spazio { $space } (valore { $value })
action-market-taken = spazio { $space } (valore { $value }, { $owner })
action-place-removes = spazio { $space }, rimuove { $owners }
action-die = { $number }: { $options }
action-dice = { $number }: { $options } ({ $count } dadi)
action-rented-die = il dado messo da parte, un { $number }: { $options }
action-walk = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
action-hire = una consegna extra ({ $price })

target-barrow = banco { $slot }
