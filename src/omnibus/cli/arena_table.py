"""The results of a match as tables for people."""

from __future__ import annotations

from itertools import chain

from omnibus.arena.deals import numbers
from omnibus.arena.match import Match, board_of
from omnibus.arena.report import Report, Section
from omnibus.arena.statistics import Estimate
from omnibus.arena.statistics_sprt import Verdict
from omnibus.bots.forfeit import Forfeit
from omnibus.cli.tables import INTERVALS, aligned, in_percent, signed, with_sign, written

BOTS = ["", "games", "points in %", "first in %", "score", "Elo"]
MOST_FORFEITS = 5
"""Shown one by one."""


def as_text(match: Match, report: Report) -> str:
    parts = [
        [_head(match, report.all)],
        _ruled(_bots(report.all)),
        _ruled(_crosses(match, report.all)) if len(match.bots) > 2 else [],
        _ruled(_pairs(match, report.all)),
        _ruled(_cities(match, report)) if report.cities else [],
        _ruled(_seats(match, report)),
        [_verdict(match, report.sprt)] if report.sprt else [],
        _forfeits(match, report) if report.forfeits else [],
        [INTERVALS],
    ]
    return "\n".join(chain.from_iterable([*part, ""] for part in parts if part)).rstrip()


def _head(match: Match, section: Section) -> str:
    cities = ", ".join(_name(city) for city in match.cities)
    profile = f", rules {match.profile}" if match.profile else ""
    first = numbers(1, published=match.published)[0]
    return (
        f"{cities}{profile}, {match.seats} seats, seed {match.seed}, deals from {first:,} on: "
        f"{section.games:,} games on {section.deals:,} deals"
    )


def _name(city: str) -> str:
    return board_of(city).name


def _ruled(lines: list[list[str]]) -> list[str]:
    head, *rows = aligned(lines)
    return [head, "-" * max(map(len, [head, *rows])), *rows]


def _bots(section: Section) -> list[list[str]]:
    rows = [
        [
            bot.bot,
            str(bot.games),
            in_percent(bot.points),
            in_percent(bot.wins),
            written(bot.score),
            _even(bot.rating),
        ]
        for bot in sorted(section.bots, key=lambda bot: -bot.rating.mean)
    ]
    return [BOTS, *rows]


def _even(rating: Estimate) -> str:
    reach = "" if rating.high is None else f" ± {rating.high - rating.mean:.0f}"
    return signed(rating.mean) + reach


def _crosses(match: Match, section: Section) -> list[list[str]]:
    """The row's share against the column."""
    shares = {}
    for pair in section.pairs:
        shares[pair.first, pair.second] = in_percent(pair.points)
        shares[pair.second, pair.first] = in_percent(pair.points.mirrored(1))
    rows = [[one, *(shares.get((one, other), "") for other in match.bots)] for one in match.bots]
    return [["points in % against", *match.bots], *rows]


def _pairs(match: Match, section: Section) -> list[list[str]]:
    """With more than two seats a deal has many shares: too many for a line."""
    rows = [["", "Elo difference", "margin", *(["deals by share"] if match.seats == 2 else [])]]
    for pair in section.pairs:
        shares = [" ".join(f"{share}:{count}" for share, count in pair.deals.items())]
        row = [f"{pair.first} - {pair.second}", with_sign(pair.elo), written(pair.margin)]
        rows.append(row + (shares if match.seats == 2 else []))
    return rows


def _cities(match: Match, report: Report) -> list[list[str]]:
    rows = [
        [bot, *(in_percent(section.bots[number].points) for section in report.cities.values())]
        for number, bot in enumerate(match.bots)
    ]
    return [["points in %", *map(_name, report.cities)], *rows]


def _seats(match: Match, report: Report) -> list[list[str]]:
    rows = [
        [
            f"seat {seat + 1}{' (begins)' if seat == 0 else ''}",
            in_percent(report.all.seats[seat]),
            *(in_percent(section.seats[seat]) for section in report.cities.values()),
        ]
        for seat in range(match.seats)
    ]
    return [["first in %", "all", *map(_name, report.cities)], *rows]


def _verdict(match: Match, found: Verdict) -> str:
    says = {
        None: "it is not clear yet",
        True: f"{match.bots[0]} is stronger by {found.elo1:g} rather than by {found.elo0:g}",
        False: f"{match.bots[0]} is stronger by {found.elo0:g} rather than by {found.elo1:g}",
    }
    return (
        f"Test of {found.elo0:g} against {found.elo1:g} Elo: {says[found.stronger]} "
        f"(logarithm of the likelihood ratio {found.ratio:+.2f}, bounds ±{found.bound:.2f})."
    )


def _forfeits(match: Match, report: Report) -> list[str]:
    counts = [f"{bot.bot} {bot.forfeits}" for bot in report.all.bots if bot.forfeits]
    return [
        f"Decisions forfeited to chance: {', '.join(counts)}.",
        *(_forfeit(one) for one in report.forfeits[:MOST_FORFEITS]),
        *(["..."] if len(report.forfeits) > MOST_FORFEITS else []),
    ]


def _forfeit(one: Forfeit) -> str:
    return f"  {one.bot}, seat {one.seat + 1}, ply {one.ply}: {one.reason}"
