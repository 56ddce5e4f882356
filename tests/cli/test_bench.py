"""``barrowgate bench``: every figure for every number of seats."""

import json

from tests.cli.terminal import barrowgate

FIGURES = {
    "decisions": "1/s",
    "games": "1/s",
    "decisions_a_game": "decisions",
    "branching": "actions",
    "forced": "share",
    "copies": "1/s",
    "position": "bytes",
}


def test_json_has_a_row_for_each_figure_and_number_of_seats() -> None:
    said = barrowgate("bench", "--seconds", "0.01", "--json")
    rows = json.loads(said.out)
    assert said.status == 0
    found = {(row["game"], row["seats"], row["figure"]): row for row in rows}
    assert set(found) == {
        (game, seats, figure)
        for game in ("la-granja", "loyang")
        for seats in (1, 2, 3, 4)
        for figure in FIGURES
    }
    for row in rows:
        assert set(row) == {"game", "engine", "seats", "figure", "value", "unit"}
        assert row["unit"] == FIGURES[row["figure"]]
        assert row["value"] > 0
        assert row["engine"] in ("plain", "compiled")
        assert row["figure"] != "forced" or row["value"] < 1


def test_the_text_is_a_table_with_a_column_a_number_of_seats() -> None:
    said = barrowgate("bench", "--seconds", "0.01")
    assert said.status == 0
    assert "1 seat  2 seats  3 seats  4 seats" in said.out
    assert said.out.splitlines()[0] == "La Granja"
    assert "At the Gates of Loyang" in said.out.splitlines()
    assert len(said.out.splitlines()) == 2 * (len(FIGURES) + 2)
