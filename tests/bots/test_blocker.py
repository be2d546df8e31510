"""The planner that reads the others. The laws for all bots are in ``test_bots``."""

from random import Random

from omnibus.bots.blocker import BlockerBot, blocks_of
from omnibus.bots.budget import Budget
from omnibus.bots.player import BotPlayer
from omnibus.bots.registry import make_bot
from omnibus.bots.search import Search
from omnibus.game.action import ClaimRoute
from omnibus.game.game import Game
from tests.kit.duels import share_of_wins
from tests.kit.play import from_random, play_on
from tests.kit.tables import TABLES

GAP = (
    "city london; seats 2; to-move 0; seat 0: tickets hyde-park--covent-garden; hand blue pink*2;"
    "seat 1: tickets big-ben--the-charterhouse; hand blue*3;"
    "routes waterloo--globe-theatre globe-theatre--st-pauls.a the-charterhouse--st-pauls"
)


def test_blocks_are_claims_that_are_legal() -> None:
    for table in TABLES:
        for depth in (8, 20, 33):
            game = play_on(table.deal(depth), from_random(Random(depth)), most=depth)
            seat = game.to_move
            if seat is not None:
                turn = make_bot("blocker").turn(game, seat)
                claims = {action for action in turn.legal if isinstance(action, ClaimRoute)}
                blocks = blocks_of(Search(turn, Budget(simulations=1))) if claims else []
                assert {turn.edition.actions[block] for block in blocks} <= claims


def test_it_sees_which_route_the_rival_lacks() -> None:
    """Of all that the hand could pay: the only route that is missing on the way of a dear ticket."""
    turn = make_bot("blocker").turn(Game.from_position(GAP), 0)
    worst = blocks_of(Search(turn, Budget(simulations=1)))[0]
    assert str(turn.edition.actions[worst]) == "claim big-ben--waterloo blue"


def test_it_is_no_worse_than_the_planner() -> None:
    assert share_of_wins("blocker@300", "planner", ["amsterdam", "paris"], deals=10) >= 0.5


def test_without_a_route_to_claim_it_is_the_planner() -> None:
    game = TABLES[0].deal(1)
    assert BotPlayer("blocker", BlockerBot(), 1).decide(game, 0) == make_bot("planner", 1).decide(game, 0)
