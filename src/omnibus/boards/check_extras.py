"""Checks of what only some cities have: flags, bonus cards and marks, districts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from omnibus.boards.check_box import MOST_OF_ANYTHING, outside
from omnibus.boards.findings import Finding, error, warning
from omnibus.boards.model import Board, Bonus, District, Flag

ANY_POINTS = (1, MOST_OF_ANYTHING)


def check_extras(board: Board) -> Iterator[Finding]:
    if board.flag is not None:
        yield from _flag(board, board.flag)
    yield from _marks(board)
    if board.bonus is not None:
        yield from _bonus_tables(board, board.bonus)
    for district in board.districts:
        yield from _district(board, district)
    yield from _districts_together(board)


def _flag(board: Board, flag: Flag) -> Iterator[Finding]:
    yield from outside("flag", "points", "it", flag.points, ANY_POINTS)
    if not flag.colours:
        yield error("flag", "colours", "there are none")
    for colour, times in Counter(flag.colours).items():
        if times > 1:
            yield error("flag", colour, f"this colour is there {times} times")
        if colour not in board.colours:
            yield error("flag", colour, "no such colour in the deck")


def _marks(board: Board) -> Iterator[Finding]:
    marked = [route.slug for route in board.routes if route.mark]
    if board.bonus is None:
        for slug in marked:
            yield error("routes", slug, "it is marked, and the board has no bonus cards")
        return
    yield from outside("bonus", "cards", "it", board.bonus.cards, (1, MOST_OF_ANYTHING))
    if not marked:
        yield warning("bonus", "", "no route is marked, so nobody can get a bonus card")
    claimable = claimable_marks(board, board.seats[1])
    if claimable > board.bonus.cards:
        tale = f"{claimable} marked routes can be claimed, and there are {board.bonus.cards} cards"
        yield warning("bonus", "cards", tale, "E-37")


def claimable_marks(board: Board, seats: int) -> int:
    """How many marked routes can be claimed in one game: with two seats, one of a double route."""
    marked = {route.slug: route.twin for route in board.routes if route.mark}
    pairs = {frozenset((slug, twin)) for slug, twin in marked.items() if twin in marked}
    return len(marked) - (len(pairs) if seats == 2 else 0)


def _bonus_tables(board: Board, bonus: Bonus) -> Iterator[Finding]:
    fewest, most = board.seats
    for seats in range(max(fewest, 2), min(most, 4) + 1):
        if seats not in bonus.points:
            yield error("bonus", "points", f"the table for {seats} seats is missing", "E-39")
    for seats, points in bonus.points.items():
        where = f"points.{seats}"
        if not fewest <= seats <= most:
            yield error("bonus", where, "the game is not for so many seats", "E-39")
        if not 1 <= len(points) <= max(seats, 1):
            yield error("bonus", where, f"it has {len(points)} places")
        for one in points:
            yield from outside("bonus", where, "a value", one, (0, MOST_OF_ANYTHING))
        if points != sorted(points, reverse=True):
            yield error("bonus", where, "the best place comes first, so the values cannot rise")


def _district(board: Board, district: District) -> Iterator[Finding]:
    known = {place.slug for place in board.places}
    yield from outside("districts", district.slug, "its value", district.points, ANY_POINTS)
    for place, times in Counter(district.places).items():
        if place not in known:
            yield error("districts", district.slug, f"there is no place {place!r}")
        if times > 1:
            yield error("districts", district.slug, f"{place} is there {times} times")
    if len(set(district.places)) < 2:
        yield error("districts", district.slug, "it needs two places or more")


def _districts_together(board: Board) -> Iterator[Finding]:
    homes = Counter(place for district in board.districts for place in set(district.places))
    for place in board.places:
        if board.districts and not homes[place.slug]:
            yield error("places", place.slug, "it is in no district")
        if homes[place.slug] > 1:
            yield error("places", place.slug, f"it is in {homes[place.slug]} districts")
    for (colour, points), times in Counter((one.colour, one.points) for one in board.districts).items():
        if times > 1:
            tale = f"{times} districts are {colour} with {points} points, and look like one"
            yield error("districts", "", tale, "R-LON-11")
