"""The browser's tests visit every question, and their records lead there."""

import json
from typing import Any

from barrowgate.core.record import Record
from barrowgate.games import entry, of_record
from tests.kit import Kit
from tests.kits import every_kit
from tests.web.questions import FILE, questions_of

LISTED: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))


@every_kit
def test_every_question_has_a_record_that_ends_there(kit: Kit) -> None:
    listed = LISTED[kit.name]
    found = [(each["question"], each["words"]) for each in listed]
    assert found == questions_of(kit), "write it anew: tests/web/questions.py"
    asked = dict.fromkeys(name for name, _ in found)
    assert [*asked] == [frame.name for frame in kit.game.frames.questions]
    for each in listed:
        record = Record.parse(each["record"])
        game = record.make_game(of_record)
        position = record.replay(game)
        assert each["seat"] in position.actors()
        view = position.view(each["seat"])
        assert view["phase"] == each["phase"]
        assert view["questions"][each["seat"]] == each["question"]
        if each["words"]:
            teller = entry(kit.name).part("telling")(game)
            assert teller.question(view, each["seat"]).key == each["words"]
