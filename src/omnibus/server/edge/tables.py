"""Tables over HTTP: open one, join one, look at one."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from omnibus.server.edge.endpoints import PROBLEMS
from omnibus.server.edge.gate import caller
from omnibus.server.edge.problems import Asked
from omnibus.server.edge.signing_in import bearer
from omnibus.server.hub.hub import Hub
from omnibus.wire.table import Joined, JoinRequest, Offer, SeatKey, Table, TableOpened, TableRequest


@post("/api/offers", sync_to_thread=False, summary="An offer for a table")
def offer(hub: NamedDependency[Hub]) -> Offer:
    """An id for a table, and the commitment to its deal: ask before you choose your nonce."""
    return hub.host.offer()


@post("/api/tables", summary="Open a table", problems=[403, 404, 409])
async def open_table(request: Asked, data: JSONBody[TableRequest], hub: NamedDependency[Hub]) -> TableOpened:
    return await hub.host.open(data, caller(request.scope))


@get("/api/tables", summary="Tables that anybody may find")
async def listed_tables(hub: NamedDependency[Hub]) -> list[Table]:
    return await hub.listed()


@get("/api/tables/{name:str}", summary="One table")
async def table(name: FromPath[str], hub: NamedDependency[Hub]) -> Table:
    return await hub.table(name)


@post("/api/tables/{name:str}/join", summary="Take a seat")
async def join_table(name: FromPath[str], data: JSONBody[JoinRequest], hub: NamedDependency[Hub]) -> Joined:
    return await hub.host.join(name, data)


@post(
    "/api/tables/{name:str}/key",
    status_code=200,
    summary="A new key to my seat",
    headers={"Authorization": "`Bearer TOKEN`, the seat's token."},
)
async def new_key(request: Asked, name: FromPath[str], hub: NamedDependency[Hub]) -> SeatKey:
    """For somebody who fears that another one has the link: the old token is void from now on."""
    return await hub.host.new_key(name, bearer(request))


tables = Router(
    "/",
    route_handlers=[offer, open_table, listed_tables, table, join_table, new_key],
    tags=["Tables"],
    opt={PROBLEMS: [403, 409]},
)
