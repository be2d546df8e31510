"""A limit of time for what somebody else wrote."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from omnibus.bots.stopwatch import STOPWATCH

AGAIN = 1.0
"""Seconds until the next alarm, should the first one have gone unheard."""


class OutOfTime(BaseException):
    """No ``Exception``, so that code which forgives itself everything does not forgive itself this."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raise ``OutOfTime`` in the body once its time is over.

    Where alarms can't be set (outside the main thread, on Windows) it is raised after the body instead.
    Compiled code hears an alarm only when it comes back. While the stopwatch stands nothing is raised.
    """
    if seconds is None:
        yield
    elif hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        with _alarm(seconds):
            yield
    else:
        start = STOPWATCH.read()
        yield
        if STOPWATCH.read() - start > seconds:
            raise OutOfTime


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    end = STOPWATCH.read() + seconds

    def ring(_signal: int, _frame: FrameType | None) -> None:
        if STOPWATCH.stopped_at is not None:
            return  # it rings again
        left = end - STOPWATCH.read()
        if left <= 0:
            raise OutOfTime
        signal.setitimer(signal.ITIMER_REAL, left, AGAIN)

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
