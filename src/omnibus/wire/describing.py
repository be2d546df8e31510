"""The types of the wire as JSON Schema, with what their own docstrings say."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.inspect import StructType

Schema = dict[str, Any]


def described(kinds: Sequence[Any], template: str) -> tuple[list[Schema], dict[str, Schema]]:
    """The schema of each, and of all that they refer to by name, with the words for every field."""
    found = structs(kinds)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=template)
    for kind in found:
        schema = components.get(_long_name(kind)) or components[kind.__name__]
        if "description" in schema:
            schema["description"] = plain(schema["description"])
        fields = {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
        for name, said in words_of(kind).items():
            if name in fields:
                _say(schema["properties"][fields[name]], said)
    short = {name: _short_name(name) for name in components if "." in name}
    refs = {template.format(name=long): template.format(name=name) for long, name in short.items()}
    named = {short.get(name, name): schema for name, schema in components.items()}
    return _with_refs(list(schemas), refs), _with_refs(named, refs)


def _long_name(kind: type) -> str:
    """As msgspec has it where two are called alike."""
    return f"{kind.__module__}.{kind.__qualname__}"


def _short_name(long: str) -> str:
    """With the room in which it lives."""
    parts = long.split(".")
    return parts[1].title() + parts[-1]


def _with_refs(schema: Any, refs: dict[str, str]) -> Any:  # noqa: ANN401 - any part of a schema
    if isinstance(schema, dict):
        return {name: _with_refs(part, refs) for name, part in schema.items()}
    if isinstance(schema, list):
        return [_with_refs(part, refs) for part in schema]
    return refs.get(schema, schema) if isinstance(schema, str) else schema


def _say(schema: Schema, words: str) -> None:
    schema["description"] = plain(words)


def plain(words: str) -> str:
    """As Markdown has it, in one paragraph for each."""
    paragraphs = inspect.cleandoc(words).replace("``", "`").split("\n\n")
    return "\n\n".join(" ".join(one.split()) for one in paragraphs)


@cache
def words_of(kind: type) -> dict[str, str]:
    """What stands below each field of a class, and of those that it inherits from."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if one.__module__.startswith("omnibus."):
            found.update(_written(ast.parse(textwrap.dedent(inspect.getsource(one)))))
    return found


def _written(tree: ast.Module) -> Iterator[tuple[str, str]]:
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef))
    for field, after in pairwise(body):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                yield name, said


def structs(kinds: Sequence[Any]) -> list[type[msgspec.Struct]]:
    """All classes that these types are made of."""
    found: dict[type, None] = {}
    for kind in msgspec.inspect.multi_type_info(kinds):
        _gather(kind, found)
    return list(found)


def _gather(part: object, found: dict[type, None]) -> None:
    if isinstance(part, StructType):
        if part.cls in found:
            return
        found[part.cls] = None
    if isinstance(part, tuple | list):
        for one in part:
            _gather(one, found)
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            _gather(getattr(part, name), found)
