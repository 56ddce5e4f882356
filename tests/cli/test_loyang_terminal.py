"""Loyang in the terminal: every decision of whole games can be shown, and none leaks a card."""

import pytest
from rich.text import Text

from barrowgate.bots import RandomBot
from barrowgate.cli.console import ASCII, UNICODE, Symbols
from barrowgate.cli.loyang import LoyangTerminal
from barrowgate.cli.menu import Menu
from barrowgate.core import events
from barrowgate.locales import words
from barrowgate.loyang import Loyang, customers, names
from barrowgate.loyang.position import Position
from tests.loyang.builders import CARDS, Scene

WIDTH = 80
NAMES = ["you", "random", "you", "random"]
TABLE_EVERY = 12  # decisions


def terminal_of(game: Loyang, symbols: Symbols = UNICODE) -> LoyangTerminal:
    return LoyangTerminal(game, NAMES[: game.seats], words("en", "loyang"), symbols)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def shown(scene: Scene, seat: int = 0) -> str:
    """The table of a scene in one paragraph."""
    terminal = terminal_of(scene.game)
    return " ".join(plain(terminal.table(scene.position.view(seat), WIDTH)).split())


def asked(scene: Scene, seat: int = 0) -> str:
    """The question and the menu of a scene in one paragraph."""
    terminal = terminal_of(scene.game)
    menu = plain(menu_of(terminal, scene.position, seat).lines)
    question = terminal.question(scene.position.view(seat), seat)
    return " ".join(f"{question} {menu}".split())


def menu_of(terminal: LoyangTerminal, position: Position, seat: int) -> Menu:
    return terminal.menu(position.view(seat), seat, position.legal(seat), WIDTH)


def told(terminal: LoyangTerminal, log: list[int], reader: int, width: int = WIDTH) -> str:
    return plain(terminal.told(terminal.teller.happened([log], reader), width))


def happened(scene: Scene) -> str:
    """What the newest action of a scene did."""
    log = [number for event in scene.events for number in event]
    return told(terminal_of(scene.game), log, 0, width=200)


def test_a_pile_of_unknown_order_is_shown_by_sizes() -> None:
    scene = Scene().farm(0, pile=[6, 3, 6]).farm(1, pile=[4]).begin()
    assert "pile holds [3], 2x[6]" in shown(scene)
    assert "pile holds [4]" in shown(scene)
    scene.position.farms[0].pile_known = 1
    assert "pile from the top 6, 3, 6" in shown(scene)
    assert "pile holds [3]" not in shown(scene)


# --- Whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_menu_offers_every_legal_action_once_and_every_line_fits(seats: int) -> None:
    game = Loyang(seats, {"introductory": "on"} if seats == 3 else None)
    terminal = terminal_of(game)
    bot = RandomBot(seats)
    position = game.start(seats)
    position.watch()
    lines: list[Text] = []
    logs: list[list[int]] = []
    while not position.is_over:
        seat = position.actors()[-1 if position.n_actions % 2 else 0]
        legal = position.legal(seat)
        view = position.view(seat)
        for menu in terminal.menus(view, seat, legal, WIDTH):
            assert sorted(menu.actions.values()) == legal
            assert sorted(menu.actions) in (list(range(len(legal))), list(range(1, len(legal) + 1)))
            menu_text = plain(menu.lines)
            assert all(f"{number}) " in menu_text for number in menu.actions)
            lines += menu.lines
        assert terminal.question(view, seat)
        if position.n_actions % TABLE_EVERY == 0:
            lines += [*terminal.table(view, WIDTH), *terminal.glance(view, WIDTH)]
            lines += terminal.hand(view, WIDTH)
            lines += [Text(terminal.headline(view)), *terminal.table(position.view(-1), WIDTH)]
        position.play(seat, bot.pick(legal))
        logs.append(position.take_events())
        lines += terminal.told(terminal.teller.happened(logs[-1:], seat), WIDTH)
    view = position.view(-1)
    lines += terminal.table(view, WIDTH) + terminal.result(view, logs, WIDTH)
    assert [line.plain for line in lines if line.cell_len > WIDTH] == []


