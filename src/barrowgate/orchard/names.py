"""What the orchard calls its actions, reasons and events, and how actions are written."""

from barrowgate.core.notation import Catalogue

SEATS = 4
CARDS = 12
BASKETS = 3

# --- Actions: small numbers, each with one written form ---------------------------------------

DONE, EAT, ROLL, DRAW = 0, 1, 2, 3
HIDE = 4  # + basket - 1
TAKE = 7  # + apples - 1
PLAY = 10  # + card - 1
NOTHING = 22  # a number without a written form

CATALOGUE = Catalogue(
    [
        *("done", "eat", "roll", "draw"),
        *(f"hide {basket}" for basket in range(1, BASKETS + 1)),
        *(f"take {apples}" for apples in range(1, BASKETS + 1)),
        *(f"play {card}" for card in range(1, CARDS + 1)),
        None,
    ]
)

# --- Reasons: why an action is not legal; 0 is that it is -------------------------------------

ALLOWED, NOT_YOUR_TURN, NO_SUCH_ACTION, WRONG_TIME, NO_APPLES, NO_CARD, EMPTY_DECK = range(7)
REASONS = (
    *("allowed", "not_your_turn", "no_such_action", "wrong_time"),
    *("no_apples", "no_card", "empty_deck"),
)

# --- Events: what watchers are told -----------------------------------------------------------

EVENT_APPLES, EVENT_POINTS, EVENT_CARD = 1, 2, 3

# --- Where a card lies: here, or in the hand of a seat (seat + 1) -----------------------------

DECK, GONE = 0, 9

HIDING = -1  # whose turn it is while baskets are chosen
