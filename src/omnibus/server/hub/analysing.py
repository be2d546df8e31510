"""Games that are over, judged by the coach when somebody wants to know: one at a time, behind the bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from omnibus.arena.processes import LostWorkError
from omnibus.bots.budget import Budget
from omnibus.coach.analysis import costliest, decisions
from omnibus.coach.verdict import Judge, Verdict
from omnibus.game.game import Game
from omnibus.server.hub.archive import Archive
from omnibus.server.hub.workers import Workers
from omnibus.server.tables.refused import RefusedError
from omnibus.wire.analysis import Analysis, Judged

BUDGET = Budget(simulations=6_000)
"""For each decision: a quarter of a second of one core, for a first look at where a game was lost."""
MOST_KEPT = 100
MOST_WAITING = 20

Key = tuple[str, int]


class Judging:
    """One game from one seat, as far as it has come."""

    def __init__(self, seat: int, plies: list[int]) -> None:
        self.seat = seat
        self.plies = plies
        self.verdicts: list[Verdict] = []
        self.task: asyncio.Task[None] | None = None

    def analysis(self) -> Analysis:
        return Analysis(
            seat=self.seat,
            decisions=len(self.plies),
            judged=tuple(_judged(one) for one in self.verdicts),
            costliest=tuple(one.ply for one in costliest(self.verdicts)),
        )

    @property
    def done(self) -> bool:
        return len(self.verdicts) == len(self.plies)


class Analysing:
    def __init__(self, workers: Workers, archive: Archive) -> None:
        self._workers = workers
        self._archive = archive
        self._kept: OrderedDict[Key, Judging] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def analysis(self, name: str, seat: int, token: str) -> Analysis:
        """For who may watch the game with the eyes of that seat."""
        game = await self._archive.game(name, seat, token)
        judging = self._kept.get((name, seat)) or self._begin((name, seat), game)
        self._kept.move_to_end((name, seat))
        return judging.analysis()

    @property
    def waiting(self) -> int:
        return sum(not one.done for one in self._kept.values())

    def _begin(self, key: Key, game: Game) -> Judging:
        if self.waiting >= MOST_WAITING:
            raise RefusedError("too-many")
        judging = self._kept[key] = Judging(key[1], decisions(game, key[1]))
        judging.task = asyncio.create_task(self._judge(key, judging, game))
        while len(self._kept) > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            if oldest.task:
                oldest.task.cancel()
        return judging

    async def _judge(self, key: Key, judging: Judging, game: Game) -> None:
        judge = Judge(game.record(), game.board, judging.seat, BUDGET)
        async with self._turn:
            for ply in judging.plies:
                try:
                    judging.verdicts.append(await self._workers.judge(judge, ply))
                except LostWorkError:
                    self._kept.pop(key, None)  # asked again, it begins again
                    return

    def stop(self) -> None:
        for one in self._kept.values():
            if one.task:
                one.task.cancel()


def _judged(verdict: Verdict) -> Judged:
    given = verdict.given_away
    return Judged(
        ply=verdict.ply,
        played=str(verdict.played.action),
        best=str(verdict.best.action),
        win=verdict.played.win.mean,
        given_away=max(0.0, given.win.mean),
        points=max(0.0, given.points.mean),
        because=verdict.because,
    )
