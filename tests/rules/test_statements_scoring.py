"""Counting up: R-TIC-09 to -12, R-END-06 to -08, and what an end score consists of."""

from collections.abc import Iterable
from itertools import combinations

import pytest
from msgspec.structs import replace

from omnibus.boards.model import Bonus, Route, Ticket
from omnibus.game.edition import Edition, edition
from omnibus.game.game import Game
from tests.rules.positions import (
    LAST_TURN,
    claim,
    do,
    every_rulebook,
    paid,
    position,
    routes,
    score,
    two_step_ticket,
)


def plain(on: Edition) -> Edition:
    """The city without districts and without marks: points come from routes and tickets alone."""
    unmarked = [replace(route, mark=False) for route in on.board.routes]
    bonus = Bonus(0, on.board.bonus.points) if on.board.bonus else None
    return edition(replace(on.board, districts=[], routes=unmarked, bonus=bonus), on.profile)


def ended(on: Edition, *seats: str) -> Game:
    """The game after a last turn in which nothing is claimed."""
    others = [f"seat {seat}: tickets none" for seat in range(len(seats))]
    numbered = [f"seat {seat}: {said}" for seat, said in enumerate(seats)]
    game = position(on, LAST_TURN, f"seats {len(seats)}", *others, *numbered)
    do(game, "draw blind", "draw blind")
    assert game.over
    return game


@pytest.mark.rule("R-TIC-09", "E-34")
@every_rulebook
def test_a_ticket_is_completed_by_a_chain_of_own_routes(on: Edition) -> None:
    on = plain(on)
    ticket, one, other = two_step_ticket(on)
    with_it = ended(on, f"routes {one.slug} {other.slug}; tickets {ticket.slug}", "hand none")
    without = ended(on, f"routes {one.slug} {other.slug}", "hand none")
    assert score(with_it, 0) == score(without, 0) + ticket.points
    assert with_it.view(1).players[0].tickets_done == 1


@pytest.mark.rule("R-TIC-10", "E-34")
@every_rulebook
def test_a_rival_s_route_completes_nothing(on: Edition) -> None:
    on = plain(on)
    ticket, one, other = two_step_ticket(on)
    with_it = ended(on, f"routes {one.slug}; tickets {ticket.slug}", f"routes {other.slug}")
    without = ended(on, f"routes {one.slug}", f"routes {other.slug}")
    assert score(with_it, 0) == score(without, 0) - ticket.points
    assert with_it.view(1).players[0].tickets_done == 0


def out_of_reach(on: Edition, owned: Iterable[Route]) -> list[Ticket]:
    """Tickets that these routes do not touch."""
    touched = {place for route in owned for place in route.ends}
    return [ticket for ticket in on.board.tickets if not touched & set(ticket.ends)]


def failing(on: Edition, points: int, owned: Iterable[Route]) -> str:
    """Tickets out of reach that are worth so much together."""
    free = out_of_reach(on, owned)
    sets = (chosen for size in (1, 2, 3) for chosen in combinations(free, size))
    right = next(chosen for chosen in sets if sum(ticket.points for ticket in chosen) == points)
    return " ".join(ticket.slug for ticket in right)


@pytest.mark.rule("R-TIC-11", "E-40")
@every_rulebook
def test_a_score_may_end_below_nothing(on: Edition) -> None:
    on = plain(on)
    kind = on.board.kinds[0].slug
    owned = [routes(on, kind=kind, cost=1)[0], routes(on, kind=kind, cost=2)[0]]
    tickets = failing(on, 10, owned)
    game = ended(on, f"routes {owned[0].slug} {owned[1].slug}; tickets {tickets}", "hand none")
    assert score(game, 0) == 3 - 10 == -7
    assert game.ranks() == [2, 1]


