"""The words of La Granja as numbers: goods, sources, steps, frames, actions, effects.

Every module reads them as ``names.GRAIN``. The compiled engine takes them from ``names.pxd``,
which a test compares with this file.
"""

from typing import Final

# --- Goods ------------------------------------------------------------------------------------
# Harvest goods come first, then the pig: the four resources are 0 to 3.
OLIVE: Final = 0
GRAIN: Final = 1
GRAPE: Final = 2
PIG: Final = 3
FOOD: Final = 4
WINE: Final = 5
MEAT: Final = 6
COMMODITY: Final = 7
GOODS: Final = 8
HARVEST_GOODS: Final = 3
RESOURCES: Final = 4

# Kinds of farm goods in the order in which an extension is paid (G10).
PAY_SILVER: Final = 0
PAY_VP: Final = 1
PAY_GOODS: Final = 2  # + good: olive, grain, grape, pig, food, wine, meat
PAY_KINDS: Final = 9

# --- Where a good lies ------------------------------------------------------------------------
# Source good * 8 is the den of a harvest good, good * 8 + k a field of it holding k goods;
# fields of one good with the same number on them are alike (G35).
LEVELS: Final = 8
FIELD_LIMIT: Final = 7
FIELD_SOURCES: Final = 24
SOURCE_PIG: Final = 24
SOURCE_FOOD: Final = 25
SOURCE_WINE: Final = 26
SOURCE_MEAT: Final = 27
SOURCE_COMMODITY: Final = 28
SOURCES: Final = 29
RESOURCE_SOURCES: Final = 25

# --- Where a good is delivered ----------------------------------------------------------------
CRAFTS: Final = 6
BARROWS: Final = 3
HELPERS: Final = 3
TARGETS: Final = 9  # six craft buildings, then three barrows
FIRST_BARROW: Final = 6

# --- Sides of a card --------------------------------------------------------------------------
FIELD: Final = 0
BARROW: Final = 1
EXTENSION: Final = 2
HELPER: Final = 3
SIDES: Final = 4
FIRST_PLAYS: Final = 2  # cards that are played in round 1 (6.1)

CARDS: Final = 66
SPACES: Final = 24
DONKEY_TILES: Final = 4
DICE_NUMBERS: Final = 6  # of a die; each has its revenue space
ROOF_SPACES: Final = 5
STORED_TILE: Final = 5  # the tile on the Storage Builder's card
ROOF_PLACES: Final = 6
SEATS: Final = 4
NEUTRAL: Final = 5  # its number on the market; a seat is seat + 1

# --- Where a card lies ------------------------------------------------------------------------
IN_DECK: Final = 0
IN_DISCARD: Final = 1
TURNED_OVER: Final = 2  # and not laid anywhere yet
IN_HAND: Final = 4  # + seat
ON_FIELD: Final = 8  # + seat
ON_BARROW: Final = 12  # + seat
ON_EXTENSION: Final = 16  # + seat
ON_HELPER: Final = 20  # + seat

# --- Steps of a round -------------------------------------------------------------------------
STEP_CARDS: Final = 1
STEP_INCOME: Final = 2
STEP_GROWTH: Final = 3
STEP_ROOF: Final = 4
STEP_ELDER: Final = 5
STEP_ROLL: Final = 6
STEP_TENANT: Final = 7
STEP_LABORER: Final = 8
STEP_FIRST_DIE: Final = 9
STEP_SECOND_DIE: Final = 10
STEP_COMMON_DIE: Final = 11
STEP_NEUTRAL_EARLY: Final = 12
STEP_DONKEYS: Final = 13
STEP_SIESTA: Final = 14
STEP_DELIVERIES: Final = 15
STEP_EXTRA: Final = 16
STEP_NEUTRAL_LATE: Final = 17
STEP_SCORING: Final = 18

PHASE_FARM: Final = 1
PHASE_REVENUE: Final = 2
PHASE_TRANSPORT: Final = 4
PHASE_BEFORE_ORDER: Final = 8  # transport step 2
PHASE_SCORING: Final = 16

