"""Writes the Cython headers (`.pxd`) of the hot modules from their annotations.

    python -m tools.headers                        write them
    python -m tools.headers --check                say which are out of date
    python -m tools.headers barrowgate.GAME.flow   make a module hot: it has a header from now on

A module is hot when it has a header, in any room of the package: no list repeats it. The `.py`
files stay plain Python; docs/compiled.md states the conventions that this relies on.
"""

from tools import from_sources  # noqa: F401 - first

# isort: split
import ast
import re
import sys
from pathlib import Path

from barrowgate.core import engine

SOURCE = Path(__file__).parent.parent / "src"
PACKAGE = SOURCE / "barrowgate"
# Classes with virtual methods; every other class is final, which makes its calls cheap.
OPEN_CLASSES = {"Board", "State", "Position"}
# Their hot methods are C calls that Python does not see: one that it saw would have to look for
# an override first. What a game answers for the board stays virtual, the rest is final.
VIRTUAL = {
    "may_act",
    "first_actor",
    "offer_actions",
    "reason",
    "apply",
    "refuse",
    "write_observation",
    *("points", "net_points", "is_ahead", "is_double"),
}
HIDDEN = {
    "agenda",
    "offer",
    "copy_board_into",
    "walk_board",
    "reveal",
    "fill_legal",
    "is_remembered",
    "advance",
    *("play_on", "play_until", "weighed"),
    "farm",
    "copy_state_into",
    *("ObservationBuffer.leave_blank", "ObservationBuffer.put_large"),
    *("Bits.row", "Bits.put", "Bits.append", "Bits.take"),
    "Pool.lay",
    *("Layer.weigh", "Layer.fill", "Layer.cut_off"),
    *("is_forced", "place_of"),
}
# Module-level numbers that hot code reads; as C numbers they are invisible to Python.
HOT_CONSTANTS = {
    *("DEPTH", "FAR", "LARGEST", "ROOM", "TWO_TO_26", "UPPER", "LOWER", "UNDER"),
    "MOST_STEPS",
    *("LARGEST_UNIT", "NEVER", "LAST_EXP", "TABLE_SEATS"),
    *("DEEPEST", "MOST_OUTCOMES", "NO_KEY", "BEYOND", "MASK16"),
}
# Lists that stay Python's own; every other list of numbers becomes a C array.
PYTHON_LISTS = {"event_log", "_seeds"}
# Classes whose fields Python only reads: C loops rely on them unchecked.
READ_ONLY = {"Batch", "Layer", "Network", "ObservationBytes", "Tree"}
# Numbers wider than an int: 64 random bits, and what a caller may name besides seats and actions.
# Cython takes a Py_ssize_t through __index__, which refuses floats; other numbers it truncates.
WIDE = dict.fromkeys(
    (("Chance", "word"), ("Bits", "held"), ("Tree", "_seen"), ("Tree", "_base")),
    "unsigned long long",
)
WIDE_RESULTS = {
    "Chance.next32": "unsigned long long",
    "Chance.below": "long long",
    "Bits.take": "long long",
    "Bits.word": "unsigned long long",
    "key_of": "unsigned long long",
}
WIDE_ARGUMENTS = {
    "Chance.seed": "unsigned long long",
    "Bits.put": "unsigned long long",
    "Bits.word": "unsigned long long",
    **dict.fromkeys(
        (
            *("Board.legal", "Board.why_not", "Board.play", "Board.undo_floor", "Board.refuse"),
            *(
                "Board.playout",
                "Board.play_on",
                "Position.refuse",
                "Position.leftovers",
                "Position.hide",
                "Position.observation",
                "Position.to_bytes_for",
                "Board.observed",
                "Position.deal",
                "Board.check_reader",
                "as_index",
            ),
            *("Board.distinct", "Board.play_until", "Board.reseed"),
            *("Chance.below", "Position.set_up", "set_up"),
            *("Network.look", "Network.choose", "Network._think", "Network._refuse_seat"),
            *("view", "_with_own"),
        ),
        "Py_ssize_t",
    ),
    "Network._share": "long long",
}
# Classes whose methods Python calls: what returns nothing returns None, not a C number.
CALLED = {"Board", "Position", "Batch", "Network", "Tree"}
CALLED_TOO = {"Chance.seed"}
# Lists of unsigned bytes; as a C array they are invisible to Python, which would read them as text.
BYTES = {("ObservationBytes", "cells"), ("Bits", "cells")}
# Lists of numbers that need more than a short.
INTS = {
    *(("Network", name) for name in ("scores", "chances", "points", "wins", "_win_scores")),
    *(("Tree", name) for name in ("_decided", "_path")),
}
# Functions that change a list which they are given: as C calls they take where it lies.
POINTERS = {
    "Bits.row": "short*",
    "Pool.lay": "short*",
    "check_each_once": "short*",
    "count_in": "short*",
    **dict.fromkeys(("symbols", "by_vegetable"), "short*"),
    **dict.fromkeys(("Layer.weigh", "Layer.fill"), "short*"),
    "Network._share_out": "int*",
}
# Sums that stay an int: left to itself C would make them wider, and add fewer of them at a time.
INT_LOCALS = {
    "Layer.weigh": ("total",),
    "Layer.fill": ("a", "b", "c", "d"),
    "Network._fill_first": ("total",),
}
# Memory shared with Python: how the fields that hold a memoryview are laid out, row by row.
SHARED = {
    ("Batch", "_seats"): "signed char[::1]",
    ("Batch", "_masks"): "unsigned char[:, ::1]",
    ("Batch", "_observations"): "short[:, ::1]",
    ("Batch", "_observed"): "short[:, ::1]",
    ("Batch", "_observers"): "int[::1]",
    ("Batch", "_over"): "unsigned char[::1]",
    ("Batch", "_scores"): "int[:, ::1]",
    ("Batch", "_net_scores"): "int[:, ::1]",
    ("Batch", "_places"): "signed char[:, ::1]",
    ("Batch", "_skipped"): "int[::1]",
    ("Batch", "_choices"): "int[::1]",
    ("Batch", "_given"): "int[::1]",
    ("Layer", "_weights"): "short[:, ::1]",
    ("Layer", "_bias"): "int[::1]",
    ("Network", "_rows"): "short[:, ::1]",
    ("Network", "_rows_bias"): "short[::1]",
    ("Network", "_exponentials"): "int[::1]",
    ("Tree", "_seats"): "signed char[::1]",
    ("Tree", "_keys"): "unsigned long long[::1]",
    ("Tree", "_actions"): "short[::1]",
    **{
        ("Tree", name): "int[::1]"
        for name in (
            *("_moments", "_looks", "_firsts", "_siblings"),
            *("_visits", "_children", "_outcomes", "_followers"),
        )
    },
    **{
        ("Tree", name): "double[::1]"
        for name in (
            *("_node_values", "_node_points", "_node_wins"),
            *("_priors", "_values", "_points", "_wins"),
        )
    },
}
# Classes that a field or an argument may be of; anything else is a Python object.
CLASSES = {
    "Agenda",
    "Bits",
    "Board",
    "Chance",
    "Components",
    "Farm",
    "FrameLimits",
    "Layer",
    "Network",
    "PileGuess",
    "Pool",
    "Position",
    "ObservationBuffer",
    "State",
    "Weights",
}
# What else is known by its name in a signature.
OTHERS = {
    "arrays.Array": "object",
    "list[int]": "list",
    "list[float]": "list",
    "float": "double",
    "str": "str",
    "bytes": "bytes",
}
# Facts that functions of views take and give: Python's own.
FACTS = {
    **dict.fromkeys(("View", "Counts", "dict[str, int]"), "dict"),
    **dict.fromkeys(("Lying", "list[str]", "list[View]", "list[View | None]"), "list"),
}
# Methods that stay Python, although they give facts: whatever is no seat is refused behind them.
PLAIN = {"view", "views"}
# Modules whose header is written by hand; they are not compiled, what stands in it is.
BY_HAND = {"barrowgate.core.ahead"}
# Annotations of core/numbers.py, which say what an integer means.
ALIASES = re.compile(r"\b(Seat|Owner|Card)\b")
CHECK = "--check"
HEAD = "# Written by tools/headers.py from the annotations; do not edit.\n"


