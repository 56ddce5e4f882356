"""The browser's tests visit every question, and their records lead there."""

import json
from typing import Any

from barrowgate.core.record import Record
from barrowgate.games import of_record
from tests.kit import Kit
from tests.kits import every_kit
from tests.web.questions import FILE

LISTED: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))


@every_kit
def test_every_question_has_a_record_that_ends_there(kit: Kit) -> None:
    listed = LISTED[kit.name]
    asked = [frame.name for frame in kit.game.frames.questions]
    assert [each["question"] for each in listed] == asked, "write it anew: tests/web/questions.py"
    for each in listed:
        record = Record.parse(each["record"])
        position = record.replay(record.make_game(of_record))
        assert each["seat"] in position.actors()
        view = position.view(each["seat"])
        assert view["phase"] == each["phase"]
        assert view["questions"][each["seat"]] == each["question"]
