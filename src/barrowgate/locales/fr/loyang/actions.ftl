# The actions one may choose from: titles of groups, and what stands after each number.

group-done = Terminer
group-pass = Refuser
group-accept = Accepter
group-plant = Champ de départ
group-harvest = Récolter
group-extra = Prendre en plus
group-flip = Retourner
group-take = Prendre
group-put = Mettre
group-play = Jouer
group-partner = Partenaire
group-keep = Garder
group-give = Donner
group-fill = Régler sur
group-name = Légume
group-hawk = Vendre
group-pick = Champ
group-place = Champ
group-choose = Choisir
group-store = Stocker
group-enlarge = Agrandir
group-step = Avancer
group-serve = Servir
group-serve-twice = Servir deux fois
group-trade = Échange : { $stall }
group-sow = Semer { $vegetable-indefinite }
group-buy = Acheter
group-use = Assistant
group-two-pack = Paquet-de-deux
group-sell = Vendre au magasin
group-throw = Défausser
group-miss = Ne pas servir
group-loan = Emprunt

done-action = finir votre tour
done-action-penalty = finir votre tour ({ $price } de pénalité)
done-action-penalty-short = finir votre tour
done-grid = ne plus acheter de carte
done-path = ne plus avancer
done-courtyard = ne plus prendre de carte
done-merchant = ne plus acheter
done-crier = ne plus vendre
done-store = le reste retourne à la réserve

action-pass = non, le laisser
action-accept = oui, le prendre
action-harvest = commencer, sans autre Assistant de récolte
action-flip = la première carte de la pioche
action-extra = { $count ->
    [0] aucun
   *[other] { $count } de plus
}
action-priced = { $price ->
    [0] { $what } (gratuit)
   *[other] { $what } ({ $price })
}
action-of = { $what } ({ $owner })
action-take-both = { $card } et { $other }
action-starter = client initial { $card }
action-sow = champ { $field } [{ $spaces }]
action-two-pack = { $price ->
    [0] deux cartes (gratuit)
   *[other] deux cartes ({ $price })
}
action-trade = { $vegetable } (contre { $count })
action-serve = { $card } : { $wants } (+{ $cash })
action-number = { $number }
action-earn = { $vegetable } (+{ $cash })
action-hawk = { $vegetable } (+{ $cash }, { $stall })
action-pile = place { $place } : { $spaces } cases
action-enlarge = place pour { $places } ({ $price })
action-step = à la case { $space } ({ $price })
action-loan = { $steps ->
    [one] +{ $cash } cash, une case en moins à la fin
   *[other] +{ $cash } cash, { $steps } cases en moins à la fin
}

keep-none = aucune
keep-one = { $card }
keep-both = les deux, { $upper-definite } sur { $lower-definite }

use-accountant = Comptable : régler le magasin, cash pour les champs
use-con_man = Arnaqueur : l'échanger contre un assistant
use-deliveryman = Livreur : servir le régulier d'un autre
use-haggler = Marchandeur : deux pour le prix d'un
use-harvest_hand = Assistant de récolte : un de plus par champ
use-housemaid = Domestique : étals à un pour un
use-market_crier-refill = Crieur de marché : remplir vos étals
use-market_crier-sell = Crieur de marché : vendre les légumes de vos étals
use-market_woman = Femme de marché : échanger des étals
use-merchant = Marchand : ce que veulent deux fois les réguliers ({ $merchant })
use-messenger = Coursier : servir deux fois les réguliers
use-official = Officiel : paquet-de-deux gratuit
use-ploughman-clear = Laboureur : vider un champ
use-ploughman-harvest = Laboureur : récolter les derniers légumes
use-saleswoman-markers = Vendeuse : marqueurs au bleu
use-saleswoman-bonus = Vendeuse : les occasionnels paient { $bonus } de plus
use-shopper = Acheteur : de la réserve pour { $discount } de moins
use-squire = Propriétaire : prendre plus de cartes
use-tenant = Fermier : un légume pour { $tenant }
use-leaseholder-buy = Métayer : un champ pour { $lease }
use-leaseholder-swap = Métayer : échanger un champ
use-tout-swap = Revendeur : échanger des occasionnels
use-tout-buy = Revendeur : acheter et servir un occasionnel ({ $tout })
use-trader = Commerçant : échanger à l'étal d'un autre
use-haggler-shopper = Marchandeur et Acheteur : deux de la réserve
use-haggler-merchant = Marchandeur et Marchand : deux pour { $merchant }
use-merchant-shopper = Marchand et Acheteur : un de la réserve pour rien
use-haggler-merchant-shopper = Marchandeur, Marchand et Acheteur : deux de la réserve pour rien
