"""The integer form of a board: one flat sequence of integers that the rules read.

The rules run over plain integers so that one source serves as Python and as compiled code.
A *row* is a run of slots; a name is the offset of its first slot: ``board[ROUTE_CARDS + route]``.
Offsets do not depend on the city, so that one compilation serves all boards.
Colours are 0 for the wild and 1, 2, ... in the order of the deck; a mask has bit ``n`` for item ``n``.
"""

from __future__ import annotations

from omnibus.boards.model import GREY, WILD, Board, Parameters, Profile, Route
from omnibus.errors import OmnibusError

MOST_COLOURS = 8
MOST_KINDS = 2
MOST_CARDS = 8
"""The most cards a route may cost."""
MOST_SEATS = 4
MOST_MARKET = 8
MOST_OF_A_COLOUR = 31
"""Of a colour and the wilds together."""
MOST_PIECES = 63
"""Of a kind, for each player."""
MOST_DISTRICTS = 16
MOST_ROUTES = MOST_PLACES = MOST_TICKETS = 62
"""Masks are signed 64-bit integers."""

EVERY_KIND = tuple(range(MOST_KINDS))
"""A board without the second kind has no pieces and no routes of it."""
COLOUR_SLOTS = MOST_COLOURS + 1
"""The wild is colour 0."""
WILD_COLOUR = 0
GREY_COLOUR = 0
"""As the colour of a *route*: any one colour pays it."""
POINT_SLOTS = MOST_CARDS + 1

# single slots
COLOURS, PLACES, ROUTES, TICKETS, KINDS, DISTRICTS = range(6)
DECK_SIZE, MARKET_SIZE, FLUSH_AT, STARTING_HAND = range(6, 10)
TICKETS_OFFERED, TICKETS_KEPT_AT_LEAST, END_AT_MOST = range(10, 13)
FLAG_COLOURS, FLAG_POINTS, FLAG_KEEP_OPTIONAL, BONUS_CARDS = range(13, 17)
"""``FLAG_COLOURS`` is a mask."""

# rows
DECK = 17
"""Cards of each colour."""
PIECES = DECK + COLOUR_SLOTS
"""A player's supply of each kind."""
POINTS = PIECES + MOST_KINDS
"""``POINTS + kind * POINT_SLOTS + cards``"""
BONUS_POINTS = POINTS + MOST_KINDS * POINT_SLOTS
"""``BONUS_POINTS + seats * MOST_SEATS + place``, the best place being 0."""
ROUTE_ENDS = BONUS_POINTS + (MOST_SEATS + 1) * MOST_SEATS
"""A mask of the two places."""
ROUTE_COLOUR = ROUTE_ENDS + MOST_ROUTES
ROUTE_CARDS = ROUTE_COLOUR + MOST_ROUTES
ROUTE_SPACES = ROUTE_CARDS + MOST_ROUTES
"""Pieces it takes."""
ROUTE_KIND = ROUTE_SPACES + MOST_ROUTES
ROUTE_TWINS = ROUTE_KIND + MOST_ROUTES
"""A mask: the other route of a double route, or none."""
ROUTE_MARK = ROUTE_TWINS + MOST_ROUTES
TICKET_ENDS = ROUTE_MARK + MOST_ROUTES
"""A mask of the two places."""
TICKET_POINTS = TICKET_ENDS + MOST_TICKETS
DISTRICT_PLACES = TICKET_POINTS + MOST_TICKETS
"""A mask."""
DISTRICT_POINTS = DISTRICT_PLACES + MOST_DISTRICTS
BOARD_SIZE = DISTRICT_POINTS + MOST_DISTRICTS
"""The rules append rows of their own behind it."""


def default_profile(board: Board) -> str | None:
    return next((profile.slug for profile in board.profiles if profile.default), None)