def test_the_table_of_a_seat_depends_on_its_view_alone() -> None:
    """Two positions that differ only in what seat 1 cannot know look alike to it."""
    game = Loyang(3)
    terminal = terminal_of(game)
    position = game.start(11)
    for _ in range(3):
        position.play(position.actors()[0], names.PLANT + names.WHEAT + position.n_actions)
    seat = position.actors()[0]
    before = plain(terminal.table(position.view(seat), WIDTH))
    assert "Hand" in before
    for seed in (1, 2):
        other = position.seen_by(seat).determinize(seed)
        assert plain(terminal.table(other.view(seat), WIDTH)) == before
        assert plain(menu_of(terminal, other, seat).lines) == plain(
            menu_of(terminal, position, seat).lines
        )


def test_a_card_that_another_seat_is_dealt_is_never_named() -> None:
    terminal = terminal_of(Loyang(2))
    log: list[int] = []
    events.whisper(log, names.EVENT_HAND, 1, CARDS["stall 3"], 0, 0)
    events.whisper(log, names.EVENT_HAND, 1, CARDS["foreman"], 0, 0)
    assert told(terminal, log, 0) == "2 random: drew 2 cards"
    assert told(terminal, log, -1) == "2 random: drew 2 cards"
    assert told(terminal, log, 1) == "2 random: drew stall 3, Foreman"


@pytest.mark.parametrize("seats", [1, 4])
def test_plain_signs_are_plain(seats: int) -> None:
    position = Loyang(seats).start(3)
    terminal = terminal_of(Loyang(seats), ASCII)
    seat = position.actors()[0]
    assert plain(terminal.table(position.view(seat), WIDTH)).isascii()
    assert plain(menu_of(terminal, position, seat).lines).isascii()


# --- The table --------------------------------------------------------------------------------


def test_a_farm_shows_cash_path_loans_cart_shop_store_and_fields() -> None:
    scene = Scene(round=3).farm(
        cash=7,
        path=4,
        loans=2,
        cart={"wheat": 2},
        store={"leek": 1},
        shop={"wheat": 1},
        home=("wheat", 6),
        fields=[(4, "bean", 3), (5, None, 0)],
        cards=["field 1"],
        enlarged=True,
    )
    table = shown(scene.begin())
    assert "▸1 you 4 7 2 2/1 ·/2 ·/2 ·/2 ·/1 ·/1 0 0" in table
    assert "fields 1 home wheat 6 2 [4] bean 3 3 [5] unsown 4 common [3] unsown" in table
    assert "storehouse 1 leek (room for 4)" in table


def test_regulars_show_wants_row_marker_and_duty() -> None:
    scene = Scene().farm(cards=["regular 9", "regular 2"], cart={"wheat": 2})
    scene.regular("regular 9", rows=2, red=True).begin().play("serve regular 2")
    table = shown(scene)
    assert "regular 9: turnip cabbage, row 3 pays 7, red, due" in table
    assert "regular 2: wheat wheat, row 2 pays 5, blue, served" in table


@pytest.mark.parametrize(
    ("others", "price"), [([], 6), (["regular 1"], 8), (["regular 1", "regular 2"], 10)]
)
def test_a_casual_customer_shows_the_price_of_this_moment(others: list[str], price: int) -> None:
    scene = Scene().farm(cards=["casual 2", *others]).begin()
    assert f"casual 2: wheat wheat bean, pays {price} now" in shown(scene)
    assert customers.casual_price(scene.position, scene.position.farms[0], 1) == price


def test_the_saleswoman_shows_in_the_price_and_for_this_turn() -> None:
    scene = Scene().farm(cards=["casual 2", "saleswoman"]).begin().play("use saleswoman bonus")
    assert "casual 2: wheat wheat bean, pays 10 now" in shown(scene)
    assert "this turn casuals pay more" in shown(scene)


def test_stalls_show_what_is_left_and_packs_what_they_cover() -> None:
    scene = Scene().farm(packs=[("stall 7", "regular 4")]).farm(1, cards=["foreman"])
    table = shown(scene.stall("stall 7", "cabbage", "leek").begin())
    assert "stall 7: cabbage leek* [over regular 4: wheat cabbage 4-5-6-7]" in table
    assert "Foreman: take a helper that is discarded" in table


