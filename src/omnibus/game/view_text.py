"""A view as text, both ways: lines of ``name: value``, readable and exact."""

from __future__ import annotations

import msgspec

from omnibus.game.cards import NotationError
from omnibus.game.view import View

FIRST_LINE = "omnibus view 1"


def write_view(view: View) -> str:
    lines = [FIRST_LINE]
    for name in view.__struct_fields__:
        if name != "players":
            lines.append(f"{name}: {_json(getattr(view, name))}")
    lines += [f"player {seat}: {_json(player)}" for seat, player in enumerate(view.players)]
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def parse_view(text: str) -> View:
    """The view that ``write_view`` wrote."""
    first, *lines = text.splitlines() or [""]
    if first.strip() != FIRST_LINE:
        raise NotationError(f"this is not a view: its first line should be {FIRST_LINE!r}")
    fields: dict[str, object] = {}
    players: list[object] = []
    for number, line in enumerate(lines, start=2):
        name, _, value = line.partition(":")
        try:
            decoded: object = msgspec.json.decode(value)
        except msgspec.DecodeError as error:
            raise NotationError(f"line {number}: {error}") from None
        if name.startswith("player "):
            players.append(decoded)
        else:
            fields[name] = decoded
    try:
        return msgspec.convert(fields | {"players": players}, View)
    except msgspec.ValidationError as error:
        raise NotationError(f"the view is incomplete or wrong: {error}") from None
