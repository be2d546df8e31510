"""Who beats whom, in a few games."""

from __future__ import annotations

from collections.abc import Iterable

from omnibus.bots.player import play_to_end
from omnibus.bots.registry import make_bot
from tests.kit.tables import Table


def share_of_wins(one: str, other: str, cities: Iterable[str], deals: int) -> float:
    """Of the first bot's, each deal played from both seats; equals share a win."""
    games = wins = 0.0
    for city in cities:
        for number in range(2 * deals):
            lineup = [one, other] if number % 2 else [other, one]
            game = Table(city, None, 2).deal(number // 2)
            players = [make_bot(name, number) for name in lineup]
            ranks = play_to_end(game, players).ranks()
            winners = [name for name, rank in zip(lineup, ranks, strict=True) if rank == 1]
            wins += winners.count(one) / len(winners)
            games += 1
    return wins / games
