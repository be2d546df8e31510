"""What a seat can still reach: the routes open to it, and how its tickets stand."""

from __future__ import annotations

from typing import Literal

import msgspec

from omnibus.boards.model import Slug
from omnibus.bots.ways import Network, Way, cheapest_way, network_of
from omnibus.game.game import Game
from omnibus.rules.reasons import Reason
from omnibus.rules.refusals import route_refusal

Standing = Literal["done", "possible", "broken"]


class Outlook(msgspec.Struct, frozen=True):
    """What everybody can see of a seat's possibilities."""

    network: Network
    own: frozenset[Slug]
    open: frozenset[Slug]
    """Routes that the seat may still claim, had it the cards."""
    pieces: dict[Slug, int]

    def way(self, ends: tuple[Slug, Slug], prices: dict[Slug, float]) -> Way | None:
        return cheapest_way(self.network, ends, prices, self.pieces)

    def card_prices(self) -> dict[Slug, float]:
        """Every usable route with the cards it costs; own ones cost nothing."""
        costs: dict[Slug, float] = {slug: self.network.routes[slug].cost for slug in self.open}
        return costs | dict.fromkeys(self.own, 0.0)


class TicketOutlook(msgspec.Struct, frozen=True):
    ticket: Slug
    points: int
    standing: Standing
    missing: tuple[Slug, ...] = ()
    """Routes that the cheapest way still needs."""
    cards: int = 0
    """What they cost."""


def outlook_of(game: Game, seat: int) -> Outlook:
    """Nothing in it depends on what is hidden."""
    player = game.view(None).players[seat]
    legal = Reason.LEGAL
    numbers = enumerate(game.edition.routes)
    table = game.edition.integers
    return Outlook(
        network=network_of(game.edition),
        own=frozenset(player.routes),
        open=frozenset(
            slug for number, slug in numbers if route_refusal(game.state, table, seat, number) == legal
        ),
        pieces=player.pieces,
    )


def ticket_outlook(outlook: Outlook, ticket: Slug) -> TicketOutlook:
    """Possible is what the routes and pieces allow; whether there is time is not looked at."""
    printed = outlook.network.tickets[ticket]
    way = outlook.way(printed.ends, outlook.card_prices())
    if way is None:
        return TicketOutlook(ticket, printed.points, "broken")
    standing: Standing = "possible" if way.routes else "done"
    return TicketOutlook(ticket, printed.points, standing, way.routes, int(way.price))
