"""One decision of a game that was played, judged from what its seat knew then."""

from __future__ import annotations

import msgspec

from omnibus.arena.statistics import Estimate
from omnibus.boards.model import Board
from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.plan import plan_of
from omnibus.bots.registry import make_bot
from omnibus.bots.search import Search
from omnibus.bots.thinking.search import AS_PLANNED
from omnibus.coach.because import Because, because
from omnibus.coach.comparison import Comparison, Level, Move
from omnibus.coach.planning import with_plans
from omnibus.game.action import AnyAction
from omnibus.game.game import Game
from omnibus.game.record import replay

PLANNING, FINDING, COMPARING, AFTERWARDS = 0.1, 0.3, 0.4, 0.2
"""What goes of a decision's budget into choosing a plan, into finding good moves, into comparing them with
what was played, and into how things stood after it."""
COMPARED = 3
"""So many of the moves that look best, besides what was played."""


class Weighed(msgspec.Struct, frozen=True):
    """Something that could be done, and what would come of it."""

    action: AnyAction
    win: Estimate
    """Chance to win; equal ranks share it."""
    points: Estimate
    """Ahead of the best of the others."""
    simulations: int


class Verdict(msgspec.Struct, frozen=True):
    ply: int
    """Actions of all seats before this one."""
    played: Weighed
    alternatives: tuple[Weighed, ...]
    """What was compared, what was played among it, the best first."""
    choices: int
    """How many sensible actions there were."""
    given_away: Level
    """By how much the best alternative is better than what was played."""
    before: Level
    """How things stood: what to expect if planners decided for everybody from here on."""
    gained: Level
    """How much better what was played is than what a planner would have done."""
    after: Level | None
    """How things stood after it, when the others came to move; nothing, if the seat moved on."""
    because: tuple[Because, ...]
    """What speaks for the best alternative, if that was not played."""

    @property
    def best(self) -> Weighed:
        return self.alternatives[0]


class Judge(msgspec.Struct, frozen=True):
    """All that a process needs to judge any decision of a seat."""

    record: str
    board: Board
    seat: int
    budget: Budget
    seed: int = 0

    def __call__(self, ply: int) -> Verdict:
        """The same verdict each time, if the budget counts simulations."""
        game = replay(self.record, self.board)
        action = game.edition.action_number(game.plies[ply - (game.ply - len(game.plies))].action)
        turn = self._turn(game.at(ply))
        choices, moves = self._moves(turn, action)
        planned, played = moves[:2]
        compared = Comparison(turn, part(self.budget, COMPARING), moves)
        order = compared.best(moves[1:])
        best = order[0]
        return Verdict(
            ply=ply,
            played=_weighed(game, compared, played),
            alternatives=tuple(_weighed(game, compared, move) for move in order),
            choices=choices,
            given_away=compared.difference(best, played),
            before=compared.level(planned),
            gained=compared.difference(played, planned),
            after=self._after(game.at(ply + 1)),
            because=_because(turn, game.edition.actions[best.action]) if best is not played else (),
        )

    def _moves(self, turn: Turn, action: int) -> tuple[int, list[Move]]:
        """How many choices there are; and what a planner would do, what was played, and what looks best."""
        planned, played = with_plans(turn, part(self.budget, PLANNING), [AS_PLANNED, action])
        search = Search(turn, part(self.budget, FINDING))
        if search.found == 1:
            return 1, [planned, played]
        search.follow(planned.plan)
        search.best()
        best = [one.action for one in search.tried() if one.action != action]
        return search.found, [planned, played, *(Move(one, planned.plan) for one in best[:COMPARED])]

    def _after(self, game: Game) -> Level | None:
        """It need not be the seat that is to move."""
        if game.over or game.to_move == self.seat:
            return None
        turn = self._turn(game)
        (planned,) = with_plans(turn, part(self.budget, AFTERWARDS * PLANNING), [AS_PLANNED])
        return Comparison(turn, part(self.budget, AFTERWARDS), [planned]).level(planned)

    def _turn(self, game: Game) -> Turn:
        return make_bot("searcher", self.seed).turn(game, self.seat)


def _weighed(game: Game, compared: Comparison, move: Move) -> Weighed:
    level = compared.level(move)
    return Weighed(game.edition.actions[move.action], level.win, level.points, compared.simulations)


def _because(turn: Turn, action: AnyAction) -> tuple[Because, ...]:
    return because(turn, action, plan_of(turn))


def part(budget: Budget, share: float) -> Budget:
    """So much of it, and something of it in any case."""
    return Budget(
        simulations=None if budget.simulations is None else max(1, int(share * budget.simulations)),
        seconds=None if budget.seconds is None else share * budget.seconds,
    )
