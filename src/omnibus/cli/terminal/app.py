"""The full screen: the map, what one holds, choices for keyboard and mouse, and a line for commands."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.events import Event, Key, Resize
from textual.widgets import Footer, Input, Static

from omnibus.boards.draw_text import NARROWEST_MAP, WIDEST_MAP, cached_layout
from omnibus.cli.program import to_type
from omnibus.cli.terminal.choices import START, Choice, Choices, Step
from omnibus.cli.terminal.console import Answer, Console
from omnibus.cli.terminal.ending import ending
from omnibus.cli.terminal.map_view import MapView
from omnibus.cli.terminal.panels import headline, marks, sections
from omnibus.cli.terminal.screens import Curtain, Ending, Page
from omnibus.cli.terminal.situation import Situation
from omnibus.cli.terminal.spans import Line, line, strong
from omnibus.cli.terminal.story import Story
from omnibus.cli.terminal.styles import Inks, mood_theme
from omnibus.cli.terminal.table import Table
from omnibus.cli.terminal.widgets import ChoiceList, Panel, StoryPanel

WIDE_FROM, TALL_FROM = 116, 30
SIDE = 42
"""Columns beside the map, as in the style sheet."""
PLACEHOLDER = "Choose above with arrows and Enter, or type a command here: ? lists them"
LONGEST_NOTE, LONGEST_STORY = 4, 200
"""Answers with more lines get a page of their own; as many lines of the story are kept."""


class TableApp(App[None]):
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "step_back", "Back"),
        Binding("ctrl+z", "undo", "Undo"),
        Binding("f2", "turn_over", "Map"),
        Binding("f1", "show_help", "Help"),
        Binding("ctrl+q", "quit", "Quit"),
    ]

    def __init__(self, table: Table, pace: float) -> None:
        super().__init__()
        self.table = table
        self.game = table.game
        self.pace = pace
        self.inks = Inks(table.names.board)
        self.viewer: int | None = table.people[0] if len(table.people) == 1 else None
        self.person = None if self.viewer is None else Console(table, self.viewer)
        self.step: Step = START
        self.told: list[Line] = []
        self.is_thinking = False
        self.is_over = False

    def compose(self) -> ComposeResult:
        yield Static(id="headline", markup=False)
        with Horizontal(id="body"):
            with VerticalScroll(id="map-scroll"):
                yield MapView(self.table.names.board, id="map")
            with Container(id="side"):
                yield Panel(self.inks, id="info")
                yield ChoiceList(self.inks, id="choices")
        yield StoryPanel(self.inks, id="story")
        yield Input(id="entry", placeholder=PLACEHOLDER, compact=True, select_on_focus=False)
        yield Footer()

    def on_mount(self) -> None:
        self.register_theme(mood_theme(self.table.names.board))
        self.theme = "mood"
        self.title = self.table.names.board.name
        if self.table.save is not None:
            self.told.append(line(f"Saved after every action: {self.table.save.path}"))
        self.query_one("#choices").focus()
        self.proceed()

    @property
    def situation(self) -> Situation:
        return Situation(self.game, self.table.names, self.viewer)

    # ---- the course of the game ----

    def proceed(self) -> None:
        """After every change: who is to do what now?"""
        self.step = START
        if self.table.to_move is None:
            self._tell_news()
            self.show_table()
            self._end()
        elif self.table.is_bots_turn:
            self.show_table()
            self.move_bots()
        elif self.table.is_hidden_from(self.viewer):
            self.show_table()
            if self.viewer is None:
                self.draw_curtain()
        else:
            self._tell_news()
            self.show_table()

    def _tell_news(self) -> None:
        self.told += Story(self.table.names, self.viewer).tell(self.table.news(self.viewer))
        del self.told[:-LONGEST_STORY]

    @work(exclusive=True, group="bots")
    async def move_bots(self) -> None:
        """Each with a moment before it, in which the last action can still be taken back."""
        while self.table.is_bots_turn:
            seat, ply = self.table.to_move, self.game.ply
            await asyncio.sleep(self.pace)
            if self.game.ply != ply or seat is None:
                return
            self.is_thinking = True
            try:
                action = await asyncio.to_thread(self.table.bot_choice)
            finally:
                self.is_thinking = False
            self.table.play(action, seat)
            self._tell_news()
            self.show_table()
        self.proceed()

    def draw_curtain(self) -> None:
        """Nobody sees anything until the next person is there."""
        seat = self.table.to_move
        if seat is None:
            return

        def lift(_: None) -> None:
            self.viewer, self.person = seat, Console(self.table, seat)
            self.told.clear()
            self.proceed()

        self.viewer = self.person = None
        self.told.clear()
        self.show_table()
        self.push_screen(Curtain(self.table.players[seat].name), lift)

    def _end(self) -> None:
        if self.is_over:
            return
        self.is_over = True
        record = self.table.save.path if self.table.save else None
        lines = ending(self.game, self.table.names, record)
        self.push_screen(Ending(lines, self.inks, pace=self.pace))

    # ---- what is shown ----

    def show_table(self) -> None:
        self.query_one("#headline", Static).update(self.inks.content(headline(self.situation)))
        self.query_one("#info", Panel).show(sections(self.situation, spaced=not self.has_class("narrow")))
        self.query_one(StoryPanel).show(self.told)
        self._show_choices()
        self.draw_map()

    def _show_choices(self) -> None:
        self.query_one(ChoiceList).show(self._choices())

    def _choices(self) -> list[Choice]:
        if self.viewer is None or self.table.to_move is None:
            return []
        if self.table.is_hidden_from(self.viewer):
            name = self.table.players[self.table.to_move].name
            return [Choice(line(strong(f"Hide my cards: {name} is next")))]
        return Choices(self.game, self.table.names, self.viewer).at(self.step)

    @work(exclusive=True, group="map")
    async def draw_map(self) -> None:
        """Laying a map out for the first time takes a moment, so that is done aside."""
        columns = self.size.width - (1 if self.has_class("narrow") else SIDE + 2)
        view = self.query_one(MapView)
        if columns >= NARROWEST_MAP:
            await asyncio.to_thread(cached_layout, self.table.names.board, min(columns, WIDEST_MAP))
        view.show(columns, marks(self.situation, self.step))

    def on_resize(self, event: Resize) -> None:
        is_wide = event.size.width >= WIDE_FROM and event.size.height >= TALL_FROM
        self.set_class(not is_wide, "narrow")
        self.refresh_bindings()
        self.show_table()

    # ---- what is done ----

    @on(ChoiceList.Chosen)
    def choose(self, event: ChoiceList.Chosen) -> None:
        choice = event.choice
        if choice.leads_to is not None:
            self.go_to(choice.leads_to)
        elif choice.does is None:
            self.draw_curtain()
        elif self.person is not None:
            self.take(self.person.attempt(choice.does))

    def go_to(self, step: Step) -> None:
        """Another step of choosing, if there is anything to choose."""
        if self.table.to_move == self.viewer:
            self.step = step
            self._show_choices()
            self.draw_map()

    @on(MapView.PlaceChosen)
    def choose_place(self, event: MapView.PlaceChosen) -> None:
        self.go_to(Step(claiming=True, place=event.place))
        self.show_side()

    @on(MapView.RouteChosen)
    def choose_route(self, event: MapView.RouteChosen) -> None:
        self.go_to(Step(claiming=True, routes=(event.route,)))
        self.show_side()

    def show_side(self) -> None:
        """Where the choices are, on a screen too small for both."""
        self.remove_class("map")
        self.query_one("#choices").focus()

    @on(Input.Submitted, "#entry")
    def obey(self, event: Input.Submitted) -> None:
        event.input.clear()
        if self.person is None or not event.value.strip():
            self.query_one("#choices").focus()
            return
        self.person.columns = max(self.size.width - 6, NARROWEST_MAP)
        self.take(self.person.obey(event.value))

    def take(self, answer: Answer) -> None:
        """Show what came of it, and go on if anything did."""
        if answer.leaves:
            self.exit()
        elif answer.acted:
            self.told += answer.lines
            self.proceed()
        elif self.person is not None and self.person.ways:
            routes = dict.fromkeys(way.route for way in self.person.ways)
            self.go_to(Step(claiming=True, routes=tuple(routes)))
            self.show_side()
        elif len(answer.lines) > LONGEST_NOTE:
            self.push_screen(Page(answer.lines, self.inks))
        else:
            self.told += answer.lines
            self.query_one(StoryPanel).show(self.told)

    async def on_event(self, event: Event) -> None:
        """Whoever types begins a command. At once: a quick Enter behind it must not reach the choices."""
        is_typed = isinstance(event, Key) and event.is_printable and not event.is_forwarded
        if is_typed and self.screen is self.screen_stack[0]:
            self.screen.set_focus(self.query_one("#entry"))
        await super().on_event(event)

    def action_step_back(self) -> None:
        if self.query_one("#entry").has_focus:
            self.query_one("#choices").focus()
        else:
            self.go_to(self.step.back)

    def action_undo(self) -> None:
        if self.person is not None and not self.is_thinking:
            self.take(self.person.obey("undo"))

    def action_turn_over(self) -> None:
        """To the map and back."""
        self.toggle_class("map")
        self.query_one("#map-scroll" if self.has_class("map") else "#choices").focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Where map and choices are side by side, there is nothing to turn over."""
        return action != "turn_over" or self.has_class("narrow")

    def action_show_help(self) -> None:
        if self.person is not None:
            self.take(self.person.obey("help"))


def play_on_screen(table: Table, pace: float) -> int:
    app = TableApp(table, pace)
    app.run()
    if table.save is not None and not table.game.over:
        print(f"Saved. To play on: {to_type('play', '--resume', table.save.path)}")
    return app.return_code or 0
