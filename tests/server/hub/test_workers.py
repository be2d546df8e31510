"""A process that dies while a bot thinks in it is replaced, and the bot decides as it would have done."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing import active_children

from omnibus.game.game import new_game
from omnibus.server.hub.thinking import Question, decide, question
from omnibus.server.hub.workers import Workers
from tests.kit.house import run

GAME = new_game("paris", seed=3)
ASKED = question(GAME, 0, "planner", "secret")


def test_a_killed_process_is_replaced() -> None:
    async def work() -> None:
        workers = Workers(1)
        try:
            before = set(active_children())
            first = await workers.answer(ASKED)
            (child,) = set(active_children()) - before
            assert child.pid
            os.kill(child.pid, signal.SIGKILL)
            child.join()
            again = await asyncio.gather(workers.answer(ASKED), workers.answer(ASKED))
            assert set(again) == {first}
        finally:
            workers.close()

    run(work())


def test_a_bot_that_fails_does_anything_legal() -> None:
    nonsense = Question("no such bot", ASKED.chance, ASKED.view, ASKED.events, ASKED.legal)
    assert decide(nonsense) in ASKED.legal
    assert decide(nonsense) == decide(nonsense)


def test_a_bot_is_asked_with_nothing_that_its_seat_may_not_know() -> None:
    assert ASKED.view.seat == 0
    assert "secret" not in ASKED.chance
    assert question(GAME, 0, "planner", "other").chance != ASKED.chance
