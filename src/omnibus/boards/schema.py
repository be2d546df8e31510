"""The file format as a JSON Schema, for editors that complete and check while one types."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from omnibus.boards.model import Board

SCHEMA_FILE = "board.schema.json"
"""Beside this module; a test compares it with ``schema_text``."""


def board_schema() -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Board file",
        **msgspec.json.schema(Board),
    }


def schema_text() -> str:
    return json.dumps(board_schema(), indent=2, ensure_ascii=False) + "\n"