def hot_modules() -> list[str]:
    """Every module that is compiled."""
    return [_dotted(path) for path in engine.hot_modules(PACKAGE)]


def names_modules() -> list[str]:
    """Modules of constants that have a header and are not compiled."""
    return [_dotted(path.relative_to(PACKAGE)) for path in sorted(PACKAGE.glob("*/names.pxd"))]


def make_hot(module: str) -> None:
    """Lay an empty header beside a module; its rooms need one too, to be found by others."""
    source = path_of(module, ".py")
    if not source.exists():
        sys.exit(f"there is no module {module}")
    source.with_suffix(".pxd").touch()
    for room in source.parents[: len(source.relative_to(PACKAGE).parts) - 1]:
        (room / "__init__.pxd").touch()


def _dotted(path: Path) -> str:
    return ".".join(("barrowgate", *path.with_suffix("").parts))


def path_of(module: str, suffix: str) -> Path:
    return SOURCE.joinpath(*module.split(".")).with_suffix(suffix)


def header(module: str) -> str:
    """The header of one hot module."""
    tree = ast.parse(path_of(module, ".py").read_text())
    body = [_class(node) for node in tree.body if isinstance(node, ast.ClassDef)]
    body += [_function(node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    body = _constants(tree) + body
    lines = [HEAD, *_imports(tree), ""]
    if any("@cython" in part for part in body):
        lines.insert(1, "cimport cython\n")
    return "\n".join(lines + body).rstrip() + "\n"


def names_header(module: str) -> str:
    """Constants as an enumeration: a C number where a module-level integer is a look-up."""
    tree = ast.parse(path_of(module, ".py").read_text())
    constants = [
        f"    {node.target.id} = {ast.unparse(node.value)}"
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.value is not None
    ]
    return f"{HEAD}\ncdef enum:\n" + "\n".join(constants) + "\n"


def _imports(tree: ast.Module) -> list[str]:
    """Hot modules and classes that the module uses, as cimports."""
    hot = {*hot_modules(), *names_modules(), *BY_HAND}
    lines = []
    for node in tree.body:
        if isinstance(node, ast.Import) and node.names[0].name == "math":
            lines.append("from libc cimport math")
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if f"{node.module}.{alias.name}" in hot:
                    lines.append(f"from {node.module} cimport {ast.unparse(alias)}")
                elif node.module in hot and alias.name[0].isupper() and not alias.name.isupper():
                    lines.append(f"from {node.module} cimport {alias.name}")
    return lines


def _constants(tree: ast.Module) -> list[str]:
    """Module-level numbers: large ones need a C type of their own (docs/compiled.md, 11)."""
    lines = []
    for node in tree.body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, int | float)
            and isinstance(node.targets[0], ast.Name)
        ):
            name = node.targets[0].id
            if isinstance(node.value.value, float):
                lines += [f"cdef double {name}"] if name in HOT_CONSTANTS else []
            elif node.value.value > 2**31 - 1:
                lines.append(f"cdef unsigned long long {name}")
            elif name in HOT_CONSTANTS:
                lines.append(f"cdef int {name}")
    return lines


