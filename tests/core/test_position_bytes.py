"""Bytes of positions refuse what is impossible (core/position_bytes.py)."""

import pytest

from barrowgate.core import codec
from barrowgate.core.agenda import Agenda
from barrowgate.core.chance import Chance
from barrowgate.core.codec import FormatError
from barrowgate.games import REGISTRY
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang, names
from barrowgate.orchard import Orchard
from tests.formats import format_of
from tests.kit import Kit
from tests.kits import every_kit
from tests.loyang.builders import Scene


def test_bytes_of_a_table_with_other_options_are_refused() -> None:
    data = LaGranja(3, {"removal": "choose"}).start(1).to_bytes()
    with pytest.raises(FormatError, match="other options"):
        LaGranja(3).from_bytes(data)
    data = Loyang(3, {"introductory": "on"}).start(1).to_bytes()
    with pytest.raises(FormatError, match="other options"):
        Loyang(3).from_bytes(data)


def test_bytes_of_another_number_of_seats_or_another_game_are_refused() -> None:
    data = LaGranja(3).start(1).to_bytes()
    with pytest.raises(FormatError, match="a game of 3"):
        LaGranja(4).from_bytes(data)
    with pytest.raises(FormatError):
        Loyang(3).from_bytes(data)


def test_a_card_number_that_does_not_exist_is_refused() -> None:
    game = LaGranja(2)
    position = game.start(1)
    farm = position.farms[0]
    farm.helper = [100, 0, 0]
    with pytest.raises(FormatError, match="helper"):
        game.from_bytes(position.to_bytes())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turn", 3),
        ("last_actor", 2),
        ("order", [3, 2, 0, 0]),
        ("order", [0, 0, 0, 0]),
        ("renter", 3),
        ("replaced", 4),
        ("deck", 60),
    ],
)
def test_seats_and_counts_that_are_not_at_the_table_are_refused(name: str, value: object) -> None:
    game = LaGranja(2)
    position = game.start(1)
    setattr(position, name, value)
    with pytest.raises(FormatError, match=f"field '{name}' holds"):
        game.from_bytes(position.to_bytes())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("big_token", 2),
        ("small_token", 3),
        ("order", [1, 1, 0, 0]),
        ("partner", [2, 0, 0, 0]),
        ("last_taker", 2),
        ("last_but_one", 3),
        ("courtyard", 1),
        ("grid", [7, *[0] * 11]),
        ("under", [0, 2, *[0] * 69]),
    ],
)
def test_loyang_refuses_them_too(name: str, value: object) -> None:
    game = Loyang(2)
    position = game.start(1)
    setattr(position, name, value)
    with pytest.raises(FormatError, match=f"field '{name}' holds"):
        game.from_bytes(position.to_bytes())


@pytest.mark.parametrize("served", [names.SERVED, names.SERVED_TWICE])
def test_a_customer_that_was_served_has_filled_a_row(served: int) -> None:
    """With a Messenger the compiled view looks up what the row before it pays."""
    scene = Scene().farm(cards=["regular 3"]).begin()
    scene.regular("regular 3", rows=1, served=served)
    assert scene.game.from_bytes(scene.position.to_bytes()) == scene.position
    scene.regular("regular 3", rows=0, served=served)
    with pytest.raises(FormatError, match="field 'row' holds 0"):
        scene.game.from_bytes(scene.position.to_bytes())


@every_kit
def test_every_farm_is_that_of_its_seat(kit: Kit) -> None:
    game = kit.game(2)
    position = game.start(1)
    position.farms[1].seat = 0
    with pytest.raises(FormatError, match="field 'seat' holds 0, not 1 to 1"):
        game.from_bytes(position.to_bytes())


@pytest.mark.parametrize("size", [0, 1, 2, 7])
def test_a_private_pile_holds_fields_of_sizes_that_there_are(size: int) -> None:
    """The compiled view looks a size up without asking whether there is one."""
    game = Loyang(2)
    position = game.start(1)
    farm = position.farms[1]
    farm.pile = [size, *farm.pile[1:]]
    with pytest.raises(FormatError, match="field 'pile' holds"):
        game.from_bytes(position.to_bytes())


