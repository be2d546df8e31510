"""What a server writes down while it runs: for people, or a JSON object each line; nobody's secret."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

import msgspec

from omnibus.server.settings import Settings

SECRETS = re.compile(
    r"\b[0-9]\.[0-9]+\.[0-9A-Za-z_-]{32}"  # of a seat
    r"|\b[a-z2-7]{16}\.[0-9]+\.[0-9A-Za-z_-]{32}"  # of an account
    r"|\b(?:[a-z2-7]{4}-){7}[a-z2-7]{4}\b"  # a recovery code
    r"|(?<=://)[^/@\s]+(?=@)"  # of a database or a mail server
    r"|(?:(?<=/tables/)|(?<=/t/))[A-Za-z0-9_-]+"  # who knows a table's name may watch
)
HIDDEN = "…"
AT_LEAST = {"uvicorn": logging.WARNING, "asyncio": logging.WARNING, "websockets": logging.WARNING}
"""Below that they tell of addresses and paths."""


class Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        said = getattr(record, "said", {})
        more = "".join(f" {name}={value}" for name, value in said.items())
        return SECRETS.sub(HIDDEN, super().format(record) + more)


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "said", {}),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return SECRETS.sub(HIDDEN, msgspec.json.encode(fields).decode())


def set_up_logs(settings: Settings, to: TextIO | None = None) -> None:
    """All loggers of this process write there from now on."""
    out = logging.StreamHandler(to or sys.stderr)
    out.setFormatter(Json() if settings.log_format == "json" else Text())
    logging.basicConfig(level=settings.log_level.upper(), handlers=[out], force=True)
    for name, level in AT_LEAST.items():
        logging.getLogger(name).setLevel(max(level, logging.getLogger().level))
