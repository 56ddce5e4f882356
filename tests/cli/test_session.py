"""At the table: wrong input, undo, why, and the other commands."""

from pathlib import Path

import pytest

from barrowgate.bots import RandomBot, roster
from barrowgate.cli.history import History
from barrowgate.cli.opponents import Opponents
from barrowgate.core.contract import Game
from barrowgate.core.record import Record
from barrowgate.core.table import Table
from barrowgate.lagranja import LaGranja
from barrowgate.telling.lagranja.teller import LaGranjaTeller
from tests.cli.terminal import Said, barrowgate


def typed(*lines: str) -> Said:
    """The first decisions of seed 7: seat 1 holds the cards 17, 24, 39 and 56."""
    return barrowgate("play", "--seed", "7", lines=lines)


def asked(*lines: str) -> Said:
    """The same, asked also where nothing but trade is left."""
    return barrowgate("play", "--seed", "7", "--ask", "trades", lines=lines)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("sing", '"sing" is not an action. Type a number, an action such as "'),
        ("play 17 feild", "Did you mean: play 17 field"),
        ("99", "There is no action 99; type a number from 1 to 21, or help."),
        ("0", "There is no action 0; type a number from 1 to 21, or help."),
        ("123456789012345678901234567890", "There is no action 123456789012; type a number"),
        ("done", "done: You must play your cards first: two in the first round."),
        ("play 35 helper", "play 35 helper: This card is not in your hand."),
        ("buy pig", "buy pig: You do not have enough silver."),
        ("\x1b[2J\x00", "is not an action."),
        ("играть", "is not an action."),
        ("play " + "x" * 500, "is not an action."),
        ("undo", "There is nothing to take back: you have not acted yet."),
        ("why", "Name an action or its number, such as: why done"),
        ("why sing", '"sing" is not an action.'),
        ("why play 35 helper", "play 35 helper: This card is not in your hand."),
        ("why 1", "play 17 field: It is allowed now."),
        ("why 77", "There is no action 77;"),
        ("why deliver olive den deli", "This is not what is asked now."),
        ("preview", "Name an action or its number, such as: preview done"),
        ("preview sing", '"sing" is not an action.'),
        ("preview 77", "There is no action 77;"),
        ("preview play 35 helper", "play 35 helper: This card is not in your hand."),
        ("preview 1", "as far as you can know it: 1 you: played 17 Miller (field)"),
        ("preview play 17 field", "play 17 field would do this, as far as you can know it:"),
        ("card", "card Name a card, such as: card 35, or card peddler"),
        ("card 67", 'There is no card "67". Name a card, such as: card 35, or card peddler'),
        ("card greengrocer", "1 Greengrocer: Asks for olive, grain, grape, pig. At"),
        ("card Olive", "olive: 3 silver to buy, 1 when sold; upgraded to food for 2."),
        ("card food", "food: Upgraded from olive, grain; neither bought nor sold."),
        ("card commodity", "commodity: Given back for one of these: 4 silver, two different"),
        ("card any harvest good", "any harvest good: A roof tile, used once in your own turn"),
        ("card pig", "pig: A roof tile"),
        ("card die 6", "Revenue space 6: a delivery / 2 silver."),
        ("card donkey 1", "1 donkey, 3 hats"),
        ("card market", "12=3:2 13=2:1 14=4"),
        ("card siesta track", "8.2 The siesta track"),
        ("look peddler", "33 Peddler"),
        ("farm", "1 you 1 1"),
        ("farm 4", "Name a seat, from 1 to 3, such as: farm 1"),
        ("farm x", "Name a seat, from 1 to 3"),
        ("ask", "Name what you are asked: ask less, ask trades or ask all (now: less)"),
        ("ask everything", "Name what you are asked"),
        ("ask all", "You are asked everything, even where only one action is possible."),
        ("card sailor", 'There is no card "sailor". Name a card, such as: card 35'),
        ("card peddler", "33 Peddler"),
        ("log x", "Name how many actions, from 1 to 99999, such as: log 20"),
        ("log 0", "Name how many actions"),
        ("log -3", "Name how many actions"),
        ("log 100000", "Name how many actions"),
        ("card 35", "helper: Harvest goods may be sold from fields."),
        ("cards 35", "35 Agricultural Worker"),
        ("rules 8.4", "8.4 Extra deliveries"),
        ("rules G37", "G37 Too few cards in round 1 A player whose hand runs empty"),
        ("rules g37", "G37 Too few cards in round 1"),
        ("rules deliveries", "8.3 Deliveries"),
        ("rules G999", "no paragraph g999"),
        ("rules 99", "no paragraph 99; the sections are 1 to 12"),
        ("rules the", "no paragraph the; the sections are 1 to 12"),
        ("card the", 'There is no card "the". Name a card'),
        ("rules", "12 The helpers"),
        ("help", "undo take your last action back"),
        ("?", "quit leave; the game is kept"),
        ("hand", "56 Instructor"),
        ("table", "Merchant House"),
        ("", "Play 2 cards."),
        ("actions", "Play 2 cards."),
        ("  PLAY   17  Field ", "1 you: played 17 Miller (field)"),
    ],
)
def test_a_line_is_answered(line: str, answer: str) -> None:
    said = typed(line)
    assert said.status == 0
    assert answer in " ".join(said.answers[0].split())


