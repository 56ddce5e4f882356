# The list of components (`barrowgate cards`).

cards-crafts = Negozi

kind-revenue = spazi rendita
kind-donkeys = segnalini asino
kind-barrow = carte: banchi
kind-helper = carte: aiutanti
