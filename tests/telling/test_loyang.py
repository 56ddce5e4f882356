"""Loyang is told: questions, choices, events, the end; keys with values and never a word."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from barrowgate.core import events
from barrowgate.core.chance import Chance
from barrowgate.core.contract import View
from barrowgate.loyang import Loyang, customers, loading, names, notation, reasons
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.loyang.position import Position
from barrowgate.loyang.view import QUESTIONS
from barrowgate.telling import Attempt, Choice, Group, Line, Message
from barrowgate.telling.happened import TABLE
from barrowgate.telling.loyang import LoyangTeller
from barrowgate.telling.loyang.choices import GROUPS
from barrowgate.telling.loyang.happened import cause_of
from tests.loyang.builders import CARDS, Scene
from tests.loyang.games import ALL_CHOOSERS, Plan
from tests.telling.hearing import Ear
from tests.telling.loyang_questions import SITUATIONS

PLANS = (
    *(Plan(1, 0, "eager", 11), Plan(1, 0, "collector", 12), Plan(2, 1, "collector", 6)),
    *(Plan(2, 0, "careless", 14), Plan(3, 4, "mixed", 15), Plan(4, 0, "eager", 16)),
)
LONG_PLANS = [
    Plan(seats, seed, chooser, 200 + seed)
    for seats in (1, 2, 3, 4)
    for seed, chooser in enumerate(ALL_CHOOSERS)
]


# What a page can find on the board; the docstring of telling/loyang/choices.py tells them.
PARTED = re.compile(r"^(group-(?:sow|trade))-[a-z0-9-]+$")  # by vegetable, by stall
OBJECTS = re.compile(
    "card-(field|stall|regular|casual|trader)-[0-9]+|card-[a-z_]+|card-stall-[0-9]+-[a-z]+"
    "|card-regular-[0-9]+-miss|card-([a-z_]+|trader-[0-9]+)-throw"
    "|field-[0-9]+|seat-[0-3]-field-[0-9]+|pile-[0-9]+|(shop|cart)-[a-z]+|store|grid-[0-9]+"
    "|courtyard|deck|path-[0-9]+|loan|seat-[0-3]"
)


def ear(seats: int) -> Ear:
    game = Loyang(seats)
    return Ear(game, LoyangTeller(game))


class Decision(NamedTuple):
    """A moment of a game that is told, with what was chosen and what came of it."""

    position: Position
    view: View
    seat: int
    legal: list[int]
    groups: list[Group]
    chosen: Choice
    log: list[int]
    after: View


def decisions(plan: Plan, teller: LoyangTeller) -> Iterator[Decision]:
    """Every decision of a game; the position is copied as it was before the action."""
    position = plan.game.start(plan.seed)
    position.watch()
    chance = Chance()
    chance.seed(plan.seed)
    while not position.is_over:
        actors = position.actors()
        seat = actors[chance.below(len(actors))]
        view, legal = position.view(seat), position.legal(seat)
        groups = teller.groups(view, seat, legal)
        action = ALL_CHOOSERS[plan.chooser](position, seat, chance)
        before = position.copy()
        position.play(seat, action)
        (chosen,) = (c for group in groups for c in group.choices if c.action == action)
        log = position.take_events()
        yield Decision(before, view, seat, legal, groups, chosen, log, position.view(seat))


# --- Whole games ------------------------------------------------------------------------------


def check_game(plan: Plan) -> None:
    """Everything that is told in a game has words, and is true."""
    teller = LoyangTeller(plan.game)
    hearer = Ear(plan.game, teller)
    logs = []
    penalties = Penalties()
    for decision in decisions(plan, teller):
        hearer.hear_groups(decision.groups, plan.game, decision.legal)
        check_groups(decision.groups)
        for part in teller.headline(decision.view):
            hearer.hear(part)
        hearer.hear(teller.question(decision.view, decision.seat))
        for reader in (decision.seat, TABLE):
            hearer.hear_lines(teller.happened([decision.log], reader))
        check_promises(decision)
        penalties.follow(decision)
        logs.append(decision.log)
    penalties.check_all()
    check_result(plan, hearer, decision.after, logs)


def check_groups(groups: list[Group]) -> None:
    """Groups come in their order and none twice; objects are of known kinds."""
    order = list(GROUPS.values())
    places = [order.index(PARTED.sub(r"\1", group.key)) for group in groups]
    assert places == sorted(places)
    assert len({group.key for group in groups}) == len(groups)
    things = {thing for group in groups for choice in group.choices for thing in choice.objects}
    assert {thing for thing in things if not OBJECTS.fullmatch(thing)} == set()


def check_promises(decision: Decision) -> None:
    """What a label promises comes, and what it costs goes; payments that wait are left out."""
    gained, lost = changes(decision.log, decision.seat)
    values, cost = decision.chosen.label.values, decision.chosen.cost
    if "cash" in values:
        assert gained["cash"] == values["cash"], decision.chosen
    if decision.chosen.written == "done" or is_paying(decision):
        return
    if "price" in values:
        assert lost["cash"] == values["price"], decision.chosen
    for thing in ("cash", *cost):
        assert lost[thing] == cost.get(thing, 0), decision.chosen


class Penalties:
    """Penalties told at the ends of turns, and those taken since; cash may be raised between."""

    def __init__(self) -> None:
        self._open: dict[int, int] = {}  # by seat: told at the end of its turn and not yet taken

    def follow(self, decision: Decision) -> None:
        seat = decision.seat
        agenda = decision.position.agendas[seat]
        if names.AUTO_MISS not in agenda.kind[: agenda.count]:
            self.check(seat)
        if decision.chosen.label.key.startswith("done-action"):
            cost = decision.chosen.cost.get("cash", 0)
            self._open[seat] = cost
            assert decision.chosen.label.values.get("price", 0) == cost
            missed = {f"card-{CARD_WORDS[card].replace(' ', '-')}" for card in due(decision)}
            assert missed == set(decision.chosen.objects)
        for kind, whose, _, first, _, cause in events.split(decision.log):
            is_penalty = kind == names.EVENT_CASH and cause == names.CAUSE_PENALTY
            if is_penalty and whose in self._open:
                self._open[whose] += first

    def check(self, seat: int) -> None:
        """All that was told was taken, and no more."""
        assert self._open.pop(seat, 0) == 0

    def check_all(self) -> None:
        for seat in list(self._open):
            self.check(seat)


def due(decision: Decision) -> list[int]:
    """The regulars that the seat would miss."""
    cards = range(names.FIRST_REGULAR, names.FIRST_REGULAR + names.REGULARS)
    position, seat = decision.position, decision.seat
    return [c for c in cards if customers.is_due(position, seat, c - names.FIRST_REGULAR)]


def is_paying(decision: Decision) -> bool:
    """Is a payment still due, before or after the action?"""
    agenda = decision.position.agendas[decision.seat]
    waiting = names.AUTO_PAY in agenda.kind[: agenda.count]
    return waiting or decision.after["questions"][decision.seat] == "funds"


def changes(log: list[int], seat: int) -> tuple[Counter[str], Counter[str]]:
    """What came to a seat and what left it, by the events; what is stored has not left it."""
    gained: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for kind, whose, _, first, second, cause in events.split(log):
        if whose == seat and kind == names.EVENT_CASH:
            (gained if first > 0 else lost)["cash"] += abs(first)
        elif whose == seat and kind == names.EVENT_VEGETABLE and cause != names.CAUSE_STORE:
            thing = f"vegetable-{notation.VEGETABLES[first]}"
            (gained if second > 0 else lost)[thing] += abs(second)
    return gained, lost


def check_result(plan: Plan, hearer: Ear, view: View, logs: list[list[int]]) -> None:
    """Spaces by their sources make the score; cash earned and spent what is left."""
    result = hearer.teller.result(view, logs)
    hearer.hear_result(result, view["scores"], view["standing"])
    for place in result.places:
        assert sum(source.points for source in place.sources) == view["scores"][place.seat]
        facts = {fact.key: fact.values for fact in place.facts}
        cash = plan.game.box.components.start_cash
        cash += as_number(facts.get("result-earned")) - as_number(facts.get("result-spent"))
        assert cash == facts["result-cash"]["count"]


def as_number(values: Any) -> int:
    """A sum of cash, which its parts make up."""
    if values is None:
        return 0
    assert sum(part.values["count"] for part in values["sources"]) == values["count"]
    number: int = values["count"]
    return number


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_every_decision_of_a_game_is_told_in_messages_that_are_true(plan: Plan) -> None:
    check_game(plan)


@pytest.mark.long
@pytest.mark.parametrize("plan", LONG_PLANS, ids=str)
def test_every_decision_of_many_games_is_told(plan: Plan) -> None:
    check_game(plan)


def test_what_is_told_travels_as_json() -> None:
    scene, _ = SITUATIONS["question-foreman"]
    view = scene().position.view(1)
    told = LoyangTeller(Loyang(2)).question(view, 1).as_json()
    assert json.loads(json.dumps(told))["values"]["card"]["key"] == "card-told"


def test_a_teller_is_made_for_its_own_game() -> None:
    with pytest.raises(TypeError, match="Loyang"):
        LoyangTeller(object())  # type: ignore[arg-type]


# --- Questions --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", SITUATIONS)
def test_a_question_is_told_with_its_numbers(key: str) -> None:
    make, words = SITUATIONS[key]
    scene = make()
    question = LoyangTeller(scene.game).question(scene.position.view(scene.actor), scene.actor)
    assert question.key == key
    assert words in ear(scene.game.seats).hear(question)


def test_every_question_has_its_situation() -> None:
    asked = {make().question for make, _ in SITUATIONS.values()}
    assert asked == set(QUESTIONS.values())


# --- Choices ----------------------------------------------------------------------------------


def choice(scene: Scene, written: str, seat: int | None = None) -> Choice:
    """One legal action of a scene, as it is told."""
    actor = scene.actor if seat is None else seat
    view, legal = scene.position.view(actor), scene.position.legal(actor)
    groups = LoyangTeller(scene.game).groups(view, actor, legal)
    (found,) = (c for group in groups for c in group.choices if c.written == written)
    return found


def label(scene: Scene, written: str) -> str:
    return ear(scene.game.seats).hear(choice(scene, written).label)


def test_a_choice_says_what_it_is_about_and_what_it_takes() -> None:
    scene = Scene().farm(
        cash=9,
        cart={"wheat": 2, "bean": 1},
        fields=[(4, None, 0)],
        cards=["stall 7", "casual 2", "con_man", "regular 3"],
    )
    scene.regular("regular 3", red=True).farm(1, cards=["tout"], finished=True).begin(0)
    expected: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {
        "buy wheat": (("shop-wheat",), {"cash": 3}),
        "sow bean field 2": (("cart-bean", "field-2"), {"vegetable-bean": 1}),
        "trade stall 7 leek": (("card-stall-7", "card-stall-7-leek"), {}),
        "serve casual 2": (("card-casual-2",), {"vegetable-wheat": 2, "vegetable-bean": 1}),
        "miss regular 3": (("card-regular-3-miss",), {"cash": 2}),
        "two_pack": (("deck",), {"cash": 1}),
        "use con_man": (("card-con_man",), {}),
        "throw con_man": (("card-con_man-throw",), {}),
        "sell bean": (("cart-bean", "shop-bean"), {"vegetable-bean": 1}),
        "loan": (("loan",), {}),
        "done": (("card-regular-3",), {"cash": 2}),
    }
    for written, (objects, cost) in expected.items():
        told = choice(scene, written)
        assert (told.objects, told.cost) == (objects, cost), written


def test_a_space_further_on_is_reached_by_more_steps() -> None:
    scene = Scene().farm(cash=16, path=5).begin(0).play("done")
    told = choice(scene, "step")
    steps = {space: (along.actions, along.cost) for space, along in told.then.items()}
    assert steps == {
        "path-7": (("step",), {"cash": 8}),
        "path-8": (("step", "step"), {"cash": 16}),
    }
    scene.play("step", *told.then["path-8"].actions)
    assert (scene.path(), scene.cash()) == (8, 0)


def test_nobody_steps_beyond_the_end_of_the_path() -> None:
    scene = Scene().farm(cash=99, path=18).begin(0).play("done")
    assert list(choice(scene, "step").then) == ["path-20"]


def test_each_space_of_the_path_costs_what_is_printed() -> None:
    for path in range(2, 19):
        scene = Scene().farm(cash=99, path=path).begin(0).play("done", "step")
        printed = scene.position.view(0)["board"]["path"]["steps"][path + 1]
        assert choice(scene, "step").cost == {"cash": printed}


def test_a_card_that_is_taken_names_those_that_may_be_played_besides() -> None:
    scene = Scene("cards", seats=3).farm(0, cash=5, hand=["stall 5", "field 2"])
    scene.farm(1, hand=["stall 3"]).farm(2, hand=["stall 4"]).courtyard("casual 2").begin(0)
    then = choice(scene, "take casual 2").then
    assert {thing: (along.actions, along.cost) for thing, along in then.items()} == {
        "card-stall-5": (("play stall 5",), {}),
        "card-field-2": (("play field 2",), {"cash": 2}),
    }
    scene.play("take casual 2", *then["card-stall-5"].actions)
    assert scene.area() == ["stall 5", "casual 2"]


def test_fields_of_others_have_the_seat_in_their_id() -> None:
    scene = SITUATIONS["question-tenant"][0]()
    told = choice(scene, "pick 2 field 2")
    assert told.objects == ("seat-1-field-2",)
    assert told.cost == {"cash": 1}
    assert label(scene, "pick 2 field 2") == "2 [5] bean 5 (2 somebody)"


def test_the_grid_tells_the_place_and_the_whole_price() -> None:
    scene = Scene("cards", seats=1).farm(cash=9).grid(None, None, None, "field 6").begin()
    told = choice(scene, "take field 6")
    assert told.objects == ("card-field-6", "grid-4")
    assert told.cost == {"cash": 3}


def test_a_common_field_costs_when_it_is_laid_out() -> None:
    scene = Scene("cards", seats=3).farm(0, hand=["field 1", "stall 2"])
    scene.farm(1, hand=["stall 3"]).farm(2, hand=["stall 4"]).courtyard("field 2").begin(0)
    assert choice(scene, "take field 2").cost == {}
    scene.play("take field 2")
    assert choice(scene, "play field 1").cost == {"cash": 4}
    assert choice(scene, "play stall 2").cost == {"cash": 2}
    assert label(scene, "play field 1").endswith(" (4)")
    assert label(scene, "play stall 2") == "stall 2: wheat turnip bean (2)"


def test_a_common_field_that_is_kept_has_its_price_in_the_label() -> None:
    scene = Scene().farm(cash=9).deck("stall 1", "field 2").begin().play("two_pack")
    told = {written: label(scene, written) for written in scene.offers("keep")}
    kept = {written: words for written, words in told.items() if "field 2" in words}
    assert len(kept) == 3
    assert all(words.endswith(" (2)") for words in kept.values())
    assert {told[written] for written in told if written not in kept} == {"none", "stall 1"}


def test_a_miss_of_a_red_regular_has_the_penalty_in_its_label() -> None:
    scene = Scene().farm(cash=9, cards=["regular 2", "regular 3"]).regular("regular 3", red=True)
    scene.begin()
    assert label(scene, "miss regular 2") == "regular 2"
    assert label(scene, "miss regular 3") == "regular 3 (2)"


def test_the_end_of_a_turn_tells_what_is_missed_and_its_penalties() -> None:
    scene = Scene().farm(cash=9, cart={"wheat": 2}, cards=[f"regular {n}" for n in (1, 2, 3, 4)])
    for card in ("regular 2", "regular 3", "regular 4"):
        scene.regular(card, red=True)
    scene.farm(1, cards=["regular 5"]).regular("regular 5", red=True).begin(0)
    scene.play("serve regular 2")
    told = choice(scene, "done")
    assert told.objects == ("card-regular-1", "card-regular-3", "card-regular-4")
    assert told.cost == {"cash": 4}
    assert label(scene, "done") == "end your turn (4 in penalties)"
    scene.play("miss regular 3", "miss regular 4")
    told = choice(scene, "done")
    assert (told.objects, told.cost) == (("card-regular-1",), {})
    assert label(scene, "done") == "end your turn"


def test_the_housemaid_shows_in_the_rate_of_the_trader() -> None:
    scene = Scene().farm(cart={"wheat": 2}, cards=["housemaid", "trader 1"])
    scene.farm(1, cards=["stall 7"]).begin().play("use housemaid", "use trader")
    assert label(scene, "trade stall 7 leek") == "leek (you give 1)"


def test_the_messenger_is_paid_by_the_same_row_twice() -> None:
    scene = Scene().farm(cart={"wheat": 6}, cards=["messenger", "regular 2"]).begin()
    scene.play("use messenger")
    first = label(scene, "serve regular 2")
    assert label(scene.play("serve regular 2"), "serve regular 2") == first


def test_the_accountant_earns_and_the_others_sell() -> None:
    scene = SITUATIONS["question-name"][0]()
    assert label(scene, "name wheat") == "wheat (+0)"
    assert label(SITUATIONS["question-bargain"][0](), "name leek") == "leek (4)"


def test_the_crier_tells_what_each_sale_brings() -> None:
    scene = SITUATIONS["question-crier"][0]()
    offered = scene.offers("hawk")
    assert offered
    for written in offered:
        cash = choice(scene, written).label.values["cash"]
        copy = scene.position.copy()
        copy.play(0, scene.game.read(written))
        assert copy.farms[0].cash == cash


def everything_open() -> tuple[LoyangTeller, View]:
    """A table where every card lies open and farms have every place; what is asked is made up."""
    cards = [word for word in CARD_WORDS[1:] if not word.startswith("field")]
    scene = Scene(seats=4).farm(cards=cards).begin()
    view = scene.position.view(0)
    field = {"size": 4, "crop": None, "tokens": 0, "kind": "private"}
    for farm in view["farms"]:
        farm["fields"] = [field] * names.FIELDS
        farm["pile_order"] = [3] * names.PILE
        farm["named"] = dict.fromkeys(notation.VEGETABLES, -1)
        farm["crier"] = {"left": 4, "cash": 0, "pays": dict.fromkeys(notation.VEGETABLES, 1)}
    return LoyangTeller(scene.game), view


ASKED = {
    names.VERB_DONE: {"question": "action"},
    names.VERB_PASS: {"question": "foreman", "card": "tout"},
    names.VERB_ACCEPT: {"question": "foreman", "card": "tout"},
    names.VERB_EXTRA: {"question": "extra", "field": 2},
    names.VERB_KEEP: {"question": "pack", "first": "stall 1", "second": "field 2"},
}


def test_every_action_of_the_catalogue_can_be_told() -> None:
    """Except for trades of what a stall does not offer, which are never legal."""
    teller, view = everything_open()
    hearer = ear(4)
    table = teller.game.box.components
    for action in range(names.ACTIONS):
        verb = table.verb[action]
        number = action - table.verb_base[verb]
        if verb in (names.VERB_TRADE, names.VERB_HAWK) and not table.stall_price[number]:
            continue
        seats = 2 if verb == names.VERB_PICK and number >= 2 * names.FIELDS else 0
        view["asked"][0] = ASKED.get(verb, {"question": "courtyard"})
        ((told,),) = (
            group.choices for group in teller.groups(view, 0, [action - seats * names.FIELDS])
        )
        assert hearer.hear(told.label)


# --- What happened ----------------------------------------------------------------------------

VEGETABLE, STALL, CASUAL = names.BEAN, CARDS["stall 3"], CARDS["casual 2"]
TOLD: dict[str, tuple[list[int], str]] = {
    "EVENT_CASH": ([0, 3, 0, names.CAUSE_SALE], "+3 cash (sold)"),
    "EVENT_VEGETABLE": ([0, VEGETABLE, 2, names.CAUSE_TRADE], "+2 beans (trade)"),
    "EVENT_SHOP": ([0, VEGETABLE, 2, 0], "shop set to 2 beans"),
    "EVENT_FIELD": ([0, 5, 0, 0], "new field of 5 spaces"),
    "EVENT_SOWN": ([0, VEGETABLE, 4, 0], "sowed 4 beans"),
    "EVENT_EMPTIED": ([0, 3, 0, 0], "emptied a field of 3 spaces"),
    "EVENT_LAID": ([0, STALL, 0, 0], "laid out stall 3"),
    "EVENT_DISCARD": ([0, CARDS["tout"], 0, names.CAUSE_THROWN], "discarded Tout (thrown away)"),
    "EVENT_PUT": ([0, STALL, 0, 0], "put stall 3 into the courtyard"),
    "EVENT_HAND": ([0, STALL, 0, 0], "drew stall 3"),
    "EVENT_DRAWN": ([-1, STALL, 0, 0], "Turned over: stall 3"),
    "EVENT_SHUFFLE": ([-1, 44, 0, 0], "The discard is shuffled in: 44 cards in the draw pile"),
    "EVENT_SERVED": ([0, CARDS["regular 2"], 3, 0], "served regular 2, row 3"),
    "EVENT_MISSED": ([0, CARDS["regular 2"], 0, 0], "missed regular 2"),
    "EVENT_MARKERS": ([0, 0, 0, 0], "all markers blue"),
    "EVENT_LOAN": ([0, 2, 0, 0], "loan number 2"),
    "EVENT_PATH": ([0, 7, 0, 0], "space 7"),
    "EVENT_TOKENS": ([-1, 1, 0, 0], "Big token: 2 somebody; small token: 1 somebody"),
    "EVENT_PARTNER": ([0, 1, 0, 0], "chose 2 somebody as partner"),
    "EVENT_ROUND": ([-1, 4, 0, 0], "Round 4"),
    "EVENT_USED": ([0, names.CON_MAN, names.USE_CON_MAN, 0], "used Con Man"),
    "EVENT_SWAPPED": ([0, STALL, 1, 0], "got stall 3 from 2 somebody"),
    "EVENT_STORED": ([0, VEGETABLE, 0, 0], "stored bean"),
    "EVENT_ENLARGED": ([0, 0, 0, 0], "enlarged the storehouse"),
    "EVENT_LOOKED": ([0, 0, 0, 0], "looked through the private pile"),
    "EVENT_GRID": ([-1, STALL, 3, 0], "New in the grid: stall 3"),
    "EVENT_END": ([-1, 0, 0, 0], "The game is over"),
}


def heard(log: list[int], reader: int = 0, seats: int = 2) -> list[tuple[int, list[str]]]:
    hearer = ear(seats)
    lines: list[Line] = hearer.teller.happened([log], reader)
    return [(line.seat, [hearer.hear(phrase) for phrase in line.phrases]) for line in lines]


def noted(*noted_events: tuple[int, int, int, int, int]) -> list[int]:
    """A log of events: kind, seat, two numbers, cause."""
    log: list[int] = []
    for kind, seat, first, second, cause in noted_events:
        events.note(log, kind, seat, first, second, cause)
    return log


@pytest.mark.parametrize("name", [name for name in vars(names) if name.startswith("EVENT_")])
def test_every_kind_of_event_is_told(name: str) -> None:
    (seat, first, second, cause), words = TOLD[name]
    log = noted((getattr(names, name), seat, first, second, cause))
    assert heard(log) == [(seat, [words])]


@pytest.mark.parametrize(
    "cause",
    [*range(1, names.HELPERS + 1)]
    + [value for name, value in vars(names).items() if name.startswith("CAUSE_")],
)
def test_every_cause_is_told(cause: int) -> None:
    ((_, (phrase,)),) = heard(noted((names.EVENT_CASH, 0, -2, 0, cause)))
    assert phrase.startswith("-2 cash (")


def test_no_cause_is_not_that_of_a_helper() -> None:
    with pytest.raises(ValueError, match="0 is no cause"):
        cause_of(0)


def test_some_events_have_other_words() -> None:
    assert heard(noted((names.EVENT_TOKENS, -1, 1, -1, 0))) == [(-1, ["Big token: 2 somebody"])]
    assert heard(noted((names.EVENT_SERVED, 0, CASUAL, 0, 0))) == [(0, ["served casual 2"])]
    assert heard(noted((names.EVENT_DISCARD, -1, STALL, 0, 0))) == [(-1, ["Not kept: stall 3"])]
    flipped = heard(noted((names.EVENT_PUT, -1, STALL, 0, 0)))
    assert flipped == [(-1, ["Turned over into the courtyard: stall 3"])]


def test_what_came_and_went_for_one_reason_is_one_phrase() -> None:
    log = noted(
        (names.EVENT_CASH, 0, -6, 0, names.CAUSE_PURCHASE),
        (names.EVENT_SHOP, 0, names.BEAN, 0, 0),
        (names.EVENT_VEGETABLE, 0, names.BEAN, 1, names.CAUSE_PURCHASE),
        (names.EVENT_CASH, 1, 2, 0, names.TOUT + 1),
    )
    assert heard(log) == [(0, ["-6 cash, +1 bean (bought)"]), (1, ["+2 cash (Tout)"])]


def story(scene: Scene, written: str) -> list[tuple[int, list[str]]]:
    """What an action of the seat that acts is told to have done."""
    actor = scene.actor
    scene.position.watch()
    scene.position.take_events()
    scene.position.play(actor, scene.game.read(written))
    return heard(scene.position.take_events(), actor, scene.game.seats)


def test_whoever_is_served_is_named_first_and_not_again_as_a_cause() -> None:
    scene = Scene().farm(cart={"wheat": 2}, cards=["regular 2"]).begin()
    pays = scene.position.view(0)["areas"][0][0]["pays"]
    told = story(scene, "serve regular 2")
    assert told == [(0, ["served regular 2, row 1", "-2 wheat", f"+{pays} cash"])]


def test_a_casual_customer_that_is_served_says_nothing_twice() -> None:
    scene = Scene().farm(cart={"wheat": 2, "bean": 1}, cards=["casual 2"]).begin()
    ((seat, (served, *changes, gone)),) = story(scene, "serve casual 2")
    assert (seat, served, gone) == (0, "served casual 2", "discarded casual 2")
    assert changes[:2] == ["-2 wheat", "-1 bean"]
    assert all("(" not in change for change in changes)


def test_a_trade_tells_what_is_given_and_got_together() -> None:
    scene = Scene().farm(cart={"wheat": 2}, cards=["stall 7"]).begin()
    scene.play("trade stall 7 leek")
    assert story(scene, "give wheat") == [(0, ["-1 wheat (trade, more to give)"])]
    assert story(scene, "give wheat")[0] == (0, ["-1 wheat, +1 leek (trade)"])


def test_a_stall_that_a_trade_empties_goes_behind_the_gain() -> None:
    log = noted(
        (names.EVENT_VEGETABLE, 0, names.WHEAT, -1, names.CAUSE_TRADE),
        (names.EVENT_DISCARD, 1, STALL, 0, names.CAUSE_TRADE),
        (names.EVENT_VEGETABLE, 0, names.BEAN, 1, names.CAUSE_TRADE),
    )
    told = [(0, ["-1 wheat, +1 bean (trade)"]), (1, ["discarded stall 3 (trade)"])]
    assert heard(log) == told


def test_vegetables_without_room_are_told_as_lost() -> None:
    scene = Scene().farm(cash=0, cart={"wheat": 2, "pumpkin": 1}).begin()
    scene.play("done")
    assert story(scene, "store wheat")[0] == (0, ["stored wheat"])
    lost = "-1 wheat, -1 pumpkin (lost, no room in the storehouse)"
    assert story(scene, "done")[0] == (0, [lost])


def test_the_tenant_tells_whose_field_it_was() -> None:
    scene = SITUATIONS["question-tenant"][0]()
    told = story(scene, "pick 2 field 2")
    assert told[0] == (0, ["-1 cash, +1 bean (Tenant, field of 2 somebody)"])
    assert told[1] == (1, ["+1 cash (Tenant)"])


def test_cards_in_the_hand_of_another_are_only_counted() -> None:
    log: list[int] = []
    for card in ("stall 3", "foreman"):
        events.whisper(log, names.EVENT_HAND, 1, CARDS[card], 0, 0)
    assert heard(log, 0) == heard(log, TABLE) == [(1, ["drew 2 cards"])]
    assert heard(log, 1) == [(1, ["drew stall 3, Foreman"])]


def test_the_dummy_of_the_solitaire_game_has_words_of_its_own() -> None:
    log = noted((names.EVENT_SWAPPED, 0, STALL, names.DUMMY, 0))
    assert heard(log, seats=1) == [(0, ["got stall 3 from dummy"])]


# --- Reasons, the end, own words --------------------------------------------------------------


def test_every_reason_has_words() -> None:
    teller = LoyangTeller(Loyang(2))
    for number, key in enumerate(reasons.KEYS):
        why = teller.why_not(number)
        assert why == Message(key)
        assert ear(2).hear(why)


def wrong_crop(scene: Scene, written: str) -> str:
    """Why a vegetable is not possible where it was tried."""
    seat, action = scene.actor, scene.game.read(written)
    position, hearer = scene.position, ear(scene.game.seats)
    tried = Attempt(position.view(seat), seat, action)
    reason = position.why_not(seat, action)
    assert scene.game.reason_key(reason) == "reason-wrong-crop"
    return hearer.hear(hearer.teller.why_not(reason, tried))


def test_a_vegetable_that_is_not_possible_hears_which_are() -> None:
    crop = SITUATIONS["question-crop"][0]()
    assert wrong_crop(crop, "plant leek") == "The home field takes only: wheat, pumpkin, turnip."
    scene = Scene().farm(cart={"leek": 1}, fields=[(5, None, 0)]).begin()
    told = "A field with 5 spaces takes only: wheat, pumpkin, turnip, cabbage."
    assert wrong_crop(scene, "sow leek field 2") == told
    merchant = SITUATIONS["question-merchant"][0]()
    assert wrong_crop(merchant, "name pumpkin") == "This vegetable is not possible here."


def test_the_end_tells_spaces_by_their_source_and_cash_by_its_causes() -> None:
    scene = Scene(seats=1, round=9).farm(cash=30, path=1, loans=1, cart={"leek": 1})
    scene.begin()
    position, logs = scene.position, [noted((names.EVENT_ROUND, -1, 9, 0, 0))]
    for written in ("sell leek", "done", "step", "step", "step", "done"):
        position.play(0, scene.game.read(written))
        logs.append(position.take_events())
    result = LoyangTeller(scene.game).result(position.view(-1), logs)
    (place,) = result.places
    hearer = ear(1)
    sources = {hearer.hear(source.what): source.points for source in place.sources}
    assert sources == {"start": 1, "first steps of a turn": 1, "further steps": 2, "loans": -1}
    facts = [hearer.hear(fact) for fact in place.facts]
    assert facts[0] == "after 1 loan"
    assert facts[-2:] == ["earned 2 (sold 2)", "spent 8 (path 8)"]
    assert [remark.key for remark in result.remarks] == ["level-none"]


def test_without_events_the_end_has_no_sources() -> None:
    scene = Scene("end", round=9).begin()
    result = LoyangTeller(scene.game).result(scene.position.view(0), [])
    assert [place.sources for place in result.places] == [[], []]
    assert [remark.key for remark in result.remarks] == ["result-ties"]


def own_game(**helper: Any) -> Loyang:
    box = loading.from_changes(json.dumps({"helper": [{"key": "foreman", **helper}]}))
    return Loyang(2, box=box)


def test_the_shipped_box_has_no_own_words() -> None:
    assert LoyangTeller(Loyang(2)).own_words("en") == {}


def test_own_names_and_texts_go_before_those_of_the_files() -> None:
    teller = LoyangTeller(own_game(name={"en": "Overseer"}, text="Takes what he sees."))
    expected = {"helper-foreman": "Overseer", "helper-foreman-text": "Takes what he sees."}
    assert teller.own_words("en") == expected
    assert teller.own_words("pl") == expected
    keys = [sentence.key for sentence in teller.things.text("foreman")]
    assert keys == ["helper-foreman-text", "text-phases"]


def test_a_name_of_ones_own_in_another_language_is_for_that_language() -> None:
    teller = LoyangTeller(own_game(name={"en": "Foreman", "fr": "Chef"}))
    assert teller.own_words("en") == {}
    assert teller.own_words("fr") == {"helper-foreman": "Chef"}


@pytest.mark.parametrize("seats", [1, 4])
def test_every_card_says_what_it_is_and_does(seats: int) -> None:
    things, hearer = LoyangTeller(Loyang(seats)).things, ear(seats)
    for word in CARD_WORDS[1:]:
        assert hearer.hear(things.told(word)).startswith(hearer.hear(things.card(word)))
        assert all(hearer.hear(sentence) for sentence in things.text(word))
