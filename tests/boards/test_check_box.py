"""Each fault in the box gives exactly one finding."""

import pytest
from msgspec.structs import replace

from omnibus.boards.integers import MOST_CARDS, MOST_MARKET
from omnibus.boards.model import Backdrop, Board, Box, Kind, Place, Profile, Provenance, Standing, Ticket
from tests.boards.faults import (
    LONDON,
    Change,
    Expected,
    assert_exactly,
    changed_item,
    changed_parameters,
    changed_standing,
    new_findings,
    with_more,
)

BUS = LONDON.kinds[0]
SOURCE = Provenance(Standing.ORIGINAL, "somewhere")


def one_kind(**fields: object) -> Board:
    return changed_item(LONDON, "kinds", "bus", **fields)


def deck_with(**cards: int) -> Board:
    return replace(LONDON, deck=LONDON.deck | cards)


def deck_without(colour: str) -> dict[str, int]:
    return {one: cards for one, cards in LONDON.deck.items() if one != colour}


def profiled(*profiles: Profile) -> Board:
    return replace(LONDON, profiles=list(profiles))


def counted(**fields: int) -> Board:
    """London with what its rulebook counts, but for one sum."""
    return replace(LONDON, box=Box(**{"cards": 44, "tickets": 20, "pieces": 68} | fields))


