"""What one adds to the shuffle: docs/fairness.md."""

from __future__ import annotations

import secrets


def new_nonce() -> str:
    return secrets.token_urlsafe(24)
