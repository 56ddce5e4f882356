"""What is sent: nothing of the game but that somebody is to move, signed.

Ids, times and signatures are those of Standard Webhooks (standardwebhooks.com), for which there are
libraries in most languages. ``text`` and ``content`` are the same sentence, as chats such as Slack,
Mattermost, Matrix and Discord read it; no word in it was written by another player.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Any

import orjson

from barrowgate import __version__
from barrowgate.locales import ENGLISH, words
from barrowgate.server.tables.header import Header

SECRET_BYTES = 32
PREFIX = "whsec_"


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def new_message_id() -> str:
    return "msg_" + secrets.token_urlsafe(12)


def waiting(message: str, header: Header, public: str) -> bytes:
    """A table waits for whoever is told."""
    game, link = header.start_record().game, f"{public}/t/{header.table}"
    speech = words(ENGLISH)
    sentence = speech.say("webhook-waiting", game=speech.say(f"web-{game}"), link=link)
    told = {"table": header.table, "name": header.name, "game": game, "link": link}
    return _body("waiting", message, sentence, told)


def trial(message: str, public: str) -> bytes:
    """Somebody wants to see whether messages arrive."""
    return _body("test", message, words(ENGLISH).say("webhook-test", link=public), {"link": public})


def _body(kind: str, message: str, sentence: str, told: Mapping[str, Any]) -> bytes:
    said = {"text": sentence, "content": sentence}
    return orjson.dumps({"type": kind, "id": message} | dict(told) | said)


def headers(secret: str, message: str, body: bytes, now: int) -> dict[str, str]:
    """A receiver refuses what is old, so nobody can send it once more."""
    at = now // 1000
    return {
        "Content-Type": "application/json",
        "User-Agent": f"Barrowgate/{__version__}",
        "Webhook-Id": message,
        "Webhook-Timestamp": str(at),
        "Webhook-Signature": signature(secret, message, at, body),
    }


def signature(secret: str, message: str, at: int, body: bytes) -> str:
    key = base64.b64decode(secret.removeprefix(PREFIX))
    digest = hmac.new(key, f"{message}.{at}.".encode() + body, hashlib.sha256).digest()
    return "v1," + base64.b64encode(digest).decode()
