# What a seat is asked. The question "turn" depends on the step.

turn-cards = { $left ->
    [0] { turn-cards-done } Commercez ou finissez votre tour.
    [one] Jouez une carte ou finissez votre tour.
   *[other] Jouez { $left } cartes.
}
turn-cards-must = { $left ->
    [one] Jouez encore une carte.
   *[other] Jouez { $left } cartes.
}
turn-income = { turn-income-done } Commercez ou finissez votre tour.
turn-growth = Commercez d'abord si vous voulez, puis faites produire vos champs.
turn-roof = Achetez une tuile Toit pour { $price ->
    [one] { $price } réal
   *[other] { $price } réaux
}, ou aucune.
turn-roof-first = Achetez une tuile Toit pour { $price ->
    [one] { $price } réal
   *[other] { $price } réaux
}, ou aucune. Au tour 1, le dernier dans l'ordre du tour achète en premier.
turn-roof-bought = { turn-roof-bought-done } Commercez ou finissez votre tour.
turn-first_die = Prenez votre premier dé et utilisez son emplacement Revenu.
turn-second_die = Prenez votre second dé et utilisez son emplacement Revenu.
turn-common_die = Utilisez le dé commun.
turn-used = { turn-used-done } Commercez ou finissez votre tour.
turn-siesta = Avancez sur la piste Siesta.
turn-siesta-may = Avancez encore sur la piste Siesta si vous voulez, ou finissez votre tour.
turn-siesta-walked = { turn-siesta-walked-done } Commercez ou finissez votre tour.
turn-deliveries = { $left ->
    [0] { turn-deliveries-done } Commercez ou finissez votre tour.
    [one] Encore une livraison.
   *[other] Encore { $left } livraisons.
}
turn-extra_deliveries = { $left ->
    [0] { turn-extra_deliveries-done } Commercez ou finissez votre tour.
    [one] Encore une livraison supplémentaire, { $price ->
        [0] gratuite.
        [one] pour { $price } réal.
       *[other] pour { $price } réaux.
    }
   *[other] Encore { $left } livraisons supplémentaires, la prochaine { $price ->
        [0] gratuite.
        [one] pour { $price } réal.
       *[other] pour { $price } réaux.
    }
}

question-discard_down = { $count ->
    [one] Votre main est trop grande : défaussez une carte.
   *[other] Votre main est trop grande : défaussez { $count } cartes. Parmi celles que vous choisissez, commencez par le plus petit numéro.
}
question-play_card = Jouez une carte.
question-slot = Les trois encoches sont prises : défaussez une carte pour faire place à { $card }.
question-extension_cost = { $count ->
    [one] Payez encore une marchandise pour l'extension.
   *[other] Payez { $count } marchandises pour l'extension, toutes différentes.
}
question-room = Tous vos pions sont en jeu. Reprenez-en un, ou renoncez au gain.
question-room_good = Laquelle de ces marchandises reprenez-vous ?
question-harvest = { $count ->
    [one] Prenez une marchandise primaire.
   *[other] Prenez { $count } marchandises primaires.
}
question-pair = Prenez deux marchandises primaires différentes.
question-resource = Prenez une ressource.
question-upgrade = { $count ->
    [one] Transformez gratuitement une ressource.
   *[other] Transformez gratuitement jusqu'à { $count } ressources.
}
question-commodity = Choisissez à quoi sert la marchandise commerciale.
question-tenant_good = Payez au Tenancier une marchandise primaire pour le dé.
question-groom_grain = Quelle céréale est retirée pour le point ?
question-field_good = Quel champ est vidé ?
question-discard_one = Défaussez une carte de votre main.
question-roof_cost = Payez { $price ->
    [one] { $price } réal
   *[other] { $price } réaux
} pour la tuile Toit, ou des marchandises transformées.
question-storage = Poser la tuile sur l'Entrepreneur pour ses points, et non sur le toit ?
question-flip = Quelle tuile utilisée est retournée face visible ?
question-walk = Avancez { $count ->
    [one] d'une case au plus
   *[other] de { $count } cases au plus
} sur la piste Siesta.
question-option = Utilisez l'emplacement Revenu { $space }.
question-second_option = Utilisez une seconde option de l'emplacement Revenu { $space }.
question-card = Jouez une carte ou piochez-en une.
question-helper = Utiliser { $card } ? { $text }
question-helper-about = { $about } Utiliser { $card } ? { $text }
about-option = À l'emplacement Revenu { $space }, vous avez choisi : { $option }.
about-space = Le dé de l'emplacement Revenu { $space } est utilisé.
about-use = Votre marchandise commerciale est utilisée pour : { $use }.
about-barrow = La charrette { $slot } est complète.
about-craft = Commerce complété : { $craft }.
about-target = Vous livrez { $target-au }.
question-take_back = Quelle marchandise reprenez-vous ?
question-place = Placez votre pion sur une case du marché de valeur { $value }.
question-removal = Quels pions sont retirés ?
question-rescue = Lequel de vos pions est sauvé ?
question-refuge = Où va votre pion ?
question-delivery = Faites une livraison.
question-second_good = Ajoutez une seconde marchandise primaire au même endroit.
question-instant = Vous avez complété { $craft-definite }. Utiliser son effet immédiat : { $effect } ?
question-donkey = { $players ->
    [1] Choisissez une tuile Âne.
   *[other] Choisissez une tuile Âne ; personne ne la voit encore.
}
question-reserve = Réserver le dernier dé d'un emplacement Revenu avant le lancer ?
question-rent = Mettre un dé de côté, contre une marchandise primaire ?
question-turn_die = Tourner un dé ?
question-turn_to = Le tourner sur quelle valeur ?
question-grow = Quel champ non vide donne une marchandise de plus ?

