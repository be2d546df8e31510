"""Drawing and keeping tickets: R-TIC-01 to -08."""

import msgspec
import pytest

from omnibus.game.action import KeepTickets
from omnibus.game.edition import Edition
from omnibus.game.event import TicketsKept, TicketsOffered
from omnibus.game.game import new_game
from omnibus.rules.reasons import Reason
from tests.rules.positions import (
    LAST_TURN,
    assert_refused,
    do,
    every_rulebook,
    legal,
    position,
    stack,
    two_step_ticket,
)


def small_stack(on: Edition, tickets: int) -> str:
    """So many tickets in the stack, none with seat 0, all others with seat 1."""
    stacked = " ".join(on.tickets[:tickets]) or "none"
    return f"stack {stacked}; seat 0: tickets none; seat 1: tickets rest"


@pytest.mark.rule("R-TIC-01")
@every_rulebook
def test_one_of_two_is_kept_and_the_other_goes_under_the_stack(on: Edition) -> None:
    game = position(on, small_stack(on, 5))
    first, second, *others = stack(game)
    events = do(game, "draw tickets")
    assert TicketsOffered(0, 2, (first, second)) in events
    assert game.view(0).offer == (first, second)
    assert game.view(1).offer == ()
    do(game, f"keep {second}")
    assert stack(game) == [*others, first]
    assert game.view(0).tickets == (second,)
    assert game.to_move == 1


@pytest.mark.rule("R-TIC-01")
@every_rulebook
def test_both_may_be_kept(on: Edition) -> None:
    game = position(on, small_stack(on, 5))
    first, second, *others = stack(game)
    do(game, "draw tickets", "keep both")
    assert stack(game) == others
    assert game.view(0).tickets == (first, second)


@pytest.mark.rule("R-TIC-01", "E-32")
@every_rulebook
def test_the_others_learn_only_how_many_were_kept(on: Edition) -> None:
    game = position(on, small_stack(on, 5))
    do(game, "draw tickets", f"keep {on.tickets[0]}")
    for seat in (1, None):
        told = game.events_for(seat)
        assert [event for event in told if isinstance(event, TicketsOffered)] == [TicketsOffered(0, 2)]
        assert [event for event in told if isinstance(event, TicketsKept)] == [TicketsKept(0, 1, 1)]


@pytest.mark.rule("R-TIC-01")
@every_rulebook
def test_only_what_is_offered_can_be_kept(on: Edition) -> None:
    game = position(on, small_stack(on, 5))
    assert_refused(game, "keep both", Reason.NO_TICKETS_ON_OFFER)
    do(game, "draw tickets")
    assert_refused(game, f"keep {on.tickets[2]}", Reason.TICKET_NOT_ON_OFFER)


@pytest.mark.rule("R-TIC-02")
@every_rulebook
def test_at_least_one_is_kept(on: Edition) -> None:
    game = position(on, small_stack(on, 5))
    do(game, "draw tickets")
    assert_refused(game, "keep none", Reason.TOO_FEW_TICKETS_KEPT)
    assert legal(game) == ["keep both", f"keep {on.tickets[0]}", f"keep {on.tickets[1]}"]


@pytest.mark.rule("R-TIC-03")
@every_rulebook
def test_the_last_ticket_must_be_kept(on: Edition) -> None:
    game = position(on, small_stack(on, 1))
    do(game, "draw tickets")
    assert game.view(0).tickets == (on.tickets[0],)
    assert stack(game) == []
    assert (game.view(1).phase, game.to_move) == ("turn", 1)


@pytest.mark.rule("R-TIC-04")
@every_rulebook
def test_no_ticket_no_action(on: Edition) -> None:
    game = position(on, small_stack(on, 0))
    assert_refused(game, "draw tickets", Reason.TICKET_STACK_EMPTY)
    assert "draw tickets" not in legal(game)


@pytest.mark.rule("R-TIC-05")
@every_rulebook
def test_what_is_returned_to_an_empty_stack_is_the_stack(on: Edition) -> None:
    game = position(on, small_stack(on, 2))
    do(game, "draw tickets", f"keep {on.tickets[0]}")
    assert stack(game) == [on.tickets[1]]


