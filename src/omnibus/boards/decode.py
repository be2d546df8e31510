"""From the text of a board file to a Board, or to a list of everything that keeps it from being one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from omnibus.boards.faults import BoardError, Fault, Path, written
from omnibus.boards.lines import LineTable
from omnibus.boards.model import Board
from omnibus.spelling import suggestion

LARGEST = 1_000_000
LONGEST_KEY = 100
DEEPEST = 10
"""How deeply tables and lists may be nested."""
PLAIN_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "date": "a date",
    "time": "a time",
    "datetime": "a date with a time",
}


def read_board(text: str, name: str) -> Board:
    """The board in a text. ``name`` says in errors where the text is from."""
    content = _parsed(text, name)
    faults = list(_excesses(content, ()))
    if not faults:
        try:
            return msgspec.convert(content, Board, str_keys=True)
        except msgspec.ValidationError as error:
            faults = list(_faults(content, Board, ())) or [((), _in_plain_words(str(error)))]
    table = LineTable(text)
    raise BoardError(name, [Fault(table.line_of(path), written(path), why) for path, why in faults])


def _parsed(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(name, [_syntax_fault(text, str(error))]) from None
    except RecursionError:
        raise BoardError(name, [Fault(None, "", "it nests lists or tables too deeply")]) from None
    except (ValueError, OverflowError) as error:
        raise BoardError(name, [Fault(None, "", f"it is not TOML: {error}")]) from None


def _syntax_fault(text: str, message: str) -> Fault:
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", message, re.DOTALL)
    if found is None:
        return Fault(None, "", f"it is not TOML: {message}")
    line = int(found[2]) if found[2] else text.count("\n") + 1
    column = f" (column {found[3]})" if found[3] else " (the text ends here)"
    return Fault(line, "", f"it is not TOML: {found[1]}{column}")


def _excesses(value: object, path: Path) -> Iterator[tuple[Path, str]]:
    """What no board needs and what would trouble whoever reckons with it or prints it."""
    if len(path) > DEEPEST:
        yield path, "lists or tables are nested too deeply"
    elif isinstance(value, dict):
        for key, inner in value.items():
            if len(key) > LONGEST_KEY:
                yield path, f"a key is longer than {LONGEST_KEY} characters"
            else:
                yield from _excesses(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _excesses(inner, (*path, number))
    elif isinstance(value, int | float) and not abs(value) <= LARGEST:
        yield path, f"a number has to be from -{LARGEST} to {LARGEST}"


def _faults(value: object, wanted: object, path: Path) -> Iterator[tuple[Path, str]]:
    """Everything wrong with a value, deepest places first named: the decoder stops at its first."""
    if isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
        yield from _table_faults(value, wanted, path)
        return
    inner = get_args(wanted)
    if get_origin(wanted) in (Union, UnionType):
        yield from _faults(value, next(one for one in inner if one is not NoneType), path)
    elif get_origin(wanted) is list and isinstance(value, list):
        for number, item in enumerate(value):
            yield from _faults(item, inner[0], (*path, number))
    elif get_origin(wanted) is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from _leaf_faults({key: None}, dict[inner[0], None], (*path, key))  # type: ignore[valid-type]
            yield from _faults(item, inner[1], (*path, key))
    else:
        yield from _leaf_faults(value, wanted, path)


def _table_faults(value: object, wanted: type[msgspec.Struct], path: Path) -> Iterator[tuple[Path, str]]:
    if not isinstance(value, dict):
        yield from _leaf_faults(value, wanted, path)
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(wanted)}
    for key in value:
        if key not in fields:
            yield (*path, key), f"unknown key; {suggestion(key, fields)}".removesuffix("; ")
    for name, field in fields.items():
        if name in value:
            yield from _faults(value[name], field.type, (*path, name))
        elif field.required:
            yield path, f"{name!r} is missing"


def _leaf_faults(value: object, wanted: object, path: Path) -> Iterator[tuple[Path, str]]:
    try:
        msgspec.convert(value, wanted, str_keys=True)
    except msgspec.ValidationError as error:
        yield path, _refusal(value, wanted, str(error))


def _refusal(value: object, wanted: object, message: str) -> str:
    choices: list[str] = []
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        choices = [str(one.value) for one in wanted]
    elif get_origin(wanted) is Literal:
        choices = list(get_args(wanted))
    if choices and isinstance(value, str):
        return f"{value!r} is not one of: {', '.join(choices)}"
    return _in_plain_words(message)


def _in_plain_words(message: str) -> str:
    """``Expected `int`, got `str` - at `key` in `$``` -> ``expected a whole number, got text (as a key)``."""
    text, _, place = message.partition(" - at ")
    words = re.sub(r"`(\w+)`", lambda found: PLAIN_WORDS.get(found[1], found[1]), text)
    return words[:1].lower() + words[1:] + (" (as a key)" if place.startswith("`key`") else "")
