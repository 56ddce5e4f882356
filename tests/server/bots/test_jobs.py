"""What a worker is told: never the seed, never what its seat cannot know."""

from pathlib import Path

import pytest

from barrowgate.core.record import Record
from barrowgate.games import of_record
from barrowgate.server.bots import jobs
from barrowgate.server.bots.framing import framed
from barrowgate.server.bots.jobs import Check, Choose, Hint, Job, Review, header_of
from tests.coaching import own_game
from tests.kit import Kit
from tests.kits import every_kit
from tests.server.bots.moments import SEED, moment


@pytest.mark.parametrize(
    "job",
    [
        Choose("header", b"\x00\xff", "master", "t/1", 7),
        Hint("header", b"seen"),
        Check("header", "hard"),
        Review("record", (0, 2), 1600),
    ],
)
def test_a_job_travels(job: Job) -> None:
    assert jobs.from_json(jobs.as_json(job)) == job


@every_kit
def test_a_header_makes_the_same_game_and_has_no_seed(kit: Kit) -> None:
    game = moment(kit.name).game
    record = Record.parse(header_of(game))
    assert (record.seed, record.moves) == (0, [])
    record.check(of_record(record))
    assert header_of(of_record(record)) == header_of(game)


def test_a_header_has_the_own_components_of_a_table(tmp_path: Path) -> None:
    game = own_game(tmp_path)
    assert of_record(Record.parse(header_of(game))).components_digest == game.components_digest


@every_kit
def test_the_seed_of_a_game_is_not_in_the_frame(kit: Kit) -> None:
    at = moment(kit.name)
    job = Choose(header_of(at.game), at.seen.to_bytes(), "master", "t/1", 7)
    for data in (framed(jobs.as_json(job)), job.seen):
        assert str(SEED).encode() not in data
        assert SEED.to_bytes(8, "big") not in data
        assert SEED.to_bytes(8, "little") not in data
    assert at.position.to_bytes() not in job.seen


@pytest.mark.parametrize("seats", [2, 4])
@every_kit
def test_deals_that_look_alike_to_a_seat_give_the_same_frame(kit: Kit, seats: int) -> None:
    at = moment(kit.name, seats)
    frames, positions = set(), set()
    for seed in range(8):
        other = at.seen.determinize(seed)
        positions.add(other.to_bytes())
        job = Choose(header_of(at.game), other.seen_by(at.seen.seat).to_bytes(), "hard", "t/1", 7)
        frames.add(framed(jobs.as_json(job)))
    assert len(positions) == 8
    assert len(frames) == 1
