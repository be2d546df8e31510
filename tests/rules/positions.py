"""Tables to show a rule on: the five rulebooks, routes found by what they are like, positions in words.

In these texts A to F stand for the city's colours, so that one text serves every city:
``position(on, "market A B C D wild; deck E ...; seat 0: hand A*3")``, then ``do(game, "draw market A")``.
"""

import re
from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest

from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.model import GREY, WILD, Board, Route, Ticket
from omnibus.game.cards import write_cards
from omnibus.game.edition import Edition, edition
from omnibus.game.event import AnyEvent
from omnibus.game.game import Game
from omnibus.game.refusal import IllegalActionError
from omnibus.rules.reasons import RULES, Reason

LAST_TURN = "last-round 1 turns-left by 0; to-move 0"
"""Seat 0 has the last turn of the game."""


def rulebook(city: str, profile: str | None = None) -> Edition:
    return edition(load_board(city), profile)


def _printings(board: Board) -> list[str | None]:
    return [profile.slug for profile in board.profiles] or [None]


EDITIONS = tuple(rulebook(city, one) for city in city_slugs() for one in _printings(load_board(city)))
"""All five: a city, and where its printings differ, a printing."""


def name_of(on: Edition) -> str:
    return on.board.city + (f"-{on.profile}" if on.profile else "")


def rulebooks(chosen: Iterable[Edition]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("on", list(chosen), ids=name_of)


every_rulebook = rulebooks(EDITIONS)
rulebooks_with_grey = rulebooks(on for on in EDITIONS if on.parameters.grey_routes)
both_of_paris = rulebooks(on for on in EDITIONS if on.board.city == "paris")

# ---- positions in words ----


def spelt(on: Edition, text: str) -> str:
    """The text with the city's own colours for the letters A to F."""
    return re.sub(r"\b[A-F]\b", lambda letter: on.board.colours["ABCDEF".index(letter[0])], text)


def position(on: Edition, *statements: str) -> Game:
    printing = [f"profile {on.profile}"] if on.profile else []
    text = "; ".join([f"city {on.board.city}", *printing, *statements])
    return Game.from_position(spelt(on, text), on.board)


def do(game: Game, *actions: str, seat: int | None = None) -> list[AnyEvent]:
    """Play the actions, each by the seat to move; return what the last one brought about."""
    events: list[AnyEvent] = []
    for action in actions:
        events = game.play(spelt(game.edition, action), seat)
    return events


def assert_refused(game: Game, action: str, reason: Reason, seat: int | None = None) -> None:
    """The action is refused for this reason, with its rule, and nothing has changed."""
    before, plies, wanted = game.position(), list(game.plies), spelt(game.edition, action)
    with pytest.raises(IllegalActionError) as caught:
        game.play(wanted, seat)
    refusal = caught.value.refusal
    assert refusal.reason is reason
    assert refusal.rule == RULES[reason]
    assert refusal.words in str(caught.value)
    assert game.explain(wanted, seat) == refusal
    assert (game.position(), game.plies) == (before, plies)


def legal(game: Game, seat: int | None = None) -> list[str]:
    return [str(action) for action in game.legal_actions(seat)]


# ---- what lies where, as text ----


def hand(game: Game, seat: int) -> str:
    return write_cards(game.view(seat).hand or {})


def market(game: Game) -> str:
    return " ".join(card or "-" for card in game.view(None).market)


def discards(game: Game) -> str:
    return write_cards(game.view(None).discards)


def deck(game: Game) -> str:
    """From the top on."""
    return _statement(game, "deck")


def stack(game: Game) -> list[str]:
    """The tickets from the top on."""
    return [slug for slug in _statement(game, "stack").split() if slug != "none"]


def _statement(game: Game, word: str) -> str:
    lines = (line.partition(" ") for line in game.position().splitlines())
    return next(rest for first, _, rest in lines if first == word)


def score(game: Game, seat: int) -> int:
    return game.view(None).players[seat].score


def supply(game: Game, seat: int) -> dict[str, int]:
    return game.view(None).players[seat].pieces


# ---- routes by what they are like ----


def routes(on: Edition, **wanted: Any) -> list[Route]:  # noqa: ANN401 - any field
    """In the board's order: ``routes(on, cost=3, twin=None)``."""
    return [one for one in on.board.routes if all(getattr(one, name) == wanted[name] for name in wanted)]


def lone_route(on: Edition, **wanted: Any) -> Route:  # noqa: ANN401 - any field
    """The first that has a colour of its own and no twin."""
    return next(one for one in routes(on, twin=None, **wanted) if one.colour != GREY)


def grey_route(on: Edition, **wanted: Any) -> Route:  # noqa: ANN401 - any field
    return routes(on, colour=GREY, twin=None, **wanted)[0]


def double_route(on: Edition, **wanted: Any) -> tuple[Route, Route]:  # noqa: ANN401 - any field
    """The first whose two tracks both have a colour."""
    by_slug = {one.slug: one for one in on.board.routes}
    pairs = [(one, by_slug[one.twin]) for one in routes(on, **wanted) if one.twin]
    return next(pair for pair in pairs if GREY not in (pair[0].colour, pair[1].colour))


def two_step_ticket(on: Edition) -> tuple[Ticket, Route, Route]:
    """A ticket, and two routes that complete it together and not alone: of all such tickets the dearest."""
    ways = {frozenset(a.ends) ^ frozenset(b.ends): (a, b) for a, b in combinations(on.board.routes, 2)}
    tickets = [ticket for ticket in on.board.tickets if frozenset(ticket.ends) in ways]
    dearest = max(tickets, key=lambda ticket: ticket.points)
    return dearest, *ways[frozenset(dearest.ends)]


def paid(route: Route, wilds: int = 0, colour: str | None = None) -> str:
    """The cards for a route, so many of them wild: ``yellow*2 wild``."""
    return write_cards({colour or route.colour: route.cost - wilds, WILD: wilds})


def claim(route: Route, wilds: int = 0) -> str:
    return f"claim {route.slug} {paid(route, wilds)}"


def nothing_kept(on: Edition, colour: str) -> str:
    """For a seat that claims a route of this colour: it has such a flag card, so all it pays is discarded."""
    flag = on.board.flag.colours if on.board.flag else []
    return f"flag-cards {colour}" if colour in flag else ""


def without_pieces(on: Edition, left: dict[str, int], *, but_for: Iterable[Route] = ()) -> str:
    """Routes for one seat that leave it so many pieces of these kinds; those named, and twins, stay free."""
    kept_free = {slug for one in but_for for slug in (one.slug, one.twin)}
    found: list[str] = []
    for kind in on.board.kinds:
        if kind.slug in left:
            found += _of_size(on, kind.slug, kind.pieces - left[kind.slug], kept_free)
    return " ".join(found) or "none"


def _of_size(on: Edition, kind: str, spaces: int, kept_free: set[str | None]) -> list[str]:
    """Routes of a kind, no two of them twins, that have so many spaces together."""
    ways: dict[int, list[Route]] = {0: []}
    for route in sorted(routes(on, kind=kind), key=lambda one: -one.spaces):
        if route.slug not in kept_free:
            for size, way in list(ways.items()):
                if route.twin not in [one.slug for one in way]:
                    ways.setdefault(size + route.spaces, [*way, route])
    return [one.slug for one in ways[spaces]]
