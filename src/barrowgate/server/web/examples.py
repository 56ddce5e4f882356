"""An example of every body and answer, for the OpenAPI document; a test checks each."""

from typing import Any

TABLE = "Zx3kP0qLw9aB"
TOKEN = "d2hpY2ggb2YgeW91IGhhcyBzZWVuIG15IGhhdD8tLS0"
PERSON = "p4Qm2sT7vX1c"
MADE = 1_790_000_000_000
WEBHOOK = "https://chat.example.org/hooks/4Jh"
SALT_AND_SEED = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
ME = {"person": PERSON, "name": "Ana", "login": None}
SEAT = {"sitter": "person", "name": "Ana", "level": "", "muted": False}
QUESTION = {"key": "question-plant"}
FACTS = {
    "id": TABLE,
    "name": "Friday",
    "state": "running",
    "game": "loyang",
    "edition": "shipped",
    "own_components": False,
    "options": {"introductory": "no"},
    "pace": {"budget": 1200, "increment": 0, "then": "bot"},
    "public": False,
    "spectators": True,
    "talk": True,
    "hints": False,
    "deal_known": False,
    "commitment": SALT_AND_SEED,
    "made": MADE,
    "seats": [SEAT, {"sitter": "bot", "name": "normal", "level": "normal", "muted": False}],
    "rematch": None,
}
EVENT = {"action": 17, "seat": 0, "lines": [{"seat": 0, "phrases": [{"key": "did-pass"}]}]}
ASKED = {
    "decision": 19,
    "question": QUESTION,
    "groups": [
        {
            "key": "plant",
            "title": {"key": "group-plant"},
            "choices": [
                {
                    "action": "plant wheat 2",
                    "label": {"key": "plant", "values": {"good": "wheat"}},
                    "objects": ["field 2"],
                    "cost": {},
                    "then": {},
                }
            ],
        }
    ],
}
VIEW = {
    "game": "loyang",
    "seat": 0,
    "players": 2,
    "round": 3,
    "rounds": 9,
    "phase": "cards",
    "step": "offer",
    "actions": 17,
    "actors": [0],
    "order": [0, 1],
}
DOCUMENT = {
    "table": FACTS,
    "headline": [{"key": "headline-round", "values": {"round": 3}}],
    "questions": [{"seat": 0, "question": QUESTION}],
    "clock": None,
    "view": VIEW,
    "asked": ASKED,
    "can_undo": True,
    "deal": None,
    "result": None,
}

