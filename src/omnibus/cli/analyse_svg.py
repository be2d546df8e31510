"""An analysis as a small drawing: how the chance to win went up and down, and where it was given away."""

from __future__ import annotations

from collections.abc import Iterator

from omnibus.boards.draw_svg_elements import Area, Value, element, group, line_path, text, title
from omnibus.boards.geometry import Point
from omnibus.cli.terminal.advice import Words
from omnibus.cli.terminal.names import Names
from omnibus.cli.terminal.spans import plain_text
from omnibus.coach.analysis import Analysis
from omnibus.coach.verdict import Verdict
from omnibus.game.game import Game

WIDTH, HEIGHT = 760, 300
FIELD = Area(left=58, top=46, right=740, bottom=254)
STYLE = """
svg{--ground:#fffdf8;--ink:#222;--soft:#6f6a5e;--line:#2463a8;--loss:#c0392b}
@media (prefers-color-scheme:dark){
svg{--ground:#1d1c1a;--ink:#eee;--soft:#a29c8e;--line:#7db4ee;--loss:#ff7b6b}}
text{font:13px system-ui,sans-serif;fill:var(--ink)}
text.soft{fill:var(--soft)}text.head{font-weight:700;font-size:15px}
.rule{stroke:var(--soft);stroke-width:.4}.even{stroke-width:1;stroke-dasharray:4 4}
.win{fill:none;stroke:var(--line);stroke-width:2}.dot{fill:var(--line)}.band{fill:var(--line);opacity:.16}
.loss{stroke:var(--loss);stroke-width:3}
"""


def graph(game: Game, analysis: Analysis) -> str:
    """Stands alone; whoever reads it by ear gets each decision as the title of its point."""
    words = Words(Names(game.board, game.names))
    name = analysis.names[analysis.seat]
    parts = [
        element("style", {}, STYLE),
        element("rect", {"width": WIDTH, "height": HEIGHT, "fill": "var(--ground)"}),
        text(f"{game.board.name}: {name}’s chance to win", Point(FIELD.left, 26), {"class": "head"}),
        *_scale(game.seats),
        *_curve(analysis),
        *(_mark(words, analysis, verdict) for verdict in analysis.verdicts),
        text("ply", Point(FIELD.left, HEIGHT - 14), {"class": "soft"}),
        text(
            "red: what was given away against the best move found",
            Point(FIELD.right, HEIGHT - 14),
            {"class": "soft", "text-anchor": "end"},
        ),
    ]
    frame: dict[str, Value] = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "role": "img",
    }
    return element("svg", frame, title(f"Chance of {name} to win, decision by decision"), *parts) + "\n"


def _scale(seats: int) -> Iterator[str]:
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        yield _level(share, "rule")
        label = Point(FIELD.left - 8, _height(share) + 4)
        yield text(f"{100 * share:.0f} %", label, {"class": "soft", "text-anchor": "end"})
    yield _level(1 / seats, "rule even")


def _level(share: float, kind: str) -> str:
    height = _height(share)
    ends: dict[str, Value] = {"x1": FIELD.left, "x2": FIELD.right, "y1": height, "y2": height}
    return element("line", {**ends, "class": kind})


def _curve(analysis: Analysis) -> Iterator[str]:
    """Each decision as it was played, with its interval behind it; at the end the result."""
    points, low, high = [], [], []
    for verdict in analysis.verdicts:
        x, win = _across(analysis, verdict.ply), verdict.played.win
        points.append(Point(x, _height(win.mean)))
        low.append(Point(x, _height(win.mean if win.low is None else win.low)))
        high.append(Point(x, _height(win.mean if win.high is None else win.high)))
    yield element("path", {"class": "band", "d": line_path([*high, *reversed(low)], closed=True)})
    if analysis.result is not None:
        points.append(Point(FIELD.right, _height(analysis.result.win)))
    yield element("path", {"class": "win", "d": line_path(points)})


def _mark(words: Words, analysis: Analysis, verdict: Verdict) -> str:
    x, played, best = _across(analysis, verdict.ply), verdict.played, verdict.best
    said = f"Ply {verdict.ply}: {plain_text(words.action(played.action))}, {100 * played.win.mean:.0f} %"
    lost = ""
    if best.action != played.action:
        said += f"; better: {plain_text(words.action(best.action))}, {100 * best.win.mean:.0f} %"
        heights: dict[str, Value] = {"y1": _height(best.win.mean), "y2": _height(played.win.mean)}
        lost = element("line", {"x1": x, "x2": x, **heights, "class": "loss"})
    dot = element("circle", {"cx": x, "cy": _height(played.win.mean), "r": 3, "class": "dot"})
    number = text(str(verdict.ply), Point(x, FIELD.bottom + 16), {"class": "soft", "text-anchor": "middle"})
    return group({}, [title(said), lost, dot, number if verdict.ply in analysis.costliest else ""])


def _across(analysis: Analysis, ply: int) -> float:
    first, last = analysis.verdicts[0].ply, analysis.verdicts[-1].ply
    room = FIELD.width - 24
    return FIELD.left + 8 + room * (ply - first) / max(1, last - first)


def _height(share: float) -> float:
    return FIELD.bottom - share * FIELD.height
