"""From the integers in which the rules tell what happened to events."""

from __future__ import annotations

from collections.abc import Callable

from omnibus.boards.integers import POINT_SLOTS, POINTS, ROUTE_CARDS, ROUTE_KIND
from omnibus.boards.model import WILD
from omnibus.game import event as named
from omnibus.game.edition import Edition
from omnibus.game.event import AnyEvent
from omnibus.rules import events as kinds
from omnibus.rules.events import EVENT_SIZE, FIRST_EVENT

Teller = Callable[[Edition, int, int, int, int], AnyEvent]
"""From an edition, a seat, and what, amount and detail to the event."""


def told(edition: Edition, log: list[int]) -> list[AnyEvent]:
    """The events in a log, with nothing left out."""
    runs = (log[at : at + EVENT_SIZE] for at in range(FIRST_EVENT, log[0], EVENT_SIZE))
    return [TELLERS[kind](edition, seat, what, amount, detail) for kind, seat, what, amount, detail in runs]


def _route_claimed(on: Edition, seat: int, route: int, colour: int, wilds: int) -> AnyEvent:
    table = on.integers
    cost = table[ROUTE_CARDS + route]
    points = table[POINTS + table[ROUTE_KIND + route] * POINT_SLOTS + cost]
    cards = (on.colours[colour],) * (cost - wilds) + (WILD,) * wilds
    return named.RouteClaimed(seat, on.routes[route], cards, points)


def _tickets(on: Edition, mask: int) -> tuple[str, ...]:
    return tuple(on.slugs_in("ticket", mask))


TELLERS: dict[int, Teller] = {
    kinds.CARD_TAKEN: lambda on, seat, slot, colour, _: named.CardTaken(seat, slot, on.colours[colour]),
    kinds.CARD_DRAWN: lambda on, seat, _, colour, __: named.CardDrawn(seat, on.colours[colour]),
    kinds.CARD_TURNED_UP: lambda on, _, slot, colour, __: named.CardTurnedUp(slot, on.colours[colour]),
    kinds.MARKET_FLUSHED: lambda *_: named.MarketFlushed(),
    kinds.MARKET_LEFT_STANDING: lambda *_: named.MarketLeftStanding(),
    kinds.DISCARDS_SHUFFLED: lambda on, seat, _, cards, __: named.DiscardsShuffled(cards),
    kinds.TICKETS_OFFERED: lambda on, seat, mask, count, _: named.TicketsOffered(
        seat, count, _tickets(on, mask)
    ),
    kinds.STARTING_TICKETS_CHOSEN: lambda on, seat, *_: named.StartingTicketsChosen(seat),
    kinds.TICKETS_KEPT: lambda on, seat, mask, kept, returned: named.TicketsKept(
        seat, kept, returned, _tickets(on, mask)
    ),
    kinds.ROUTE_CLAIMED: _route_claimed,
    kinds.FLAG_CARD_KEPT: lambda on, seat, _, colour, __: named.FlagCardKept(seat, on.colours[colour]),
    kinds.FLAG_SCORED: lambda on, seat, _, points, __: named.FlagScored(seat, points),
    kinds.BONUS_CARD_TAKEN: lambda on, seat, *_: named.BonusCardTaken(seat),
    kinds.PASSED: lambda on, seat, *_: named.Passed(seat),
    kinds.TURN_BEGAN: lambda on, seat, *_: named.TurnBegan(seat),
    kinds.LAST_ROUND_BEGAN: lambda on, seat, *_: named.LastRoundBegan(seat),
    kinds.GAME_ENDED: lambda *_: named.GameEnded(),
    kinds.TICKET_SCORED: lambda on, seat, ticket, points, _: named.TicketScored(
        seat, on.tickets[ticket], points
    ),
    kinds.DISTRICT_SCORED: lambda on, seat, district, points, _: named.DistrictScored(
        seat, on.districts[district], points
    ),
    kinds.BONUS_SCORED: lambda on, seat, cards, points, _: named.BonusScored(seat, cards, points),
}
