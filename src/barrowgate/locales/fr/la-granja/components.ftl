# The list of components (`barrowgate cards`).

cards-crafts = Commerces

kind-revenue = emplacements Revenu
kind-donkeys = tuiles Âne
kind-barrow = cartes : charrettes
kind-helper = cartes : assistants
