"""Checks of the routes: ends, colour, cost, twins, and whether they join all places."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from omnibus.boards.check_box import outside
from omnibus.boards.findings import Finding, error, warning
from omnibus.boards.integers import MOST_CARDS
from omnibus.boards.model import GREY, WILD, Board, Kind, Route
from omnibus.boards.paths import components


def check_routes(board: Board) -> Iterator[Finding]:
    kinds = {kind.slug: kind for kind in board.kinds}
    for route in board.routes:
        yield from _ends(board, route)
        yield from _colour(board, route)
        if route.kind in kinds:
            yield from _cost(route, kinds[route.kind])
        else:
            yield error("routes", route.slug, f"there is no kind {route.kind!r}")
        yield from _twin(board, route)
    yield from _parallels(board)
    yield from _unused_kinds(board)
    yield from _connection(board)


def _ends(board: Board, route: Route) -> Iterator[Finding]:
    known = {place.slug for place in board.places}
    for end in dict.fromkeys(route.ends):
        if end not in known:
            yield error("routes", route.slug, f"there is no place {end!r}")
    if route.ends[0] == route.ends[1]:
        yield error("routes", route.slug, "it ends where it begins")


def _colour(board: Board, route: Route) -> Iterator[Finding]:
    if route.colour == GREY:
        if not board.parameters.grey_routes:
            yield error("routes", route.slug, "it is grey, and this city has no grey routes", "R-PAR-03")
        colours = board.colours
    elif route.colour not in board.colours:
        yield error("routes", route.slug, f"there are no cards of the colour {route.colour!r} in the deck")
        return
    else:
        colours = [route.colour]
    wilds = board.deck.get(WILD, 0)
    most = max((board.deck[colour] + wilds for colour in colours), default=wilds)
    if most < route.cost <= MOST_CARDS:
        yield error("routes", route.slug, f"it costs {route.cost} cards, and the deck has {most} that pay it")


def _cost(route: Route, kind: Kind) -> Iterator[Finding]:
    yield from outside("routes", route.slug, "its number of spaces", route.spaces, (1, MOST_CARDS))
    if route.cards is not None:
        yield from outside("routes", route.slug, "its cost", route.cards, (1, MOST_CARDS))
    if 0 < kind.pieces < route.spaces <= MOST_CARDS:
        yield error("routes", route.slug, f"it takes {route.spaces} pieces, and a player has {kind.pieces}")
    if 1 <= route.cost <= MOST_CARDS and route.cost not in kind.points:
        tale = f"the score table of {kind.slug} has no points for {route.cost} cards"
        yield error("routes", route.slug, tale)


def _twin(board: Board, route: Route) -> Iterator[Finding]:
    if route.twin is None:
        return
    twin = next((one for one in board.routes if one.slug == route.twin), None)
    if twin is None or twin.slug == route.slug:
        yield error("routes", route.slug, f"there is no other route {route.twin!r} to be its twin", "E-29")
        return
    if twin.twin != route.slug:
        yield error("routes", route.slug, f"{twin.slug} does not name it as its twin in turn", "E-29")
    elif [one.slug for one in board.routes].index(route.slug) > board.routes.index(twin):
        return
    for what, equal in _equalities(route, twin).items():
        if not equal:
            yield error("routes", route.slug, f"its twin {twin.slug} has not the same {what}", "E-29")


def _equalities(route: Route, twin: Route) -> dict[str, bool]:
    return {
        "ends": set(route.ends) == set(twin.ends),
        "number of spaces": route.spaces == twin.spaces,
        "cost": route.cost == twin.cost,
        "kind": route.kind == twin.kind,
    }


def _parallels(board: Board) -> Iterator[Finding]:
    """Routes of one kind between the same places are a double route, and at most two."""
    groups: dict[tuple[frozenset[str], str], list[Route]] = defaultdict(list)
    for route in board.routes:
        groups[frozenset(route.ends), route.kind].append(route)
    for routes in groups.values():
        slugs = " and ".join(route.slug for route in routes)
        if len(routes) > 2:
            tale = f"more than two routes of a kind join its ends: {slugs}"
            yield error("routes", routes[0].slug, tale, "E-29")
        elif len(routes) == 2 and routes[0].twin is None and routes[1].twin is None:
            yield error("routes", routes[0].slug, f"{slugs} are a double route and do not say so", "E-29")


def _unused_kinds(board: Board) -> Iterator[Finding]:
    used = {route.kind for route in board.routes}
    for kind in board.kinds:
        if kind.slug not in used:
            yield warning("kinds", kind.slug, "no route takes these pieces")


def _connection(board: Board) -> Iterator[Finding]:
    groups = components(board)
    for group in groups[1:]:
        tale = f"no routes lead from {groups[0][0]} to {', '.join(group)}"
        yield error("places", group[0], tale)
