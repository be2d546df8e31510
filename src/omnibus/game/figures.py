"""What a game came to for each seat: where the points are from, and how they were got."""

from __future__ import annotations

from collections import Counter

import msgspec

from omnibus.game.action import AnyAction, ClaimRoute, DrawBlind, DrawFaceUp, DrawTickets
from omnibus.game.game import Game

FAILED = "failed"
"""The points of tickets that were not completed: a source of its own."""


class Figures(msgspec.Struct, frozen=True):
    score: int
    rank: int
    points: dict[str, int]
    """By source."""
    done: int
    """Tickets."""
    failed: int
    blind: int
    """Cards drawn from the pile, and from the market."""
    face_up: int
    claims: int
    ticket_draws: int


def figures_of(game: Game) -> list[Figures]:
    """For each seat. Before the end only what is counted in play."""
    ranks, sheets, view = game.ranks(), game.score_sheet(), game.view(None)
    taken = [
        Counter(_what(ply.action) for ply in game.plies if ply.seat == seat) for seat in range(game.seats)
    ]
    found = []
    for seat, (sheet, actions) in enumerate(zip(sheets, taken, strict=True)):
        points: Counter[str] = Counter()
        for line in sheet:
            points[FAILED if line.points < 0 else line.source] += line.points
        tickets = [line.points for line in sheet if line.source == "ticket"]
        found.append(
            Figures(
                score=view.players[seat].score,
                rank=ranks[seat],
                points=dict(points),
                done=sum(one > 0 for one in tickets),
                failed=sum(one < 0 for one in tickets),
                blind=actions[DrawBlind],
                face_up=actions[DrawFaceUp],
                claims=actions[ClaimRoute],
                ticket_draws=actions[DrawTickets],
            )
        )
    return found


def _what(action: AnyAction) -> type[AnyAction]:
    return type(action)