# --- Frames that ask (frames.py names their numbers) ------------------------------------------
ASK_TURN: Final = 1
ASK_DISCARD_DOWN: Final = 2
ASK_PLAY_CARD: Final = 3
ASK_SLOT: Final = 4
ASK_EXTENSION_COST: Final = 5
ASK_ROOM: Final = 6
ASK_ROOM_GOOD: Final = 7
ASK_HARVEST: Final = 8
ASK_PAIR: Final = 9
ASK_RESOURCE: Final = 10
ASK_UPGRADE: Final = 11
ASK_COMMODITY: Final = 12
ASK_TENANT_GOOD: Final = 13
ASK_GROOM_GRAIN: Final = 14
ASK_FIELD_GOOD: Final = 15
ASK_DISCARD_ONE: Final = 16
ASK_ROOF_COST: Final = 17
ASK_STORAGE: Final = 18
ASK_FLIP: Final = 19
ASK_WALK: Final = 20
ASK_OPTION: Final = 21
ASK_SECOND_OPTION: Final = 22
ASK_CARD: Final = 23
ASK_HELPER: Final = 24
ASK_TAKE_BACK: Final = 25
ASK_PLACE: Final = 26
ASK_REMOVAL: Final = 27
ASK_RESCUE: Final = 28
ASK_REFUGE: Final = 29
ASK_DELIVERY: Final = 30
ASK_SECOND_GOOD: Final = 31
ASK_INSTANT: Final = 32
ASK_DONKEY: Final = 33
ASK_RESERVE: Final = 34
ASK_RENT: Final = 35
ASK_TURN_DIE: Final = 36
ASK_TURN_TO: Final = 37
ASK_GROW: Final = 38

# --- Frames that act by themselves ------------------------------------------------------------
AUTO: Final = 64
AUTO_EXTENSION: Final = 64
AUTO_INCOME: Final = 65
AUTO_GROWTH: Final = 66
AUTO_OFFSPRING: Final = 67
AUTO_ROOF: Final = 68
AUTO_ROOF_BUILT: Final = 69
AUTO_USE_SPACE: Final = 70
AUTO_BONUS: Final = 71
AUTO_ASK: Final = 72
AUTO_ARRIVED: Final = 73
AUTO_CRAFT: Final = 74
AUTO_BARROW_GONE: Final = 75
AUTO_BARROW: Final = 76
AUTO_PEDDLERS: Final = 77
AUTO_SIESTA_VP: Final = 78
AUTO_NEUTRAL: Final = 79
AUTO_STEP: Final = 80

# Why a card is played (ASK_PLAY_CARD).
PLAY_FREELY: Final = 0  # it was chosen: cannot be declined
PLAY_AT_SPACE: Final = 1  # revenue space 2: may be waived, Market Gardener and Hawker look on
PLAY_LOWER: Final = 2  # Wainwright helper: may be declined

# What a new marker is for (ASK_ROOM).
FOR_GOOD: Final = 0  # good
FOR_MARK: Final = 1  # slot of the helper that is used
FOR_GROWTH: Final = 2  # source: the field as it is before
FOR_RESERVE: Final = 3  # number of the space
FOR_CLOSING: Final = 4  # commodity option that the Exporter uses up
FOR_PURCHASE: Final = 5  # resource

ANY_RESOURCE: Final = 8  # the number of no good
FREE_OPTION: Final = 5  # the number of no use of a commodity: the Exporter's
ALL_HARVEST: Final = 7

# The stages of a completed craft building (AUTO_CRAFT).
STAGE_GREY_AREA: Final = 0
STAGE_POINTS: Final = 1
STAGE_CRAFT_MARKER: Final = 2

# The stages after a completed barrow (AUTO_BARROW); the last once for each Wainwright helper.
STAGE_COMMODITY: Final = 0
STAGE_PLACE: Final = 1
STAGE_REMOVAL: Final = 2
STAGE_PEDDLERS: Final = 3
STAGE_REMOVED: Final = 4
STAGE_PIGS: Final = 5
STAGE_LOWER_BARROW: Final = 6

USE_TAKEN: Final = 0
USE_REPEAT: Final = 1
USE_MERCHANT: Final = 2
USE_COMMON: Final = 3
USE_SECOND: Final = 4  # the Porter's second option

ON_PIG: Final = 1
ON_PLAY_CARD: Final = 2
ON_HARVEST: Final = 4
ON_SIESTA: Final = 8
ON_DELIVERY: Final = 16

# --- The five uses of a trade commodity (5.1.1) -----------------------------------------------
USE_SILVER: Final = 0
USE_HARVEST: Final = 1
USE_CARD: Final = 2
USE_PIG: Final = 3
USE_UPGRADES: Final = 4
COMMODITY_USES: Final = 5

# --- Options of the revenue spaces (7.2) ------------------------------------------------------
OPTION_PIG: Final = 0
OPTION_PLAY: Final = 1
OPTION_DRAW: Final = 2
OPTION_HARVEST: Final = 3
OPTION_PAIR: Final = 4
OPTION_SILVER: Final = 5
OPTION_UPGRADES: Final = 6
OPTION_UPGRADE_STEP: Final = 7
OPTION_STEPS: Final = 8
OPTION_DELIVERY: Final = 9
OPTIONS: Final = 10
OPTIONS_PER_SPACE: Final = 3

