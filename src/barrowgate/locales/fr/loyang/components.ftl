# The list of components (`barrowgate cards`).

shop-spaces = cases
shop-start = au début
shop-buy = achat
shop-sell = vente
cards-field = Champs communs
cards-stall = Étals : ce qu'ils offrent, * contre deux
cards-regular = Clients réguliers : ce qu'ils veulent, et ce que paient les quatre lignes
cards-casual = Clients occasionnels : ce qu'ils veulent, et le prix
cards-helper = Assistants

kind-helper = assistants
