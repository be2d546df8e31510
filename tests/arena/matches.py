"""Small matches, and bots of which anything may be expected."""

from __future__ import annotations

import os
from pathlib import Path

from omnibus.arena.match import Header, Match, header_of
from omnibus.arena.play import DealResult
from omnibus.arena.run import play_match
from omnibus.bots.bot import Turn
from omnibus.game.action import AnyAction

HERE = "tests.arena.matches"
MATCH = Match(("greedy", "random"), ("paris",))
HEADER: Header = header_of(MATCH)


def played(match: Match, count: int, jobs: int = 1) -> list[DealResult]:
    return list(play_match(match, match.deals(count), jobs))


class KillsOnce:
    """It ends its process, the first time that it sees this file."""

    place = "OMNIBUS_TEST_KILLED"

    def decide(self, turn: Turn) -> AnyAction:
        killed = Path(os.environ[self.place])
        if not killed.exists():
            killed.touch()
            os._exit(1)
        return turn.random.choice(turn.legal)


class KillsAlways:
    def decide(self, turn: Turn) -> AnyAction:
        os._exit(1)
