"""The groups of the menu: what is asked first, then the actions of a turn, then cash."""

from barrowgate.cli.loyang.labels import Labels
from barrowgate.cli.old import MenuBuilder
from barrowgate.loyang import names

GROUPS: dict[str, tuple[int, ...]] = {
    "group-plant": (names.VERB_PLANT,),
    "group-harvest": (names.VERB_HARVEST,),
    "group-extra": (names.VERB_EXTRA,),
    "group-flip": (names.VERB_FLIP,),
    "group-take": (names.VERB_TAKE,),
    "group-put": (names.VERB_PUT,),
    "group-play": (names.VERB_PLAY,),
    "group-partner": (names.VERB_PARTNER,),
    "group-keep": (names.VERB_KEEP,),
    "group-accept": (names.VERB_ACCEPT,),
    "group-give": (names.VERB_GIVE,),
    "group-fill": (names.VERB_FILL,),
    "group-name": (names.VERB_NAME,),
    "group-hawk": (names.VERB_HAWK,),
    "group-pick": (names.VERB_PICK,),
    "group-place": (names.VERB_PLACE,),
    "group-choose": (names.VERB_CHOOSE,),
    "group-store": (names.VERB_STORE,),
    "group-enlarge": (names.VERB_ENLARGE,),
    "group-step": (names.VERB_STEP,),
    "group-serve": (names.VERB_SERVE,),
    "group-serve-twice": (names.VERB_SERVE_TWICE,),
    "group-trade": (names.VERB_TRADE,),
    "group-sow": (names.VERB_SOW,),
    "group-buy": (names.VERB_BUY,),
    "group-use": (names.VERB_USE,),
    "group-two-pack": (names.VERB_TWO_PACK,),
    "group-sell": (names.VERB_SELL,),
    "group-throw": (names.VERB_THROW,),
    "group-miss": (names.VERB_MISS,),
    "group-loan": (names.VERB_LOAN,),
    "group-pass": (names.VERB_PASS,),
    "group-done": (names.VERB_DONE,),
}
LAST = ("group-pass", "group-done")


class Builder(MenuBuilder):
    """See ``cli.old``."""

    groups = GROUPS
    last = LAST

    def __init__(self, labels: Labels, width: int) -> None:
        super().__init__(labels, width)
