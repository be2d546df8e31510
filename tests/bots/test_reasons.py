"""What bots say of their turns."""

from random import Random

import pytest

from omnibus.bots.greedy import GreedyBot
from omnibus.bots.player import BotPlayer
from omnibus.bots.reasons import Reasons, explainer
from omnibus.bots.registry import bot_named
from omnibus.errors import OmnibusError
from omnibus.game.game import Game
from tests.kit.play import from_random, play_on
from tests.kit.tables import TABLES, Table

LAST_TURN = (
    "city london; seats 2; last-round 1 turns-left by 0; to-move 0;"
    "seat 0: tickets big-ben--the-charterhouse; hand blue orange*2;"
    "routes waterloo--globe-theatre globe-theatre--st-pauls.a the-charterhouse--st-pauls"
    " regents-park--kings-cross baker-street--hyde-park kings-cross--the-charterhouse;"
    "seat 1: tickets hyde-park--covent-garden; hand none"
)


def reasons(game: Game, name: str, about: str | None = None) -> Reasons:
    seat = game.to_move
    assert seat is not None
    bot = explainer(bot_named(name))
    asked = tuple(action for action in game.legal_actions(seat) if str(action) == about)
    return bot.explain(BotPlayer(name, bot_named(name), 1).turn(game, seat), asked)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_searcher_ranks_what_it_has_tried(table: Table) -> None:
    for depth in (0, 20, 40):
        game = play_on(table.deal(depth), from_random(Random(depth)), most=depth)
        if game.to_move is None:
            continue
        found = reasons(game, "searcher@60")
        assert {one.action for one in found.alternatives} <= set(game.legal_actions())
        assert found.simulations == sum(one.simulations for one in found.alternatives)
        assert all(0 <= one.low <= one.win <= one.high <= 1 for one in found.alternatives)
        decided = BotPlayer("", bot_named("searcher@60"), 1).decide(game, game.to_move)
        if len(found.alternatives) > 1:
            assert found.alternatives[0].action == decided


def test_what_is_asked_about_is_weighed_to_the_end() -> None:
    game = Game.from_position(LAST_TURN)
    worst = reasons(game, "searcher@400").alternatives[-1].action
    most = max(one.simulations for one in reasons(game, "searcher@400").alternatives)
    asked = reasons(game, "searcher@400", str(worst)).alternatives
    assert next(one for one in asked if one.action == worst).simulations > most / 2


def test_a_plan_says_what_every_ticket_lacks() -> None:
    (planned,) = reasons(Game.from_position(LAST_TURN), "planner").plan
    assert (planned.ticket, planned.standing) == ("big-ben--the-charterhouse", "possible")
    assert planned.routes == ("big-ben--waterloo",)


def test_who_gives_no_reasons_says_so() -> None:
    with pytest.raises(OmnibusError, match="gives no reasons"):
        explainer(GreedyBot())


def test_the_master_names_first_what_it_would_do() -> None:
    """Half of its budget goes into the decision, the other half into weighing it against others."""
    for depth in (0, 20):
        game = play_on(TABLES[0].deal(depth), from_random(Random(depth)), most=depth)
        seat = game.to_move
        assert seat is not None
        decided = BotPlayer("master@80", bot_named("master@80"), 1).decide(game, seat)
        assert reasons(game, "master@160").alternatives[0].action == decided