# The same in a few words, where there is room for no more.

turn-cards-short = { $left ->
    [0] Commercez ou finissez.
    [one] Jouez une carte, ou aucune.
   *[other] Jouez { $left } cartes.
}
turn-income-short = Commercez ou finissez.
turn-growth-short = Faites produire vos champs.
turn-roof-short = Achetez une tuile, ou aucune.
turn-roof-first-short = Achetez une tuile, ou aucune.
turn-roof-bought-short = Commercez ou finissez.
turn-first_die-short = Prenez votre premier dé.
turn-second_die-short = Prenez votre second dé.
turn-used-short = Commercez ou finissez.
turn-siesta-may-short = Avancez encore, si vous voulez.
turn-siesta-walked-short = Commercez ou finissez.
turn-deliveries-short = { $left ->
    [0] Commercez ou finissez.
    [one] Encore une livraison.
   *[other] Encore { $left } livraisons.
}
turn-extra_deliveries-short = { $left ->
    [0] Commercez ou finissez.
    [one] Encore une livraison suppl.
   *[other] Encore { $left } livraisons suppl.
}
question-discard_down-short = { $count ->
    [one] Défaussez une carte.
   *[other] Défaussez { $count } cartes.
}
question-slot-short = Quelle carte laisse sa place ?
question-extension_cost-short = { $count ->
    [one] Payez encore une marchandise.
   *[other] Payez { $count } marchandises.
}
question-room-short = Reprendre un pion ?
question-upgrade-short = { $count ->
    [one] Transformez une ressource.
   *[other] Transformez jusqu'à { $count } ressources.
}
question-commodity-short = À quoi sert la marchandise ?
question-tenant_good-short = Payez le Tenancier.
question-roof_cost-short = Payez la tuile Toit.
question-storage-short = Sur l'Entrepreneur ?
question-second_option-short = Utilisez une seconde option.
question-helper-short = Utiliser { $card } ?
question-helper-about-short = Utiliser { $card } ?
question-place-short = Placez votre pion sur un { $value }.
question-second_good-short = Ajoutez une seconde marchandise.
question-instant-short = L'effet { $craft-de } ?
question-donkey-short = Choisissez une tuile Âne.
question-reserve-short = Réserver un emplacement ?
question-rent-short = Mettre un dé de côté ?
question-grow-short = Quel champ donne plus ?

# What has been done, where the question in a few words tells what is left.

turn-cards-done = { $left ->
    [0] Vous avez joué { $played ->
        [one] votre carte
       *[other] vos cartes
    } de cette étape.
   *[other] {""}
}
turn-income-done = Votre salaire est arrivé.
turn-roof-bought-done = La tuile est achetée.
turn-used-done = Le dé est utilisé.
turn-siesta-walked-done = Votre avancée est finie.
turn-deliveries-done = { $left ->
    [0] Toutes les livraisons sont faites.
   *[other] {""}
}
turn-extra_deliveries-done = { $left ->
    [0] Plus de livraison supplémentaire.
   *[other] {""}
}
