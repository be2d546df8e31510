"""Districts: R-LON-04 to -11. London, seen from its south: the blue district is Waterloo, Globe Theatre and
Elephant & Castle, worth 3; the black one is British Museum and Covent Garden, worth 1."""

import pytest
from msgspec.structs import replace

from omnibus.boards.model import District
from omnibus.game.edition import edition
from omnibus.game.event import DistrictScored
from omnibus.game.game import Game
from tests.rules.positions import LAST_TURN, do, position, rulebook, score

LONDON = rulebook("london")
WATERLOO_TO_GLOBE = "waterloo--globe-theatre"  # 2 spaces: 2 points
WATERLOO_TO_ELEPHANT = "waterloo--elephant-and-castle"  # 2
ELEPHANT_TO_GLOBE = "elephant-and-castle--globe-theatre"  # 2
ELEPHANT_TO_BIG_BEN = "big-ben--elephant-and-castle"  # 3: 4 points
BIG_BEN_TO_WATERLOO = "big-ben--waterloo"  # 1
GLOBE_TO_ST_PAULS = "globe-theatre--st-pauls.a"  # 1


def before_the_end(*routes: str, rival: str = "none", seats: int = 2) -> Game:
    """Seat 0 has the last turn, and these routes; nobody holds a ticket."""
    empty = "; ".join(f"seat {seat}: tickets none" for seat in range(seats))
    owned = f"seat 0: routes {' '.join(routes)}; seat 1: routes {rival}"
    return position(LONDON, f"seats {seats}", LAST_TURN, empty, owned)


def district_points(game: Game, seat: int = 0) -> int:
    """What the end brings the seat."""
    before = score(game, seat)
    do(game, "draw blind", "draw blind")
    assert game.over
    points = sum(one.points for one in game.events if isinstance(one, DistrictScored) and one.seat == seat)
    assert score(game, seat) == before + points
    return points


@pytest.mark.rule("R-LON-04")
@pytest.mark.parametrize(
    "routes",
    [
        (WATERLOO_TO_GLOBE, WATERLOO_TO_ELEPHANT),
        (ELEPHANT_TO_GLOBE, WATERLOO_TO_ELEPHANT),
        (WATERLOO_TO_GLOBE, ELEPHANT_TO_GLOBE),
        (WATERLOO_TO_GLOBE, ELEPHANT_TO_GLOBE, WATERLOO_TO_ELEPHANT),
    ],
)
def test_a_district_whose_places_are_linked_scores_its_value(routes: tuple[str, ...]) -> None:
    assert district_points(before_the_end(*routes)) == 3


@pytest.mark.rule("R-LON-05")
def test_a_district_with_a_place_left_out_is_worth_nothing() -> None:
    assert district_points(before_the_end(WATERLOO_TO_GLOBE)) == 0


@pytest.mark.rule("R-LON-06")
def test_places_in_two_separate_networks_are_not_linked() -> None:
    """All three blue places are touched, but Elephant & Castle hangs on Big Ben alone."""
    assert district_points(before_the_end(WATERLOO_TO_GLOBE, ELEPHANT_TO_BIG_BEN)) == 0


@pytest.mark.rule("R-LON-07", "E-35")
def test_the_link_may_lead_through_another_district() -> None:
    """Waterloo and Elephant & Castle meet at Big Ben, which is green."""
    assert district_points(before_the_end(WATERLOO_TO_GLOBE, BIG_BEN_TO_WATERLOO, ELEPHANT_TO_BIG_BEN)) == 3


@pytest.mark.rule("R-LON-08", "E-34")
def test_a_rival_s_route_links_nothing_for_me() -> None:
    game = before_the_end(WATERLOO_TO_GLOBE, rival=WATERLOO_TO_ELEPHANT)
    assert district_points(game) == 0


@pytest.mark.rule("R-LON-09", "E-36")
def test_two_players_can_complete_the_same_district() -> None:
    """British Museum and Covent Garden are joined by two tracks; with three players both can be owned."""
    tracks = ("british-museum--covent-garden.a", "british-museum--covent-garden.b")
    for seat in (0, 1):
        game = before_the_end(tracks[0], rival=tracks[1], seats=3)
        assert district_points(game, seat) == 1


@pytest.mark.rule("R-LON-10")
def test_a_district_scores_only_at_the_end() -> None:
    game = position(LONDON, f"seat 0: routes {WATERLOO_TO_GLOBE}; seat 0: hand orange*2")
    before = score(game, 0)
    do(game, f"claim {WATERLOO_TO_ELEPHANT} orange*2")
    assert score(game, 0) == before + 2
    assert not [event for event in game.events if isinstance(event, DistrictScored)]
    assert not [line for line in game.score_sheet()[0] if line.source == "district"]


@pytest.mark.rule("R-LON-11")
def test_equal_numbers_of_other_colours_are_other_districts() -> None:
    """Waterloo and Globe Theatre made a blue one of 3, Elephant & Castle and Big Ben a red one of 3."""
    blue = District("south-blue", "blue", 3, ["waterloo", "globe-theatre"])
    red = District("south-red", "red", 3, ["elephant-and-castle", "big-ben"])
    board = replace(LONDON.board, districts=[blue, red])
    for owned, points in (
        (WATERLOO_TO_GLOBE, 3),
        (ELEPHANT_TO_BIG_BEN, 3),
        (f"{WATERLOO_TO_GLOBE} {ELEPHANT_TO_BIG_BEN}", 6),
    ):
        seats = f"seat 0: tickets none; routes {owned}; seat 1: tickets none"
        assert district_points(position(edition(board), LAST_TURN, seats)) == points


@pytest.mark.rule("E-34", "E-35")
def test_a_network_may_go_round_in_circles() -> None:
    circle = [
        WATERLOO_TO_GLOBE,
        ELEPHANT_TO_GLOBE,
        WATERLOO_TO_ELEPHANT,
        ELEPHANT_TO_BIG_BEN,
        BIG_BEN_TO_WATERLOO,
    ]
    assert district_points(before_the_end(*circle, GLOBE_TO_ST_PAULS)) == 3
