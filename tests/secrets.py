"""What an object holds, for tests that nothing hidden is in it."""

from collections.abc import Iterator


def contents(thing: object) -> list[str]:
    """Every value that can be reached from an object, with the way to it, in a fixed order.

    The components are left out: they are the same for everybody.
    """
    return [f"{path} = {value!r}" for path, value in walk(thing, "it", frozenset())]


def walk(thing: object, path: str, known: frozenset[int]) -> Iterator[tuple[str, object]]:
    if thing is None or isinstance(thing, (int, str, bytes, float)):
        yield path, thing
    elif type(thing).__name__ == "Components" or id(thing) in known:
        return
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from walk(value, f"{path}[{key!r}]", known | {id(thing)})
    elif isinstance(thing, (list, tuple, set, frozenset)):
        for number, value in enumerate(thing):
            yield from walk(value, f"{path}[{number}]", known | {id(thing)})
    else:
        yield from walk_attributes(thing, path, known | {id(thing)})


def walk_attributes(
    thing: object, path: str, known: frozenset[int]
) -> Iterator[tuple[str, object]]:
    """Attributes by name, so that compiled classes are looked through as well."""
    for name in dir(thing):
        if name.startswith("__") or isinstance(getattr(type(thing), name, None), property):
            continue
        value = getattr(thing, name)
        if not callable(value):
            yield from walk(value, f"{path}.{name}", known)


def generators(thing: object) -> list[int]:
    """The words of all generators within an object."""
    return [
        value
        for path, value in walk(thing, "it", frozenset())
        if path.endswith(".word") and isinstance(value, int)
    ]
