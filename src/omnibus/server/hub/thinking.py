"""What a worker process does: one decision of one bot, or a hint, from what a seat may know."""

from __future__ import annotations

import hashlib
from random import Random

import msgspec

from omnibus.boards.load import load_board
from omnibus.boards.model import Board
from omnibus.bots.bot import Turn
from omnibus.bots.player import events_since_own
from omnibus.bots.registry import make_bot
from omnibus.coach.hint import Advice
from omnibus.game.action import parse_action
from omnibus.game.edition import edition
from omnibus.game.event import AnyEvent
from omnibus.game.game import Game
from omnibus.game.view import View
from omnibus.server.store.boards import kept_board
from omnibus.wire.downstream import HintedAction

HintAnswer = tuple[tuple[HintedAction, ...], tuple[tuple[str, tuple[str, ...]], ...]]


class Question(msgspec.Struct, frozen=True):
    """All that goes to a worker: no more than the seat may know."""

    bot: str
    chance: str
    """A text that seeds the bot's chance, so that asked again it decides the same way."""
    view: View
    events: tuple[AnyEvent, ...]
    legal: tuple[str, ...]
    board_text: str = ""
    """The board's file, where it is not the one that this Omnibus brings."""


class HintQuestion(msgspec.Struct, frozen=True):
    view: View
    board_text: str = ""


def question(game: Game, seat: int, bot: str, secret: str, board_text: str = "") -> Question:
    """Nobody can conclude from the chance of a bot to the secret, of which the deal comes."""
    return Question(
        bot=bot,
        chance=hashlib.sha256(f"omnibus bot\n{secret}\n{seat}\n{game.ply}".encode()).hexdigest(),
        view=game.view(seat),
        events=tuple(events_since_own(game, seat)),
        legal=tuple(game.legal_texts(seat)),
        board_text=board_text,
    )


def decide(asked: Question) -> str:
    """One of the legal actions, whatever the bot does."""
    turn = Turn(
        edition=edition(_board(asked), asked.view.profile),
        view=asked.view,
        events=asked.events,
        legal=tuple(map(parse_action, asked.legal)),
        random=Random(asked.chance),
    )
    try:
        return str(make_bot(asked.bot).answer(turn))
    except Exception:  # noqa: BLE001 - bots are anybody's; the game goes on
        return Random(asked.chance).choice(asked.legal)


def _hinted(advice: Advice) -> HintedAction:
    one = advice.alternative
    return HintedAction(str(one.action), one.win, one.points, advice.because)


def advise(asked: HintQuestion) -> HintAnswer:
    from omnibus.coach.hint import hint

    found = hint(asked.view, board=_board(asked))
    return (
        tuple(_hinted(one) for one in found.best),
        tuple((planned.ticket, planned.routes) for planned in found.plan),
    )


def _board(asked: Question | HintQuestion) -> Board:
    city, text = asked.view.city, asked.board_text
    return kept_board(text, city) if text else load_board(city)
