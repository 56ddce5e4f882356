"""Why an action is not legal: some situation for every reason that the engine can give."""

import pytest

from tests.kit import Kit
from tests.kits import every, every_kit

# Two reasons are not about an action of the seat that is asked.
APART = {"not-your-turn", "no-written-form"}


def key(kit: Kit, number: int) -> str:
    return kit.game.reason_keys[number].removeprefix("reason-")


def numbers(kit: Kit) -> dict[str, int]:
    return {key(kit, number): number for number in range(len(kit.game.reason_keys))}


@every("number", numbers)
def test_every_reason_is_given_in_some_situation(kit: Kit, number: int) -> None:
    reason = key(kit, number)
    if reason not in APART:
        assert reason in kit.situations, f"no situation gives the reason '{reason}'"
        scene, action = kit.situations[reason]()
        seat = max(scene.actor, 0)
        given = scene.position.why_not(seat, scene.game.read(action))
        assert key(kit, given) == reason
        assert (scene.game.read(action) in scene.position.legal(seat)) == (reason == "allowed")


@every("reason", lambda kit: list(kit.situations))
def test_every_situation_is_about_a_reason_of_the_engine(kit: Kit, reason: str) -> None:
    assert f"reason-{reason}" in kit.game.reason_keys


@every_kit
def test_every_reason_has_a_number_of_its_own(kit: Kit) -> None:
    assert len(numbers(kit)) == len(kit.game.reason_keys)
    assert numbers(kit).keys() >= APART


@every_kit
def test_a_seat_whose_turn_it_is_not_is_told_so(kit: Kit) -> None:
    scene, action = kit.situations["allowed"]()
    assert scene.why(action, seat=1) == "not-your-turn"
    for seat in (7, -1):
        assert scene.why(action, seat=seat) == "not-your-turn"
        assert scene.why("done", seat=seat) == "not-your-turn"


@pytest.mark.parametrize("beyond", [-1, 0, 5000])
@every_kit
def test_a_number_outside_the_catalogue_has_no_written_form(kit: Kit, beyond: int) -> None:
    scene, _ = kit.situations["allowed"]()
    action = beyond if beyond < 0 else len(kit.game.catalogue) + beyond
    assert key(kit, scene.position.why_not(scene.actor, action)) == "no-written-form"
