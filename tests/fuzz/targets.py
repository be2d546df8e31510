"""What is fuzzed: each target takes any text, and holds that it is refused by name or wholly accepted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from omnibus.boards.draw_text import board_text
from omnibus.boards.model import Board
from omnibus.boards.report import examine
from omnibus.boards.version import board_version
from omnibus.errors import OmnibusError
from omnibus.game.action import parse_action
from omnibus.game.edition import edition
from omnibus.game.event import parse_event
from omnibus.game.faults import position_faults
from omnibus.game.game import Game, new_game
from omnibus.game.record import RecordError, replay
from omnibus.game.view_text import parse_view
from tests.kit.play import from_random, play_on
from tests.kit.scattered import scattered
from tests.kit.tables import TABLES

HERE = Path(__file__).parent
GUIDE = HERE.parents[1] / "docs" / "guides" / "add-a-city.md"
PLIES = 60


class Target(NamedTuple):
    take: Callable[[str], None]
    seeds: Callable[[], Iterator[str]]


# ---- boards ----


def take_board(text: str) -> None:
    report = examine(text, "fuzzed")
    assert all(str(finding.message) for finding in report.findings)
    if report.board is None or report.errors:
        assert report.errors
        return
    board_version(report.board)
    board_text(report.board)
    profiles: list[str | None] = [profile.slug for profile in report.board.profiles]
    for profile in profiles or [None]:
        for seats in range(report.board.seats[0], report.board.seats[1] + 1):
            check_playable(new_game(report.board, seats=seats, seed=1, profile=profile), report.board)


def board_seeds() -> Iterator[str]:
    """The example of the guide: a whole board that is small."""
    yield from re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


# ---- positions ----


def take_position(text: str) -> None:
    with suppress(OmnibusError):
        check_playable(Game.from_position(text))


def check_playable(game: Game, board: Board | None = None) -> None:
    text = game.position()
    assert position_faults(game.edition, game.state) == []
    assert Game.from_position(text, board).position() == text
    play_on(game, Random(1).randrange, most=PLIES)
    assert position_faults(game.edition, game.state) == []
    for seat in (None, *range(game.seats)):
        assert parse_view(str(game.view(seat))) == game.view(seat)


def position_seeds() -> Iterator[str]:
    yield "city london; seats 3; to-move 1; market black*2 wild blue pink; seat 0: hand rest"
    for table in TABLES:
        random = Random(f"{table} seeds")
        yield scattered(table, random)
        yield play_on(table.deal(1), from_random(random), most=random.randrange(80)).position()


# ---- records ----


def take_record(text: str) -> None:
    answer = read_record(text)
    if isinstance(answer, Game):
        assert replay(answer.record()).position() == answer.position()
    else:
        assert 1 <= answer.line <= len(text.splitlines()) + 1


def read_record(text: str) -> Game | RecordError:
    try:
        return replay(text)
    except RecordError as error:
        return error


def record_seeds() -> Iterator[str]:
    for table in TABLES:
        random = Random(f"{table} seeds")
        yield play_on(table.deal(2), from_random(random), most=20).record()
        yield play_on(Game.from_position(scattered(table, random)), from_random(random), most=6).record()


# ---- actions ----


def take_action(text: str) -> None:
    """The first line says which game is asked, the second is the action."""
    which, _, words = text.partition("\n")
    table = TABLES[len(which) % len(TABLES)]
    game = Game(edition(table.deal(0).board, table.profile), list(table.deal(len(which)).state))
    play_on(game, Random(len(which)).randrange, most=len(which) % 40)
    before = game.position()
    with suppress(OmnibusError):
        action = parse_action(words)
        assert str(parse_action(str(action))) == str(action)
        refusal = game.explain(words)
        assert game.position() == before
        if refusal is None and not game.over:
            assert game.play(words)
            return
    assert game.position() == before


def action_seeds() -> Iterator[str]:
    for number, table in enumerate(TABLES):
        actions = table.deal(0).edition.actions
        for action in Random(number).sample(actions, 8):
            yield f"{'x' * number}\n{action}"


# ---- views and events ----


def take_told(text: str) -> None:
    for read in (parse_view, parse_event):
        with suppress(OmnibusError):
            thing = read(text)
            assert read(str(thing)) == thing


def told_seeds() -> Iterator[str]:
    for table in TABLES:
        game = play_on(table.deal(3), from_random(Random(f"{table} seeds")), most=30)
        yield str(game.view(0))
        yield from map(str, game.events[-6:])


TARGETS = {
    "boards": Target(take_board, board_seeds),
    "positions": Target(take_position, position_seeds),
    "records": Target(take_record, record_seeds),
    "actions": Target(take_action, action_seeds),
    "told": Target(take_told, told_seeds),
}


def found(target: str) -> list[Path]:
    """Texts that once broke something."""
    return sorted((HERE / "found" / target).glob("*"))
