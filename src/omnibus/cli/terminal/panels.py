"""What stands where on the full screen."""

from __future__ import annotations

from omnibus.cli.terminal.choices import Step
from omnibus.cli.terminal.map_view import Marks
from omnibus.cli.terminal.situation import Situation
from omnibus.cli.terminal.spans import Line, line, strong


def headline(situation: Situation) -> Line:
    """Where, whose turn, and what the rules ask for in the middle of it."""
    due = situation.due()
    where = strong(f"{situation.names.board.name}  ")
    return [where, *situation.headline(), *(line(". ", *due) if due else [])]


def sections(situation: Situation, *, spaced: bool) -> list[Line]:
    """Market, hand, tickets and players below each other, each under its heading."""
    parts: dict[str, list[Line]] = {"Market": [situation.market(), situation.piles()]}
    if situation.viewer is not None:
        parts["Your hand"] = [situation.hand()]
        parts["Your tickets"] = situation.tickets()
        parts["Offered to you"] = situation.offer()
    parts["Players"] = situation.players()
    lines: list[Line] = []
    for heading, found in parts.items():
        if found:
            lines += [*([[]] if spaced and lines else []), line(strong(heading)), *found]
    return lines


def marks(situation: Situation, step: Step) -> Marks:
    """Who owns what, what is new, where one's tickets lead, and what is being chosen."""
    chosen = {step.place} if step.place else set()
    for route in step.routes:
        chosen |= set(situation.names.routes[route].ends)
    return Marks(
        owners=situation.owners(), recent=situation.recent(), wanted=situation.wanted(), chosen=chosen
    )
