# The list of components (`barrowgate cards`).

shop-spaces = miejsca
shop-start = start
shop-buy = kupno
shop-sell = sprzedaż
cards-field = Pola wspólne
cards-stall = Stragany: co oferują, * za dwa
cards-regular = Stali klienci: czego chcą i ile płacą cztery rzędy
cards-casual = Przygodni klienci: czego chcą i za ile
cards-helper = Pomocnicy

kind-helper = pomocnicy
