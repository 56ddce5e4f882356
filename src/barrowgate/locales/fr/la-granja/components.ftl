# The list of components (`barrowgate cards`).

cards-title = La Granja, édition { $edition }, matériel { $digest }
cards-card = carte
cards-crafts = Commerces
cards-barrow = { $vp } : { $goods }
cards-extension = { $symbols }
cards-source = { $side } { $source }
cards-letters = Lettres devant une carte : sources du champ, de la charrette, de l'extension, de l'assistant.
cards-more = Une carte avec son texte : barrowgate cards la-granja 35

error-card = aucune carte « { $name } » ; donnez son numéro, de 1 à { $most }, ou son nom : colporteur, cueilleur d'olives

kind-setup = mise en place
kind-price = prix
kind-trade_commodity = marchandises commerciales
kind-revenue = emplacements Revenu
kind-delivery = livraisons supplémentaires
kind-village = village
kind-market_vp = points du marché
kind-solo = partie en solitaire
kind-end = fin de partie
kind-roof = tuiles Toit
kind-siesta = piste Siesta
kind-donkeys = tuiles Âne
kind-craft = commerces
kind-market = cases du marché
kind-field = cartes : champs
kind-barrow = cartes : charrettes
kind-extension = cartes : extensions
kind-helper = cartes : assistants
