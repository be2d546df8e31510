"""A bot that links one ticket after the other, the nearest first, by the shortest way."""

from __future__ import annotations

from msgspec.structs import replace

from omnibus.boards.model import GREY, WILD, Slug
from omnibus.bots.bot import Turn
from omnibus.bots.outlook import TicketOutlook, outlook_of, ticket_outlook
from omnibus.bots.oversight import overlooked_routes
from omnibus.game.action import (
    AnyAction,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Pass,
)

PIECES_FOR_TICKETS = 7
"""With fewer left, no more tickets are drawn."""


class GreedyBot:
    def __init__(self, overlooked: float = 0.0) -> None:
        """``overlooked`` is the share of the routes that it does not see."""
        self.overlooked = overlooked

    def decide(self, turn: Turn) -> AnyAction:
        return Thought(turn, overlooked_routes(turn, self.overlooked)).action()


class Thought:
    """One decision."""

    def __init__(self, turn: Turn, overlooked: frozenset[Slug] = frozenset()) -> None:
        self.turn = turn
        self.hand = turn.view.hand or {}
        outlook = outlook_of(turn.imagined, turn.seat)
        self.outlook = replace(outlook, open=outlook.open - overlooked)
        claims = [action for action in turn.legal if isinstance(action, ClaimRoute)]
        self.claims = [claim for claim in claims if claim.route not in overlooked]

    def action(self) -> AnyAction:
        keeps = [action for action in self.turn.legal if isinstance(action, KeepTickets)]
        if keeps:
            return self._keep(keeps)
        way = self._nearest(self.turn.view.tickets or ())
        claim = self._claim(way)
        if claim is not None:
            return claim
        if not way and self._has_time() and DrawTickets() in self.turn.legal:
            return DrawTickets()
        return self._draw(way) or self._last_resort()

    def _outlooks(self, tickets: tuple[Slug, ...]) -> list[TicketOutlook]:
        """The tickets that can still be completed, the nearest first."""
        seen = (ticket_outlook(self.outlook, ticket) for ticket in tickets)
        return sorted(
            (one for one in seen if one.standing == "possible"), key=lambda one: (one.cards, one.ticket)
        )

    def _nearest(self, tickets: tuple[Slug, ...]) -> tuple[Slug, ...]:
        """The routes that the nearest ticket still lacks; none when nothing is left to link."""
        outlooks = self._outlooks(tickets)
        return outlooks[0].missing if outlooks else ()

    def _keep(self, keeps: list[KeepTickets]) -> KeepTickets:
        """Both where both can be had, else the nearer one."""
        offer = self.turn.view.offer or ()
        done_or_possible = [one for one in offer if ticket_outlook(self.outlook, one).standing != "broken"]
        if len(done_or_possible) == len(offer):
            return keeps[0]
        wanted = KeepTickets(done_or_possible[0] if done_or_possible else offer[0])
        return wanted if wanted in keeps else keeps[0]

    def _has_time(self) -> bool:
        mine = self.turn.view.players[self.turn.seat]
        return self.turn.view.turns_left is None and sum(mine.pieces.values()) >= PIECES_FOR_TICKETS

    def _claim(self, way: tuple[Slug, ...]) -> ClaimRoute | None:
        """A route of the way, the longest first; without a way, the longest that there is."""
        wanted = [claim for claim in self.claims if claim.route in way] if way else self.claims
        return max(wanted, key=lambda claim: (len(claim.cards), -claim.cards.count(WILD)), default=None)

    def _draw(self, way: tuple[Slug, ...]) -> AnyAction | None:
        """A face-up card that the way lacks; else a blind one."""
        draws = [action for action in self.turn.legal if isinstance(action, DrawFaceUp)]
        lacking = self._lacking(way)
        best = max(draws, key=lambda draw: lacking.get(draw.colour, 0), default=None)
        if best is not None and lacking.get(best.colour, 0) > 0:
            return best
        if DrawBlind() in self.turn.legal:
            return DrawBlind()
        return best

    def _lacking(self, way: tuple[Slug, ...]) -> dict[Slug, int]:
        """Cards of each colour that the way needs and the hand has not; grey takes what is held most."""
        lacking: dict[Slug, int] = {}
        held = {colour: count for colour, count in self.hand.items() if colour != WILD}
        most = max(held, key=lambda colour: held[colour], default=None)
        for slug in way:
            route = self.outlook.network.routes[slug]
            colour = most if route.colour == GREY else route.colour
            if colour is not None:
                lacking[colour] = lacking.get(colour, -held.get(colour, 0)) + route.cost
        if sum(count for count in lacking.values() if count > 0) == 1:
            lacking[WILD] = 1
        return lacking

    def _last_resort(self) -> AnyAction:
        """Nothing can be drawn: a claim rather than a ticket, a ticket rather than nothing (E-13)."""
        if self.claims:
            return self.claims[0]
        return next((one for one in self.turn.legal if not isinstance(one, Pass)), self.turn.legal[0])
