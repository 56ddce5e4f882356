"""Which addresses may be called: those of the whole internet by https, and what the host allows.

A server stands where others cannot reach: beside databases, printers, the metadata of a cloud. So
an address counts as it is after its name was looked up, and that very address is connected to; a
name that leads elsewhere a moment later leads nowhere.
"""

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from barrowgate.core.errors import BarrowgateError
from barrowgate.server.settings import HOST_NAME, Network, is_address

Address = IPv4Address | IPv6Address

LONGEST = 500  # characters
PLAIN = re.compile(r"[\x21-\x7e]+")  # neither spaces nor the ends of lines
PORTS = {"http": 80, "https": 443}
FIRST_FREE_PORT = 1024  # those below belong to mail, shells and the like
# IPv6 that leads to IPv4: what is behind it does not show.
TUNNELS = ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
# Not of the internet, which not every Python knows: some clouds tell secrets below 192.0.0.0.
SPECIAL = ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "3fff::/20")
NOT_PUBLIC = tuple(ip_network(text) for text in (*TUNNELS, *SPECIAL))


class BadTarget(BarrowgateError):
    """An address of a webhook that cannot be meant, in words."""


@dataclass(frozen=True)
class Target:
    """Where to knock, and what to ask for there."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The value of `Host`."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def target_of(url: str, networks: tuple[Network, ...]) -> Target:
    """The parts of an address. Plain http is for networks of the host's own."""
    if len(url) > LONGEST or not PLAIN.fullmatch(url):
        raise BadTarget(f"an address has at most {LONGEST} plain characters")
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname or ""
    except ValueError:  # of the port or the brackets
        raise BadTarget("an address looks like https://example.org/path") from None
    if parts.scheme not in PORTS or (parts.scheme == "http" and not networks):
        raise BadTarget("an address begins with https://")
    if "@" in parts.netloc or parts.fragment:
        raise BadTarget("an address has neither a password nor a '#'")
    if not is_address(host) and not HOST_NAME.fullmatch(host):
        raise BadTarget("the address names no host")
    if port is not None and port < FIRST_FREE_PORT and port not in PORTS.values():
        raise BadTarget("the port is 80, 443 or one above 1023")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port or PORTS[parts.scheme], path)


def may_be_called(text: str, scheme: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address, looked up, is one that may be called by this scheme."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    if any(address in network for network in networks):
        return True
    return scheme == "https" and is_public(address)


def is_public(address: Address) -> bool:
    """Of the internet: neither of this machine nor of a network around it."""
    hidden = address.is_multicast or address.is_reserved or not address.is_global
    return not hidden and not any(address in network for network in NOT_PUBLIC)
