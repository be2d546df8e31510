"""The type of a drawn board carried inside the file: so a poster looks the same wherever it is opened."""

from __future__ import annotations

from base64 import b64encode
from importlib import resources

from omnibus.boards.draw_mood import Type

WEIGHTS = {"source-sans-3": "200 900", "inter-800": "800"}
"""Of files that hold another weight than the common one, or many."""


def font_faces(type_: Type) -> str:
    """Style rules that hold the faces themselves."""
    return "".join(_face(family, file) for family, file in type_.faces.items())


def _face(family: str, file: str) -> str:
    content = resources.files("omnibus") / "web" / "fonts" / f"{file}.woff2"
    data = b64encode(content.read_bytes()).decode()
    return (
        f"@font-face {{ font-family: '{family}'; font-weight: {WEIGHTS.get(file, '400')}; "
        f"src: url(data:font/woff2;base64,{data}) format('woff2') }}\n"
    )
