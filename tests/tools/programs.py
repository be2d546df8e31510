"""Programs that some tests need: ``python -m tests.tools.programs`` installs Debian's, where it may.

Without them those tests are left out, and this says so. With ``CI=true`` none may be: that is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

from tests.kit import postgres

APT = ("apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::http::Timeout=30")


class Program(NamedTuple):
    package: str
    warning: str
    is_there: Callable[[], bool]


PROGRAMS = (
    Program("chromium", "NO BROWSER", lambda: bool(shutil.which("chromium"))),
    Program("postgresql", "NO POSTGRESQL", lambda: not postgres.missing()),
)


def main() -> int:
    wanted = missing()
    if not wanted:
        return 0
    said = installed([program.package for program in wanted])
    lacking = missing()
    if not lacking:
        return 0
    say(said)
    for program in lacking:
        tell = f"tests that need it are left out. On Debian: apt-get install {program.package}"
        say(f"{program.warning}: {tell}")
    return int(os.environ.get("CI") == "true")


def missing() -> list[Program]:
    return [program for program in PROGRAMS if not program.is_there()]


def installed(packages: list[str]) -> str:
    """Tries, and returns why it could not be done."""
    names = " and ".join(packages)
    if os.geteuid() != 0:
        return f"Only root may install {names}."
    if not shutil.which(APT[0]):
        return f"There is no apt-get to install {names} with."
    say(f"installing {names} (once; less than a minute)")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        done = subprocess.run(
            [*APT, *step],
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            return f"{done.stdout}apt-get {step[0]} failed."
    return ""


def say(text: str) -> None:
    sys.stderr.write(f"./dev: {text}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
