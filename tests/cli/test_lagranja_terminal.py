"""La Granja in the terminal: every decision of whole games can be shown, and none leaks a card."""

import re

import pytest
from rich.text import Text

from barrowgate.bots import RandomBot
from barrowgate.cli.console import ASCII, UNICODE, Symbols
from barrowgate.cli.lagranja import LaGranjaTerminal
from barrowgate.cli.menu import Menu
from barrowgate.core import events
from barrowgate.core.contract import Position
from barrowgate.lagranja import LaGranja, names, notation
from barrowgate.locales import words
from tests.lagranja.builders import Scene

WIDTH = 80
NAMES = ["you", "random", "you", "random"]


def shown_by(game: LaGranja, symbols: Symbols = UNICODE) -> LaGranjaTerminal:
    return LaGranjaTerminal(game, NAMES[: game.seats], words("en", "la-granja"), symbols)


def menu_of(shown: LaGranjaTerminal, position: Position, seat: int) -> Menu:
    return shown.menu(position.view(seat), seat, position.legal(seat), WIDTH)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_menu_offers_every_legal_action_once_in_every_position(seats: int) -> None:
    options = {"removal": "choose", "extra_deliveries": "up_front"}
    game = LaGranja(seats, options if seats % 2 else None)
    shown = shown_by(game)
    bot = RandomBot(seats)
    position = game.start(seats)
    while not position.is_over:
        seat = position.actors()[0]
        legal = position.legal(seat)
        view = position.view(seat)
        numbers = (list(range(len(legal))), list(range(1, len(legal) + 1)))
        menus = list(shown.menus(view, seat, legal, WIDTH))
        for menu in menus:  # however little is said of each action
            assert sorted(menu.actions.values()) == legal
            assert sorted(menu.actions) in numbers
            assert menu.actions == menus[0].actions
            lines = plain(menu.lines)
            assert all(f"{number}) " in lines for number in menu.actions)
            assert max(line.cell_len for line in menu.lines) <= WIDTH
        assert not menus[0].is_short
        assert shown.question(view, seat)
        position.play(seat, bot.pick(legal))


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_every_line_of_every_table_fits_eighty_columns(seats: int) -> None:
    game = LaGranja(seats)
    shown = shown_by(game)
    bot = RandomBot(seats)
    position = game.start(seats)
    position.watch()
    while not position.is_over:
        seat = position.actors()[0]
        view = position.view(seat)
        lines = [*shown.table(view, WIDTH), *shown.glance(view, WIDTH), *shown.hand(view, WIDTH)]
        lines += shown.table(position.view(-1), WIDTH)
        lines += menu_of(shown, position, seat).lines
        for _ in range(5):
            if not position.is_over:
                position.play(seat, bot.pick(position.legal(seat)))
                lines += shown.told(shown.teller.happened([position.take_events()], seat), WIDTH)
                seat = (position.actors() or [0])[0]
        too_long = [line.plain for line in lines if line.cell_len > WIDTH]
        assert too_long == []


def test_a_card_that_another_seat_draws_is_never_named() -> None:
    game = LaGranja(2)
    shown = shown_by(game)
    log: list[int] = []
    events.whisper(log, names.EVENT_DRAW, 1, 35, 0, names.CAUSE_HAND_LIMIT)
    events.whisper(log, names.EVENT_DRAW, 1, 36, 0, names.CAUSE_HAND_LIMIT)
    assert plain(shown.told(shown.teller.happened([log], 0), WIDTH)) == "2 random: drew 2 cards"
    assert plain(shown.told(shown.teller.happened([log], -1), WIDTH)) == "2 random: drew 2 cards"
    own = plain(shown.told(shown.teller.happened([log], 1), WIDTH))
    assert own == "2 random: drew 35 Agricultural Worker, 36 Stockbreeder"


def test_the_table_of_a_seat_depends_on_its_view_alone() -> None:
    """Two positions that differ only in what seat 1 cannot know look alike to it."""
    game = LaGranja(3)
    shown = shown_by(game)
    position = game.start(11)
    seat = position.actors()[0]
    for seed in (1, 2):
        other: Position = position.seen_by(seat).determinize(seed)
        assert plain(shown.table(other.view(seat), WIDTH)) == plain(
            shown.table(position.view(seat), WIDTH)
        )
        assert plain(menu_of(shown, other, seat).lines) == plain(
            menu_of(shown, position, seat).lines
        )


