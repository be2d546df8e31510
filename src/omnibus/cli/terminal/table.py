"""A game in play at one terminal: who sits there, whose turn it is, and that nothing gets lost."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from omnibus.bots.player import BotPlayer
from omnibus.bots.registry import make_bot
from omnibus.cli.terminal.names import Names
from omnibus.cli.terminal.saving import SaveFile
from omnibus.cli.terminal.seating import Player
from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction
from omnibus.game.event import AnyEvent
from omnibus.game.game import Game
from omnibus.game.history import reveals
from omnibus.game.seed import seed_of


class Table:
    def __init__(self, game: Game, players: Sequence[Player], save: SaveFile | None = None) -> None:
        self.game = game
        self.players = tuple(players)
        self.names = Names(game.board, [player.name for player in players])
        self.save = save
        self.trouble: str | None = None
        """Why the last action could not be saved."""
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self._bots = self._made_bots()
        self._told = [0] * game.seats

    def _made_bots(self) -> dict[int, BotPlayer]:
        """Their chance comes from the game's seed, so that a game played on goes the same way."""
        seed = Random(f"bots/{seed_of(self.game.state)}").getrandbits(64)
        kinds = {seat: player.bot for seat, player in enumerate(self.players)}
        return {seat: make_bot(bot, seed) for seat, bot in kinds.items() if bot is not None}

    # ---- whose turn ----

    @property
    def to_move(self) -> int | None:
        return self.game.to_move

    @property
    def is_bots_turn(self) -> bool:
        return self.to_move in self._bots

    def is_hidden_from(self, seat: int | None) -> bool:
        """Whether the person to move is another one than the one who looks at the screen."""
        return self.to_move in self.people and len(self.people) > 1 and self.to_move != seat

    # ---- what is done ----

    def play(self, action: AnyAction | str, seat: int) -> None:
        """Raises ``IllegalActionError``, and then nothing has changed."""
        self.game.play(action, seat)
        self.store()

    def bot_choice(self) -> AnyAction:
        """What the bot to move wants to do; this may take a while."""
        seat = self._mover()
        return self._bots[seat].decide(self.game, seat)

    def bot_plays(self) -> None:
        self.play(self.bot_choice(), self._mover())

    def _mover(self) -> int:
        if self.to_move is None:
            raise OmnibusError("the game is over")
        return self.to_move

    def undo(self, seat: int) -> AnyAction:
        """Take back the seat's last action and what bots did after it, if nothing was revealed (E-45)."""
        plies = self.game.plies
        own = next((n for n in reversed(range(len(plies))) if plies[n].seat == seat), None)
        if own is None:
            raise OmnibusError("you have done nothing yet that could be taken back")
        for ply in reversed(plies[own:]):
            if ply.seat != seat and ply.seat in self.people:
                raise OmnibusError(f"{self.players[ply.seat].name} has played since: it can't be taken back")
            if reveals(ply):
                whose = (
                    "your last action"
                    if ply.seat == seat
                    else f"what {self.players[ply.seat].name} did since"
                )
                raise OmnibusError(f"{whose} revealed something and can't be taken back (E-45)")
        action = plies[own].action
        while len(self.game.plies) > own:
            self.game.undo()
        self._told = [min(told, own) for told in self._told]
        self.store()
        return action

    def store(self) -> None:
        """A full disk does not end the game."""
        self.trouble = None
        if self.save is not None:
            try:
                self.save.write(self.game, self.players)
            except OmnibusError as error:
                self.trouble = str(error)

    # ---- what has been told ----

    def news(self, seat: int | None) -> list[AnyEvent]:
        """What has happened since this seat was last told, as it may know it; now it has been told."""
        listener = 0 if seat is None else seat
        events = self.game.events_for(seat, self._told[listener])
        if self._told[listener] == 0:
            events = events[len(self.game.opening) :]
        self._told[listener] = len(self.game.plies)
        return events

    def skip_news(self, plies: int) -> None:
        """Of a game that is played on, all but the last few plies count as told."""
        self._told = [max(0, len(self.game.plies) - plies)] * self.game.seats
