"""The application that uvicorn serves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from omnibus.server.edge import files, offline
from omnibus.server.edge.asyncapi import asyncapi
from omnibus.server.edge.boards import boards_and_bots
from omnibus.server.edge.finished import finished
from omnibus.server.edge.gate import Gate
from omnibus.server.edge.history import history
from omnibus.server.edge.mine import mine
from omnibus.server.edge.noticing import noticing
from omnibus.server.edge.office import Office
from omnibus.server.edge.openapi import openapi
from omnibus.server.edge.operations import operations
from omnibus.server.edge.problems import ANSWERS, noticed
from omnibus.server.edge.signing_in import signing_in
from omnibus.server.edge.socket import table_socket
from omnibus.server.edge.tables import tables
from omnibus.server.edge.watching import watch
from omnibus.server.hub.hub import Hub

_log = logging.getLogger(__name__)

MOST_BYTES = 64 * 1024
WORTH_COMPRESSING = 1_000

ENDPOINTS: tuple[ControllerRouterHandler, ...] = (
    boards_and_bots,
    tables,
    finished,
    watch,
    signing_in,
    mine,
    noticing,
    history,
    operations,
    openapi,
    asyncapi,
    table_socket,
    offline.offline_part,
    files.app_file,
    files.words_file,
    files.page,
)


def create_app(hub: Hub, office: Office) -> Gate:
    """Everything that can be asked for, behind the door."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.start()
        hub.means.changed.append(office.turns.changed)
        hub.means.changed.append(office.count)
        office.metrics.tables.set_function(lambda: len(hub.rooms))
        office.metrics.analyses_waiting.set_function(lambda: hub.analysing.waiting)
        _log.info("open")
        rounds = asyncio.create_task(office.make_rounds())
        yield
        rounds.cancel()
        with suppress(asyncio.CancelledError):
            await rounds
        office.turns.stop()
        await office.notices.close()
        await hub.stop()
        _log.info("closed")

    app = Litestar(
        route_handlers=list(ENDPOINTS),
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False, use_cache=True),
            "office": Provide(lambda: office, sync_to_thread=False, use_cache=True),
        },
        state=State({"office": office}),
        exception_handlers=ANSWERS,
        after_exception=[noticed],
        lifespan=[lifespan],
        request_max_body_size=MOST_BYTES,
        compression_config=CompressionConfig(
            "gzip", minimum_size=WORTH_COMPRESSING, gzip_compress_level=5, exclude=["/watch$"]
        ),
        openapi_config=None,
        logging_config=None,
    )
    return Gate(app, office.settings, office.metrics, office.places)
