"""Opens a table at a server, plays against one of its bots, and says how it went.

python examples/play_at_a_server.py http://127.0.0.1:8000
"""

import asyncio
import sys

from omnibus.client import Server
from omnibus.wire.table import SeatRequest, TableRequest


async def main(address: str) -> None:
    request = TableRequest(
        city="london",
        seats=(SeatRequest("person", "Ada"), SeatRequest("bot", bot="greedy")),
        bot_pause=0,
    )
    async with Server(address) as server:
        opened = await server.open(request)
        async with server.sit(opened.table.id, opened.keys[0].token) as me:
            async for standing in me.turns():
                claims = [action for action in standing.legal if action.startswith("claim")]
                await me.act(claims[0] if claims else standing.legal[-1])
            if me.standing is not None:
                print(*(player.score for player in me.standing.view.players), sep=" : ")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
