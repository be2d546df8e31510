"""The example in the guide is a board without a flaw, and the guide leaves nothing out."""

import re

import msgspec

from omnibus.boards import model
from omnibus.boards.report import examine
from tests.architecture.tree import ROOT

GUIDE = (ROOT / "docs" / "guides" / "add-a-city.md").read_text(encoding="utf-8")


def test_the_example_is_sound() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    report = examine(example, "the example of the guide")
    assert report.findings == []
    assert report.board is not None


def test_the_guide_names_every_key() -> None:
    shapes = [
        one for one in vars(model).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)
    ]
    keys = {field.name for shape in shapes for field in msgspec.structs.fields(shape)}
    missing = {key for key in keys if not re.search(rf"\b{key}\b", GUIDE)}
    assert len(keys) > 50
    assert not missing
