"""An example for every type of the wire, made from what its fields are called."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as kinds

from omnibus.boards.load import city_slugs

SEAT_TOKEN = f"0.0.{'kT9' * 10}xY"
MOMENT = 1_790_000_000_000

KNOWN: dict[str, Any] = {
    "name": "Ada",
    "city": city_slugs()[0],
    "slug": city_slugs()[0],
    "kind": "person",
    "bot": "level:3",
    "table": "k3vq7xwd2mzn5a4c",
    "id": "k3vq7xwd2mzn5a4c",
    "token": SEAT_TOKEN,
    "code": "abcd-efgh-2345-6723-abcd-efgh-2345-6723",
    "nonce": "9pX4-browser-nonce",
    "opened": MOMENT,
    "moved": MOMENT + 60_000,
    "created": MOMENT,
    "now": MOMENT,
    "at": MOMENT,
    "board": "f58e85290ef6",
    "version": "f58e85290ef6",
    "action": "draw-blind",
    "actions": ["draw-blind"],
    "legal": ["draw-blind", "draw-tickets"],
    "text": "Well played!",
    "reaction": "clap",
    "stage": "running",
    "watching": "live",
    "commitment": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "protocol": 1,
    "seat": 0,
    "ply": 14,
    "since": 14,
    "revision": 14,
    "status": 409,
    "trouble": "stale",
    "title": "It was not done.",
    "day": "2026-11-19",
    "rating": 1240,
    "games": 17,
    "endpoint": "https://push.example/send/abc",
    "url": "https://hooks.example/omnibus",
    "address": "ada@mail.example",
    "language": "en",
}
"""By the name of a field, wherever its type allows it."""
LEFT_OUT = {"daily", "deal", "offer", "rematch", "leaver_bot", "plan", "profile", "result"}
"""Rarely wanted: an example is to be read."""
Example = Any


def example(kind: Any) -> Example:  # noqa: ANN401 - any type
    """What JSON of that type may look like."""
    return msgspec.to_builtins(_made(kinds.type_info(kind), ""))


def _made(kind: kinds.Type, name: str) -> Example:
    if name in KNOWN and _fits(KNOWN[name], kind):
        return KNOWN[name]
    match kind:
        case kinds.StructType():
            return _struct(kind)
        case kinds.UnionType(types=types):
            return _made(types[-1] if isinstance(types[0], kinds.NoneType) else types[0], name)
        case (
            kinds.ListType(item_type=item, min_length=least)
            | kinds.VarTupleType(item_type=item, min_length=least)
        ):
            return [_made(item, name.removesuffix("s"))] * max(1, least or 1)
        case kinds.TupleType(item_types=items):
            return [_made(item, name) for item in items]
        case kinds.DictType(key_type=key, value_type=value):
            return {_made(key, "colour"): _made(value, name)}
    return _simple(kind, name)


def _simple(kind: kinds.Type, name: str) -> Example:
    match kind:
        case kinds.LiteralType(values=values):
            return values[0]
        case kinds.EnumType(cls=values):
            return next(iter(values)).value
        case kinds.BoolType():
            return True
        case kinds.IntType(ge=least):
            return 2 if least is None else max(2, least)
        case kinds.FloatType():
            return 12.5
        case kinds.StrType(pattern=pattern):
            return name.replace("_", "-") if name and pattern is None else "blue"
    return {}


def _struct(kind: kinds.StructType) -> Example:
    made = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
    for field in kind.fields:
        if field.required or field.name not in LEFT_OUT:
            made[field.encode_name] = _made(field.type, field.name)
    return made


def _fits(value: Example, kind: kinds.Type) -> bool:
    match kind:
        case kinds.StrType():
            return isinstance(value, str)
        case kinds.IntType():
            return isinstance(value, int)
        case kinds.LiteralType(values=values):
            return value in values
        case kinds.ListType() | kinds.VarTupleType():
            return isinstance(value, list)
    return False