EXAMPLES: dict[str, Any] = {
    "GuestBody": {"name": "Ana"},
    "AccountBody": {"login": "ana", "password": "seven sheep", "name": "Ana"},
    "LoginBody": {"login": "ana", "password": "seven sheep"},
    "PasswordBody": {"old": "seven sheep", "new": "eight goats"},
    "TokenBody": {"token": TOKEN},
    "LinkBody": {"token": TOKEN, "name": "Bo"},
    "Me": ME,
    "SignedIn": ME | {"token": TOKEN},
    "LinkAnswer": {"token": TOKEN, "path": f"/join#{TOKEN}", "expires": MADE},
    "Redeemed": {"kind": "seat", "table": TABLE, "seat": 1, "token": TOKEN},
    "LinkFacts": {"kind": "seat", "table": FACTS, "seat": 1},
    "Export": {
        "person": [{"id": PERSON, "name": "Ana", "made": MADE, "seen": MADE}],
        "account": [{"login": "ana", "made": MADE}],
        "sessions": [{"made": MADE, "used": MADE, "expires": MADE}],
        "tables": [{"table_id": TABLE}],
        "names": [{"table_id": TABLE, "number": 2, "at": MADE, "text": "Ana"}],
        "said": [{"table_id": TABLE, "number": 9, "at": MADE, "text": "hello"}],
        "rows": [
            {
                "table_id": TABLE,
                "number": 12,
                "at": MADE,
                "kind": "act",
                "seat": 0,
                "action": "sell olive",
            }
        ],
        "muted": [],
        "links": [{"kind": "device", "made": MADE, "expires": MADE, "used": 0}],
        "reports": [],
        "webhook": [{"url": WEBHOOK, "made": MADE, "told": MADE}],
        "calls": [],
    },
    "WebhookBody": {"url": WEBHOOK},
    "WebhookFacts": {"url": WEBHOOK, "told": MADE, "resting": False},
    "WebhookSecret": {"url": WEBHOOK, "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},
    "WebhookTrial": {"outcome": "delivered", "status": 204},
    "TableBody": {"game": "loyang", "seats": 2, "bots": {"1": "normal"}, "start": True},
    "TableAnswer": {"table": FACTS, "number": 3, "my_seats": [0], "is_host": True},
    "Components": {
        "values": [{"place": ["setup", "cash"], "was": "10", "value": "12"}],
    },
    "TableList": {
        "tables": [
            {
                "table": TABLE,
                "name": "Friday",
                "game": "loyang",
                "state": "running",
                "seats": 2,
                "free": 0,
                "public": False,
                "my_turn": True,
                "waits_for": [],
                "changed": MADE,
            }
        ]
    },
    "SeatBody": {"request": "b1f0-17"},
    "BotBody": {"level": "normal", "request": "b1f0-18"},
    "MuteBody": {"muted": True, "request": "b1f0-19"},
    "TalkBody": {"text": "Good morning", "request": "b1f0-20"},
    "ActionBody": {"seat": 0, "decision": 19, "action": "plant wheat 2", "request": "b1f0-21"},
    "UndoBody": {"seat": 0, "actions": 17, "request": "b1f0-22"},
    "ReportBody": {"text": "Why may I not load the cart?"},
    "Done": {"number": 20},
    "RematchAnswer": {"table": TABLE},
    "ReportAnswer": {"report": 7},
    "Whole": {
        "type": "whole",
        "number": 19,
        "reader": 0,
        "document": DOCUMENT,
        "events": [EVENT],
        "said": [{"number": 9, "at": MADE, "seat": 0, "name": "Ana", "text": "hello"}],
    },
    "Preview": {
        "possible": True,
        "why": None,
        "lines": [{"seat": 0, "phrases": [{"key": "did-pass"}]}],
        "paragraph": "6.2",
    },
    "Obstacle": {"why": {"key": "reason-no-silver"}, "paragraph": "5.1.2"},
    "Explanation": {
        "explained": {
            "name": {"key": "vegetable-wheat"},
            "told": [{"key": "explain-cart"}],
            "paragraph": "7.4",
        }
    },
    "TableText": {
        "action": 41,
        "sections": [
            {
                "title": {"key": "read-own-farm"},
                "lines": [{"key": "read-wealth", "values": {"cash": 9, "space": 3, "loans": 0}}],
            }
        ],
    },
    "Kinds": {
        "decision": 19,
        "kinds": [
            {
                "key": "group-plant",
                "purpose": {"key": "group-plant-about"},
                "paragraph": "3.3",
            }
        ],
    },
    "Hint": {
        "game": "loyang",
        "seat": 1,
        "forced": False,
        "simulations": 400,
        "actions": [
            {"action": "plant wheat 2", "points": 15.2, "win": 0.61, "visits": 210, "next": []}
        ],
        "notice": "",
    },
    "Review": {
        "game": "loyang",
        "players": ["Ana", "normal"],
        "actions": 140,
        "scores": [15, 13],
        "simulations": 200,
        "seats": [],
    },
    "Moment": {
        "action": 17,
        "actions": 140,
        "reader": -1,
        "view": VIEW | {"seat": -1},
        "headline": [{"key": "headline-round", "values": {"round": 3}}],
        "event": EVENT,
        "questions": [{"seat": 0, "question": QUESTION}],
    },
    "Story": {"events": [EVENT]},
    "Games": {
        "games": [
            {
                "name": "loyang",
                "least_seats": 1,
                "most_seats": 4,
                "options": {"introductory": ["off", "on"]},
                "refused": {"introductory": {"on": [1]}},
            }
        ],
        "levels": [{"name": "normal", "searches": False, "points": {"loyang": 14.5}}],
        "usual_level": "normal",
        "registration": True,
        "webhooks": False,
    },
    "Problem": {
        "type": "stale",
        "title": "The decision has changed",
        "status": 409,
        "detail": "the decision has changed; it is number 21 now",
    },
}
