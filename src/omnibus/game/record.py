"""A whole game as text: a header, then a line for each action. People can read it, edit it and compare it."""

from __future__ import annotations

from omnibus.boards.load import load_board
from omnibus.boards.model import Board
from omnibus.errors import OmnibusError
from omnibus.game.draft import PositionError
from omnibus.game.edition import Edition, edition
from omnibus.game.game import Game, new_game
from omnibus.game.position import write_position
from omnibus.game.proof import Proof, is_nonce, is_secret
from omnibus.game.refusal import IllegalActionError
from omnibus.game.rows import rows
from omnibus.game.seed import BITS, seed_of, write_seed
from omnibus.rules.layout import CHOOSING, FIRST, PHASE, PLY, SCORE

RULES_VERSION = "1"
FIRST_LINE = "omnibus record 1"
MOST_LINES = 20_000


class RecordError(OmnibusError):
    """A record that can't be replayed, and the line that is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


def scores(game: Game) -> list[int]:
    return [game.state[row + SCORE] for row in rows(game.state)]


def write_record(game: Game) -> str:
    on = game.edition
    lines = [
        FIRST_LINE,
        f"city: {on.board.city}",
        f"board: {on.version}",
        f"rules: {RULES_VERSION}",
        *([f"profile: {on.profile}"] if on.profile else []),
        f"seats: {game.seats}",
        *(f"name: {name}" for name in game.names),
        f"first: {game.state[FIRST]}",
        *(game.proof.lines() if game.proof else []),
        f"seed: {write_seed(seed_of(game.state))}",
    ]
    if game.start[PLY] or game.start[PHASE] != CHOOSING:
        lines += ["position:", *("  " + line for line in write_position(on, game.start).splitlines())]
    if game.over:
        lines.append(f"result: {' '.join(map(str, scores(game)))}")
    lines += ["", *(f"{ply.seat} {ply.action}" for ply in game.plies)]
    return "\n".join(lines) + "\n"


class _Reader:
    """A record's lines, told apart into header, position and actions, each with its number."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise RecordError(1, f"this is not a record: its first line should be {FIRST_LINE!r}")
        if len(lines) > MOST_LINES:
            raise RecordError(MOST_LINES + 1, "a record has fewer lines than that")
        self.header: dict[str, tuple[int, str]] = {}
        self.names: list[str] = []
        self.nonces: list[tuple[int, str]] = []
        self.position: list[str] = []
        self.actions: list[tuple[int, str]] = []
        for number, line in enumerate(lines[1:], start=2):
            self._read(number, line.split("#")[0].rstrip() if not line.startswith("name:") else line)

    def _read(self, number: int, line: str) -> None:
        if not line.strip():
            return
        if line.startswith("  ") and "position" in self.header and not self.actions:
            self.position.append(line)
        elif line[0].isdigit():
            self.actions.append((number, line))
        else:
            key, colon, value = line.partition(":")
            if not colon or key not in HEADER:
                raise RecordError(number, f"{line.strip()!r} is neither an action nor a header line")
            if self.actions:
                raise RecordError(number, f"{key!r} belongs into the header, above the actions")
            if key == "name":
                self.names.append(value.strip())
            elif key == "nonce":
                self.nonces.append((number, value.strip()))
            elif key in self.header:
                raise RecordError(number, f"{key!r} stands twice")
            else:
                self.header[key] = (number, value.strip())

    def need(self, key: str) -> str:
        if key not in self.header:
            raise RecordError(1, f"the header does not say {key!r}")
        return self.header[key][1]

    def number(self, key: str, radix: int = 10) -> int:
        value = self.need(key)
        try:
            return int(value, radix)
        except ValueError:
            raise RecordError(self.header[key][0], f"{value!r} is no number for {key!r}") from None

    def line(self, key: str) -> int:
        return self.header[key][0] if key in self.header else 1


HEADER = {
    "city", "board", "rules", "profile", "seats", "name", "first", "seed", "table", "deal", "commitment",
    "nonce", "secret", "position", "result",
}  # fmt: skip


