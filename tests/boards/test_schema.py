"""The published schema is that of the code."""

import tomllib
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from omnibus.boards.load import board_text_of, city_slugs
from omnibus.boards.schema import SCHEMA_FILE, board_schema, schema_text


def test_the_schema_file_is_up_to_date() -> None:
    """Where this fails: write what ``omnibus board schema`` prints into the file."""
    assert (files("omnibus.boards") / SCHEMA_FILE).read_text(encoding="utf-8") == schema_text()


def test_the_schema_is_one_document() -> None:
    assert msgspec.json.decode(schema_text()) == board_schema()


@pytest.mark.parametrize("city", city_slugs())
def test_a_city_uses_only_keys_of_the_schema(city: str) -> None:
    schema = board_schema()
    content = tomllib.loads(board_text_of(city))
    assert_known(content, schema["$defs"]["Board"], schema["$defs"])


def assert_known(value: Any, shape: dict[str, Any], shapes: dict[str, Any]) -> None:  # noqa: ANN401 - any data
    if "$ref" in shape:
        assert_known(value, shapes[shape["$ref"].rsplit("/", 1)[1]], shapes)
    elif isinstance(value, list) and "items" in shape and shape["items"]:
        for item in value:
            assert_known(item, shape["items"], shapes)
    elif isinstance(value, dict) and "properties" in shape:
        assert set(shape["required"]) <= set(value) <= set(shape["properties"])
        for key, inner in value.items():
            assert_known(inner, shape["properties"][key], shapes)
