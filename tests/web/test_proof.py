"""The record that the browser's proof is tried on is proven to Python, too."""

from pathlib import Path

from omnibus.game.verifying import verify

RECORD = Path(__file__).parent / "proven.record"


def test_the_record_is_proven() -> None:
    findings = verify(RECORD.read_text(encoding="utf-8"))
    assert [finding.step for finding in findings] == ["replay", "commitment", "seed", "first"]
    assert all(finding.right for finding in findings)
