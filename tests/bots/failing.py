"""Bots that fail in all the ways there are."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import NoReturn

from omnibus.bots.bot import Turn
from omnibus.game.action import AnyAction


class Raises:
    def decide(self, turn: Turn) -> AnyAction:
        raise KeyError("oh")


class Leaves:
    def decide(self, turn: Turn) -> AnyAction:
        raise SystemExit(3)


class Nonsense:
    def decide(self, turn: Turn) -> int:
        return 17


class Unspeakable:
    """What it answers can't even be looked at."""

    def decide(self, turn: Turn) -> Unspeakable:
        return self

    def __eq__(self, other: object) -> NoReturn:
        raise RecursionError("again")

    def __hash__(self) -> int:
        return 0


class Sleeps:
    """And does not want to be woken."""

    def decide(self, turn: Turn) -> AnyAction:
        while True:
            with suppress(Exception):
                time.sleep(100)


class Unfinished:
    def __init__(self) -> None:
        raise NotImplementedError("later")


class Mute:
    pass