def parameters(board: Board, profile: str | None = None) -> Parameters:
    """The board's parameters with what the named profile (or the default one) replaces."""
    chosen = profile or default_profile(board)
    if chosen is None:
        return board.parameters
    by_slug: dict[str, Profile] = {one.slug: one for one in board.profiles}
    if chosen not in by_slug:
        known = ", ".join(by_slug) or "none"
        raise OmnibusError(f"{board.city} has no rules profile {chosen!r} (it has: {known})")
    one, plain = by_slug[chosen], board.parameters
    return Parameters(
        end_at_most=plain.end_at_most if one.end_at_most is None else one.end_at_most,
        first=one.first or plain.first,
        grey_routes=plain.grey_routes,
        market=plain.market,
        flush_at=plain.flush_at,
        starting_hand=plain.starting_hand,
        tickets_offered=plain.tickets_offered,
        tickets_kept_at_least=plain.tickets_kept_at_least,
        flag_keep=one.flag_keep or plain.flag_keep,
    )


def board_integers(board: Board, profile: str | None = None) -> list[int]:
    """The integer form of a board that the checker has passed."""
    table = [0] * BOARD_SIZE
    _write_box(table, board, parameters(board, profile))
    place_bit = {place.slug: 1 << n for n, place in enumerate(board.places)}
    _write_routes(table, board, place_bit)
    for n, ticket in enumerate(board.tickets):
        table[TICKET_ENDS + n] = place_bit[ticket.ends[0]] | place_bit[ticket.ends[1]]
        table[TICKET_POINTS + n] = ticket.points
    for n, district in enumerate(board.districts):
        table[DISTRICT_PLACES + n] = sum(place_bit[place] for place in district.places)
        table[DISTRICT_POINTS + n] = district.points
    return table


def _write_box(table: list[int], board: Board, numbers: Parameters) -> None:
    table[COLOURS] = len(board.colours)
    table[PLACES] = len(board.places)
    table[ROUTES] = len(board.routes)
    table[TICKETS] = len(board.tickets)
    table[KINDS] = len(board.kinds)
    table[DISTRICTS] = len(board.districts)
    table[DECK_SIZE] = sum(board.deck.values())
    table[MARKET_SIZE] = numbers.market
    table[FLUSH_AT] = numbers.flush_at
    table[STARTING_HAND] = numbers.starting_hand
    table[TICKETS_OFFERED] = numbers.tickets_offered
    table[TICKETS_KEPT_AT_LEAST] = numbers.tickets_kept_at_least
    table[END_AT_MOST] = numbers.end_at_most
    table[DECK + WILD_COLOUR] = board.deck.get(WILD, 0)
    for n, colour in enumerate(board.colours, start=1):
        table[DECK + n] = board.deck[colour]
    for n, kind in enumerate(board.kinds):
        table[PIECES + n] = kind.pieces
        for cards, points in kind.points.items():
            table[POINTS + n * POINT_SLOTS + cards] = points
    if board.flag is not None:
        table[FLAG_COLOURS] = sum(1 << colour_number(board, one) for one in board.flag.colours)
        table[FLAG_POINTS] = board.flag.points
        table[FLAG_KEEP_OPTIONAL] = int(numbers.flag_keep == "optional")
    if board.bonus is not None:
        table[BONUS_CARDS] = board.bonus.cards
        for seats, by_place in board.bonus.points.items():
            for place, points in enumerate(by_place):
                table[BONUS_POINTS + seats * MOST_SEATS + place] = points


def _write_routes(table: list[int], board: Board, place_bit: dict[str, int]) -> None:
    route_number = {route.slug: n for n, route in enumerate(board.routes)}
    kind_number = {kind.slug: n for n, kind in enumerate(board.kinds)}
    for n, route in enumerate(board.routes):
        table[ROUTE_ENDS + n] = place_bit[route.ends[0]] | place_bit[route.ends[1]]
        table[ROUTE_COLOUR + n] = route_colour(board, route)
        table[ROUTE_CARDS + n] = route.cost
        table[ROUTE_SPACES + n] = route.spaces
        table[ROUTE_KIND + n] = kind_number[route.kind]
        table[ROUTE_TWINS + n] = 1 << route_number[route.twin] if route.twin else 0
        table[ROUTE_MARK + n] = int(route.mark)


def colour_number(board: Board, colour: str) -> int:
    return WILD_COLOUR if colour == WILD else 1 + board.colours.index(colour)


def route_colour(board: Board, route: Route) -> int:
    return GREY_COLOUR if route.colour == GREY else colour_number(board, route.colour)
