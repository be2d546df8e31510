"""Bots that are not part of Omnibus: ``module:Class``, or ``path/to/file.py:Class``."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import cast

from omnibus.bots.bot import Bot
from omnibus.errors import OmnibusError


def bot_elsewhere(place: str) -> Bot:
    """The bot that a class or function without arguments makes there."""
    module, _, maker = place.rpartition(":")
    try:
        made = getattr(_module(module), maker)()
    except (Exception, SystemExit) as error:
        raise OmnibusError(f"the bot {place!r} can't be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "decide", None)):
        raise OmnibusError(f"the bot {place!r} has no method 'decide'")
    return cast(Bot, made)


def _module(name: str) -> ModuleType:
    return _from_file(Path(name).resolve()) if name.endswith(".py") else import_module(name)


def _from_file(path: Path) -> ModuleType:
    """Loaded once a process, under a name of its own."""
    name = f"omnibus_bot_{path}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    sys.modules[name] = module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
