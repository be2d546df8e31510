"""Whose turn it is, and that something must be done: R-TURN, and the forced pass."""

import pytest
from msgspec.structs import replace

from omnibus.game.edition import Edition, edition
from omnibus.rules.reasons import Reason
from omnibus.rules.refusals import refusal
from tests.rules.positions import (
    LAST_TURN,
    assert_refused,
    claim,
    do,
    every_rulebook,
    legal,
    lone_route,
    paid,
    position,
    score,
)

NOTHING_TO_DRAW = "market none; deck none"
NO_TICKETS = "stack none"
HOARDER = "seat 1: hand rest; tickets rest"
"""The other player holds every card and ticket that nobody else has."""


@pytest.mark.rule("R-TURN-01")
@every_rulebook
def test_after_one_action_it_is_the_next_seat_s_turn(on: Edition) -> None:
    route = lone_route(on)
    for action in (["draw blind", "draw blind"], [claim(route)], ["draw tickets", "keep both"]):
        game = position(on, f"seats 3; to-move 1; seat 1: hand {paid(route)}")
        do(game, *action)
        assert game.to_move == 2
        assert_refused(game, "draw blind", Reason.NOT_YOUR_TURN, seat=1)
        assert_refused(game, claim(route), Reason.NOT_YOUR_TURN, seat=1)


@pytest.mark.rule("R-TURN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@every_rulebook
def test_turns_go_round(on: Edition, seats: int) -> None:
    game = position(on, f"seats {seats}; to-move 1")
    movers = []
    for _ in range(2 * seats):
        movers.append(game.to_move)
        do(game, "draw blind", "draw blind")
    assert movers == [(1 + turn) % seats for turn in range(2 * seats)]


@pytest.mark.rule("R-TURN-01")
@every_rulebook
def test_there_are_no_other_actions(on: Edition) -> None:
    game = position(on)
    for number in (-1, len(on.actions), 10**6):
        assert refusal(game.state, on.integers, 0, number) is Reason.NO_SUCH_ACTION


@pytest.mark.rule("R-TURN-02")
@every_rulebook
def test_nobody_passes_who_can_draw_claim_or_take_tickets(on: Edition) -> None:
    route = lone_route(on)
    one_thing_possible = {
        "a card in the pile": ["deck A ...; seat 0: hand none"],
        "a card face up": ["market wild; deck none; stack none; seat 0: hand none", HOARDER],
        "a ticket": [NOTHING_TO_DRAW, "seat 0: hand none", HOARDER, f"stack {on.tickets[0]}"],
        "a claim": [NOTHING_TO_DRAW, NO_TICKETS, f"seat 0: hand {paid(route)}; tickets none", HOARDER],
    }
    for statements in one_thing_possible.values():
        game = position(on, *statements)
        assert_refused(game, "pass", Reason.MUST_ACT)
        assert "pass" not in legal(game)


@pytest.mark.rule("R-EDGE-10", "E-12")
@every_rulebook
def test_who_can_do_nothing_passes(on: Edition) -> None:
    game = position(on, NOTHING_TO_DRAW, NO_TICKETS, "seat 0: hand none; tickets none", HOARDER)
    assert legal(game) == ["pass"]
    do(game, "pass")
    assert game.to_move == 1
    assert "pass" not in legal(game)


@pytest.mark.rule("R-EDGE-11", "E-13")
@every_rulebook
def test_where_only_tickets_are_left_they_must_be_drawn(on: Edition) -> None:
    stack = f"stack {on.tickets[0]} {on.tickets[1]}"
    game = position(on, NOTHING_TO_DRAW, stack, "seat 0: hand none; tickets none", HOARDER)
    assert legal(game) == ["draw tickets"]
    assert_refused(game, "pass", Reason.MUST_ACT)


@pytest.mark.rule("E-13")
@every_rulebook
def test_where_only_a_claim_is_possible_it_must_be_made(on: Edition) -> None:
    route = lone_route(on)
    seat = f"seat 0: hand {paid(route)}; tickets none"
    game = position(on, NOTHING_TO_DRAW, NO_TICKETS, seat, HOARDER)
    assert all(action.startswith("claim") for action in legal(game))
    assert claim(route) in legal(game)


def with_one_route(on: Edition) -> Edition:
    """The city with nothing but one route: when it is taken, nobody can claim anything."""
    return edition(replace(on.board, routes=[lone_route(on)]), on.profile)


@pytest.mark.rule("R-EDGE-12", "E-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
@every_rulebook
def test_when_all_pass_in_a_row_the_game_is_over_and_scored(on: Edition, seats: int) -> None:
    small = with_one_route(on)
    route, ticket = small.board.routes[0], small.board.tickets[0]
    taken = f"seat 0: hand none; routes {route.slug}; tickets {ticket.slug}"
    empty = [f"seat {seat}: hand none; tickets none" for seat in range(2, seats)]
    game = position(small, NOTHING_TO_DRAW, NO_TICKETS, f"seats {seats}", taken, HOARDER, *empty)
    points = score(game, 0)
    for _ in range(seats - 1):
        do(game, "pass")
        assert not game.over
    do(game, "pass")
    assert game.over
    assert legal(game, 0) == []
    fulfilled = set(route.ends) == set(ticket.ends)
    assert score(game, 0) == points + (ticket.points if fulfilled else -ticket.points)
    assert score(game, 1) < 0
    assert game.view(None).turns_left is None


@pytest.mark.rule("E-14")
@every_rulebook
def test_only_passes_in_a_row_count(on: Edition) -> None:
    """After a pass, anything else starts the count anew."""
    small = with_one_route(on)
    taken = f"seats 3; seat 2: hand none; tickets none; routes {small.routes[0]}"
    stack = f"stack {on.tickets[0]}; passes 1"
    game = position(small, NOTHING_TO_DRAW, stack, "seat 0: hand none; tickets none", HOARDER, taken)
    do(game, "draw tickets", "pass", "pass")
    assert not game.over
    do(game, "pass")
    assert game.over


@pytest.mark.rule("E-14")
@every_rulebook
def test_in_the_last_round_a_pass_uses_up_a_turn(on: Edition) -> None:
    nothing = f"{NOTHING_TO_DRAW}; {NO_TICKETS}; seat 0: hand none; tickets none"
    game = position(on, nothing, HOARDER, "last-round 2 turns-left by 1; to-move 0")
    do(game, "pass")
    assert (game.view(None).turns_left, game.to_move) == (1, 1)
    last = position(on, nothing, HOARDER, LAST_TURN)
    do(last, "pass")
    assert last.over
