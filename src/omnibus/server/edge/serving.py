"""A server from its settings: all that it stands on is opened, and closed again in good order."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from omnibus.server.edge.app import create_app
from omnibus.server.edge.frames import Frames
from omnibus.server.edge.office import Office
from omnibus.server.edge.requests import Requests
from omnibus.server.hub.hub import Hub
from omnibus.server.keys import keys_of
from omnibus.server.metrics import Metrics
from omnibus.server.settings import Settings
from omnibus.server.store.opening import open_store

PATIENCE = 5
"""Seconds for what is under way when the server is to end."""
LARGEST_FRAME = 64 * 1024
FLOOD = 100_000, 5, 1_000_000
"""For ``gc.set_threshold``: garbage is looked for by itself only where very much is made at once."""
HANDING_OVER = 0.0004
"""Seconds after which a thread that computes lets another on: those who come back from the disk wait for it.

Much less than this costs more computing than it saves waiting.
"""
STARTING = 1
"""Seconds until all that a server is made of is there."""
YOUNG = 0.1
"""Seconds between two looks at what was made since: two milliseconds where 500 moves are made."""
LOOKS = 3000
"""Then all is looked at: with thousands of tables that takes some tenths of a second."""


class Server(uvicorn.Server):
    """Says when people can come, and goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[Server], object]) -> None:
        super().__init__(config)
        self.hub = hub
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.say_goodbye()
        await super().shutdown(sockets)


async def serve(
    settings: Settings, listening: socket.socket, ready: Callable[[Server], object] = lambda _: None
) -> None:
    """Until a signal ends it."""
    keys = keys_of(settings.directory, settings.key)
    store = await open_store(settings.directory, settings.database)
    try:
        hub = Hub(store, keys, settings)
        app = create_app(hub, Office(store, keys, settings, Metrics()))
        config = uvicorn.Config(
            app,
            http=Requests,
            ws=Frames,
            log_config=None,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies,
            ws_max_size=LARGEST_FRAME,
            timeout_graceful_shutdown=PATIENCE,
            server_header=False,
        )
        await Server(config, hub, ready).serve(sockets=[listening])
    finally:
        await store.close()


async def live_long() -> None:
    """Keep pauses short, in a process that is nothing but a server.

    Garbage that goes in circles is rare here. What is there at the start is never looked at again. Left to
    itself, the collector only counts how much more there is, and thousands of sockets that wait anew are no
    more than before: so it comes late, and then looks at all of them.
    """
    gc.set_threshold(*FLOOD)
    sys.setswitchinterval(HANDING_OVER)
    await asyncio.sleep(STARTING)
    gc.collect()
    gc.freeze()
    while True:
        for _ in range(LOOKS):
            await asyncio.sleep(YOUNG)
            gc.collect(1)
        gc.collect()
