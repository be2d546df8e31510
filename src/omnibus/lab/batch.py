"""Many games of one edition, stepped together: for programs that learn."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from omnibus.boards.load import load_board
from omnibus.boards.model import Board
from omnibus.errors import OmnibusError
from omnibus.game.edition import edition
from omnibus.game.game import new_game
from omnibus.game.refusal import refused
from omnibus.rules.batch import ENDED, MOVER, OUTCOME_SIZE, RANK, REFUSED, REWARD
from omnibus.rules.catalogue import ACTIONS
from omnibus.rules.compiled import MODULES, compile_entries
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.layout import TO_MOVE
from omnibus.rules.observe import observation_parts, observation_size
from omnibus.rules.refusals import refusal

if TYPE_CHECKING:
    from numpy import int64
    from numpy.typing import ArrayLike, NDArray

ROWS = {
    "check": ("action", "mask", "outcome"),
    "step": ("state", "action", "outcome", "observation", "mask"),
    "show": ("state", "observation", "mask"),
}


@cache
def _engine() -> SimpleNamespace:
    modules = [import_module(f"omnibus.rules.{name}") for name in (*MODULES, "knowledge", "observe", "batch")]
    return compile_entries(modules, (), ROWS)


class Batch:
    """Compiled games side by side, each waiting for its seat to move. A game that ends begins anew at once.

    The arrays stay the same and are written again by every ``step``; they have a row for each game.
    Game ``n`` has the seed ``seed + n``, after its first end ``seed + n + games``, and so on.
    """

    def __init__(
        self, city: str | Board, games: int, *, seats: int = 2, seed: int = 0, profile: str | None = None
    ) -> None:
        import numpy

        if games < 1:
            raise OmnibusError(f"a batch needs one game at least, not {games}")
        board = load_board(city) if isinstance(city, str) else city
        deals = [new_game(board, seats=seats, seed=seed + n, profile=profile) for n in range(games)]
        self.edition = edition(board, profile)
        table = self.edition.integers
        self._states = numpy.array([deal.state for deal in deals], numpy.int64)
        self._board = numpy.array(table, numpy.int64)
        self._log = numpy.array([NOT_LISTENING], numpy.int64)
        self._legal = numpy.zeros(table[ACTIONS], numpy.int64)
        self._outcomes = numpy.zeros((games, OUTCOME_SIZE), numpy.int16)
        self._outcomes[:, MOVER] = self._states[:, TO_MOVE]
        self._observations = numpy.zeros((games, observation_size(table)), numpy.int16)
        self._masks = numpy.zeros((games, table[ACTIONS]), numpy.uint8)
        self.observations = _for_reading(self._observations)
        """What each seat to move knows: see ``parts``."""
        self.masks = _for_reading(self._masks)
        """1 for each action that the seat to move may do, by its number in the edition."""
        outcomes = _for_reading(self._outcomes)
        self.to_move = outcomes[:, MOVER]
        self.ended = outcomes[:, ENDED]
        """1 where the last step ended a game."""
        self.rewards = outcomes[:, REWARD : REWARD + seats]
        """For each seat, where a game has ended: its score less the best of the others. Else 0."""
        self.ranks = outcomes[:, RANK : RANK + seats]
        """For each seat, where a game has ended: 1 for the best, ties decided as the rules say. Else 0."""
        _engine().show(self._states, self._board, self._legal, self._observations, self._masks)

    @property
    def parts(self) -> dict[str, slice]:
        """Where each part of an observation lies."""
        slices, start = {}, 0
        for name, length in observation_parts(self.edition.integers):
            slices[name] = slice(start, start + length)
            start += length
        return slices

    def step(self, actions: ArrayLike) -> None:
        """Carry out an action for the seat to move of each game; all of them, or none if one is illegal."""
        import numpy

        games = len(self._states)
        numbers = numpy.ascontiguousarray(actions, numpy.int64)
        if numbers.shape != (games,):
            raise OmnibusError(f"{games} games need {games} actions, not an array of shape {numbers.shape}")
        engine = _engine()
        engine.check(self._board, numbers, self._masks, self._outcomes)
        refusals = self._outcomes[:, REFUSED]
        if refusals.any():
            self._refuse(int(refusals.argmax()), numbers)
        what_they_are_on = (self._states, self._board, self._log, self._legal)
        engine.step(*what_they_are_on, numbers, games, self._outcomes, self._observations, self._masks)

    def _refuse(self, game: int, numbers: NDArray[int64]) -> None:
        action, state = int(numbers[game]), self._states[game].tolist()
        known = 0 <= action < len(self.edition.actions)
        words = self.edition.actions[action] if known else action
        reason = refusal(state, self.edition.integers, state[TO_MOVE], action)
        raise OmnibusError(f"game {game} of the batch, action {words}: {refused(reason)}")


def _for_reading(array: NDArray[Any]) -> NDArray[Any]:
    """The same numbers: they are written by the batch alone, which relies on them."""
    view = array.view()
    view.flags.writeable = False
    return view
