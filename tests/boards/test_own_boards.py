"""Berlin and Paris: what is known of the printed boards holds on ours, and their colours are in balance."""

from collections import Counter

from omnibus.boards.integers import parameters
from omnibus.boards.load import load_board
from omnibus.boards.model import GREY, Board, Place

BERLIN, PARIS = load_board("berlin"), load_board("paris")


def cards_by_colour(board: Board) -> Counter[str]:
    cards: Counter[str] = Counter()
    for route in board.routes:
        cards[route.colour] += route.cost
    return cards


def places(board: Board) -> dict[str, Place]:
    return {place.slug: place for place in board.places}


def test_berlin_colours_are_equal() -> None:
    cards = cards_by_colour(BERLIN)
    grey = cards.pop(GREY)
    assert set(cards.values()) == {12}
    assert 0.25 <= grey / (grey + cards.total()) <= 0.35


def test_berlin_grey_routes_of_both_kinds() -> None:
    assert {one.kind for one in BERLIN.routes if one.colour == GREY} == {"streetcar", "subway"}


def test_berlin_streetcars_take_a_piece_for_each_card() -> None:
    """R-BER-03; one to four spaces, most of them one to three, as is reported."""
    streetcars = [one for one in BERLIN.routes if one.kind == "streetcar"]
    assert all(one.cards is None for one in streetcars)
    assert {one.spaces for one in streetcars} == {1, 2, 3, 4}
    assert sum(one.spaces == 4 for one in streetcars) <= 0.1 * len(streetcars)


def test_berlin_subways_take_one_piece_whatever_they_cost() -> None:
    """R-BER-04"""
    subways = [one for one in BERLIN.routes if one.kind == "subway"]
    assert {one.spaces for one in subways} == {1}
    assert {one.cost for one in subways} == {1, 2, 3, 4}
    assert sum(one.cost == 1 for one in subways) == 1


def test_berlin_subways_have_points_of_their_own() -> None:
    """R-BER-09: a point for each card and one for the figure."""
    streetcar, subway = BERLIN.kinds
    assert streetcar.points == {1: 1, 2: 2, 3: 4, 4: 7}
    assert subway.points == {cards: cards + 1 for cards in range(1, 5)}


def test_berlin_subways_run_around_the_centre() -> None:
    """Their lines form a ring, and what lies in its middle has no subway."""
    lines = {frozenset(one.ends) for one in BERLIN.routes if one.kind == "subway"}
    stations = Counter(place for line in lines for place in line)
    assert min(stations.values()) >= 2
    inside = places(BERLIN).keys() - stations.keys()
    assert inside >= {
        "brandenburger-tor",
        "potsdamer-platz",
        "gendarmenmarkt",
        "museumsinsel",
        "siegessaeule",
    }


def test_berlin_reaches_from_charlottenburg_to_moritzplatz() -> None:
    where = places(BERLIN)
    assert {"kurfuerstendamm", "alexanderplatz"} <= where.keys()
    by_longitude = sorted(BERLIN.places, key=lambda place: place.longitude or 0.0)
    assert by_longitude[0].slug == "schloss-charlottenburg"
    assert {place.slug for place in by_longitude[-2:]} == {"moritzplatz", "alexanderplatz"}


def test_paris_length_decides_the_colour() -> None:
    """R-PAR-03: no grey route."""
    by_length = {1: {"red", "blue"}, 2: {"white", "yellow"}, 3: {"green", "purple"}}
    assert all(one.colour in by_length[one.spaces] for one in PARIS.routes)
    assert not PARIS.parameters.grey_routes


def test_paris_colours_of_a_length_are_equal() -> None:
    routes = Counter(one.colour for one in PARIS.routes)
    assert all(
        abs(routes[a] - routes[b]) <= 1
        for a, b in (("red", "blue"), ("white", "yellow"), ("green", "purple"))
    )


def test_paris_flag() -> None:
    """R-PAR-04, R-PAR-08"""
    flag = PARIS.flag
    assert flag is not None
    assert (flag.colours, flag.points) == (["blue", "white", "red"], 4)


def test_paris_has_a_profile_for_each_rulebook() -> None:
    """C-1, C-2, C-4"""
    german, dutch = parameters(PARIS, "de"), parameters(PARIS, "nl")
    assert parameters(PARIS) == german
    assert (german.end_at_most, german.flag_keep, german.first) == (1, "optional", "random")
    assert (dutch.end_at_most, dutch.flag_keep, dutch.first) == (2, "mandatory", "chosen")