@pytest.mark.parametrize(
    ("kind", "first", "second", "words"),
    [
        (63, 0, 0, "kind 63"),
        (80, 1, 0, "kind 80"),
        (32, 6, 0, "frame 32 with 6, 0, 0"),
        (6, 1, 3, "frame 6 with 1, 3, 0"),
        (7, 0, 0, "frame 7 on one of kind 1"),
        (64, 1, 0, "is asked nothing"),
    ],
)
def test_frames_that_no_game_has_are_refused(
    kind: int, first: int, second: int, words: str
) -> None:
    game = LaGranja(2)
    position = game.start(1)
    position.agendas[position.turn].push(kind, first, second)
    with pytest.raises(FormatError, match=words):
        game.from_bytes(position.to_bytes())


def test_somebody_is_asked_until_the_end() -> None:
    game = LaGranja(2)
    position = game.start(1)
    position.agendas[position.turn].pop()
    with pytest.raises(FormatError, match="nobody is asked"):
        game.from_bytes(position.to_bytes())


@every_kit
def test_bytes_of_earlier_formats_are_refused_as_old(kit: Kit) -> None:
    data = kit.game(2).start(1).to_bytes()
    kind, number = format_of(data)
    body = codec.unseal(kind, number, data)
    for older in range(number):
        with pytest.raises(FormatError, match=f"an older format: {older}, not {number}"):
            kit.game(2).from_bytes(codec.seal(kind, older, body))


def test_every_game_has_letters_of_its_own() -> None:
    tables = [known.make(known.least_seats) for known in REGISTRY.values()]
    letters = [format_of(table.start(1).to_bytes()).kind for table in tables]
    assert len(set(letters)) == len(letters)


@every_kit
def test_every_position_of_a_game_is_below_a_thousand_bytes_and_comes_back(kit: Kit) -> None:
    game = kit.game(4)
    position, chance = game.start(5), Chance()
    chance.seed(5)
    while not position.is_over:
        position.playout(chance, 9)
        data = position.to_bytes()
        assert len(data) < 1000
        assert game.from_bytes(data).to_bytes() == data


@every_kit
def test_nothing_is_said_of_card_nought(kit: Kit) -> None:
    game = kit.game(2)
    position = game.start(1)
    place = list(position.place)
    place[0] = 4
    position.place = place
    with pytest.raises(FormatError, match="field 'place' holds 4"):
        game.from_bytes(position.to_bytes())


@every_kit
def test_limits_are_those_of_the_declared_frames(kit: Kit) -> None:
    frames = kit.game(2).frames
    for kind, frame in frames.by_kind.items():
        for place, values in enumerate(frame.ranges):
            for number in (values.start - 1, values.start, values.stop - 1, values.stop):
                numbers = [one.start for one in frame.ranges]
                numbers[place] = number
                agenda = Agenda()
                agenda.push(kind, *numbers)
                assert frames.limits.allows(agenda, 0) == (number in values)


def test_a_card_is_laid_out_as_a_barrow_or_a_helper_alone() -> None:
    game = LaGranja(2)
    position = game.start(1)
    position.agendas[position.turn].push(4, 2, 5)
    with pytest.raises(FormatError, match="a frame 4 with 2, 5, 0"):
        game.from_bytes(position.to_bytes())


@pytest.mark.parametrize("count", [2, 8, 31])
def test_a_pile_that_was_never_seen_like_that_is_refused_at_once(count: int) -> None:
    """Fields put under the pile that were in it already."""
    game = Loyang(2)
    position = game.start(1)
    farm = position.farms[0]
    log = [25] * count + [15] * count
    farm.log = [*log, *[0] * (64 - len(log))]
    farm.n_log = len(log)
    with pytest.raises(FormatError, match="n_pile"):
        game.from_bytes(position.to_bytes())


def test_bytes_of_another_orchard_are_refused() -> None:
    with pytest.raises(FormatError, match="a game of 3, not of 2"):
        Orchard(2).from_bytes(Orchard(3).start(1).to_bytes())
    with pytest.raises(FormatError, match="a game of 3, not of 2"):
        Orchard(2).seen_from_bytes(Orchard(3).start(1).seen_by(2).to_bytes())
