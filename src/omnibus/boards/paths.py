"""Which places hang together on a board, and how far apart they are."""

from __future__ import annotations

import heapq
from collections import defaultdict

from omnibus.boards.model import Board


def neighbours(board: Board) -> dict[str, dict[str, int]]:
    """For each place the places one route away, with the cards of the cheapest such route."""
    near: dict[str, dict[str, int]] = defaultdict(dict)
    for route in board.routes:
        for start, end in (route.ends, route.ends[::-1]):
            near[start][end] = min(route.cost, near[start].get(end, route.cost))
    return dict(near)


def distances(board: Board, start: str) -> dict[str, int]:
    """The cards that the cheapest path to each reachable place costs.

    Cards, whatever the kinds on the way: where one piece covers a route of several cards,
    the cards are what a player has to collect.
    """
    near = neighbours(board)
    found: dict[str, int] = {}
    waiting = [(0, start)]
    while waiting:
        distance, place = heapq.heappop(waiting)
        if place in found:
            continue
        found[place] = distance
        for other, cards in near.get(place, {}).items():
            if other not in found:
                heapq.heappush(waiting, (distance + cards, other))
    return found


def components(board: Board) -> list[list[str]]:
    """The places in groups that routes join, each group and the list in the board's order."""
    groups: list[list[str]] = []
    grouped: set[str] = set()
    for place in board.places:
        if place.slug not in grouped:
            reached = distances(board, place.slug).keys()
            groups.append([one.slug for one in board.places if one.slug in reached])
            grouped |= reached
    return groups
