"""``omnibus restore``: put a backup where a server can start from it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from omnibus.cli.server_place import add_place, embedded


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="what omnibus backup has written")
    add_place(parser)


def run(arguments: Namespace) -> int:
    from omnibus.server.care.archive import restore

    directory = embedded(arguments).directory
    restore(Path(arguments.file), directory)
    print(f"restored into {directory}")
    return 0
