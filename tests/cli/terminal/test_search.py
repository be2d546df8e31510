"""From what a person types to what is meant."""

import contextlib

import pytest
from hypothesis import given, strategies

from omnibus.boards.load import city_slugs, load_board
from omnibus.cli.terminal.names import Names
from omnibus.cli.terminal.search import Search, slugged, unique
from omnibus.errors import OmnibusError
from omnibus.game.cards import NotationError

SEARCHES = {city: Search(Names(load_board(city), ["Ada", "Bob"])) for city in city_slugs()}
LONDON, PARIS = SEARCHES["london"], SEARCHES["paris"]


@pytest.mark.parametrize("city", SEARCHES)
def test_every_slug_and_every_name_is_understood(city: str) -> None:
    search = SEARCHES[city]
    for place in search.board.places:
        assert (
            search.place(place.slug)
            == search.place(place.name)
            == search.place(place.name.upper())
            == place.slug
        )
    for colour in search.board.deck:
        assert search.colour(colour) == search.colour(search.names.letters[colour]) == colour
    for ticket in search.board.tickets:
        assert search.ticket(ticket.slug) == ticket.slug


@pytest.mark.parametrize("city", SEARCHES)
def test_every_route_is_understood_in_all_its_forms(city: str) -> None:
    search = SEARCHES[city]
    for route in search.board.routes:
        names = [search.names.place(end) for end in route.ends]
        both = [one.slug for one in search.board.routes if set(one.ends) == set(route.ends)]
        for form in (
            f"{names[0]} -- {names[1]}",
            f"{names[1]} – {names[0]}",
            f"{route.ends[0]} {route.ends[1]}",
        ):
            assert search.routes(form.split()) == (both, [])
            assert search.routes(f"{form} 2 blue".split()) == (both, ["2", "blue"])
        assert search.routes([route.slug, "wild"]) == ([route.slug], ["wild"])


@pytest.mark.parametrize(
    ("typed", "meant", "left"),
    [
        ("big wat", ["big-ben--waterloo"], []),
        ("wat big 1", ["big-ben--waterloo"], ["1"]),
        ("st tow", ["st-pauls--tower-of-london.yellow", "st-pauls--tower-of-london.pink"], []),
        ("st tow.p", ["st-pauls--tower-of-london.pink"], []),
        ("paul ToL.y wild", ["st-pauls--tower-of-london.yellow"], ["wild"]),
        ("charter brick", ["the-charterhouse--brick-lane"], []),
    ],
)
def test_beginnings_are_enough(typed: str, meant: list[str], left: list[str]) -> None:
    assert LONDON.routes(typed.split()) == (meant, left)


def test_accents_may_be_left_out() -> None:
    assert PARIS.place("sacre c") == PARIS.place("Sacré") == "sacre-coeur"
    assert slugged("Sacré-Cœur") == "sacre-coeur"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("b w", "could be Baker Street"),
        ("atlantis big", "there is no place 'atlantis'"),
        ("big", "from Big Ben to where"),
        ("", "which place"),
        ("big tow", "no route joins Big Ben and Tower of London; from Big Ben one can go to"),
        ("st tow.z", "there is no track 'z'"),
        ("--", "no place"),
    ],
)
def test_what_is_unclear_is_said(typed: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        LONDON.routes(typed.split())


@given(strategies.text(max_size=40), strategies.sampled_from(sorted(SEARCHES)))
def test_anything_may_be_typed(text: str, city: str) -> None:
    for ask in (
        SEARCHES[city].place,
        SEARCHES[city].colour,
        SEARCHES[city].ticket,
        lambda t: SEARCHES[city].routes(t.split()),
    ):
        with contextlib.suppress(OmnibusError):
            ask(text)


def test_whole_names_win_over_beginnings() -> None:
    assert unique("thing", "a", {"a": "A", "ab": "Ab"}) == "a"
    assert unique("thing", "b", {"ab": "a b", "bc": "bc"}) == "bc"
