"""The line mode: for pipes, for screen readers, and for whoever likes it."""

from __future__ import annotations

from collections.abc import Iterable

from omnibus.cli.program import to_type
from omnibus.cli.terminal.console import Answer, Console
from omnibus.cli.terminal.dialogue import Dialogue
from omnibus.cli.terminal.ending import ending
from omnibus.cli.terminal.names import listed
from omnibus.cli.terminal.situation import Situation
from omnibus.cli.terminal.spans import Line, line, plain_text
from omnibus.cli.terminal.story import Story
from omnibus.cli.terminal.table import Table

INTERRUPTED = 130
"""By Ctrl-C, as shells say it."""


class Plain:
    def __init__(self, table: Table, dialogue: Dialogue, pace: float) -> None:
        self.table = table
        self.dialogue = dialogue
        self.pace = pace
        self.shown: int | None = table.people[0] if len(table.people) == 1 else None
        """In front of whom the screen is."""

    def run(self) -> int:
        """Play until the game is over, the input ends, or somebody leaves; the answer is the exit code."""
        self._welcome()
        try:
            while self.table.to_move is not None:
                if self.table.is_bots_turn:
                    self._bots_turn()
                else:
                    self._persons_turn(self.table.to_move)
            self._end()
        except EOFError:  # or somebody has said so
            self._farewell()
        except KeyboardInterrupt:
            self._farewell()
            return INTERRUPTED
        return 0

    # ---- turns ----

    def _bots_turn(self) -> None:
        if self.pace and self.shown is not None and self._undone_in_time(self.shown):
            return
        self.table.bot_plays()
        if len(self.table.people) < 2:
            self._say(Story(self.table.names, self.shown).tell(self.table.news(self.shown)))

    def _undone_in_time(self, seat: int) -> bool:
        """A moment in which a last action can still be taken back."""
        command = self.dialogue.within(self.pace)
        if command is None:
            return False
        if "undo".startswith(command.lower()) and command:
            answer = self._console(seat).obey(command)
            self._say(answer.lines)
            return answer.acted
        self.dialogue.put_back(command)
        return False

    def _persons_turn(self, seat: int) -> None:
        if self.table.is_hidden_from(self.shown) and not self._passed_on(seat):
            return
        self.shown = seat
        situation = Situation(self.table.game, self.table.names, seat)
        self._say([[]])
        news = Story(self.table.names, seat).tell(self.table.news(seat))
        self._say([*news, [], situation.headline()] if news else [situation.headline()])
        self._say(situation.overview())
        console = self._console(seat)
        while self.table.to_move == seat:
            before = self.table.game.ply
            answer = self._answer(console)
            self._say(answer.lines)
            if answer.leaves:
                raise EOFError
            if self.table.game.ply < before:
                return
            if answer.acted and self.table.to_move == seat and self.table.game.view(seat).phase != "turn":
                self._say(Situation(self.table.game, self.table.names, seat).brief())

    def _answer(self, console: Console) -> Answer:
        return console.obey(self.dialogue.ask(f"{self.table.players[console.seat].name}> "))

    def _console(self, seat: int) -> Console:
        console = Console(self.table, seat)
        console.columns = self.dialogue.columns
        return console

    # ---- one screen for several people ----

    def _passed_on(self, seat: int) -> bool:
        """Hide what one person has seen and wait for the other; False when an action was taken back."""
        name = self.table.players[seat].name
        if self.dialogue.is_screen:
            hides = "Enter hides your cards (undo takes your action back)> "
            if self.shown is not None and not self._waited(hides):
                return False
            self.dialogue.wipe()
            self.shown = None  # nobody is asked to take anything back any more
        return self._waited(f"Pass the screen to {name}, who presses Enter> ")

    def _waited(self, prompt: str) -> bool:
        """For Enter; until then the one who was there may take back or leave."""
        while words := self.dialogue.ask(prompt).strip():
            if self.shown is not None and "undo".startswith(words.lower()):
                answer = self._console(self.shown).obey(words)
                self._say(answer.lines)
                if answer.acted:
                    return False
            elif words.lower() in ("q", "quit", "exit"):
                raise EOFError
            else:
                self._say([line("Enter alone goes on; undo and quit are understood here, too.")])
        return True

    # ---- beginning and end ----

    def _welcome(self) -> None:
        players = listed([player.title for player in self.table.players])
        self._say([line(f"{self.table.names.board.name}: {players}. help lists the commands.")])
        if self.table.save is not None:
            self._say([line(f"Saved after every action: {self.table.save.path}")])
        if self.table.trouble:
            self._say([line(f"Not saved: {self.table.trouble}")])

    def _end(self) -> None:
        names = self.table.names
        news = Story(names, self.shown).tell(self.table.news(self.shown))
        record = self.table.save.path if self.table.save else None
        self._say([*news, [], *ending(self.table.game, names, record)])

    def _farewell(self) -> None:
        if self.table.save is None or self.table.trouble:
            self._say([[], line("The game is not saved.")])
            return
        self._say([[], line(f"Saved. To play on: {to_type('play', '--resume', self.table.save.path)}")])

    def _say(self, lines: Iterable[Line]) -> None:
        for one in lines:
            self.dialogue.say(plain_text(one))
