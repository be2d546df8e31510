"""Why something is not done at a table."""

from __future__ import annotations

from omnibus.errors import OmnibusError
from omnibus.game.refusal import Refusal
from omnibus.wire.downstream import Trouble


class RefusedError(OmnibusError):
    """Nothing has changed. It is told as slugs: words are the client's."""

    def __init__(self, trouble: Trouble, reason: str = "", rule: str = "") -> None:
        super().__init__(" ".join(part for part in (trouble, reason, rule) if part))
        self.trouble: Trouble = trouble
        self.reason = reason
        self.rule = rule


def by_the_rules(refusal: Refusal) -> RefusedError:
    return RefusedError("rule", refusal.reason.name.lower().replace("_", "-"), refusal.rule)
