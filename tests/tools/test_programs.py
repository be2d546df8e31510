"""What tests need is installed where it may be, and otherwise missed aloud."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit import postgres
from tests.tools import programs

Answers = Callable[[str], None]
ALL = ("chromium", "initdb", "postgres")


@pytest.fixture
def apt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Root on a machine that has nothing but an apt-get, which does as the test says."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(postgres, "INSTALLED", tmp_path / "postgresql")

    def answers(script: str) -> None:
        program = tmp_path / "apt-get"
        program.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/asked\n{script}\n')
        program.chmod(0o755)

    return answers


def asked(place: Path) -> list[str]:
    file = place / "asked"
    return file.read_text().splitlines() if file.exists() else []


def test_it_is_installed_from_a_fresh_list(apt: Answers, tmp_path: Path) -> None:
    makes = "; ".join(f": > {tmp_path}/{name}; /bin/chmod +x {tmp_path}/{name}" for name in ALL)
    apt(f'case "$*" in *install*) {makes};; esac')
    assert programs.main() == 0
    assert ["update" in line for line in asked(tmp_path)] == [True, False]
    assert asked(tmp_path)[1].endswith("chromium postgresql")


def test_only_what_is_missing_is_asked_for(apt: Answers, tmp_path: Path) -> None:
    apt("")
    (tmp_path / "chromium").touch(mode=0o755)
    assert programs.main() == 0
    assert asked(tmp_path)[1].endswith(" postgresql")
    assert "chromium" not in asked(tmp_path)[1]


def test_what_is_there_costs_nothing(
    apt: Answers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    apt("")
    for name in ALL:
        (tmp_path / name).touch(mode=0o755)
    assert programs.main() == 0
    assert not asked(tmp_path)
    assert not "".join(capsys.readouterr())


@pytest.mark.parametrize(("everything", "code"), [("true", 1), ("false", 0), ("", 0)])
def test_a_failure_is_told_and_an_error_where_everything_must_be_tried(
    apt: Answers,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    everything: str,
    code: int,
) -> None:
    apt("echo no route to the archive; exit 100")
    monkeypatch.setenv("CI", everything)
    assert programs.main() == code
    told = capsys.readouterr().err
    assert "NO BROWSER" in told
    assert "NO POSTGRESQL" in told
    assert "no route to the archive" in told


def test_an_installer_that_brings_none_is_a_failure(apt: Answers, monkeypatch: pytest.MonkeyPatch) -> None:
    apt("")
    monkeypatch.setenv("CI", "true")
    assert programs.main() == 1


def test_who_is_not_root_is_told(
    apt: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    apt("")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert programs.main() == 0
    assert not asked(tmp_path)
    assert "Only root" in capsys.readouterr().err


def test_a_machine_without_apt_is_told(apt: Answers, capsys: pytest.CaptureFixture[str]) -> None:
    assert programs.main() == 0
    assert "apt-get" in capsys.readouterr().err