def test_wrong_input_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    lines = ["sing", "99", "done", "play 35 helper", "why 3", "preview 3", "card 35", "table"]
    barrowgate("play", "--seed", "7", "--save", path, lines=lines)
    assert Record.load(path).moves == []


def test_a_card_in_hand_shows_its_four_sides_with_numbers() -> None:
    text = " ".join(typed("actions").answers[0].split())
    assert (
        "24 Carter 5) field: grape 6) barrow 6 VP: pig pig meat "
        "7) extension: silver income, pig place 8) helper: Your first extra delivery" in text
    )


def test_a_preview_ends_before_a_card_is_drawn() -> None:
    said = typed("play 17 field", "preview commodity draw", "commodity draw")
    told = " ".join(said.answers[1].split())
    assert told.endswith("as far as you can know it: 1 you: -1 commodity (commodity use)")
    assert "drew" in said.answers[2]


def test_a_preview_says_when_nothing_is_known() -> None:
    said = asked("play 17 field", "play 24 field", "preview done")
    assert "done: nothing can be told before something is revealed or asked." in said.answers[2]


def test_where_one_action_is_left_a_wrong_number_names_it() -> None:
    lines = ("play 17 field", "play 24 field", "commodity silver", "buy olive")
    said = asked(*lines, "upgrade olive den", "7")
    assert "There is no action 7; type 0 or press enter, or type help." in said.answers[5]


def test_undo_takes_the_last_action_back() -> None:
    said = typed("play 17 field", "undo", "play 17 helper")
    assert said.answers[1].startswith("undo\nTaken back.")
    assert "Play 2 cards." in said.answers[1]
    assert "played 17 Miller (helper)" in said.answers[2]


def test_undo_reaches_over_several_actions_but_not_over_a_draw() -> None:
    said = asked("play 17 field", "play 24 field", "undo", "undo", "undo")
    assert "There is nothing to take back" in said.answers[4]
    said = typed("play 17 field", "commodity draw", "undo")
    assert "Something was revealed by your last action, so it stands." in said.answers[2]


def test_undo_stops_where_another_seat_has_acted() -> None:
    said = asked("play 17 field", "play 24 field", "done", "undo")
    assert "The newest action is another seat's, so yours stands." in said.answers[3]


def test_undo_before_the_first_own_action_has_nothing_to_take_back() -> None:
    said = barrowgate("play", "--seats", "random,you,random", "--seed", "7", lines=["undo"])
    assert "1 random: " in said.out
    assert "There is nothing to take back: you have not acted yet." in said.answers[0]


def test_the_last_action_of_a_turn_can_be_taken_back_before_the_others_act() -> None:
    lines = ("play 17 field", "play 24 field", "commodity silver", "buy olive")
    last = "upgrade olive den"  # with no silver left, nothing else is possible
    said = asked(*lines, last, "undo")
    assert "press enter, or take back with undo" in said.answers[4]
    assert "Taken back." in said.answers[5]
    assert "▸1 you      1      2     1" in said.answers[5]
    said = asked(*lines, last, "")
    assert "Revenue phase" in said.answers[5]


def test_what_the_others_did_is_told_in_words() -> None:
    told = typed("play 17 field", "play 24 field", "log 40").answers[2]
    assert "; drew " in told
    assert "2 normal: " in told
    assert "3 normal: " in told
    assert "event-" not in told


@pytest.mark.parametrize(
    ("side", "says"),
    [
        ("field", "field: olive"),
        ("barrow", "barrow 5 VP: grain grain wine"),
        ("extension", "extension: silver income, pig place"),
        ("helper", "helper: Upgrading grain is free."),
    ],
)
def test_why_says_what_stands_on_the_side_that_would_be_played(side: str, says: str) -> None:
    lines = typed(f"why play 17 {side}").answers[0].splitlines()
    assert lines[2:4] == [f"Play a card: 17 Miller ({side})", says]


def test_the_log_repeats_what_happened() -> None:
    said = asked("play 17 field", "play 24 field", "log", "log 1")
    both = ["1    1 you: played 17 Miller (field)", "2    1 you: played 24 Carter (field)"]
    assert said.answers[2].splitlines()[1:] == both
    assert said.answers[3].splitlines()[1:] == both[1:]


