"""A compiled function as bots call it: made ready while the stopwatch stands.

Nobody's alarm may go off in there, either. In one of LLVM's callbacks it would be lost, and with it what the
callback should have kept; elsewhere it would leave Numba half imported, which no second attempt mends.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from omnibus.bots.stopwatch import STOPWATCH


class Entry:
    def __init__(self, dispatcher: Any) -> None:
        self.dispatcher = dispatcher

    def __call__(self, *arguments: Any) -> Any:
        if not self.dispatcher.signatures:
            with STOPWATCH.stopped():
                self.compile(tuple(self.dispatcher.typeof_pyval(argument) for argument in arguments))
        return self.dispatcher(*arguments)

    def compile(self, signature: Any) -> None:
        """Or read in, if it was kept."""
        self.dispatcher.compile(signature)


def entries(compiled: Callable[[], SimpleNamespace]) -> SimpleNamespace:
    """What ``compiled`` makes, each function compiled when it is first called."""
    with STOPWATCH.stopped():
        return SimpleNamespace(**{name: Entry(made) for name, made in vars(compiled()).items()})
