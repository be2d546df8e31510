"""``omnibus board``: look at boards: what is wrong with a file, what it looks like, what its format is."""

import os
import shutil
import sys
from argparse import ArgumentParser, Namespace
from itertools import groupby
from pathlib import Path

from omnibus.boards.findings import Finding
from omnibus.boards.load import city_slugs, examine_board, find_board, load_board
from omnibus.boards.report import Report
from omnibus.errors import OmnibusError

CITY = "a city's slug, or the path of a board file"


def add_arguments(parser: ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = commands.add_parser("check", help="name everything that is wrong with a board file")
    check.add_argument("boards", nargs="*", metavar="CITY", help=f"{CITY}; all cities, if left out")
    check.add_argument("--strict", action="store_true", help="a warning fails, too")
    check.add_argument("--json", action="store_true", help="one JSON list, for other programs")
    check.set_defaults(run=run_check)
    show = commands.add_parser("show", help="draw a board on the terminal")
    show.add_argument("board", metavar="CITY", help=CITY)
    show.add_argument("--width", type=int, help="in characters; that of the terminal, if left out")
    show.add_argument("--colour", choices=["auto", "always", "never"], default="auto")
    show.set_defaults(run=run_show)
    svg = commands.add_parser("svg", help="draw a board as an SVG picture")
    svg.add_argument("board", metavar="CITY", help=CITY)
    svg.add_argument("--output", "-o", metavar="FILE", help="where to write it; printed, if left out")
    svg.set_defaults(run=run_svg)
    commands.add_parser("list", help="the cities that are there").set_defaults(run=run_list)
    schema = commands.add_parser("schema", help="the JSON Schema of board files")
    schema.set_defaults(run=run_schema)


def run(arguments: Namespace) -> int:
    code: int = arguments.run(arguments)
    return code


def run_check(arguments: Namespace) -> int:
    """Exit code 1 if any board has an error."""
    reports = [examine_board(name) for name in arguments.boards or city_slugs()]
    print(as_json(reports) if arguments.json else "\n".join(as_text(report) for report in reports))
    failed = any(report.errors or (arguments.strict and report.findings) for report in reports)
    return int(failed)


def run_show(arguments: Namespace) -> int:
    from omnibus.boards.draw_text import board_text

    board = find_board(arguments.board)
    width = arguments.width or shutil.get_terminal_size(fallback=(100, 24)).columns
    coloured = arguments.colour == "always" or (arguments.colour == "auto" and terminal_has_colours())
    print(board_text(board, width=width, colour=coloured))
    return 0


def terminal_has_colours() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def run_svg(arguments: Namespace) -> int:
    from omnibus.boards.draw_svg import board_svg

    drawing = board_svg(find_board(arguments.board), faces=True)
    if arguments.output is None:
        print(drawing)
        return 0
    try:
        Path(arguments.output).write_text(drawing + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise OmnibusError(f"{arguments.output}: it cannot be written: {error}") from None
    return 0


def run_list(_: Namespace) -> int:
    for city in city_slugs():
        board = load_board(city)
        counts = {"places": len(board.places), "routes": len(board.routes), "tickets": len(board.tickets)}
        print(f"{city:12}", ", ".join(f"{count} {part}" for part, count in counts.items()))
    return 0


def run_schema(_: Namespace) -> int:
    from omnibus.boards.schema import schema_text

    print(schema_text(), end="")
    return 0


def as_json(reports: list[Report]) -> str:
    import msgspec

    listed = [
        {"name": report.name, "version": version_of(report), "findings": report.findings}
        for report in reports
    ]
    return msgspec.json.format(msgspec.json.encode(listed)).decode()


def as_text(report: Report) -> str:
    """Findings under the part of the file they are about, and a last line that sums up."""
    lines = [f"{report.name}: {summary(report)}"]
    by_part = sorted(report.findings, key=part_of)
    for part, findings in groupby(by_part, key=part_of):
        lines.append(f"  {part or 'the file'}")
        lines += [f"    {described(finding)}" for finding in findings]
    return "\n".join(lines)


def part_of(finding: Finding) -> str:
    return finding.part


def described(finding: Finding) -> str:
    line = f"line {finding.line}" if finding.line is not None else ""
    place = ", ".join(part for part in (line, finding.where) if part)
    return f"{finding.severity}: {place}{': ' if place else ''}{finding.message}{finding.reference}"


def summary(report: Report) -> str:
    version = version_of(report)
    named = f"version {version}, " if version else ""
    if not report.findings:
        return f"{named}nothing wrong"
    return f"{named}{counted(len(report.errors), 'error')}, {counted(len(report.warnings), 'warning')}"


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def version_of(report: Report) -> str | None:
    """A board that cannot be played has none."""
    from omnibus.boards.version import board_version

    return None if report.board is None or report.errors else board_version(report.board)
