"""A server that is killed at any instant loses no move that it has acknowledged, and doubles none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from omnibus.boards.load import city_slugs
from omnibus.cli.main import main
from omnibus.client import Server
from tests.kit.server_process import ServerProcess
from tests.soak.promises import broken
from tests.soak.sitting import Sitting
from tests.soak.weather import lines_break, server_dies

KILLS = 2


def test_every_move_that_was_acknowledged_is_there(tmp_path: Path) -> None:
    luck = Random(7)
    sittings = [
        Sitting(city, people, 2 - people % 2, luck, pause=0.03)
        for number, city in enumerate(city_slugs())
        for people in [1 + number % 2]
    ]
    process = ServerProcess(tmp_path)
    process.start()
    try:
        asyncio.run(play_under_fire(process, sittings, luck))
    finally:
        process.stop()
    assert sum(len(sitting.promises) for sitting in sittings) > KILLS
    assert asyncio.run(broken(sittings, tmp_path)) == []
    assert main(["doctor", "--data", str(tmp_path)]) == 0


async def play_under_fire(process: ServerProcess, sittings: list[Sitting], luck: Random) -> None:
    async with Server(process.address) as server:
        playing = [asyncio.create_task(sitting.play(server)) for sitting in sittings]
        breaking = asyncio.create_task(lines_break(lambda: sittings, luck, every=0.2))
        for _ in range(KILLS):
            await all_go_on(sittings, plies=3)
            await server_dies(process, luck, every=0.3, times=1)
        await all_go_on(sittings, plies=1)
        breaking.cancel()
        for task in playing:
            task.cancel()
        for done in await asyncio.gather(*playing, return_exceptions=True):
            assert done is None or isinstance(done, asyncio.CancelledError), done


async def all_go_on(sittings: list[Sitting], plies: int) -> None:
    wanted = [sitting.ply + plies for sitting in sittings]
    async with asyncio.timeout(60):
        while any(one.ply < ply and not one.over for one, ply in zip(sittings, wanted, strict=True)):
            await asyncio.sleep(0.02)
