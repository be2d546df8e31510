"""Each fault in the drawing gives exactly one finding."""

import math

import pytest
from msgspec.structs import replace

from omnibus.boards.check import check_board
from omnibus.boards.model import (
    Backdrop,
    Board,
    Canvas,
    Kind,
    Parameters,
    Place,
    Provenance,
    Provenances,
    Route,
    Standing,
    Ticket,
)
from tests.boards.faults import LONDON, Expected, assert_exactly, changed_item, changed_standing

OURS = Provenance(Standing.ORIGINAL, "our own")
GROUND = Provenances(OURS, OURS, OURS, OURS, OURS, OURS, backdrop=OURS)
CORNERS = {"north-west": (60.0, 60.0), "north-east": (440.0, 60.0), "south-east": (440.0, 440.0)}
CORNERS |= {"south-west": (60.0, 440.0)}


def route(start: str, end: str, spaces: int = 2, bend: float = 0.0, **fields: str) -> Route:
    stem = f"{start}--{end}"
    return Route(
        fields.get("slug", stem), (start, end), "grey", spaces, fields.get("kind", "cart"), bend=bend
    )


def square(*routes: Route, **places: tuple[float, float]) -> Board:
    """Four places at the corners of a square, joined along its sides, and more."""
    corners = list(CORNERS)
    sides = [route(corners[n - 1], corners[n]) for n in range(4)]
    spots = CORNERS | {name.replace("_", "-"): spot for name, spot in places.items()}
    return Board(
        city="square",
        name="Square",
        seats=(2, 2),
        standing=GROUND,
        canvas=Canvas(500, 500),
        parameters=Parameters(end_at_most=2, first="random"),
        deck={"wild": 4, "red": 12},
        kinds=[Kind("cart", 15, {1: 1, 2: 2, 3: 4})],
        places=[Place(slug, slug.title(), x, y) for slug, (x, y) in spots.items()],
        routes=[*sides, *routes],
        tickets=[Ticket("north-west--south-east", ("north-west", "south-east"), 4)] * 4,
        backdrop=[Backdrop("park", [(0, 0), (9, 0), (9, 9)])],
    )


def drawn(board: Board) -> list[tuple[str, str, str]]:
    """The warnings about routes and places, but for tickets, which the square neglects."""
    findings = check_board(board)
    assert not [one for one in findings if one.severity == "error" and one.part not in ("tickets",)]
    about = [one for one in findings if one.part in ("routes", "places")]
    return [(one.part, one.where, one.message) for one in about if "ticket" not in one.message]


def test_the_square_itself_is_drawn_well() -> None:
    assert drawn(square()) == []


def test_lines_cross_far_from_their_spaces() -> None:
    cut = route("north-west", "south-east"), route("left", "right")
    links = route("left", "south-west"), route("right", "north-east")
    crossing = drawn(square(*cut, *links, left=(100.0, 200.0), right=(200.0, 100.0)))
    assert crossing == [("routes", "north-west--south-east", "it crosses left--right")]


def test_routes_from_one_place_cross_where_they_do_not_begin() -> None:
    around = route("north-west", "south-east", bend=-0.2), route("north-west", "inner")
    crossing = drawn(square(*around, inner=(100.0, 330.0)))
    assert crossing == [("routes", "north-west--south-east", "it crosses north-west--inner")]


def test_diagonals_lie_over_each_other() -> None:
    diagonals = route("north-west", "south-east", 3), route("north-east", "south-west", 3)
    over = [("routes", "north-west--south-east", "a space lies over one of north-east--south-west")]
    assert drawn(square(*diagonals)) == over


def test_a_bend_can_lead_a_route_past_another() -> None:
    straight = square(route("north-west", "south-east"), middle=(250.0, 250.0))
    assert ("routes", "north-west--south-east", "it runs too near to middle") in with_middle(straight)
    bent = square(route("north-west", "south-east", bend=0.2), middle=(250.0, 250.0))
    assert with_middle(bent) == []


def with_middle(board: Board) -> list[tuple[str, str, str]]:
    return drawn(replace(board, routes=[*board.routes, route("south-west", "middle")]))


