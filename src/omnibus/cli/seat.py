"""``omnibus seat``: let a bot of this machine play at a table of a server."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from omnibus.bots.player import BotPlayer
    from omnibus.client import Presence, Server, TableLink


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "link", metavar="LINK", help="of a table, to take a free seat; or the one to come back to a seat with"
    )
    add(
        "--bot", default="planner", metavar="BOT", help="one of ours, module:Class or file.py:Class (planner)"
    )
    add("--name", default="", metavar="NAME", help="how it is called at the table (the bot's)")
    add("--seed", type=int, default=1, metavar="S", help="the same seed, the same decisions (1)")
    add("--patience", type=float, default=60, metavar="SECONDS", help="with a server that is away (60)")


def run(arguments: Namespace) -> int:
    import asyncio

    from omnibus.bots.registry import make_bot
    from omnibus.client import Server, parse_link

    link = parse_link(arguments.link)
    player = make_bot(arguments.bot, arguments.seed)

    async def sit() -> None:
        async with Server(link.server, patience=arguments.patience) as server:
            await play_at(server, await seated(server, link, arguments.name or player.name), player)

    asyncio.run(sit())
    return 0


async def seated(server: Server, link: TableLink, name: str) -> TableLink:
    """With the token of a seat, a free one where the link has none."""
    import msgspec

    from omnibus.wire.table import JoinRequest

    if link.token:
        return link
    joined = await server.join(link.table, JoinRequest(name))
    mine = msgspec.structs.replace(link, token=joined.key.token)
    print(f"to come back: {mine}", flush=True)
    return mine


async def play_at(server: Server, mine: TableLink, player: BotPlayer) -> None:
    from omnibus.client import play

    async with server.sit(mine.table, mine.token) as presence:
        print(f"{player.name} plays seat {presence.seat} at {presence.table.city}", flush=True)
        await play(presence, player)
        print(result(presence))


def result(presence: Presence) -> str:
    if presence.standing is None or presence.table.stage == "abandoned":
        return "the game was abandoned"
    seats = zip(presence.table.seats, presence.standing.view.players, strict=True)
    scores = ", ".join(
        f"{seat.name or seat.bot or number}: {player.score}" for number, (seat, player) in enumerate(seats)
    )
    return f"the game is over; {scores}"
