"""My webhook: an address of my own that is told when a table waits for me."""

from http import HTTPStatus
from typing import Any

from fastapi import APIRouter

from barrowgate.server.storage.people import Webhook
from barrowgate.server.web import schemas
from barrowgate.server.web.callers import Asking, Caller
from barrowgate.server.web.guards.limits import Limited
from barrowgate.server.web.problems import Busy, Problem, ProblemError
from barrowgate.server.webhooks import messages
from barrowgate.server.webhooks.herald import MOST_LOST
from barrowgate.server.webhooks.lookups import Crowded
from barrowgate.server.webhooks.targets import BadTarget, target_of

router = APIRouter(prefix="/api/me/webhook", tags=["people"])


class WebhooksOff(ProblemError):
    def __init__(self) -> None:
        detail = "Whoever hosts this server has not switched webhooks on."
        status = HTTPStatus.FORBIDDEN.value
        super().__init__(Problem("webhooks-off", "There are no webhooks here", status, detail))


class BadWebhook(ProblemError):
    def __init__(self, detail: str) -> None:
        status = HTTPStatus.UNPROCESSABLE_ENTITY.value
        super().__init__(Problem("bad-webhook", "The address cannot be used", status, detail))


class NoWebhook(ProblemError):
    def __init__(self) -> None:
        detail = "PUT /api/me/webhook sets one."
        status = HTTPStatus.NOT_FOUND.value
        super().__init__(Problem("no-webhook", "You have no webhook", status, detail))


async def _mine(asking: Caller, limit: Limited) -> Webhook | None:
    """My webhook, where there may be any."""
    person = asking.known()
    asking.limit(limit)
    if not asking.services.settings.webhooks:
        raise WebhooksOff
    return await asking.services.ask(asking.services.store.webhook, person.id)


@router.get("", response_model=schemas.WebhookFacts)
async def webhook(asking: Asking) -> dict[str, Any]:
    """My webhook; its secret was told when it was set."""
    found = await _mine(asking, Limited.READ)
    return {
        "url": found.url if found else None,
        "told": found.told or None if found else None,
        "resting": found is not None and found.lost >= MOST_LOST,
    }


@router.put("", response_model=schemas.WebhookSecret)
async def set_webhook(body: schemas.WebhookBody, asking: Asking) -> dict[str, str]:
    """Be told at this address, in place of the one before; the secret is told this once."""
    await _mine(asking, Limited.REPORT)
    services = asking.services
    try:
        target_of(body.url, services.post.networks)
    except BadTarget as error:
        raise BadWebhook(str(error)) from None
    made = Webhook(asking.id, body.url, messages.new_secret(), services.hub.now())
    await services.ask(services.store.set_webhook, made)
    return {"url": made.url, "secret": made.secret}


@router.delete("", status_code=204)
async def drop_webhook(asking: Asking) -> None:
    """Be told nothing any more."""
    person = asking.known()
    asking.limit(Limited.ACT)
    await asking.services.ask(asking.services.store.drop_webhook, person.id)


@router.post("/test", response_model=schemas.WebhookTrial)
async def test_webhook(asking: Asking) -> dict[str, Any]:
    """Send a test to my address now, and tell how it went."""
    mine = await _mine(asking, Limited.REPORT)
    if mine is None:
        raise NoWebhook
    services, message = asking.services, messages.new_message_id()
    body = messages.trial(message, services.settings.public)
    try:
        async with services.post.place(mine.person) as place:
            answer = await services.post.send(mine, message, body, services.hub.now(), place)
    except Crowded as error:
        raise Busy(f"It cannot be sent now: {error}.", retry_after=30) from None
    services.metrics.call(answer.outcome)
    return {"outcome": answer.outcome, "status": answer.status or None}
