"""The OpenAPI document: what FastAPI finds in the routes, and what they cannot say of themselves.

Every operation is named by its function and summed up by the first sentence there; every refusal
that it may meet is listed, as a problem; every body and answer has an example.
"""

from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from barrowgate.server.web import cookies, schemas
from barrowgate.server.web.examples import EXAMPLES
from barrowgate.server.web.problems import MEDIA_TYPE

Operation = dict[str, Any]

# Operations that need nobody to be signed in.
ANYBODY = frozenset(
    {"games", "rules", "be", "register", "sign_in", "sign_out", "look_at_link", "redeem"}
    | {"listed", "look", "components", "whole", "explain", "moment", "text", "events"}
    | {"record", "review"}
)
TAGS = {
    "games": "What can be played here",
    "people": "Guests, accounts, sessions, links",
    "tables": "Tables: made, listed, started, closed",
    "seats": "Who sits where; table talk",
    "play": "Actions, taking back, previews, hints",
    "replays": "Any table at any action, records, reports",
}
SECURITY = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "The token of `POST /api/me`"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": cookies.NAME, "description": "Browsers"},
}
READING = (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT)
WRITING = (*READING, HTTPStatus.GONE)
# What an operation may be refused with besides what all may be.
REFUSED: dict[str, tuple[HTTPStatus, ...]] = {
    "register": (HTTPStatus.FORBIDDEN, HTTPStatus.CONFLICT),
    "sign_in": (HTTPStatus.FORBIDDEN,),
    "change_password": (HTTPStatus.FORBIDDEN,),
    "look_at_link": WRITING,
    "redeem": WRITING,
    "webhook": (HTTPStatus.FORBIDDEN,),
    "test_webhook": (HTTPStatus.NOT_FOUND,),
    "make": (HTTPStatus.NOT_FOUND,),
    "rules": (HTTPStatus.NOT_FOUND,),
}


def operation_id(route: APIRoute) -> str:
    """The name of its function: short, and the same tomorrow."""
    return route.name


def describe(app: FastAPI) -> None:
    """Let the app tell this document, made once."""

    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _document(app)
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


def _document(app: FastAPI) -> dict[str, Any]:
    found = get_openapi(
        title=app.title,
        version=app.version,
        description=app.description,
        routes=app.routes,
        tags=[{"name": name, "description": told} for name, told in TAGS.items()],
    )
    parts = found["components"]
    parts["securitySchemes"] = SECURITY
    for unused in ("HTTPValidationError", "ValidationError"):  # FastAPI's own words for a 422
        parts["schemas"].pop(unused, None)
    parts["schemas"]["Problem"] = _problem()
    for name, example in EXAMPLES.items():
        parts["schemas"][name]["examples"] = [example]
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            _complete(path, method, operation)
    return found


def _problem() -> dict[str, Any]:
    """Its parts are among the schemas of answers already."""
    found = schemas.ProblemAnswer.model_json_schema(ref_template="#/components/schemas/{model}")
    del found["$defs"]
    return found


def _complete(path: str, method: str, operation: Operation) -> None:
    told = operation.pop("description")
    operation["summary"] = told.split("\n")[0]
    if "\n" in told:
        operation["description"] = told
    needs_person = operation["operationId"] not in ANYBODY
    if needs_person:
        operation["security"] = [{"bearer": []}, {"cookie": []}]
    for status in refusals(path, method, operation, needs_person):
        operation["responses"][str(status.value)] = {
            "description": status.phrase,
            "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}},
        }


def refusals(path: str, method: str, operation: Operation, needs_person: bool) -> list[HTTPStatus]:
    """Every status with which an operation may be refused."""
    found = {
        HTTPStatus.MISDIRECTED_REQUEST,
        HTTPStatus.TOO_MANY_REQUESTS,
        HTTPStatus.SERVICE_UNAVAILABLE,  # the database, which knows who asks
        *REFUSED.get(operation["operationId"], ()),
    }
    if needs_person:
        found.add(HTTPStatus.UNAUTHORIZED)
    if "{table}" in path:
        found.update(READING if method == "get" else WRITING)
    if method != "get":
        found.add(HTTPStatus.FORBIDDEN)  # a page of another site
    if "requestBody" in operation or operation.get("parameters"):
        found.add(HTTPStatus.UNPROCESSABLE_ENTITY)
    if "requestBody" in operation:
        found.update({HTTPStatus.BAD_REQUEST, HTTPStatus.REQUEST_TIMEOUT})
        found.add(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    return sorted(found)