@pytest.mark.rule("R-TIC-12")
@every_rulebook
def test_routes_count_in_play_and_tickets_after_it(on: Edition) -> None:
    on = plain(on)
    ticket, one, other = two_step_ticket(on)
    points = {
        route: on.board.kinds[on.kinds.index(route.kind)].points[route.cost] for route in on.board.routes
    }
    seat = f"seat 0: hand wild*{other.cost}; routes {one.slug}; tickets {ticket.slug}"
    last_two = "last-round 2 turns-left by 1; to-move 0; seat 1: tickets none"
    game = position(on, last_two, seat)
    assert score(game, 0) == points[one]
    do(game, claim(other, wilds=other.cost))
    assert score(game, 0) == points[one] + points[other]
    do(game, "draw blind", "draw blind")
    assert score(game, 0) == points[one] + points[other] + ticket.points


@pytest.mark.rule("E-42")
@every_rulebook
def test_completed_tickets_are_counted_whatever_they_are_worth(on: Edition) -> None:
    """The dearest that two routes complete, and one that is out of reach."""
    on = plain(on)
    ticket, one, other = two_step_ticket(on)
    failed = out_of_reach(on, [one, other])[0]
    both = f"{ticket.slug} {failed.slug}"
    game = ended(on, f"routes {one.slug} {other.slug}; tickets {both}", "hand none")
    assert game.view(0).players[0].tickets_done == 1
    assert len(game.view(1).players[0].revealed or ()) == 2


def table_of(on: Edition, *results: tuple[int, int]) -> Game:
    """A game that is over, with these totals and numbers of completed tickets."""
    seats = [f"seat {seat}: score {total}; done {done}" for seat, (total, done) in enumerate(results)]
    return position(on, f"seats {len(results)}; phase over", *seats)


@pytest.mark.rule("R-END-06")
@every_rulebook
def test_equal_totals_are_parted_by_completed_tickets(on: Edition) -> None:
    assert table_of(on, (40, 3), (40, 2)).ranks() == [1, 2]
    assert table_of(on, (40, 2), (40, 3), (39, 9)).ranks() == [2, 1, 3]


@pytest.mark.rule("R-END-07", "E-41")
@every_rulebook
def test_equal_on_both_is_the_same_rank_and_the_next_is_skipped(on: Edition) -> None:
    assert table_of(on, (40, 3), (40, 3), (12, 5)).ranks() == [1, 1, 3]
    assert table_of(on, (7, 1), (7, 1), (7, 1), (7, 1)).ranks() == [1, 1, 1, 1]


@pytest.mark.rule("R-END-08", "E-41")
@every_rulebook
def test_a_tie_for_second_place_skips_the_third(on: Edition) -> None:
    assert table_of(on, (50, 0), (40, 3), (40, 3), (12, 5)).ranks() == [1, 2, 2, 4]
    assert table_of(on, (12, 5), (40, 3), (50, 0), (40, 3)).ranks() == [4, 2, 1, 2]


def worth(on: Edition, route: Route) -> int:
    return next(kind.points[route.cost] for kind in on.board.kinds if kind.slug == route.kind)


@pytest.mark.rule("R-END-06")
@every_rulebook
def test_a_tie_in_play_is_parted_by_completed_tickets(on: Edition) -> None:
    """One player has two tickets of the same worth, one done and one failed; the other has none."""
    on = plain(on)
    ticket, one, other = two_step_ticket(on)
    failed = failing(on, ticket.points, [one, other])
    alike = next(
        pair
        for pair in combinations(routes(on, twin=None), 2)
        if sum(worth(on, route) for route in pair) == worth(on, one) + worth(on, other)
        and not {one, other} & set(pair)
    )
    mine = f"routes {one.slug} {other.slug}; tickets {ticket.slug} {failed}"
    yours = f"routes {alike[0].slug} {alike[1].slug}"
    game = ended(on, yours, mine)
    assert score(game, 0) == score(game, 1)
    assert game.ranks() == [2, 1]


@pytest.mark.rule("R-CLM-07", "E-43")
@every_rulebook
def test_the_sheet_recounts_the_score_at_any_time(on: Edition) -> None:
    route = routes(on, cost=3)[0]
    game = position(on, f"seat 0: hand wild*3; seat 1: hand {paid(routes(on, cost=2)[0], wilds=2)}")
    do(game, claim(route, wilds=3))
    assert [line.what for line in game.score_sheet()[0]] == [route.slug]
    assert sum(line.points for line in game.score_sheet()[0]) == score(game, 0)
