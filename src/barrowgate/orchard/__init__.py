"""An orchard: the smallest complete game, an example for whoever adds one (docs/adding-a-game.md).

It has everything a game must have: hidden cards, a die, a choice that several seats make at once,
taking back, a player's own components, bytes, views. It is not on the registry; tests add it there.

Each round all seats secretly choose a basket; whoever alone chose the largest gets its number in
points. Then each seat, in order, makes one main action (take apples, roll for apples, draw a card
or play one for its number in points) and says done. Apples may be eaten for a point each at any
time during one's own turn.

``names`` lists actions and reasons, ``position`` holds the rules, ``seen`` what one seat knows,
``game`` the table.
"""

from barrowgate.orchard.game import Orchard

__all__ = ["Orchard"]
