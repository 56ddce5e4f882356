"""One POST: where it goes, how long it takes at most, and what it does not do."""

import asyncio
import ssl
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from barrowgate.server.settings import LOOPBACK
from barrowgate.server.storage.people import Webhook
from barrowgate.server.webhooks import lookups, messages
from barrowgate.server.webhooks.posting import Answer, Outcome, Post
from tests.server.webhooks.receiver import CERTIFICATE, Receiver, receiving, saying

SECRET = messages.new_secret()
BODY = b'{"type":"test"}'
QUICK = 0.5  # seconds a slow receiver is waited for
PATIENT = 20.0  # the same where it does answer, on a busy machine


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


async def send(url: str, post: Post | None = None) -> Answer:
    made = post or Post(LOOPBACK, seconds=PATIENT)
    webhook = Webhook("anna", url, SECRET, 0)
    async with made.place("anna") as place:
        return await made.send(webhook, "msg_1", BODY, 1_000, place)


def test_a_message_arrives_signed_and_whole() -> None:
    async def post() -> None:
        async with receiving() as receiver:
            url = f"http://127.0.0.1:{receiver.port}/hook?key=7"
            assert await send(url) == Answer(Outcome.DELIVERED, 204)
            (found,) = receiver.received
            assert found.line == "POST /hook?key=7 HTTP/1.1"
            assert found.body == BODY
            assert found.headers["host"] == f"127.0.0.1:{receiver.port}"
            assert found.headers["content-type"] == "application/json"
            signature = messages.signature(SECRET, "msg_1", 1, BODY)
            assert found.headers["webhook-signature"] == signature

    run(post())


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", Answer(Outcome.DELIVERED, 200)),
        (b"HTTP/1.0 202 Accepted\r\n\r\n", Answer(Outcome.DELIVERED, 202)),
        (
            b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n",
            Answer(Outcome.DELIVERED, 204),
        ),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", Answer(Outcome.REFUSED, 404)),
        (b"HTTP/1.1 500 Oh\r\n\r\n", Answer(Outcome.REFUSED, 500)),
        (b"SSH-2.0-OpenSSH_9.6\r\n\r\n", Answer(Outcome.UNREACHABLE)),
        (b"HTTP/1.1 204", Answer(Outcome.UNREACHABLE)),
        (b"", Answer(Outcome.UNREACHABLE)),
        (9 * b"HTTP/1.1 100 Continue\r\n\r\n", Answer(Outcome.UNREACHABLE)),
    ],
    ids=lambda value: value[:16].decode() if isinstance(value, bytes) else "",
)
def test_what_a_receiver_says_is_told_as_an_outcome(answer: bytes, expected: Answer) -> None:
    async def post() -> None:
        async with receiving(answer) as receiver:
            assert await send(f"http://127.0.0.1:{receiver.port}/") == expected

    run(post())


def test_a_redirect_is_not_followed() -> None:
    async def post() -> None:
        async with receiving() as secret:
            there = f"http://127.0.0.1:{secret.port}/inside"
            answer = f"HTTP/1.1 307 Temporary Redirect\r\nLocation: {there}\r\n\r\n".encode()
            async with receiving(answer) as receiver:
                told = await send(f"http://127.0.0.1:{receiver.port}/")
                assert told == Answer(Outcome.REDIRECTED, 307)
                assert (len(receiver.received), secret.received) == (1, [])

    run(post())


async def silence(writer: asyncio.StreamWriter) -> None:
    await asyncio.sleep(20)


async def drops(writer: asyncio.StreamWriter) -> None:
    """A little now and then: each alone would be quick enough."""
    for sign in b"HTTP/1.1 204 No Content\r\n":
        writer.write(bytes([sign]))
        await writer.drain()
        await asyncio.sleep(QUICK / 4)


@pytest.mark.parametrize("reply", [silence, drops])
def test_a_slow_receiver_is_not_waited_for(reply: Any) -> None:
    async def post() -> None:
        async with receiving(reply=reply) as receiver:
            begun = time.monotonic()
            quick = Post(LOOPBACK, seconds=QUICK)
            told = await send(f"http://127.0.0.1:{receiver.port}/", quick)
            assert told == Answer(Outcome.SLOW)
            assert time.monotonic() - begun < 10 * QUICK

    run(post())


def test_an_answer_without_end_is_not_read() -> None:
    async def floods(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"x" * 65536)
            await writer.drain()

    async def post() -> None:
        async with receiving(reply=floods) as receiver:
            told = await send(f"http://127.0.0.1:{receiver.port}/")
            assert told == Answer(Outcome.UNREACHABLE)

    run(post())


