"""What the person typed to get here, and what they may type next."""

import os
import shlex


def program() -> str:
    """The start script leaves its name in ``OMNIBUS_PROGRAM``."""
    return os.environ.get("OMNIBUS_PROGRAM") or "omnibus"


def to_type(*words: object) -> str:
    """A command line that works when it is copied, whatever is in the names of files."""
    return shlex.join([program(), *map(str, words)])
