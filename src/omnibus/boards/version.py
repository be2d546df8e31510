"""The version of a board: changes when, and only when, something changes that matters to play."""

from __future__ import annotations

import hashlib
import json

import msgspec

from omnibus.boards.model import WILD, Board, Profile, Route

LENGTH = 12


def board_version(board: Board) -> str:
    """The first hexadecimal digits of a hash of what matters to play.

    In it: the city's slug and seats; the parameters; the deck, kinds with their score tables, flag
    and bonus cards; the slugs of places; routes (ends, colour, spaces, cost, kind, twin, mark);
    tickets and districts (ends or places, points); the profiles and which one is the default.
    The order of colours, kinds, places, routes, tickets, districts counts too: the integer form
    numbers them by it.

    Not in it: names, positions, labels, bends, canvas, backdrop, a district's colour, the sums of
    the box, sources and standing; nor the order of a route's two ends, or of the places inside a
    ticket or a district.
    """
    return hashlib.sha256(_canonical(_what_matters(board)).encode()).hexdigest()[:LENGTH]


def _canonical(content: object) -> str:
    plain = msgspec.to_builtins(content, str_keys=True)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"))


def _what_matters(board: Board) -> dict[str, object]:
    return {
        "city": board.city,
        "seats": board.seats,
        "parameters": board.parameters,
        "wilds": board.deck.get(WILD),
        "deck": [(colour, board.deck[colour]) for colour in board.colours],
        "kinds": board.kinds,
        "places": [place.slug for place in board.places],
        "routes": [_route(route) for route in board.routes],
        "tickets": [(one.slug, sorted(one.ends), one.points) for one in board.tickets],
        "districts": [(one.slug, sorted(one.places), one.points) for one in board.districts],
        "flag": None if board.flag is None else (sorted(board.flag.colours), board.flag.points),
        "bonus": board.bonus,
        "profiles": sorted(_profile(profile) for profile in board.profiles),
    }


def _route(route: Route) -> tuple[object, ...]:
    return (
        *(route.slug, sorted(route.ends), route.colour, route.spaces),
        *(route.cost, route.kind, route.twin, route.mark),
    )


def _profile(profile: Profile) -> tuple[str, str]:
    """Its slug first, by which profiles are sorted: their order means nothing."""
    replaced = msgspec.structs.asdict(profile) | {"slug": None, "source": None}
    return profile.slug, _canonical(replaced)
