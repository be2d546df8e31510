"""A game that is over is judged, decision by decision, for who may look at it with the eyes of that seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from omnibus.server.hub.analysing import MOST_WAITING, Analysing, Judging
from omnibus.server.tables.refused import RefusedError
from tests.kit.house import ADA, RANDOM, House, in_a_house, play_to_end


def test_every_decision_is_judged(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, RANDOM)
        (ada,) = await house.come_to(opened)
        analysing = house.hub.analysing
        with pytest.raises(RefusedError, match="not-now"):
            await analysing.analysis(ada.table, 0, opened.keys[0].token)
        await play_to_end([ada], Random(1))
        analysis = await analysing.analysis(ada.table, 0, opened.keys[0].token)
        assert not analysis.judged
        game = await house.hub.archive.game(ada.table, 0, opened.keys[0].token)
        assert analysis.decisions == sum(ply.seat == 0 for ply in game.plies)
        while len(analysis.judged) < 2:
            await asyncio.sleep(0.05)
            analysis = await analysing.analysis(ada.table, 0, "")
        first, second = analysis.judged[:2]
        assert first.played == str(game.plies[first.ply].action)
        assert first.ply < second.ply
        assert 0 <= first.win <= 1
        assert first.best != first.played or not first.because

    in_a_house(tmp_path, work)


def test_not_more_wait_than_can_be_served(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, RANDOM)
        (ada,) = await house.come_to(opened)
        await play_to_end([ada], Random(1))
        waiting = Analysing(house.hub.workers, house.hub.archive)
        waiting._kept.update({("other", seat): Judging(seat, [0]) for seat in range(MOST_WAITING)})
        with pytest.raises(RefusedError, match="too-many"):
            await waiting.analysis(ada.table, 0, "")

    in_a_house(tmp_path, work)
