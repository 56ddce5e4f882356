"""The headers are those of the annotations (docs/compiled.md); more is in tests/compiled."""

from barrowgate.core import engine
from tools import headers


def test_headers_are_those_of_the_annotations() -> None:
    stale = [str(path) for path, text in headers.headers().items() if path.read_text() != text]
    assert not stale, "run: python -m tools.headers"


def test_no_plain_module_knows_of_the_compiler() -> None:
    for module in headers.hot_modules():
        assert "cython" not in headers.path_of(module, ".py").read_text().lower(), module


def test_every_header_belongs_to_a_module_that_is_compiled() -> None:
    names = {"barrowgate." + ".".join(path.with_suffix("").parts) for path in engine.hot_modules()}
    assert names == set(headers.hot_modules())
