"""Every level in every city at every table: ``python -m tests.tools.whole_games [--games N]``.

Each game must come to its end without a decision forfeited: none against the rules, no exception, no budget
broken. The searching levels think with small budgets; all else is as people meet it. The deals are ordinary
ones, so that a run that was stopped goes on with ``--first``.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from typing import NamedTuple

import msgspec

from omnibus.arena.deals import dealt
from omnibus.arena.match import board_of
from omnibus.arena.processes import finished
from omnibus.boards.load import city_slugs
from omnibus.bots.forfeit import Forfeit, ForgivenPlayer
from omnibus.bots.player import play_to_end
from omnibus.bots.registry import bot_named

LEVELS = (
    "random", "level:1", "level:2", "level:3", "level:4", "blocker@60", "level:5@60", "level:6@60",
    "level:5+family@60", "level:6+family@60", "adaptive:WWL@60",
)  # fmt: skip
SECONDS = 60.0
"""For one decision, however busy the machine is."""
SEED = 3
MOST_SEATS = 4


class Played(NamedTuple):
    number: int
    forfeits: tuple[Forfeit, ...]
    over: bool


class Game(NamedTuple):
    city: str
    lineup: tuple[str, ...]


def game_of(number: int) -> Game:
    """City, seats and line-up change at different paces, so that all of them meet."""
    cities = city_slugs()
    rest, city = divmod(number, len(cities))
    rest, more = divmod(rest, MOST_SEATS - 1)
    step, first = divmod(rest, len(LEVELS))
    step = 1 + step % (len(LEVELS) - 1)
    lineup = (LEVELS[(first + seat * step) % len(LEVELS)] for seat in range(2 + more))
    return Game(cities[city], tuple(lineup))


class Play(msgspec.Struct, frozen=True):
    def __call__(self, number: int) -> Played:
        city, lineup = game_of(number)
        game, seed = dealt(board_of(city), number, seats=len(lineup), seed=SEED, profile=None)
        players = [ForgivenPlayer(name, bot_named(name), seed, SECONDS) for name in lineup]
        play_to_end(game, players)
        return Played(number, tuple(one for player in players for one in player.forfeits), game.over)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.whole_games")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(words)
    numbers = list(range(chosen.first, chosen.first + chosen.games))
    began, done, wrong = time.monotonic(), 0, 0
    with closing(finished(Play(), numbers, chosen.jobs)) as results:
        for number, played in results:
            done += 1
            for forfeit in played.forfeits:
                wrong += 1
                say(f"game {number}, {game_of(number)}: {forfeit}")
            if not played.over:
                wrong += 1
                say(f"game {number}, {game_of(number)}: not played to the end")
            if done % 100 == 0 or done == len(numbers):
                say(f"{done:,} games, {wrong} wrong, {time.monotonic() - began:.0f} s")
    return 1 if wrong else 0


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
