"""The words of At the Gates of Loyang as numbers: vegetables, cards, steps, frames, actions.

Every module reads them as ``names.WHEAT``. The compiled engine takes them from ``names.pxd``,
which a test compares with this file.
"""

from typing import Final

# --- Vegetables -------------------------------------------------------------------------------
WHEAT: Final = 0
PUMPKIN: Final = 1
TURNIP: Final = 2
CABBAGE: Final = 3
BEAN: Final = 4
LEEK: Final = 5
VEGETABLES: Final = 6

# --- Cards: where each kind begins ------------------------------------------------------------
FIRST_FIELD: Final = 1
FIRST_STALL: Final = 7
FIRST_REGULAR: Final = 21
FIRST_CASUAL: Final = 35
FIRST_HELPER: Final = 49
CARDS: Final = 70
COMMON_FIELDS: Final = 6
STALLS: Final = 14
REGULARS: Final = 14
CASUALS: Final = 14
HELPER_CARDS: Final = 22
HOME: Final = 99  # in place of the card of a field
ROWS: Final = 4

# --- Helpers, in the order of the data --------------------------------------------------------
ACCOUNTANT: Final = 0
CON_MAN: Final = 1
DELIVERYMAN: Final = 2
FOREMAN: Final = 3
HAGGLER: Final = 4
HARVEST_HAND: Final = 5
HOUSEMAID: Final = 6
MARKET_CRIER: Final = 7
MARKET_WOMAN: Final = 8
MERCHANT: Final = 9
MESSENGER: Final = 10
OFFICIAL: Final = 11
PLOUGHMAN: Final = 12
SALESWOMAN: Final = 13
SHOPPER: Final = 14
SQUIRE: Final = 15
TENANT: Final = 16
LEASEHOLDER: Final = 17
TOUT: Final = 18
TRADER: Final = 19
HELPERS: Final = 20

# --- Where a card lies ------------------------------------------------------------------------
IN_DECK: Final = 0
IN_DISCARD: Final = 1
IN_COURTYARD: Final = 3
IN_HAND: Final = 4  # + seat
IN_AREA: Final = 8  # + seat: uncovered; in the solitaire game seat 1 is the dummy
COVERED: Final = 12  # + seat
STARTER: Final = 16  # + seat: the starter customer of the introductory game
IN_GRID: Final = 20
DRAWN: Final = 21  # the two cards of a two-pack on the table
IN_PILE: Final = 24  # + seat: a common field under the private pile

SEATS: Final = 4
DUMMY: Final = 1  # the dummy's seat in the solitaire game
FIELDS: Final = 16  # places for fields on a farm
SMALLEST_FIELD: Final = 3  # sizes of the private fields: one of each in a half of the pile
LARGEST_FIELD: Final = 6
PILE: Final = 16
GRID: Final = 12
COLUMNS: Final = 3
MOST_EXTRA: Final = 5  # vegetables of one field by Harvest Hands
SHOP_NUMBERS: Final = 4  # 0 to 3 vegetables of a kind may be in a shop

# --- What everybody saw of a private pile: what happened + size, or + LOG_COMMON + card -------
LOG: Final = 64
LOG_TURNED: Final = 0
LOG_TAKEN: Final = 10
LOG_PUT_UNDER: Final = 20
LOG_COMMON: Final = 40
LOG_FIELD: Final = 10  # sizes and cards of common fields are below

# --- The duty of a regular customer in this round ---------------------------------------------
DUE: Final = 0
SERVED: Final = 1
SERVED_TWICE: Final = 2
MISSED: Final = 3
NOT_DUE: Final = 4

# --- The one reshuffle of the solitaire game (A3) ---------------------------------------------
RESHUFFLE_TO_COME: Final = 0
RESHUFFLE_OVER: Final = 1
RESHUFFLE_DUE: Final = 2  # at the end of this harvest phase

# --- Phases in which a helper may be used, as bits --------------------------------------------
PHASE_HARVEST: Final = 1
PHASE_CARDS: Final = 2
PHASE_ACTION: Final = 4

# --- Steps of a round -------------------------------------------------------------------------
STEP_CROP: Final = 1
STEP_FIELDS: Final = 2
STEP_HARVEST: Final = 3
STEP_DEAL: Final = 4
STEP_CARDS: Final = 5
STEP_PARTNER: Final = 6
STEP_ACTION: Final = 7
STEP_PARTNERS: Final = 8
STEP_END: Final = 9

