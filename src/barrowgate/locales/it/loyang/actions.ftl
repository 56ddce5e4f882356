# The actions one may choose from: titles of groups, and what stands after each number.

group-done = Fine
group-pass = Rifiuta
group-accept = Accetta
group-plant = Semina a casa
group-harvest = Raccogli
group-extra = Prendi in più
group-flip = Gira
group-take = Prendi
group-put = Metti
group-play = Gioca
group-partner = Partner
group-keep = Tieni
group-give = Dai
group-fill = Porta a
group-name = Ortaggio
group-hawk = Vendi
group-pick = Campo
group-place = Campo
group-choose = Scegli
group-store = Conserva
group-enlarge = Amplia
group-step = Passo
group-serve = Servi
group-serve-twice = Servi due volte
group-trade = Scambia al { $stall }
group-sow = Semina { $vegetable-plural }
group-buy = Compra
group-use = Usa un aiutante
group-two-pack = Coppia
group-sell = Vendi al negozio
group-throw = Scarta
group-miss = Salta un cliente
group-loan = Prestito

done-action = termina il turno
done-action-penalty = termina il turno ({ $price } di penalità)
done-action-penalty-short = termina il turno
done-grid = basta carte
done-path = basta passi
done-courtyard = basta con il cortile
done-merchant = non comprare altro
done-crier = non vendere altro
done-store = rendi il resto

action-pass = no, lascialo andare
action-accept = sì, prendilo
action-harvest = comincia, senza altri Mietitori
action-flip = la prima carta del mazzo
action-extra = { $count ->
    [0] nessuno
    [one] { $count } in più
   *[other] { $count } in più
}
action-priced = { $price ->
    [0] { $what } (gratis)
   *[other] { $what } ({ $price })
}
action-of = { $what } ({ $owner })
action-take-both = { $card } e { $other }
action-starter = iniziale { $card }
action-sow = campo { $field } [{ $spaces }]
action-two-pack = { $price ->
    [0] due carte (gratis)
   *[other] due carte ({ $price })
}
action-trade = { $vegetable } (dai { $count })
action-serve = { $card }: { $wants } (+{ $cash })
action-number = { $number }
action-earn = { $vegetable } (+{ $cash })
action-hawk = { $vegetable } (+{ $cash }, { $stall })
action-pile = posizione { $place }: { $spaces } spazi
action-enlarge = posto per { $places } ({ $price })
action-step = alla casella { $space } ({ $price })
action-loan = { $steps ->
    [one] +{ $cash } monete, alla fine una casella indietro
   *[other] +{ $cash } monete, alla fine { $steps } caselle indietro
}

keep-none = nessuna
keep-one = { $card }
keep-both = entrambe, { $upper } sopra { $lower }

use-accountant = Contabile: regola il negozio, monete per campi
use-con_man = Truffatore: scambialo con un aiutante
use-deliveryman = Fattorino: servi un abituale altrui
use-haggler = Affarista: due al prezzo di uno
use-harvest_hand = Mietitore: uno in più sui campi
use-housemaid = Domestica: banchi uno per uno
use-market_crier-refill = Banditore: riempi i tuoi banchi
use-market_crier-sell = Banditore: vendi dai tuoi banchi
use-market_woman = Ortolana: scambia banchi
use-merchant = Mercante: ciò che gli abituali vogliono due volte ({ $merchant })
use-messenger = Messaggero: servi gli abituali due volte
use-official = Funzionario: coppia gratis
use-ploughman-clear = Aratore: libera un campo
use-ploughman-harvest = Aratore: raccogli gli ultimi ortaggi
use-saleswoman-markers = Venditrice: segnalini sul blu
use-saleswoman-bonus = Venditrice: gli occasionali pagano { $bonus } in più
use-shopper = Acquirente: dalla riserva per { $discount } in meno
use-squire = Possidente: prendi più carte
use-tenant = Fittavolo: un ortaggio per { $tenant }
use-leaseholder-buy = Mezzadro: un campo per { $lease }
use-leaseholder-swap = Mezzadro: scambia un campo
use-tout-swap = Imbonitore: scambia occasionali
use-tout-buy = Imbonitore: compra e servi un occasionale ({ $tout })
use-trader = Commerciante: scambia a un banco altrui
use-haggler-shopper = Affarista e Acquirente: due dalla riserva
use-haggler-merchant = Affarista e Mercante: due per { $merchant }
use-merchant-shopper = Mercante e Acquirente: uno dalla riserva gratis
use-haggler-merchant-shopper = Affarista, Mercante e Acquirente: due dalla riserva gratis
