"""A player that sees everything: all hands and tickets, and the order of the piles. A yardstick, no opponent.

What it imagines is what is. It looks for its best game by nested search: each of its moves is judged by the
game that follows if it goes on choosing what turns out best, while planners decide for the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from omnibus.bots.judgement import mind_for
from omnibus.bots.player import BotPlayer
from omnibus.bots.random_bot import RandomBot
from omnibus.bots.thinking.engine import array, engine
from omnibus.bots.thinking.search import ONE_WIN, worth
from omnibus.bots.thinking.workspace import PLAN_LOST, PLAN_TICKETS
from omnibus.game.action import AnyAction
from omnibus.game.edition import Edition
from omnibus.game.game import Game
from omnibus.rules.catalogue import ACTIONS
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.layout import OVER, PHASE, SCORE, SEAT_ROWS, SEAT_SIZE, SEATS, TO_MOVE
from omnibus.rules.scoring import rank

if TYPE_CHECKING:
    from omnibus.bots.thinking.engine import IntegerArray

DEPTH = 2
"""How deep searches are nested: with 1 a move is judged by planners playing on for everybody."""


class Clairvoyant(BotPlayer):
    """It sits at a table like a bot, and looks at the game itself."""

    def __init__(self, depth: int = DEPTH) -> None:
        super().__init__("clairvoyant", RandomBot(), 0)
        self.depth = depth

    def decide(self, game: Game, seat: int) -> AnyAction:
        foresight = Foresight(game.edition, seat)
        return game.edition.actions[foresight.best(array(game.state), self.depth)[0]]


class Foresight:
    """Of one seat."""

    def __init__(self, on: Edition, seat: int) -> None:
        self.seat, self.run = seat, engine()
        self.board, self.log, self.mind = array(on.integers), array([NOT_LISTENING]), array(mind_for(on))
        self.out = array([0] * on.integers[ACTIONS])
        self.run.study(self.board, self.mind)

    def best(self, state: IntegerArray, depth: int) -> tuple[int, int]:
        """The action that leads furthest, and what it is worth."""
        found = int(self.run.candidates(state, self.board, self.seat, self.out))
        actions = [int(action) for action in self.out[:found]]
        worths = [self._worth(state, action, depth) for action in actions]
        place = max(range(found), key=lambda number: worths[number])
        return actions[place], worths[place]

    def _worth(self, state: IntegerArray, action: int, depth: int) -> int:
        world = state.copy()
        self.run.play(world, self.board, self.log, self.seat, action)
        while depth > 1 and world[PHASE] != OVER:
            self._step(world, depth - 1)
        self._forget_plans()
        self.run.roll_out(world, self.board, self.log, self.mind)
        return self._result(world.tolist())

    def _result(self, over: list[int]) -> int:
        ranks = [rank(over, seat) for seat in range(over[SEATS])]
        scores = [over[SEAT_ROWS + seat * SEAT_SIZE + SCORE] for seat in range(over[SEATS])]
        mine = scores.pop(self.seat)
        won = ONE_WIN // ranks.count(1) if ranks[self.seat] == 1 else 0
        return worth(won, mine - max(scores))

    def _step(self, world: IntegerArray, depth: int) -> None:
        seat = int(world[TO_MOVE])
        self._forget_plans()
        action = (
            self.best(world, depth)[0]
            if seat == self.seat
            else int(self.run.plan_action(world, self.board, self.mind, seat))
        )
        self.run.play(world, self.board, self.log, seat, action)

    def _forget_plans(self) -> None:
        """They were made for another world."""
        self.mind[PLAN_TICKETS:PLAN_LOST] = -1
