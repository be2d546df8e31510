"""What a good player would do now, and why."""

from __future__ import annotations

from random import Random

import msgspec

from omnibus.boards.model import Board
from omnibus.bots.budget import Budget
from omnibus.bots.player import BotPlayer
from omnibus.bots.reasons import Alternative, PlannedTicket, explainer
from omnibus.bots.registry import bot_named
from omnibus.coach.because import Because, because
from omnibus.errors import OmnibusError
from omnibus.game.game import Game
from omnibus.game.sampling import sample_hidden
from omnibus.game.view import View

ADVISER = "searcher"
BUDGET = Budget(simulations=20_000)
"""About a quarter of a second of one core."""
MOST = 3


class Advice(msgspec.Struct, frozen=True):
    alternative: Alternative
    because: tuple[Because, ...]


class Hint(msgspec.Struct, frozen=True):
    city: str
    seat: int
    ply: int
    best: tuple[Advice, ...]
    """The best first; none, if the adviser only has a plan."""
    plan: tuple[PlannedTicket, ...]
    simulations: int


def hint(
    about: Game | View,
    seat: int | None = None,
    *,
    budget: Budget = BUDGET,
    adviser: str = ADVISER,
    most: int = MOST,
    seed: int = 0,
    board: Board | None = None,
) -> Hint:
    """For the seat to move, or another one that may act; of a game only what that seat may know counts."""
    game = sample_hidden(about, Random(seed), board) if isinstance(about, View) else about
    who = _who(game, about.seat if isinstance(about, View) and seat is None else seat)
    bot = bot_named(adviser)
    turn = BotPlayer(adviser, bot, seed).turn(game, who)
    only = turn.legal if len(turn.legal) == 1 else ()  # else it would not be weighed
    reasons = explainer(bot).explain(msgspec.structs.replace(turn, budget=budget), only)
    best = tuple(Advice(one, because(turn, one.action, reasons.plan)) for one in reasons.alternatives[:most])
    return Hint(game.board.city, who, game.ply, best, reasons.plan, reasons.simulations)


def _who(game: Game, seat: int | None) -> int:
    if game.over:
        raise OmnibusError("the game is over: there is nothing to decide any more")
    who = game.may_act[0] if seat is None else seat
    if who not in game.may_act:
        raise OmnibusError(f"seat {who} has nothing to decide now; seat {game.to_move} is to move")
    return who
