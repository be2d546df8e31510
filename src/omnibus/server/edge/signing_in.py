"""Signing in over HTTP: a name of one's own, and the ways back to it."""

from __future__ import annotations

import time

from litestar import Router, post
from litestar.di import NamedDependency
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from omnibus.server.edge.gate import caller
from omnibus.server.edge.office import Office
from omnibus.server.edge.problems import AnyConnection, Asked
from omnibus.server.people.account import Account, NotSignedInError
from omnibus.wire.people import NameRequest, PasskeyAnswer, PasskeyQuestion, RecoveryRequest, SignedIn

BEARER = "Bearer "


def bearer(connection: AnyConnection) -> str:
    """The token that came along, if one did."""
    said = connection.headers.get("authorization", "")
    return said.removeprefix(BEARER).strip() if said.startswith(BEARER) else ""


async def who_asks(request: Asked, office: NamedDependency[Office]) -> Account:
    token = bearer(request)
    if not token:
        raise NotSignedInError
    return await office.accounts.who(token)


def not_too_often(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Whoever tries out names, codes or passkeys is soon slow."""
    office: Office = connection.app.state.office
    who, now = caller(connection.scope), time.monotonic()
    if not office.signing_in.allows(who, now):
        wait = str(int(office.signing_in.wait(who, now)) + 1)
        raise TooManyRequestsException(headers={"Retry-After": wait})


@post("/names", guards=[not_too_often], summary="Claim a name", problems=[409])
async def claim_name(data: JSONBody[NameRequest], office: NamedDependency[Office]) -> SignedIn:
    """The name is yours from now on, on every device. The recovery code is shown this once."""
    return await office.accounts.claim_name(data.name, await office.now())


@post(
    "/sign-in/code",
    guards=[not_too_often],
    status_code=200,
    summary="Come back with a recovery code",
    problems=[401],
)
async def recover(data: JSONBody[RecoveryRequest], office: NamedDependency[Office]) -> SignedIn:
    """The code is used up by this; the answer has a new one."""
    return await office.accounts.recover(data.code)


@post(
    "/sign-in/passkey/question",
    guards=[not_too_often],
    status_code=200,
    summary="Ask for what a passkey has to sign",
)
async def ask_passkey(request: Asked, office: NamedDependency[Office]) -> PasskeyQuestion:
    """``options`` go to ``navigator.credentials.get``. The challenge is good once, for five minutes."""
    return await office.passkeys.ask_who(office.site(request.scope), await office.now())


@post(
    "/sign-in/passkey",
    guards=[not_too_often],
    status_code=200,
    summary="Sign in with a passkey",
    problems=[401],
)
async def sign_in_by_passkey(
    data: JSONBody[PasskeyAnswer], request: Asked, office: NamedDependency[Office]
) -> SignedIn:
    account = await office.passkeys.who(data, office.site(request.scope), await office.now())
    return office.accounts.signed_in(account)


signing_in = Router(
    "/api",
    route_handlers=[claim_name, recover, ask_passkey, sign_in_by_passkey],
    tags=["Signing in"],
)
