"""What is printed, looked up by name."""

from __future__ import annotations

from functools import cache

from omnibus.boards.load import load_board
from omnibus.boards.model import Board, District, Kind, Route, Ticket
from tests.kit.tables import Table


class Printed:
    def __init__(self, city: str, profile: str | None, seats: int) -> None:
        self.board: Board = load_board(city)
        self.seats = seats
        self.routes: dict[str, Route] = {route.slug: route for route in self.board.routes}
        self.tickets: dict[str, Ticket] = {ticket.slug: ticket for ticket in self.board.tickets}
        self.kinds: dict[str, Kind] = {kind.slug: kind for kind in self.board.kinds}
        self.districts: dict[str, District] = {one.slug: one for one in self.board.districts}
        self.flag_colours = set(self.board.flag.colours) if self.board.flag else set()
        self.flag_points = self.board.flag.points if self.board.flag else 0
        self.end_at_most = self.board.parameters.end_at_most
        self.flag_may_be_declined = self.board.parameters.flag_keep == "optional"
        for one in self.board.profiles:
            if one.slug == profile:
                if one.end_at_most is not None:
                    self.end_at_most = one.end_at_most
                if one.flag_keep is not None:
                    self.flag_may_be_declined = one.flag_keep == "optional"

    def points_of(self, route: Route) -> int:
        return self.kinds[route.kind].points[route.cost]

    def ticket_order(self, tickets: set[str]) -> list[str]:
        return [slug for slug in self.tickets if slug in tickets]


@cache
def printed(table: Table) -> Printed:
    return Printed(*table)
