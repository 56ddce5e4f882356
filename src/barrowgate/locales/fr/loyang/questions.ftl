# What a seat is asked.

question-crop = Achetez un légume dans votre magasin et semez-en votre champ de départ.
question-harvest = Utiliser l'Assistant de récolte pour cette récolte ?
question-extra = Champ { $field } : combien en plus du premier ?
question-distribute = Mettez une carte dans la cour, ou prenez-en une.
question-distribute-two = Mettez une carte dans la cour, ou prenez-en une. Vous pouvez d'abord en retourner une.
question-distribute-must = Vous devez prendre : une carte de la cour et une de votre main.
question-courtyard = { $left ->
    [0] Le Propriétaire a pris tout ce qu'il pouvait.
    [one] Prenez encore une carte de la cour, ou continuez.
   *[other] Prenez jusqu'à { $left } cartes de la cour.
}
question-hand = Quelle carte jouez-vous avec ? Le reste de votre main va dans la cour.
question-grid = { $left ->
    [0] Vous avez acheté toutes les cartes permises.
    [one] Achetez encore une carte de la grille, ou aucune.
   *[other] Achetez jusqu'à { $left } cartes de la grille.
}
question-partner = Choisissez votre partenaire pour cette phase d'action.
question-action = À vous : semez, achetez, vendez, échangez, servez, utilisez des assistants, achetez un paquet-de-deux.
question-funds = Vous devez payer { $amount } cash et en avez { $cash } : trouvez-en encore { $missing }.
question-foreman = Prendre cet assistant avec le Contremaître ? { $card }
question-give = { $amount ->
    [one] Quel légume donnez-vous ?
   *[other] Quels légumes donnez-vous ? Il en faut { $amount }.
}
question-shop = Comptable, { $vegetable } : combien dans votre magasin ?
question-name = Comptable : du cash pour les champs de quel légume ?
question-con = Arnaqueur : quel assistant voulez-vous en échange ?
question-regular = Livreur : quel régulier servez-vous ?
question-bargain = Quel légume achetez-vous ?
question-merchant = Marchand : quel légume achetez-vous ?
question-crier = { $left ->
    [one] Crieur de marché : vendez encore un légume de vos étals, ou continuez.
   *[other] Crieur de marché : vendez jusqu'à { $left } légumes de vos étals.
}
question-own_stall = Femme de marché : lequel de vos étals donnez-vous ?
question-other_stall = Femme de marché : quel étal voulez-vous contre { $card-definite } ?
question-plough = Laboureur : quel champ d'au moins { $tokens } légumes videz-vous ?
question-tenant = Fermier : sur quel champ prenez-vous un légume, pour { $price } cash ?
question-tenant-solo = Fermier : quel légume achetez-vous, pour { $price } cash ?
question-pile = Métayer : quel champ de votre pile prenez-vous ?
question-return = Métayer : quel champ vide va sous la pile ?
question-own_casual = Revendeur : lequel de vos clients occasionnels donnez-vous ?
question-other_casual = Revendeur : quel client occasionnel voulez-vous contre { $card-definite } ?
question-other_casual-buy = Revendeur : quel client occasionnel achetez-vous et servez-vous ?
question-trader = { $price ->
    [0] Commerçant : quel échange à l'étal d'un autre ?
   *[other] Commerçant : quel échange à l'étal d'un autre, pour { $price } cash ?
}
question-pack = Paquet-de-deux : { $card } ; { $other }. Que gardez-vous ?
question-pack-one = Il n'y avait qu'une carte : { $card }. La gardez-vous ?
question-store = { $left ->
    [0] L'entrepôt est plein. Vendez ce que vous pouvez ; le reste retourne à la réserve.
    [one] Il y a place pour un légume dans l'entrepôt. Lequel gardez-vous ? Le reste est perdu.
   *[other] Il y a place pour { $left } légumes dans l'entrepôt. Lesquels gardez-vous ? Le reste est perdu.
}
question-path = Vous êtes sur la case { $space } avec { $cash } cash ; la suivante coûte { $price }.
question-which = Quel Commerçant utilisez-vous ?
question-which-throw = Quel Commerçant défaussez-vous ?

# The same in a few words, where there is room for no more.

question-crop-short = Semez le champ de départ
question-harvest-short = L'Assistant de récolte ?
question-distribute-short = Mettez-en une, ou prenez-en deux
question-distribute-two-short = Mettez-en une, ou prenez-en deux
question-distribute-must-short = Prenez-en deux
question-courtyard-short = { $left ->
    [0] Plus de carte à prendre
    [one] En prendre encore une ?
   *[other] Prenez jusqu'à { $left } cartes
}
question-hand-short = Et laquelle de votre main ?
question-grid-short = { $left ->
    [0] Plus de carte à acheter
    [one] Acheter encore une carte ?
   *[other] Achetez jusqu'à { $left } cartes
}
question-partner-short = Choisissez votre partenaire
question-action-short = Que faites-vous ?
question-funds-short = Trouvez encore { $missing } cash
question-foreman-short = Prendre cet assistant ?
question-give-short = { $amount ->
    [one] Donnez un légume
   *[other] Donnez { $amount } légumes
}
question-pack-short = Que gardez-vous ?
question-pack-one-short = La garder ?
question-store-short = { $left ->
    [0] L'entrepôt est plein
    [one] Gardez un légume
   *[other] Gardez { $left } légumes
}
question-path-short = Avancer ?
