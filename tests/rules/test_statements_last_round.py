"""How the game comes to its end: R-END-01 to -05, and the threshold of each rulebook."""

from collections.abc import Iterable

import pytest

from omnibus.boards.model import Route
from omnibus.game.edition import Edition
from omnibus.game.event import GameEnded, LastRoundBegan
from omnibus.game.game import Game
from omnibus.rules.reasons import Reason
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
    routes,
    rulebook,
    score,
    supply,
    two_step_ticket,
    without_pieces,
)


def all_left(on: Edition, pieces: int) -> dict[str, int]:
    """So many of the first kind, and none of another."""
    return {kind.slug: pieces if kind is on.board.kinds[0] else 0 for kind in on.board.kinds}


def pieces_after(on: Edition, left: dict[str, int], route: Route, *, but_for: Iterable[Route] = ()) -> str:
    """Routes of one seat that leave it so many pieces when it has claimed this one as well."""
    before = left | {route.kind: left[route.kind] + route.spaces}
    return without_pieces(on, before, but_for=[route, *but_for])


def claimed(on: Edition, left: dict[str, int], *, seats: int = 2, mover: int = 0) -> Game:
    """Just after a claim that leaves the mover so many pieces."""
    route = lone_route(on, spaces=3, kind=on.board.kinds[0].slug)
    seat = f"seat {mover}: hand {paid(route)}; routes {pieces_after(on, left, route)}"
    game = position(on, f"seats {seats}; to-move {mover}", seat)
    assert game.view(None).turns_left is None
    do(game, claim(route))
    assert supply(game, mover) == left
    return game


def last_round(game: Game) -> bool:
    return game.view(None).turns_left is not None


def thresholds(on: Edition) -> tuple[bool, ...]:
    """Whether a claim that leaves 3, 2, 1 or 0 pieces begins the last round."""
    return tuple(last_round(claimed(on, all_left(on, left))) for left in (3, 2, 1, 0))


@pytest.mark.rule("R-PAR-18", "E-17")
def test_paris_ends_at_one_bus_in_the_german_rulebook() -> None:
    assert thresholds(rulebook("paris", "de")) == (False, False, True, True)


@pytest.mark.rule("R-PAR-19", "E-17")
def test_paris_ends_at_two_buses_in_the_dutch_rulebook() -> None:
    assert thresholds(rulebook("paris", "nl")) == (False, True, True, True)


@pytest.mark.rule("R-LON-03")
def test_london_ends_at_two_buses() -> None:
    assert thresholds(rulebook("london")) == (False, True, True, True)


@pytest.mark.rule("R-AMS-14")
def test_amsterdam_ends_at_two_carts() -> None:
    assert thresholds(rulebook("amsterdam")) == (False, True, True, True)


@pytest.mark.rule("R-BER-11", "E-18")
def test_berlin_ends_at_one_piece_of_both_kinds_together() -> None:
    begins = {(1, 0): True, (0, 1): True, (0, 0): True}
    does_not = {(1, 1): False, (2, 0): False, (0, 2): False, (0, 5): False}
    for (streetcars, subways), expected in (begins | does_not).items():
        game = claimed(rulebook("berlin"), {"streetcar": streetcars, "subway": subways})
        assert last_round(game) is expected, (streetcars, subways)


def movers_to_the_end(game: Game) -> list[int | None]:
    """Who moves until it is over, everybody drawing two cards."""
    movers = []
    while not game.over:
        movers.append(game.to_move)
        do(game, "draw blind", "draw blind")
    return movers


@pytest.mark.rule("R-END-01", "E-16")
@every_rulebook
def test_with_four_seats_all_have_one_more_turn(on: Edition) -> None:
    game = claimed(on, all_left(on, 0), seats=4, mover=2)
    assert game.plies[-1].events.count(LastRoundBegan(2)) == 1
    assert movers_to_the_end(game) == [3, 0, 1, 2]


@pytest.mark.rule("R-END-02", "E-16")
@every_rulebook
def test_with_two_seats_each_has_one_more_turn(on: Edition) -> None:
    assert movers_to_the_end(claimed(on, all_left(on, 0), seats=2, mover=0)) == [1, 0]


@pytest.mark.rule("R-END-03", "E-15")
@every_rulebook
def test_a_second_player_who_runs_low_changes_nothing(on: Edition) -> None:
    kind = on.board.kinds[0].slug
    mine, yours = routes(on, twin=None, spaces=2, kind=kind)[:2]
    left = all_left(on, on.parameters.end_at_most)
    first = pieces_after(on, left, mine, but_for=[yours])
    taken = [one for one in on.board.routes if one.slug in first.split()]
    second = pieces_after(on, left, yours, but_for=[mine, *taken])
    seats = f"seat 0: hand wild*2; routes {first}; seat 1: hand wild*2; routes {second}"
    game = position(on, seats)
    do(game, claim(mine, wilds=2))
    assert game.view(None).triggered_by == 0
    do(game, claim(yours, wilds=2))
    assert supply(game, 1) == left
    assert (game.view(None).triggered_by, game.view(None).turns_left) == (0, 1)
    assert movers_to_the_end(game) == [0]
    assert sum(isinstance(event, LastRoundBegan) for event in game.events) == 1


@pytest.mark.rule("E-15")
@every_rulebook
def test_only_a_claim_can_begin_the_last_round(on: Edition) -> None:
    """With one piece more than the threshold, drawing cards and tickets changes nothing."""
    owned = without_pieces(on, all_left(on, on.parameters.end_at_most + 1))
    game = position(on, f"seat 0: routes {owned}")
    do(game, "draw blind", "draw blind", "draw blind", "draw blind", "draw tickets", "keep both")
    assert not last_round(game)


@pytest.mark.rule("R-END-04")
@every_rulebook
def test_in_the_last_round_everything_may_still_be_done(on: Edition) -> None:
    route = lone_route(on)
    game = position(on, LAST_TURN, f"seat 0: hand {paid(route)}")
    actions = legal(game)
    assert {"draw blind", "draw tickets", claim(route)} <= set(actions)
    assert any(action.startswith("draw market") for action in actions)


@pytest.mark.rule("R-END-04")
@every_rulebook
def test_a_ticket_drawn_in_the_last_turn_counts(on: Edition) -> None:
    done, one, other = two_step_ticket(on)
    failed = next(ticket for ticket in on.board.tickets if not set(ticket.ends) & {*one.ends, *other.ends})
    for ticket, points in ((done, done.points), (failed, -failed.points)):
        table = f"stack {ticket.slug}; seat 0: tickets none; seat 1: tickets rest"
        others = f"seat 0: routes {one.slug} {other.slug}"
        game = position(on, LAST_TURN, table, others)
        do(game, "draw tickets")
        assert game.over
        assert [line.points for line in game.score_sheet()[0] if line.source == "ticket"] == [points]


@pytest.mark.rule("R-END-05")
@every_rulebook
def test_after_the_end_nothing_can_be_done(on: Edition) -> None:
    game = position(on, LAST_TURN)
    events = do(game, "draw blind", "draw blind")
    assert events.count(GameEnded()) == 1
    actions = ["draw blind", "draw market A", "draw tickets", "keep both", "keep none", "pass"]
    actions += [f"keep {on.tickets[0]}", f"claim {on.routes[0]} wild*{on.board.routes[0].cost}"]
    for action in actions:
        for seat in range(2):
            assert_refused(game, action, Reason.GAME_IS_OVER, seat)
    assert game.to_move is None
    assert legal(game, 0) == legal(game, 1) == []
    assert score(game, 0) == sum(line.points for line in game.score_sheet()[0])
