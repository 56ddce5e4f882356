"""What is sent: enough to find the table, and nothing of the game."""

import base64
import hashlib
import hmac
import json

from barrowgate.core.record import Record
from barrowgate.games import entry
from barrowgate.server.tables.header import Header, new_id, new_salt
from barrowgate.server.webhooks import messages

PUBLIC = "https://play.example.org"


def a_table(name: str = "Friday") -> Header:
    record = Record.of(entry("la-granja").make(2), 4711, ["Ana", "Bo"])
    return Header(new_id(), "host-id", name, record.write(), new_salt())


def test_a_message_says_where_and_no_more() -> None:
    table = a_table()
    told = json.loads(messages.waiting("msg_1", table, PUBLIC))
    link = f"{PUBLIC}/t/{table.table}"
    sentence = f"It is your turn at La Granja: {link}"
    assert told == {
        "type": "waiting",
        "id": "msg_1",
        "table": table.table,
        "name": "Friday",
        "game": "la-granja",
        "link": link,
        "text": sentence,
        "content": sentence,
    }


def test_nothing_hidden_and_nobody_s_name_is_in_it() -> None:
    table = a_table()
    body = messages.waiting("msg_1", table, PUBLIC).decode()
    for hidden in ("4711", table.salt, "host-id", "Ana", "Bo", "seed"):
        assert hidden not in body


def test_what_others_wrote_is_not_in_the_sentence_that_a_chat_shows() -> None:
    told = json.loads(messages.waiting("msg_1", a_table("@everyone <!channel>"), PUBLIC))
    assert told["name"] == "@everyone <!channel>"
    assert "@" not in told["content"]
    assert "<" not in told["text"]


def test_a_trial_says_that_it_is_one() -> None:
    told = json.loads(messages.trial("msg_2", PUBLIC))
    assert (told["type"], told["id"]) == ("test", "msg_2")
    assert PUBLIC in told["text"]


def test_it_is_signed_as_standard_webhooks_are() -> None:
    """The example of that specification's own libraries."""
    secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    message, body = "msg_p5jXN8AQM9LWM0D4loKWxJek", b'{"test": 2432232314}'
    found = messages.headers(secret, message, body, 1614265330_000)
    assert found["Webhook-Signature"] == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    assert (found["Webhook-Id"], found["Webhook-Timestamp"]) == (message, "1614265330")


def test_a_receiver_checks_it_with_the_secret_it_was_told() -> None:
    secret, body = messages.new_secret(), b"{}"
    found = messages.headers(secret, "msg_3", body, 5_000)
    key = base64.b64decode(secret.removeprefix("whsec_"))
    assert len(key) == 32
    expected = hmac.new(key, b"msg_3.5.{}", hashlib.sha256).digest()
    assert found["Webhook-Signature"] == "v1," + base64.b64encode(expected).decode()
    assert messages.new_secret() != secret
