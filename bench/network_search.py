"""The search of the strongest bot: whole decisions as it takes them, and the same source interpreted."""

from __future__ import annotations

import numpy

from bench.games import LUCK, REFERENCE
from bench.measure import Done, Runner
from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.master import brain_for
from omnibus.bots.master_search import MasterSearch
from omnibus.bots.registry import make_bot
from omnibus.bots.thinking.brain import Brain
from omnibus.bots.thinking.puct import explore
from omnibus.game.edition import Edition
from omnibus.game.game import new_game

MOST_INTERPRETED = 2000
"""Nodes that there is room for."""


def turn_after(plies: int) -> tuple[Turn, Brain]:
    """Some plies into a game of planners."""
    game, planner = new_game(REFERENCE.city, seats=REFERENCE.seats, seed=LUCK), make_bot("planner")
    while game.ply < plies:
        assert game.to_move is not None
        game.play(planner.decide(game, game.to_move))
    assert game.to_move is not None
    return planner.turn(game, game.to_move), network_of(game.edition)


def network_runner(plies: int) -> Runner:
    """Each call is one whole decision with so many simulations."""
    turn, brain = turn_after(plies)

    def run(simulations: int) -> Done:
        MasterSearch(turn, brain, Budget(simulations=simulations)).best()
        return Done(simulations, simulations)

    return run


def network_of(on: Edition) -> Brain:
    brain = brain_for(on)
    if brain is None:
        raise LookupError(f"no network was trained on {on.board.city}")
    return brain


def interpreted_network_runner(plies: int) -> Runner:
    """The same search, its network included, in plain Python over lists; its tree grows from call to call."""
    turn, brain = turn_after(plies)
    search = MasterSearch(turn, brain, Budget(simulations=MOST_INTERPRETED))
    known, board, *written = [
        part.tolist() if isinstance(part, numpy.ndarray) else part
        for part in (search.known, search.board, *search.written)
    ]

    def run(simulations: int) -> Done:
        explore(known, board, *written, simulations)
        return Done(simulations, simulations)

    return run
