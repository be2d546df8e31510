"""Checks of the tickets: between which places, and worth what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from omnibus.boards.check_box import MOST_OF_ANYTHING, outside
from omnibus.boards.findings import Finding, error, warning
from omnibus.boards.model import Board, Standing, Ticket
from omnibus.boards.paths import distances, neighbours


def check_tickets(board: Board) -> Iterator[Finding]:
    known = {place.slug for place in board.places}
    for ticket in board.tickets:
        unknown = [end for end in dict.fromkeys(ticket.ends) if end not in known]
        for end in unknown:
            yield error("tickets", ticket.slug, f"there is no place {end!r}")
        yield from outside("tickets", ticket.slug, "its value", ticket.points, (1, MOST_OF_ANYTHING))
        if ticket.ends[0] == ticket.ends[1]:
            yield error("tickets", ticket.slug, "it ends where it begins")
        elif not unknown:
            yield from _worth(board, ticket)
    yield from _same_places(board)
    yield from _places_without_ticket(board)


def _worth(board: Board, ticket: Ticket) -> Iterator[Finding]:
    start, end = ticket.ends
    cards = distances(board, start).get(end)
    if cards is None:
        yield error("tickets", ticket.slug, "no routes join its places")
        return
    if ticket.points != cards and 1 <= ticket.points <= MOST_OF_ANYTHING:
        tale = f"it is worth {ticket.points}, and the cheapest path costs {cards} cards"
        yield warning("tickets", ticket.slug, tale)
    if end in neighbours(board).get(start, {}) and not _printed(board):  # a printed one is a fact, not a slip
        yield warning("tickets", ticket.slug, "a single route joins its places")


def _same_places(board: Board) -> Iterator[Finding]:
    seen: dict[frozenset[str], str] = {}
    for ticket in board.tickets:
        ends = frozenset(ticket.ends)
        if seen.setdefault(ends, ticket.slug) != ticket.slug:
            yield error("tickets", ticket.slug, f"{seen[ends]} joins the same places")


def _places_without_ticket(board: Board) -> Iterator[Finding]:
    tickets = Counter(end for ticket in board.tickets for end in ticket.ends)
    for place in board.places:
        if not tickets[place.slug]:
            yield warning("places", place.slug, "no ticket ends here")


def _printed(board: Board) -> bool:
    return board.standing.tickets.standing is Standing.PRINTED
