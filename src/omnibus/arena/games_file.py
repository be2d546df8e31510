"""All games of a match in a file, one JSON line each, with their records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TextIO

import msgspec

from omnibus.arena.deals import Deal
from omnibus.arena.match import Header
from omnibus.arena.play import DealResult
from omnibus.errors import OmnibusError


class GameLine(msgspec.Struct, frozen=True):
    match: str
    """Digest of what the games of a match have in common."""
    city: str
    deal: int
    bots: tuple[str, ...]
    """Seat by seat."""
    scores: tuple[int, ...]
    record: str


class GamesFile:
    """The open file; ``deals`` holds those whose games it has."""

    def __init__(self, file: TextIO, header: Header, deals: set[Deal]) -> None:
        self.file = file
        self.header = header
        self.deals = deals

    def add(self, result: DealResult) -> None:
        if result.deal in self.deals:
            return
        self.deals.add(result.deal)
        lines = [self._line(result, number) for number in range(len(result.games))]
        self.file.write("".join(msgspec.json.encode(line).decode() + "\n" for line in lines))
        self.file.flush()

    def _line(self, result: DealResult, number: int) -> GameLine:
        game, deal = result.games[number], result.deal
        bots = tuple(self.header.match.bots[bot] for bot in game.lineup)
        return GameLine(digest(self.header), deal.city, deal.number, bots, game.scores, game.record)


def digest(header: Header) -> str:
    return sha256(msgspec.json.encode(header)).hexdigest()[:16]


@contextmanager
def games_file(path: Path, header: Header) -> Iterator[GamesFile]:
    """Gone on with if it is there; a deal that was torn is dropped."""
    try:
        deals = _whole_deals(path, header)
        with path.open("a", encoding="utf-8") as file:
            yield GamesFile(file, header, deals)
    except OSError as error:
        raise OmnibusError(f"{path} cannot be used: {error.strerror}") from None


def _whole_deals(path: Path, header: Header) -> set[Deal]:
    if not path.exists():
        return set()
    text = path.read_text(encoding="utf-8")
    by_deal: dict[Deal, list[str]] = {}
    for number, line in enumerate(text.splitlines(keepends=True), start=1):
        deal = _deal(path, number, line, digest(header))
        if deal:
            by_deal.setdefault(deal, []).append(line)
    games = len(header.match.lineups)
    whole = "".join("".join(lines) for lines in by_deal.values() if len(lines) == games)
    if whole != text:
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(whole, encoding="utf-8")
        fresh.replace(path)
    return {deal for deal, lines in by_deal.items() if len(lines) == games}


def _deal(path: Path, number: int, line: str, match: str) -> Deal | None:
    """Nothing for a line whose writer was killed."""
    opening = f'{{"match":"{match}"'
    if not line.startswith(opening[: len(line)]):
        raise OmnibusError(f"{path}, line {number}: this is no game of this match")
    if not line.endswith("\n"):
        return None
    try:
        game = msgspec.json.decode(line, type=GameLine)
    except msgspec.MsgspecError as error:
        raise OmnibusError(f"{path}, line {number}: {error}") from None
    return Deal(game.city, game.deal)
