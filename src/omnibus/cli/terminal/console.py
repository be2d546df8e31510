"""What a person types, obeyed: the same for the line mode and for the input line of the full screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from omnibus.boards.draw_text import board_text
from omnibus.cli.terminal.advice import Words
from omnibus.cli.terminal.commands import ABOUT_NAMES, COMMANDS, command_named
from omnibus.cli.terminal.ending import score_sheet, scoring
from omnibus.cli.terminal.orders import Claiming, Orders
from omnibus.cli.terminal.payments import described
from omnibus.cli.terminal.routes import Routes
from omnibus.cli.terminal.saving import annotated, write_whole
from omnibus.cli.terminal.situation import Situation
from omnibus.cli.terminal.spans import Line, Span, line, strong
from omnibus.cli.terminal.story import Story
from omnibus.cli.terminal.table import Table
from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction, ClaimRoute

TOLD_BY_STORY = 12


class Answer(msgspec.Struct, frozen=True):
    """What came of a command."""

    lines: list[Line] = []
    acted: bool = False
    """The game has changed: forwards, or back by an undo."""
    refused: bool = False
    leaves: bool = False


class Console:
    """Obeys one person, in front of whom the screen is."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.game = table.game
        self.names = table.names
        self.seat = seat
        self.orders = Orders(table.game, table.names, seat)
        self.ways: tuple[ClaimRoute, ...] = ()
        """The ways to pay that were listed last: a number alone takes one."""
        self.columns = 80

    @property
    def situation(self) -> Situation:
        return Situation(self.game, self.names, self.seat)

    def obey(self, text: str) -> Answer:
        words = text.split()
        ways, self.ways = self.ways, ()
        if not words:
            return Answer()
        try:
            if words[0].isdecimal():
                return self._take(ways, words)
            return OBEYED[command_named(words[0])](self, words[1:])
        except OmnibusError as error:
            return refusal(str(error))

    # ---- actions ----

    def attempt(self, action: AnyAction) -> Answer:
        """What is chosen instead of typed."""
        self.ways = ()
        try:
            return self.do(action)
        except OmnibusError as error:
            return refusal(str(error))

    def do(self, action: AnyAction) -> Answer:
        self.table.play(action, self.seat)
        told = Story(self.names, self.seat).tell(self.table.news(self.seat))
        return Answer([*told, *self._trouble()], acted=True)

    def _trouble(self) -> list[Line]:
        return [line(Span(f"Not saved: {self.table.trouble}", "bad"))] if self.table.trouble else []

    def _take(self, ways: Sequence[ClaimRoute], words: Sequence[str]) -> Answer:
        """A number: one of the ways to pay that were listed, or of the tickets that are offered."""
        if not ways and self.game.view(self.seat).offer:
            return self.do(self.orders.keep(words))
        if not ways:
            raise OmnibusError(
                "a number takes one of the ways to pay that claim lists, and none are listed now"
            )
        number = int(words[0])
        if len(words) > 1 or not 1 <= number <= len(ways):
            self.ways = tuple(ways)
            raise OmnibusError(f"say a number from 1 to {len(ways)}")
        return self.do(ways[number - 1])

    def draw(self, words: Sequence[str]) -> Answer:
        return self.do(self.orders.draw(words))

    def draw_tickets(self, words: Sequence[str]) -> Answer:
        return self.do(self.orders.tickets(words))

    def keep(self, words: Sequence[str]) -> Answer:
        return self.do(self.orders.keep(words))

    def pass_on(self, words: Sequence[str]) -> Answer:
        return self.do(self.orders.passing(words))

    def claim(self, words: Sequence[str]) -> Answer:
        """With words for the payment at once; else the ways to pay are listed."""
        if not words:
            raise OmnibusError("claim which route? For example: claim " + self.names.board.routes[0].slug)
        claiming = self.orders.claim(words)
        if claiming.chosen is not None:
            return self.do(claiming.chosen)
        if not claiming.ways:
            return self.do(self.orders.nearest(claiming.routes))
        self.ways = claiming.ways
        return Answer(self._list_ways(claiming))

    def _list_ways(self, claiming: Claiming) -> list[Line]:
        route = self.names.routes[claiming.routes[0]]
        lines = [line(strong(self.names.ends(route.ends)), ", ways to pay:")]
        for number, way in enumerate(claiming.ways, start=1):
            lines.append([Span(f"  {number}  "), *described(self.names, way)])
        return [*lines, line("Say the number of one, or anything else.")]

    def why(self, words: Sequence[str]) -> Answer:
        """Whether an action is possible now, and if not, by which rule."""
        action = self._meant(words)
        if isinstance(action, Claiming):
            if action.ways and action.chosen is None:
                return Answer(self._list_ways(action)[:-1])
            action = action.chosen or self.orders.nearest(action.routes)
        found = self.game.explain(action, self.seat)
        return Answer([line("You can.")]) if found is None else refusal(str(found))

    def _meant(self, words: Sequence[str]) -> AnyAction | Claiming:
        command = command_named(words[0]) if words else ""
        match command:
            case "draw":
                return self.orders.draw(words[1:])
            case "tickets":
                return self.orders.tickets(words[1:])
            case "keep":
                return self.orders.keep(words[1:])
            case "pass":
                return self.orders.passing(words[1:])
            case "claim" if words[1:]:
                return self.orders.claim(words[1:])
        raise OmnibusError("why what? For example: why claim " + self.names.board.routes[0].slug)

    def undo(self, _: Sequence[str]) -> Answer:
        action = self.table.undo(self.seat)
        return Answer([line(f"Taken back: {action}."), *self._trouble()], acted=True)

    # ---- questions ----

    def look(self, _: Sequence[str]) -> Answer:
        return Answer(self.situation.overview())

    def hand(self, _: Sequence[str]) -> Answer:
        return Answer(self.situation.own())

    def routes(self, words: Sequence[str]) -> Answer:
        routes = Routes(self.game, self.names, self.seat)
        if not words:
            return Answer(routes.everywhere())
        return Answer(routes.around(self.orders.search.place(" ".join(words))))

    def board(self, _: Sequence[str]) -> Answer:
        text = board_text(self.names.board, owners=self.situation.owners(), width=self.columns)
        return Answer([line(one) for one in text.splitlines()])

    def hint(self, _: Sequence[str]) -> Answer:
        from omnibus.coach.hint import hint

        return Answer(Words(self.names).hint(hint(self.game, self.seat)))

    def score(self, _: Sequence[str]) -> Answer:
        return Answer(
            scoring(self.game, self.names) if self.game.over else score_sheet(self.game, self.names)
        )

    def story(self, words: Sequence[str]) -> Answer:
        """The last actions, or as many as are asked for."""
        number = " ".join(words) or str(TOLD_BY_STORY)
        if not (number.isascii() and number.isdecimal()) or len(number) > 6:
            raise OmnibusError(f"story tells the last {TOLD_BY_STORY} actions; story 30 the last 30")
        since = max(0, self.game.ply - int(number))
        return Answer(Story(self.names, self.seat).tell(self.game.events_for(self.seat, since)))

    def save(self, words: Sequence[str]) -> Answer:
        """The game is saved all the time; with a name a copy is made."""
        if words:
            path = Path(" ".join(words)).expanduser()
            file = self.table.save.board_file if self.table.save else None
            write_whole(path, annotated(self.game, self.table.players, file))
            return Answer([line(f"Saved a copy: {path}")])
        if self.table.save is None:
            raise OmnibusError("this game is not saved; save FILE makes a copy")
        self.table.store()
        return Answer(self._trouble() or [line(f"Saved: {self.table.save.path}")])

    def help(self, words: Sequence[str]) -> Answer:
        if words:
            command = COMMANDS[command_named(words[0])]
            return Answer([line(strong(command.usage)), line(f"  {command.summary}")])
        width = max(len(command.usage) for command in COMMANDS.values())
        rows = [line(strong(one.usage.ljust(width)), f"  {one.summary}") for one in COMMANDS.values()]
        return Answer([*rows, line(ABOUT_NAMES)])

    def leave(self, _: Sequence[str]) -> Answer:
        return Answer(leaves=True)


def refusal(words: str) -> Answer:
    return Answer([line(Span(f"{words[:1].upper()}{words[1:]}.".replace("..", "."), "bad"))], refused=True)


OBEYED: dict[str, Callable[[Console, Sequence[str]], Answer]] = {
    "draw": Console.draw,
    "claim": Console.claim,
    "tickets": Console.draw_tickets,
    "keep": Console.keep,
    "pass": Console.pass_on,
    "look": Console.look,
    "hand": Console.hand,
    "routes": Console.routes,
    "board": Console.board,
    "hint": Console.hint,
    "why": Console.why,
    "score": Console.score,
    "story": Console.story,
    "undo": Console.undo,
    "save": Console.save,
    "help": Console.help,
    "quit": Console.leave,
}
