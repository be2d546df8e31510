"""What many games come to, with how sure that is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

import msgspec

from omnibus.arena.statistics import Estimate, mean, share
from omnibus.cli.simulate_games import GameFigures, SeatFigures

SOURCES = ("route", "ticket", "failed", "district", "bonus", "flags")


class Summary(msgspec.Struct, frozen=True):
    """Of one bot, one seat, or all."""

    games: int
    """Counted once for each seat that it had."""
    wins: Estimate
    score: Estimate
    done: Estimate
    failed: Estimate
    points: dict[str, float]


class Report(msgspec.Struct, frozen=True):
    games: int
    deals: int
    plies: Estimate
    turns: Estimate
    """Of all players together."""
    bots: dict[str, Summary]
    seats: list[Summary]
    """In turn order: the first one begins."""


def report(games: Sequence[GameFigures]) -> Report:
    bots = list(dict.fromkeys(seat.bot for game in games for seat in game.seats))
    return Report(
        games=len(games),
        deals=len({game.deal for game in games}),
        plies=mean([float(game.plies)] for game in games),
        turns=mean([float(game.turns)] for game in games),
        bots={bot: _of_bot(games, bot) for bot in bots},
        seats=[_of_seat(games, seat) for seat in range(len(games[0].seats) if games else 0)],
    )


def _of_bot(games: Sequence[GameFigures], bot: str) -> Summary:
    return _summary([(game.deal, seat) for game in games for seat in game.seats if seat.bot == bot])


def _of_seat(games: Sequence[GameFigures], seat: int) -> Summary:
    return _summary([(game.deal, game.seats[seat]) for game in games])


def _summary(rows: list[tuple[int, SeatFigures]]) -> Summary:
    by_deal: dict[int, list[SeatFigures]] = defaultdict(list)
    for deal, seat in rows:
        by_deal[deal].append(seat)

    def of(figure: Callable[[SeatFigures], float]) -> list[list[float]]:
        return [[figure(seat) for seat in seats] for seats in by_deal.values()]

    totals = {source: sum(seat.points.get(source, 0) for _, seat in rows) for source in SOURCES}
    return Summary(
        games=len(rows),
        wins=share(of(lambda seat: seat.win)),
        score=mean(of(lambda seat: seat.score)),
        done=mean(of(lambda seat: seat.done)),
        failed=mean(of(lambda seat: seat.failed)),
        points={source: total / len(rows) for source, total in totals.items() if total},
    )