# --- Frames that ask --------------------------------------------------------------------------
# frames.py names their numbers.
ASK_CROP: Final = 1
ASK_HARVEST: Final = 2
ASK_EXTRA: Final = 3
ASK_DISTRIBUTE: Final = 4
ASK_COURTYARD: Final = 5
ASK_HAND: Final = 6
ASK_GRID: Final = 7
ASK_PARTNER: Final = 8
ASK_ACTION: Final = 9
ASK_FUNDS: Final = 10
ASK_FOREMAN: Final = 11
ASK_GIVE: Final = 12
ASK_SHOP: Final = 13
ASK_NAME: Final = 14
ASK_CON: Final = 15
ASK_REGULAR: Final = 16
ASK_BARGAIN: Final = 17
ASK_MERCHANT: Final = 18
ASK_CRIER: Final = 19
ASK_OWN_STALL: Final = 20
ASK_OTHER_STALL: Final = 21
ASK_PLOUGH: Final = 22
ASK_TENANT: Final = 23
ASK_PILE: Final = 24
ASK_RETURN: Final = 25
ASK_OWN_CASUAL: Final = 26
ASK_OTHER_CASUAL: Final = 27
ASK_TRADER: Final = 28
ASK_PACK: Final = 29
ASK_STORE: Final = 30
ASK_PATH: Final = 31
ASK_WHICH: Final = 32

# --- Frames that act by themselves ------------------------------------------------------------
AUTO: Final = 64
AUTO_HARVEST: Final = 64
AUTO_FOREMAN: Final = 65
AUTO_USED: Final = 66
AUTO_PAY: Final = 67
AUTO_LAY: Final = 68
AUTO_TAKEN: Final = 69
AUTO_TRADE: Final = 70
AUTO_MISS: Final = 71
AUTO_STORE: Final = 72
AUTO_PATH: Final = 73
AUTO_STEP: Final = 74

# --- Helpers that are used together, as bits --------------------------------------------------
BARGAIN_HAGGLER: Final = 1
BARGAIN_SHOPPER: Final = 2
BARGAIN_MERCHANT: Final = 4

# --- How a helper is used ---------------------------------------------------------------------
USE_ACCOUNTANT: Final = 0
USE_CON_MAN: Final = 1
USE_DELIVERYMAN: Final = 2
USE_HAGGLER: Final = 3
USE_HARVEST_HAND: Final = 4
USE_HOUSEMAID: Final = 5
USE_CRIER_REFILL: Final = 6
USE_CRIER_SELL: Final = 7
USE_MARKET_WOMAN: Final = 8
USE_MERCHANT: Final = 9
USE_MESSENGER: Final = 10
USE_OFFICIAL: Final = 11
USE_PLOUGHMAN_CLEAR: Final = 12
USE_PLOUGHMAN_HARVEST: Final = 13
USE_SALESWOMAN_MARKERS: Final = 14
USE_SALESWOMAN_BONUS: Final = 15
USE_SHOPPER: Final = 16
USE_SQUIRE: Final = 17
USE_TENANT: Final = 18
USE_LEASEHOLDER_BUY: Final = 19
USE_LEASEHOLDER_SWAP: Final = 20
USE_TOUT_SWAP: Final = 21
USE_TOUT_BUY: Final = 22
USE_TRADER: Final = 23
USE_HAGGLER_SHOPPER: Final = 24
USE_HAGGLER_MERCHANT: Final = 25
USE_MERCHANT_SHOPPER: Final = 26
USE_ALL_THREE: Final = 27
USES: Final = 28

KEEP_NONE: Final = 0
KEEP_FIRST: Final = 1
KEEP_SECOND: Final = 2
KEEP_FIRST_OVER: Final = 3
KEEP_SECOND_OVER: Final = 4
KEEPS: Final = 5

# --- The catalogue of actions: where each verb begins -----------------------------------------
DONE: Final = 0
PASS: Final = 1
ACCEPT: Final = 2
HARVEST: Final = 3
EXTRA: Final = 4  # + vegetables more (0 to 5)
PLANT: Final = 10  # + vegetable
PUT: Final = 16  # + card - 1
TAKE: Final = 86  # + card - 1
PLAY: Final = 156  # + card - 1
FLIP: Final = 226
PARTNER: Final = 227  # + seat
BUY: Final = 231  # + vegetable
SOW: Final = 237  # + vegetable * 16 + field
TRADE: Final = 333  # + stall * 6 + vegetable
GIVE: Final = 417  # + vegetable
SERVE: Final = 423  # + regular, then casual
SERVE_TWICE: Final = 451  # + regular
MISS: Final = 465  # + regular
TWO_PACK: Final = 479
KEEP: Final = 480  # + KEEP_
USE: Final = 485  # + USE_
THROW: Final = 513  # + helper
CHOOSE: Final = 533  # + card - 1
FILL: Final = 603  # + vegetable * SHOP_NUMBERS + number
NAME: Final = 627  # + vegetable
HAWK: Final = 633  # + stall * 6 + vegetable
PICK: Final = 717  # + seat * 16 + field
PLACE: Final = 781  # + place in the pile
STORE: Final = 797  # + vegetable
ENLARGE: Final = 803
STEP: Final = 804
SELL: Final = 805  # + vegetable
LOAN: Final = 811
ACTIONS: Final = 812

