"""The page of the ladder: who beats whom, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from omnibus.arena.deals import numbers
from omnibus.arena.ladder_report import Cell, LadderReport
from omnibus.boards.load import find_board
from omnibus.cli.tables import in_percent, signed

HEAD = """\
# The ladder

*`omnibus ladder` writes this page; a hand-made change is lost with the next run. What the bots are like to
play with: [the bots](bots.md). How matches are played and intervals computed: [the arena](guides/arena.md).*

Every share is that of the row's bot in its duels with the other one, in per cent, and in brackets an interval
that holds the truth 19 times in 20; where few deals were played it is wide. A duel is won by coming out
before the other one; equal ranks count half. Each deal is played in every seating of the two bots, and counts
as one observation; the last column counts the deals of all cities. Deals are those of seed {seed} from number
{first:,} on, {kind}. A budget stands behind an @:
simulations, or time for a decision. The figures themselves are in [`{data}`]({data}).
"""
MOST_MISSING = 12
"""Named one by one."""


def as_page(report: LadderReport, data: str) -> str:
    first = numbers(1, published=report.published)[0]
    kind = "which are kept for published figures" if report.published else "which are of the ordinary range"
    head = HEAD.format(first=first, kind=kind, seed=report.seed, data=data)
    parts = [head, *_sections(report), _missing(report)]
    return "\n".join(part for part in parts if part)


def _sections(report: LadderReport) -> Iterable[str]:
    for seats in report.seats:
        if any(cell.seats == seats for cell in report.cells):
            yield f"## {seats} seats\n"
            yield _pairs(report, seats)
            yield _matrix(report, seats)


def _pairs(report: LadderReport, seats: int) -> str:
    """Each bot against each one below it, city by city; neighbours first."""
    bots = report.bots
    pairs = [
        (bots[low + apart], bots[low])
        for apart in range(1, len(bots))
        for low in range(len(bots) - apart)
        if report.cell(bots[low + apart], bots[low], seats)
    ]
    rows = [[_pair(*pair), *_cells(report, *pair, seats)] for pair in pairs]
    names = [find_board(city).name for city in report.cities]
    return "City by city:\n\n" + _table([["", *names, "all", "deals"], *rows])


def _cells(report: LadderReport, first: str, second: str, seats: int) -> list[str]:
    together = report.cell(first, second, seats)
    found = [report.cell(first, second, seats, city) for city in report.cities]
    return [*map(_share, found), _share(together), f"{together.deals:,}" if together else ""]


def _pair(first: str, second: str) -> str:
    return f"{first} – {second}"


def _share(cell: Cell | None) -> str:
    return "" if cell is None else in_percent(cell.points)


def _matrix(report: LadderReport, seats: int) -> str:
    """Everybody against everybody, in all cities together; the strongest first."""
    bots = [bot for bot in reversed(report.bots) if _met(report, bot, seats)]
    if len(bots) < 3:
        return ""
    ratings = {one.bot: one.elo for one in report.ratings if one.seats == seats}
    rows = [["", *([] if not ratings else ["Elo"]), *bots]]
    for bot in bots:
        elo = ratings.get(bot)
        reach = "" if elo is None or elo.high is None else f" ± {elo.high - elo.mean:.0f}"
        shares = ["–" if bot == other else _share(report.cell(bot, other, seats)) for other in bots]
        rows.append([bot, *([] if elo is None else [signed(elo.mean) + reach]), *shares])
    return "All cities together, each deal with the same weight:\n\n" + _table(rows)


def _met(report: LadderReport, bot: str, seats: int) -> bool:
    return any(bot in (cell.first, cell.second) for cell in report.cells if cell.seats == seats)


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *others = rows
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *others))


def _missing(report: LadderReport) -> str:
    """What was not measured is said."""
    lines = ["## Not measured\n"] if report.missing else []
    lines += [f"- {one}" for one in report.missing[:MOST_MISSING]]
    if len(report.missing) > MOST_MISSING:
        lines.append(f"- and {len(report.missing) - MOST_MISSING} matches more")
    forfeits = sum(cell.forfeits for cell in report.cells)
    if forfeits:
        lines += ["", f"{forfeits:,} decisions were forfeited to chance: out of time, or against the rules."]
    return "\n".join(lines) + "\n" if lines else ""
