# The list of components (`barrowgate cards`).

cards-crafts = Craft buildings

kind-revenue = revenue spaces
kind-donkeys = donkey tiles
kind-barrow = cards: barrows
kind-helper = cards: helpers
