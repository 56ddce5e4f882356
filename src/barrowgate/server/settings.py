"""Everything that whoever hosts a server may say, checked, with an error in words."""

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from barrowgate.core.errors import LONGEST_PATH, BarrowgateError, quoted
from barrowgate.lab.cores import cores

Network = IPv4Network | IPv6Network

PREFIX = "BARROWGATE_"
LOOPBACK: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
LOOPBACK_HOSTS = ("localhost", "127.0.0.1", "::1")
HOST_NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*\.?", re.ASCII)
LARGEST_PORT = 65535
MOST_WORKERS = 64
MOST_BOTS = 256
MOST_DAYS = 36500
LONGEST_GRACE = 600
LARGEST_FACTOR = 1e6


class SettingsError(BarrowgateError):
    """A setting that cannot be meant: where it was said, and what would be right."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class _Wrong(ValueError):
    """What is wrong with one value; `read` adds where it was said."""


def _whole(smallest: int, largest: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not smallest <= int(text) <= largest:
            raise _Wrong(f"'{quoted(text)}' is not a whole number from {smallest} to {largest}")
        return int(text)

    return parse


def _one_of(words: Mapping[str, Any]) -> Callable[[str], Any]:
    def parse(text: str) -> Any:
        if text not in words:
            raise _Wrong(f"'{quoted(text)}' is not one of {', '.join(words)}")
        return words[text]

    return parse


def _factor(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,7}(\.[0-9]{1,6})?", text) or float(text) > LARGEST_FACTOR:
        raise _Wrong(f"'{quoted(text)}' is not a factor; 1 is usual, 10 allows more, 0 allows all")
    return float(text)


def _host(text: str) -> str:
    bare = text.strip("[]").lower()
    if not is_address(bare) and not HOST_NAME.fullmatch(bare):
        raise _Wrong(f"'{quoted(text)}' is neither an address nor the name of a host")
    return bare


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _hosts(text: str) -> tuple[str, ...]:
    return tuple(_host(part) for part in _listed(text))


def _networks(text: str) -> tuple[Network, ...]:
    return tuple(_network(part) for part in _listed(text))


def _network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise _Wrong(
            f"'{quoted(text)}' is neither an address nor a network such as 10.0.0.0/8"
        ) from None


def _public(text: str) -> str:
    wanted = "the public address looks like https://play.example.org, without a path"
    try:
        parts = urlsplit(text)
        port, host = parts.port, _host(parts.hostname or "")
    except ValueError:  # of the port, the brackets or the host
        raise _Wrong(wanted) from None
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in {"http", "https"} or rest or parts.password:
        raise _Wrong(wanted)
    name = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" + (f":{port}" if port not in (None, usual) else "")


def _database(text: str) -> str:
    """Never quoted: it may hold a password."""
    if text and not re.match(r"postgresql://.", text):
        raise _Wrong("a database is named like postgresql://user:password@host/name")
    return text


def _folder(text: str) -> Path:
    if "\0" in text or not text:
        raise _Wrong(f"'{quoted(text, LONGEST_PATH)}' is not a folder")
    try:
        return Path(text).expanduser().absolute()
    except RuntimeError:  # of a user that is not there
        raise _Wrong(f"there is no home folder for '{quoted(text, LONGEST_PATH)}'") from None


OPEN_OR_CLOSED = {"open": True, "closed": False}
ON_OR_OFF = {"on": True, "off": False}
LOG_FORMATS = {"text": "text", "json": "json", "quiet": "quiet"}


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What holds for one server. `read` takes it from arguments and the environment."""

    host: str = "127.0.0.1"
    port: int = 8000  # 0: any that is free
    data: Path | None = None  # None: the user's data folder
    database: str = field(default="", repr=False)  # '': SQLite in the data folder
    workers: int = 1
    public: str = ""  # '': none but the address that is bound
    hosts: tuple[str, ...] = ()  # other names it is asked under
    proxies: tuple[Network, ...] = ()  # whose forwarding headers are believed
    registration: bool = True
    keep_finished: int = 0  # days; 0: for ever
    keep_forgotten: int = 0
    bots: int = 0  # processes; 0: one less than there are cores
    log: str = "text"
    limits: float = 1.0  # how much more is allowed than usual; 0: everything
    grace: int = 10  # seconds to finish in when stopped
    metrics: tuple[Network, ...] = LOOPBACK  # who may read /metrics
    webhooks: bool = False  # may people be told elsewhere that a table waits for them?
    webhook_networks: tuple[Network, ...] = ()  # that may be called besides the internet

    def __post_init__(self) -> None:
        if self.webhooks and not self.public:
            raise SettingsError(
                argument("webhooks"), "they link to the pages here; say where, with --public"
            )
        if self.workers > 1 and not self.database:
            raise SettingsError(
                "workers",
                f"{self.workers} of them need PostgreSQL ({PREFIX}DATABASE); SQLite serves one",
            )

    @property
    def folder(self) -> Path:
        """Where the server keeps its files."""
        return self.data or data_folder()

    @property
    def place(self) -> str | Path:
        """Where the database is: an address of PostgreSQL, or the folder of SQLite's file."""
        return self.database or self.folder

    @property
    def is_secure(self) -> bool:
        """Browsers reach the server by https alone."""
        return self.public.startswith("https://")

    @property
    def bot_processes(self) -> int:
        return self.bots or max(1, cores() - 1)


PARSERS: dict[str, Callable[[str], Any]] = {
    "host": _host,
    "port": _whole(0, LARGEST_PORT),
    "data": _folder,
    "database": _database,
    "workers": _whole(1, MOST_WORKERS),
    "public": _public,
    "hosts": _hosts,
    "proxies": _networks,
    "registration": _one_of(OPEN_OR_CLOSED),
    "keep_finished": _whole(0, MOST_DAYS),
    "keep_forgotten": _whole(0, MOST_DAYS),
    "bots": _whole(0, MOST_BOTS),
    "log": _one_of(LOG_FORMATS),
    "limits": _factor,
    "grace": _whole(0, LONGEST_GRACE),
    "metrics": _networks,
    "webhooks": _one_of(ON_OR_OFF),
    "webhook_networks": _networks,
}
SECRET = frozenset({"database"})  # from the environment alone: everybody sees a command line


def argument(name: str) -> str:
    """How a setting is said on the command line."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """How it is said in the environment."""
    return PREFIX + name.upper()


def arguments() -> tuple[str, ...]:
    """The settings that arguments may say."""
    return tuple(name for name in PARSERS if name not in SECRET)


def read(given: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """The settings by name: as an argument, else as an environment variable, else as usual."""
    said: dict[str, Any] = {}
    for name in PARSERS:
        text = given.get(name)
        if text is not None and name in SECRET:
            raise SettingsError(argument(name), f"say it as {variable(name)}: arguments are seen")
        if text is not None:
            said[name] = _parsed(name, argument(name), text)
        elif environment.get(variable(name)):
            said[name] = _parsed(name, variable(name), environment[variable(name)])
    return Settings(**said)


def _parsed(name: str, where: str, text: str) -> Any:
    try:
        return PARSERS[name](text)
    except _Wrong as wrong:
        raise SettingsError(where, str(wrong)) from None


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where programs of this user keep their data."""
    wanted = environment.get("XDG_DATA_HOME", "")
    if os.path.isabs(wanted):
        base = Path(wanted)
    elif platform == "darwin":
        base = _home() / "Library" / "Application Support"
    elif platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or _home() / "AppData" / "Local")
    else:
        base = _home() / ".local" / "share"
    return base / "barrowgate"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        raise SettingsError(argument("data"), "there is no home folder; name a folder") from None
