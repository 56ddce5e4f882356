"""Who I am: guests, accounts, sessions, links."""

from http import HTTPStatus
from typing import Any

import orjson
from fastapi import APIRouter, Response

from barrowgate.server.live.leaving import delete_person
from barrowgate.server.live.looking import end_sockets
from barrowgate.server.storage.errors import HasAccount, LoginTaken
from barrowgate.server.storage.people import Account, Link, LinkKind, Person
from barrowgate.server.tables import reading
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.texts import name_of
from barrowgate.server.web import cookies, schemas
from barrowgate.server.web.callers import Asking, Caller
from barrowgate.server.web.guards.limits import Limited
from barrowgate.server.web.problems import Problem, ProblemError

router = APIRouter(prefix="/api", tags=["people"])
LINK_HOURS = 72
GUEST = "guest"
DEVICE_MINUTES = 15
LINK_ENDED = "this link was used, has expired, or was replaced"
MINUTE = 60 * 1000


class WrongPassword(ProblemError):
    """A name and a password that do not belong together; which of them is wrong is not said."""

    def __init__(self) -> None:
        detail = "The name or the password is wrong."
        status = HTTPStatus.FORBIDDEN.value
        super().__init__(Problem("wrong-password", "Not signed in", status, detail))


class RegistrationClosed(ProblemError):
    def __init__(self) -> None:
        detail = "This server makes no new accounts; play as a guest."
        status = HTTPStatus.FORBIDDEN.value
        super().__init__(Problem("registration-closed", "No new accounts", status, detail))


class NameTaken(ProblemError):
    def __init__(self) -> None:
        detail = "Somebody has this login; choose another."
        status = HTTPStatus.CONFLICT.value
        super().__init__(Problem("name-taken", "The login is taken", status, detail))


def _keep(answer: Response, asking: Caller, token: str) -> None:
    answer.headers["Set-Cookie"] = cookies.kept(token, asking.services.settings.is_secure)
    if asking.has_cookie:
        asking.sessions.let_go(asking.token)


async def _login_of(asking: Caller, person: Person) -> str | None:
    account = await asking.services.ask(asking.services.store.account_of, person.id)
    return account.login if account else None


@router.get("/me", response_model=schemas.Me)
async def me(asking: Asking) -> dict[str, Any]:
    """Who I am."""
    person = asking.known()
    asking.limit(Limited.READ)
    return {
        "person": person.id,
        "name": person.name,
        "login": await _login_of(asking, person),
    }


@router.post("/me", response_model=schemas.SignedIn)
async def be(body: schemas.GuestBody, asking: Asking, answer: Response) -> dict[str, Any]:
    """Take a name: whoever has none yet becomes a guest, everybody else is renamed."""
    name = name_of(body.name)
    asking.limit(Limited.JOIN)
    if asking.person is None:
        person = await asking.sessions.guest(name)
        token = await asking.sessions.begin(person)
        _keep(answer, asking, token)
        return {"person": person.id, "name": name, "login": None, "token": token}
    await asking.services.ask(asking.services.store.rename, asking.id, name)
    asking.sessions.forget(asking.id)
    login = await _login_of(asking, asking.person)
    return {"person": asking.id, "name": name, "login": login, "token": asking.own_token}


@router.post("/accounts", response_model=schemas.SignedIn)
async def register(body: schemas.AccountBody, asking: Asking, answer: Response) -> dict[str, Any]:
    """Make an account of the guest that I am, or a new person."""
    services = asking.services
    if not services.settings.registration:
        raise RegistrationClosed
    services.limits.insist(Limited.REGISTER, asking.address)
    person = asking.person
    if person is not None and await _login_of(asking, person):
        person = None  # signed in already: a new account is another person
    hashed = await services.passwords.hash(body.password)
    if await services.ask(services.store.account, body.login):
        raise NameTaken
    person = await _with_account(asking, person, body, hashed)
    token = await asking.sessions.begin(person)
    _keep(answer, asking, token)
    return {"person": person.id, "name": person.name, "login": body.login, "token": token}


async def _with_account(
    asking: Caller, person: Person | None, body: schemas.AccountBody, hashed: str
) -> Person:
    """This person, or a new one, who has the account now."""
    services = asking.services
    made = person or await asking.sessions.guest(name_of(body.name or body.login))
    account = Account(made.id, body.login, hashed, services.hub.now())
    try:
        await services.ask(services.store.add_account, account)
    except LoginTaken:
        raise NameTaken from None
    except HasAccount:  # made at the same time: then this one is another person's, as a later one
        return await _with_account(asking, None, body, hashed)
    return made


@router.post("/session", response_model=schemas.SignedIn)
async def sign_in(body: schemas.LoginBody, asking: Asking, answer: Response) -> dict[str, Any]:
    """Sign in with name and password."""
    services = asking.services
    services.limits.insist(Limited.LOGIN, asking.address)
    account = await services.ask(services.store.account, body.login)
    stored = account.password_hash if account else None
    if not await services.passwords.verify(stored, body.password) or account is None:
        raise WrongPassword
    person = await services.ask(services.store.person, account.person)
    if person is None:
        raise WrongPassword
    if services.passwords.needs_rehash(account.password_hash):
        hashed = await services.passwords.hash(body.password)
        await services.ask(services.store.set_password, person.id, hashed)
    token = await asking.sessions.begin(person)
    _keep(answer, asking, token)
    return {"person": person.id, "name": person.name, "login": account.login, "token": token}


