# The list of components (`barrowgate cards`).

cards-crafts = Budynki rzemieślnicze

kind-revenue = pola dochodu
kind-donkeys = znaczniki osłów
kind-barrow = karty: wózki
kind-helper = karty: pomocnicy
