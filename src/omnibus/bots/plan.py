"""What a planning bot is after, ticket by ticket."""

from __future__ import annotations

from omnibus.boards.integers import TICKET_ENDS
from omnibus.bots.bot import Turn
from omnibus.bots.judgement import mind_for
from omnibus.bots.knowledge import knowledge_of
from omnibus.bots.outlook import Standing
from omnibus.bots.reasons import PlannedTicket
from omnibus.bots.thinking.network import cheapest_path, make_plan, price_routes, study
from omnibus.bots.thinking.workspace import PLAN_LOST
from omnibus.rules.layout import OFFER, ROUTES_OWNED, SEAT_ROWS, SEAT_SIZE, TICKETS


def plan_of(turn: Turn) -> tuple[PlannedTicket, ...]:
    """How all tickets of the turn's seat, those on offer included, would be linked together."""
    known, board, mind = knowledge_of(turn), turn.edition.integers, mind_for(turn.edition)
    study(board, mind)
    me = SEAT_ROWS + turn.seat * SEAT_SIZE
    tickets, own = known[me + TICKETS] | known[me + OFFER], known[me + ROUTES_OWNED]
    network = make_plan(known, board, mind, turn.seat, tickets) | own
    price_routes(known, board, mind, me, network)
    planned = []
    for slug in turn.edition.slugs_in("ticket", tickets):
        number = turn.edition.number("ticket", slug)
        lost = mind[PLAN_LOST + turn.seat] >> number & 1
        missing = 0 if lost else cheapest_path(board, mind, network, board[TICKET_ENDS + number]) & ~own
        standing: Standing = "broken" if lost else "possible" if missing else "done"
        planned.append(PlannedTicket(slug, tuple(turn.edition.slugs_in("route", missing)), standing))
    return tuple(planned)