# --- Roof tiles (6.4) -------------------------------------------------------------------------
TILE_PAIR: Final = 0
TILE_PIG: Final = 1
TILE_CARD: Final = 2
TILE_UPGRADE: Final = 3
TILE_DELIVERY: Final = 4
TILE_SIESTA_2: Final = 5
TILE_HARVEST: Final = 6
TILE_GRAPE: Final = 7
TILE_SIESTA_1: Final = 8
TILE_FLIP: Final = 9
TILE_GRAIN_OR_OLIVE: Final = 10
TILE_OLIVE: Final = 11
TILE_VP: Final = 12
TILE_SILVER: Final = 13
TILE_KINDS: Final = 14
TILES_PER_ROUND: Final = 4

# --- Craft markers ----------------------------------------------------------------------------
CRAFT_NONE: Final = 0
CRAFT_FRONT: Final = 1
CRAFT_BACK: Final = 2

INSTANT_RESOURCE: Final = 1
INSTANT_SILVER: Final = 2
INSTANT_COMMODITY: Final = 3
INSTANT_VP: Final = 4
INSTANT_BARROW_VP: Final = 5
INSTANT_DELIVERY: Final = 6

LASTING_RESOURCE: Final = 1
LASTING_SILVER: Final = 2
LASTING_COMMODITY: Final = 3
LASTING_CRAFT_VP: Final = 4
LASTING_BARROW_VP: Final = 5
LASTING_STEP: Final = 6

# --- Effects of helpers -----------------------------------------------------------------------
UPGRADE_DISCOUNT: Final = 1
VP_WHEN_MARKER_REMOVED: Final = 2
TWO_REVENUE_OPTIONS: Final = 3
PAY_VP_PLAY_CARD: Final = 4
RESERVE_LAST_DIE: Final = 5
PAY_VP_ROUND_REVENUE: Final = 6
COMMODITY_FOR_HARVEST: Final = 7
SIESTA_BONUS_VP: Final = 8
KEEP_BARROW: Final = 9
EXTENSION_DISCOUNT: Final = 10
ROOF_DISCOUNT: Final = 11
GRAIN_FOR_VP: Final = 12
PAY_VP_REPEAT_DIE: Final = 13
SILVER_WHEN_DIE_MATCHED: Final = 14
TURN_DIE: Final = 15
PLAY_LOWER_BARROW: Final = 16
HAND_LIMIT: Final = 17
EXTRA_DELIVERY: Final = 18
TWO_COMMODITY_OPTIONS: Final = 19
ROOF_PAID_WITH_UPGRADED: Final = 20
FREE_UPGRADE: Final = 21
EXTRA_DELIVERIES_FLAT: Final = 22
EXTRA_CARD_PLAY: Final = 23
RENT_DIE: Final = 24
INCOME_SILVER: Final = 25
REVENUE_BONUS: Final = 26
ROOF_BONUS_VP: Final = 27
ESCAPE_REMOVAL: Final = 28
EXTRA_GROWTH: Final = 29
SELL_FROM_FIELDS: Final = 30
SILVER_FOR_UPGRADE: Final = 31
EXTENSION_SAME_GOODS: Final = 32
FIELD_ENTERS_PLANTED: Final = 33
DELIVERY_WITH_ROOF: Final = 34
PIG_WITH_BARROW: Final = 35
EXTRA_ROOF_SPACE: Final = 36
SILVER_TO_HARVEST: Final = 37
INCOME_PER_PIG: Final = 38
SILVER_FOR_REMOVAL: Final = 39
PAY_SILVER_DRAW_CARD: Final = 40
DOUBLE_DELIVERY: Final = 41
COPY_HARVEST: Final = 42
CRAFT_BONUS_VP: Final = 43
PIG_SPACES: Final = 44
INCOME_PER_FIELD_KIND: Final = 45
FIELD_TO_DEN: Final = 46
PAY_SILVER_FOR_VP: Final = 47
DISCARD_CARD_FOR_HARVEST: Final = 48
EXTRA_SIESTA_STEP: Final = 49
TAKE_BACK_GOOD: Final = 50
SILVER_TO_VP: Final = 51
PAY_SILVER_SIESTA_STEP: Final = 52
OFFSPRING: Final = 53
WINE_FOR_VP: Final = 54
DELIVERY_WITH_DONKEY: Final = 55
BUY_DISCOUNT: Final = 56
COMMODITY_ACTION_FREE: Final = 57
EFFECTS: Final = 58

