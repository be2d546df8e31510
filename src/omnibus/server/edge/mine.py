"""What is mine, over HTTP: my name, the ways back to it, my settings; to take along, or to be forgotten."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Response, Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from omnibus.server.edge.endpoints import JSON
from omnibus.server.edge.finished import open_record
from omnibus.server.edge.office import Office
from omnibus.server.edge.problems import Asked
from omnibus.server.edge.signing_in import not_too_often, who_asks
from omnibus.server.history.looking import player
from omnibus.server.hub.hub import Hub
from omnibus.server.people.account import Account
from omnibus.server.people.exporting import Export, export
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tokens import SeatHeld
from omnibus.wire.people import (
    Me,
    MySeat,
    NameRequest,
    Passkey,
    PasskeyAnswer,
    PasskeyQuestion,
    SeatClaim,
    SignedIn,
)

Mine = NamedDependency[Account]
Here = NamedDependency[Office]


@get("/", summary="What is known of me")
async def me(me: Mine, office: Here) -> Me:
    return Me(
        await office.database.read(player(me)),
        tuple(await office.passkeys.of(me)),
        await office.accounts.settings(me),
    )


@put("/name", summary="Be called otherwise", problems=[409])
async def rename(data: JSONBody[NameRequest], me: Mine, office: Here) -> NameRequest:
    """The answer is the name as it is shown."""
    return NameRequest(await office.accounts.rename(me, data.name))


@put("/settings", status_code=204, summary="Keep my settings")
async def keep_settings(data: JSONBody[dict[str, Any]], me: Mine, office: Here) -> None:
    """Any object of up to 16 KB; it comes back with ``GET /api/me``."""
    await office.accounts.keep_settings(me, data)


@post("/recovery", status_code=200, summary="A new recovery code")
async def new_code(me: Mine, office: Here) -> SignedIn:
    """The one before is void."""
    return await office.accounts.new_code(me)


@post("/sign-out-everywhere", status_code=200, summary="Void all tokens but a new one")
async def sign_out_everywhere(me: Mine, office: Here) -> SignedIn:
    return await office.accounts.sign_out_everywhere(me)


@post("/passkeys/question", status_code=200, summary="Ask for what a new passkey has to sign")
async def ask_new_passkey(request: Asked, me: Mine, office: Here) -> PasskeyQuestion:
    """``options`` go to ``navigator.credentials.create``."""
    return await office.passkeys.ask_new(me, office.site(request.scope), await office.now())


@post("/passkeys", summary="Keep a new passkey")
async def keep_passkey(data: JSONBody[PasskeyAnswer], request: Asked, me: Mine, office: Here) -> Passkey:
    return await office.passkeys.keep_new(me, data, office.site(request.scope), await office.now())


@delete("/passkeys/{id:str}", summary="Forget a passkey")
async def forget_passkey(id: FromPath[str], me: Mine, office: Here) -> None:  # noqa: A002 - of the path
    await office.passkeys.remove(me, id)


@get("/seats", summary="My seats")
async def my_seats(me: Mine, office: Here) -> list[MySeat]:
    """Those that I said are mine, the newest first, with the tokens to play on from here."""
    return await office.seats.of(me)


@post("/seats", status_code=204, summary="This seat is mine", problems=[404, 409])
async def claim_seat(data: JSONBody[SeatClaim], me: Mine, office: Here, hub: NamedDependency[Hub]) -> None:
    """With the seat's token. Said early in the game, it counts for ratings."""
    room = await hub.room(data.table)
    number = hub.host.seat_of(room.table, data.token)
    if number is None:
        raise RefusedError("not-your-seat")
    held = SeatHeld(number, room.table.seat(number).generation)
    await office.seats.claim(me, data.table, held, await office.now())


@get("/export", guards=[not_too_often], summary="All that is mine, to take along", content={JSON: Export})
async def take_along(me: Mine, office: Here, hub: NamedDependency[Hub]) -> Response[Export]:
    """One JSON file: my name, settings, seats, ratings, and the record of every game that is over."""
    headers = {"Content-Disposition": 'attachment; filename="omnibus.json"'}
    exported = await export(me, office.accounts, office.passkeys, office.seats, partial(open_record, hub))
    return Response(exported, headers=headers)


@delete("/", summary="Forget me")
async def forget_me(me: Mine, office: Here) -> None:
    """All that is mine is gone. Games stay for the others who played them; they name me no more."""
    await office.accounts.remove(me)


mine = Router(
    "/api/me",
    route_handlers=[
        me, rename, keep_settings, new_code, sign_out_everywhere, ask_new_passkey, keep_passkey,
        forget_passkey, my_seats, claim_seat, take_along, forget_me,
    ],
    dependencies={"me": Provide(who_asks)},
    security=[{"account": []}],
    tags=["What is mine"],
)  # fmt: skip
