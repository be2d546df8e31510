"""For who looks after the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
import ipaddress

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST

from omnibus.server.edge.endpoints import JSON
from omnibus.server.edge.office import Office
from omnibus.server.edge.problems import Asked, response
from omnibus.server.hub.hub import Hub
from omnibus.server.store.database import Job, ask
from omnibus.server.store.errors import StoreError
from omnibus.wire.listing import Health
from omnibus.wire.problem import Problem

PATIENCE = 2.0
"""Seconds in which the database should answer."""
FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via")


@get("/health/live", sync_to_thread=False, summary="The process answers")
def live() -> Health:
    return Health()


@get("/health/ready", summary="The server can be sent people", content={JSON: Health}, problems=[503])
async def ready(
    office: NamedDependency[Office], hub: NamedDependency[Hub]
) -> Response[Health] | Response[Problem]:
    """No, while it ends, and while the database does not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            await office.database.read(_any())
    except (TimeoutError, StoreError):
        return _not_ready("the database does not answer")
    return _not_ready("the server is ending") if hub.closing else Response(Health())


@get(
    "/metrics", summary="What the server counts, for Prometheus", content={"text/plain": str}, problems=[404]
)
async def metrics(request: Asked, office: NamedDependency[Office]) -> Response[bytes]:
    """For whom the setting ``OMNIBUS_METRICS`` says."""
    if not _may_read(request, office.settings.metrics):
        raise NotFoundException
    return Response(office.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _may_read(request: Asked, who: str) -> bool:
    """Behind a proxy on this machine everybody seems to be at home; but proxies say that they are some."""
    if who != "local":
        return who == "all"
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    return ipaddress.ip_address(request.client.host.partition("%")[0]).is_loopback


def _any() -> Job[None]:
    yield ask("SELECT 1")


def _not_ready(detail: str) -> Response[Problem]:
    return response(Problem(503, "The server is not ready.", "not-ready", detail))


operations = Router("/", route_handlers=[live, ready, metrics], tags=["Operations"])
