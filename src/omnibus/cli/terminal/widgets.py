"""The parts of the full screen beside the map: what one holds, what has happened, what one can do."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from omnibus.cli.terminal.choices import Choice
from omnibus.cli.terminal.spans import Line
from omnibus.cli.terminal.styles import Inks


class Panel(VerticalScroll):
    """Lines, broken to its width; they can be scrolled."""

    def __init__(self, inks: Inks, *, id: str) -> None:  # noqa: A002  (Textual's name for it)
        super().__init__(id=id)
        self.inks = inks
        self.lines: list[Line] = []

    def compose(self) -> ComposeResult:
        yield Static(markup=False)

    def show(self, lines: Sequence[Line]) -> None:
        self.lines = list(lines)
        self.query_one(Static).update(self.inks.lines(self.lines, max(self.content_region.width - 1, 20)))

    def on_resize(self) -> None:
        """What changes its height while the screen is being laid out would not be noticed."""
        self.call_after_refresh(self.show, self.lines)


class StoryPanel(Panel, can_focus=False):
    """The newest line is always to be seen."""

    def show(self, lines: Sequence[Line]) -> None:
        super().show(lines)
        self.call_after_refresh(self.scroll_end, animate=False)


class ChoiceList(OptionList):
    """Choices for keyboard and mouse."""

    class Chosen(Message):
        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, inks: Inks, *, id: str) -> None:  # noqa: A002  (Textual's name for it)
        super().__init__(id=id, markup=False)
        self.inks = inks
        self.choices: list[Choice] = []

    def show(self, choices: Sequence[Choice]) -> None:
        """With the first one that can be chosen highlighted."""
        self.choices = list(choices)
        self.set_options(
            Option(self.inks.content(choice.label), disabled=choice.is_heading) for choice in choices
        )
        possible = (number for number, choice in enumerate(choices) if not choice.is_heading)
        self.highlighted = next(possible, None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if 0 <= event.option_index < len(self.choices):
            self.post_message(self.Chosen(self.choices[event.option_index]))
