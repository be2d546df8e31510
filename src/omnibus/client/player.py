"""A bot in a seat at somebody else's server."""

from __future__ import annotations

import asyncio
from random import Random

from omnibus.boards.load import load_board
from omnibus.boards.version import board_version
from omnibus.bots.bot import Turn
from omnibus.bots.player import BotPlayer
from omnibus.client.errors import ServerError
from omnibus.client.presence import Presence
from omnibus.errors import OmnibusError
from omnibus.game.action import parse_action
from omnibus.game.edition import edition
from omnibus.game.event import AnyEvent, SeatEvent
from omnibus.wire.downstream import Happened, Standing

OVERTAKEN = {"stale", "not-running", "not-now"}
"""Things have changed while the bot was thinking: there will be another turn, or none."""


async def play(presence: Presence, player: BotPlayer) -> None:
    """To the end of the game. It thinks in a thread, so that the connection lives on."""
    board = load_board(presence.table.city)
    if board_version(board) != presence.table.board:
        raise OmnibusError(f"the server plays on another version of the board of {board.name}")
    async for standing in presence.turns():
        turn = turn_of(standing, presence.known.story, player)
        action = await asyncio.to_thread(player.answer, turn)
        try:
            await presence.act(str(action), ply=standing.ply)
        except ServerError as refused:
            if refused.trouble not in OVERTAKEN:
                raise


def turn_of(standing: Standing, story: list[Happened], player: BotPlayer) -> Turn:
    """The same that a bot of the server would be told."""
    view = standing.view
    return Turn(
        edition=edition(load_board(view.city), view.profile),
        view=view,
        events=tuple(_since_own(story, view.seat)),
        legal=tuple(map(parse_action, standing.legal)),
        random=Random(f"{player.seed}/{view.seat}/{standing.ply}"),
        budget=player.budget,
    )


def _since_own(story: list[Happened], seat: int | None) -> list[AnyEvent]:
    """From the seat's last action on, with the deal where that came first. Who has acted is told first."""
    own = (number for number in reversed(range(2, len(story))) if _actor(story[number]) == seat)
    return [event for happened in story[next(own, 0) :] for event in happened.events]


def _actor(happened: Happened) -> int | None:
    first = happened.events[0] if happened.events else None
    return first.seat if isinstance(first, SeatEvent) else None