def _class(node: ast.ClassDef) -> str:
    bases = [ast.unparse(base) for base in node.bases]
    lines = [] if node.name in OPEN_CLASSES else ["@cython.final"]
    lines.append(f"cdef class {node.name}{'(' + ', '.join(bases) + ')' if bases else ''}:")
    fields = [
        f"    {_attribute(node, item)}" for item in node.body if isinstance(item, ast.AnnAssign)
    ]
    # Arrays first: the sanitizer takes one at the end of an object for one of open length.
    lines += sorted(fields, key=lambda field: "[" not in field)
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and not _is_plain(item):
            signature = _signature(item, f"{node.name}.")
            lines += [f"    {line}" for line in _locals(item, f"{node.name}.")]
            if _is_hidden(node.name, item.name):
                signature = signature.replace("cpdef", "cdef", 1)
                if item.name in HIDDEN:
                    lines.append("    @cython.final")
            lines.append("    " + signature)
    return "\n".join(lines) + "\n"


def _is_hidden(owner: str, method: str) -> bool:
    """Is the method a C call that Python does not see?"""
    if owner in OPEN_CLASSES:
        return method in HIDDEN | VIRTUAL
    return method.startswith("_") or f"{owner}.{method}" in HIDDEN


def _attribute(node: ast.ClassDef, item: ast.AnnAssign) -> str:
    assert isinstance(item.target, ast.Name)
    owner, name, kind = node.name, item.target.id, _written(item.annotation)
    if (owner, name) in SHARED:
        return f"cdef {SHARED[owner, name]} {name}"
    if (owner, name) in BYTES:
        return f"cdef unsigned char[{_length(node, name)}] {name}"
    public = "readonly " if owner in READ_ONLY else "public "
    public = "" if name.startswith("_") else public
    if kind == "int":
        return f"cdef {public}{WIDE.get((owner, name), 'int')} {name}"
    if kind == "bool":
        return f"cdef {public}bint {name}"
    if kind == "float":
        return f"cdef {public}double {name}"
    if kind == "list[float]":
        return f"cdef {public}double[{_length(node, name)}] {name}"
    if kind == "list[int]" and name not in PYTHON_LISTS:
        size = "int" if (owner, name) in INTS else "short"
        return f"cdef {public}{size}[{_length(node, name)}] {name}"
    if kind.startswith("list["):
        return f"cdef {public}list {name}"
    return f"cdef {public}{kind if kind in CLASSES else 'object'} {name}"


