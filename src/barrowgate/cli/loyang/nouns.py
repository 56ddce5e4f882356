"""Nouns of Loyang's legends and menus, and what tells of them."""

from barrowgate.cli.nouns import Noun, Nouns

NOUNS: Nouns = {
    "noun-hand": Noun("hand"),
    "noun-deck": Noun("deck"),
    "noun-cart": Noun("cart"),
    "noun-store": Noun("store"),
    "noun-pile": Noun("pile"),
    "noun-space": Noun(paragraph="8.3", numbered="path"),
    "noun-stall": Noun(paragraph="7.5"),
    "noun-helper": Noun("helper"),
    "noun-marker": Noun(paragraph="7.7"),
    "noun-blue": Noun("satisfied"),
    "noun-red": Noun("unsatisfied"),
    "noun-miss": Noun(paragraph="8.1"),
    "noun-paying": Noun(paragraph="7.10"),
    "noun-free": Noun(paragraph="7.9"),
    "noun-token": Noun("first"),
    "noun-partner": Noun(paragraph="7.1"),
    "noun-grid": Noun("grid"),
    "noun-level": Noun(paragraph="11.5"),
}
