"""La Granja told: every decision of whole games, every event, every reason, and the end."""

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from barrowgate.core import events
from barrowgate.core.contract import View
from barrowgate.lagranja import LaGranja, loading, names, notation
from barrowgate.lagranja.frames import FRAMES
from barrowgate.lagranja.position import Position
from barrowgate.telling import Choice, Message
from barrowgate.telling.lagranja import LaGranjaTeller
from barrowgate.telling.lagranja.happened import CAUSES, EVENTS, cause_of
from tests.lagranja.asked_helpers import moments
from tests.lagranja.builders import Scene
from tests.lagranja.games import TABLES, Plan, course
from tests.telling.hearing import Ear
from tests.test_imports import PACKAGE, imports_of

PLANS = (  # they meet every question and event but those of the Peddler
    Plan(1, 0, "eager", 1),
    Plan(4, 5, "mixed", 405, "busy"),
    Plan(4, 3, "hoarder", 403),
    Plan(1, 3, "mixed", 103, "busy"),
    Plan(2, 7, "mixed", 207, "busy"),
    Plan(3, 5, "trader", 305, "busy"),
    Plan(3, 4, "hoarder", 304, "busy"),
    Plan(4, 0, "mixed", 400, "busy"),
    Plan(2, 1, "eager", 9, "crowded"),
    Plan(3, 10, "uniform", 3),
)
OF_THE_PEDDLER = {"rescue", "refuge"}
OBJECTS = re.compile(
    "card-[1-9][0-9]?(-(field|barrow|extension|helper))?|(barrow|helper)-[1-3]|silver|vp"
    "|den-(olive|grain|grape)|field-(olive|grain|grape)-[0-7]|stock-(pig|food|wine|meat|commodity)"
    "|craft-[a-z_]+|market-[1-9][0-9]?|seat-[0-4]|(die|revenue)-[1-6]|rented-die"
    "|tile-[a-z_0-9]+|roof-[1-6]|donkey-[1-4]|siesta-[1-8]"
)


def ear_of(game: LaGranja) -> Ear:
    return Ear(game, LaGranjaTeller(game))


def decisions(plan: Plan) -> Iterator[Position]:
    return (position for position in course(plan) if not position.is_over)


# --- What it reads ------------------------------------------------------------------------------

STATIC = {"LaGranja", "board_facts", "components", "helper_effects", "loading", "names", "notation"}


@pytest.mark.parametrize("room", ["telling", "cli"])
def test_faces_and_tellers_read_no_position_and_no_rule(room: str) -> None:
    allowed = STATIC | {"provenance"} if room == "cli" else STATIC
    read = {
        imported.split(".")[2]
        for path in (PACKAGE / room / "lagranja").glob("*.py")
        for _, imported in imports_of(path, PACKAGE)
        if imported.startswith("barrowgate.lagranja.")
    }
    assert read - allowed == set()


# --- Whole games --------------------------------------------------------------------------------


@cache
def heard_in_games() -> tuple[set[str], set[str]]:
    """The questions that were told, and the keys; every decision of the plans is listened to."""
    questions: set[str] = set()
    keys: set[str] = set()
    for plan in PLANS:
        game = plan.game
        ear = ear_of(game)
        for position in course(plan):
            log = position.take_events()
            for seat in position.actors():
                view = position.view(seat)
                questions.add(view["questions"][seat])
                hear_decision(ear, game, position, seat, view)
            for reader in (-1, 0):
                ear.hear_lines(ear.teller.happened([log], reader))
        keys |= ear.keys
    return questions, keys


def hear_decision(ear: Ear, game: LaGranja, position: Position, seat: int, view: View) -> None:
    legal = position.legal(seat)
    for part in ear.teller.headline(view):
        ear.hear(part)
    ear.hear(ear.teller.question(view, seat))
    groups = ear.teller.groups(view, seat, legal)
    ear.hear_groups(groups, game, legal)
    for group in groups:
        for choice in group.choices:
            assert all(OBJECTS.fullmatch(thing) for thing in choice.objects), choice


def test_every_decision_of_whole_games_is_told() -> None:
    questions, _ = heard_in_games()
    assert questions >= {frame.name for frame in FRAMES.questions} - OF_THE_PEDDLER


