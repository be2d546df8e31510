"""A whole game from the eyes of one seat, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

import msgspec

from omnibus.arena.processes import Pool, finished, in_order
from omnibus.bots.budget import Budget
from omnibus.coach.balance import Balance, Outcome, balance, outcome
from omnibus.coach.verdict import Judge, Verdict
from omnibus.errors import OmnibusError
from omnibus.game.game import Game

BUDGET = Budget(simulations=20_000)
"""For each decision: about half a second of one core, and the same result each time."""
COSTLIEST = 3

Progress = Callable[[int, int], None]
"""Told how many decisions are judged, of how many."""


class Analysis(msgspec.Struct, frozen=True):
    city: str
    seat: int
    names: tuple[str, ...]
    result: Outcome | None
    """Nothing, if the game is not over; then there is no balance, either."""
    balance: Balance | None
    verdicts: tuple[Verdict, ...]
    costliest: tuple[int, ...]
    """Plies of the decisions that gave most away, the worst first."""


def analyse(
    game: Game,
    seat: int,
    *,
    budget: Budget = BUDGET,
    jobs: int = 1,
    seed: int = 0,
    progress: Progress | None = None,
) -> Analysis:
    """All decisions of a seat, judged from what it knew at each of them."""
    plies = decisions(game, seat)
    found: list[Verdict] = []
    for verdict in verdicts(game, seat, budget=budget, jobs=jobs, seed=seed):
        found.append(verdict)
        if progress:
            progress(len(found), len(plies))
    return summary(game, seat, found)


def decisions(game: Game, seat: int) -> list[int]:
    """The plies before which the seat decided."""
    if not 0 <= seat < game.seats:
        raise OmnibusError(f"there is no seat {seat}; the seats are 0 to {game.seats - 1}")
    first = game.ply - len(game.plies)
    found = [first + number for number, ply in enumerate(game.plies) if ply.seat == seat]
    if not found:
        raise OmnibusError(f"seat {seat} has decided nothing in this game")
    return found


def verdicts(
    game: Game,
    seat: int,
    *,
    budget: Budget = BUDGET,
    jobs: int = 1,
    seed: int = 0,
    pool: Pool | None = None,
) -> Iterator[Verdict]:
    """One after the other, in their order; the same for any number of jobs."""
    plies = decisions(game, seat)
    judge = Judge(game.record(), game.board, seat, budget, seed)
    with closing(finished(judge, plies, jobs, pool)) as judged:
        yield from in_order(plies, judged)


def summary(game: Game, seat: int, found: Sequence[Verdict]) -> Analysis:
    return Analysis(
        city=game.board.city,
        seat=seat,
        names=game.names,
        result=outcome(game, seat) if game.over else None,
        balance=balance(game, seat, found) if game.over else None,
        verdicts=tuple(found),
        costliest=tuple(verdict.ply for verdict in costliest(found)),
    )


def costliest(found: Sequence[Verdict]) -> list[Verdict]:
    """Those that gave away something for sure, by how much of a win that was."""
    sure = [one for one in found if one.best.action != one.played.action and _is_sure(one)]
    return sorted(sure, key=lambda one: -one.given_away.win.mean)[:COSTLIEST]


def _is_sure(verdict: Verdict) -> bool:
    low = verdict.given_away.win.low
    return low is not None and low > 0
