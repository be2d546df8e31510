"""Each fault in flags, bonus cards and districts gives exactly one finding."""

from msgspec.structs import replace

from omnibus.boards.check_extras import claimable_marks
from omnibus.boards.model import Board, Bonus, Flag
from tests.boards.faults import LONDON, assert_exactly, changed_item, new_findings

TABLES = {2: [8, 4], 3: [8, 5, 2], 4: [8, 6, 4, 2]}
MARKED = "big-ben--waterloo"


def flagged(colours: list[str], points: int = 4) -> Board:
    return replace(LONDON, flag=Flag(colours, points))


def with_bonus(cards: int = 16, points: dict[int, list[int]] | None = None) -> Board:
    board = changed_item(LONDON, "routes", MARKED, mark=True)
    return replace(board, bonus=Bonus(cards, TABLES if points is None else points))


def test_sound_extras_are_no_fault() -> None:
    assert not new_findings(flagged(["blue", "black"]))
    assert not new_findings(with_bonus())


def test_faults_of_a_flag() -> None:
    assert_exactly(flagged(["blue", "violet"]), ("error", "flag", "violet", "no such colour"))
    assert_exactly(flagged(["blue", "wild"]), ("error", "flag", "wild", "no such colour"))
    assert_exactly(flagged(["blue", "blue"]), ("error", "flag", "blue", "2 times"))
    assert_exactly(flagged([]), ("error", "flag", "colours", "none"))
    assert_exactly(flagged(["blue"], 0), ("error", "flag", "points", "0"))


def test_a_mark_without_bonus_cards() -> None:
    board = changed_item(LONDON, "routes", MARKED, mark=True)
    assert_exactly(board, ("error", "routes", MARKED, "no bonus cards"))


def test_bonus_cards_without_a_mark() -> None:
    assert_exactly(replace(LONDON, bonus=Bonus(16, TABLES)), ("warning", "bonus", "", "no route is marked"))


def test_a_stack_without_cards() -> None:
    """E-37"""
    assert_exactly(
        with_bonus(0),
        ("error", "bonus", "cards", "0"),
        ("warning", "bonus", "cards", "1 marked routes can be claimed, and there are 0 cards"),
    )


def test_faults_of_bonus_tables() -> None:
    """E-39"""
    without_three = {seats: points for seats, points in TABLES.items() if seats != 3}
    assert_exactly(with_bonus(points=without_three), ("error", "bonus", "points", "3 seats is missing"))
    assert_exactly(with_bonus(points=TABLES | {5: [8]}), ("error", "bonus", "points.5", "not for so many"))
    assert_exactly(with_bonus(points=TABLES | {2: [8, 4, 2]}), ("error", "bonus", "points.2", "3 places"))
    assert_exactly(with_bonus(points=TABLES | {2: []}), ("error", "bonus", "points.2", "0 places"))
    assert_exactly(with_bonus(points=TABLES | {2: [4, 8]}), ("error", "bonus", "points.2", "cannot rise"))
    assert_exactly(with_bonus(points=TABLES | {2: [8, -4]}), ("error", "bonus", "points.2", "is -4"))


def test_two_seats_claim_one_mark_of_a_double_route() -> None:
    """E-37"""
    board = with_bonus(2)
    for slug in ("globe-theatre--st-pauls.a", "globe-theatre--st-pauls.b"):
        board = changed_item(board, "routes", slug, mark=True)
    assert [claimable_marks(board, seats) for seats in (2, 3, 4)] == [2, 3, 3]
    assert_exactly(board, ("warning", "bonus", "cards", "3 marked routes can be claimed, and there are 2"))
    assert not new_findings(replace(board, seats=(2, 2), bonus=Bonus(2, {2: [8, 4]})))


def test_one_marked_route_of_a_pair_is_one_for_two_seats_too() -> None:
    """E-37"""
    board = changed_item(with_bonus(), "routes", "globe-theatre--st-pauls.a", mark=True)
    assert claimable_marks(board, 2) == 2


def gold(**fields: object) -> Board:
    return changed_item(LONDON, "districts", "gold", **fields)


def test_faults_of_a_district() -> None:
    places = next(one.places for one in LONDON.districts if one.slug == "gold")
    assert_exactly(gold(points=0), ("error", "districts", "gold", "its value is 0"))
    assert_exactly(gold(places=[*places, "zoo"]), ("error", "districts", "gold", "no place 'zoo'"))
    assert_exactly(gold(places=[*places, places[0]]), ("error", "districts", "gold", "2 times"))
    assert_exactly(gold(places=places[1:]), ("error", "places", places[0], "in no district"))
    assert_exactly(gold(places=[*places, "big-ben"]), ("error", "places", "big-ben", "in 2 districts"))


def test_a_district_of_one_place() -> None:
    board = changed_item(LONDON, "districts", "black", places=["covent-garden"])
    red = next(one for one in LONDON.districts if one.slug == "red")
    board = changed_item(board, "districts", "red", places=[*red.places, "british-museum"])
    assert_exactly(board, ("error", "districts", "black", "two places or more"))


def test_districts_that_look_like_one() -> None:
    """R-LON-11"""
    assert_exactly(gold(colour="red", points=5), ("error", "districts", "", "2 districts are red with 5"))
    assert not new_findings(gold(points=5))
    assert not new_findings(gold(colour="red"))


def test_a_board_without_districts_covers_no_place() -> None:
    assert not new_findings(replace(LONDON, districts=[]))
