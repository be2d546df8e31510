"""The end of a game: the scoring told step by step, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from omnibus.cli.terminal.names import Names, counted, listed, spoken
from omnibus.cli.terminal.spans import Line, Span, line, strong
from omnibus.game.game import Game
from omnibus.game.score import ScoreLine, Source

SOURCES: dict[Source, str] = {
    "route": "routes",
    "flags": "flags",
    "ticket": "tickets",
    "district": "districts",
    "bonus": "bonus cards",
}
AT_THE_END: tuple[Source, ...] = ("ticket", "district", "bonus")


def ending(game: Game, names: Names, record: Path | None) -> list[Line]:
    """All that is told when a game is over."""
    lines = [line(strong("The game is over.")), [], *scoring(game, names), [], *score_sheet(game, names)]
    return [*lines, [], line(Span(f"The record: {record}", "soft"))] if record else lines


def scoring(game: Game, names: Names) -> list[Line]:
    """Route by route, ticket by ticket, district by district; the last lines say who has won."""
    sheets = game.score_sheet()
    totals = [0] * game.seats
    lines: list[Line] = []
    for source, heading in SOURCES.items():
        found = [(seat, one) for seat, sheet in enumerate(sheets) for one in sheet if one.source == source]
        if not found:
            continue
        lines += [[], line(strong(heading.capitalize()))]
        for seat, one in found:
            totals[seat] += one.points
            lines.append(_step(names, seat, one, totals[seat]))
    return [*lines[1:], [], *result(game, names)]


def _step(names: Names, seat: int, one: ScoreLine, total: int) -> Line:
    what = described(names, one)
    ink = "bad" if one.points < 0 else ""
    return line(
        names.sign(seat), " ", names.player(seat), f": {what} ", Span(f"{one.points:+d}", ink), f" = {total}"
    )


def described(names: Names, one: ScoreLine) -> str:
    match one.source:
        case "route":
            return names.route(one.what)
        case "ticket":
            return f"{names.ticket(one.what)} {'done' if one.points > 0 else 'not done'}"
        case "district":
            return f"district {spoken(one.what)}"
        case "flags":
            return counted(int(one.what), "flag")
        case "bonus":
            return counted(int(one.what), "bonus card")


def result(game: Game, names: Names) -> list[Line]:
    """Places, and the winner; ties are told with what decides them (E-41)."""
    ranks, players = game.ranks(), game.view(None).players
    lines: list[Line] = []
    for seat in sorted(range(game.seats), key=lambda seat: ranks[seat]):
        done = counted(players[seat].tickets_done or 0, "ticket")
        words = f": {counted(players[seat].score, 'point')}, {done} done"
        lines.append(line(f"{ranks[seat]}. ", names.sign(seat), " ", names.player(seat), words))
    winners = [names.players[seat] for seat in range(game.seats) if ranks[seat] == 1]
    heading = "Winner" if len(winners) == 1 else "Victory shared by"
    return [*lines, line(strong(f"{heading}: {listed(winners)}."))]


def score_sheet(game: Game, names: Names) -> list[Line]:
    """A table: what each player has points for. Before the end only what is public."""
    sheets = game.score_sheet()
    used = [source for source in SOURCES if any(one.source == source for sheet in sheets for one in sheet)]
    rows: dict[str, list[str]] = {"": list(names.players)}
    for source in used:
        rows[SOURCES[source]] = [_cell(sheet, source) for sheet in sheets]
    rows["total"] = [str(player.score) for player in game.view(None).players]
    if game.over:
        rows["place"] = [str(rank) for rank in game.ranks()]
    return list(_aligned(rows))


def _cell(sheet: Iterable[ScoreLine], source: Source) -> str:
    """The sum, and of how many: ``12 (5)``; of tickets those done and not done: ``7 (3+1)``."""
    lines = [one for one in sheet if one.source == source]
    total = sum(one.points for one in lines)
    if source == "ticket":
        done = sum(one.points > 0 for one in lines)
        return f"{total} ({done} done, {len(lines) - done} not)"
    number = sum(int(one.what) for one in lines) if source in ("flags", "bonus") else len(lines)
    return f"{total} ({number})"


def _aligned(rows: Mapping[str, list[str]]) -> Iterable[Line]:
    first = max(map(len, rows))
    widths = [max(len(cells[n]) for cells in rows.values()) for n in range(len(rows[""]))]
    for name, cells in rows.items():
        spans = [Span(f"  {cell:>{width}}") for cell, width in zip(cells, widths, strict=True)]
        if not name:
            spans = [Span(span.text, f"seat:{seat}") for seat, span in enumerate(spans)]
        yield [Span(name.ljust(first), "strong" if name in ("total", "place") else ""), *spans]
