"""The network of a board, reckoned here without any code of the checker."""

from collections.abc import Set
from heapq import heappop, heappush

from omnibus.boards.model import Board

Pair = frozenset[str]
Network = dict[str, dict[str, int]]
"""Place -> neighbour -> what the cheapest route to it costs in cards."""


def connections(board: Board) -> set[Pair]:
    """Which places are neighbours; a double route counts once (R-CLM-11)."""
    return {frozenset(one.ends) for one in board.routes}


def network(board: Board) -> Network:
    ways: Network = {place.slug: {} for place in board.places}
    for route in board.routes:
        for start, end in (route.ends, route.ends[::-1]):
            ways[start][end] = min(route.cost, ways[start].get(end, route.cost))
    return ways


def shortest(ways: Network, start: str, end: str, *, apart: bool = False) -> int:
    """The cost of the cheapest way; ``apart``: of the cheapest that shares nothing with that one."""
    cost, path = cheapest(ways, start, end, set())
    return cheapest(ways, start, end, set(path))[0] if apart else cost


def cheapest(ways: Network, start: str, end: str, closed: Set[Pair]) -> tuple[int, list[Pair]]:
    ahead: list[tuple[int, str, list[Pair]]] = [(0, start, [])]
    been: set[str] = set()
    while ahead:
        cost, place, path = heappop(ahead)
        if place == end:
            return cost, path
        if place in been:
            continue
        been.add(place)
        for neighbour, more in ways[place].items():
            step = frozenset((place, neighbour))
            if step not in closed and neighbour not in been:
                heappush(ahead, (cost + more, neighbour, [*path, step]))
    raise AssertionError(f"no way from {start} to {end}")


def falls_apart(board: Board, without: Set[Pair]) -> bool:
    left = connections(board) - without
    places = {place.slug for place in board.places}
    reached, ahead = set[str](), {board.places[0].slug}
    while ahead:
        reached |= ahead
        ahead = {place for pair in left if pair & ahead for place in pair} - reached
    return reached != places


def claimable(board: Board, seats: int) -> dict[str, int]:
    """Pieces of each kind that the board has room for; with two seats a double route is one (R-CLM-11)."""
    order = [route.slug for route in board.routes]
    room = dict.fromkeys((kind.slug for kind in board.kinds), 0)
    for route in board.routes:
        second = route.twin is not None and order.index(route.twin) < order.index(route.slug)
        room[route.kind] += 0 if seats == 2 and second else route.spaces
    return room
