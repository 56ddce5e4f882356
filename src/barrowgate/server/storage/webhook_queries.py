"""Webhooks, and the calls that are made for tables that wait."""

import json
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, select, update

from barrowgate.server.storage.people import Call, Wait, Webhook
from barrowgate.server.storage.queries import Queries, insert_into
from barrowgate.server.storage.schema import CALLS, LOG, MEMBERS, TABLES, WEBHOOKS
from barrowgate.server.tables.rows import RowKind, State

_WEBHOOK = (
    WEBHOOKS.c.person,
    WEBHOOKS.c.url,
    WEBHOOKS.c.secret,
    WEBHOOKS.c.made,
    WEBHOOKS.c.told,
    WEBHOOKS.c.lost,
)
_CALL = (
    CALLS.c.person,
    CALLS.c.table_id,
    CALLS.c.message,
    CALLS.c.number,
    CALLS.c.acted,
    CALLS.c.due,
    CALLS.c.tries,
)


class WebhookQueries(Queries):
    """Each worker may look; a call is claimed before it is made, so that one makes it."""

    def set_webhook(self, webhook: Webhook) -> None:
        """In place of the one before, whose calls are forgotten."""
        kept = {
            "person": webhook.person,
            "url": webhook.url,
            "secret": webhook.secret,
            "made": webhook.made,
            "told": webhook.told,
            "lost": webhook.lost,
        }
        with self.writing() as connection:
            connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.person == webhook.person))
            # Somebody else of mine may set one at once: the later one counts.
            adding = insert_into(connection, WEBHOOKS).values(kept)
            connection.execute(adding.on_conflict_do_update(index_elements=["person"], set_=kept))

    def webhook(self, person: str) -> Webhook | None:
        with self.reading() as connection:
            found = connection.execute(select(*_WEBHOOK).where(WEBHOOKS.c.person == person)).first()
        return Webhook(*found) if found else None

    def drop_webhook(self, person: str) -> bool:
        """Whether there was one."""
        unwanted = delete(WEBHOOKS).where(WEBHOOKS.c.person == person)
        with self.writing() as connection:
            return connection.execute(unwanted).rowcount > 0

    def waits_and_calls(self, most_lost: int) -> tuple[list[Wait], list[Call]]:
        """Tables that wait for somebody with a webhook, and what is known of such waits.

        Webhooks that have lost so many calls in a row are left alone.
        """
        with self.reading() as connection:
            waits = _waits(connection, most_lost)
            calls = [Call(*found) for found in connection.execute(select(*_CALL))]
        return waits, calls

    def follow(
        self, begun: Sequence[Call], changed: Sequence[tuple[Call, Call]], gone: Sequence[Call]
    ) -> None:
        """New calls, those that became others, and those that nobody needs any more.

        Another worker may have done the same a moment ago: then nothing is changed.
        """
        with self.writing() as connection:
            for call in begun:
                connection.execute(
                    insert_into(connection, CALLS).values(_kept(call)).on_conflict_do_nothing()
                )
            for old, new in changed:
                connection.execute(update(CALLS).where(_is(old)).values(_kept(new)))
            for call in gone:
                connection.execute(delete(CALLS).where(_is(call)))

    def claim(self, call: Call, due: int) -> bool:
        """Of several workers that want to make a call now, one may; the next try is due later."""
        change = update(CALLS).where(_is(call)).values(due=due, tries=call.tries + 1)
        with self.writing() as connection:
            return connection.execute(change).rowcount > 0

    def settle(self, call: Call, told: int) -> None:
        """A call was taken, at this time, or given up (0): it is not made again."""
        mine = and_(CALLS.c.person == call.person, CALLS.c.table_id == call.table)
        webhook = update(WEBHOOKS).where(WEBHOOKS.c.person == call.person)
        change = (
            webhook.values(told=told, lost=0) if told else webhook.values(lost=WEBHOOKS.c.lost + 1)
        )
        with self.writing() as connection:
            connection.execute(
                update(CALLS).where(mine, CALLS.c.message == call.message).values(due=0)
            )
            connection.execute(change)


def _waits(connection: Connection, most_lost: int) -> list[Wait]:
    acted = (
        select(func.coalesce(func.max(LOG.c.number), 0))
        .where(
            LOG.c.table_id == TABLES.c.id,
            LOG.c.person == WEBHOOKS.c.person,
            LOG.c.kind.in_([RowKind.ACT, RowKind.UNDO]),
        )
        .scalar_subquery()
    )
    # The log is looked at where something has happened since the last look, and nowhere else.
    known = case((CALLS.c.number == TABLES.c.number, CALLS.c.acted), else_=acted)
    of_them = and_(CALLS.c.person == WEBHOOKS.c.person, CALLS.c.table_id == TABLES.c.id)
    wanted = (
        select(
            WEBHOOKS.c.person,
            TABLES.c.id,
            TABLES.c.number,
            TABLES.c.at,
            known,
            WEBHOOKS.c.made,
            TABLES.c.waits_for,
        )
        .select_from(WEBHOOKS)
        .join(MEMBERS, MEMBERS.c.person == WEBHOOKS.c.person)
        .join(TABLES, TABLES.c.id == MEMBERS.c.table_id)
        .outerjoin(CALLS, of_them)
        .where(TABLES.c.state == State.RUNNING, WEBHOOKS.c.lost < most_lost)
    )
    return [
        Wait(person, *facts)
        for person, *facts, waits_for in connection.execute(wanted)
        if person in json.loads(waits_for)
    ]


def _is(call: Call) -> ColumnElement[bool]:
    """The call as it was seen, and not as another worker has changed it since."""
    return and_(
        CALLS.c.person == call.person,
        CALLS.c.table_id == call.table,
        CALLS.c.message == call.message,
        CALLS.c.due == call.due,
    )


def _kept(call: Call) -> dict[str, str | int]:
    return {
        "person": call.person,
        "table_id": call.table,
        "message": call.message,
        "number": call.number,
        "acted": call.acted,
        "due": call.due,
        "tries": call.tries,
    }