def test_the_table_shows_market_village_track_farms_and_hand() -> None:
    out = typed("table").out
    for part in (
        "Round 1 of 6 ▸ Farm phase ▸ 1 Cards",
        "3x  5   3:2 2:1 4   3x",
        "1 Greengrocer    blocked, order marker 1",
        "2 Merchant House olive grain grape wine",
        "Siesta  0 VP [1] [2] [3] │ 0 VP │ 1 VP │ 2 VP │ 3 VP",
        "Roof tiles  two harvest goods, pig, upgrade (1 silver each)",
        "▸1 you      1      1",
        "Hand  17 Miller  24 Carter  39 Surveyor  56 Instructor",
    ):
        assert part in out


def test_a_part_that_does_not_fit_is_left_to_the_commands() -> None:
    said = typed("play 17 field", "farm 2")
    assert "Greengrocer" not in said.answers[0]
    assert "You have 1 VP, 1 silver, 1 commodity; hand 3 of 3." in said.answers[0]
    assert " 2 normal" in said.answers[1]


def test_quit_is_understood_when_the_keyboard_is_passed() -> None:
    said = barrowgate("play", "--seats", "you,you", "--seed", "7", lines=["quit", "1"])
    assert said.status == 0
    assert "Round 1" not in said.out
    assert "The game is kept." in said.out


def test_each_person_is_told_what_happened_since_their_own_last_decision() -> None:
    position = LaGranja(2).start(7)
    first = position.actors()[0]
    hand = position.view(first)["farms"][first]["hand"]
    lines = ["", f"play {hand[0]} field", f"play {hand[1]} field", ""]
    said = barrowgate("play", "--seats", "you,you", "--seed", "7", lines=lines)
    assert f"{first + 1} you: played {hand[0]} " in said.answers[-2]
    assert "drew 2 cards" in said.answers[-2] or "drew a card" in said.answers[-2]


def two_people(*lines: str) -> Said:
    return barrowgate("play", "--seats", "you,you", "--seed", "7", lines=lines)


def test_only_the_seat_itself_is_told_that_it_had_no_choice() -> None:
    """The others would learn something of its hand."""
    position = LaGranja(2).start(7)
    first = position.actors()[0]
    hand = position.view(first)["farms"][first]["hand"]
    first_turn = ("", f"play {hand[0]} field", f"play {hand[1]} field")
    of_other = two_people(*first_turn, "", "log 40").answers[-2]
    assert f"{first + 1} you: played {hand[1]} " in of_other
    assert "by the table" not in of_other
    said = two_people(*first_turn, "", "1", "1", "", "log 40")
    assert f"Pass the keyboard to seat {first + 1}" in said.answers[-4]
    assert f"{first + 1} you: turn ended by the table: only trade was left" in said.answers[-2]


# --- What is not asked ------------------------------------------------------------------------


def test_where_only_trade_is_left_the_table_ends_the_turn_and_says_so_once() -> None:
    told = "Where nothing but trade is left, the table ends your turn"
    said = typed("play 17 field", "play 24 field", *["1"] * 8)
    assert "Growth" in said.answers[1]
    assert [told in answer for answer in said.answers[:3]] == [False, True, False]
    assert said.out.count(told) == 1
    assert told not in asked("play 17 field", "play 24 field", *["1"] * 8).out


def test_what_the_table_did_is_in_the_log() -> None:
    log = typed("play 17 field", "play 24 field", "log 40").answers[2].splitlines()
    assert log[3] == "3    1 you: turn ended by the table: only trade was left; drew 59 Haggler"


def test_ask_trades_asks_at_once() -> None:
    said = typed("ask trades", "play 17 field", "play 24 field", "ask less", "done")
    assert "You are asked also where nothing but trade is left" in said.answers[0]
    assert "Trade, or end your turn." in said.answers[2]
    assert "Growth" in said.answers[4]


def test_undo_reaches_over_what_the_table_did() -> None:
    """Alone nobody acts in between: the choice before the end of the turn is taken back."""
    lines = [*["1"] * 7, "log", "undo", "log"]
    said = barrowgate("play", "--solo", "--seed", "5", lines=lines)
    before, undone, after = said.answers[7:10]
    assert "Taken back, 2 actions." in undone
    assert "Take your first die" in undone
    assert before.count("by the table") == after.count("by the table") + 1
    assert before.startswith(after)


def test_a_tile_that_is_not_bought_is_told() -> None:
    said = typed("play 17 field", "play 24 field", "1", "0", "log 40")
    assert "1 you: bought no roof tile" in said.answers[4]


