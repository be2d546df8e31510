"""Random games of two other engines, as runners of a race."""

from __future__ import annotations

import random
from typing import Any

from bench.measure import Done, Runner


def catanatron_runner() -> Runner:
    """Two random players of catanatron, a sibling in Python."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(3)  # it draws from the global random numbers

    def run(games: int) -> Done:
        actions = 0
        for _ in range(games):
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
            game.play()
            actions += len(game.state.actions)
        return Done(actions, games)

    return run


def gin_rummy_runner() -> Runner:
    """OpenSpiel's gin rummy, whose rules are C++, driven from Python. Chance is not counted as a decision."""
    import pyspiel

    rules, chance = pyspiel.load_game("gin_rummy"), random.Random(3)

    def run(games: int) -> Done:
        decisions = 0
        for _ in range(games):
            state = rules.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
        return Done(decisions, games)

    return run


def gin_rummy_search_runner(plies: int) -> Runner:
    """OpenSpiel's own search over what a seat may know, in C++, with random games from its leaves.

    It stands in the middle of a game of gin rummy, as ours stands in the middle of one of ours.
    """
    import pyspiel

    state = _gin_rummy_after(plies)
    choose = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def run(simulations: int) -> Done:
        leaves = pyspiel.RandomRolloutEvaluator(1, 3)
        work = simulations + 1  # the first one only makes the root
        bot = pyspiel.ISMCTSBot(3, leaves, 2.0, work, -1, choose, False, False)  # noqa: FBT003
        bot.step(state)
        return Done(work, simulations)

    return run


def _gin_rummy_after(plies: int) -> Any:  # noqa: ANN401 - what OpenSpiel hands over has no types
    import pyspiel

    state, chance = pyspiel.load_game("gin_rummy").new_initial_state(), random.Random(3)
    while plies or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            plies -= 1
    return state
