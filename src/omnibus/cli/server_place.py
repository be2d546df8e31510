"""Where a server keeps its things, for the commands that take care of them."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from omnibus.server.settings import Settings


def add_place(parser: ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="the server's data directory (as OMNIBUS_DATA says)")


def settings_of(arguments: Namespace) -> Settings:
    from omnibus.server.settings import settings_from

    return settings_from(os.environ, data=arguments.data)


def embedded(arguments: Namespace) -> Settings:
    """The settings of a server whose database is a file."""
    settings = settings_of(arguments)
    if settings.database:
        raise OmnibusError("OMNIBUS_DATABASE names PostgreSQL, which has pg_dump and pg_restore for this")
    return settings
