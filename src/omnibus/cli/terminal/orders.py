"""From the words of a command to the action that is meant."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omnibus.boards.model import Slug
from omnibus.cli.terminal.names import Names, listed
from omnibus.cli.terminal.payments import likely_claim, ways_to_pay
from omnibus.cli.terminal.search import Search
from omnibus.game.action import (
    DECLINED,
    AnyAction,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Pass,
)
from omnibus.game.cards import NotationError
from omnibus.game.game import Game


class Claiming(msgspec.Struct, frozen=True):
    """What is to be claimed, with the ways to pay for it; cheapest in wilds first."""

    routes: tuple[Slug, ...]
    """The tracks between two places."""
    ways: tuple[ClaimRoute, ...]
    chosen: ClaimRoute | None = None
    """Named by the words themselves; whether it is legal is not looked at."""


class Orders:
    """Of one seat in one game."""

    def __init__(self, game: Game, names: Names, seat: int) -> None:
        self.game = game
        self.names = names
        self.seat = seat
        self.search = Search(names)

    def draw(self, words: Sequence[str]) -> AnyAction:
        text = " ".join(words).lower()
        if text in ("", "blind"):
            return DrawBlind()
        if text in ("tickets", "ticket"):
            return DrawTickets()
        return DrawFaceUp(self.search.colour(text.removeprefix("market ")))

    def tickets(self, words: Sequence[str]) -> AnyAction:
        if words:
            raise NotationError("t draws tickets; h shows those that you have")
        return DrawTickets()

    def keep(self, words: Sequence[str]) -> AnyAction:
        """``both``, or one by its number or by where it leads."""
        text = " ".join(words).lower()
        offered = self.game.view(self.seat).offer or ()
        if text in ("both", "all", "1 2", "12"):
            return KeepTickets()
        if not text:
            raise NotationError(f"keep which? Say {listed([*self._numbers(offered), 'both'], 'or')}")
        if text.isdecimal():
            if not offered or not 1 <= int(text) <= len(offered):
                raise NotationError(f"no ticket {text} is offered to you")
            return KeepTickets(offered[int(text) - 1])
        return KeepTickets(self._offered(text, offered) or self.search.ticket(text))

    def _numbers(self, offered: Sequence[Slug]) -> list[str]:
        return [f"{number} ({self.names.ticket(slug)})" for number, slug in enumerate(offered, start=1)]

    def _offered(self, text: str, offered: Sequence[Slug]) -> Slug | None:
        """The one of them that has an end of this name."""
        try:
            place = self.search.place(text)
        except NotationError:
            return None
        found = [slug for slug in offered if place in self.names.tickets[slug].ends]
        return found[0] if len(found) == 1 else None

    def passing(self, words: Sequence[str]) -> AnyAction:
        if words:
            raise NotationError("pass stands alone")
        return Pass()

    # ---- claims ----

    def claim(self, words: Sequence[str]) -> Claiming:
        """``big wat``, ``big wat 2`` for the second way to pay, ``big wat blue*2 wild``."""
        routes, rest = self.search.routes(words)
        ways = tuple(ways_to_pay(self.names, self.game.legal_actions(self.seat), routes))
        if not rest:
            return Claiming(tuple(routes), ways)
        if len(rest) == 1 and rest[0].isdecimal():
            return Claiming(tuple(routes), ways, self._numbered(ways, int(rest[0]), routes))
        return Claiming(tuple(routes), ways, self._paid(rest, ways, routes))

    def _numbered(self, ways: Sequence[ClaimRoute], number: int, routes: Sequence[Slug]) -> ClaimRoute:
        """Where there is no way at all, the nearest one, so that it can be explained."""
        if not ways:
            return self.nearest(routes)
        if not 1 <= number <= len(ways):
            there = "only one way" if len(ways) == 1 else f"{len(ways)} ways"
            raise NotationError(f"there is {there} to pay, no number {number}")
        return ways[number - 1]

    def _paid(self, words: Sequence[str], ways: Sequence[ClaimRoute], routes: Sequence[Slug]) -> ClaimRoute:
        declined = words[-1].lower() == DECLINED
        cards = self._cards(words[:-1] if declined else words)
        for way in ways:
            if sorted(way.cards) == sorted(cards) and way.decline_flag == declined:
                return way
        return ClaimRoute(self.nearest(routes).route, tuple(cards), declined)

    def nearest(self, routes: Sequence[Slug]) -> ClaimRoute:
        """Of the first track that the seat could claim with other cards, else of the first."""
        claims = [likely_claim(self.game, self.seat, route) for route in routes]
        refusals = [self.game.explain(claim, self.seat) for claim in claims]
        of_cards = ("NOT_ENOUGH_CARDS", "NOT_ENOUGH_WILDS")
        for claim, refusal in zip(claims, refusals, strict=True):
            if refusal is None or refusal.reason.name in of_cards:
                return claim
        return claims[0]

    def _cards(self, words: Sequence[str]) -> list[Slug]:
        """``blue*2 wild``, ``2 blue wild``, ``b b w``"""
        cards: list[Slug] = []
        count = 1
        for word in words:
            if word.isdecimal():
                count = min(int(word), 99)
                continue
            colour, star, number = word.partition("*")
            if star and not (number.isascii() and number.isdecimal()):
                raise NotationError(f"{word!r} should be a colour, a star and a number, as in blue*2")
            cards += [self.search.colour(colour)] * (min(int(number), 99) if star else count)
            count = 1
        return cards
