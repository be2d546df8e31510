"""What a program that talks to a server has to expect."""

from __future__ import annotations

from omnibus.errors import OmnibusError


class ServerError(OmnibusError):
    """The server said no, and nothing has changed."""

    def __init__(self, trouble: str, *, reason: str = "", rule: str = "", detail: str = "") -> None:
        said = ": ".join(part for part in (trouble, reason or detail) if part)
        super().__init__(f"the server says {said} ({rule})" if rule else f"the server says {said}")
        self.trouble = trouble
        """One of ``Trouble``, or ``failed``."""
        self.reason = reason
        """Of the rules: the name of a ``Reason`` in lower case with dashes."""
        self.rule = rule


class LostError(OmnibusError):
    """The server was not to be reached for as long as one is patient."""
