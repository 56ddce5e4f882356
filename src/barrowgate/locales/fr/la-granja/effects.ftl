# What a helper does, described by its effect and its numbers: for helpers that a player's own
# components changed, since the texts of the cards speak of the shipped ones.

effect-upgrade_discount = Transformer { $good-indefinite } coûte { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} de moins.
effect-vp_when_marker_removed = { $vp } PV pour chacun de vos pions du marché qu'un adversaire retire.
effect-two_revenue_options = Deux options différentes d'un dé pris à l'emplacement { $spaces }.
effect-pay_vp_play_card = Payez { $vp } PV pour jouer une carte.
effect-reserve_last_die = Avant le lancer, réservez le dernier dé d'un emplacement Revenu.
effect-pay_vp_round_revenue = Après avoir utilisé un dé que vous avez pris, payez { $vp } PV pour utiliser aussi l'emplacement du numéro du tour.
effect-commodity_for_harvest = Une marchandise commerciale contre { $goods ->
    [one] { $goods } marchandise primaire
   *[other] { $goods } marchandises primaires, identiques ou non
}.
effect-siesta_bonus_vp = { $vp } PV de plus quand la piste Siesta vous en rapporte.
effect-keep_barrow = Payez { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} pour garder une charrette complétée.
effect-extension_discount = Les extensions coûtent { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} de moins.
effect-roof_discount = Les tuiles Toit coûtent { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} de moins.
effect-grain_for_vp = Avec un cochon à la ferme, une céréale pour { $vp } PV. Places pour cochons : { $pig_spaces }.
effect-pay_vp_repeat_die = Après avoir utilisé un dé que vous avez pris, payez { $vp } PV pour le réutiliser.
effect-silver_when_die_matched = { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} quand un autre joueur utilise une valeur présente sur un dé de votre ferme.
effect-turn_die = Après le lancer, tournez un dé.
effect-play_lower_barrow = Après avoir complété une charrette, jouez une carte comme charrette de valeur inférieure.
effect-hand_limit = Limite de main +{ $cards }. Cartes piochées aussitôt : { $draw }.
effect-extra_delivery = Livraisons supplémentaires que l'on peut acheter : +{ $count }.
effect-two_commodity_options = Une seconde option, différente, quand vous rendez une marchandise commerciale.
effect-roof_paid_with_upgraded = Les marchandises transformées paient les tuiles Toit, chacune valant { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
}.
effect-free_upgrade = { $count ->
    [one] Transformez gratuitement { $good-indefinite }.
   *[other] Transformations gratuites : { $good }, au plus { $count }.
}
effect-extra_deliveries_flat = La première livraison supplémentaire du tour coûte { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
}, les autres rien.
effect-extra_card_play = Cartes de plus à l'étape 1 de la phase Ferme : { $cards }.
effect-rent_die = Après le lancer, mettez un dé de côté ; un autre qui le prend vous paie une marchandise primaire.
effect-income_silver = Salaire : { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
}.
effect-revenue_bonus = Pour { $on } à un emplacement Revenu : { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
}, { $harvest ->
    [one] { $harvest } marchandise primaire
   *[other] { $harvest } marchandises primaires
}.
effect-roof_bonus_vp = { $vp } PV quand vous achetez une tuile Toit.
effect-escape_removal = Un pion du marché qui serait retiré va sur une case libre voisine.
effect-extra_growth = Un champ non vide donne lui aussi une marchandise.
effect-sell_from_fields = Les marchandises primaires peuvent être vendues depuis les champs.
effect-silver_for_upgrade = { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} quand vous transformez { $good-indefinite }.
effect-extension_same_goods = Les marchandises payées pour une extension peuvent être identiques.
effect-field_enters_planted = Un champ arrive avec une marchandise.
effect-delivery_with_roof = Livraisons à l'achat d'une tuile Toit : { $count }.
effect-pig_with_barrow = Cochons par charrette complétée : { $pigs }.
effect-extra_roof_space = Cette carte porte une tuile Toit, pour { $vp } PV.
effect-silver_to_harvest = { $harvest ->
    [one] { $harvest } marchandise primaire
   *[other] { $harvest } marchandises primaires
} contre { $silver ->
    [one] { $silver } réal reçu
   *[other] { $silver } réaux reçus
} d'un emplacement Revenu.
effect-income_per_pig = Salaire : { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} par cochon, pour au plus { $limit ->
    [one] { $limit } cochon
   *[other] { $limit } cochons
}.
effect-silver_for_removal = { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} pour chaque pion que vous retirez du marché.
effect-pay_silver_draw_card = Payez { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} pour piocher une carte.
effect-double_delivery = Une livraison porte deux marchandises primaires au même endroit.
effect-copy_harvest = Marchandises primaires de sortes que vous avez : { $goods }.
effect-craft_bonus_vp = { $vp } PV quand vous complétez un commerce.
effect-pig_spaces = Places pour cochons : { $pig_spaces }.
effect-income_per_field_kind = Salaire : { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} par sorte de marchandise sur vos champs.
effect-field_to_den = Déplacez { $good-indefinite } d'un champ vers l'entrepôt d'une marchandise primaire au choix.
effect-pay_silver_for_vp = Payez { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} pour { $vp } PV.
effect-discard_card_for_harvest = Défaussez une carte. Marchandises primaires gagnées : { $harvest }.
effect-extra_siesta_step = Cases de plus à l'étape 2 de la phase Transport : { $steps }.
effect-take_back_good = Après avoir complété un commerce, reprenez une de ses marchandises.
effect-silver_to_vp = { $vp } PV contre { $silver ->
    [one] { $silver } réal reçu
   *[other] { $silver } réaux reçus
} d'un emplacement Revenu.
effect-pay_silver_siesta_step = Payez { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} pour avancer sur la piste Siesta. Cases : { $steps }.
effect-offspring = La reproduction donne { $pigs ->
    [one] { $pigs } cochon
   *[other] { $pigs } cochons
}, dans la limite des places.
effect-wine_for_vp = Un vin pour { $vp } PV.
effect-delivery_with_donkey = Livraisons de plus avec la tuile à { $donkeys ->
    [one] { $donkeys } âne
   *[other] { $donkeys } ânes
} : { $count }.
effect-buy_discount = Les marchandises primaires coûtent { $silver ->
    [one] { $silver } réal
   *[other] { $silver } réaux
} de moins à l'achat, mais au moins { $least }.
effect-commodity_action_free = Utilisez une option des marchandises commerciales sans en rendre ; elle vous est ensuite fermée.

effect-once = { $effect } Une fois par tour.
effect-any-resource = une ressource au choix

bonus-pig = un cochon pris
bonus-play_card = une carte jouée
bonus-harvest = des marchandises primaires prises
bonus-siesta = des cases Siesta
bonus-delivery = une livraison
