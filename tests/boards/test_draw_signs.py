"""The second signs of colours: all different, all readable."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from omnibus.boards.draw_mood import board_mood, contrast, ink_on, named_mood
from omnibus.boards.draw_signs import SEAT_LETTERS, SIGNS, SPARE_SHAPES, board_signs
from omnibus.boards.load import city_slugs, load_board

LEAST_CONTRAST = 4.5
MOODS = [*city_slugs(), "neutral"]


def test_no_two_colours_share_a_sign() -> None:
    letters = [sign.letter for sign in SIGNS.values()]
    shapes = [*(sign.shape for sign in SIGNS.values()), *SPARE_SHAPES]
    assert len(set(letters)) == len(letters)
    assert len(set(shapes)) == len(shapes)
    assert all(len(letter) == 1 and letter == letter.lower() for letter in letters)
    assert not set(letters) & set(SEAT_LETTERS)


@pytest.mark.parametrize("city", city_slugs())
def test_every_colour_of_a_board_has_a_sign(city: str) -> None:
    board = load_board(city)
    assert {*board.deck, *(route.colour for route in board.routes)} <= set(board_signs(board))


def test_colours_that_nobody_foresaw_get_signs_of_their_own() -> None:
    board = load_board("london")
    strange = ["beige", "bronze", "olive", "red", "rose", "rust", "ruby", "blue"]
    signs = board_signs(replace(board, deck={"wild": 8} | dict.fromkeys(strange, 6), routes=[]))
    assert set(strange) < set(signs)
    for one, other in combinations(signs.values(), 2):
        assert one.letter != other.letter
        assert one.shape != other.shape


@pytest.mark.parametrize("slug", MOODS)
def test_signs_can_be_read_on_their_cards(slug: str) -> None:
    mood = named_mood(slug)
    weak = {
        name: paint
        for name, paint in [*mood.cards.items(), *enumerate(mood.seats)]
        if contrast(ink_on(paint), paint) < LEAST_CONTRAST
    }
    assert weak == {}


@pytest.mark.parametrize("slug", MOODS)
@pytest.mark.parametrize("variant", ["light", "dark"])
def test_words_can_be_read_on_their_ground(slug: str, variant: str) -> None:
    palette = getattr(named_mood(slug), variant)
    pairs = {
        "names of places": (palette.ink, palette.halo),
        "names of places, without their halo": (palette.ink, palette.ground),
        "title": (palette.page_ink, palette.page),
        "small print": (palette.page_soft, palette.page),
        "numbers": (palette.edge, palette.bed),
        "title on a block": (palette.accent_ink, palette.accent),
    }
    weak = {name: pair for name, pair in pairs.items() if contrast(*pair) < LEAST_CONTRAST}
    assert weak == {}


@pytest.mark.parametrize("slug", MOODS)
def test_paints_of_cards_and_seats_differ(slug: str) -> None:
    mood = named_mood(slug)
    assert len(set(mood.seats)) == len(mood.seats) >= 4
    assert len(set(mood.spare)) == len(mood.spare)


@pytest.mark.parametrize("city", city_slugs())
def test_each_city_has_a_mood_of_its_own(city: str) -> None:
    assert board_mood(load_board(city)) != named_mood("neutral")


@pytest.mark.parametrize("slug", ["nowhere", "../neutral", "", "neutral.toml"])
def test_a_city_without_a_mood_gets_the_neutral_one(slug: str) -> None:
    assert named_mood(slug) == named_mood("neutral")


@pytest.mark.parametrize(
    ("first", "second", "expected"), [("#000000", "#ffffff", 21.0), ("#777777", "#777777", 1.0)]
)
def test_contrast_is_that_of_the_web_guidelines(first: str, second: str, expected: float) -> None:
    assert contrast(first, second) == contrast(second, first) == pytest.approx(expected)