def _length(owner: ast.ClassDef, name: str) -> int:
    """How long a list is: ``__init__`` makes it as ``self.name = [0] * 24``."""
    for node in ast.walk(owner):
        if (
            isinstance(node, ast.Assign)
            and ast.unparse(node.targets[0]) == f"self.{name}"
            and isinstance(node.value, ast.BinOp)
            and isinstance(node.value.right, ast.Constant)
            and isinstance(node.value.right.value, int)
        ):
            return node.value.right.value
    raise ValueError(f"{owner.name}.{name} is not made as [0] * N with a literal N")


def _is_plain(node: ast.FunctionDef) -> bool:
    """Functions that stay Python: special, properties, or with Python objects in them."""
    if node.name.startswith("__") or node.decorator_list or _is_plain_method(node):
        return True
    kinds = [node.returns, *(argument.annotation for argument in node.args.args[0:])]
    return any(_kind(kind) is None for kind in kinds if kind is not None)


def _is_plain_method(node: ast.FunctionDef) -> bool:
    return node.name in PLAIN and any(argument.arg == "self" for argument in node.args.args)


def _kind(annotation: ast.expr) -> str | None:
    """The C type of an annotation, None where it is a Python object."""
    text = _written(annotation).removesuffix(" | None")
    if text in ("int", "None"):
        return "int"
    if text == "bool":
        return "bint"
    if text in OTHERS | FACTS:
        return (OTHERS | FACTS)[text]
    return text if text in CLASSES else None


def _written(annotation: ast.expr) -> str:
    """An annotation as text, with int for whatever is one."""
    return ALIASES.sub("int", ast.unparse(annotation).strip("'\""))


