"""The OpenAPI document is complete and true, and so are the messages of sockets."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest
from pydantic import BaseModel

from barrowgate.server.settings import Settings
from barrowgate.server.web import messages, openapi, problems, schemas
from barrowgate.server.web.app import make_app
from barrowgate.server.web.examples import EXAMPLES
from tests.server.client import Live, Person
from tests.server.serving import Served

DOCUMENT: dict[str, Any] = make_app(Settings()).openapi()
REFUSALS = ("401", "403", "404", "409", "410", "413", "422", "429")
JSON = "application/json"


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


OPERATIONS = [
    pytest.param(path, method, operation, id=operation["operationId"])
    for path, method, operation in operations()
]
EVERY = pytest.mark.parametrize(("path", "method", "operation"), OPERATIONS)


def model_of(content: dict[str, Any]) -> str:
    """The name of the schema of a body or an answer."""
    reference: str = content[JSON]["schema"]["$ref"]
    return reference.rpartition("/")[2]


@EVERY
def test_an_operation_says_what_it_does(path: str, method: str, operation: dict[str, Any]) -> None:
    assert operation["operationId"].isidentifier()
    assert len(operation["operationId"]) < 20
    assert operation["summary"].endswith(".")
    assert operation["tags"][0] in openapi.TAGS


@EVERY
def test_bodies_and_answers_have_examples(
    path: str, method: str, operation: dict[str, Any]
) -> None:
    if "requestBody" in operation:
        assert model_of(operation["requestBody"]["content"]) in EXAMPLES
    for status, answer in operation["responses"].items():
        if status < "300" and JSON in answer.get("content", {}):
            assert model_of(answer["content"]) in EXAMPLES


@EVERY
def test_refusals_are_problems(path: str, method: str, operation: dict[str, Any]) -> None:
    refused = {code: answer for code, answer in operation["responses"].items() if code > "300"}
    assert refused
    for answer in refused.values():
        assert list(answer["content"]) == [problems.MEDIA_TYPE]


@EVERY
def test_every_operation_may_find_the_database_away(
    path: str, method: str, operation: dict[str, Any]
) -> None:
    assert "503" in operation["responses"]


def test_names_of_operations_are_used_once() -> None:
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("status", REFUSALS)
def test_every_status_of_a_refusal_is_documented(status: str) -> None:
    assert any(status in operation["responses"] for _, _, operation in operations())


def test_every_status_that_a_reason_has_is_documented_where_somebody_acts() -> None:
    act = DOCUMENT["paths"]["/api/tables/{table}/actions"]["post"]["responses"]
    assert {str(kind.status.value) for kind in problems.REFUSALS.values()} <= set(act)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_as_described(name: str) -> None:
    model: type[BaseModel] = getattr(schemas, {"Problem": "ProblemAnswer"}.get(name, name))
    made = model.model_validate(EXAMPLES[name])
    told = made.model_dump(mode="json", exclude_unset=True)
    assert told == json.loads(json.dumps(EXAMPLES[name]))
    assert DOCUMENT["components"]["schemas"][name]["examples"] == [EXAMPLES[name]]


def test_the_document_is_served(server: Served) -> None:
    assert httpx.get(f"{server.url}/api/openapi.json").json() == DOCUMENT


@EVERY
def test_only_what_says_so_is_for_anybody(
    server: Served, ana: Person, path: str, method: str, operation: dict[str, Any]
) -> None:
    table = ana.table(seats=1, start=True)
    where = path.format(table=table, seat=0, action=0, name="loyang")
    body = None
    if "requestBody" in operation:
        body = EXAMPLES[model_of(operation["requestBody"]["content"])]
    asks = where.endswith(("preview", "hint", "why", "explain", "actions"))
    query = {"seat": "0", "action": "pass", "thing": "silver"} if asks else None
    answer = httpx.request(method, f"{server.url}{where}", json=body, params=query)
    assert (answer.status_code == 401) is ("security" in operation)


# --- Messages of sockets --------------------------------------------------------------------------


def validator(name: str) -> jsonschema_rs.Validator:
    described = messages.document()
    return jsonschema_rs.validator_for(described | {"$ref": f"#/$defs/{name}"})


def test_all_messages_of_a_game_are_as_described(server: Served, ana: Person) -> None:
    table = ana.table(game="la-granja", seats=1, clock={"budget": 3600}, start=True)
    sent: list[dict[str, Any]] = []

    async def play() -> None:
        live = await ana.join(table, 0)
        await talk_and_stumble(live)
        await live.play(random.Random(1))
        sent.extend(json.loads(raw) for raw in live.raw)
        await live.close()

    asyncio.run(asyncio.wait_for(play(), 120))
    described = validator("FromServer")
    for message in sent:
        described.validate(message)
    assert {message["type"] for message in sent} == {"whole", "change", "done", "refused"}
    assert len(sent) > 50


async def talk_and_stumble(live: Live) -> None:
    """Everything that a client may say, in vain as well."""
    said = (
        {"do": "say", "text": "hello", "request": "s1"},
        {"do": "undo", "seat": 0, "actions": 1, "request": "u1"},
        {"do": "act", "seat": 0, "decision": 1, "action": "pass", "request": "a1"},
    )
    described = validator("FromClient")
    for message in said:
        described.validate(message)
        await live.send(**message)
        await live.answer(str(message["request"]))
    described.validate({"do": "whole"})
    await live.send(do="whole")


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": "fly"},
        {"do": "say"},
        {"do": "act", "seat": 0, "decision": 0, "action": "pass"},
        {"do": "act", "seat": 0, "decision": 1, "action": "pass", "more": 1},
    ],
)
def test_what_is_no_message_is_not_described(wrong: dict[str, Any]) -> None:
    assert not validator("FromClient").is_valid(wrong)


def test_the_description_of_messages_is_served(server: Served) -> None:
    assert httpx.get(f"{server.url}/api/messages.json").json() == messages.document()
