"""Processes in which bots think. One that dies is replaced, and what it was asked is asked again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack
from typing import TypeVar

from omnibus.arena.processes import ATTEMPTS, LostWorkError, processes, submitted
from omnibus.coach.verdict import Judge, Verdict
from omnibus.server.hub.thinking import HintAnswer, HintQuestion, Question, advise, decide

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Workers:
    def __init__(self, count: int) -> None:
        self.count = count
        self._open = ExitStack()
        self._pool: Executor | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = self._open.enter_context(processes(self.count))
        return self._pool

    async def answer(self, asked: Question) -> str:
        return await self._done(decide, asked)

    async def advise(self, asked: HintQuestion) -> HintAnswer:
        return await self._done(advise, asked)

    async def judge(self, judge: Judge, ply: int) -> Verdict:
        return await self._done(judge, ply)

    async def _done(self, work: Callable[[Task], Answer], task: Task) -> Answer:
        for _ in range(ATTEMPTS):
            pool = self._executor()
            try:
                return await asyncio.wrap_future(submitted(pool, work, task))
            except BrokenExecutor:
                if self._pool is pool:
                    self.close()
        raise LostWorkError(f"{work} has ended {ATTEMPTS} processes, one after the other")

    def close(self) -> None:
        self._pool = None
        self._open.close()