def test_where_nobody_listens_nobody_is_reached() -> None:
    async def post() -> None:
        async with receiving() as receiver:
            pass
        assert await send(f"http://127.0.0.1:{receiver.port}/") == Answer(Outcome.UNREACHABLE)

    run(post())


# --- Where it may go ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"]
)
def test_this_machine_is_not_called_however_it_is_written(host: str) -> None:
    async def post() -> None:
        async with receiving(tls=True) as receiver:
            told = await send(f"https://{host}:{receiver.port}/", Post(seconds=PATIENT))
            assert told == Answer(Outcome.FORBIDDEN)
            assert receiver.received == []

    run(post())


def test_what_became_forbidden_since_it_was_set_is_not_called() -> None:
    """The host has taken the network away again."""

    async def post() -> None:
        async with receiving() as receiver:
            told = await send(f"http://127.0.0.1:{receiver.port}/", Post())
            assert (told, receiver.received) == (Answer(Outcome.FORBIDDEN), [])

    run(post())


class Names:
    """A name service that answers with the next of these addresses each time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

        def found(host: str, port: int, **_: Any) -> list[Any]:
            self.asked += 1
            return [(0, 0, 0, "", (address, port)) for address in self.answers.pop(0)]

        monkeypatch.setattr(lookups, "_looked_up", found)


def connections(monkeypatch: pytest.MonkeyPatch, receiver: Receiver) -> list[str]:
    """Where it wants to go; the first place is dead, every other is the receiver."""
    wanted: list[str] = []
    really = asyncio.open_connection

    async def opened(host: str, port: int, **options: Any) -> Any:
        wanted.append(host)
        if len(wanted) == 1:
            raise ConnectionRefusedError
        options |= {"ssl": None, "server_hostname": None}
        monkeypatch.undo()
        return await really("127.0.0.1", receiver.port, **options)

    monkeypatch.setattr(asyncio, "open_connection", opened)
    return wanted


def test_a_name_is_looked_up_once_and_the_address_that_was_checked_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that leads inside a moment later (DNS rebinding) leads nowhere."""

    async def post() -> None:
        async with receiving() as receiver:
            names = Names(
                monkeypatch, ["1.1.1.1", "10.0.0.1", "127.0.0.1", "93.184.216.34"], ["127.0.0.1"]
            )
            wanted = connections(monkeypatch, receiver)
            told = await send("https://chat.example/", Post(seconds=PATIENT))
            assert told == Answer(Outcome.DELIVERED, 204)
            assert wanted == ["1.1.1.1", "93.184.216.34"]
            assert names.asked == 1

    run(post())


def test_a_name_that_leads_inside_alone_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    async def post() -> None:
        Names(monkeypatch, ["10.0.0.1", "fe80::1%eth0", "169.254.169.254"])
        told = await send("https://chat.example/", Post(seconds=PATIENT))
        assert told == Answer(Outcome.FORBIDDEN)

    run(post())


def test_no_proxy_of_the_environment_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def post() -> None:
        async with receiving() as proxy, receiving() as receiver:
            for name in ("http_proxy", "HTTPS_PROXY", "ALL_PROXY"):
                monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
            await send(f"http://127.0.0.1:{receiver.port}/")
            assert (len(receiver.received), proxy.received) == (1, [])

    run(post())


# --- Certificates ---------------------------------------------------------------------------------


def test_a_certificate_that_nobody_vouches_for_is_refused() -> None:
    async def post() -> None:
        async with receiving(tls=True) as receiver:
            told = await send(
                f"https://localhost:{receiver.port}/", Post(LOOPBACK, seconds=PATIENT)
            )
            assert (told, receiver.received) == (Answer(Outcome.UNREACHABLE), [])

    run(post())


def test_the_certificate_must_be_of_the_name_that_was_asked_for() -> None:
    async def post() -> None:
        trusting = ssl.create_default_context(cafile=str(CERTIFICATE))
        async with receiving(tls=True) as receiver:
            by_name = f"https://localhost:{receiver.port}/"
            by_number = f"https://127.0.0.1:{receiver.port}/"
            assert await send(by_name, Post(LOOPBACK, trusting, PATIENT)) == Answer(
                Outcome.DELIVERED, 204
            )
            assert await send(by_number, Post(LOOPBACK, trusting, PATIENT)) == Answer(
                Outcome.UNREACHABLE
            )
            assert len(receiver.received) == 1

    run(post())


def test_plain_http_where_https_is_spoken_is_no_answer() -> None:
    async def post() -> None:
        async with receiving(reply=saying(b""), tls=True) as receiver:
            quick = Post(LOOPBACK, seconds=QUICK)
            told = await send(f"http://127.0.0.1:{receiver.port}/", quick)
            assert told.outcome in {Outcome.UNREACHABLE, Outcome.SLOW}

    run(post())
