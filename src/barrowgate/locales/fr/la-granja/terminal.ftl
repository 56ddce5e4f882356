# What the terminal alone says; the page does not fetch it.

table-market-hint = (card marché)
table-market-legend = valeur:siège, x fermé
table-market-numbers = numéro=valeur:siège, x fermé
table-village-own = vos lignes, siège:livré, * pion gris
table-village-open = siège:livré, * pion gris
table-tiles-offer = { $tiles } ({ $price })
table-tiles-round-price = { $price ->
    [one] { $price } réal
   *[other] { $price } réaux
} chacune avant réductions
table-order = Ordre
village-completed = { $lasting }
village-front = ensuite : { $lasting }
village-grey = *
farm-fields = champs { $fields }
farm-helpers = assistants { $helpers }
farm-extensions = extensions { $count } (salaire { $income }, livraisons suppl. { $extra })
farm-roof = toit { $count } (à utiliser : { $ready })
farm-roof-used = toit { $count } (tout utilisé)
farm-donkey = { $tile }
farm-donkeys-left = tuiles Âne restantes { $tiles }
farm-dice = dés { $dice }
farm-reserved = emplacement { $number } réservé
look-donkey = âne { $number }
hand-discard = défausser
glance = Vous avez { $things } ; main { $hand } sur { $limit }.
cards-title = La Granja, édition { $edition }, matériel { $digest }
cards-card = carte
cards-barrow = { $vp } : { $goods }
cards-extension = { $symbols }
cards-source = { $side } { $source }
cards-letters = Lettres devant une carte : sources du champ, de la charrette, de l'extension, de l'assistant.
cards-more = Une carte avec son texte : barrowgate cards la-granja 35
error-card = aucune carte « { $name } » ; donnez son numéro, de 1 à { $most }, ou son nom : colporteur, cueilleur d'olives
kind-setup = mise en place
kind-price = prix
kind-trade_commodity = marchandises commerciales
kind-delivery = livraisons supplémentaires
kind-village = village
kind-market_vp = points du marché
kind-solo = partie en solitaire
kind-end = fin de partie
kind-roof = tuiles Toit
kind-siesta = piste Siesta
kind-craft = commerces
kind-market = cases du marché
kind-field = cartes : champs
kind-extension = cartes : extensions
goal = La Granja : six tours, et qui a le plus de points de victoire (PV) gagne. Cultivez des marchandises et livrez-les aux commerces et aux charrettes.
goal-solo = La Granja en solitaire : six tours pour faire le plus de points de victoire (PV) possible. Livrez des marchandises aux commerces et aux charrettes ; un joueur neutre vous gêne.
example-action = play 35 helper
example-card = 35
example-card-named = colporteur
