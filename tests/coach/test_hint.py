"""What to do now, and why."""

from random import Random

import msgspec
import pytest

from omnibus.coach.because import Because, because
from omnibus.coach.hint import Hint, hint
from omnibus.errors import OmnibusError
from omnibus.game.action import ClaimRoute
from omnibus.game.game import Game
from tests.coach.games import BEFORE_THE_LAST_TURN, LITTLE, turn_of
from tests.kit.play import from_random, play_on
from tests.kit.tables import TABLES, Table

EARLY = (
    "city london; seats 2; to-move 0; market green pink pink orange black;"
    "seat 0: hand none; tickets hyde-park--covent-garden;"
)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_hint_comes_from_what_the_seat_may_know(table: Table) -> None:
    """So the view is enough for it."""
    for depth in (0, 8, 21, 34, 47):
        game = play_on(table.deal(depth), from_random(Random(depth)), most=depth)
        for seat in game.may_act[:1]:
            found = hint(game, seat, budget=LITTLE)
            assert found == hint(game.view(seat), budget=LITTLE)
            assert found.best
            assert all(one.alternative.action in game.legal_actions(seat) for one in found.best)
            assert msgspec.json.decode(msgspec.json.encode(found), type=Hint) == found


def reasons(game: Game, action: str) -> list[Because]:
    (found,) = (
        one.because
        for one in hint(game, most=99, budget=LITTLE).best
        if str(one.alternative.action) == action
    )
    return list(found)


def test_a_claim_that_completes_a_ticket_says_so() -> None:
    found = reasons(Game.from_position(BEFORE_THE_LAST_TURN), "claim big-ben--waterloo blue")
    assert found[0] == Because("completes", ticket="big-ben--the-charterhouse", count=5)


def test_either_track_of_a_double_route_is_on_the_way() -> None:
    game = Game.from_position(EARLY.replace("hand none", "hand yellow*4"))
    plan = hint(game, budget=LITTLE).plan[0]
    routes = {one.slug: one for one in game.board.routes}
    turn = turn_of(game, 0)
    for action in game.legal_actions():
        if isinstance(action, ClaimRoute):
            on_the_way = {action.route, routes[action.route].twin} & set(plan.routes)
            kinds = {one.kind for one in because(turn, action, [plan])}
            assert bool(kinds & {"links", "completes"}) == bool(on_the_way)


def test_a_card_says_what_it_is_for() -> None:
    """Of the colours that the planned routes take, and of no other."""
    game = Game.from_position(EARLY.replace("hand none", "hand yellow*4"))
    colours = {one.slug: one.colour for one in game.board.routes}
    for one in hint(game, most=99, budget=LITTLE).best:
        for fact in (fact for fact in one.because if fact.kind == "needed"):
            assert {colours[slug] for slug in fact.routes} <= {fact.colour, "grey"}
            assert getattr(one.alternative.action, "colour", None) == fact.colour


def test_who_stands_in_somebodys_way_is_told_so() -> None:
    """The rival has laid all but the last route between two places, and nothing else explains it."""
    game = Game.from_position(
        "city london; seats 2; to-move 0; seat 0: hand blue*2; tickets kings-cross--buckingham-palace;"
        "seat 1: tickets big-ben--the-charterhouse; hand orange*2;"
        "routes waterloo--globe-theatre globe-theatre--st-pauls.a the-charterhouse--st-pauls"
    )
    found = reasons(game, "claim big-ben--waterloo blue")
    (fact,) = (one for one in found if one.kind == "blocks")
    assert fact.seat == 1
    assert fact.ticket != "kings-cross--buckingham-palace"
    assert 0.25 <= fact.chance <= 1


def test_the_offer_is_told_ticket_by_ticket() -> None:
    game = TABLES[0].deal(3)
    offer = game.view(0).offer or ()
    kinds = {(one.kind, one.ticket) for one in reasons(game, f"keep {offer[0]}")}
    assert kinds == {("keeps", offer[0]), ("returns", offer[1])}


def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    game = TABLES[0].deal(3)
    for seat in range(2):
        game.play("keep both", seat)
    waiting = 1 - (game.to_move or 0)
    with pytest.raises(OmnibusError, match=f"seat {waiting} has nothing to decide now"):
        hint(game, waiting)
    play_on(game, from_random(Random(1)))
    with pytest.raises(OmnibusError, match="the game is over"):
        hint(game)


def test_a_bot_without_reasons_is_no_adviser() -> None:
    with pytest.raises(OmnibusError, match="gives no reasons"):
        hint(TABLES[0].deal(3), 0, adviser="random")
