"""``omnibus serve``: tables for everybody who has the address."""

import asyncio
import os
import socket
from argparse import ArgumentParser, Namespace

from omnibus.errors import OmnibusError


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", help="where to listen: 127.0.0.1; 0.0.0.0 lets others in")
    parser.add_argument("--port", type=int, help="8000; 0 for any that is free")
    parser.add_argument("--data", metavar="DIR", help="a directory for all that is kept")


def run(arguments: Namespace) -> int:
    import uvloop

    from omnibus.server.edge.serving import live_long, serve
    from omnibus.server.logs import set_up_logs
    from omnibus.server.settings import settings_from

    settings = settings_from(os.environ, host=arguments.host, port=arguments.port, data=arguments.data)
    set_up_logs(settings)
    listening = bound(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"

    async def serve_alone() -> None:
        living = asyncio.create_task(live_long())
        await serve(settings, listening, lambda _: print(address, flush=True))
        living.cancel()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve_alone())
    return 0


def bound(host: str, port: int) -> socket.socket:
    """Listening before the address is printed, so that whoever reads it can come."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        opened = socket.socket(found[0], found[1])
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(found[4])
        opened.listen(2048)
    except (OSError, OverflowError) as error:
        raise OmnibusError(f"can't listen on {host}:{port}: {error}") from None
    return opened
