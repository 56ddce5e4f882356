"""The parts of an observation of Loyang, in the order in which write_observation.py writes them."""

from barrowgate.core.layout import Layout, Part, of_each

TABLE = (
    Part("seat", 1, "the observer's seat at the table, from 0, as actions name it"),
    Part("players", 1, "players at the table"),
    Part("option.introductory", 1, "1: the introductory game"),
    Part("round", 1, "round, from 1; 0 while the first crops are planted"),
    Part("over", 1, "1: the game is over"),
    Part("step", 10, "1 at the number of the step (STEP_ in names.py)"),
    Part("deck", 1, "cards in the draw pile"),
    Part("grid", 12, "solitaire: card in each place of the grid, 0 if there is none"),
    Part(
        "question",
        33,
        "1 at the number of the question that the observer is asked, if any",
    ),
    Part("asked", 3, "the numbers of that question, in the order below"),
    Part("own.hand", 70, "1 for each card in the observer's hand, by card from 1"),
    Part("courtyard", 70, "1 for each card in the courtyard, by card from 1"),
    Part("area.own", 70, "1 for each open card in the observer's area, by card from 1"),
    Part("area.second", 70, "likewise for the next seat clockwise; solitaire: the dummy"),
    Part("area.third", 70, "likewise for the seat after it"),
    Part("area.fourth", 70, "likewise for the last seat"),
    Part(
        "cards",
        70,
        "where each card lies: 0 unseen, 1 discard, 3 courtyard, 4 own hand, 16 own starter, "
        "20 grid, 21 drawn two-pack; in an area 8, covered there 12, in a private pile 24, each "
        "+ the seat counted from the observer",
    ),
    Part("under", 70, "the card that lies under each open card, 0 if there is none"),
    Part("stalls", 84, "1 for each vegetable in an open stall, by stall * 6 + vegetable"),
    Part("rows", 14, "rows filled of each open regular customer"),
    Part("red", 14, "1: the regular customer's marker is red"),
    Part(
        "duty", 14, "regular customers: 1 due, 2 served, 3 twice, 4 missed, 5 not due, 0 not open"
    ),
    Part("own.pile_known", 1, "1: the observer knows the order of its own private pile"),
    Part("own.pile_order", 16, "spaces of each field in it from the top, if known"),
)

FARM = (
    Part("here", 1, "1: there is such a seat (all numbers of an absent one are 0)"),
    Part("first", 1, "1: it has the big token"),
    Part("second", 1, "1: it has the small token"),
    Part("order", 1, "its place in the order of this action phase, from 1; 0 before the first"),
    Part("partner", 1, "four players: its partner's seat, counted from the observer"),
    Part("acts", 1, "1: it may act now"),
    Part("question", 1, "the number of the question that it is asked now, 0 if nothing"),
    Part("asked", 3, "the numbers of that question, in the order below"),
    Part("cash", 1, "cash"),
    Part("loans", 1, "loans"),
    Part("path", 1, "space on the path of prosperity"),
    Part("enlarged", 1, "1: the storehouse is enlarged"),
    Part("shop", 6, "vegetables in the shop"),
    Part("cart", 6, "vegetables in the cart"),
    Part("store", 6, "vegetables in the storehouse"),
    Part("field_size", 16, "spaces of each field, 0 if there is none"),
    Part("field_crop", 16, "vegetable + 1 on each field, 0 if it is empty"),
    Part("field_tokens", 16, "vegetables on each field"),
    Part("field_card", 16, "card of each common field, 0 private, 99 the home field"),
    Part("pile", 1, "fields in the private pile"),
    Part(
        "pile_seen",
        24,
        "what everybody saw of it, the newest 24 in the order in which it happened: turned, "
        "10 + taken, 20 + put under (sizes), 40 more with the card of a common field in place of "
        "its size",
    ),
    Part("hand_size", 1, "cards in hand"),
    Part("has_starter", 1, "1: its starter customer is still face down"),
    Part("taken", 1, "1: it has taken its cards in this card phase"),
    Part("finished", 1, "1: it has ended its actions in this action phase"),
    Part("pack_bought", 1, "1: it has bought a two-pack in this action phase"),
    Part("extra_tokens", 1, "Harvest Hands used in this action phase"),
    Part("housemaid", 1, "1: the Housemaid works in this action phase"),
    Part("messenger", 1, "1: the Messenger works in this action phase"),
    Part("official", 1, "1: the Official works in this action phase"),
    Part("saleswoman", 1, "1: the Saleswoman works in this action phase"),
)

LAYOUT = Layout([*TABLE, *of_each(("own", "second", "third", "fourth"), FARM)])
