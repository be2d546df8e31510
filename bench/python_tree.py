"""The plainest tree search over what a seat may know, in Python on the interpreted rules: a yardstick.

Its leaves are played to the end at random, as is common, or by planners, as ours are.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random

from bench.games import LUCK, Sequences
from bench.measure import Done, Runner
from omnibus.boards.integers import MOST_SEATS
from omnibus.bots.thinking.engine import new_mind
from omnibus.bots.thinking.network import study
from omnibus.bots.thinking.rollout import roll_out
from omnibus.bots.thinking.workspace import PLAN_TICKETS
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.knowledge import KNOWLEDGE_SLOTS, imagine, know
from omnibus.rules.layout import OVER, PHASE, SEATS, TO_MOVE
from omnibus.rules.legality import legal_actions
from omnibus.rules.play import play
from omnibus.rules.playout import play_out
from omnibus.rules.scoring import rank

CURIOSITY = 1.4
"""How much a move that was tried seldom is preferred (UCT)."""


class Node:
    """What was done, by numbers of actions; the worlds that came by differ."""

    __slots__ = ("children", "points", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.points = 0.0
        """Of the seat that chose to come here."""

    def promise(self, parent_visits: int) -> float:
        return self.points / self.visits + CURIOSITY * sqrt(log(parent_visits) / self.visits)


class Tree:
    def __init__(self, start: Sequences, *, by_planners: bool) -> None:
        self.board = start.board
        self.seat = start.state[TO_MOVE]
        size = start.board[STATE_SIZE]
        self.known = [0] * (size + KNOWLEDGE_SLOTS)
        know(start.state, start.board, self.seat, self.known)
        self.state, self.out = [0] * size, [0] * start.board[ACTIONS]
        self.log, self.luck, self.chance = [NOT_LISTENING], [LUCK], Random(LUCK)
        self.mind = new_mind() if by_planners else None
        if self.mind:
            study(self.board, self.mind)
        self.root = Node()

    def simulate(self) -> None:
        """One world: down the tree, a new node, random play to the end, and the result to all above."""
        key = [self.chance.getrandbits(32) for _ in range(4)]
        imagine(self.known, self.board, self.seat, key, self.state)
        path, node, fresh = [(self.root, self.seat)], self.root, False
        while self.state[PHASE] != OVER and not fresh:
            seat = self.state[TO_MOVE]
            action, fresh = self._choose(node, seat)
            play(self.state, self.board, self.log, seat, action)
            node = node.children.setdefault(action, Node())
            path.append((node, seat))
        self._play_on()
        ranks = [rank(self.state, seat) for seat in range(self.state[SEATS])]
        for visited, seat in path:
            visited.visits += 1
            visited.points += ranks[seat] == 1

    def _play_on(self) -> None:
        if self.mind is None:
            play_out(self.state, self.board, self.log, self.luck, self.out)
            return
        self.mind[PLAN_TICKETS : PLAN_TICKETS + MOST_SEATS] = [-1] * MOST_SEATS  # plans of another world
        roll_out(self.state, self.board, self.log, self.mind)

    def _choose(self, node: Node, seat: int) -> tuple[int, bool]:
        """An action that was never tried, if there is one; else the one that promises most."""
        legal = self.out[: legal_actions(self.state, self.board, seat, self.out)]
        untried = [action for action in legal if action not in node.children]
        if untried:
            return self.chance.choice(untried), True
        return max(legal, key=lambda action: node.children[action].promise(node.visits)), False


def python_tree_runner(start: Sequences, *, by_planners: bool) -> Runner:
    def run(simulations: int) -> Done:
        tree = Tree(start, by_planners=by_planners)
        for _ in range(simulations):
            tree.simulate()
        return Done(simulations, simulations)

    return run
