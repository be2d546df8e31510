"""Amsterdam as it is reported, read independently of its file, and the marks, which are our own."""

from collections import Counter
from itertools import pairwise

from omnibus.boards.load import load_board
from omnibus.boards.model import Standing

AMSTERDAM = load_board("amsterdam")

SHORT = {
    "BE": "begijnhof",
    "BL": "blauwbrug",
    "DA": "dam",
    "DH": "de-drie-hendricken",
    "HT": "haringpakkerstoren",
    "JO": "jordaan",
    "JR": "jan-roodenpoortstoren",
    "KH": "korenmetershuisje",
    "MO": "montelbaanstoren",
    "MU": "munttoren",
    "NM": "noordermarkt",
    "NW": "nieuwe-waal",
    "OI": "oost-indisch-huis",
    "OK": "oude-kerk",
    "OW": "oude-waal",
    "WA": "waag",
    "WM": "westermarkt",
}
# ends, length, colours: two colours are a double route
ROUTES = """
NW HT 2 pink grey    | HT OW 4 grey         | HT KH 1 grey red     | HT NM 3 blue
NW NM 2 green        | OW MO 2 orange       | OW WA 1 grey         | OW OK 2 grey
OK WA 1 black red    | OK KH 1 green blue   | OK DA 2 pink orange  | KH JR 2 orange black
KH NM 3 grey         | NM JO 2 red          | JO JR 3 grey         | JO WM 2 orange
JO DH 2 grey         | DH BE 4 grey         | DH WM 1 pink black   | WM JR 1 grey green
WM BE 3 red          | BE JR 2 grey         | BE MU 2 black        | JR DA 1 red blue
DA OI 3 green black  | MU BL 3 blue         | MU OI 2 grey         | OI BL 2 red pink
OI WA 1 blue orange  | BL MO 4 grey         | MO WA 2 green pink
"""
PERIMETER = "NW HT OW MO BL MU BE DH JO NM NW"


def entries() -> list[list[str]]:
    return [entry.split() for row in ROUTES.strip().splitlines() for entry in row.split("|")]


def pair(start: str, end: str) -> frozenset[str]:
    return frozenset((SHORT[start], SHORT[end]))


def test_places() -> None:
    assert sorted(place.slug for place in AMSTERDAM.places) == sorted(SHORT.values())


def test_routes() -> None:
    reported = Counter(
        (pair(start, end), int(length), colour)
        for start, end, length, *colours in entries()
        for colour in colours
    )
    assert Counter((frozenset(one.ends), one.spaces, one.colour) for one in AMSTERDAM.routes) == reported
    assert all(one.cost == one.spaces and one.kind == "cart" for one in AMSTERDAM.routes)


def test_double_routes() -> None:
    reported = {pair(start, end) for start, end, _, *colours in entries() if len(colours) == 2}
    assert {frozenset(one.ends) for one in AMSTERDAM.routes if one.twin} == reported
    assert len(reported) == 13


def test_sums() -> None:
    assert Counter(one.spaces for one in AMSTERDAM.routes) == {1: 15, 2: 19, 3: 7, 4: 3}
    assert sum(one.spaces for one in AMSTERDAM.routes) == 86
    assert sum(one.colour == "grey" for one in AMSTERDAM.routes) == 13


def test_bonus_cards() -> None:
    """R-AMS-02, and the table that R-AMS-08 and its followers read."""
    bonus = AMSTERDAM.bonus
    assert bonus is not None
    assert bonus.cards == 16
    assert bonus.points == {2: [8, 4], 3: [8, 5, 2], 4: [8, 6, 4, 2]}


def test_marks_lie_on_the_perimeter() -> None:
    """E-37: never more marked claims than bonus cards, even where both routes of a double one are open."""
    rim = PERIMETER.split()
    around = {pair(start, end) for start, end in pairwise(rim)}
    marked = [frozenset(one.ends) for one in AMSTERDAM.routes if one.mark]
    assert around <= set(marked)
    assert len(set(marked) - around) == 2
    assert len(marked) <= 16
    of_both = Counter(marked)
    assert all(of_both[frozenset(one.ends)] == 2 for one in AMSTERDAM.routes if one.mark and one.twin)


def test_standing() -> None:
    stated = AMSTERDAM.standing
    assert stated.places.standing == stated.routes.standing == Standing.REPORTED
    assert stated.extras is not None
    assert stated.extras.standing == Standing.ORIGINAL
