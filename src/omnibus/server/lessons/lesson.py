"""A lesson, from its file: positions and actions, carried out by the same rules as any game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from omnibus.errors import OmnibusError
from omnibus.game.action import parse_action
from omnibus.game.event import redacted
from omnibus.game.game import Game
from omnibus.game.record import scores
from omnibus.spelling import no_such
from omnibus.wire.downstream import Happened, Moved, Standing
from omnibus.wire.lesson import Lesson, LessonStep
from omnibus.wire.table import Result, Seat, Table, Untimed

SUFFIX = ".toml"
LEARNER = 0
_CITIES = files("omnibus.server.lessons") / "cities"


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as its file has it: what is said, and what the learner or the rival does then."""

    say: str = ""
    do: str = ""
    rival: str = ""


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: str
    steps: tuple[Written, ...]


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rival: str
    acts: tuple[Act, ...]


@cache
def lesson_cities() -> tuple[str, ...]:
    names = (entry.name for entry in _CITIES.iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


@cache
def lesson(city: str) -> Lesson:
    if city not in lesson_cities():
        raise OmnibusError(no_such("lesson", city, lesson_cities()))
    return read_lesson((_CITIES / f"{city}{SUFFIX}").read_text(encoding="utf-8"))


def read_lesson(text: str) -> Lesson:
    script = msgspec.convert(tomllib.loads(text), Script)
    moments: list[Moved] = []
    steps: list[LessonStep] = []
    for act in script.acts:
        game = Game.from_position(act.position)
        moments.append(_moment(game))
        for step in act.steps:
            seat = 1 if step.rival else LEARNER
            action = step.do or step.rival
            steps.append(LessonStep(len(moments) - 1, seat, action, step.say))
            if action:
                game.play(parse_action(action), seat)
                moments.append(_moment(game))
    return Lesson(_table(game, script.rival), tuple(moments), tuple(steps))


def _moment(game: Game) -> Moved:
    """How things stand for the learner, and what has just happened."""
    events = game.plies[-1].events if game.plies else game.opening
    legal = tuple(map(str, game.legal_actions(LEARNER))) if LEARNER in game.may_act else ()
    standing = Standing(game.ply, game.view(LEARNER), legal, sheet=tuple(map(tuple, game.score_sheet())))
    return Moved(standing, Happened(game.ply, 0, tuple(redacted(event, LEARNER) for event in events)))


def _table(game: Game, rival: str) -> Table:
    return Table(
        id=f"lesson-{game.edition.board.city}",
        city=game.edition.board.city,
        board=game.edition.version,
        profile=game.edition.profile,
        stage="running",
        seats=(Seat("person", taken=True, here=True), Seat("bot", rival)),
        pace=Untimed(),
        watching="never",
        listed=False,
        chat=False,
        ply=0,
        opened=0,
        moved=0,
        commitment="",
        result=Result(tuple(scores(game)), tuple(game.ranks())),
    )
