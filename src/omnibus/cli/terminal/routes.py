"""The routes in words, place by place: to be read where a map can't be."""

from __future__ import annotations

from omnibus.boards.model import Route, Slug
from omnibus.cli.terminal.names import Names
from omnibus.cli.terminal.payments import likely_claim
from omnibus.cli.terminal.spans import Line, Span, line, strong
from omnibus.game.action import ClaimRoute
from omnibus.game.game import Game
from omnibus.game.refusal import Refusal
from omnibus.rules.reasons import Reason

OF_THE_MOMENT = (
    Reason.NOT_YOUR_TURN,
    Reason.STARTING_TICKETS_FIRST,
    Reason.ALREADY_CHOSEN,
    Reason.SECOND_CARD_DUE,
    Reason.TICKETS_TO_KEEP,
    Reason.GAME_IS_OVER,
)
"""They say nothing about the route."""
SHORT = {
    Reason.TWIN_IS_YOURS: "closed: you own the other track",
    Reason.TWIN_CLOSED_WITH_TWO: "closed by the other track",
    Reason.NOT_ENOUGH_PIECES: "too few pieces left",
    Reason.NOT_ENOUGH_CARDS: "free",
    Reason.NOT_ENOUGH_WILDS: "free",
}


class Routes:
    """As one seat sees them, or somebody who only watches."""

    def __init__(self, game: Game, names: Names, viewer: int | None) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        players = enumerate(game.view(None).players)
        self.owners = {slug: seat for seat, player in players for slug in player.routes}
        legal = [] if viewer is None else game.legal_actions(viewer)
        self.payable = {action.route for action in legal if isinstance(action, ClaimRoute)}

    def everywhere(self) -> list[Line]:
        return [one for place in self.names.places for one in self.around(place)]

    def around(self, place: Slug) -> list[Line]:
        return [line(strong(self.names.place(place))), *([Span("  "), *one] for _, one in self.at(place))]

    def at(self, place: Slug) -> list[tuple[Slug, Line]]:
        """The routes of a place, each as ``Waterloo, 2 blue: free``."""
        found = (route for route in self.names.board.routes if place in route.ends)
        return [(route.slug, self._route(route, place)) for route in found]

    def _route(self, route: Route, place: Slug) -> Line:
        other = route.ends[1] if route.ends[0] == place else route.ends[0]
        price = Span(self.names.price(route), f"card:{route.colour}")
        bonus = ", earns a bonus card" if route.mark else ""
        return line(f"{self.names.place(other)}, ", price, f"{bonus}: ", *self.state(route.slug))

    def state(self, slug: Slug) -> Line:
        """Whose it is; or free, and whether it could be paid now; or why it is closed."""
        owner = self.owners.get(slug)
        if owner is not None:
            who = "yours" if owner == self.viewer else f"taken by {self.names.players[owner]}"
            return line(Span(who, f"seat:{owner}"))
        if slug in self.payable:
            return line(Span("free, you can pay it", "good"))
        refusal = self._refusal(slug)
        closed = refusal is not None and SHORT.get(refusal.reason, "free") != "free"
        return line(Span(SHORT[refusal.reason] if refusal and closed else "free", "soft" if closed else ""))

    def _refusal(self, slug: Slug) -> Refusal | None:
        if self.viewer is None:
            return None
        refusal = self.game.explain(likely_claim(self.game, self.viewer, slug), self.viewer)
        return None if refusal and refusal.reason in OF_THE_MOMENT else refusal
