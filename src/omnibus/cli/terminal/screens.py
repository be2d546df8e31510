"""What covers the table for a while: the curtain between two people, a page to read, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from omnibus.cli.terminal.spans import Line
from omnibus.cli.terminal.styles import Inks

STEP_SECONDS = 0.45


class Curtain(Screen[None]):
    """Hides everything until the one who is to move is there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss", "Show my cards"),
        Binding("ctrl+q", "app.quit", "Quit"),
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.player = name

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(f"Pass the screen to {self.player}.", markup=False, classes="large")
            yield Static(f"{self.player}: press Enter when nobody else is looking.", markup=False)


class Page(Screen[None]):
    """Lines to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q", "dismiss", "Back to the table")]

    def __init__(self, lines: Sequence[Line], inks: Inks) -> None:
        super().__init__()
        self.lines = list(lines)
        self.inks = inks

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(self.inks.lines(self.lines), id="lines")
        yield Static("Arrows scroll, Escape goes back to the table.", classes="hint")

    def on_mount(self) -> None:
        self.query_one("#page").focus()


class Ending(Page):
    """The scoring told line by line; a key tells all the rest at once, another one goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q", "skip", "Skip")]

    def __init__(self, lines: Sequence[Line], inks: Inks, *, pace: float) -> None:
        super().__init__(lines, inks)
        self.pace = pace
        self.told = 0
        self._clock: Timer | None = None

    def on_mount(self) -> None:
        super().on_mount()
        if self.pace:
            self._clock = self.set_interval(STEP_SECONDS, self._tell_one)
        else:
            self.told = len(self.lines)
        self._show()

    def _tell_one(self) -> None:
        self.told += 1
        while self.told < len(self.lines) and not self.lines[self.told - 1]:
            self.told += 1
        self._show()

    def _show(self) -> None:
        self.query_one("#lines", Static).update(self.inks.lines(self.lines[: self.told]))
        page = self.query_one("#page", VerticalScroll)
        self.call_after_refresh(page.scroll_end, animate=False)
        if self.told >= len(self.lines) and self._clock:
            self._clock.stop()

    def action_skip(self) -> None:
        if self.told >= len(self.lines):
            self.dismiss(None)
            return
        self.told = len(self.lines)
        self._show()
