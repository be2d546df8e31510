"""What can be done now, as choices that lead to actions: a place, then a route, then a payment."""

from __future__ import annotations

import msgspec

from omnibus.boards.model import Slug
from omnibus.cli.terminal.names import Names
from omnibus.cli.terminal.payments import described, likely_claim, ways_to_pay
from omnibus.cli.terminal.routes import Routes
from omnibus.cli.terminal.spans import Line, Span, line, strong
from omnibus.game.action import (
    AnyAction,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Pass,
)
from omnibus.game.game import Game


class Step(msgspec.Struct, frozen=True):
    """Where in the choosing one is: at the beginning, at a place, at a route."""

    claiming: bool = False
    payable: bool = False
    """All routes that can be paid for, wherever they are."""
    place: Slug | None = None
    routes: tuple[Slug, ...] = ()
    """One, or both tracks of a double route."""

    @property
    def back(self) -> Step:
        if self.routes and self.place:
            return Step(claiming=True, place=self.place)
        if self.routes:
            return Step(claiming=True, payable=True)
        return Step(claiming=self.place is not None or self.payable)


START = Step()
CLAIMING = Step(claiming=True)


class Choice(msgspec.Struct, frozen=True):
    label: Line
    leads_to: Step | None = None
    does: AnyAction | None = None
    is_heading: bool = False
    """Only to be read."""


class Choices:
    """Of one seat in one game; it has nothing to choose while others are to move."""

    def __init__(self, game: Game, names: Names, seat: int) -> None:
        self.game = game
        self.names = names
        self.seat = seat
        self.legal = game.legal_actions(seat)
        self.routes = Routes(game, names, seat)

    def at(self, step: Step) -> list[Choice]:
        if not self.legal:
            return []
        if step.routes:
            heading, found = self.names.ends(self.names.routes[step.routes[0]].ends), self._ways(step.routes)
        elif step.place:
            heading, found = f"From {self.names.place(step.place)}", self._routes_of(step.place)
        elif step.payable:
            heading, found = "All that you can pay", self._payable()
        elif step.claiming:
            heading, found = "Claim a route from", self._places()
        else:
            return self._actions()
        back = Choice(line(Span("back (Escape)", "soft")), leads_to=step.back)
        return [Choice(line(strong(heading)), is_heading=True), *found, back]

    # ---- the first choice ----

    def _actions(self) -> list[Choice]:
        found = [
            Choice(self._label(action), does=action)
            for action in self.legal
            if not isinstance(action, ClaimRoute)
        ]
        if self.routes.payable:
            label = f"Claim a route ({len(self.routes.payable)} payable)"
            found.append(Choice(line(label), leads_to=CLAIMING))
        return found

    def _label(self, action: AnyAction) -> Line:
        view = self.game.view(self.seat)
        match action:
            case DrawBlind():
                return line(f"Draw blind ({view.deck_left} left)")
            case DrawFaceUp(colour):
                ends = ", then end" if view.phase == "turn" and self._is_wild(colour) else ""
                return line("Take ", self.names.card(colour), ends)
            case DrawTickets():
                return line(f"Draw tickets ({view.stack_left} left)")
            case KeepTickets(None):
                return line("Keep both")
            case KeepTickets(str(ticket)):
                return line("Keep ", self.names.ticket(ticket))
            case Pass():
                return line("Pass: nothing else is possible")
        raise AssertionError(action)

    def _is_wild(self, colour: Slug) -> bool:
        return colour not in self.names.board.colours

    # ---- claims ----

    def _places(self) -> list[Choice]:
        """First a way to see all routes that can be paid, then every place."""
        every = line(f"anywhere ({len(self.routes.payable)} payable)")
        found = [Choice(every, leads_to=Step(claiming=True, payable=True))]
        for place in self.names.board.places:
            routes = [route.slug for route in self.names.board.routes if place.slug in route.ends]
            number = sum(route in self.routes.payable for route in routes)
            label = line(place.name, Span(f" ({number})" if number else "", "good"))
            found.append(Choice(label, leads_to=Step(claiming=True, place=place.slug)))
        return found

    def _payable(self) -> list[Choice]:
        found = []
        for route in self.names.board.routes:
            if route.slug in self.routes.payable:
                price = Span(self.names.price(route), f"card:{route.colour}")
                label = line(self.names.ends(route.ends), ", ", price, " @" if route.mark else "")
                found.append(Choice(label, leads_to=Step(claiming=True, routes=(route.slug,))))
        return found

    def _routes_of(self, place: Slug) -> list[Choice]:
        """Those that can't be claimed may be chosen, too: the refusal says why."""
        return [
            Choice(label, leads_to=Step(claiming=True, place=place, routes=(route,)))
            if route in self.routes.payable
            else Choice(label, does=likely_claim(self.game, self.seat, route))
            for route, label in self.routes.at(place)
        ]

    def _ways(self, routes: tuple[Slug, ...]) -> list[Choice]:
        """Where there is none, the nearest one may be tried: the refusal says why."""
        ways = ways_to_pay(self.names, self.legal, routes)
        if ways:
            return [Choice(line("for ", *described(self.names, way)), does=way) for way in ways]
        nearest = likely_claim(self.game, self.seat, routes[0])
        return [Choice(self.routes.state(routes[0]), does=nearest)]
