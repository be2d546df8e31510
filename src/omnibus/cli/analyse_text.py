"""An analysis in words and tables."""

from __future__ import annotations

from omnibus.arena.statistics import Estimate
from omnibus.cli.tables import aligned
from omnibus.cli.terminal.advice import Words
from omnibus.cli.terminal.names import Names, counted
from omnibus.cli.terminal.spans import Line, Span, line, plain_text, strong
from omnibus.coach.analysis import Analysis
from omnibus.coach.comparison import Level
from omnibus.coach.verdict import Verdict, Weighed
from omnibus.game.game import Game

INTERVALS = "After ± and in brackets: the 95 % confidence interval, from the spread between imagined worlds."
STEPS = (
    ("deal", "the deal"),
    ("chance", "what your moves turned up"),
    ("others", "what the others did, drew and hid"),
    ("decisions", "your decisions, against the planner's"),
)


def as_text(game: Game, analysis: Analysis) -> list[Line]:
    words = Words(Names(game.board, game.names))
    parts = [
        _head(game, analysis),
        _balance(game, analysis),
        _costliest(words, analysis),
        _decisions(words, analysis),
        [line(INTERVALS)],
    ]
    return [one for part in parts if part for one in (*part, [])][:-1]


def _head(game: Game, analysis: Analysis) -> list[Line]:
    name = analysis.names[analysis.seat]
    count = counted(len(analysis.verdicts), "decision")
    head = line(f"{game.board.name}, {count} of ", strong(name), " (seat ", str(analysis.seat), ")")
    if analysis.result is None:
        return [[*head, Span(". The game is not over.")]]
    won = {0.0: "lost", 1.0: "won"}.get(analysis.result.win, "shared the victory")
    points = abs(analysis.result.points)
    ahead = "ahead" if analysis.result.points >= 0 else "behind"
    return [[*head, Span(f": {won}, {counted(points, 'point')} {ahead}.")]]


def _balance(game: Game, analysis: Analysis) -> list[Line]:
    """From an even share to the result."""
    if analysis.balance is None or analysis.result is None:
        return []
    rows = [["", "chance to win", "points"], ["an even share", f"{100 / game.seats:.0f} %", ""]]
    for field, name in STEPS:
        level: Level = getattr(analysis.balance, field)
        rows.append([name, f"{_in_percent(level.win)} %", _with_sign(level.points)])
    rows.append(["the result", f"{100 * analysis.result.win:.0f} %", f"{analysis.result.points:+d}"])
    given, count = analysis.balance.given_away, len(analysis.verdicts)
    head, *others = aligned(rows)
    lost = (
        f"Against the best moves that were found, {100 * given.win.mean / count:.1f} % of a win and "
        f"{given.points.mean / count:.1f} points were given away with each decision."
    )
    return [line(strong("Luck and skill")), line(head), *map(line, others), line(lost)]


def _costliest(words: Words, analysis: Analysis) -> list[Line]:
    found = {verdict.ply: verdict for verdict in analysis.verdicts}
    if not analysis.costliest:
        return [line(strong("No decision"), " has clearly given anything away.")]
    lines: list[Line] = [line(strong("What cost most"))]
    for number, ply in enumerate(analysis.costliest, start=1):
        lines += _told(words, number, found[ply])
    return lines


def _told(words: Words, number: int, verdict: Verdict) -> list[Line]:
    cost = verdict.given_away
    return [
        [
            *line(f"{number}. Ply {verdict.ply}, you chose to "),
            *words.action(verdict.played.action),
            Span(f": {_weighed(verdict.played)}."),
        ],
        [
            *line("   Better: "),
            *words.action(verdict.best.action),
            Span(f": {_weighed(verdict.best)}."),
        ],
        *([Span("   "), *reason, Span(".")] for reason in words.reasons(verdict.because)),
        line(f"   It cost {_in_percent(cost.win).lstrip('+')} % of a win and {cost.points.mean:.1f} points."),
    ]


def _weighed(one: Weighed) -> str:
    return f"{_chance(one)} % to win, {one.points.mean:+.1f} points"


def _decisions(words: Words, analysis: Analysis) -> list[Line]:
    """Figures first: how long the words are depends on the names of places."""
    rows = [["ply", "to win in %", "given away", ""]]
    for one in analysis.verdicts:
        said, given = plain_text(words.action(one.played.action)), ""
        if one.best.action != one.played.action:
            said += f"; better: {plain_text(words.action(one.best.action))}"
            given = _in_percent(one.given_away.win).lstrip("+")
        rows.append([str(one.ply), _chance(one.played), given, said])
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    texts = [
        "  ".join([*(cell.rjust(width) for cell, width in zip(row, widths, strict=False)), row[3]])
        for row in rows
    ]
    return [line(strong("All decisions")), *(line(text.rstrip()) for text in texts)]


def _chance(one: Weighed) -> str:
    win = one.win
    low, high = (win.mean if side is None else side for side in (win.low, win.high))
    return f"{100 * win.mean:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def _in_percent(share: Estimate) -> str:
    return f"{100 * share.mean:+.1f}{_reach(share, 100)}"


def _with_sign(points: Estimate) -> str:
    return f"{points.mean:+.1f}{_reach(points, 1)}"


def _reach(estimate: Estimate, factor: float) -> str:
    return "" if estimate.high is None else f" ± {factor * (estimate.high - estimate.mean):.1f}"
