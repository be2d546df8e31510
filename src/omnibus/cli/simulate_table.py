"""The figures of many games as a table for people."""

from __future__ import annotations

from omnibus.cli.simulate_games import Series
from omnibus.cli.simulate_summary import SOURCES, Report, Summary
from omnibus.cli.tables import INTERVALS, aligned, in_percent, written

RESULTS = ["games", "wins in %", "score", "tickets done", "failed"]
HEADINGS = {
    "route": "routes",
    "ticket": "done tickets",
    "failed": "failed tickets",
    "district": "districts",
    "bonus": "bonus cards",
    "flags": "flags",
}


def as_table(name: str, series: Series, report: Report) -> str:
    """What came out, and below it where the points are from."""
    rows = dict(report.bots)
    for seat, summary in enumerate(report.seats):
        rows[f"seat {seat + 1}{' (begins)' if seat == 0 else ''}"] = summary
    found = {source for summary in rows.values() for source in summary.points}
    sources = [source for source in SOURCES if source in found]
    results = [["", *RESULTS], *([row, *_results(summary)] for row, summary in rows.items())]
    points = [["points from", *(HEADINGS[source] for source in sources)]]
    points += [[row, *_points(summary, sources)] for row, summary in rows.items()]
    tables = [*_aligned(results, len(report.bots)), "", *_aligned(points, len(report.bots))]
    return "\n".join([*_head(name, series, report), "", *tables, "", INTERVALS])


def _head(name: str, series: Series, report: Report) -> list[str]:
    profile = f", rules {series.profile}" if series.profile else ""
    return [
        f"{name}{profile}, {series.seats} seats, seed {series.seed}: "
        f"{report.games} games on {report.deals} deals",
        f"A game has {written(report.plies)} plies and {written(report.turns)} turns of all players.",
    ]


def _results(summary: Summary) -> list[str]:
    estimates = [summary.score, summary.done, summary.failed]
    return [str(summary.games), in_percent(summary.wins), *(written(one) for one in estimates)]


def _points(summary: Summary, sources: list[str]) -> list[str]:
    return [f"{summary.points.get(source, 0):.1f}" for source in sources]


def _aligned(lines: list[list[str]], bots: int) -> list[str]:
    """With a rule below the headings and another one between bots and seats."""
    texts = aligned(lines)
    rule = "-" * len(texts[0])
    return [texts[0], rule, *texts[1 : 1 + bots], rule, *texts[1 + bots :]]
