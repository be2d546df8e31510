"""Work spread over processes. A process that dies takes no work with it: what it was at is done again."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import active_children, get_context, parent_process
from typing import TypeVar

from omnibus.errors import OmnibusError

Task = TypeVar("Task", bound=Hashable)
Result = TypeVar("Result")
Pool = Callable[[int], AbstractContextManager[Executor]]
"""The seam: opens an executor of so many workers, on this machine or on many."""

ATTEMPTS = 3


class LostWorkError(OmnibusError):
    """A task ends every process that takes it up."""


def in_order(
    tasks: Iterable[Task], results: Iterator[tuple[Task, Result]], known: Mapping[Task, Result] | None = None
) -> Iterator[Result]:
    """The results in the order of the tasks, as soon as they can be given; some may be known before."""
    early = dict(known or {})
    for task in tasks:
        while task not in early:
            done, result = next(results)
            early[done] = result
        yield early.pop(task)


def finished(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, pool: Pool | None = None
) -> Generator[tuple[Task, Result], None, None]:
    """Each task with its result, as they get done; with one job all is done here, in order."""
    left = deque(tasks)
    if jobs == 1 or len(left) == 1:
        yield from ((task, work(task)) for task in left)
        return
    opened = pool or processes
    while left:
        lost: list[Task] = []
        with opened(jobs) as executor:
            yield from _until_broken(executor, work, left, lost, 2 * jobs)
        yield from _one_by_one(opened, work, lost)


def _until_broken(
    executor: Executor, work: Callable[[Task], Result], left: deque[Task], lost: list[Task], most: int
) -> Iterator[tuple[Task, Result]]:
    """Takes from ``left``; what was under way when a process died goes to ``lost``."""
    running: dict[Future[Result], Task] = {}
    while (running or (left and most)) and not lost:
        while left and len(running) < most:
            task = left.popleft()
            try:
                running[submitted(executor, work, task)] = task
            except BrokenExecutor:
                left.appendleft(task)
                most = len(running)
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            task = running.pop(future)
            try:
                result = future.result()
            except BrokenExecutor:
                lost.append(task)
            else:
                yield task, result
    lost.extend(running.values())


def _one_by_one(
    pool: Pool, work: Callable[[Task], Result], tasks: list[Task]
) -> Iterator[tuple[Task, Result]]:
    """What can be done is done before anything is said of what can't."""
    errors: list[LostWorkError] = []
    for task in tasks:
        try:
            result = _alone(pool, work, task)
        except LostWorkError as error:
            errors.append(error)
        else:
            yield task, result
    if errors:
        raise errors[0]


def _alone(pool: Pool, work: Callable[[Task], Result], task: Task) -> Result:
    """So that it can be told from those that were under way with it."""
    for _ in range(ATTEMPTS):
        try:
            with pool(1) as executor:
                return submitted(executor, work, task).result()
        except BrokenExecutor:
            continue
    raise LostWorkError(f"{task} has ended {ATTEMPTS} processes, one after the other; a bot must do that")


def submitted(executor: Executor, work: Callable[[Task], Result], task: Task) -> Future[Result]:
    with interrupts_ignored():  # which processes that start now inherit: only their owner heeds Ctrl-C
        return executor.submit(work, task)


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """They end with the body, and whatever they are still at is thrown away."""
    others = set(active_children())
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_with_parent)
    try:
        yield executor
    finally:
        for child in set(active_children()) - others:
            child.terminate()
        executor.shutdown(wait=True, cancel_futures=True)


def _leave_with_parent() -> None:
    """A pool whose owner is killed would wait for work for ever."""
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
