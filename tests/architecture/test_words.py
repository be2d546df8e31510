"""The repository speaks of itself: no path of a machine, no registry's address, no secret."""

import re

import pytest

from tests.architecture.tree import project_files, relative

# The brackets keep these patterns from finding themselves.
FORBIDDEN = re.compile(
    r"/wor[k]/|/roo[t]/|/hom[e]/\w|/User[s]/\w|/tm[p]/\w"
    r"|pyp[i]\.org|pythonhoste[d]|registry\.npmj[s]|registry\.yarnpk[g]|deb\.debia[n]"
    r"|BEGIN [A-Z ]*PRIVATE KE[Y]|gh[pousr]_[A-Za-z0-9]{36}|AKI[A][0-9A-Z]{16}"
)


def slips(text: str) -> list[str]:
    return FORBIDDEN.findall(text)


def text_of(content: bytes) -> str:
    """Pictures and fonts may hold such bytes by chance."""
    return "" if b"\0" in content else content.decode(errors="replace")


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = {relative(file): slips(text_of(file.read_bytes())) for file in project_files()}
    assert not {file: names for file, names in found.items() if names}


@pytest.mark.parametrize(
    "parts",
    [
        ("/wor", "k/main"),
        ("/hom", "e/somebody"),
        ("/tm", "p/x"),
        ("https://pyp", "i.org/simple"),
        ("files.pythonhoste", "d.org"),
        ("https://registry.npmj", "s.org"),
        ("-----BEGIN RSA PRIVATE KE", "Y-----"),
    ],
)
def test_a_slip_is_noticed(parts: tuple[str, str]) -> None:
    assert slips("see " + "".join(parts))
