"""Games that are over, over HTTP: to be read, watched again and looked through."""

from __future__ import annotations

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from omnibus.server.edge.endpoints import JSON, PROBLEMS
from omnibus.server.edge.problems import Asked
from omnibus.server.edge.signing_in import bearer
from omnibus.server.hub.hub import Hub
from omnibus.server.tables.refused import RefusedError
from omnibus.wire.analysis import Analysis
from omnibus.wire.downstream import Story
from omnibus.wire.finished import FinishedGame

TEXT = "text/plain"
WITH_KEY = {"Authorization": "`Bearer TOKEN` of a seat, where the table lets nobody else look."}


@get("/{name:str}/record", content={TEXT: str}, headers=WITH_KEY, summary="The record of a game")
async def record(request: Asked, name: FromPath[str], hub: NamedDependency[Hub]) -> Response[str]:
    """As text that `omnibus replay` and `omnibus verify` read. That of a day's deal when the day is over."""
    text = await hub.archive.shown_record(name, bearer(request))
    return Response(text, media_type=TEXT)


@get(
    "/{name:str}/record.json",
    content={JSON: FinishedGame},
    headers=WITH_KEY,
    summary="The record of a game for programs",
)
async def record_as_json(request: Asked, name: FromPath[str], hub: NamedDependency[Hub]) -> FinishedGame:
    """Every ply with all its events, the hidden ones too, and the record itself."""
    return await hub.archive.whole(name, bearer(request))


@get("/{name:str}/story", content={JSON: Story}, headers=WITH_KEY, summary="A game as somebody saw it")
async def story(
    request: Asked, name: FromPath[str], hub: NamedDependency[Hub], seat: FromQuery[int | None] = None
) -> Story:
    """Ply for ply, as a seat saw it; without one as somebody who watched."""
    return await hub.archive.story(name, seat, bearer(request))


@get(
    "/{name:str}/analysis",
    content={JSON: Analysis},
    headers=WITH_KEY,
    summary="A game judged by the coach",
    opt={PROBLEMS: [403, 409, 429]},
)
async def analysis(
    request: Asked, name: FromPath[str], hub: NamedDependency[Hub], seat: FromQuery[int]
) -> Analysis:
    """Every decision of a seat, as far as they are judged. It takes a while: ask again until all are."""
    return await hub.analysing.analysis(name, seat, bearer(request))


async def open_record(hub: Hub, name: str) -> str:
    """For somebody who sat there; empty while it has to be kept secret."""
    try:
        return await hub.archive.record(name)
    except RefusedError:
        return ""


finished = Router(
    "/api/tables",
    route_handlers=[record, record_as_json, story, analysis],
    tags=["Finished games"],
    opt={PROBLEMS: [403, 409]},
)
