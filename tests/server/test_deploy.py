"""What a server is started with elsewhere names settings that there are, and starts a server."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from omnibus.server.settings import PREFIX, Settings
from tests.architecture.tree import ROOT

DEPLOY = ROOT / "deploy"
FILES = ("omnibus.service", "Containerfile")


def named(text: str) -> set[str]:
    return {name.removeprefix(PREFIX).lower() for name in re.findall(rf"{PREFIX}[A-Z_]+", text)}


@pytest.mark.parametrize("file", FILES)
def test_only_settings_that_there_are(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    assert {"data", "host", "port"} <= named(text) <= set(Settings.__struct_fields__)
    assert "omnibus.cli" in text
    assert "serve" in text


def test_what_is_copied_into_the_container_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = [
        line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ") and "--from" not in line
    ]
    assert copied
    assert all((ROOT / name).exists() for names in copied for name in names)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_understands_it() -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", str(DEPLOY / "omnibus.service")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    ours = [
        line
        for line in done.stderr.splitlines()
        if "omnibus.service" in line and "not executable" not in line
    ]
    assert not ours


def test_a_setting_that_is_none_is_noticed() -> None:
    assert not named("OMNIBUS_PROT=80") <= set(Settings.__struct_fields__)
