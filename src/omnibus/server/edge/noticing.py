"""Notice of my turn over HTTP: where it goes, asked for and stopped."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from omnibus.server.edge.office import Office
from omnibus.server.edge.signing_in import not_too_often, who_asks
from omnibus.server.people.account import Account
from omnibus.wire.notices import Notice, NoticeCode, NoticeRequest, NoticeWays

Mine = NamedDependency[Account]
Here = NamedDependency[Office]


@get("/ways", sync_to_thread=False, summary="How this server can tell me of my turn")
def notice_ways(office: Here) -> NoticeWays:
    return office.notices.ways()


@get("/", summary="Where notice of my turn goes")
async def my_notices(me: Mine, office: Here) -> list[Notice]:
    """Nowhere, until I ask for it. At seats that I said are mine, when I have not been there for a while."""
    return await office.notices.of(me)


@post("/", guards=[not_too_often], summary="Tell me of my turn")
async def add_notice(data: JSONBody[NoticeRequest], me: Mine, office: Here) -> Notice:
    """To a browser by Web Push, by mail once its code was entered, or to a webhook."""
    return await office.notices.add(me, data, await office.now())


@post("/{id:str}/code", status_code=204, guards=[not_too_often], summary="Enter the code of a mail")
async def confirm_notice(
    id: FromPath[str],  # noqa: A002 - of the path
    data: JSONBody[NoticeCode],
    me: Mine,
    office: Here,
) -> None:
    await office.notices.confirm(me, id, data.code)


@delete("/{id:str}", summary="Tell me no more")
async def remove_notice(id: FromPath[str], me: Mine, office: Here) -> None:  # noqa: A002 - of the path
    await office.notices.remove(me, id)


noticing = Router(
    "/api/me/notices",
    route_handlers=[notice_ways, my_notices, add_notice, confirm_notice, remove_notice],
    dependencies={"me": Provide(who_asks)},
    security=[{"account": []}],
    tags=["Notices"],
)
