"""The browser's types of what goes over the wire are those of the server."""

import pytest

from tests.tools import wire_types


def test_the_types_are_written() -> None:
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.written()


@pytest.mark.parametrize(
    ("schema", "type_"),
    [
        ({"type": "array", "items": {"$ref": "Line"}}, "Array<Line>"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "number | null"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, object], type_: str) -> None:
    assert wire_types.typed(schema) == type_
