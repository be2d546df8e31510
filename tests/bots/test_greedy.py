"""What the greedy bot does, where it is plain what it should do."""

import pytest

from omnibus.bots.registry import make_bot
from omnibus.game.game import Game

LINKED = "waterloo--globe-theatre globe-theatre--tower-of-london"
TICKET = f"tickets big-ben--tower-of-london; routes {LINKED}"
"""It lacks one route, of one blue card."""


def decision(text: str) -> str:
    game = Game.from_position(text)
    seat = game.to_move
    assert seat is not None
    return str(make_bot("greedy").decide(game, seat))


@pytest.mark.parametrize(
    ("what", "position", "expected"),
    [
        (
            "claims what completes a ticket",
            f"city london; seats 2; seat 0: {TICKET}; hand blue wild pink",
            "claim big-ben--waterloo blue",
        ),
        (
            "takes the card that it lacks",
            f"city london; seats 2; market blue black black pink green; seat 0: {TICKET}; hand pink",
            "draw market blue",
        ),
        (
            "draws blind where nothing of use lies open",
            f"city london; seats 2; market pink black black pink green; seat 0: {TICKET}; hand pink",
            "draw blind",
        ),
        (
            "takes a wild for the last card",
            f"city london; seats 2; market pink wild black pink green; seat 0: {TICKET}; hand pink",
            "draw market wild",
        ),
        (
            "wants more tickets when all are done",
            f"city london; seats 2; seat 0: {TICKET} big-ben--waterloo; hand none",
            "draw tickets",
        ),
        (
            "links the nearest ticket first",
            "city london; seats 2; seat 0: hand orange*4;"
            "tickets baker-street--tower-of-london british-museum--piccadilly-circus",
            "claim british-museum--",
        ),
    ],
)
def test_the_greedy_bot(what: str, position: str, expected: str) -> None:
    assert decision(position).startswith(expected), what


def test_it_keeps_no_ticket_that_is_out_of_reach() -> None:
    around = "tower-of-london--brick-lane globe-theatre--tower-of-london elephant-and-castle--tower-of-london"
    text = f"""city london; seats 2; phase keeping
        seat 0: offer big-ben--tower-of-london british-museum--waterloo
        seat 1: routes {around} st-pauls--tower-of-london.yellow"""
    assert decision(text) == "keep british-museum--waterloo"


def test_it_draws_no_tickets_in_the_last_round() -> None:
    text = f"city london; seats 2; last-round 1 turns-left by 0; seat 0: {TICKET} big-ben--waterloo"
    assert "tickets" not in decision(text)


def test_no_card_to_draw_and_nothing_to_claim_leaves_the_tickets() -> None:
    """E-13"""
    empty = "market - - - - -; deck none; discards none"
    text = f"city london; seats 2; {empty}; seat 0: hand none; seat 1: hand rest"
    assert decision(text) == "draw tickets"
