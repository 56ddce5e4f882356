# The actions one may choose from: titles of groups, and what stands after each number.

group-done = Terminer
group-pass = Refuser
group-accept = Accepter
group-play = Jouer une carte
group-discard = Défausser
group-slot = Défausser
group-buy = Acheter
group-sell = Vendre
group-upgrade = Transformer
group-commodity = Marchandise comm.
group-use-helper = Assistant
group-use-tile = Tuile Toit
group-buy-tile = Acheter une tuile
group-flip-tile = Retourner
group-grow = Produire
group-take = Prendre
group-pay = Payer
group-deliver = { $target-title }
group-return = Reprendre
group-remove = Retirer
group-place = Placer
group-rescue = Sauver
group-reserve = Réserver
group-rent = Mettre de côté
group-turn = Tourner
group-turn-to = Tourner sur
group-take-die = Prendre un dé
group-common-die = Dé commun
group-choose = Choisir
group-donkey = Tuile Âne
group-walk = Avancer
group-hire = Livraison suppl.

action-done = finir votre tour
action-pass = non, continuer
action-accept = oui
action-play = { $card } ({ $side })
action-slot-barrow = charrette { $slot } : { $card }
action-slot-helper = assistant { $slot } : { $card }
action-buy = { $good } ({ $price })
action-sell = { $source } (+{ $price })
action-upgrade = { $source } en { $into } ({ $price })
action-upgrade-free = { $source } en { $into }
action-grow = tous les champs vides
action-grow-field = champ { $good-de } ({ $count } dessus)
action-pair = { $first } et { $second }
action-silver = argent
action-vp = point de victoire
action-return-from = une marchandise { $target-de }
action-return-grey = le pion { $craft-de }
action-leave = votre pion sur la case { $space } du marché
action-market = case { $space } (valeur { $value })
action-market-taken = case { $space } (valeur { $value }, { $owner })
action-place-removes = case { $space }, retire { $owners-definite }
action-die = { $number } : { $options }
action-dice = { $number } : { $options } ({ $count } dés)
action-rented-die = le dé mis de côté, un { $number } : { $options }
action-walk = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
action-hire = une livraison de plus ({ $price })

target-barrow = charrette { $slot }
    .definite = la charrette { $slot }
    .de = de la charrette { $slot }
    .au = à la charrette { $slot }
    .title = À la charrette { $slot }
