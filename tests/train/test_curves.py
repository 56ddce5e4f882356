"""A history of learning as a picture."""

import json
import sys
from pathlib import Path
from subprocess import run
from xml.etree import ElementTree

import pytest

from barrowgate.train.curves import HistoryError, Point, draw, read

PLACE = "{http://www.w3.org/2000/svg}"


def line(total: float, minutes: float, **points: float) -> str:
    return json.dumps({"total_minutes": total, "minutes": minutes, **points})


HISTORY = [
    line(0.1, 0.1, points_1=-20.0),
    line(0.6, 0.6, points_1=4.0, points_2=6.0),
    line(0.8, 0.8, points_1=6.0),
    line(1.2, 1.2, points_1=9.0, points_2=7.0),
    line(1.4, 0.2, points_1=1.0),
    line(1.8, 0.6, points_1=12.0),
]


def test_a_point_is_the_mean_of_a_stretch_without_the_first_games_of_a_run() -> None:
    curves = read(HISTORY)
    assert curves.lines[1] == [Point(0.7, 5.0), Point(1.2, 9.0), Point(1.8, 12.0)]
    assert curves.lines[2] == [Point(0.6, 6.0), Point(1.2, 7.0)]
    assert set(curves.lines) == {1, 2}
    assert curves.begun == [pytest.approx(1.2)]
    assert curves.minutes == 1.8


def test_the_picture_has_a_line_for_each_number_of_seats_and_says_where_it_ends() -> None:
    drawn = ElementTree.fromstring(draw(read(HISTORY), "a game & its points"))
    lines = drawn.findall(f"{PLACE}polyline")
    assert len(lines) == 2
    heights = [float(place.split(",")[1]) for place in lines[0].attrib["points"].split()]
    assert heights == sorted(heights, reverse=True)
    said = [text.text for text in drawn.findall(f"{PLACE}text")]
    assert {"alone: 12.0", "2 seats: 7.0", "a game & its points", "0", "1"} <= set(said)
    assert len({line.attrib["stroke-dasharray"] for line in lines}) == 2


@pytest.mark.parametrize(
    "lines", [[], ["{}"], ["no JSON"], ["3"], [line(0.1, 0.1, points_1=1.0)]], ids=str
)
def test_what_is_no_history_is_refused(lines: list[str]) -> None:
    with pytest.raises(HistoryError, match="not a history of learning"):
        read(lines)


def test_the_command_writes_the_picture_or_says_why_not(tmp_path: Path) -> None:
    history, picture = tmp_path / "lg.jsonl", tmp_path / "lg.svg"
    command = [sys.executable, "-m", "barrowgate.train.curves", str(history), str(picture)]
    ended = run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert "lg.jsonl" in ended.stderr
    assert "Traceback" not in ended.stderr
    history.write_text("\n".join(HISTORY))
    lost = tmp_path / "lost" / "lg.svg"
    ended = run([*command[:-1], str(lost)], capture_output=True, text=True, timeout=60, check=False)
    assert ended.stderr == f"barrowgate.train.curves: {lost}: No such file or directory\n"
    history.write_text("\n".join(HISTORY))
    ended = run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "lg: mean points while learning" in picture.read_text()
