"""The numbers of all workers of this machine, whichever of them is asked for `/metrics`.

Each worker hands out its own page on a socket in a folder that is the leader's alone, and whoever
is asked reads those of the others. Every number says which worker it is of: a worker that was
started again counts from 0, and hidden in a sum that would look as if all had.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

PATIENCE = 2.0  # seconds: a worker that does not answer is left out
ENDING = ".page"


class Pages:
    """One worker's page for the others, and theirs for it."""

    def __init__(self, folder: Path, number: int) -> None:
        """Workers are counted from 0; people are told from 1."""
        self._folder = folder
        self._name = str(number + 1)
        self._server: asyncio.Server | None = None

    async def open(self, page: Callable[[], bytes]) -> None:
        """Hand out ``page`` to whoever connects."""

        async def answer(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError):
                writer.write(page())
                await writer.drain()
            writer.close()

        place = self._folder / f"{self._name}{ENDING}"
        place.unlink(missing_ok=True)  # of the worker before
        self._server = await asyncio.start_unix_server(answer, place)

    async def gathered(self, own: bytes) -> bytes:
        """The pages of all workers in one."""
        others = [each for each in self._folder.glob(f"*{ENDING}") if each.stem != self._name]
        read = await asyncio.gather(*(_read(each) for each in others))
        found = {each.stem: page for each, page in zip(others, read, strict=True) if page}
        return joined({self._name: own} | found)


async def _read(place: Path) -> bytes:
    """What a worker hands out; nothing where it has died or is busy."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_unix_connection(place)
            try:
                return await reader.read()
            finally:
                writer.close()
    except OSError:  # a timeout is one, too
        return b""


class _Joined(Collector):
    """Families of several pages; a sample is labelled with the name of its page."""

    def __init__(self, pages: Mapping[str, bytes]) -> None:
        self._pages = pages

    def collect(self) -> Iterable[Metric]:
        families: dict[str, Metric] = {}
        for name, page in sorted(self._pages.items()):
            for family in text_string_to_metric_families(page.decode()):
                known = families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                known.samples += [
                    sample._replace(labels=sample.labels | {"worker": name})
                    for sample in family.samples
                ]
        return families.values()


def joined(pages: Mapping[str, bytes]) -> bytes:
    """One page of several."""
    registry = CollectorRegistry()
    registry.register(_Joined(pages))
    return generate_latest(registry)
