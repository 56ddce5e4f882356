# What the terminal alone says; the page does not fetch it.

table-partners = Partenaires
table-grid = Grille, chaque ligne avec son prix
farm-pile = pile
farm-legend = Légumes : charrette/magasin. [4] : champ de 4 cases. * : deux pour un (étal).
farm-legend-dummy = A : les cartes de l'adversaire imaginaire, qui n'agit jamais ; certains assistants s'en servent.
farm-fields = champs { $field }
farm-store = entrepôt { $stored } (place pour { $places })
farm-store-empty = entrepôt vide (place pour { $places })
farm-pile-order = pile, du haut { $sizes }
farm-pile-holds = dans la pile { $fields }
farm-pile-field = { $count ->
    [one] [{ $spaces }]
   *[other] { $count }x[{ $spaces }]
}
glance = Vous avez { $cash } cash et êtes sur la case { $space }. Charrette : { $cart }.
glance-nothing = rien
cards-title = Aux Portes de Loyang, édition { $edition }, matériel { $digest }
cards-shop = Magasin
cards-crops = Champs
cards-crop = de { $spaces } : { $crops }
cards-letters = Lettres devant une carte : les sources de ses valeurs.
cards-more = Une carte avec son texte : barrowgate cards loyang contremaître
error-card = aucune carte « { $name } » ; les cartes se nomment ainsi : régulier 9, contremaître, commerçant 2, ou par un numéro de 1 à { $most }
kind-setup = mise en place
kind-vegetable = légumes
kind-shop = magasin
kind-path = chemin
kind-storehouse = entrepôt
kind-loan = emprunts
kind-cards = distribution et paquet-de-deux
kind-customer = clients
kind-solo = partie en solitaire
kind-helper_values = valeurs des assistants
kind-field = champs
kind-stall = étals
kind-regular = clients réguliers
kind-casual = clients occasionnels
goal = Aux Portes de Loyang : neuf tours, et qui va le plus loin sur le Chemin de la prospérité gagne. Cultivez des légumes, servez des clients, achetez des cases avec leur cash.
goal-solo = Aux Portes de Loyang en solitaire : neuf tours pour aller le plus loin possible sur le Chemin de la prospérité. Cultivez des légumes, servez des clients, achetez des cases avec leur cash.
example-action = sow bean field 2
example-card = régulier 9
example-card-named = contremaître
