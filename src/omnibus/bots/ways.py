"""The routes between places, and the cheapest way along those that are still to be had."""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from omnibus.boards.model import Route, Slug, Ticket
from omnibus.game.edition import Edition

Pieces = Mapping[Slug, int]
"""Kind -> how many."""


class Network:
    """What is printed, by name and by neighbour."""

    def __init__(self, edition: Edition) -> None:
        board = edition.board
        self.routes: dict[Slug, Route] = {route.slug: route for route in board.routes}
        self.tickets: dict[Slug, Ticket] = {ticket.slug: ticket for ticket in board.tickets}
        points = {kind.slug: kind.points for kind in board.kinds}
        self.points = {route.slug: points[route.kind][route.cost] for route in board.routes}
        self.near: dict[Slug, list[tuple[Route, Slug]]] = defaultdict(list)
        for route in board.routes:
            for start, end in (route.ends, route.ends[::-1]):
                self.near[start].append((route, end))


@cache
def network_of(edition: Edition) -> Network:
    return Network(edition)


class Way(NamedTuple):
    price: float
    routes: tuple[Slug, ...]
    """Those that have a price, from the first end to the second; what is free of charge is one's own."""


class _Found(NamedTuple):
    """A way from the start to a place; heaps compare it from the left."""

    price: float
    used: tuple[int, ...]
    place: Slug
    routes: tuple[Slug, ...]


def cheapest_way(
    network: Network, ends: tuple[Slug, Slug], prices: Mapping[Slug, float], pieces: Pieces
) -> Way | None:
    """The cheapest way along routes that have a price, with no more pieces than these.

    A price of nothing marks a route of one's own, which takes no pieces, either.
    """
    kinds, start = list(pieces), ends[0]
    seen: dict[Slug, list[tuple[int, ...]]] = defaultdict(list)
    waiting = [_Found(0.0, (0,) * len(kinds), start, ())]
    while waiting:
        found = heapq.heappop(waiting)
        if any(_no_more(other, found.used) for other in seen[found.place]):
            continue  # came here for less money and with no more pieces before
        if found.place == ends[1]:
            return Way(found.price, found.routes)
        seen[found.place].append(found.used)
        for route, place in network.near[found.place]:
            price = prices.get(route.slug)
            if price == 0:
                heapq.heappush(waiting, found._replace(place=place))
            elif price is not None:
                used = tuple(
                    one + (route.spaces if kind == route.kind else 0)
                    for one, kind in zip(found.used, kinds, strict=True)
                )
                if _no_more(used, tuple(pieces.values())):
                    step = _Found(found.price + price, used, place, (*found.routes, route.slug))
                    heapq.heappush(waiting, step)
    return None


def _no_more(some: tuple[int, ...], others: tuple[int, ...]) -> bool:
    return all(one <= other for one, other in zip(some, others, strict=True))
