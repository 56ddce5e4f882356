"""Requests of all kinds, made from the OpenAPI document: none finds a fault or a new answer."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from barrowgate.server.settings import Settings
from barrowgate.server.web.app import make_app
from tests.server.client import Person
from tests.server.serving import Served

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
FEW = 6  # of each kind, for each operation
MANY = 250
SLOW = {"hint": 2, "review": 2, "register": 3, "sign_in": 3, "change_password": 3}
NOWHERE = "nowhere"
WITHIN = 120  # seconds for one answer: a hint thinks, and the machine may be busy
DOCUMENT: dict[str, Any] = make_app(Settings()).openapi()
AS_DESCRIBED = schemathesis.GenerationMode.POSITIVE
OTHERWISE = schemathesis.GenerationMode.NEGATIVE


def requests() -> list[Any]:
    """Each operation with each way to ask; what takes nothing can be asked in one way alone."""
    return [
        pytest.param(each["operationId"], mode, id=f"{each['operationId']} {mode.value}")
        for path in DOCUMENT["paths"].values()
        for each in path.values()
        for mode in (AS_DESCRIBED, OTHERWISE)
        if mode is AS_DESCRIBED or each.get("parameters") or "requestBody" in each
    ]


EVERY = pytest.mark.parametrize(("name", "mode"), requests())


def ask(server: Served, name: str, mode: schemathesis.GenerationMode, examples: int) -> None:
    """One operation with many requests of somebody who hosts three tables."""
    ana = Person(server.url, "Ana")
    tables = [
        ana.table(seats=1, start=True),
        ana.table(game="la-granja", seats=3, public=True, bots={"1": "random"}),
        finished(ana),
        NOWHERE,
    ]
    document = schemathesis.openapi.from_dict(DOCUMENT)
    document.config.update(base_url=server.url, request_timeout=WITHIN)
    operation = document.find_operation_by_id(name)
    headers = {"Authorization": f"Bearer {ana.token}"}

    @seed(1)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.sampled_from(tables), st.booleans())
    def meet(case: schemathesis.Case[Any], table: str, keep: bool) -> None:
        if "table" in case.path_parameters and not keep:
            case.path_parameters["table"] = table
        case.call_and_validate(headers=headers, checks=CHECKS)

    meet()


def finished(ana: Person) -> str:
    table = ana.table(seats=1, start=True)
    ana.post(f"/api/tables/{table}/close")
    return table


@EVERY
def test_no_request_finds_a_fault(
    server: Served, name: str, mode: schemathesis.GenerationMode
) -> None:
    ask(server, name, mode, SLOW.get(name, FEW))


@pytest.mark.long
@EVERY
def test_neither_do_many(server: Served, name: str, mode: schemathesis.GenerationMode) -> None:
    ask(server, name, mode, 4 * SLOW[name] if name in SLOW else MANY)