def test_the_peddler_s_questions_are_told() -> None:
    scene = Scene("deliveries").farm(0, barrows=[22], grain=1, grape=2, donkey=4)
    scene.farm(1, helpers=[33]).market({17: 1}).begin(0)
    scene.play("deliver grain den barrow 1", *["deliver grape den barrow 1"] * 2, "place 18")
    ear = ear_of(scene.game)
    asked = []
    for action in ("use 33", "rescue 17", "place 22"):
        hear_decision(ear, scene.game, scene.position, 1, scene.view(1))
        asked.append(ear.hear(ear.teller.question(scene.view(1), 1)))
        scene.play(action)
    assert asked[0].startswith("Use 33 Peddler? ")
    assert asked[1:] == ["Which of your markers is saved?", "Where does your marker go?"]


def test_every_question_has_words_with_its_numbers() -> None:
    _, keys = heard_in_games()
    asked = {frame.name for frame in FRAMES.questions} - OF_THE_PEDDLER - {"turn"}
    assert {f"question-{name}" for name in asked} <= keys


def test_a_json_view_is_told_alike() -> None:
    """A page has views as JSON."""
    game = LaGranja(2)
    teller = LaGranjaTeller(game)
    for position in course(Plan(2, 0, "eager", 3), 60):
        seat = position.actors()[0]
        view, legal = position.view(seat), position.legal(seat)
        travelled = json.loads(json.dumps(view))
        assert teller.question(travelled, seat) == teller.question(view, seat)
        assert teller.groups(travelled, seat, legal) == teller.groups(view, seat, legal)


# --- Questions ----------------------------------------------------------------------------------


def question(scene: Scene, seat: int = 0) -> Message:
    return LaGranjaTeller(scene.game).question(scene.view(seat), seat)


def test_two_cards_must_be_played_in_the_first_round() -> None:
    scene = Scene("cards", round=1).farm(0, hand=[17, 24, 39]).begin(0)
    assert question(scene) == Message("turn-cards-must", {"left": 2})
    assert question(scene.play("play 17 field")) == Message("turn-cards-must", {"left": 1})
    scene.play("play 24 field")
    assert question(scene) == Message("turn-cards", {"left": 0, "played": 2})


def test_a_roof_tile_costs_the_round_less_with_the_turner() -> None:
    scene = Scene("roof", round=4).farm(0, helpers=[11], silver=9).begin(0)
    price = scene.view(0)["farms"][0]["prices"]["tile"]
    assert price < 4
    assert question(scene) == Message("turn-roof", {"price": price})


def test_hats_must_be_walked_and_the_wainwright_s_step_may_be() -> None:
    scene = Scene("siesta").farm(0, donkey=2, crafts={"wainwright": "back"}).begin(0)
    assert question(scene) == Message("turn-siesta")
    assert question(scene.play("walk 2")).key == "turn-siesta-walked"
    scene = Scene("siesta").farm(0, donkey=4, crafts={"wainwright": "back"}).begin(0)
    assert question(scene) == Message("turn-siesta-may")


def test_extra_deliveries_left_and_their_price() -> None:
    scene = Scene("extra_deliveries").farm(0, extensions=[1], silver=5).begin(0)
    left = scene.view(0)["farms"][0]["extra_left"]
    assert question(scene) == Message("turn-extra_deliveries", {"left": left, "price": 1})


@pytest.mark.parametrize("name", list(moments()))
def test_a_helper_that_is_asked_says_about_what_and_what_it_does(name: str) -> None:
    scene, _, told = moments()[name]
    card = scene.of()["helpers"][0]["card"]
    text = ear_of(scene.game).words.say(f"card-{card}-text")
    assert ear_of(scene.game).hear(question(scene)) == told + text


@pytest.mark.parametrize(
    ("name", "place"),
    [
        *(("porter", "revenue-2"), ("peon", "revenue-4"), ("barrow builder", "barrow-2")),
        *(("haggler", "craft-butcher"), ("basket weaver", "barrow-1")),
    ],
)
def test_using_a_helper_names_the_place_that_it_is_asked_about(name: str, place: str) -> None:
    scene = moments()[name].scene
    card = scene.of()["helpers"][0]["card"]
    assert choices(scene)[f"use {card}"].objects == (f"card-{card}", "helper-1", place)


# --- Actions ------------------------------------------------------------------------------------


