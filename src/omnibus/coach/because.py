"""What speaks for an action, as far as it can be said in words: about tickets, points and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from omnibus.boards.model import GREY, WILD, Board, Route, Slug
from omnibus.bots.bot import Turn
from omnibus.bots.outlook import Standing, outlook_of, ticket_outlook
from omnibus.bots.reasons import PlannedTicket
from omnibus.coach.rivals import in_the_way
from omnibus.game.action import AnyAction, ClaimRoute, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets
from omnibus.rules.layout import SCORE, SEAT_ROWS, SEAT_SIZE

Kind = Literal[
    "completes",
    "links",
    "scores",
    "blocks",
    "bonus",
    "ends",
    "needed",
    "none-needed",
    "all-linked",
    "keeps",
    "returns",
]


class Because(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that speaks for or against the action; which of the fields are used depends on the kind."""

    kind: Kind
    ticket: Slug | None = None
    """It completes this ticket, brings it nearer, keeps it or gives it back."""
    standing: Standing | None = None
    """Of the ticket that is kept or given back."""
    count: int = 0
    """The points that it scores; or the cards that are lacking: of this colour, or for this ticket."""
    colour: Slug | None = None
    routes: tuple[Slug, ...] = ()
    """Those that the cards are for."""
    seat: int | None = None
    """Of the rival who seems to want the route, for this ticket or another one."""
    chance: float = 0.0
    """That he does, as far as can be concluded from what he has claimed."""


def because(turn: Turn, action: AnyAction, plan: Sequence[PlannedTicket]) -> tuple[Because, ...]:
    """Nothing, where all that can be said is that it comes out best."""
    match action:
        case ClaimRoute():
            return tuple(_of_claim(turn, action, plan))
        case DrawFaceUp():
            return tuple(_of_card(turn, action.colour, plan))
        case DrawBlind():
            return tuple(_of_blind_card(turn, plan))
        case DrawTickets() if all(not one.routes for one in plan):
            return (Because("all-linked"),)
        case KeepTickets():
            return tuple(_of_tickets(turn, action))
    return ()


def _of_claim(turn: Turn, claim: ClaimRoute, plan: Sequence[PlannedTicket]) -> Iterator[Because]:
    board = turn.edition.board
    tracks = {claim.route, next(one.twin for one in board.routes if one.slug == claim.route)}
    for one in plan:
        if len(one.routes) == 1 and one.routes[0] in tracks:
            yield Because("completes", ticket=one.ticket, count=_points(board, one.ticket))
        elif tracks & set(one.routes):
            yield Because("links", ticket=one.ticket, count=_points(board, one.ticket))
    after = turn.imagined.copy()
    me = SEAT_ROWS + turn.seat * SEAT_SIZE
    before, bonus = after.state[me + SCORE], turn.view.players[turn.seat].bonus
    after.play(claim, turn.seat)
    if not after.over:  # at the end, tickets are scored as well
        yield Because("scores", count=after.state[me + SCORE] - before)
    for rival in in_the_way(turn, claim.route):
        yield Because("blocks", ticket=rival.ticket, seat=rival.seat, chance=rival.chance)
    view = after.view(turn.seat)
    if view.players[turn.seat].bonus > bonus:
        yield Because("bonus")
    if turn.view.turns_left is None and view.turns_left is not None:
        yield Because("ends")


def _of_card(turn: Turn, colour: Slug, plan: Sequence[PlannedTicket]) -> Iterator[Because]:
    lacking = [one for one in _lacking(turn, plan) if colour in (WILD, one.colour)]
    if colour == WILD and lacking:
        routes = tuple(dict.fromkeys(route for one in lacking for route in one.routes))
        yield Because("needed", count=sum(one.count for one in lacking), colour=WILD, routes=routes)
    else:
        yield from lacking


def _of_blind_card(turn: Turn, plan: Sequence[PlannedTicket]) -> Iterator[Because]:
    lacking = {one.colour for one in _lacking(turn, plan)}
    if lacking and not lacking & set(turn.view.market):
        yield Because("none-needed")


def _of_tickets(turn: Turn, keep: KeepTickets) -> Iterator[Because]:
    """How far away each of them is by itself."""
    outlook = outlook_of(turn.imagined, turn.seat)
    for slug in turn.view.offer or ():
        found = ticket_outlook(outlook, slug)
        kind: Kind = "keeps" if keep.ticket in (None, slug) else "returns"
        yield Because(kind, ticket=slug, standing=found.standing, count=found.cards)


def _lacking(turn: Turn, plan: Sequence[PlannedTicket]) -> list[Because]:
    """Cards of each colour that the planned routes take beyond the hand."""
    hand, found = turn.view.hand or {}, []
    wanted = {slug for one in plan for slug in one.routes}
    needed = [route for route in turn.edition.board.routes if route.slug in wanted]
    for colour in (one for one in turn.edition.colours if one != WILD):
        routes = [route for route in needed if route.colour == colour]
        missing = sum(route.cost for route in routes) - hand.get(colour, 0)
        if routes and missing > 0:
            slugs = tuple(route.slug for route in routes)
            found.append(Because("needed", count=missing, colour=colour, routes=slugs))
    return [*found, *_for_grey(needed, hand)]


def _for_grey(needed: Sequence[Route], hand: dict[Slug, int]) -> Iterator[Because]:
    """A grey route takes the colour of which there is most."""
    best = max((colour for colour in hand if colour != WILD), key=lambda one: hand[one], default=None)
    for route in needed:
        if best and route.colour == GREY and hand[best] < route.cost:
            yield Because("needed", count=route.cost - hand[best], colour=best, routes=(route.slug,))


def _points(board: Board, ticket: Slug) -> int:
    return next(one.points for one in board.tickets if one.slug == ticket)
