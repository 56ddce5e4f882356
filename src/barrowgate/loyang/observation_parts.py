"""The parts of an observation of Loyang, in the order in which write_observation.py writes them."""

from barrowgate.core.layout import Layout, Part, bits, either, flag, of_each, one_of

VERSION = 1
ASKED = 85  # more than any number of a question that means a choice

TABLE = (
    one_of(4, "seat", 1, "the observer's seat at the table, from 0, as actions name it"),
    Part("players", 1, "players at the table"),
    flag("option.introductory", 1, "1: the introductory game"),
    flag("rules.squire_stays", 1, "1: rules 2, a Squire in use cannot be thrown away"),
    Part("round", 1, "round, from 1; 0 while the first crops are planted"),
    flag("over", 1, "1: the game is over"),
    one_of(10, "step", 1, "the step of the round (STEP_ in names.py)"),
    Part("deck", 1, "cards in the draw pile"),
    one_of(3, "reshuffle", 1, "solitaire: the one reshuffle is to come, over, or due (RESHUFFLE_)"),
    one_of(71, "grid", 12, "solitaire: card in each place of the grid, 0 if there is none"),
    one_of(
        28,
        "cards",
        70,
        "where each card lies, by card from 1: 0 unseen, 1 discard, 3 courtyard, 4 own hand, "
        "16 own starter, 20 grid, 21 drawn two-pack; in an area 8 (solitaire: 9 the dummy's), "
        "covered there 12, in a private pile 24, each + the seat counted from the observer",
    ),
    one_of(71, "under", 70, "the card that lies under each open card, 0 if there is none"),
    flag("stalls", 84, "1 for each vegetable in an open stall, by stall * 6 + vegetable"),
    Part("rows", 14, "rows filled of each open regular customer"),
    flag("red", 14, "1: the regular customer's marker is red"),
    one_of(
        6,
        "duty",
        14,
        "regular customers: 1 due, 2 served, 3 twice, 4 missed, 5 not due, 0 not open",
    ),
    flag("own.pile_known", 1, "1: the observer knows the order of its own private pile"),
    one_of(7, "own.pile_order", 16, "spaces of each field in it from the top, 0 if not known"),
)

FARM = (
    flag("here", 1, "1: there is such a seat (all numbers of an absent one are 0)"),
    flag("first", 1, "1: it has the big token"),
    flag("second", 1, "1: it has the small token"),
    one_of(5, "order", 1, "its place in the order of this action phase, 0 before the first"),
    one_of(4, "partner", 1, "four players: its partner's seat, counted from the observer"),
    flag("acts", 1, "1: it may act now"),
    one_of(33, "question", 1, "the question that it is asked now, 0 if nothing"),
    either(ASKED, "asked", 3, "the numbers of that question, as the table below says"),
    Part("cash", 1, "cash"),
    Part("loans", 1, "loans"),
    Part("path", 1, "space on the path of prosperity"),
    flag("enlarged", 1, "1: the storehouse is enlarged"),
    Part("shop", 6, "vegetables in the shop"),
    Part("cart", 6, "vegetables in the cart"),
    Part("store", 6, "vegetables in the storehouse"),
    Part("field_size", 16, "spaces of each field, 0 if there is none"),
    one_of(7, "field_crop", 16, "vegetable + 1 on each field, 0 if it is empty"),
    Part("field_tokens", 16, "vegetables on each field"),
    one_of(8, "field_card", 16, "card of each common field, 0 private, 7 the home field"),
    Part("pile", 1, "fields in the private pile"),
    Part("pile_holds", 4, "how many of them have 3, 4, 5 and 6 spaces"),
    bits(
        4,
        "pile_sizes",
        16,
        "the sizes that each of them may have, from the top, to whoever saw what everybody saw: "
        "1 for 3 spaces, 2 for 4, 4 for 5, 8 for 6, added up",
    ),
    Part("hand_size", 1, "cards in hand"),
    flag("has_starter", 1, "1: its starter customer is still face down"),
    flag("taken", 1, "1: it has taken its cards in this card phase"),
    flag("took_last", 1, "1: nobody has taken cards after it"),
    flag("took_last_but_one", 1, "1: one seat has taken cards after it"),
    flag("squire_new", 1, "1: its Squire cannot be used in this round"),
    flag("finished", 1, "1: it has ended its actions in this action phase"),
    flag("pack_bought", 1, "1: it has bought a two-pack in this action phase"),
    Part("extra_tokens", 1, "Harvest Hands used in this action phase"),
    flag("housemaid", 1, "1: the Housemaid works in this action phase"),
    flag("messenger", 1, "1: the Messenger works in this action phase"),
    flag("official", 1, "1: the Official works in this action phase"),
    flag("saleswoman", 1, "1: the Saleswoman works in this action phase"),
    flag("must_take", 1, "1: it may put no card into the courtyard any more"),
    Part("step_price", 1, "cash for the next step on the path, -1 at its end"),
)

LAYOUT = Layout([*TABLE, *of_each(("own", "second", "third", "fourth"), FARM)], VERSION)
