"""``omnibus backup``: all that a server keeps in one file, taken while it runs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from omnibus.cli.server_place import add_place, embedded


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the backup to write, such as omnibus.tar.gz")
    add_place(parser)


def run(arguments: Namespace) -> int:
    from omnibus.server.care.archive import back_up

    directory = embedded(arguments).directory
    size = back_up(directory, Path(arguments.file))
    print(f"{arguments.file}: {size:,} bytes. It holds the server's key: whoever has it can play every seat.")
    return 0
