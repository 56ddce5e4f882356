"""Which function describes which verb: label, objects, cost of an action."""

from collections.abc import Callable, Mapping

from barrowgate.loyang import names
from barrowgate.telling.loyang import label_cards as cards
from barrowgate.telling.loyang import label_farm as farm
from barrowgate.telling.loyang import label_helpers as helpers
from barrowgate.telling.loyang import label_trade as trade
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.teller import Told

LABELS: Mapping[int, Callable[[Now, int], Told]] = {
    names.VERB_DONE: farm.done,
    names.VERB_PASS: farm.decline,
    names.VERB_ACCEPT: farm.accept,
    names.VERB_HARVEST: farm.harvest,
    names.VERB_EXTRA: farm.extra,
    names.VERB_PLANT: trade.plant,
    names.VERB_PUT: cards.put,
    names.VERB_TAKE: cards.take,
    names.VERB_PLAY: cards.play,
    names.VERB_FLIP: cards.flip,
    names.VERB_PARTNER: farm.partner,
    names.VERB_BUY: trade.buy,
    names.VERB_SOW: farm.sow,
    names.VERB_TRADE: trade.trade,
    names.VERB_GIVE: trade.give,
    names.VERB_SERVE: trade.serve,
    names.VERB_SERVE_TWICE: trade.serve_twice,
    names.VERB_MISS: trade.miss,
    names.VERB_TWO_PACK: cards.two_pack,
    names.VERB_KEEP: cards.keep,
    names.VERB_USE: helpers.use,
    names.VERB_THROW: helpers.throw,
    names.VERB_CHOOSE: cards.choose,
    names.VERB_FILL: helpers.fill,
    names.VERB_NAME: helpers.name,
    names.VERB_HAWK: trade.hawk,
    names.VERB_PICK: farm.pick,
    names.VERB_PLACE: farm.place,
    names.VERB_STORE: farm.store,
    names.VERB_ENLARGE: farm.enlarge,
    names.VERB_STEP: farm.step,
    names.VERB_SELL: trade.sell,
    names.VERB_LOAN: farm.loan,
}
