"""Omnibus: the rules, boards and bots of four city route-building games.

>>> import omnibus
>>> game = omnibus.new_game("london", seats=3, seed=7)
>>> game
<Game london, 3 seats, ply 0, seat 0 to move>
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

_HOMES = {
    "Action": "omnibus.game.action",
    "Board": "omnibus.boards.model",
    "Event": "omnibus.game.event",
    "Game": "omnibus.game.game",
    "IllegalActionError": "omnibus.game.refusal",
    "OmnibusError": "omnibus.errors",
    "Reason": "omnibus.rules.reasons",
    "Refusal": "omnibus.game.refusal",
    "View": "omnibus.game.view",
    "city_slugs": "omnibus.boards.load",
    "find_board": "omnibus.boards.load",
    "new_game": "omnibus.game.game",
    "parse_action": "omnibus.game.action",
    "parse_event": "omnibus.game.event",
    "parse_view": "omnibus.game.view_text",
    "replay": "omnibus.game.record",
    "sample_hidden": "omnibus.game.sampling",
}
"""Where each public name lives. It is imported when it is first asked for, so that the start is quick."""

__all__ = list(_HOMES)

if TYPE_CHECKING:
    from omnibus.boards.load import city_slugs as city_slugs, find_board as find_board
    from omnibus.boards.model import Board as Board
    from omnibus.errors import OmnibusError as OmnibusError
    from omnibus.game.action import Action as Action, parse_action as parse_action
    from omnibus.game.event import Event as Event, parse_event as parse_event
    from omnibus.game.game import Game as Game, new_game as new_game
    from omnibus.game.record import replay as replay
    from omnibus.game.refusal import IllegalActionError as IllegalActionError, Refusal as Refusal
    from omnibus.game.sampling import sample_hidden as sample_hidden
    from omnibus.game.view import View as View
    from omnibus.game.view_text import parse_view as parse_view
    from omnibus.rules.reasons import Reason as Reason


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'omnibus' has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
