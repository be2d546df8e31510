"""Bots that are programs of their own, in any language: ``process:COMMAND``. The protocol: ``protocol``."""

from __future__ import annotations

import atexit
import contextlib
import os
import shlex
import subprocess
from functools import cache
from typing import TypeVar

import msgspec

from omnibus.bots.bot import Turn
from omnibus.bots.protocol import (
    LONGEST_LINE,
    PROTOCOL,
    Best,
    Decide,
    Error,
    FromBot,
    Hello,
    OnBoard,
    Quit,
    Ready,
    line,
)
from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction, parse_action

PREFIX = "process:"
PATIENCE = 2.0
"""Seconds that a program has to go by itself."""

Answer = TypeVar("Answer", Ready, Best)


class ProgramError(OmnibusError):
    """A program that plays says nothing that could be used."""


class ProcessBot:
    """All bots of one command share a program. It is started for a decision, and anew after it has failed."""

    def __init__(self, command: str) -> None:
        self.words = tuple(shlex.split(command))
        if not self.words:
            raise OmnibusError(f"{PREFIX}COMMAND starts a program; no command is given")

    def decide(self, turn: Turn) -> AnyAction:
        return _program(os.getpid(), self.words).decide(turn)


@cache
def _program(_process: int, words: tuple[str, ...]) -> Program:
    """One for each of our processes: a pipe that two of them read from is of no use."""
    program = Program(words)
    atexit.register(program.close)
    return program


class Program:
    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.running: subprocess.Popen[bytes] | None = None
        self.on: tuple[str, str | None] | None = None
        self.asked = 0

    def decide(self, turn: Turn) -> AnyAction:
        try:
            return self._ask(turn)
        except BaseException:  # out of time as well: what it says later must not be taken for an answer
            self.kill()
            raise

    def _ask(self, turn: Turn) -> AnyAction:
        if self.running is None:
            self._start()
        on = turn.edition.version, turn.edition.profile
        if on != self.on:
            self._say(line(OnBoard(turn.edition.board, turn.edition.profile)))
            self.on = on
        self.asked += 1
        self._say(line(_decide(turn, self.asked)))
        while True:
            best = self._hear(Best)
            if best.number == self.asked:
                return parse_action(best.action)

    def _start(self) -> None:
        try:
            self.running = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise ProgramError(f"{self.words[0]} can't be started: {error.strerror}") from None
        self.on = None
        self._say(line(Hello()))
        ready = self._hear(Ready)
        if ready.protocol != PROTOCOL:
            raise ProgramError(f"{self.words[0]} speaks protocol {ready.protocol}, not {PROTOCOL}")

    def _say(self, text: bytes) -> None:
        assert self.running is not None
        assert self.running.stdin is not None
        try:
            self.running.stdin.write(text)
            self.running.stdin.flush()
        except OSError:
            raise ProgramError(f"{self.words[0]} has ended") from None

    def _hear(self, wanted: type[Answer]) -> Answer:
        """The next answer of this kind; what it says besides is passed over."""
        assert self.running is not None
        assert self.running.stdout is not None
        while True:
            text = self.running.stdout.readline(LONGEST_LINE)
            if not text:
                raise ProgramError(f"{self.words[0]} has ended")
            try:
                message = msgspec.json.decode(text, type=FromBot)
            except msgspec.DecodeError as error:
                raise ProgramError(f"{self.words[0]} says {text[:80]!r}: {error}") from None
            if isinstance(message, Error):
                raise ProgramError(f"{self.words[0]}: {message.message}")
            if isinstance(message, wanted):
                return message

    def close(self) -> None:
        """Ask it to go, then make it."""
        if self.running is not None:
            with contextlib.suppress(ProgramError):
                self._say(line(Quit()))
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.running.wait(PATIENCE)
            self.kill()

    def kill(self) -> None:
        program, self.running = self.running, None
        if program is not None:
            program.kill()
            program.communicate()


def _decide(turn: Turn, number: int) -> Decide:
    return Decide(
        number=number,
        view=turn.view,
        events=turn.events,
        legal=tuple(str(action) for action in turn.legal),
        seed=turn.random.getrandbits(63),
        simulations=turn.budget.simulations if turn.budget else None,
        seconds=turn.budget.seconds if turn.budget else None,
    )
