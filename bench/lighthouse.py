"""What Lighthouse says of the start page and of a table, as on a phone; npx brings it, where there is node.

It slows the machine down by a fixed factor, so that on a busy machine its performance is too low.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bench.measure import Effort
from bench.result import Result

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 95


def lighthouse(effort: Effort) -> Iterator[Result]:
    """The best of some runs each; nothing where there is no node."""
    if shutil.which("npx") is None:
        return
    from bench.browser_page import visited  # it needs playwright, which only the tests bring

    with visited() as visit:
        table = visit.seated().page.url
        for name, address in (("start page", f"{visit.house.address}/"), ("table", table)):
            runs = [_scores(address) for _ in range(1 if effort.rounds < 10 else 3)]
            for category in CATEGORIES:
                score = max(run[category] for run in runs)
                title = f"Lighthouse, {name}: {category.replace('-', ' ')}"
                yield Result(subject="lighthouse", name=title, value=score, unit="of 100", at_least=LEAST)


def _scores(address: str) -> dict[str, float]:
    from tests.browser.conftest import FLAGS

    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory) / "report.json"
        command = [
            *("npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={file}"),
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
        ]
        environment = {**os.environ, "CHROME_PATH": "/usr/bin/chromium"}
        subprocess.run(command, check=True, env=environment, capture_output=True)
        report = msgspec.json.decode(file.read_bytes())
    return {category: 100 * report["categories"][category]["score"] for category in CATEGORIES}
