"""Frames: a length and JSON, and nothing else gets through."""

import io

import pytest

from barrowgate.server.bots import framing
from barrowgate.server.bots.framing import BadFrame, framed, read_frame


def test_a_frame_is_four_bytes_of_length_and_json() -> None:
    assert framed({"answer": 110}) == b'\x00\x00\x00\x0e{"answer":110}'


def test_frames_come_out_one_by_one_as_they_went_in() -> None:
    jobs = [{"job": "hint", "seen": "AAA="}, {"words": "Käse\n"}, {}]
    file = io.BytesIO(b"".join(framed(job) for job in jobs))
    assert [read_frame(file) for _ in jobs] == jobs
    assert read_frame(file) is None


@pytest.mark.parametrize("kept", [1, 3, 4, 10])
def test_a_frame_that_was_cut_off_is_the_end(kept: int) -> None:
    assert read_frame(io.BytesIO(framed({"answer": 110})[:kept])) is None


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\x00\x00\x00\x03abc", "not JSON"),
        (b"\x00\x00\x00\x02[]", "not an object"),
        (framing.LENGTH.pack(framing.LARGEST + 1), "the largest has"),
        (b"stray words on the way", "the largest has"),
    ],
)
def test_what_is_not_a_frame_is_refused(data: bytes, words: str) -> None:
    with pytest.raises(BadFrame, match=words):
        read_frame(io.BytesIO(data))