def test_plain_signs_are_plain() -> None:
    position = LaGranja(4).start(3)
    shown = shown_by(LaGranja(4), ASCII)
    seat = position.actors()[0]
    assert plain(shown.table(position.view(seat), WIDTH)).isascii()
    assert plain(menu_of(shown, position, seat).lines).isascii()


def asked(scene: Scene, seat: int = 0) -> str:
    """The question and the menu of a scene."""
    position = scene.position
    shown = shown_by(LaGranja(position.players))
    lines = menu_of(shown, position, seat).lines
    return shown.question(position.view(seat), seat) + "\n" + plain(lines)


def test_a_place_on_the_market_says_whose_marker_it_removes() -> None:
    scene = Scene("deliveries", round=2).farm(0, barrows=[22], grain=1, grape=2, donkey=4)
    scene.market({17: 1}).begin(0)
    scene.play("deliver grain den barrow 1", *["deliver grape den barrow 1"] * 2)
    told = asked(scene)
    assert "Place your marker on a market space of value 4." in told
    assert "#18" in told
    assert "space 14 (value 4)" in told
    assert "space 18, removes 2 random" in told


def test_deliveries_are_grouped_by_where_they_go() -> None:
    scene = Scene("deliveries", round=2).farm(0, barrows=[16], grape=2, donkey=3).begin(0)
    told = asked(scene)
    assert told.startswith("3 deliveries left.")
    assert "To barrow 1       " in told


def question(scene: Scene) -> str:
    shown = shown_by(scene.game)
    seat = scene.position.actors()[0]
    return shown.question(scene.view(seat), seat)


def test_a_donkey_tile_is_hidden_only_where_others_could_see_it() -> None:
    assert question(Scene("donkeys", seats=1).begin()) == "Choose a donkey tile."
    assert question(Scene("donkeys").begin()) == "Choose a donkey tile; nobody sees it yet."


def test_a_step_whose_card_is_played_says_so_though_the_hand_is_not_empty() -> None:
    scene = Scene("cards", round=2).farm(0, hand=[17, 24, 39]).begin(0).play("play 17 field")
    assert question(scene) == "You have played your card of this step. Trade, or end your turn."


def test_a_hand_that_is_too_large_is_discarded_from_the_lowest_number_up() -> None:
    scene = Scene("cards", round=2).farm(0, hand=[17, 24, 30, 39, 42, 56]).begin(0)
    scene.play("play 17 field", "done")
    assert question(scene).endswith("Of those you choose, name the lowest number first.")


def test_the_end_says_where_the_points_came_from() -> None:
    game = LaGranja(2)
    position = game.start(5)
    position.watch()
    bot = RandomBot(5)
    logs = []
    while not position.is_over:
        seat = position.actors()[0]
        position.play(seat, bot.pick(position.legal(seat)))
        logs.append(position.take_events())
    told = plain(shown_by(game).result(position.view(-1), logs, WIDTH)).splitlines()
    first = position.standing().index(1)
    score, silver = position.scores()[first], position.farms[first].silver
    assert told[0] == f"1. {first + 1} {NAMES[first]}: {score} VP, {silver} silver left"
    sources = " ".join(told[1:]).split("2. ")[0]
    assert sum(int(points) for points in re.findall(r"-?[0-9]+(?=,|\s|$)", sources)) == score
    assert "start 1" in sources
    assert max(map(len, told)) <= WIDTH


def test_roof_tiles_show_the_price_that_the_seat_pays() -> None:
    turner = 11  # two silver less
    scene = Scene("roof", round=3).farm(0, silver=9, helpers=[turner]).tiles("pig").begin(0)
    shown = shown_by(scene.game)
    seats = {seat: plain(shown.table(scene.view(seat), WIDTH)) for seat in (0, 1, -1)}
    assert "Roof tiles  pig (1 silver each)" in seats[0]
    assert "Roof tiles  pig (3 silver each)" in seats[1]
    assert "Roof tiles  pig (3 silver each before discounts)" in seats[-1]