@pytest.mark.rule("R-TIC-06")
@every_rulebook
def test_no_action_gives_a_ticket_back(on: Edition) -> None:
    """Whatever can be done in a whole game, the tickets of a seat only become more."""
    game = position(on, "seats 2; seat 0: hand wild*4")
    held = [set(game.view(seat).tickets or ()) for seat in range(2)]
    while not game.over:
        options = legal(game)
        do(game, options[game.ply * 7 % len(options)])
        now = [set(game.view(seat).tickets or ()) for seat in range(2)]
        assert all(before <= after for before, after in zip(held, now, strict=True))
        held = now


@pytest.mark.rule("R-TIC-06", "E-32")
@every_rulebook
def test_a_choice_is_made_once_and_nothing_comes_before_it(on: Edition) -> None:
    game = position(on, small_stack(on, 5))
    do(game, "draw tickets")
    for action in ("draw blind", "draw tickets", "pass", f"claim {on.routes[0]} wild"):
        assert_refused(game, action, Reason.TICKETS_TO_KEEP)
    assert all(isinstance(action, KeepTickets) for action in game.legal_actions())
    do(game, "keep both")
    assert_refused(game, f"keep {on.tickets[0]}", Reason.NOT_YOUR_TURN, seat=0)


@pytest.mark.rule("R-TIC-07")
@every_rulebook
def test_a_returned_ticket_comes_after_all_that_lay_above_it(on: Edition) -> None:
    game = position(on, small_stack(on, 6))
    order = []
    for _ in range(5):
        do(game, "draw tickets")
        kept, returned = [one for one in on.tickets if one in (game.view(game.to_move).offer or ())]
        order.append({kept, returned})
        do(game, f"keep {kept}")
    first, second, third, fourth, fifth, sixth = on.tickets[:6]
    assert order == [{first, second}, {third, fourth}, {fifth, sixth}, {second, fourth}, {sixth, fourth}]


@pytest.mark.rule("R-TIC-08")
@every_rulebook
def test_a_rival_sees_neither_which_tickets_i_hold_nor_whether_they_are_done(on: Edition) -> None:
    """Two games that differ in my tickets alone, one of them completed, look the same to all others."""
    ticket, one, other = two_step_ticket(on)
    elsewhere = next(slug for slug in on.tickets if slug != ticket.slug)
    seen: dict[int | None, set[bytes]] = {1: set(), None: set()}
    for mine, below in ((ticket.slug, elsewhere), (elsewhere, ticket.slug)):
        seat = f"seat 0: routes {one.slug} {other.slug}; tickets {mine}; seat 1: tickets rest"
        game = position(on, f"stack {below}", seat)
        assert game.view(0).tickets == (mine,)
        for watcher, views in seen.items():
            views.add(msgspec.json.encode(game.view(watcher)))
            player = game.view(watcher).players[0]
            assert (player.tickets, player.revealed, player.tickets_done) == (1, None, None)
    assert all(len(views) == 1 for views in seen.values())


@pytest.mark.rule("R-TIC-08")
@every_rulebook
def test_after_the_end_all_tickets_lie_open(on: Edition) -> None:
    ticket, one, other = two_step_ticket(on)
    game = position(on, LAST_TURN, f"seat 0: routes {one.slug} {other.slug}; tickets {ticket.slug}")
    do(game, "draw blind", "draw blind")
    for watcher in (1, None):
        player = game.view(watcher).players[0]
        assert (player.revealed, player.tickets_done) == ((ticket.slug,), 1)


@pytest.mark.rule("R-TIC-02")
@every_rulebook
def test_where_a_board_asks_for_both_neither_may_be_put_back(on: Edition) -> None:
    numbers = msgspec.structs.replace(on.board.parameters, tickets_kept_at_least=2)
    board = msgspec.structs.replace(on.board, parameters=numbers)
    game = new_game(board, seats=2, seed=1, profile=on.profile)
    for seat in range(2):
        assert legal(game, seat) == ["keep both"]
        for ticket in game.view(seat).offer or ():
            assert_refused(game, f"keep {ticket}", Reason.TOO_FEW_TICKETS_KEPT, seat)
        game.play("keep both", seat)
    do(game, "draw tickets")
    assert legal(game) == ["keep both"]