@router.delete("/session", status_code=204)
async def sign_out(asking: Asking, answer: Response) -> None:
    """End this session."""
    services = asking.services
    if asking.person:
        await asking.sessions.end(asking.token)
        await end_sockets(services.hub, services.store, services.ask, asking.id)
    answer.headers["Set-Cookie"] = cookies.cleared(services.settings.is_secure)


@router.post("/me/password", response_model=schemas.SignedIn)
async def change_password(
    body: schemas.PasswordBody, asking: Asking, answer: Response
) -> dict[str, Any]:
    """Another password; every session of the account ends, and a new one begins here."""
    services, person = asking.services, asking.known()
    services.limits.insist(Limited.LOGIN, asking.address)
    account = await services.ask(services.store.account_of, person.id)
    stored = account.password_hash if account else None
    if not await services.passwords.verify(stored, body.old) or account is None:
        raise WrongPassword
    hashed = await services.passwords.hash(body.new)
    await services.ask(services.store.set_password, person.id, hashed)
    await services.ask(services.store.drop_sessions, person.id)
    asking.sessions.forget(person.id)
    services.hub.expel(person.id)
    token = await asking.sessions.begin(person)
    _keep(answer, asking, token)
    return {"person": person.id, "name": person.name, "login": account.login, "token": token}


@router.get("/me/export", response_model=schemas.Export)
async def export(asking: Asking) -> Response:
    """Everything that is kept about me."""
    person, services = asking.known(), asking.services
    asking.limit(Limited.REPORT)

    def written() -> bytes:
        """On a thread: it may be every action of years."""
        return orjson.dumps(services.store.export_person(person.id))

    return Response(await services.ask(written), media_type="application/json")


@router.delete("/me", status_code=204)
async def vanish(asking: Asking, answer: Response) -> None:
    """Delete me; what I did at tables stays, as nobody's."""
    person, services = asking.known(), asking.services
    asking.limit(Limited.REPORT)
    await delete_person(services.hub, services.store, services.ask, person.id)
    asking.sessions.forget(person.id)
    answer.headers["Set-Cookie"] = cookies.cleared(asking.services.settings.is_secure)


# --- Links ------------------------------------------------------------------------------------


async def new_link(asking: Caller, link: Link, token: str) -> dict[str, Any]:
    """A link's secret stands behind the '#': browsers do not send that part to any server."""
    store = asking.services.store
    keep = store.replace_link if link.kind is LinkKind.SEAT else store.add_link
    await asking.services.ask(keep, link)
    return {"token": token, "path": f"/join#{token}", "expires": link.expires}


@router.post("/me/devices", response_model=schemas.LinkAnswer)
async def another_device(asking: Asking) -> dict[str, Any]:
    """A link that makes another browser mine."""
    person = asking.known()
    asking.limit(Limited.JOIN)
    token, now = cookies.new_token(), asking.services.hub.now()
    expires = now + DEVICE_MINUTES * MINUTE
    link = Link(cookies.digest(token), LinkKind.DEVICE, now, expires, person=person.id)
    return await new_link(asking, link, token)


@router.post("/links/look", response_model=schemas.LinkFacts)
async def look_at_link(body: schemas.TokenBody, asking: Asking) -> dict[str, Any]:
    """Where a link leads; it is not used up, and one that would be refused tells nothing."""
    services = asking.services
    services.limits.insist(Limited.JOIN, asking.address)
    key, now = cookies.digest(body.token), services.hub.now()
    link = await services.ask(services.store.unused_link, key, now)
    if link is None:
        raise Refused(Reason.BAD_LINK, LINK_ENDED)
    if link.kind is LinkKind.DEVICE:
        return {"kind": "device", "table": None, "seat": None}
    async with services.hub.locked(link.table) as live:
        live.table.take_over(asking.id, link.seat, "", now)  # refuses those who may not
        return {"kind": "seat", "table": reading.facts(live.table), "seat": link.seat}


@router.post("/links", response_model=schemas.Redeemed)
async def redeem(body: schemas.LinkBody, asking: Asking, answer: Response) -> dict[str, Any]:
    """Use a link: take its seat, or become the person it belongs to on this device."""
    services = asking.services
    services.limits.insist(Limited.JOIN, asking.address)
    key, now = cookies.digest(body.token), services.hub.now()
    link = await services.ask(services.store.redeem, key, now)
    if link is None:
        raise Refused(Reason.BAD_LINK, LINK_ENDED)
    try:
        return await _follow(link, body, asking, answer)
    except Exception:
        await services.ask(services.store.restore_link, key)  # it was of no use yet
        raise


async def _follow(
    link: Link, body: schemas.LinkBody, asking: Caller, answer: Response
) -> dict[str, Any]:
    """Whoever has used this link up goes where it leads."""
    services = asking.services
    if link.kind is LinkKind.DEVICE:
        person = await services.ask(services.store.person, link.person)
        if person is None:
            raise Refused(Reason.BAD_LINK, "whoever made this link is gone")
        token = await asking.sessions.begin(person)
        _keep(answer, asking, token)
        return {"kind": "device", "table": None, "seat": None, "token": token}
    person, told = asking.person, asking.own_token
    if person is None:
        person = await asking.sessions.guest(name_of(body.name or GUEST))
        told = await asking.sessions.begin(person)
        _keep(answer, asking, told)
    await services.hub.propose(
        link.table,
        lambda table: table.take_over(person.id, link.seat, person.name, services.hub.now()),
    )
    return {"kind": "seat", "table": link.table, "seat": link.seat, "token": told}