def test_what_was_declined_is_told_before_what_came_of_it() -> None:
    """Because the last one buys no roof tile the dice are rolled."""
    table = Table.begin(LaGranja(3), 11, ["random"] * 3, watched=True)
    history, bot = History(table, LaGranjaTeller(table.game)), RandomBot(1)
    consequences = 0
    while not table.position.is_over:
        seat = table.position.actors()[0]
        history.play(seat, bot.choose(table.position.seen_by(seat)))
        newest = history.lines(len(table.record.moves) - 1, -1)
        told = [phrase.key for line in newest for phrase in line.phrases]
        places = [place for place, key in enumerate(told) if key.startswith("declined")]
        assert places in ([], [0])
        consequences += len(places) * (len(told) - 1)
    assert consequences > 0


def test_what_was_declined_is_known_when_a_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    lines = ["play 17 field", "play 24 field", "1", "0"]
    barrowgate("play", "--seed", "7", "--save", path, lines=lines)
    again = barrowgate("play", "--resume", path, lines=["log 40"])
    assert "1 you: bought no roof tile" in again.answers[0]


def test_a_menu_that_says_less_than_it_could_says_where_the_rest_is() -> None:
    said = typed("actions", "play 17 field", "play 24 field")
    assert "Play 2 cards.  (in full: actions)" in said.out
    assert "(in full: actions)" not in said.answers[0]
    assert "(in full: actions)" not in said.answers[2]


# --- Bots -------------------------------------------------------------------------------------


def played_on(table: Table, opponents: Opponents) -> None:
    seat = table.position.actors()[0]
    table.play(seat, opponents.choose(seat))


def test_a_bot_is_kept_through_its_turn_and_made_anew_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []

    def make(game: Game, seed: int) -> RandomBot:
        made.append(seed)
        return RandomBot(seed)

    monkeypatch.setattr(roster, "BOTS", {"random": make})
    table = Table.begin(LaGranja(2), 7, ["random", "random"])
    opponents = Opponents(table)
    for _ in range(60):
        before = len(made)
        played_on(table, opponents)
        seats = [move.seat for move in table.record.moves[-2:]]
        assert len(made) - before == (len(seats) == 1 or seats[0] != seats[1])
    assert 10 < len(set(made)) == len(made) < 50


def test_bots_go_on_alike_when_a_game_is_resumed_between_turns() -> None:
    table = Table.begin(LaGranja(2), 7, ["random", "random"])
    opponents = Opponents(table)
    resumed, turns = table, 0
    for _ in range(60):
        seats = [move.seat for move in table.record.moves[-1:]]
        if seats != table.position.actors()[:1]:
            resumed = Table.resume(Record.parse(table.record.write()), table.game)
            again = Opponents(resumed)
            turns += 1
        played_on(table, opponents)
        played_on(resumed, again)
        assert resumed.record == table.record
    assert turns > 10


def test_bots_go_on_alike_when_a_person_took_something_back(tmp_path: Path) -> None:
    straight, around = tmp_path / "straight.bgr", tmp_path / "around.bgr"
    new = ("play", "--seats", "you,random,random", "--seed", "7", "--save")
    lines = ["play 17 field", "play 24 field", *["1"] * 30]
    barrowgate(*new, straight, lines=lines)
    barrowgate(*new, around, lines=[lines[0], "undo", *lines])
    assert len(Record.load(straight).moves) > 60
    assert Record.load(around).moves == Record.load(straight).moves


# --- Why --------------------------------------------------------------------------------------


def test_why_tells_effect_cost_and_paragraph_of_a_legal_action() -> None:
    said = asked("play 17 field", "play 24 field", "commodity silver", "why buy olive")
    assert said.answers[3].splitlines()[1:] == [
        "buy olive: It is allowed now.",
        "Buy: olive (3)",
        "It costs 3 silver.",
        "1 you: -3 silver, +1 olive (bought)",
        "Rules: 5.1.2 Buying and selling",
    ]


def test_why_tells_what_an_action_is_where_its_effect_is_not_known() -> None:
    said = asked("play 17 field", "play 24 field", "why done")
    assert said.answers[2].splitlines()[1:] == [
        "done: It is allowed now.",
        "Done: end your turn",
        "Rules: 6.1 Cards",
    ]


# --- The first screen -------------------------------------------------------------------------


def test_the_first_screen_says_the_goal_what_is_known_of_the_box_and_where_help_is() -> None:
    first = " ".join(typed().out.split("\n> ")[0].split())
    assert "La Granja: six rounds, and the most victory points (VP) win." in first
    assert "Of the 365 values of the box 63 are from the rulebooks" in first
    assert "259 reconstructed by us." in first
    assert "help names the commands" in first


def test_own_values_are_counted_on_the_first_screen(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[setup]\nsilver = 9\n")
    first = " ".join(barrowgate("play", "--components", mine).out.split())
    assert "62 are from the rulebooks" in first
    assert "259 reconstructed by us; 1 are yours." in first


def test_a_game_that_goes_on_is_not_greeted_again(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    barrowgate("play", "--seed", "7", "--save", path)
    assert "six rounds" not in barrowgate("play", "--resume", path).out