# --- The catalogue of actions: where each verb begins -----------------------------------------
DONE: Final = 0
PASS: Final = 1
ACCEPT: Final = 2
PLAY: Final = 3  # + (card - 1) * 4 + side
DISCARD: Final = 267  # + card - 1
DISCARD_SLOT: Final = 333  # + slot, helpers after barrows
BUY: Final = 339  # + resource
SELL: Final = 343  # + source
UPGRADE: Final = 368  # + source
COMMODITY_USE: Final = 393  # silver, harvest, draw, play, pig, upgrade
USE_HELPER: Final = 399  # + card - 1
USE_TILE: Final = 465  # + kind
BUY_TILE: Final = 479  # + kind
FLIP_TILE: Final = 493  # + kind
GROW: Final = 507  # 0: all fields; + source: the Handyman's field
TAKE: Final = 531  # + good
TAKE_PAIR: Final = 539  # olive grain, olive grape, grain grape
PAY: Final = 542  # silver, vp, + 2 + source
DELIVER: Final = 572  # + target * 29 + source
RETURN: Final = 833  # + source, then targets, then grey areas
REMOVE: Final = 877  # + space - 1
PLACE: Final = 901  # + space - 1
RESCUE: Final = 925  # + space - 1
RESERVE: Final = 949  # + number - 1
RENT: Final = 955  # + number - 1
TURN: Final = 961  # + number - 1
TURN_TO: Final = 967  # + number - 1
TAKE_DIE: Final = 973  # + number - 1; the rented die last
USE_COMMON_DIE: Final = 980
CHOOSE: Final = 981  # + option
DONKEY: Final = 991  # + tile
WALK: Final = 995  # + steps - 1
HIRE: Final = 1003
ACTIONS: Final = 1004

COMMODITY_ACTIONS: Final = 6
RENTED_DIE: Final = 6
RETURN_TARGET: Final = 29
RETURN_GREY: Final = 38
RETURNS: Final = 44
MOST_STEPS: Final = 8

# A verb is the part of the catalogue that an action belongs to, in the order above.
VERB_DONE: Final = 0
VERB_PASS: Final = 1
VERB_ACCEPT: Final = 2
VERB_PLAY: Final = 3
VERB_DISCARD: Final = 4
VERB_DISCARD_SLOT: Final = 5
VERB_BUY: Final = 6
VERB_SELL: Final = 7
VERB_UPGRADE: Final = 8
VERB_COMMODITY: Final = 9
VERB_USE_HELPER: Final = 10
VERB_USE_TILE: Final = 11
VERB_BUY_TILE: Final = 12
VERB_FLIP_TILE: Final = 13
VERB_GROW: Final = 14
VERB_TAKE: Final = 15
VERB_TAKE_PAIR: Final = 16
VERB_PAY: Final = 17
VERB_DELIVER: Final = 18
VERB_RETURN: Final = 19
VERB_REMOVE: Final = 20
VERB_PLACE: Final = 21
VERB_RESCUE: Final = 22
VERB_RESERVE: Final = 23
VERB_RENT: Final = 24
VERB_TURN: Final = 25
VERB_TURN_TO: Final = 26
VERB_TAKE_DIE: Final = 27
VERB_USE_COMMON_DIE: Final = 28
VERB_CHOOSE: Final = 29
VERB_DONKEY: Final = 30
VERB_WALK: Final = 31
VERB_HIRE: Final = 32
VERBS: Final = 33

