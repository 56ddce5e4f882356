"""Messages become text: things in all their forms, lists joined, own words first."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from barrowgate.locales import MissingWords, Words
from barrowgate.locales.rendering import Speaker
from barrowgate.telling.message import Message, from_json, message

ENGLISH = """
language-forms = plural
list-separator = {", "}
good-olive = olive
    .plural = olives
good-grain = grain
event-got = got { $count } { $good-plural }
tile-silver = { $amount } silver
event-took = took { $goods } ({ $goods-count })
event-bought = bought { $good } for { $price }
event-tile = laid { $tile }
"""
POLISH = """
language-forms = accusative genitive-plural
list-separator = {", "}
good-olive = oliwka
    .accusative = oliwkę
    .genitive-plural = oliwek
good-grain = zboże
event-took = bierze: { $goods-accusative }
event-bought = kupuje { $good-accusative } za { $price }
event-many = ma { $count } { $good-genitive-plural }
"""


def words(language: str, *texts: str) -> Words:
    bundles = []
    for text in texts:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        bundles.append(bundle)
    made = Words(language, bundles)
    made.strict = True
    return made


SPEAKER = Speaker(words("en", ENGLISH))
POLE = Speaker(words("pl", POLISH, ENGLISH))


def test_a_thing_is_said_by_its_key() -> None:
    assert SPEAKER.say("good-olive") == "olive"
    assert SPEAKER.say(message("event-bought", good="good-olive", price=3)) == "bought olive for 3"


def test_a_thing_with_values_of_its_own_is_said_within_a_sentence() -> None:
    tile = message("tile-silver", amount=4)
    assert SPEAKER.say(message("event-tile", tile=tile)) == "laid 4 silver"


def test_a_list_is_joined_and_counted() -> None:
    goods = [Message("good-olive"), Message("good-grain")]
    assert SPEAKER.say(message("event-took", goods=goods)) == "took olive, grain (2)"
    assert SPEAKER.say(message("event-took", goods=[])) == "took  (0)"


def test_a_sentence_takes_the_form_that_it_needs() -> None:
    said = POLE.say(message("event-bought", good="good-olive", price=3))
    assert said == "kupuje oliwkę za 3"
    assert POLE.say(message("event-many", good="good-olive", count=5)) == "ma 5 oliwek"


def test_a_form_that_a_thing_lacks_is_its_plain_form() -> None:
    goods = [Message("good-olive"), Message("good-grain")]
    assert POLE.say(message("event-took", goods=goods)) == "bierze: oliwkę, zboże"


def test_what_a_language_lacks_is_said_in_english() -> None:
    tile = message("tile-silver", amount=4)
    assert POLE.say(message("event-tile", tile=tile)) == "laid 4 silver"
    with pytest.raises(MissingWords, match="event-unknown"):
        POLE.say("event-unknown")


def test_a_sentence_in_english_finds_its_forms_in_a_language_without_them() -> None:
    olives = message("event-got", good="good-olive", count=3)
    assert SPEAKER.say(olives) == "got 3 olives"
    assert POLE.say(olives) == "got 3 oliwka"


def test_own_words_go_before_those_of_the_language() -> None:
    speaker = Speaker(words("pl", POLISH), {"good-olive": "Olivka"})
    assert speaker.say(message("event-bought", good="good-olive", price=1)) == "kupuje Olivka za 1"


def test_a_message_travels_as_json() -> None:
    told = message(
        "event-took", goods=[Message("good-olive")], tile=message("tile-silver", amount=4)
    )
    assert told.as_json() == {
        "key": "event-took",
        "values": {
            "goods": [{"key": "good-olive"}],
            "tile": {"key": "tile-silver", "values": {"amount": 4}},
        },
    }
    assert from_json(told.as_json()) == told
    assert from_json({"key": "good-olive"}) == Message("good-olive")