def _function(node: ast.FunctionDef) -> str:
    signature = "" if _is_plain(node) else "\n".join([*_locals(node, ""), _signature(node, "")])
    return signature.replace("cpdef", "cdef", 1) if node.name in POINTERS else signature


def _locals(node: ast.FunctionDef, owner: str) -> list[str]:
    """The types of locals that are true or false, or an int: they would be something larger."""
    kinds = dict.fromkeys(_truths(node), "bint")
    kinds |= dict.fromkeys(INT_LOCALS.get(f"{owner}{node.name}", ()), "int")
    written = ", ".join(f"{name}={kinds[name]}" for name in sorted(kinds))
    return [f"@cython.locals({written})"] if kinds else []


def _truths(node: ast.FunctionDef) -> set[str]:
    """Locals that are true or false: left to themselves they would be Python objects."""
    return {
        target.id
        for part in ast.walk(node)
        if isinstance(part, ast.Assign) and _is_truth(part.value)
        for target in part.targets
        if isinstance(target, ast.Name)
    }


def _is_truth(value: ast.expr) -> bool:
    if isinstance(value, ast.BoolOp):
        return any(_is_truth(part) for part in value.values)
    if isinstance(value, ast.Constant):
        return isinstance(value.value, bool)
    return isinstance(value, ast.Compare) or (
        isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    )


def _signature(node: ast.FunctionDef, owner: str) -> str:
    wide = WIDE_ARGUMENTS.get(f"{owner}{node.name}", "int")
    parts = []
    needed = len(node.args.args) - len(node.args.defaults)
    for place, argument in enumerate(node.args.args):
        if argument.arg == "self":
            parts.append("self")
        else:
            assert argument.annotation is not None
            kind = _kind(argument.annotation) or "object"
            if kind == "list":
                kind = POINTERS.get(f"{owner}{node.name}", kind)
            default = "=*" if place >= needed else ""
            parts.append(f"{wide if kind == 'int' else kind} {argument.arg}{default}")
    assert node.returns is not None
    result = _written(node.returns)
    together = f"{node.name}({', '.join(parts)})"
    if result == "None":
        of_class = owner.removesuffix(".")
        is_called = of_class in CALLED and not _is_hidden(of_class, node.name)
        if is_called or f"{owner}{node.name}" in CALLED_TOO:
            return f"cpdef void {together} except *"
        return f"cpdef int {together} except -1"
    if result == "bool":
        return f"cpdef bint {together} except -1"
    if result == "int":
        # Cython 3.3 writes wrong C for `except? -1` of a long long.
        kind = WIDE_RESULTS.get(f"{owner}{node.name}", "int")
        return f"cpdef {kind} {together} except? {0 if 'long' in kind else -1}"
    if result == "float":
        return f"cpdef double {together} except? -1"
    return f"cpdef {_kind(node.returns)} {together}"


def headers() -> dict[Path, str]:
    """Every header with its text."""
    texts = {path_of(module, ".pxd"): header(module) for module in hot_modules()}
    for module in names_modules():
        texts[path_of(module, ".pxd")] = names_header(module)
    return texts


def orphans() -> list[Path]:
    """Headers whose module has gone."""
    return [path for path in sorted(PACKAGE.rglob("*.pxd")) if not path.with_suffix(".py").exists()]


def main(arguments: list[str]) -> int:
    for path in orphans():
        print(f"{path.relative_to(SOURCE.parent)} no longer has a module: remove it")
    if orphans():
        return 1
    for module in arguments:
        if module != CHECK:
            make_hot(module)
    stale = [
        path for path, text in headers().items() if not path.exists() or path.read_text() != text
    ]
    if CHECK in arguments:
        for path in stale:
            print(f"{path.relative_to(SOURCE.parent)} is out of date: python -m tools.headers")
        return 1 if stale else 0
    for path in stale:  # the others keep their times, so that nothing is compiled needlessly
        path.write_text(headers()[path])
    print(f"{len(headers())} headers, {len(stale)} of them written anew")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
