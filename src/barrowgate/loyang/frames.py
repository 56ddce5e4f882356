"""The frames of Loyang: what may be asked or still be done, with the names of its numbers.

Each is declared once, here. Checks of bytes, views, the page of observations and tests read it.
"""

from barrowgate.core.frames import Frame, Frames, Number, among, flag, or_none
from barrowgate.loyang import names, notation

MANY = range(1000)


def _card(name: str, first: int = 1, behind: int = names.CARDS + 1) -> Number:
    return Number(name, range(first, behind), notation.card_words)


def _bargain(bits: int) -> list[str]:
    words = ("haggler", "shopper", "merchant")
    return [word for place, word in enumerate(words) if bits & (1 << place)]


def _offer(number: int) -> str | None:
    """``stall 3 bean``; None: no vegetable is left."""
    stall, vegetable = divmod(number, names.VEGETABLES)
    if stall == names.STALLS:
        return None
    return f"{notation.card_words(names.FIRST_STALL + stall)} {notation.VEGETABLES[vegetable]}"


CARD = _card("card")
STALL = _card("stall", names.FIRST_STALL, names.FIRST_REGULAR)
VEGETABLE = among("vegetable", notation.VEGETABLES)
LOWEST = among("lowest", (*notation.VEGETABLES, ""))
HANDS_USED = Number("used", MANY)
BARGAIN = Number("helpers", range(8), _bargain)
# A helper that was discarded: whose it was (a seat, from 0), and whether it had been used.
DISCARDED = (CARD, Number("discarder", range(names.SEATS)), flag("used"))
# Of the vegetables in stalls, which are counted stall by stall, the first that may still be sold.
LOWEST_OFFER = Number("lowest", range(names.STALLS * names.VEGETABLES + 1), _offer)

FRAMES = Frames(
    names.AUTO,
    names.AUTO_STEP,
    (
        Frame(names.ASK_CROP, "crop"),
        Frame(names.ASK_HARVEST, "harvest", (HANDS_USED,)),
        Frame(
            names.ASK_EXTRA,
            "extra",
            (Number("field", range(names.FIELDS), lambda place: place + 1), HANDS_USED),
        ),
        Frame(names.ASK_DISTRIBUTE, "distribute", (flag("flipped"),)),
        Frame(names.ASK_COURTYARD, "courtyard", (Number("taken", MANY), or_none(_card("newest")))),
        Frame(names.ASK_HAND, "hand", (or_none(_card("squire")),)),
        Frame(names.ASK_GRID, "grid", (Number("bought", MANY), Number("most", MANY))),
        Frame(names.ASK_PARTNER, "partner"),
        Frame(names.ASK_ACTION, "action"),
        Frame(names.ASK_FUNDS, "funds", (Number("cash", MANY),)),
        Frame(names.ASK_FOREMAN, "foreman", DISCARDED),
        Frame(names.ASK_GIVE, "give", (Number("count", MANY), LOWEST)),
        Frame(names.ASK_SHOP, "shop", (VEGETABLE,)),
        Frame(names.ASK_NAME, "name"),
        Frame(names.ASK_CON, "con", (CARD,)),
        Frame(names.ASK_REGULAR, "regular"),
        Frame(names.ASK_BARGAIN, "bargain", (BARGAIN,)),
        Frame(
            names.ASK_MERCHANT,
            "merchant",
            (LOWEST, or_none(among("taken", notation.VEGETABLES, 1))),
        ),
        Frame(names.ASK_CRIER, "crier", (Number("sold", MANY), Number("cash", MANY), LOWEST_OFFER)),
        Frame(names.ASK_OWN_STALL, "own_stall"),
        Frame(names.ASK_OTHER_STALL, "other_stall", (STALL,)),
        Frame(names.ASK_PLOUGH, "plough"),
        Frame(names.ASK_TENANT, "tenant"),
        Frame(names.ASK_PILE, "pile", (Number("places", range(names.PILE + 1)),)),
        Frame(names.ASK_RETURN, "return"),
        Frame(names.ASK_OWN_CASUAL, "own_casual"),
        Frame(
            names.ASK_OTHER_CASUAL,
            "other_casual",
            (or_none(_card("casual", 1, names.FIRST_HELPER)),),
        ),
        Frame(names.ASK_TRADER, "trader"),
        Frame(names.ASK_PACK, "pack", (_card("first"), or_none(_card("second")))),
        Frame(names.ASK_STORE, "store", (LOWEST,)),
        Frame(names.ASK_PATH, "path", (Number("steps", MANY),)),
        Frame(names.ASK_WHICH, "which", (flag("thrown"),)),
        # Frames that act by themselves.
        Frame(
            names.AUTO_HARVEST,
            "harvest",
            (HANDS_USED, Number("field", range(names.FIELDS + 1))),
        ),
        Frame(names.AUTO_FOREMAN, "foreman", DISCARDED),
        Frame(
            names.AUTO_USED,
            "used",
            (or_none(CARD), or_none(_card("second")), or_none(_card("third"))),
        ),
        Frame(names.AUTO_PAY, "pay", (Number("cash", MANY), Number("cause", MANY))),
        Frame(names.AUTO_LAY, "lay"),
        Frame(names.AUTO_TAKEN, "taken", (or_none(_card("squire")),)),
        Frame(names.AUTO_TRADE, "trade", (STALL, VEGETABLE)),
        Frame(names.AUTO_MISS, "miss", (Number("regular", range(names.REGULARS + 1)),)),
        Frame(names.AUTO_STORE, "store", (LOWEST,)),
        Frame(names.AUTO_PATH, "path"),
        Frame(
            names.AUTO_STEP,
            "step",
            (Number("step", range(1, names.STEP_END + 1)), Number("begun", range(names.SEATS + 1))),
        ),
    ),
)