def choices(scene: Scene, seat: int = 0) -> dict[str, Choice]:
    """The legal actions by their written form."""
    teller = LaGranjaTeller(scene.game)
    groups = teller.groups(scene.view(seat), seat, scene.position.legal(seat))
    return {choice.written: choice for group in groups for choice in group.choices}


ASKED: dict[int, dict[str, object]] = {
    names.VERB_ACCEPT: {"question": "instant", "craft": "deli"},
    names.VERB_CHOOSE: {"question": "option", "space": 6},
    names.VERB_PLACE: {"question": "place", "value": 4},
    names.VERB_REMOVE: {"question": "room", "use": "good"},
    names.VERB_TAKE: {"question": "room_good", "target": "barrow 2"},
}


def full_view(game: LaGranja) -> View:
    """A made-up table on which every action means something."""
    view = game.start(1).view(0)
    farm = view["farms"][0]
    farm["barrows"] = [{"card": card, "vp": 2, "needs": [], "has": []} for card in (1, 2, 3)]
    farm["helpers"] = [{"card": card, "used": False} for card in (4, 5, 6)]
    view["rented"] = {"number": 3, "seat": 1}
    view["common_die"] = 5
    view["dice"] = [0, 1, 2, 3, 1, 1]
    view["placing"] = [{"space": 18, "removes": [1, 4]}]
    view["market"][12] = 1
    return view


def test_every_action_of_the_catalogue_can_be_told() -> None:
    game = LaGranja(4)
    ear = ear_of(game)
    view = full_view(game)
    table = loading.shipped().components
    for action, form in enumerate(game.catalogue.forms):
        if form is not None:
            view["asked"][0] = ASKED.get(table.verb[action], {"question": "turn", "done": 0})
            if form == "choose silver":
                view["asked"][0] = {"question": "option", "space": 4}
            ear.hear_groups(ear.teller.groups(view, 0, [action]), game, [action])


NUMBERED = ("walk", "take die", "reserve", "rent", "turn", "turn to", "place", "remove", "rescue")


@pytest.mark.parametrize("verb", NUMBERED)
def test_the_number_in_a_label_is_that_of_the_written_action(verb: str) -> None:
    game = LaGranja(4)
    ear = ear_of(game)
    view = full_view(game)
    view["asked"][0] = {"question": "turn", "done": 0}
    for action, form in enumerate(game.catalogue.forms):
        number = (form or "").removeprefix(f"{verb} ")
        if number.isdecimal():
            [group] = ear.teller.groups(view, 0, [action])
            assert number in re.findall("[0-9]+", ear.hear(group.choices[0].label))[:1]


def test_an_action_names_the_things_that_it_is_about() -> None:
    scene = Scene("deliveries").farm(0, barrows=[16], grape=1, donkey=3, silver=9)
    scene.farm(0, fields={"grape": [2]}).begin(0)
    found = choices(scene)
    assert found["deliver grape field 2 barrow 1"].objects == ("field-grape-2", "barrow-1")
    assert found["sell grape den"].objects == ("den-grape",)
    assert found["upgrade grape den"].objects == ("den-grape", "stock-wine")
    assert found["done"].objects == ()


def test_a_card_is_played_from_the_hand_to_one_of_its_sides() -> None:
    scene = Scene("cards").farm(0, hand=[35]).begin(0)
    assert choices(scene)["play 35 helper"].objects == ("card-35", "card-35-helper")


def test_a_marker_on_the_market_names_whom_it_removes() -> None:
    scene = Scene("deliveries").farm(0, barrows=[22], grain=1, grape=2, donkey=4)
    scene.market({17: 1}).begin(0)
    scene.play("deliver grain den barrow 1", *["deliver grape den barrow 1"] * 2)
    place = choices(scene)["place 18"]
    assert place.objects == ("market-18", "seat-1")
    assert place.label == Message(
        "action-place-removes", {"space": 18, "owners": [Message("seat-1")]}
    )
    assert choices(scene)["place 14"].label.key == "action-market"


def test_an_extra_delivery_costs_silver_when_it_is_made_or_when_it_is_hired() -> None:
    def extra(option: str) -> dict[str, Choice]:
        scene = Scene("extra_deliveries", options={"extra_deliveries": option})
        return choices(scene.farm(0, barrows=[16], grape=1, silver=3).begin(0))

    assert extra("as_you_go")["deliver grape den barrow 1"].cost == {"good-grape": 1, "silver": 1}
    assert extra("up_front")["hire"].cost == {"silver": 1}


