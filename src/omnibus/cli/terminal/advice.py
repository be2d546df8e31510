"""What the coach has to say, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from omnibus.boards.model import WILD
from omnibus.bots.reasons import PlannedTicket
from omnibus.cli.terminal.names import Names, counted, listed
from omnibus.cli.terminal.spans import Line, Span, joined, line, strong
from omnibus.coach.because import Because, Kind
from omnibus.coach.hint import Advice, Hint
from omnibus.game.action import AnyAction, ClaimRoute, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets


class Words:
    """Of one board and its players."""

    def __init__(self, names: Names) -> None:
        self.names = names

    # ---- actions ----

    def action(self, action: AnyAction) -> Line:
        """``claim Big Ben – Waterloo for 2 blue``"""
        match action:
            case ClaimRoute():
                kept = ", not keeping the flag card" if action.decline_flag else ""
                route = strong(self.names.route(action.route))
                return [*line("claim ", route, " for "), *self.names.cards(Counter(action.cards)), Span(kept)]
            case DrawFaceUp():
                return line("take the open card: ", self.names.card(action.colour))
            case DrawBlind():
                return line("draw blind")
            case DrawTickets():
                return line("draw tickets")
            case KeepTickets():
                kept = self.names.ticket(action.ticket) if action.ticket else "all of them"
                return line("keep ", strong(kept))
        return line("pass")

    # ---- hints ----

    def hint(self, hint: Hint) -> list[Line]:
        """The best actions with their reasons, then the plan behind them."""
        lines: list[Line] = []
        for number, advice in enumerate(hint.best, start=1):
            lines += self._advice(number, advice)
        return [*lines, *self.plan(hint.plan)]

    def _advice(self, number: int, advice: Advice) -> list[Line]:
        one = advice.alternative
        chance = f"{100 * one.win:.0f} % ({100 * one.low:.0f}-{100 * one.high:.0f}) to win"
        head = [Span(f"{number}. "), *self.action(one.action), Span(f": {chance}, {margin(one.points)}")]
        return [head, *([Span("   "), *words, Span(".")] for words in self.reasons(advice.because))]

    def plan(self, plan: Sequence[PlannedTicket]) -> list[Line]:
        """Where the tickets are to lead, one line each."""
        lines = [self._planned(one) for one in plan]
        return [
            [Span("The plan: " if number == 0 else "          "), *one] for number, one in enumerate(lines)
        ]

    def _planned(self, planned: PlannedTicket) -> Line:
        ticket = self.names.ticket(planned.ticket)
        if planned.standing == "done":
            return line(ticket, " ", Span("is done", "good"), ".")
        if planned.standing == "broken":
            return line(ticket, " ", Span("is not worth its way, or can't be done any more", "bad"), ".")
        routes = [line(self.names.route(slug)) for slug in planned.routes]
        return [*line(ticket, " by way of "), *joined(routes), Span(".")]

    # ---- reasons ----

    def reasons(self, found: Sequence[Because]) -> list[Line]:
        return [SENTENCES[one.kind](self, one) for one in found]

    def completes(self, one: Because) -> Line:
        return line(f"It completes {self._ticket(one)} ({counted(one.count, 'point')})")

    def links(self, one: Because) -> Line:
        return line(f"It is on the way of {self._ticket(one)} ({counted(one.count, 'point')})")

    def scores(self, one: Because) -> Line:
        return line(f"It scores {counted(one.count, 'point')} at once")

    def blocks(self, one: Because) -> Line:
        who, chance = self.names.player(one.seat or 0), f"{100 * one.chance:.0f} %"
        return line(
            "It is in the way of ",
            who,
            f", who probably wants it ({chance}): most likely for {self._ticket(one)}",
        )

    def bonus(self, _: Because) -> Line:
        return line("It earns a bonus card")

    def ends(self, _: Because) -> Line:
        return line("It begins the last round")

    def needed(self, one: Because) -> Line:
        routes = listed([self.names.route(slug) for slug in one.routes])
        if one.colour == WILD:
            return line(f"A wild stands for any of the {counted(one.count, 'card')} lacking for {routes}")
        wanted = "is" if one.count == 1 else "are"
        return line(f"{one.count} more ", self.names.card(one.colour or ""), f" {wanted} wanted for {routes}")

    def none_needed(self, _: Because) -> Line:
        return line("None of the open cards is one that the plan lacks")

    def all_linked(self, _: Because) -> Line:
        return line("No ticket is left to be linked")

    def keeps(self, one: Because) -> Line:
        return line(f"Kept: {self._ticket(one)}, {self._way(one)}")

    def returns(self, one: Because) -> Line:
        return line(f"Given back: {self._ticket(one)}, {self._way(one)}")

    def _ticket(self, one: Because) -> str:
        return self.names.ticket(one.ticket or "")

    def _way(self, one: Because) -> str:
        if one.standing == "possible":
            return f"{counted(one.count, 'card')} away"
        return "done already" if one.standing == "done" else "which can't be done any more"


def margin(points: float) -> str:
    """``4.2 points ahead``"""
    return f"{abs(points):.1f} points {'ahead' if points >= 0 else 'behind'}"


SENTENCES: dict[Kind, Callable[[Words, Because], Line]] = {
    "completes": Words.completes,
    "links": Words.links,
    "scores": Words.scores,
    "blocks": Words.blocks,
    "bonus": Words.bonus,
    "ends": Words.ends,
    "needed": Words.needed,
    "none-needed": Words.none_needed,
    "all-linked": Words.all_linked,
    "keeps": Words.keeps,
    "returns": Words.returns,
}