def replay(text: str, board: Board | None = None) -> Game:
    """The game that a record tells, played again and checked line by line."""
    reader = _Reader(text)
    game = _begin(reader, board)
    for number, line in reader.actions:
        seat, _, action = line.strip().partition(" ")
        if not (seat.isascii() and seat.isdigit()) or len(seat) > 2:
            raise RecordError(number, f"{line.strip()!r} should begin with a seat's number")
        try:
            game.play(action, int(seat))
        except IllegalActionError as refused:
            raise RecordError(number, f"seat {seat} can't {action!r}: {refused}") from None
        except OmnibusError as error:
            raise RecordError(number, str(error)) from None
    if "result" in reader.header:
        _check_result(reader, game)
    if "secret" in reader.header:
        game.proof = _proof(reader)
    return game


def _begin(reader: _Reader, board: Board | None) -> Game:
    city = reader.need("city")
    if reader.need("rules") != RULES_VERSION:
        raise RecordError(
            reader.line("rules"), f"these are rules {RULES_VERSION}, not {reader.need('rules')}"
        )
    on = _edition(reader, city, board)
    if reader.need("board") != on.version:
        line = reader.line("board")
        raise RecordError(
            line, f"the record is of board version {reader.need('board')}; this one is {on.version}"
        )
    if on.board.city != city:
        raise RecordError(reader.line("city"), f"the record is of {city}, and the board is {on.board.city}")
    if "seed" not in reader.header and "commitment" in reader.header:
        raise RecordError(
            reader.line("commitment"), "the seed is not revealed yet, so the game can't be replayed"
        )
    seed = reader.number("seed", 16)
    if not 0 <= seed < 1 << BITS:
        raise RecordError(reader.line("seed"), f"a seed has {BITS} bits")
    try:
        return _dealt(reader, on, seed)
    except PositionError as error:
        raise RecordError(reader.line("position"), str(error)) from None
    except RecordError:
        raise
    except OmnibusError as error:
        raise RecordError(reader.line("seats"), str(error)) from None


def _edition(reader: _Reader, city: str, board: Board | None) -> Edition:
    try:
        found = board or load_board(city)
    except OmnibusError as error:
        raise RecordError(reader.line("city"), str(error)) from None
    try:
        return edition(found, reader.header.get("profile", (0, None))[1])
    except OmnibusError as error:
        raise RecordError(reader.line("profile"), str(error)) from None


def _dealt(reader: _Reader, on: Edition, seed: int) -> Game:
    if "position" not in reader.header:
        return new_game(
            on.board,
            seats=reader.number("seats"),
            seed=seed,
            profile=on.profile,
            first=reader.number("first"),
            names=reader.names,
        )
    game = Game.from_position("\n".join(reader.position), on.board)
    if len(reader.names) == game.seats:
        game.names = tuple(reader.names)
    return game


def _proof(reader: _Reader) -> Proof:
    header = {key: value for key, (_, value) in reader.header.items()}
    nonces = tuple(_nonce(number, text) for number, text in reader.nonces)
    for key in ("secret", "commitment"):
        if not is_secret(reader.need(key)):
            raise RecordError(reader.line(key), f"a {key} is 64 digits in hexadecimal, not {header[key]!r}")
    table, deal = header.get("table", ""), header.get("deal", "")
    return Proof(header["commitment"], header["secret"], table, deal, nonces)


def _nonce(line: int, text: str) -> tuple[int, str]:
    seat, _, nonce = text.partition(" ")
    if not (len(seat) == 1 and seat in "0123456789" and is_nonce(nonce)):
        raise RecordError(line, f"{text!r} should be a seat's number and its nonce")
    return int(seat), nonce


def _check_result(reader: _Reader, game: Game) -> None:
    line, result = reader.header["result"]
    if not game.over:
        raise RecordError(line, "there is a result, but the actions end before the game does")
    found = " ".join(map(str, scores(game)))
    if result.split() != found.split():
        raise RecordError(line, f"the result should be {found}, not {result}")
