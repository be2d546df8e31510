"""Settings: read with clear errors, and each of them documented."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from omnibus.errors import OmnibusError
from omnibus.server.settings import PREFIX, Settings, settings_from
from tests.docs.pages import read

PAGE = "docs/reference/settings.md"


def test_the_command_line_goes_before_the_environment_and_that_before_the_default() -> None:
    settings = settings_from(
        {"OMNIBUS_PORT": "1", "OMNIBUS_HOST": "::1", "OMNIBUS_KEY": ""}, port=2, data=None
    )
    assert (settings.port, settings.host, settings.key) == (2, "::1", "")
    assert settings.data == Settings().data
    assert settings_from({"HOME": "/x", "OMNIBUS_DATA": "~/y"}).directory == Path("~/y").expanduser()


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("OMNIBUS_PORT", "http", "OMNIBUS_PORT can't be 'http'"),
        ("OMNIBUS_PORT", "70000", "<= 65535"),
        ("OMNIBUS_LOG_FORMAT", "xml", "OMNIBUS_LOG_FORMAT can't be 'xml'"),
        ("OMNIBUS_PROT", "80", "did you mean OMNIBUS_PORT"),
    ],
)
def test_a_bad_setting_is_named(name: str, value: str, words: str) -> None:
    with pytest.raises(OmnibusError, match=words):
        settings_from({name: value})


def test_what_looks_like_no_setting_is_left_alone() -> None:
    assert settings_from({"OMNIBUS_PROGRAM": "./dev"}) == Settings()


def documented(page: str) -> list[str]:
    return [line for line in page.splitlines() if line.startswith(f"| `{PREFIX}")]


def test_every_setting_is_documented() -> None:
    rows = []
    for field in msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"].items():
        name, said = field
        default = f"`{said['default']}`" if said["default"] != "" else ""
        rows.append(f"| `{PREFIX}{name.upper()}` | {default} | {said['description']} |")
    assert documented(read(PAGE)) == rows


def test_an_undocumented_setting_is_noticed() -> None:
    assert documented("| `OMNIBUS_A` | | x |\n| else |\n") == ["| `OMNIBUS_A` | | x |"]
