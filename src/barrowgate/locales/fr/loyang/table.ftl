# What stands on the table.

table-round = Tour { $round } sur { $rounds }
table-over = La partie est terminée
table-big-token = Grand jeton
table-small-token = Petit jeton
table-cards = Pioche
table-cards-count = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}, défausse { $discards }
table-courtyard = Cour
table-drawn = Retourné
grid-price = { $price ->
    [0] gratuit
   *[other] { $price }
}

farm-space = case
farm-cash = cash
farm-loans = emprunts
farm-hand = main
farm-pile-size = { $spaces }
farm-pile-common = dans la pile { $cards }
farm-starter = a un client initial
farm-lasting = ce tour { $effects }

lasting-extra_tokens = un de plus par champ semé
lasting-housemaid = étals à un pour un
lasting-messenger = réguliers deux fois
lasting-official = paquet-de-deux gratuit
lasting-saleswoman = les occasionnels paient plus

look-vegetable = { $vegetable } : { $buy } cash à l'achat, { $sell } à la vente ; pousse sur les champs de { $fields } cases{ $home ->
    [0] {""}
   *[other] {" "}et sur le champ de départ, qui en a { $home }
}.

hand-title = Main
hand-starter = client initial { $card }
hand-empty = pas de carte

result-space = case { $space }
result-loans = { $count ->
    [one] après { $count } emprunt
   *[other] après { $count } emprunts
}
result-cash = { $count } cash
result-left = { $count ->
    [one] reste { $count } légume
   *[other] reste { $count } légumes
}
result-earned = gains { $count } ({ $sources })
result-spent = dépenses { $count } ({ $sources })
result-by = { $cause } { $count }
points-start = départ
points-first-steps = premières cases d'un tour
points-further-steps = cases suivantes
points-loans = emprunts
result-ties = Sur la même case, plus de cash l'emporte, puis plus de légumes sur les champs privés et communs et dans l'entrepôt ; ensuite, la place est partagée.

level-none = Les niveaux commencent plus loin sur le chemin.
level-good = Niveau : bon.
level-very_good = Niveau : très bon.
level-master = Niveau : maître.
