"""The libraries of others are those that their list names, byte for byte, each with its licence."""

from __future__ import annotations

import hashlib
import re

from tests.architecture.tree import SOURCE

VENDOR = SOURCE / "web" / "vendor"
ROW = re.compile(r"^\| `(\S+\.js)` \|.*\| `([0-9a-f]{64})` \|$", re.MULTILINE)


def test_the_sums() -> None:
    listed = dict(ROW.findall((VENDOR / "README.md").read_text()))
    found = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in VENDOR.glob("*.js")}
    assert found == listed


def test_the_licences() -> None:
    for name in re.findall(r"`(\S+\.LICENSE)`", (VENDOR / "README.md").read_text()):
        assert (VENDOR / name).stat().st_size > 500