def test_a_tile_that_goods_may_pay_for_costs_nothing_for_certain() -> None:
    """Joiner."""
    effect = names.ROOF_PAID_WITH_UPGRADED
    joiner = list(loading.shipped().components.effect).index(effect)
    for helpers, cost in (([], {"silver": 2}), ([joiner], {})):
        scene = Scene("roof", round=2).farm(0, helpers=helpers, silver=9, food=1)
        scene.position.tiles = [names.TILE_PIG + 1, 0, 0, 0]
        assert choices(scene.begin(0))["buy tile pig"].cost == cost


@pytest.mark.parametrize("plan", PLANS[1:5], ids=str)
def test_a_cost_is_gone_when_the_action_is_played(plan: Plan) -> None:
    """Unless room must be made first (G15): then it is gone when that is done."""
    teller = LaGranjaTeller(plan.game)
    for number, position in enumerate(decisions(plan)):
        if number % 5 == 0:
            seat = position.actors()[0]
            groups = teller.groups(position.view(seat), seat, position.legal(seat))
            for choice in (choice for group in groups for choice in group.choices):
                if choice.cost:
                    check_cost(position, seat, choice)


def check_cost(position: Position, seat: int, choice: Choice) -> None:
    played = position.copy()
    played.watch()
    played.play(seat, choice.action)
    gone: dict[str, int] = {}
    for kind, who, _, first, second, _ in events.split(played.take_events()):
        if who == seat:
            add_loss(gone, kind, first, second)
    if played.agendas[seat].top_kind() != names.ASK_ROOM:
        for thing, amount in choice.cost.items():
            assert gone.get(thing, 0) >= amount, (choice, gone)


def add_loss(gone: dict[str, int], kind: int, first: int, second: int) -> None:
    thing, amount = "", 1
    if kind == names.EVENT_SILVER and first < 0:
        thing, amount = "silver", -first
    elif kind == names.EVENT_VP and first < 0:
        thing, amount = "vp", -first
    elif kind == names.EVENT_GOOD and second < 0:
        thing, amount = f"good-{notation.GOODS[first]}", -second
    elif kind in (names.EVENT_UPGRADE, names.EVENT_DELIVERY):
        thing = f"good-{notation.GOODS[first]}"
    elif kind == names.EVENT_DISCARD:
        thing = f"card-{first}"
    gone[thing] = gone.get(thing, 0) + amount


# --- What happened ------------------------------------------------------------------------------


def told(log: list[int], reader: int = 0) -> list[str]:
    game = LaGranja(2)
    ear = ear_of(game)
    return ear.hear_lines(ear.teller.happened([log], reader))


def noted(kind: int, first: int = 0, second: int = 0, cause: int = 0) -> list[int]:
    log: list[int] = []
    events.note(log, kind, 0, first, second, cause)
    return log


def test_every_event_is_told_in_games_or_below() -> None:
    _, keys = heard_in_games()
    others = {names.EVENT_SILVER, names.EVENT_VP, names.EVENT_GOOD, names.EVENT_MOVED}
    assert {key for kind, key in EVENTS.items() if kind not in others} <= keys


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_words(kind: int) -> None:
    assert told(noted(kind, 1, 1))


@pytest.mark.parametrize("cause", [*CAUSES, 35, names.CAUSE_CRAFT + 5])
def test_every_cause_has_words(cause: int) -> None:
    [phrase] = told(noted(names.EVENT_SILVER, 2, 0, cause))
    assert re.fullmatch(r"\+2 silver \(.+\)", phrase)


def test_nothing_is_no_cause() -> None:
    with pytest.raises(ValueError, match="no cause"):
        cause_of(0)


