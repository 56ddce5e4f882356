"""No hot function calls back into Python: the generated C is read for it.

Every C function of a hot module is hot, but for those that are listed here with the reason.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from barrowgate.core import engine

C_FILES = Path(__file__).parents[2] / "build" / engine.running().built["kind"] / "c"
MODULES = [module.as_posix() for module in engine.hot_modules()]
# They make Python objects, from first to last; no rule imports them (tests/test_compiled.py).
FACTS = {
    *("lagranja/view.py", "lagranja/farm_facts.py", "lagranja/board_facts.py"),
    *("loyang/view.py", "loyang/quotes.py"),
}
HOT = sorted(set(MODULES) - FACTS)

# What Python calls, once for many decisions or to get an answer as Python objects.
BOUNDARY = {
    # once a game, or to say what is wrong
    "core/batch.py": {
        *("Batch__share", "Batch__begin", "Batch__refuse", "Batch__check_number"),
    },
    # once a tree
    "bots/search/tree.py": {"Tree__make_nodes", "Tree__make_edges", "Tree__forget"},
    "core/bits.py": {"Bits_to_bytes", "Bits_read_from", "Bits_finish"},
    "core/frame_limits.py": {"FrameLimits_add"},
    "core/observation_bytes.py": {"ObservationBytes_to_bytes"},
    # once a deal: they make what they deal from
    "lagranja/redeal.py": {"hide", "deal"},
    "loyang/redeal.py": {"hide", "deal"},
    "loyang/pile_guess.py": {"deal_pile", "fields_left"},
    "core/board.py": {
        *("Board_actors", "Board_legal", "Board_distinct", "Board_why_not", "Board_play"),
        *("Board_playout", "Board_reseed", "Board_scores", "Board_net_scores", "Board_standing"),
        *("Board_undo_floor", "Board_watch", "Board_take_events"),
        *("Board_check_reader", "Board_observed", "Board_to_bytes"),
    },
    "lagranja/market.py": {"closed_spaces"},
    # makes an object, in the few games in which a pile was searched
    "loyang/write_observation.py": {"write_guesses"},
}
POSITION = {
    *("Position_set_up", "Position_copy", "Position_copy_into"),
    *("Position_leftovers", "Position_level"),
    *("Position_to_bytes", "Position_to_bytes_for", "Position_fill", "Position_observation"),
    *("Position_hide", "Position_deal"),
}
# Somebody watches: events are Python numbers. Only then are these called.
WATCHED = {"note", "whisper", "public_form"}
# They end the game with an error; what they call makes the exception.
RAISING = {
    *("Agenda_push", "Agenda_no_such_frame", "Chance_below", "log_field", "Position_refuse"),
    *("Bits_refuse", "Bits_end_within", "Bits_overflow"),
    *("refuse", "refuse_count", "refuse_frames", "refuse_kind", "refuse_frame", "refuse_below"),
    *("ObservationBuffer_put_large", "ObservationBytes_take"),
    *("Network__refuse_seat", "Network__refuse_action"),
}

HEAD = re.compile(r"^static .*?\b__pyx_f_10barrowgate_(\w+)\(.*\) \{$")
CALL = re.compile(
    r"\b(__Pyx_GetModuleGlobalName\w*|__Pyx_PyObject_\w*(?:Call|GetAttr|IsTrue|GetItem|SetAttr)\w*"
    r"|PyObject_\w*(?:Call|GetAttr|GetIter|IsTrue|RichCompare|GetItem|SetItem)\w*|PyNumber_\w+"
    r"|__Pyx_PyLong_\w+|PyLong_\w+|__Pyx_GetItemInt_Generic|PyList_New|PyTuple_New|PyDict_\w+"
    r"|__Pyx_PyObject_GetIterNextFunc|__Pyx_Import\w*|PySequence_\w+|PyBool_\w+|PyUnicode_\w+"
    r"|PyList_Append|PySlice_\w+|PyFloat_\w+|PySet_\w+)\b"
)


def functions(path: Path, depth: int = 2) -> Iterator[tuple[str, list[str]]]:
    """Each C function that comes from the module itself, with the calls it makes into Python.

    The depth is that of the module: 2 for one in a room, 3 where a room has rooms.
    """
    name = ""
    calls: list[str] = []
    for line in path.read_text().splitlines():
        if not name:
            head = HEAD.match(line)
            if head:
                name, calls = _short(head[1], depth), []
        elif line == "}":
            yield name, calls
            name = ""
        else:
            calls += CALL.findall(line)


def _short(mangled: str, depth: int) -> str:
    """4core_5board_5Board_play -> Board_play; rooms and module go before, lengths everywhere."""
    parts = []
    while length := re.match(r"(\d+)(?=[A-Za-z_])", mangled):
        size = int(length[1])
        rest = mangled[length.end() :]
        parts.append(rest[:size])
        mangled = rest[size:].removeprefix("_")
    return "_".join([*parts[depth:], mangled])


def allowed(module: str) -> set[str]:
    names = BOUNDARY.get(module, set()) | RAISING
    if module.endswith("position.py"):
        names = names | POSITION
    return names | WATCHED if module == "core/events.py" else names


def _c_file(module: str) -> Path:
    path = C_FILES / "src" / "barrowgate" / Path(module).with_suffix(".c")
    assert path.exists(), "the C files of this build are gone: run make"
    return path


def _functions_of(module: str) -> Iterator[tuple[str, list[str]]]:
    return functions(_c_file(module), len(Path(module).parts))


@pytest.mark.parametrize("module", HOT)
def test_hot_functions_stay_in_c(module: str) -> None:
    found = {
        name: calls
        for name, calls in _functions_of(module)
        if calls and name not in allowed(module) and "__pyx_unpickle" not in name
    }
    assert found == {}


def test_every_name_that_is_excused_is_there() -> None:
    """A name that matches nothing would hide that its function has gone, or is no longer read."""
    found = {module: {name for name, _ in _functions_of(module)} for module in MODULES}
    everything = set().union(*found.values())
    assert set(MODULES) >= FACTS
    for module, names in BOUNDARY.items():
        assert names <= found[module], module
    for names in (POSITION, WATCHED, RAISING):
        assert names <= everything


def test_the_reader_finds_functions_and_their_calls(tmp_path: Path) -> None:
    board = dict(_functions_of("core/board.py"))
    assert {"Board_play", "Board_play_on", "Board_advance", "Board_agenda"} <= set(board)
    assert "PyList_New" in board["Board_legal"]
    file = tmp_path / "made_up.c"
    file.write_text(
        "static int __pyx_f_10barrowgate_8lagranja_4flow_settle(int x) {\n"
        "  x = PyNumber_Add(x, 1);\n  if (x) {\n  }\n}\n"
    )
    assert list(functions(file)) == [("settle", ["PyNumber_Add"])]