# --- Reasons why an action is not legal -------------------------------------------------------
ALLOWED: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_ASKED: Final = 3
MUST_CHOOSE: Final = 4
NO_SILVER: Final = 5
NO_VP: Final = 6
NO_GOOD: Final = 7
NO_PIG_PLACE: Final = 8
NOT_IN_HAND: Final = 9
NO_HAND: Final = 10
NO_CARD_TO_DRAW: Final = 11
CANNOT_PAY_EXTENSION: Final = 12
PAYING_ORDER: Final = 13
REST_NOT_PAYABLE: Final = 14
CARD_HOLDS_TILE: Final = 15
WRONG_SIDE: Final = 16
BARROW_TOO_HIGH: Final = 17
MUST_PLAY: Final = 18
NO_PLAY_LEFT: Final = 19
FIELD_NOT_SOLD: Final = 20
NO_COMMODITY: Final = 21
USE_CLOSED: Final = 22
USE_TAKEN_ALREADY: Final = 23
NOTHING_TO_UPGRADE: Final = 24
WRONG_GOOD: Final = 25
HELPER_ABSENT: Final = 26
HELPER_USED: Final = 27
HELPER_NOT_ACTIVATED: Final = 28
WRONG_PHASE: Final = 29
NEEDS_PIG: Final = 30
AT_THE_TOP: Final = 31
WRONG_STEPS: Final = 32
MUST_WALK: Final = 33
ALREADY_WALKED: Final = 34
TILE_ABSENT: Final = 35
TILE_NOT_OFFERED: Final = 36
TILE_BOUGHT: Final = 37
ROOF_FULL: Final = 38
NOTHING_TO_FLIP: Final = 39
FIELD_FULL: Final = 40
NO_SUCH_DIE: Final = 41
DIE_RESERVED: Final = 42
CANNOT_PAY_TENANT: Final = 43
DIE_TAKEN: Final = 44
MUST_TAKE_DIE: Final = 45
SAME_NUMBER: Final = 46
OPTION_NOT_HERE: Final = 47
DONKEY_RESTS: Final = 48
NO_DELIVERY_LEFT: Final = 49
NO_DELIVERY_POSSIBLE: Final = 50
BUILDING_BLOCKED: Final = 51
BUILDING_COMPLETED: Final = 52
NO_BARROW: Final = 53
NO_SYMBOL: Final = 54
OTHER_TARGET: Final = 55
SPACE_CLOSED: Final = 56
SPACE_VALUE: Final = 57
SPACE_TAKEN: Final = 58
NOT_REMOVABLE: Final = 59
NO_REFUGE: Final = 60
NO_SUCH_MARKER: Final = 61
HIRING_CLOSED: Final = 62
NO_WRITTEN_FORM: Final = 63
REASONS: Final = 64

# --- Events -----------------------------------------------------------------------------------
EVENT_SILVER: Final = 1  # change
EVENT_VP: Final = 2  # change
EVENT_GOOD: Final = 3  # good, change
EVENT_DRAW: Final = 4  # card (only its owner reads it)
EVENT_PLAY: Final = 5  # card, side
EVENT_DISCARD: Final = 6  # card
EVENT_RESHUFFLE: Final = 7  # cards in the new deck
EVENT_UPGRADE: Final = 8  # good before, good after
EVENT_GROWTH: Final = 9  # good
EVENT_TILE_BOUGHT: Final = 10  # kind
EVENT_TILE_USED: Final = 11  # kind
EVENT_ROLL: Final = 12  # number, how many dice show it
EVENT_DIE: Final = 13  # number taken
EVENT_DIE_GONE: Final = 14  # number
EVENT_DIE_TURNED: Final = 15  # number before, number after
EVENT_DIE_RENTED: Final = 16  # number
EVENT_RESERVED: Final = 17  # number
EVENT_DONKEY: Final = 18  # tile
EVENT_SIESTA: Final = 19  # space before, space after
EVENT_ORDER: Final = 20  # place in the turn order
EVENT_DELIVERY: Final = 21  # good, target
EVENT_CRAFT: Final = 22  # building
EVENT_OPENED: Final = 23  # building
EVENT_BARROW: Final = 24  # card
EVENT_MARKER: Final = 25  # space
EVENT_REMOVED: Final = 26  # space
EVENT_MOVED: Final = 27  # space before, space after
EVENT_ROUND: Final = 28  # round
EVENT_TILE_OFFERED: Final = 29  # kind
EVENT_NEUTRAL: Final = 30  # card turned over
EVENT_END: Final = 31

# Causes: 1 to 66 is the helper of that card.
CAUSE_SALE: Final = 70
CAUSE_PURCHASE: Final = 71
CAUSE_UPGRADE: Final = 72
CAUSE_COMMODITY: Final = 73
CAUSE_REVENUE: Final = 74
CAUSE_TILE: Final = 75
CAUSE_ROOF: Final = 76
CAUSE_EXTENSION: Final = 77
CAUSE_GROWTH: Final = 78
CAUSE_OFFSPRING: Final = 79
CAUSE_DELIVERY: Final = 80
CAUSE_COMPLETION: Final = 81
CAUSE_FIRST: Final = 82
CAUSE_UNBLOCKING: Final = 83
CAUSE_BARROW: Final = 84
CAUSE_REMOVAL: Final = 85
CAUSE_MARKET: Final = 86
CAUSE_SIESTA: Final = 87
CAUSE_END: Final = 88
CAUSE_ROOM: Final = 89
CAUSE_PLAYED: Final = 90
CAUSE_HAND_LIMIT: Final = 91
CAUSE_SET_UP: Final = 92
CAUSE_CRAFT: Final = 100  # + building