def test_more_and_less_are_different_messages() -> None:
    assert told(noted(names.EVENT_VP, 3) + noted(names.EVENT_VP, -1)) == ["+3 VP", "-1 VP"]
    sold = noted(names.EVENT_GOOD, names.OLIVE, -1, names.CAUSE_SALE)
    sold += noted(names.EVENT_SILVER, 1, 0, names.CAUSE_SALE)
    assert told(sold) == ["-1 olive, +1 silver (sold)"]


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    log: list[int] = []
    events.whisper(log, names.EVENT_DRAW, 1, 35, 0, names.CAUSE_HAND_LIMIT)
    events.whisper(log, names.EVENT_DRAW, 1, 36, 0, names.CAUSE_HAND_LIMIT)
    assert told(log, 1) == ["drew 35 Agricultural Worker, 36 Stockbreeder"]
    for reader in (-1, 0):
        assert told(log, reader) == ["drew 2 cards"]


def test_the_turn_order_is_told_of_the_table() -> None:
    log: list[int] = []
    for seat in (1, 0):
        events.note(log, names.EVENT_ORDER, seat, 1, 0, 0)
    [line] = LaGranjaTeller(LaGranja(2)).happened([log], 0)
    assert line.seat == -1
    assert line.phrases == [
        Message("event-order", {"order": [Message("seat-1"), Message("seat-0")]})
    ]


# --- Why not ------------------------------------------------------------------------------------


def test_every_reason_has_words() -> None:
    game = LaGranja(2)
    ear = ear_of(game)
    said = {ear.hear(ear.teller.why_not(reason)) for reason in range(names.REASONS)}
    assert len(said) == names.REASONS


# --- The end ------------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_points_by_source_add_up_to_the_score(plan: Plan) -> None:
    game = plan.game
    ear = ear_of(game)
    logs = []
    position = None
    for position in course(plan):
        logs.append(position.take_events())
    assert position is not None
    result = ear.teller.result(position.view(-1), logs)
    ear.hear_result(result, position.scores(), position.standing())
    for place in result.places:
        assert sum(source.points for source in place.sources) == position.scores()[place.seat]


def test_the_headline_says_round_phase_and_step() -> None:
    teller = LaGranjaTeller(LaGranja(2))
    parts = teller.headline(Scene("siesta", round=3).farm(0, donkey=2).begin(0).view(0))
    assert parts[0] == Message("table-round", {"round": 3, "rounds": 6})
    assert parts[1:] == [Message("phase-transport"), Message("step-siesta")]


# --- Own components -----------------------------------------------------------------------------


def own(changes: dict[str, object]) -> LaGranja:
    return LaGranja(2, box=loading.LOADER.from_changes(json.dumps(changes)))


def test_own_names_and_texts_go_before_the_words_of_the_language() -> None:
    game = own({"card": [{"number": 35, "name": {"en": "Cook"}}, {"number": 2, "text": "Rest."}]})
    teller = LaGranjaTeller(game)
    assert teller.own_words("en") == {"card-35": "Cook", "card-2-text": "Rest."}
    assert teller.own_words("pl") == {"card-35": "Cook", "card-2-text": "Rest."}
    assert ear_of(game).hear(teller.things.card(35)) == "35 Cook"


def test_the_shipped_cards_have_no_own_words() -> None:
    assert LaGranjaTeller(LaGranja(2)).own_words("en") == {}


def test_a_helper_that_was_changed_is_told_by_its_effect() -> None:
    bonus = {"effect": "revenue_bonus", "on": ["pig", "siesta"], "silver": 2}
    helpers = {
        1: {"effect": "free_upgrade", "count": 2, "when": "any", "once": True},
        2: {"effect": "two_revenue_options", "spaces": [2, 6], "when": "revenue", "once": True},
        3: {**bonus, "when": "revenue", "once": False},
    }
    game = own({"card": [{"number": n, "helper": helper} for n, helper in helpers.items()]})
    ear = ear_of(game)
    texts = [ear.hear(LaGranjaTeller(game).things.card_text(card)) for card in helpers]
    assert texts == [
        "Upgrade free of charge: any resource, up to 2. Once a round.",
        "Two different options of a die taken at space 2, 6. Once a round.",
        "After taking a pig, siesta steps at a revenue space: 2 silver, 0 harvest goods.",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_effect_of_strange_boxes_has_words(seed: int) -> None:
    game = LaGranja(2, TABLES[0], Plan(2, 0, "uniform", 1, f"strange {seed}").game.box)
    ear = ear_of(game)
    for card in range(1, names.CARDS + 1):
        ear.hear(LaGranjaTeller(game).things.card_text(card))
