"""Nouns of La Granja's legends and menus, and what tells of them."""

from barrowgate.cli.nouns import Noun, Nouns

NOUNS: Nouns = {
    "noun-card": Noun("card"),
    "noun-hand": Noun("hand"),
    "noun-deck": Noun("deck"),
    "noun-barrow": Noun(paragraph="8.3.3", numbered="barrow"),
    "noun-helper": Noun("helper", numbered="helper"),
    "noun-extension": Noun("extensions"),
    "noun-pig-place": Noun("pig_places"),
    "noun-upgrade": Noun("upgrade"),
    "noun-delivery": Noun(paragraph="8.3"),
    "noun-extra": Noun(paragraph="8.4"),
    "noun-hat": Noun("hat"),
    "noun-donkey": Noun(paragraph="2.5.5", numbered="donkey"),
    "noun-die": Noun(paragraph="7.1", numbered="die"),
    "noun-revenue": Noun(paragraph="7.2", numbered="revenue"),
    "noun-roof": Noun(paragraph="6.4", numbered="roof"),
    "noun-siesta": Noun(paragraph="8.2", numbered="siesta"),
    "noun-disc": Noun(paragraph="2.7.2"),
    "noun-space": Noun(paragraph="2.1", numbered="market"),
    "noun-closed": Noun(paragraph="2.1"),
    "noun-market-marker": Noun(paragraph="8.3.3"),
    "noun-village": Noun(paragraph="8.3.1"),
    "noun-order-marker": Noun("order_marker"),
    "noun-seat": Noun(paragraph="2.7.1"),
    "noun-order": Noun(paragraph="2.5.7"),
}
