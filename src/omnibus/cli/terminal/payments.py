"""The ways to pay for a route, the cheapest in wilds first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from omnibus.boards.model import GREY, WILD, Slug
from omnibus.cli.terminal.names import Names
from omnibus.cli.terminal.spans import Line, line
from omnibus.game.action import AnyAction, ClaimRoute
from omnibus.game.game import Game


def ways_to_pay(names: Names, legal: Iterable[AnyAction], routes: Sequence[Slug]) -> list[ClaimRoute]:
    """All claims of these routes. Of two tracks that look alike, only the first that is open."""
    found: dict[tuple[object, ...], ClaimRoute] = {}
    for action in legal:
        if isinstance(action, ClaimRoute) and action.route in routes:
            alike = (names.routes[action.route].colour, action.cards, action.decline_flag)
            found.setdefault(alike, action)
    return sorted(found.values(), key=lambda claim: (claim.decline_flag, claim.cards.count(WILD)))


def described(names: Names, claim: ClaimRoute) -> Line:
    """``2 orange``; ``2 blue, not keeping the flag card``; and which track, where two differ."""
    route = names.routes[claim.route]
    twin = names.routes.get(route.twin or "")
    track = f" on the {names.colour(route.colour)} track" if twin and twin.colour != route.colour else ""
    kept = ", not keeping the flag card" if claim.decline_flag else ""
    return [*names.cards(Counter(claim.cards)), *line(track + kept)]


def likely_claim(game: Game, seat: int, route: Slug) -> ClaimRoute:
    """The payment that comes nearest to what the seat holds: to explain what it lacks."""
    printed = next(one for one in game.board.routes if one.slug == route)
    hand = game.view(seat).hand or {}
    colour = printed.colour
    if colour == GREY:
        colour = max(game.board.colours, key=lambda one: hand.get(one, 0))
    wilds = min(hand.get(WILD, 0), max(0, printed.cost - hand.get(colour, 0)))
    return ClaimRoute(route, (colour,) * (printed.cost - wilds) + (WILD,) * wilds)