def test_the_courtyard_the_tokens_and_the_own_hand_are_shown() -> None:
    scene = Scene("cards", seats=3, first=1, second=2)
    scene.farm(0, hand=["stall 1", "casual 2"]).farm(1, hand=["stall 2", "tout"])
    scene.farm(2, hand=["stall 3", "squire"]).courtyard("field 1", "regular 5").begin(1)
    table = shown(scene, 0)
    assert "Big token 2 random Small token 3 you" in table
    assert "Courtyard field 1: 3 spaces regular 5: turnip turnip 5-6-6-7" in table
    assert "Hand stall 1: pumpkin turnip cabbage casual 2: wheat wheat bean 8" in table
    assert "Tout" not in table
    assert "Hand" not in shown(scene, -1)


def test_the_grid_has_a_price_for_each_row_and_the_dummy_its_cards() -> None:
    scene = Scene("cards", seats=1, round=2).farm(cash=9).dummy("stall 3", "casual 8")
    scene.grid("foreman", None, "regular 5", "field 6", "stall 6").begin()
    lines = plain(terminal_of(scene.game).table(scene.position.view(0), WIDTH)).splitlines()
    top = lines.index("Grid, each row with its price") + 1
    assert lines[top].split() == ["free", "Foreman", "·", "regular", "5"]
    assert lines[top + 3].split() == ["1", "field", "6", "stall", "6", "·"]
    assert " D  stall 3: wheat turnip leek   casual 8: wheat pumpkin leek 9" in lines
    assert "D: the cards of the dummy, who never acts; some helpers use them." in lines
    assert "3) regular 5: turnip turnip 5-6-6-7 (free)" in asked(scene)
    assert "1) field 6: 5 spaces (3)" in asked(scene)  # a row of 1 and a common field of 2


def test_the_squire_speaks_of_the_grid_where_there_is_no_courtyard() -> None:
    alone = Scene("cards", seats=1, round=2).farm(cards=["squire"]).begin()
    assert "Squire: buy up to 4 from the grid" in shown(alone)
    assert "Squire: take up to 3 from the courtyard" in shown(
        Scene().farm(cards=["squire"]).begin()
    )


# --- Questions and actions --------------------------------------------------------------------


def test_an_action_turn_names_prices_payments_and_rates() -> None:
    scene = Scene().farm(
        cash=6,
        cart={"wheat": 2, "bean": 1},
        fields=[(4, None, 0)],
        cards=["stall 7", "regular 2", "casual 2", "trader 1"],
    )
    menu = asked(scene.farm(1, cards=["stall 1"]).begin())
    assert "regular 2: wheat wheat (+4)" in menu
    assert "casual 2: wheat wheat bean (+8)" in menu
    assert "Trade at stall 7" in menu
    assert "leek (you give 2)" in menu
    assert "field 2 [4]" in menu
    assert "two cards (1)" in menu
    assert "Trader: trade at another's stall" in menu
    assert "+5 cash, one space back at the end" in menu
    assert menu.endswith("Done 0) end your turn")


def test_the_path_says_what_the_next_step_costs() -> None:
    scene = Scene().farm(cash=40, path=15).begin().play("done")
    assert asked(scene).startswith("You stand on space 15 with 40 cash; the next step costs 1.")
    assert "to space 17 (17)" in asked(scene.play("step"))
    assert "0) no more steps" in asked(scene)


def test_cards_of_others_are_offered_with_their_owner() -> None:
    scene = Scene(seats=3).farm(cards=["market_woman", "stall 1"]).farm(2, cards=["stall 3"])
    scene.begin().play("use market_woman", "choose stall 1")
    assert "which stall do you want for stall 1: pumpkin turnip cabbage?" in asked(scene)
    assert "1) stall 3: wheat turnip leek (3 you)" in asked(scene)


def test_the_partner_is_chosen_by_name() -> None:
    scene = Scene("partner", seats=4).begin()
    assert "Choose your partner for this action phase." in asked(scene)
    assert "1) 3 you 2) 4 random" in asked(scene)