def test_a_marker_on_a_grey_area_is_drawn() -> None:
    scene = Scene("deliveries").farm(0, crafts={"deli": "back"}).farm(1, crafts={"deli": "back"})
    scene.begin(0)
    shown = shown_by(scene.game)

    def deli() -> str:
        lines = shown.table(scene.view(0), WIDTH)
        return next(line.plain for line in lines if "Deli" in line.plain)

    assert re.search(r"\* 2:\*$", deli())
    scene.position.farms[0].grey = [0] * names.CRAFTS
    assert re.search(r"[^*] 2:\*$", deli())
    scene.position.farms[1].grey = [0] * names.CRAFTS
    assert deli().endswith(f" 2:{UNICODE.done}")


def test_the_donkey_tiles_that_are_left_are_named() -> None:
    scene = Scene("donkeys").farm(0, resting=[1, 3]).begin(0)
    assert "donkey tiles left 2, 4" in plain(shown_by(scene.game).table(scene.view(0), WIDTH))


def test_a_hand_is_drawn_from_the_view() -> None:
    scene = Scene("cards").farm(0, hand=[24]).begin(0)
    view = scene.view(0)
    printed = [dict(card) for card in view["board"]["cards"]]
    printed[23]["barrow"] = {"vp": 7, "needs": ["wine"]}
    view["board"] = {**view["board"], "cards": printed}
    assert "barrow 7 VP: wine" in plain(shown_by(scene.game).hand(view, WIDTH))


def test_a_card_is_told_in_full_in_two_lines_and_in_one() -> None:
    scene = Scene("cards", round=2).farm(0, hand=[24], silver=1).begin(0)
    position = scene.position
    shown = shown_by(scene.game)
    menus = shown.menus(scene.view(0), 0, position.legal(0), WIDTH)
    full, brief, tight = ([line.plain for line in menu.lines] for menu in menus)
    assert "    3) extension: silver income, pig place" in full
    assert brief[:2] == [
        " 24 Carter  1) field: grape  2) barrow 6 VP: pig pig meat",
        "    3) extension: silver, pig  4) helper: Your first extra delivery of the...",
    ]
    assert tight[0] == " 24 Carter  1) field  2) barrow  3) extension  4) helper"


def test_few_markers_left_are_told() -> None:
    scene = Scene("deliveries", round=2).farm(0, olive=1).begin(0)
    shown = shown_by(scene.game)
    assert "left" not in plain(shown.farm(scene.view(0), 0, WIDTH))
    scene.position.farms[0].pool = 3
    assert "3 markers left" in plain(shown.farm(scene.view(0), 0, WIDTH))


def test_a_village_that_everybody_completed_fits_eighty_columns() -> None:
    scene = Scene("deliveries", seats=4)
    for seat in range(4):
        scene.farm(seat, crafts=dict.fromkeys(notation.CRAFTS, "front"))
    shown = shown_by(scene.game)
    lines = [line for seat in (0, -1) for line in shown.table(scene.view(seat), WIDTH)]
    assert max(line.cell_len for line in lines) <= WIDTH


def asked_later(scene: Scene, action: str) -> str:
    """The question that follows an action that costs nothing for certain."""
    shown, position = shown_by(scene.game), scene.position
    number = scene.game.read(action)
    told = shown.explained(position.view(0), 0, number)
    assert not any(each.startswith("It costs") for each in told)
    return shown.preview(position.seen_by(0), number, WIDTH)[-1].plain


def test_the_goods_for_an_extension_are_told_by_the_question_that_follows() -> None:
    scene = Scene().farm(0, hand=[17], extensions=[1, 2], silver=1, olive=1, grain=1).begin()
    told = asked_later(scene, "play 17 extension")
    assert told == "Then: Pay 3 farm goods for the extension, all of different kinds."


def test_a_tile_that_goods_may_pay_for_tells_the_question_that_follows() -> None:
    scene = Scene("roof").farm(0, helpers=[22], silver=2, food=1).tiles("pig").begin()
    told = asked_later(scene, "buy tile pig")
    assert told == "Then: Pay 2 silver for the roof tile, or upgraded goods."


def test_the_die_of_a_tenant_tells_the_question_that_follows() -> None:
    scene = Scene("tenant").dice(1, 2, 3, 4, 4).farm(0, olive=1).farm(1, helpers=[26]).begin()
    told = asked_later(scene.play("rent 4"), "take rented die")
    assert told == "Then: Pay the Tenant a harvest good for the die."
