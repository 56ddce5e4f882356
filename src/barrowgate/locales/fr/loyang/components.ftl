# The list of components (`barrowgate cards`).

cards-title = Aux Portes de Loyang, édition { $edition }, matériel { $digest }
cards-shop = Magasin
shop-spaces = cases
shop-start = au début
shop-buy = achat
shop-sell = vente
cards-crops = Champs
cards-crop = de { $spaces } : { $crops }
cards-field = Champs communs
cards-stall = Étals : ce qu'ils offrent, * contre deux
cards-regular = Clients réguliers : ce qu'ils veulent, et ce que paient les quatre lignes
cards-casual = Clients occasionnels : ce qu'ils veulent, et le prix
cards-helper = Assistants
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
kind-helper = assistants
