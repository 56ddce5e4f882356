"""Which addresses may be called, and which may not, however they are written."""

from ipaddress import ip_address, ip_network

import pytest

from barrowgate.server.webhooks.targets import (
    LONGEST,
    BadTarget,
    Target,
    is_public,
    may_be_called,
    target_of,
)

HOME = (ip_network("192.168.0.0/16"), ip_network("fd00::/8"))


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("https://chat.example/hook", Target("https", "chat.example", 443, "/hook")),
        ("https://chat.example", Target("https", "chat.example", 443, "/")),
        (
            "https://Chat.Example:8443/a/b?c=d&e=f",
            Target("https", "chat.example", 8443, "/a/b?c=d&e=f"),
        ),
        ("https://[2606:4700::1111]/x", Target("https", "2606:4700::1111", 443, "/x")),
        ("https://chat.example/%7Ea", Target("https", "chat.example", 443, "/%7Ea")),
    ],
)
def test_an_address_is_read_as_it_is_meant(url: str, target: Target) -> None:
    assert target_of(url, ()) == target


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://chat.example/", "begins with https://"),
        ("ftp://chat.example/", "begins with https://"),
        ("chat.example/hook", "begins with https://"),
        ("https://me:secret@chat.example/", "neither a password"),
        ("https://@chat.example/", "neither a password"),
        ("https://good.example\\@evil.example/", "neither a password"),
        ("https://good.example\\.evil.example/", "names no host"),
        ("https://chat.example/#part", "nor a '#'"),
        ("https:///hook", "names no host"),
        ("https://two words.example/", "plain characters"),
        ("https://chat.example/\r\nX-Header: y", "plain characters"),
        ("https://caf\u00e9.example/", "plain characters"),
        ("https://chat.example:22/", "the port is 80, 443 or one above 1023"),
        ("https://chat.example:0/", "the port is"),
        ("https://chat.example:99999/", "looks like https://"),
        ("https://[::1/", "looks like https://"),
        ("https://chat.example/" + "x" * LONGEST, "at most 500"),
        ("", "plain characters"),
    ],
)
def test_an_address_that_cannot_be_meant_is_refused_in_words(url: str, words: str) -> None:
    with pytest.raises(BadTarget, match=words) as refused:
        target_of(url, ())
    assert "secret" not in str(refused.value)


def test_plain_http_is_for_networks_of_the_host_s_own() -> None:
    assert target_of("http://ntfy.lan/barrow", HOME) == Target("http", "ntfy.lan", 80, "/barrow")
    assert may_be_called("192.168.1.5", "http", HOME)
    assert not may_be_called("203.0.112.9", "http", HOME)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",  # the metadata of a cloud
        "100.64.0.1",
        "192.0.0.192",  # of another
        "192.88.99.1",
        "fec0::1",
        "3fff::1",
        "192.0.2.1",
        "198.18.0.1",
        "224.0.0.251",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fd00:ec2::254",
        "ff02::1",
        "2001:db8::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::1",
        "2001:0:53aa:64c::1",
        "nonsense",
    ],
)
def test_what_is_not_of_the_internet_may_not_be_called(address: str) -> None:
    assert not may_be_called(address, "https", ())


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111"])
def test_the_internet_may_be_called_by_https_alone(address: str) -> None:
    assert is_public(ip_address(address))
    assert may_be_called(address, "https", ())
    assert not may_be_called(address, "http", ())


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("192.168.7.7", True),
        ("::ffff:192.168.7.7", True),
        ("fd12::1", True),
        ("10.0.0.1", False),
        ("127.0.0.1", False),
        ("1.1.1.1", True),
    ],
)
def test_networks_that_the_host_names_may_be_called(address: str, allowed: bool) -> None:
    assert may_be_called(address, "https", HOME) is allowed
