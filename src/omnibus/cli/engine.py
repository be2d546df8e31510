"""``omnibus engine``: one of our bots for other programs, by JSON lines on standard input and output."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from omnibus.bots.bot import Bot, Turn
    from omnibus.bots.budget import Budget
    from omnibus.bots.protocol import Ask, Decide, Message
    from omnibus.bots.reasons import Reasons
    from omnibus.game.edition import Edition


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("bot", nargs="?", default="searcher", metavar="BOT", help="who decides (searcher)")


def run(arguments: Namespace) -> int:
    from omnibus.bots.protocol import LONGEST_LINE
    from omnibus.bots.registry import bot_named

    engine = Engine(arguments.bot, bot_named(arguments.bot))
    while not engine.done:
        text = sys.stdin.buffer.readline(LONGEST_LINE)
        if not text:
            break
        for message in engine.answers(text):
            say(message)
    return 0


def say(message: Message) -> None:
    from omnibus.bots.protocol import line

    sys.stdout.buffer.write(line(message))
    sys.stdout.buffer.flush()


class Engine:
    """It has no memory but the board: each decision is told whole."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.edition: Edition | None = None
        self.done = False

    def answers(self, text: bytes) -> list[Message]:
        import msgspec

        from omnibus.bots.protocol import Error, ToBot

        try:
            return self._answers(msgspec.json.decode(text, type=ToBot))
        except (msgspec.DecodeError, OmnibusError) as error:
            return [Error(str(error))]

    def _answers(self, message: Message) -> list[Message]:
        from omnibus.bots.protocol import Ask, Decide, Hello, OnBoard, Quit, Ready
        from omnibus.game.edition import edition

        match message:
            case Hello():
                return [Ready(self.name)]
            case OnBoard():
                self.edition = edition(message.board, message.profile)
            case Decide():
                return self._decided(message, self._turn(message))
            case Ask():
                return self._decided(message, turn_of(message))
            case Quit():
                self.done = True
        return []

    def _turn(self, message: Decide) -> Turn:
        from random import Random

        from omnibus.bots.bot import Turn
        from omnibus.game.action import parse_action

        if self.edition is None or self.edition.version != message.view.board:
            raise OmnibusError("a view comes behind its board")
        legal = tuple(parse_action(action) for action in message.legal)
        random, budget = Random(message.seed), budget_of(message)
        return Turn(self.edition, message.view, message.events, legal, random, budget)

    def _decided(self, message: Decide | Ask, turn: Turn) -> list[Message]:
        from omnibus.bots.protocol import Best
        from omnibus.bots.reasons import Explainer

        chance = turn.random.getstate()  # the same again, so that it does what it has found to be best
        told = (
            [reasoned(self.bot.explain(turn))] if isinstance(self.bot, Explainer) and message.explain else []
        )
        turn.random.setstate(chance)
        return [*told, Best(message.number, str(self.bot.decide(turn)))]


def reasoned(reasons: Reasons) -> Message:
    from omnibus.bots.protocol import Reasoned, Weighed

    weighed = (
        Weighed(str(one.action), one.win, one.points, one.low, one.high, one.simulations)
        for one in reasons.alternatives
    )
    return Reasoned(tuple(weighed), reasons.plan)


def budget_of(message: Decide | Ask) -> Budget | None:
    from omnibus.bots.budget import Budget

    if message.simulations is None and message.seconds is None:
        return None
    return Budget(message.simulations, message.seconds)


def turn_of(message: Ask) -> Turn:
    """What the seat may know of a whole game."""
    from omnibus.bots.player import BotPlayer
    from omnibus.bots.random_bot import RandomBot
    from omnibus.cli.coaching import game_in

    game = game_in(message.game)
    if message.ply is not None:
        game = game.at(message.ply)
    seat = game.to_move if message.seat is None else message.seat
    if seat is None or not game.legal_actions(seat):
        raise OmnibusError("nobody has to decide there")
    return BotPlayer("", RandomBot(), message.seed, budget_of(message)).turn(game, seat)