def test_twins_lie_side_by_side_and_their_own_sides_are_free() -> None:
    doubled = square()
    first = doubled.routes[0]
    pair = [
        replace(first, slug=f"{first.slug}.a", twin=f"{first.slug}.b"),
        replace(first, slug=f"{first.slug}.b", twin=f"{first.slug}.a"),
    ]
    assert drawn(replace(doubled, routes=[*pair, *doubled.routes[1:]])) == []


def test_places_too_near_to_each_other() -> None:
    near = square(near=(60.0, 80.0))
    near = replace(near, routes=[*near.routes, route("near", "south-east")])
    assert ("places", "north-west", "it lies too near to near") in drawn(near)


def test_a_route_too_short_for_its_spaces() -> None:
    board = square(route("north-west", "near", 3), near=(80.0, 90.0))
    assert ("routes", "north-west--near", "it is too short for its spaces") in drawn(board)


def test_a_route_that_leaves_the_canvas() -> None:
    board = square()
    outwards = replace(board.routes[1], bend=0.5)
    board = replace(board, routes=[board.routes[0], outwards, *board.routes[2:]])
    assert drawn(board) == [("routes", outwards.slug, "it leaves the canvas")]


OFF = ("error", "places", "big-ben", "does not lie on the canvas")
NUMBERS: dict[str, tuple[Board, Expected]] = {
    "a place off the canvas": (changed_item(LONDON, "places", "big-ben", y=960.0), OFF),
    "a place cut by the edge": (changed_item(LONDON, "places", "big-ben", y=945.0), OFF),
    "a place nowhere": (changed_item(LONDON, "places", "big-ben", x=math.nan), OFF),
    "a place infinitely far": (changed_item(LONDON, "places", "big-ben", x=math.inf), OFF),
    "half a position on earth": (
        changed_item(LONDON, "places", "big-ben", longitude=-0.12, latitude=None),
        ("error", "places", "big-ben", "belong together"),
    ),
    "a latitude beyond the pole": (
        changed_item(LONDON, "places", "big-ben", longitude=-0.12, latitude=151.5),
        ("error", "places", "big-ben", "no such longitude"),
    ),
    "a bend beyond half a circle": (
        changed_item(LONDON, "routes", "big-ben--waterloo", bend=0.6),
        ("error", "routes", "big-ben--waterloo", "from -0.5 to 0.5"),
    ),
    "no bend at all": (
        changed_item(LONDON, "routes", "big-ben--waterloo", bend=math.nan),
        ("error", "routes", "big-ben--waterloo", "from -0.5 to 0.5"),
    ),
    "a canvas like a stamp": (replace(LONDON, canvas=Canvas(99, 99)), ("error", "canvas", "", "from 100")),
    "a canvas like a field": (
        replace(LONDON, canvas=Canvas(16**400, 953)),
        ("error", "canvas", "", "to 10000"),
    ),
}


@pytest.mark.parametrize("fault", NUMBERS)
def test_a_number_that_cannot_be_drawn_is_named(fault: str) -> None:
    board, expected = NUMBERS[fault]
    findings = [one for one in check_board(board) if one.severity == "error"]
    assert [(one.severity, one.part, one.where) for one in findings] == [expected[:3]]
    assert expected[3] in findings[0].message


def ground(*pieces: Backdrop) -> Board:
    return changed_standing(replace(LONDON, backdrop=list(pieces)), backdrop=OURS)


CORNER = [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0)]


def test_faults_of_a_backdrop() -> None:
    sound = Backdrop("park", CORNER)
    thin = Backdrop("water", CORNER[:2])
    lost = Backdrop("land", [*CORNER, (math.inf, 0.0)])
    assert_exactly(ground(sound))
    assert_exactly(ground(sound, thin), ("error", "backdrop", "2", "this water needs 3 points"))
    assert_exactly(ground(Backdrop("street", CORNER[:2], closed=False, width=4.0)))
    assert_exactly(ground(lost), ("error", "backdrop", "1", "lies beyond everything"))
    flat = Backdrop("street", CORNER, closed=False, width=0.0)
    assert_exactly(ground(flat), ("error", "backdrop", "1", "width of this street cannot be 0.0"))