FAULTS: dict[str, tuple[Board, Expected]] = {
    "a card more than in the box": (
        counted(cards=43),
        ("error", "box", "cards", "says 43, and there are 44"),
    ),
    "a ticket missing": (counted(tickets=21), ("error", "box", "tickets", "says 21, and there are 20")),
    "pieces without spares": (counted(pieces=72), ("error", "box", "pieces", "says 72, and there are 68")),
    "too few seats": (replace(LONDON, seats=(1, 4)), ("error", "seats", "", "the fewest is 1")),
    "seats the wrong way round": (replace(LONDON, seats=(4, 3)), ("error", "seats", "", "first")),
    "too many seats": (replace(LONDON, seats=(2, 5)), ("error", "seats", "", "the most is 5")),
    "no market": (changed_parameters(LONDON, market=0), ("error", "parameters", "market", "0")),
    "a market too large": (
        changed_parameters(LONDON, market=MOST_MARKET + 1),
        ("error", "parameters", "market", "from 1 to"),
    ),
    "a market always flushed": (
        changed_parameters(LONDON, flush_at=0),
        ("error", "parameters", "flush_at", "from 1"),
    ),
    "a hand below nothing": (
        changed_parameters(LONDON, starting_hand=-1),
        ("error", "parameters", "starting_hand", "-1"),
    ),
    "three tickets offered": (
        changed_parameters(LONDON, tickets_offered=3),
        ("error", "parameters", "tickets_offered", "3"),
    ),
    "more tickets kept than offered": (
        changed_parameters(LONDON, tickets_kept_at_least=3),
        ("error", "parameters", "tickets_kept_at_least", "from 1 to 2"),
    ),
    "no wild": (replace(LONDON, deck=deck_without("wild")), ("error", "deck", "wild", "missing")),
    "grey cards": (deck_with(grey=6), ("error", "deck", "grey", "any colour pays")),
    "a colour without cards": (deck_with(violet=0), ("error", "deck", "violet", "is 0")),
    "too many cards of a colour": (deck_with(blue=24), ("error", "deck", "blue", "from 1 to 23")),
    "too many wilds": (deck_with(wild=31), ("error", "deck", "wild", "from 1 to 30")),
    "too many colours": (
        deck_with(violet=6, brown=6, cyan=6),
        ("error", "deck", "", "number of colours beside the wild is 9"),
    ),
    "a deck too small": (
        changed_parameters(LONDON, starting_hand=10),
        ("error", "deck", "", "45 cards are dealt"),
    ),
    "too many pieces": (one_kind(pieces=64), ("error", "kinds", "bus", "pieces is 64")),
    "a cost no route can have": (
        one_kind(points=BUS.points | {MOST_CARDS + 1: 30}),
        ("error", "kinds", "bus", "a cost in the table is 9"),
    ),
    "points below nothing": (one_kind(points=BUS.points | {4: -7}), ("error", "kinds", "bus", "-7")),
    "an end that is there at the start": (
        changed_parameters(LONDON, end_at_most=17),
        ("error", "parameters", "end_at_most", "17 pieces"),
    ),
    "an end never reached": (
        changed_parameters(LONDON, end_at_most=-1),
        ("error", "parameters", "end_at_most", "-1 pieces"),
    ),
    "a profile's end that is there at the start": (
        profiled(Profile("first-printing", "a booklet", end_at_most=20)),
        ("error", "profiles", "first-printing", "20 pieces"),
    ),
    "two default profiles": (
        profiled(Profile("one", "a booklet", default=True), Profile("two", "a booklet", default=True)),
        ("error", "profiles", "", "one and two"),
    ),
    "a profile from nowhere": (
        profiled(Profile("one", " ")),
        ("error", "profiles", "one", "source is empty"),
    ),
    "a part from nowhere": (
        changed_standing(LONDON, tickets=Provenance(Standing.PRINTED, "")),
        ("error", "standing", "tickets", "source is empty"),
    ),
    "districts from nowhere": (
        changed_standing(LONDON, extras=None),
        ("error", "standing", "extras", "where they are from"),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_box_is_named(fault: str) -> None:
    board, expected = FAULTS[fault]
    assert_exactly(board, expected)


def test_a_backdrop_from_nowhere() -> None:
    ground = [Backdrop("park", [(0, 0), (9, 0), (9, 9)])]
    board = changed_standing(replace(LONDON, backdrop=ground), backdrop=None)
    assert_exactly(board, ("error", "standing", "backdrop", "where it is from"))


def test_the_standing_of_a_backdrop_that_is_not_there() -> None:
    board = changed_standing(replace(LONDON, backdrop=[]), backdrop=SOURCE)
    assert_exactly(board, ("warning", "standing", "backdrop", "no backdrop"))


def many_places(board: Board) -> Board:
    return replace(board, places=[Place(f"p{n}", f"Place {n}", 10.0 * n, 5.0) for n in range(63)])


def many_tickets(board: Board) -> Board:
    ends = ("big-ben", "brick-lane")
    return replace(board, tickets=[Ticket(f"big-ben--brick-lane-{n}", ends, 7) for n in range(63)])


COUNTS: dict[str, Change] = {
    "places": many_places,
    "tickets": many_tickets,
    "routes": lambda board: replace(board, routes=board.routes * 2),
    "districts": lambda board: replace(board, districts=board.districts * 4),
    "kinds": lambda board: replace(board, kinds=[Kind(slug, 5, {1: 1}) for slug in ("bus", "tram", "boat")]),
}


@pytest.mark.parametrize("part", COUNTS)
@pytest.mark.parametrize("change", ["too many", "none"])
def test_counts_are_limited(part: str, change: str) -> None:
    board = COUNTS[part](LONDON) if change == "too many" else replace(LONDON, **{part: []})
    findings = [one for one in new_findings(board) if (one.part, one.where) == (part, "")]
    counted = [one for one in findings if "the number of them" in one.message]
    assert len(counted) == (0 if part == "districts" and change == "none" else 1)


def test_too_few_tickets_for_all_seats() -> None:
    board = replace(LONDON, tickets=LONDON.tickets[:7])
    assert "8 are dealt to 4 seats, and there are 7" in [one.message for one in new_findings(board)]


def test_a_kind_that_no_route_takes() -> None:
    board = with_more(LONDON, kinds=Kind("boat", 5, {1: 1}))
    assert_exactly(board, ("warning", "kinds", "boat", "no route takes"))
