"""``omnibus offline``: fetches what browsers need to play without the server."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from omnibus.cli.server_place import add_place, settings_of


def add_arguments(parser: ArgumentParser) -> None:
    add_place(parser)


def run(arguments: Namespace) -> int:
    from omnibus.server.alone.parts import fetch

    place = fetch(settings_of(arguments).directory)
    print(f"{place}: Python for browsers. The server offers it; a browser loads it when it is asked to.")
    return 0
