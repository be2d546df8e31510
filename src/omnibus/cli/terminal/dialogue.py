"""Lines out and lines in: with a person at a screen, or through pipes."""

from __future__ import annotations

import contextlib
import select
import shutil
import textwrap
from collections import deque
from typing import TextIO

NARROWEST = 40


class Dialogue:
    def __init__(self, keyboard: TextIO, screen: TextIO) -> None:
        self.keyboard = keyboard
        self.screen = screen
        self.is_screen = keyboard.isatty() and screen.isatty()
        self._waiting: deque[str] = deque()
        if self.is_screen:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (its import lets input() edit lines)

    @property
    def columns(self) -> int:
        return max(shutil.get_terminal_size(fallback=(100, 24)).columns, NARROWEST)

    def say(self, text: str) -> None:
        """On a screen long lines are broken between words."""
        lines = [text]
        if self.is_screen and len(text) > self.columns:
            lines = textwrap.wrap(text, self.columns - 1, subsequent_indent="  ", drop_whitespace=False) or [
                ""
            ]
        for line in lines:
            print(line, file=self.screen)
        self.screen.flush()

    def ask(self, prompt: str) -> str:
        """One line; raises ``EOFError`` at the end of the input. Through a pipe the line is shown, too."""
        if self._waiting:
            line = self._waiting.popleft()
            print(f"{prompt}{line}", file=self.screen, flush=True)
            return line
        if self.is_screen:
            return input(prompt)
        print(prompt, end="", file=self.screen, flush=True)
        read = self.keyboard.readline()
        print(read.rstrip("\n"), file=self.screen, flush=True)
        if not read:
            raise EOFError
        return read.rstrip("\n")

    def within(self, seconds: float) -> str | None:
        """The line that is typed in that time, if any. Pipes are not waited for."""
        if not self.is_screen:
            return None
        ready, _, _ = select.select([self.keyboard], [], [], seconds)
        if not ready:
            return None
        read = self.keyboard.readline()
        if not read:
            raise EOFError
        return read.rstrip("\n")

    def put_back(self, line: str) -> None:
        """To be read next."""
        self._waiting.append(line)

    def wipe(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if self.is_screen:
            print("\x1b[H\x1b[2J\x1b[3J", end="", file=self.screen, flush=True)
