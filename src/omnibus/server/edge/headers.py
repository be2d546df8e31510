"""What every answer says to the browser about how far it is to be trusted."""

from __future__ import annotations

import re

POLICY = "; ".join(
    [
        "default-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "form-action 'none'",
    ]
)
"""No script and no style that is written into a page is ever run."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
OF_A_PART = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
"""What matters for a script, a style or a face: a hundred of them come to every table."""
PARTS = (".js", ".css", ".woff2", ".ftl")
ONLY_BY_TLS = "max-age=31536000"
NEVER_KEPT = "no-store"
"""What a server says of tables and people is kept by nobody on the way."""

SHOWN_ELSEWHERE = re.compile(r"/app/embed/|/app/app/table/pieces\.js$|/api/boards/|/api/tables/[^/]+/record$")
"""What an embedded board is made of: pages of others may read it. It is the same for all, and no secret."""
FOR_PAGES_OF_OTHERS = {"Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin"}

PYTHON_WORKER = "/app/offline/worker.js"
MAY_COMPILE = "script-src 'self' 'wasm-unsafe-eval'"
"""A worker has a policy of its own; this one runs Python. No page may."""

Headers = list[tuple[bytes, bytes]]


def with_our_headers(said: Headers, path: str, *, tls: bool) -> Headers:
    """Those of the answer go before ours."""
    ours = dict(OF_A_PART if path.endswith(PARTS) else HEADERS)
    if path.startswith("/api/"):
        ours["Cache-Control"] = NEVER_KEPT
    if path == PYTHON_WORKER:
        ours["Content-Security-Policy"] = f"{POLICY}; {MAY_COMPILE}"
    if SHOWN_ELSEWHERE.match(path):
        ours.update(FOR_PAGES_OF_OTHERS)
    if tls:
        ours["Strict-Transport-Security"] = ONLY_BY_TLS
    known = {name.lower() for name, _ in said}
    added = [(name.lower().encode(), value.encode()) for name, value in ours.items()]
    return [*said, *((name, value) for name, value in added if name not in known)]
