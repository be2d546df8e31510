"""``omnibus.wire`` as types for the browser: ``python -m tests.tools.wire_types`` writes them."""

from __future__ import annotations

from types import UnionType
from typing import Any

import msgspec

from omnibus.wire.analysis import Analysis
from omnibus.wire.downstream import FromServer, Story
from omnibus.wire.lesson import Lesson
from omnibus.wire.listing import ListedBot, ListedCity
from omnibus.wire.notices import Notice, NoticeWays, TurnNotice
from omnibus.wire.people import DailyScore, Me, MySeat, Ranked, SignedIn
from omnibus.wire.table import Joined, JoinRequest, TableOpened, TableRequest
from omnibus.wire.upstream import FromClient
from tests.architecture.tree import SOURCE

FILE = SOURCE / "web" / "app" / "wire.d.ts"
HEAD = """\
// What goes over the wire, written from omnibus.wire by `python -m tests.tools.wire_types`; a test compares.
// A field with a question mark is left out where it has its default.
"""
UNIONS = {"FromServer": FromServer, "FromClient": FromClient}
ROOTS = (TableRequest, TableOpened, JoinRequest, Joined, ListedCity, ListedBot, Story, Lesson, Analysis)
OF_PEOPLE = (Me, MySeat, Ranked, DailyScore, SignedIn, Notice, NoticeWays, TurnNotice)
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}


def written() -> str:
    every = (*ROOTS, *OF_PEOPLE, *UNIONS.values())
    _, components = msgspec.json.schema_components(every, ref_template="{name}")
    types = [HEAD]
    types += [declared(name, schema) for name, schema in sorted(components.items())]
    types += [f"export type {name} = {' | '.join(members(union))};\n" for name, union in UNIONS.items()]
    return "\n".join(types)


def members(union: UnionType) -> list[str]:
    return sorted(member.__name__ for member in union.__args__)


def declared(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"export interface {name} {{"]
    for field, described in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {typed(described)};")
    return "\n".join([*lines, "}\n"])


def typed(schema: dict[str, Any]) -> str:
    """The TypeScript for a piece of JSON schema."""
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"anyOf": options}:
            return " | ".join(dict.fromkeys(typed(option) for option in options))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(typed(item) for item in items)}]"
        case {"type": "array", "items": items}:
            return f"Array<{typed(items)}>"
        case {"type": "object", "additionalProperties": values}:
            return f"Record<string, {typed(values)}>"
        case {"type": str(name)}:
            return PLAIN[name]
    raise AssertionError(f"no type is known for {schema}")


def main() -> None:
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
