"""Why not? The name of the reason, or nothing where an action is legal.

Where several reasons hold, the one given is the first in this order: the time, then the route, then the
shape of the payment, then what the hand holds, then the flag card.
"""

from __future__ import annotations

from collections import Counter

from omnibus.game.action import (
    AnyAction,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Pass,
)
from tests.oracle.printed import Printed
from tests.oracle.situation import Player, Situation

Reason = str | None


def why_not(printed: Printed, here: Situation, seat: int, action: AnyAction) -> Reason:
    early = wrong_time(here, seat, action)
    if early:
        return early
    match action:
        case KeepTickets(ticket=ticket):
            return why_not_keep(printed, here.players[seat], ticket)
        case DrawBlind():
            return None if here.deck else "DRAW_PILE_EMPTY"
        case DrawFaceUp(colour=colour):
            return why_not_take(here, colour)
        case DrawTickets():
            return None if here.stack else "TICKET_STACK_EMPTY"
        case Pass():
            return "MUST_ACT" if anything_possible(printed, here, seat) else None
        case ClaimRoute():
            return why_not_claim(printed, here, seat, action)


def wrong_time(here: Situation, seat: int, action: AnyAction) -> Reason:
    keeps = isinstance(action, KeepTickets)
    if here.phase == "over":
        return "GAME_IS_OVER"
    if here.phase == "choosing":
        if not keeps:
            return "STARTING_TICKETS_FIRST"
        return "ALREADY_CHOSEN" if here.players[seat].chosen else None
    if seat != here.to_move:
        return "NOT_YOUR_TURN"
    if here.phase == "keeping":
        return None if keeps else "TICKETS_TO_KEEP"
    if keeps:
        return "NO_TICKETS_ON_OFFER"
    if here.phase == "drawing" and not isinstance(action, DrawBlind | DrawFaceUp):
        return "SECOND_CARD_DUE"
    return None


def why_not_keep(printed: Printed, player: Player, ticket: str | None) -> Reason:
    if ticket is None:
        return None
    if ticket == "none":
        return "TOO_FEW_TICKETS_KEPT"
    if ticket not in player.offer:
        return "TICKET_NOT_ON_OFFER"
    return "TOO_FEW_TICKETS_KEPT" if printed.board.parameters.tickets_kept_at_least > 1 else None


def why_not_take(here: Situation, colour: str) -> Reason:
    if colour not in here.market:
        return "COLOUR_NOT_FACE_UP"
    if colour == "wild" and here.phase == "drawing":
        return "WILD_AS_SECOND_CARD"
    return None


def anything_possible(printed: Printed, here: Situation, seat: int) -> bool:
    """Anything but a pass: E-12."""
    if here.deck or here.stack or any(card is not None for card in here.market):
        return True
    hand = here.players[seat].hand
    for slug, route in printed.routes.items():
        if why_not_route(printed, here, seat, slug) is None:
            colours = [colour for colour in printed.board.deck if colour != "wild"]
            fitting = colours if route.colour == "grey" else [route.colour]
            if any(hand[colour] + hand["wild"] >= route.cost for colour in fitting):
                return True
    return False


def why_not_claim(printed: Printed, here: Situation, seat: int, claim: ClaimRoute) -> Reason:
    route, player = printed.routes[claim.route], here.players[seat]
    paid = Counter(claim.cards)
    coloured = {colour for colour in paid if colour != "wild"}
    return (
        why_not_route(printed, here, seat, claim.route)
        or wrong_payment(route.colour, route.cost, paid)
        or ("NO_FLAG_CARD_TO_DECLINE" if claim.decline_flag and not coloured & printed.flag_colours else None)
        or ("NOT_ENOUGH_WILDS" if paid["wild"] > player.hand["wild"] else None)
        or ("NOT_ENOUGH_CARDS" if any(paid[one] > player.hand[one] for one in coloured) else None)
        or (why_not_decline(printed, player, coloured) if claim.decline_flag else None)
    )


def why_not_route(printed: Printed, here: Situation, seat: int, slug: str) -> Reason:
    route = printed.routes[slug]
    if any(slug in player.routes for player in here.players):
        return "ROUTE_TAKEN"
    if route.twin in here.players[seat].routes:
        return "TWIN_IS_YOURS"
    if len(here.players) == 2 and any(route.twin in player.routes for player in here.players):
        return "TWIN_CLOSED_WITH_TWO"
    if here.players[seat].pieces[route.kind] < route.spaces:
        return "NOT_ENOUGH_PIECES"
    return None


def wrong_payment(colour: str, cost: int, paid: Counter[str]) -> Reason:
    used = {one for one in paid if one != "wild"}
    if colour != "grey" and used - {colour}:
        return "WRONG_COLOUR"
    if len(used) > 1:
        return "COLOURS_MIXED"
    return None if paid.total() == cost else "WRONG_NUMBER_OF_CARDS"


def why_not_decline(printed: Printed, player: Player, coloured: set[str]) -> Reason:
    if coloured & player.flag_cards:
        return "NO_FLAG_CARD_TO_DECLINE"
    return None if printed.flag_may_be_declined else "FLAG_CARD_MUST_BE_KEPT"
