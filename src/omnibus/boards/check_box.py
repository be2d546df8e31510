"""Checks of what is in the box: seats, numbers, deck, kinds, flag and bonus cards, standing."""

from __future__ import annotations

from collections.abc import Iterator

from omnibus.boards.findings import Finding, error, warning
from omnibus.boards.integers import (
    MOST_CARDS,
    MOST_COLOURS,
    MOST_DISTRICTS,
    MOST_KINDS,
    MOST_MARKET,
    MOST_OF_A_COLOUR,
    MOST_PIECES,
    MOST_PLACES,
    MOST_ROUTES,
    MOST_SEATS,
    MOST_TICKETS,
)
from omnibus.boards.model import GREY, WILD, Board, Kind

FEWEST_SEATS = 2
MOST_OF_ANYTHING = 999
"""Where nothing else bounds a number: more is a slip."""
COUNTS = {
    "places": (2, MOST_PLACES),
    "routes": (1, MOST_ROUTES),
    "tickets": (1, MOST_TICKETS),
    "kinds": (1, MOST_KINDS),
    "districts": (0, MOST_DISTRICTS),
}
OFFERED_AT_ONCE = 2
"""Tickets: the rules know the keeping of one or both of two."""


def check_box(board: Board) -> Iterator[Finding]:
    yield from _counts(board)
    yield from _seats(board)
    yield from _parameters(board)
    yield from _deck(board)
    for kind in board.kinds:
        yield from _kind(kind)
    yield from _profiles(board)
    yield from _end_at_most(board)
    yield from _supplies(board)
    yield from _contents(board)
    yield from _standing(board)


def outside(part: str, where: str, what: str, value: int, limits: tuple[int, int]) -> Iterator[Finding]:
    """A finding if a number is not within its limits, both of them allowed."""
    least, most = limits
    if not least <= value <= most:
        yield error(part, where, f"{what} is {value}, and has to be from {least} to {most}")


def _counts(board: Board) -> Iterator[Finding]:
    for part, limits in COUNTS.items():
        yield from outside(part, "", "the number of them", len(getattr(board, part)), limits)
    colours = len(board.colours)
    yield from outside("deck", "", "the number of colours beside the wild", colours, (1, MOST_COLOURS))


def _seats(board: Board) -> Iterator[Finding]:
    fewest, most = board.seats
    yield from outside("seats", "", "the fewest", fewest, (FEWEST_SEATS, MOST_SEATS))
    yield from outside("seats", "", "the most", most, (FEWEST_SEATS, MOST_SEATS))
    if fewest > most:
        yield error("seats", "", "the fewest come first, then the most")


def _parameters(board: Board) -> Iterator[Finding]:
    numbers = board.parameters
    limits = {
        "market": (1, MOST_MARKET),
        "flush_at": (1, MOST_OF_ANYTHING),
        "starting_hand": (0, MOST_OF_ANYTHING),
        "tickets_offered": (OFFERED_AT_ONCE, OFFERED_AT_ONCE),
        "tickets_kept_at_least": (1, numbers.tickets_offered),
    }
    for name, allowed in limits.items():
        yield from outside("parameters", name, "it", getattr(numbers, name), allowed)


def _deck(board: Board) -> Iterator[Finding]:
    if WILD not in board.deck:
        yield error("deck", WILD, "the wild is missing")
    if GREY in board.deck:
        yield error("deck", GREY, "grey means a route that any colour pays, and is no colour of cards")
    most_wilds = MOST_OF_A_COLOUR - 1
    wilds = board.deck.get(WILD, 0)
    most = MOST_OF_A_COLOUR - wilds if 0 < wilds <= most_wilds else MOST_OF_A_COLOUR
    for colour, cards in board.deck.items():
        allowed = (1, most_wilds if colour == WILD else most)
        yield from outside("deck", colour, "the number of cards", cards, allowed)


def _kind(kind: Kind) -> Iterator[Finding]:
    yield from outside("kinds", kind.slug, "the number of pieces", kind.pieces, (1, MOST_PIECES))
    for cards, points in kind.points.items():
        yield from outside("kinds", kind.slug, "a cost in the table", cards, (1, MOST_CARDS))
        yield from outside("kinds", kind.slug, f"the worth of {cards} cards", points, (0, MOST_OF_ANYTHING))


def _profiles(board: Board) -> Iterator[Finding]:
    defaults = [profile.slug for profile in board.profiles if profile.default]
    if len(defaults) > 1:
        yield error("profiles", "", f"only one can be the default, not {' and '.join(defaults)}")
    for profile in board.profiles:
        if not profile.source.strip():
            yield error("profiles", profile.slug, "its source is empty")


def _end_at_most(board: Board) -> Iterator[Finding]:
    pieces = sum(kind.pieces for kind in board.kinds)
    stated: list[tuple[str, str, int]] = [("parameters", "end_at_most", board.parameters.end_at_most)]
    for profile in board.profiles:
        if profile.end_at_most is not None:
            stated.append(("profiles", profile.slug, profile.end_at_most))
    for part, where, end in stated:
        if not 0 <= end < pieces:
            tale = f"the last round would begin at {end} pieces, and a player has {pieces}"
            yield error(part, where, tale)


def _supplies(board: Board) -> Iterator[Finding]:
    numbers, seats = board.parameters, board.seats[1]
    cards = numbers.market + numbers.starting_hand * seats
    deck = sum(board.deck.values())
    if deck < cards:
        tale = f"{cards} cards are dealt and turned up at the start, and there are {deck}"
        yield error("deck", "", tale)
    tickets = numbers.tickets_offered * seats
    if len(board.tickets) < tickets:
        tale = f"{tickets} are dealt to {seats} seats, and there are {len(board.tickets)}"
        yield error("tickets", "", tale)


def _contents(board: Board) -> Iterator[Finding]:
    """Against the rulebook's own sums, where the file states them."""
    if board.box is None:
        return
    pieces = board.seats[1] * sum(kind.pieces for kind in board.kinds)
    counted = {"cards": sum(board.deck.values()), "tickets": len(board.tickets), "pieces": pieces}
    for name, found in counted.items():
        stated = getattr(board.box, name)
        if stated != found:
            yield error("box", name, f"the rulebook says {stated}, and there are {found}")


def _standing(board: Board) -> Iterator[Finding]:
    stated = {name: getattr(board.standing, name) for name in board.standing.__struct_fields__}
    for part, provenance in stated.items():
        if provenance is not None and not provenance.source.strip():
            yield error("standing", part, "its source is empty")
    marked = any(route.mark for route in board.routes)
    if board.standing.extras is None and (board.districts or board.bonus or board.flag or marked):
        yield error("standing", "extras", "districts, flags and bonus cards have to say where they are from")
    if board.standing.backdrop is None and board.backdrop:
        yield error("standing", "backdrop", "the backdrop has to say where it is from")
    if board.standing.backdrop is not None and not board.backdrop:
        yield warning("standing", "backdrop", "there is no backdrop")
