"""What rivals seem to be after, as a seat may conclude it, and in whose way a route is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from omnibus.boards.model import Slug
from omnibus.bots.beliefs import beliefs_of
from omnibus.bots.bot import Turn
from omnibus.bots.outlook import outlook_of, ticket_outlook
from omnibus.bots.ways import network_of

LIKELY = 0.25
"""What is less likely is not spoken of."""


class InTheWay(msgspec.Struct, frozen=True):
    seat: int
    ticket: Slug
    """The likeliest one that is meant."""
    chance: float
    """That the seat holds a ticket whose shortest way is by this route."""


def in_the_way(turn: Turn, route: Slug) -> Iterator[InTheWay]:
    """The rivals who probably want the route."""
    beliefs = beliefs_of(turn, compiled=True)
    if not beliefs.says_something:
        return
    tracks = {route, network_of(turn.edition).routes[route].twin}
    for rival in beliefs.rivals:
        outlook = outlook_of(turn.imagined, rival)
        wanted = {
            ticket: chance
            for ticket, chance in beliefs.chances(rival).items()
            if chance > 0 and tracks & set(ticket_outlook(outlook, ticket).missing)
        }
        if sum(wanted.values()) >= LIKELY:
            likeliest = max(wanted, key=lambda ticket: wanted[ticket])
            yield InTheWay(rival, likeliest, min(1.0, sum(wanted.values())))
