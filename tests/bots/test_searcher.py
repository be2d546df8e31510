"""The searching bot, with little work for each move."""

from omnibus.bots.registry import make_bot
from omnibus.game.game import Game


def test_it_takes_the_route_that_wins_on_the_spot() -> None:
    """Last turn, two routes can be paid, one of them completes the ticket."""
    game = Game.from_position(
        "city london; seats 2; last-round 1 turns-left by 0; to-move 0;"
        "seat 0: tickets big-ben--the-charterhouse; hand blue orange*2;"
        "routes waterloo--globe-theatre globe-theatre--st-pauls.a the-charterhouse--st-pauls"
        " regents-park--kings-cross baker-street--hyde-park kings-cross--the-charterhouse;"
        "seat 1: tickets hyde-park--covent-garden; hand none"
    )
    assert str(make_bot("searcher@200", 1).decide(game, 0)) == "claim big-ben--waterloo blue"
