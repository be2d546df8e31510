"""How far a bot is from a player that sees everything: ``python -m tests.tools.yardstick BOT [--city C]``.

On the deals that are kept for published figures, each played from both seats.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import closing

import msgspec

from omnibus.arena.deals import dealt, numbers
from omnibus.arena.duels import first_places
from omnibus.arena.match import ALL, board_of, cities_named
from omnibus.arena.processes import finished
from omnibus.arena.statistics import share
from omnibus.bots.player import play_to_end
from omnibus.bots.registry import make_bot
from omnibus.cli.tables import in_percent
from tests.kit.clairvoyant import Clairvoyant

SEED = 1


class Deals(msgspec.Struct, frozen=True):
    bot: str
    city: str

    def __call__(self, number: int) -> tuple[float, float]:
        """The clairvoyant's share of the win, from either seat."""
        return self.won(number, 0), self.won(number, 1)

    def won(self, number: int, seat: int) -> float:
        game, seed = dealt(board_of(self.city), number, seats=2, seed=SEED, profile=None)
        players = [make_bot(self.bot, seed), make_bot(self.bot, seed)]
        players[seat] = Clairvoyant()
        return first_places(play_to_end(game, players).ranks())[seat]


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.yardstick")
    parser.add_argument("bot")
    parser.add_argument("--city", action="append")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(words)
    every: list[tuple[float, float]] = []
    for city in cities_named(chosen.city or [ALL]):
        tasks = numbers(chosen.deals, published=True)
        with closing(finished(Deals(chosen.bot, city), tasks, chosen.jobs)) as results:
            found = [won for _, won in results]
        every += found
        say(f"{city}: {in_percent(share(found))} % of {len(found)} deals")
    say(f"all: {in_percent(share(every))} % of {len(every)} deals against {chosen.bot}")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
