"""Who asks: the person whose token a request or a handshake carries."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from barrowgate.server.live.gathering import Gathering
from barrowgate.server.live.hub import Propose
from barrowgate.server.storage.people import Person, Session
from barrowgate.server.tables.header import new_id
from barrowgate.server.tables.rows import Row
from barrowgate.server.tables.table import Table
from barrowgate.server.web import cookies
from barrowgate.server.web.guards.limits import Limited
from barrowgate.server.web.guards.proxies import who
from barrowgate.server.web.problems import Problem, ProblemError
from barrowgate.server.web.services import Services

REMEMBERED = 60.0  # seconds until a session is looked up again
MOST_REMEMBERED = 10_000
MOST_ASKED = 200  # sessions that are looked up at a time
SECOND = 1000
DAY = 24 * 3600 * SECOND  # a session that is used is noted once a day


class NotSignedIn(ProblemError):
    """A request that needs a person, without one."""

    def __init__(self) -> None:
        detail = "POST /api/me with a name makes a guest; then send its cookie or token."
        status = HTTPStatus.UNAUTHORIZED.value
        headers = {"WWW-Authenticate": "Bearer"}
        super().__init__(
            Problem("not-signed-in", "Nobody is signed in", status, detail, headers=headers)
        )


Known = tuple[float, Person]
"""Until when a session need not be looked up again, and whose it is."""

Prolonged = Callable[[Callable[[], bool]], None]
"""Told that a session lasts longer, and how to find out later whether its cookie still counts."""


def _nothing(_is_current: Callable[[], bool]) -> None:
    """For whoever keeps no cookie."""


class Sessions:
    """Tokens and the persons behind them; each is asked of the database once a minute."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._changes = 0  # how often something was to be forgotten
        self._signed_in = Gathering(self._look_up, MOST_ASKED)

    async def person(
        self, token: str, address: str, prolonged: Prolonged = _nothing
    ) -> Person | None:
        """Whoever makes tokens up asks the database no more often than a household reads.

        ``prolonged`` is called where the session lasts longer from now on.
        """
        if not token:
            return None
        key = cookies.digest(token)
        known = self._known.get(key)
        if known and known[0] > time.monotonic():
            return known[1]
        self._services.limits.insist_for_all(Limited.READ, address)
        changes = self._changes
        found = await self._signed_in.ask(key)
        if found is None:
            return None
        store, now = self._services.store, self._services.hub.now()
        session, person = found
        is_prolonged = session.used < now - DAY
        if is_prolonged:
            expires = now + cookies.LIFETIME * SECOND
            await self._services.ask(store.use_session, key, now, expires)
            await self._services.ask(store.touch, person.id, now)
        if changes == self._changes:  # else it may be of before
            entry = self._remember(key, person)
            if is_prolonged:
                prolonged(lambda: self._known.get(key) is entry and entry[0] > time.monotonic())
        return person

    async def _look_up(self, keys: list[str]) -> dict[str, tuple[Session, Person]]:
        services = self._services
        return await services.ask(services.store.signed_in, keys, services.hub.now())

    def _remember(self, key: str, person: Person) -> Known:
        entry = self._known[key] = (time.monotonic() + REMEMBERED, person)
        self._known.move_to_end(key)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return entry

    async def begin(self, person: Person) -> str:
        """A new session; its token is told once and kept nowhere."""
        token = cookies.new_token()
        now = self._services.hub.now()
        expires = now + cookies.LIFETIME * SECOND
        session = Session(cookies.digest(token), person.id, now, now, expires)
        await self._services.ask(self._services.store.add_session, session)
        return token

    async def guest(self, name: str) -> Person:
        now = self._services.hub.now()
        person = Person(new_id(), name, now, now)
        await self._services.ask(self._services.store.add_person, person)
        return person

    async def end(self, token: str) -> None:
        key = cookies.digest(token)
        await self._services.ask(self._services.store.drop_session, key)
        self.let_go(token)

    def let_go(self, token: str) -> None:
        """A browser has another cookie from now on: no late answer brings this one back."""
        self._changes += 1
        self._known.pop(cookies.digest(token), None)

    def forget_all(self) -> None:
        """Whatever has changed was not told."""
        self._changes += 1
        self._known.clear()

    def forget(self, person: str) -> None:
        """Their name or their sessions have changed."""
        self._changes += 1
        for key in [key for key, (_, each) in self._known.items() if each.id == person]:
            del self._known[key]


@dataclass(frozen=True)
class Caller:
    """Somebody who asks; ``person`` is None for whoever has not even a guest's name."""

    services: Services
    sessions: Sessions
    address: str  # as limits count it
    token: str
    has_cookie: bool  # that is where the token comes from, so it is not told to any script
    person: Person | None

    @property
    def id(self) -> str:
        return self.person.id if self.person else ""

    @property
    def own_token(self) -> str | None:
        """The token for whoever has sent it; None where a browser's cookie has it."""
        return None if self.has_cookie else self.token

    def known(self) -> Person:
        """The person; NotSignedIn where there is none."""
        if self.person is None:
            raise NotSignedIn
        return self.person

    def limit(self, kind: Limited) -> None:
        """By person where there is one, and for all people of an address together."""
        if self.person is None:
            self.services.limits.insist(kind, self.address)
        else:
            self.services.limits.insist_both(kind, self.person.id, self.address)

    async def wait_to_be_told(self) -> None:
        """For what takes long to tell: it counts by itself, and waits for its turn.

        Many look on from one address, and most of them are nobody: they share what it may.
        """
        if self.person is None:
            self.services.limits.insist_for_all(Limited.TELL, self.address)
        else:
            self.limit(Limited.TELL)
        await self.services.turns.take()

    async def propose(self, table: str, kind: Limited, make: "Make") -> Row:
        """Do something to a table as this person, now; it is written down when this returns."""
        return await self.services.hub.propose(table, self.proposal(kind, make))

    def proposal(self, kind: Limited, make: "Make") -> Propose:
        """The same for whoever writes it down; it counts as done."""
        person, hub = self.known().id, self.services.hub
        self.limit(kind)
        return lambda table: make(table, person, hub.now())


Make = Callable[[Table, str, int], Row]
"""Proposes a row: called with the table, who asks, and the time."""


async def caller(connection: HTTPConnection) -> Caller:
    services: Services = connection.app.state.services
    sessions: Sessions = connection.app.state.sessions
    is_secure = services.settings.is_secure
    token = cookies.token_of(connection.scope, is_secure)
    has_cookie = cookies.rests_on_cookie(connection.scope["headers"], is_secure)
    address = who(connection.scope)

    def renew(is_current: Callable[[], bool]) -> None:
        if has_cookie:
            cookies.renew(connection.scope, token, is_secure, is_current)

    person = await sessions.person(token, address, renew)
    return Caller(services, sessions, address, token, has_cookie, person)


Asking = Annotated[Caller, Depends(caller)]
