"""London as it is printed, read independently of its file."""

from collections import Counter

from omnibus.boards.load import load_board
from omnibus.boards.model import Standing

LONDON = load_board("london")

SHORT = {
    "RP": "regents-park",
    "BS": "baker-street",
    "KC": "kings-cross",
    "BM": "british-museum",
    "CH": "the-charterhouse",
    "BL": "brick-lane",
    "SP": "st-pauls",
    "TL": "tower-of-london",
    "CG": "covent-garden",
    "PC": "piccadilly-circus",
    "TS": "trafalgar-square",
    "HP": "hyde-park",
    "BP": "buckingham-palace",
    "BB": "big-ben",
    "WL": "waterloo",
    "GT": "globe-theatre",
    "EC": "elephant-and-castle",
}
# ends, length, colours: two colours are a double route
ROUTES = """
RP BS 2 blue     | RP KC 3 green    | RP BM 3 yellow      | BS BM 4 orange    | BS PC 4 grey
BS HP 4 black    | KC BM 2 black    | KC CH 3 pink        | BM CH 4 blue      | BM PC 2 grey
BM CG 1 grey grey | CG PC 1 green yellow | CG TS 1 black pink | CG SP 3 grey grey | PC TS 1 blue orange
HP PC 2 grey grey | HP BP 1 yellow orange | PC BP 2 pink    | BP TS 2 grey      | BP BB 2 green
TS BB 1 grey     | TS WL 2 grey     | BB WL 1 blue        | BB EC 3 yellow    | WL EC 2 orange
WL GT 2 pink     | EC GT 2 green    | EC TL 4 black       | GT SP 1 grey grey | GT TL 3 grey
CH SP 1 black    | SP BL 3 orange   | SP TL 3 yellow pink | CH BL 3 green     | BL TL 3 blue
"""
TICKETS = """
BM PC 2 | HP CG 3 | PC WL 3 | BM SP 4 | BM WL 4 | GT BL 4 | TS GT 4 | TS SP 4 | BS TS 5 | BB CH 5
BP EC 5 | RP PC 5 | BB TL 6 | CG TL 6 | HP SP 6 | KC BP 6 | KC TL 7 | BP BL 9 | RP EC 9 | BS TL 11
"""
DISTRICTS = {1: "BM CG", 2: "PC TS BP BB", 3: "WL GT EC", 4: "CH BL SP TL", 5: "RP BS KC HP"}


def entries(table: str) -> list[list[str]]:
    return [entry.split() for row in table.strip().splitlines() for entry in row.split("|")]


def places(names: str) -> frozenset[str]:
    return frozenset(SHORT[name] for name in names.split())


def test_places() -> None:
    assert sorted(place.slug for place in LONDON.places) == sorted(SHORT.values())


def test_routes() -> None:
    printed = Counter(
        (places(f"{start} {end}"), int(length), colour)
        for start, end, length, *colours in entries(ROUTES)
        for colour in colours
    )
    assert Counter((frozenset(one.ends), one.spaces, one.colour) for one in LONDON.routes) == printed
    assert all(one.cost == one.spaces and one.kind == "bus" for one in LONDON.routes)


def test_double_routes() -> None:
    printed = {places(f"{start} {end}") for start, end, _, *colours in entries(ROUTES) if len(colours) == 2}
    assert {frozenset(one.ends) for one in LONDON.routes if one.twin} == printed
    assert len(printed) == 9


def test_sums() -> None:
    assert len(LONDON.routes) == 44
    assert Counter(one.spaces for one in LONDON.routes) == {1: 15, 2: 12, 3: 12, 4: 5}
    spaces: Counter[str] = Counter()
    for route in LONDON.routes:
        spaces[route.colour] += route.spaces
    coloured = {colour: count for colour, count in spaces.items() if colour != "grey"}
    assert coloured == {"blue": 11, "green": 11, "yellow": 11, "orange": 11, "pink": 11, "black": 12}


def test_tickets() -> None:
    printed = {(places(f"{start} {end}"), int(points)) for start, end, points in entries(TICKETS)}
    assert {(frozenset(one.ends), one.points) for one in LONDON.tickets} == printed
    assert len(LONDON.tickets) == len(printed) == 20


def test_districts() -> None:
    assert {one.points: frozenset(one.places) for one in LONDON.districts} == {
        points: places(names) for points, names in DISTRICTS.items()
    }


def test_box() -> None:
    """R-LON-01, R-LON-02"""
    colours = ("orange", "yellow", "pink", "green", "blue", "black")
    assert LONDON.deck == {"wild": 8} | dict.fromkeys(colours, 6)
    (bus,) = LONDON.kinds
    assert (bus.slug, bus.pieces, bus.points) == ("bus", 17, {1: 1, 2: 2, 3: 4, 4: 7})
    assert (LONDON.parameters.end_at_most, LONDON.parameters.first) == (2, "youngest")
    assert (LONDON.flag, LONDON.bonus, LONDON.profiles) == (None, None, [])


def test_standing() -> None:
    stated = LONDON.standing
    parts = (stated.box, stated.places, stated.positions, stated.routes, stated.points, stated.tickets)
    assert {part.standing for part in parts} == {Standing.PRINTED}