def test_what_is_bought_sown_and_stored_is_told_once() -> None:
    scene = Scene().farm(cash=9, cart={"wheat": 1}, fields=[(4, None, 0)]).begin()
    assert happened(scene.play("buy bean")) == "1 you: -6 cash, +1 bean (bought)"
    assert happened(scene.play("sow bean field 2")) == "1 you: sowed 4 beans"
    assert happened(scene.play("loan")) == "1 you: +5 cash (loan)"
    assert happened(scene.play("done")) == "1 you: stored wheat"
    assert happened(scene.play("step")) == "1 you: -1 cash (path); space 2"


def test_a_helper_that_is_used_is_told_with_what_it_did() -> None:
    scene = Scene().farm(cash=9, cards=["shopper", "regular 2"]).begin()
    assert happened(scene.play("use shopper")) == "1 you: used Shopper"
    told = happened(scene.play("name leek"))
    assert told == "1 you: -4 cash, +1 leek (bought); discarded Shopper (used)"
    assert happened(scene.play("miss regular 2")) == "1 you: missed regular 2"


def test_the_accountant_tells_the_shop() -> None:
    scene = Scene().farm(home=("wheat", 5), cards=["accountant"], shop={"wheat": 1}).begin()
    scene.play("use accountant")
    assert happened(scene.play("fill wheat 3")) == "1 you: shop set to 3 wheat"


# --- The end ----------------------------------------------------------------------------------


def result(scene: Scene) -> str:
    """Without the events of the game, so that sources are left out."""
    return plain(terminal_of(scene.game).result(scene.position.view(-1), [], WIDTH))


@pytest.mark.parametrize(
    ("space", "level"),
    [
        (16, "The levels begin further up the path."),
        (17, "Level: good."),
        (18, "Level: very good."),
        (19, "Level: master."),
        (20, "Level: master."),
    ],
)
def test_the_solitaire_game_names_the_level(space: int, level: str) -> None:
    scene = Scene(seats=1, round=9).farm(path=space).begin().play("done")
    if space < 20:
        scene.play("done")
    assert scene.position.is_over
    reached, told = result(scene).splitlines()
    assert reached == f"1. 1 you: space {space}, 0 cash, 0 vegetables left"
    assert told == level


def test_ties_are_shown_with_what_breaks_them() -> None:
    scene = Scene(seats=2, round=9).farm(0, path=9, loans=1, cash=2).farm(1, path=8, cash=3)
    scene.begin().play("done", "done", "done", "done")
    first, second, *explained = result(scene).splitlines()
    assert first == ("1. 2 random: space 8, 3 cash, 0 vegetables left")
    assert second.startswith("2. 1 you: space 8, after 1 loan, 2 cash")
    assert " ".join(explained).startswith("On the same space more cash is better")


def test_without_a_tie_nothing_is_explained() -> None:
    scene = Scene(seats=2, round=9).farm(0, path=9).farm(1, path=8).begin()
    scene.play("done", "done", "done", "done")
    assert len(result(scene).splitlines()) == 2


def test_the_end_tells_where_spaces_and_cash_came_from() -> None:
    scene = Scene(seats=1, round=9).farm(cash=9).begin()
    logs = []
    for written in ("loan", "done", "step", "step", "done"):
        scene.position.play(0, scene.game.read(written))
        logs.append(scene.position.take_events())
    told = terminal_of(scene.game).result(scene.position.view(-1), logs, 200)
    assert plain(told).splitlines()[:2] == [
        "1. 1 you: space 2, after 1 loan, 10 cash, 0 vegetables left, earned 5 (loan 5), "
        "spent 4 (path 4)",
        "   start 1, first steps of a turn 1, further steps 1, loans -1",
    ]


@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ("trade stall 1 turnip", "Then: Which vegetable do you give?"),
        ("use merchant", "Then: Merchant: which vegetable do you buy?"),
    ],
)
def test_what_is_given_later_is_told_by_the_question_that_follows(action: str, asked: str) -> None:
    scene = Scene().farm(cart={"wheat": 1}, cash=9, cards=["stall 1", "merchant", "regular 5"])
    position, terminal = scene.begin().position, terminal_of(scene.game)
    number = scene.game.read(action)
    assert len(terminal.explained(position.view(0), 0, number)) == 1
    assert terminal.preview(position.seen_by(0), number, WIDTH)[-1].plain == asked