VERB_DONE: Final = 0
VERB_PASS: Final = 1
VERB_ACCEPT: Final = 2
VERB_HARVEST: Final = 3
VERB_EXTRA: Final = 4
VERB_PLANT: Final = 5
VERB_PUT: Final = 6
VERB_TAKE: Final = 7
VERB_PLAY: Final = 8
VERB_FLIP: Final = 9
VERB_PARTNER: Final = 10
VERB_BUY: Final = 11
VERB_SOW: Final = 12
VERB_TRADE: Final = 13
VERB_GIVE: Final = 14
VERB_SERVE: Final = 15
VERB_SERVE_TWICE: Final = 16
VERB_MISS: Final = 17
VERB_TWO_PACK: Final = 18
VERB_KEEP: Final = 19
VERB_USE: Final = 20
VERB_THROW: Final = 21
VERB_CHOOSE: Final = 22
VERB_FILL: Final = 23
VERB_NAME: Final = 24
VERB_HAWK: Final = 25
VERB_PICK: Final = 26
VERB_PLACE: Final = 27
VERB_STORE: Final = 28
VERB_ENLARGE: Final = 29
VERB_STEP: Final = 30
VERB_SELL: Final = 31
VERB_LOAN: Final = 32
VERBS: Final = 33

# --- Reasons why an action is not legal -------------------------------------------------------
ALLOWED: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NO_WRITTEN_FORM: Final = 3
NOT_ASKED: Final = 4
MUST_CHOOSE: Final = 5
NO_CASH: Final = 6
NOT_IN_CART: Final = 7
SHOP_EMPTY: Final = 8
SHOP_FULL: Final = 9
LOAN_LIMIT: Final = 10
CROP_TAKEN: Final = 11
WRONG_CROP: Final = 12
NO_FIELD: Final = 13
FIELD_SOWN: Final = 14
TOO_FEW_TOKENS: Final = 15
NOT_IN_HAND: Final = 16
NOT_IN_COURTYARD: Final = 17
MUST_TAKE: Final = 18
COURTYARD_EMPTY: Final = 19
NOT_FOR_TWO: Final = 20
ALREADY_FLIPPED: Final = 21
PILE_EMPTY: Final = 22
CARD_ORDER: Final = 23
TOO_MANY_CARDS: Final = 24
NOT_IN_GRID: Final = 25
WRONG_PARTNER: Final = 26
NOT_IN_AREA: Final = 27
CARD_COVERED: Final = 28
STALL_SOLD_OUT: Final = 29
TOO_FEW_TO_GIVE: Final = 30
ALREADY_SERVED: Final = 31
ALREADY_MISSED: Final = 32
NOT_TWICE: Final = 33
PACK_BOUGHT: Final = 34
HELPER_ABSENT: Final = 35
HELPER_NOT_NOW: Final = 36
HELPER_NO_EFFECT: Final = 37
SQUIRE_NEW: Final = 38
WRONG_CARD: Final = 39
OUT_OF_REACH: Final = 40
NOTHING_SOLD: Final = 41
NO_PILE: Final = 42
STORE_FULL: Final = 43
STORE_ENLARGED: Final = 44
REST_NOT_ENOUGH: Final = 45
HELPER_IN_USE: Final = 46
REASONS: Final = 47

# --- Events -----------------------------------------------------------------------------------
EVENT_CASH: Final = 1  # change
EVENT_VEGETABLE: Final = 2  # vegetable, change in the cart
EVENT_SHOP: Final = 3  # vegetable, number in the shop
EVENT_FIELD: Final = 4  # size, card (0: private)
EVENT_SOWN: Final = 5  # vegetable, tokens
EVENT_EMPTIED: Final = 6  # size, card
EVENT_LAID: Final = 7  # card
EVENT_DISCARD: Final = 8  # card
EVENT_PUT: Final = 9  # card into the courtyard
EVENT_HAND: Final = 10  # card dealt (only its owner reads it)
EVENT_DRAWN: Final = 11  # card turned over
EVENT_SHUFFLE: Final = 12  # cards in the deck
EVENT_SERVED: Final = 13  # card, row
EVENT_MISSED: Final = 14  # card
EVENT_MARKERS: Final = 15  # all blue
EVENT_LOAN: Final = 16  # loans
EVENT_PATH: Final = 17  # space
EVENT_TOKENS: Final = 18  # first player, second player
EVENT_PARTNER: Final = 19  # partner
EVENT_ROUND: Final = 20  # round
EVENT_USED: Final = 21  # helper kind
EVENT_SWAPPED: Final = 22  # card, other card
EVENT_STORED: Final = 23  # vegetable
EVENT_ENLARGED: Final = 24
EVENT_LOOKED: Final = 25
EVENT_GRID: Final = 26  # card, place
EVENT_END: Final = 27

# Causes: 1 to 20 is the helper kind + 1.
CAUSE_SALE: Final = 30
CAUSE_PURCHASE: Final = 31
CAUSE_HARVEST: Final = 32
CAUSE_SOWING: Final = 33
CAUSE_TRADE: Final = 34
CAUSE_REGULAR: Final = 35
CAUSE_CASUAL: Final = 36
CAUSE_PENALTY: Final = 37
CAUSE_COMMON_FIELD: Final = 38
CAUSE_TWO_PACK: Final = 39
CAUSE_LOAN: Final = 40
CAUSE_STORE: Final = 41
CAUSE_PATH: Final = 42
CAUSE_GRID: Final = 43
CAUSE_THROWN: Final = 44
CAUSE_USED: Final = 45
