"""The drawn ground lies as the places demand: a river runs between those that it parts in the true city."""

from itertools import pairwise

import pytest

from omnibus.boards.load import load_board
from omnibus.boards.model import Backdrop, Board

Spot = tuple[float, float]

BETWEEN = [
    ("london", "Thames", "big-ben", "waterloo"),
    ("london", "Thames", "trafalgar-square", "waterloo"),
    ("london", "Thames", "covent-garden", "globe-theatre"),
    ("london", "Thames", "st-pauls", "globe-theatre"),
    ("london", "Thames", "tower-of-london", "elephant-and-castle"),
    ("amsterdam", "Keizersgracht", "jan-roodenpoortstoren", "westermarkt"),
    ("amsterdam", "Damrak", "korenmetershuisje", "oude-kerk"),
    ("amsterdam", "Rokin", "begijnhof", "oost-indisch-huis"),
    ("amsterdam", "Prinsengracht", "jordaan", "korenmetershuisje"),
    ("berlin", "Landwehrkanal", "siegessaeule", "nollendorfplatz"),
    ("berlin", "Landwehrkanal", "checkpoint-charlie", "viktoriapark"),
    ("berlin", "Course of the Wall", "hauptbahnhof", "nordbahnhof"),
    ("berlin", "Course of the Wall", "gendarmenmarkt", "moritzplatz"),
    ("paris", "Canal Saint-Martin", "sacre-coeur", "pere-lachaise"),
]
SEINE = [
    ("arc-de-triomphe", "tour-eiffel"),
    ("concorde", "invalides"),
    ("louvre", "invalides"),
    ("centre-pompidou", "notre-dame"),
    ("notre-dame", "pantheon"),
    ("gare-de-lyon", "pantheon"),
]
SPREE = [
    ("moabit", "siegessaeule"),
    ("hauptbahnhof", "brandenburger-tor"),
    ("alexanderplatz", "gendarmenmarkt"),
]
SAME_SIDE = [
    ("london", "st-pauls", "tower-of-london"),
    ("london", "big-ben", "buckingham-palace"),
    ("london", "waterloo", "elephant-and-castle"),
    ("berlin", "siegessaeule", "brandenburger-tor"),
    ("berlin", "moabit", "hauptbahnhof"),
    ("paris", "concorde", "opera"),
    ("paris", "tour-eiffel", "invalides"),
    ("paris", "pantheon", "montparnasse"),
]


def spot(board: Board, slug: str) -> Spot:
    return next((place.x, place.y) for place in board.places if place.slug == slug)


def crossed(board: Board, start: str, end: str) -> list[Backdrop]:
    """What is drawn as a line and lies across the straight way from one place to another."""
    way = spot(board, start), spot(board, end)
    lines = [thing for thing in board.backdrop if not thing.closed]
    return [thing for thing in lines if any(cross(way, piece) for piece in pairwise(thing.points))]


def cross(one: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> bool:
    return parts(one, other) and parts(other, one)


def parts(line: tuple[Spot, Spot], ends: tuple[Spot, Spot]) -> bool:
    (ax, ay), (bx, by) = line
    first, second = ((bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in ends)
    return first * second < 0


@pytest.mark.parametrize(("city", "name", "start", "end"), BETWEEN)
def test_it_runs_between(city: str, name: str, start: str, end: str) -> None:
    assert name in {thing.name for thing in crossed(load_board(city), start, end)}


@pytest.mark.parametrize(
    ("city", "start", "end"), [("paris", *pair) for pair in SEINE] + [("berlin", *pair) for pair in SPREE]
)
def test_the_river_runs_between(city: str, start: str, end: str) -> None:
    """In arms here, of which only one has the name."""
    assert "water" in {thing.kind for thing in crossed(load_board(city), start, end)}


@pytest.mark.parametrize(("city", "start", "end"), SAME_SIDE)
def test_no_water_between(city: str, start: str, end: str) -> None:
    assert "water" not in {thing.kind for thing in crossed(load_board(city), start, end)}


@pytest.mark.parametrize("city", ["london", "amsterdam", "berlin", "paris"])
def test_there_is_ground(city: str) -> None:
    kinds = {thing.kind for thing in load_board(city).backdrop}
    assert "water" in kinds
    assert kinds & {"park", "land"}
