"""What the planner does, where it is plain what it should do."""

import pytest

from omnibus.bots.registry import make_bot
from omnibus.game.game import Game

LINKED = "waterloo--globe-theatre globe-theatre--tower-of-london"


def decision(text: str) -> str:
    game = Game.from_position(text)
    seat = game.to_move
    assert seat is not None
    return str(make_bot("planner").decide(game, seat))


@pytest.mark.parametrize(
    ("what", "position", "expected"),
    [
        (
            "claims what links a ticket",
            f"city london; seats 2; seat 0: tickets big-ben--tower-of-london; routes {LINKED};"
            "hand blue wild pink",
            "claim big-ben--waterloo blue",
        ),
        (
            "takes the card that the plan lacks",
            f"city london; seats 2; market blue black black pink green;"
            f"seat 0: tickets big-ben--tower-of-london; routes {LINKED}; hand pink",
            "draw market blue",
        ),
        (
            "draws tickets when all are linked and there is time",
            "city berlin; seats 2; seat 0: routes zoologischer-garten--siegessaeule.blue"
            " siegessaeule--hauptbahnhof; tickets zoologischer-garten--hauptbahnhof; hand none",
            "draw tickets",
        ),
        (
            "links in its last turn rather than claim what is longer",
            f"city london; seats 2; last-round 1 turns-left by 0; seat 0: tickets big-ben--tower-of-london;"
            f"routes {LINKED}; hand blue green*4 black*4 pink*4",
            "claim big-ben--waterloo blue",
        ),
        (
            "takes in its last turn what completes a flag, before a longer route",
            "city paris; seats 2; last-round 1 turns-left by 0; seat 0: tickets none; hand blue green*3;"
            "flag-cards white red",
            "claim arc-de-triomphe--parc-monceau blue",
        ),
        (
            "keeps the flag card",
            "city paris; seats 2; last-round 1 turns-left by 0; seat 0: tickets none; hand blue*3;"
            "flag-cards white red",
            "claim",
        ),
    ],
)
def test_the_planner(what: str, position: str, expected: str) -> None:
    found = decision(position)
    assert found.startswith(expected), what
    assert not found.endswith("no-flag")


def test_two_tickets_share_their_way() -> None:
    """Of two equal ways it takes the one that the other ticket needs, too."""
    game = Game.from_position(
        "city london; seats 2; seat 0: tickets trafalgar-square--st-pauls trafalgar-square--globe-theatre;"
        "hand none"
    )
    from omnibus.bots.knowledge import knowledge_of
    from omnibus.bots.thinking.engine import new_mind
    from omnibus.bots.thinking.network import make_plan, study
    from omnibus.rules.layout import SEAT_ROWS, TICKETS

    table, mind = game.edition.integers, new_mind()
    study(table, mind)
    known = knowledge_of(make_bot("planner").turn(game, 0))
    plan = game.edition.slugs_in("route", make_plan(known, table, mind, 0, known[SEAT_ROWS + TICKETS]))
    cards = {route.slug: route.cost for route in game.board.routes}
    assert sum(cards[slug] for slug in plan) == 5
