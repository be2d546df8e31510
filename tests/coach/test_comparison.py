"""Actions of one turn tried in the same worlds."""

from random import Random

import pytest

from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.judgement import mind_for
from omnibus.bots.knowledge import knowledge_of
from omnibus.bots.thinking.network import study
from omnibus.bots.thinking.planner import plan_action
from omnibus.bots.thinking.search import AS_PLANNED
from omnibus.coach.comparison import FEWEST_BLOCKS, WORLDS, Comparison, Level, Move
from omnibus.coach.planning import sensible_plans, with_plans
from omnibus.game.game import Game
from omnibus.game.sampling import sample_hidden
from tests.coach.games import BEFORE_THE_LAST_TURN, LITTLE, number_of, turn_of
from tests.kit.play import from_random, play_on
from tests.kit.tables import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_as_planned_is_what_they_do_who_play_on(table: Table) -> None:
    for depth in (0, 9, 25, 40):
        game = play_on(table.deal(depth), from_random(Random(depth)), most=depth)
        if game.to_move is None:
            continue
        turn = turn_of(game, game.to_move)
        decided, planned = Move(action_as_planned(turn)), Move(AS_PLANNED)
        found = Comparison(turn, LITTLE, [decided, planned])
        assert found.level(decided) == found.level(planned)
        assert found.difference(decided, planned).win.mean == 0


def action_as_planned(turn: Turn) -> int:
    board, mind = turn.edition.integers, mind_for(turn.edition)
    study(board, mind)
    return plan_action(knowledge_of(turn), board, mind, turn.seat)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_plan_that_is_given_is_followed_in_the_same_worlds(table: Table) -> None:
    """The planner's own plan makes no difference, and the best of some plans is no worse."""
    for depth in (6, 20):
        game = play_on(table.deal(depth), from_random(Random(depth)), most=depth)
        turn = turn_of(game, game.to_move or 0)
        plans = sensible_plans(turn)
        moves = [Move(AS_PLANNED), *(Move(AS_PLANNED, plan) for plan in plans)]
        found = Comparison(turn, LITTLE, moves)
        if plans:
            assert found.difference(moves[0], moves[1]).win.mean == 0
        (best,) = with_plans(turn, LITTLE, [AS_PLANNED])
        assert best == (Move(AS_PLANNED) if len(plans) < 2 else best)
        assert best.plan in (None, *plans)


def expectation(game: Game, seat: int) -> Level:
    return Comparison(turn_of(game, seat), LITTLE, [Move(AS_PLANNED)]).level(Move(AS_PLANNED))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_expectation_depends_on_a_secret(table: Table) -> None:
    """Not even that of a seat that is not to move."""
    for depth in (0, 10, 30):
        game = play_on(table.deal(depth), from_random(Random(depth)), most=depth)
        for seat in range(game.seats):
            twin = sample_hidden(game.view(seat), Random(depth + 1))
            assert expectation(game, seat) == expectation(twin, seat)


def test_a_budget_is_kept_and_something_is_tried_in_any_case() -> None:
    game = TABLES[0].deal(1)
    numbers = [Move(number) for number in game.legal_numbers(0)[:2]]
    assert Comparison(turn_of(game, 0), Budget(simulations=1), numbers).simulations == FEWEST_BLOCKS * WORLDS
    assert Comparison(turn_of(game, 0), Budget(simulations=400), numbers).simulations == 200
    assert Comparison(turn_of(game, 0), Budget(seconds=1e-6), numbers).simulations >= FEWEST_BLOCKS * WORLDS


def test_what_wins_for_certain_is_seen_to_win() -> None:
    game = Game.from_position(BEFORE_THE_LAST_TURN)
    winning, losing = (Move(number_of(game, text)) for text in ("claim big-ben--waterloo blue", "draw blind"))
    found = Comparison(turn_of(game, 0), LITTLE, [losing, winning])
    gap = found.difference(winning, losing)
    assert found.level(winning).win.mean > 0.8
    assert gap.win.low is not None
    assert gap.win.low > 0.1
    assert gap.points.mean > 10
    assert found.best([losing, winning]) == [winning, losing]
